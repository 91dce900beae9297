// The shapes of a tile's segments, drafted from the edges that they reach and the junctions in which they meet.
#pragma once

#include "tile_plan.h"

namespace pontlevis::picture {

[[nodiscard]] Form form_of(const SegmentType& segment);

/// Fills in `segments`, `gates` and `crossings`. Only spots in junctions are settled, in the middle of the tile.
void draft_shapes(const TileType& tile, TilePlan& plan);

}  // namespace pontlevis::picture
