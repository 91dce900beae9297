// Where the tile in hand may be laid and a figure stand: what the options of a decision name on the board.
#pragma once

#include <vector>

#include "board_picture.h"
#include "standing.h"
#include "svg.h"

namespace pontlevis::picture {

/// The cells that the options name.
[[nodiscard]] std::vector<Cell> cells_of(const Moment& moment);

/// Each cell once, with the turns that fit; each location once, with the first letters of the kinds of figures.
void draw_places(Svg& svg, const Moment& moment, Standing& standing);

}  // namespace pontlevis::picture
