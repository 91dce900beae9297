#include "baseline_plan.h"

#include <bit>
#include <string_view>

namespace pontlevis::bench {
namespace {

constexpr int kNeverComplete = 1 << 12;  // the open edges of fields and monasteries: far from 0 all game

Kind kind_of(std::string_view name) {
    return name == "road" ? kRoad : name == "city" ? kCity : name == "monastery" ? kMonastery : kField;
}

Border border_of(const TileType& tile, int side) {
    Border border{kind_of(tile.edges[side]), 0, 0, 0};
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        const auto index = static_cast<std::uint8_t>(i);
        if (tile.segments[i].edges >> side & 1) border.middle = index;
        if (tile.segments[i].halves >> (2 * side) & 1) border.left = index;
        if (tile.segments[i].halves >> (2 * side + 1) & 1) border.right = index;
    }
    if (border.kind == kField) border.middle = border.left;
    return border;
}

bool fits(const Borders& borders, int signature) {
    for (int side = 0; side < kSides; ++side) {
        const int wanted = signature >> (2 * side) & 3;
        if (wanted != 0 && wanted != borders[side].kind) return false;
    }
    return true;
}

}  // namespace

Plan plan_of(const TileType& tile) {
    Plan plan;
    plan.segments = static_cast<int>(tile.segments.size());
    for (int i = 0; i < plan.segments; ++i) {
        const SegmentType& segment = tile.segments[i];
        plan.kind[i] = kind_of(segment.kind);
        plan.pennants[i] = segment.pennants;
        plan.cities[i] = segment.cities;
        const bool completable = plan.kind[i] == kRoad || plan.kind[i] == kCity;
        plan.open[i] = completable ? std::popcount(segment.edges) : kNeverComplete;
    }
    for (int turns = 0; turns < 4; ++turns)
        for (int side = 0; side < kSides; ++side) plan.turned[turns][(side + turns) & 3] = border_of(tile, side);
    // Signature 0 stays without places: an open cell has a neighbour, and the padding behind them has none.
    for (int signature = 1; signature < 256; ++signature)
        for (int turns = 0; turns < 4; ++turns)
            if (fits(plan.turned[turns], signature)) {
                plan.fits[signature] |= static_cast<std::uint8_t>(1 << turns);
                ++plan.places[signature];
            }
    return plan;
}

}  // namespace pontlevis::bench
