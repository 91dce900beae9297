// Which segment each point of a tile belongs to, on a fine grid, and how far it is from there to the border.
#pragma once

#include <vector>

#include "tile_plan.h"

namespace pontlevis::picture {

struct Place {
    std::size_t segment;
    Point at;
    double room;  // to the segment's border; on a band, to its ends
};

/// Places of all segments but spots, row by row; of bands along their lines.
[[nodiscard]] std::vector<Place> places_on(const TileType& tile, const TilePlan& plan);

}  // namespace pontlevis::picture
