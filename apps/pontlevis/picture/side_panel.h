// What stands beside the board: scores, the tile in hand, the last turn, and what the signs mean.
#pragma once

#include "board_picture.h"
#include "svg.h"
#include "tile_plan.h"

namespace pontlevis::picture {

inline constexpr double kPanelWidth = 310;

/// Draws it from (0,0) down; returns its height.
double draw_panel(Svg& svg, const Moment& moment);

}  // namespace pontlevis::picture
