// Texts as a terminal shows them: UTF-8, a character a cell, lines of a certain width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pontlevis::program {

/// The bytes of the first character.
[[nodiscard]] std::size_t first_character(std::string_view text);

/// How many cells a text fills.
[[nodiscard]] int cells_of(std::string_view text);

/// As much of a text as fits; the last cell is then a '~'.
[[nodiscard]] std::string cut(std::string_view text, int cells);

/// A text in lines of at most `width` cells, broken at blanks; those after the first are indented by `indent`. A
/// word that is longer stays whole.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, int width, int indent);

}  // namespace pontlevis::program
