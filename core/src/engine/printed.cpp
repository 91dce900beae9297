#include "engine/printed.h"

namespace pontlevis {
namespace {

std::uint8_t sides_of(const SegmentType& type) {
    std::uint32_t sides = type.edges;
    for (std::uint32_t half = 0; half < kHalves; ++half)
        if (type.halves >> half & 1) sides |= 1u << half / 2;
    return static_cast<std::uint8_t>(sides);
}

// Corners where a field has both halves: the left one of an edge and the right one of the edge before it.
std::uint8_t corners_of(std::uint32_t halves) {
    std::uint32_t corners = 0;
    for (std::uint32_t corner = 0; corner < 4; ++corner)
        corners |= (halves >> 2 * corner & halves >> (2 * corner + 7) % kHalves & 1u) << corner;
    return static_cast<std::uint8_t>(corners);
}

std::uint16_t meets_of(const TileType& tile, std::size_t segment) {
    std::uint32_t meets = 0;
    for (const auto& group : tile.junctions) {
        std::uint32_t mask = 0;
        for (const std::uint8_t one : group) mask |= 1u << one;
        if (mask >> segment & 1) meets |= mask & ~(1u << segment);
    }
    return static_cast<std::uint16_t>(meets);
}

std::uint64_t attributes_of(const Ruleset& rules, const std::vector<Mark>& marks) {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < rules.attributes.size() && i < 64; ++i)
        if (find_mark(marks, rules.attributes[i]) != nullptr) bits |= std::uint64_t{1} << i;
    return bits;
}

}  // namespace

Printed printed_on(const Ruleset& rules) {
    Printed printed;
    printed.segments.resize(rules.tiles.size());
    printed.sides.resize(rules.tiles.size() * rules.feature_kinds.size());
    for (std::size_t type = 0; type < rules.tiles.size(); ++type) {
        const TileType& tile = rules.tiles[type];
        printed.symbols.push_back(attributes_of(rules, tile.symbols));
        for (std::size_t i = 0; i < tile.segments.size() && i < kMaxSegments; ++i) {
            const SegmentType& segment = tile.segments[i];
            printed.segments[type][i] = {sides_of(segment), corners_of(segment.halves), segment.cities, meets_of(tile, i), 0, attributes_of(rules, segment.marks)};
            for (std::size_t kind = 0; kind < rules.feature_kinds.size(); ++kind)
                if (rules.feature_kinds[kind].name == segment.kind) printed.sides[type * rules.feature_kinds.size() + kind] |= sides_of(segment);
        }
    }
    return printed;
}

}  // namespace pontlevis
