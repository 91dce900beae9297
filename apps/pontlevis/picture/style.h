// How the picture looks: one style sheet, and what each seat is known by. Whatever differs in colour differs in
// pattern, outline or letter too, so that a grey print says the same.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/ruleset.h"

namespace pontlevis::picture {

extern const std::string_view kStyleSheet;
extern const std::string_view kPatterns;  // what the sheet fills with, for <defs>

/// What shows whose a figure is.
struct SeatStyle {
    std::string letter;
    std::string fill;
    bool dark = false;  // it wants light letters
};

/// In turn order. The letters are those that the names begin with, or A to F where two begin alike. Whoever is
/// named by a colour has it; the others get colours that differ in lightness and to colour-blind people.
[[nodiscard]] std::vector<SeatStyle> seat_styles(const std::vector<std::string>& names);

/// The first `many` characters (UTF-8) of a text; with an ellipsis if it had more.
[[nodiscard]] std::string shortened(const std::string& text, std::size_t many);
/// What a kind of figures is called where there is room for a letter: its glyph's text, or its name's first one.
[[nodiscard]] std::string letter_of(const FigureKindInfo& kind);
/// The first character, as a capital where it is an English letter.
[[nodiscard]] std::string initial(std::string_view name);

}  // namespace pontlevis::picture
