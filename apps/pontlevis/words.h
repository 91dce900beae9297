// Small pieces of sentences that several commands say.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis::program {

/// "1 tile", "3 tiles", "2 cities"
[[nodiscard]] std::string counted(std::int64_t count, std::string_view one);

/// "red", "red and blue", "red, blue and green"; "nobody" for none.
[[nodiscard]] std::string joined(const std::vector<std::string>& names);

/// The seats of a mask, bit a seat.
[[nodiscard]] std::vector<std::uint8_t> seats_in(std::uint8_t mask);

/// "city1 at (0,-1)": where people need no name of the tile.
[[nodiscard]] std::string place_text(const Game& game, Location where);

/// A text's lines.
[[nodiscard]] std::vector<std::string> lines_of(std::string_view text);

/// Who did it, as players know it: "Inns & Cathedrals, inn_value" for "inns-and-cathedrals.inn_value".
[[nodiscard]] std::string contributor(const Ruleset& rules, std::string_view name);

}  // namespace pontlevis::program
