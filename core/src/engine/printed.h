// What is printed on tiles, as functions of plugins ask for it: worked out once a ruleset.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/rows.h"
#include "pontlevis/core/ruleset.h"

namespace pontlevis {

struct Printed {
    std::vector<std::array<plv_printed_row, kMaxSegments>> segments;  // by tile type
    std::vector<std::uint64_t> symbols;  // by tile type: bit an attribute that the whole tile bears, of the first 64
    std::vector<std::uint8_t> sides;  // [tile type * feature kinds + kind]: that features of the kind reach
};

/// Whether an attribute may be among those; the first 64 for certain.
[[nodiscard]] constexpr bool may_bear(std::uint64_t marks, std::uint32_t attribute) { return attribute >= 64 || (marks >> attribute & 1u) != 0; }

[[nodiscard]] Printed printed_on(const Ruleset& rules);

}  // namespace pontlevis
