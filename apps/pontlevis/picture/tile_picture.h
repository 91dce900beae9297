// Draws a tile type: its terrain, which turns with the tile, and what stands upright on it.
#pragma once

#include "pontlevis/core/ruleset.h"
#include "svg.h"
#include "tile_plan.h"

namespace pontlevis::picture {

/// Ground, bands and areas of the unturned tile, from (0,0) to (kTile,kTile).
void draw_terrain(Svg& svg, const TileType& tile, const TilePlan& plan);

/// Buildings, gardens, pennants and attributes of a tile that lies with its north-west corner at `corner`. `complete`:
/// bit a segment of it whose feature is completed.
void draw_items(Svg& svg, Point corner, Turns turns, const Ruleset& rules, const TileType& tile, const TilePlan& plan,
                std::uint16_t complete = 0);

void draw_pennant(Svg& svg, Point at);
void draw_gate(Svg& svg, Point at);
void draw_crossing(Svg& svg, Point at);
/// A monastery, a garden, or a plate with the kind's glyph.
void draw_spot(Svg& svg, Point at, const Ruleset& rules, std::string_view kind);
/// What names a band that is no road.
void draw_band_name(Svg& svg, Point at, const Ruleset& rules, std::string_view kind);
/// What lies along the north edge of an unturned tile where a symbol is about it.
void draw_strip(Svg& svg, Point corner, Turns turns);

}  // namespace pontlevis::picture
