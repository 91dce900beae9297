// What is printed on tiles, as functions of plugins ask for it: worked out once a ruleset.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/rows.h"
#include "pontlevis/core/ruleset.h"

namespace pontlevis {

/// A segment of a tile as printed, turned by nothing. Bit a side, a corner, or a segment of its tile.
struct PrintedSegment {
    std::uint8_t sides = 0;    // that it reaches; a field: where it has a half
    std::uint8_t corners = 0;  // of a field: that it fills, from north and west on
    std::uint16_t cities = 0;  // that a field borders
    std::uint16_t meets = 0;   // at a junction
    std::uint64_t marks = 0;   // bit an attribute that it bears, of the first 64
};

struct Printed {
    std::vector<std::array<PrintedSegment, kMaxSegments>> segments;  // by tile type
    std::vector<std::uint64_t> symbols;  // by tile type: bit an attribute that the whole tile bears, of the first 64
    std::vector<std::uint8_t> sides;  // [tile type * feature kinds + kind]: that features of the kind reach
};

/// Whether an attribute may be among those; the first 64 for certain.
[[nodiscard]] constexpr bool may_bear(std::uint64_t marks, std::uint32_t attribute) { return attribute >= 64 || (marks >> attribute & 1u) != 0; }

[[nodiscard]] Printed printed_on(const Ruleset& rules);

/// A mask of sides or corners of a tile that lies turned.
[[nodiscard]] constexpr std::uint32_t turned(std::uint32_t mask, std::uint32_t turns) {
    return (mask << turns | mask >> (4 - turns)) & 0xf;
}

}  // namespace pontlevis
