// Draws figures and glyphs: what stands upright on the board and in the legend.
#pragma once

#include "pontlevis/core/ruleset.h"
#include "style.h"
#include "svg.h"

namespace pontlevis::picture {

enum class Posture : std::uint8_t { standing, lying };

/// A figure around `at`: the outline of its kind, filled with its seat's colour, with its seat's letter. Kinds that
/// have no outline of their own bear a badge with their glyph, but the base game's.
void draw_figure(Svg& svg, Point at, const SeatStyle& seat, const FigureKindInfo& kind,
                 Posture posture = Posture::standing);

/// What stands for a segment's attribute, "inns.inn": its glyph, or the first letter of its name.
void draw_attribute(Svg& svg, Point at, const Ruleset& rules, std::string_view attribute);

/// A letter or two in a round badge.
void draw_badge(Svg& svg, Point at, double radius, std::string_view text);

}  // namespace pontlevis::picture
