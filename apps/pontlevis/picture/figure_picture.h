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
                 Posture posture = Posture::standing, double scale = 1);

/// For what a segment that a mark points at is complete.
inline constexpr std::string_view kComplete = "complete";

/// What stands for an attribute, "inns.inn", where a mark carries that word: its glyph, or its name's first letter.
[[nodiscard]] Glyph glyph_of(const Ruleset& rules, std::string_view attribute, std::string_view word = "");
/// The same for a kind of features.
[[nodiscard]] Glyph glyph_of_kind(const Ruleset& rules, std::string_view kind);

/// A glyph in a round badge.
void draw_plate(Svg& svg, Point at, double radius, const Glyph& glyph);

}  // namespace pontlevis::picture
