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

/// "city1 at (0,-1)", "the nw corner of (3,1)": where people need no name of the tile.
[[nodiscard]] std::string place_text(const Game& game, Location where);

/// What a decision of plugins is about: "The Drawbridges, cross  [DB-15]", or the place in the turn.
[[nodiscard]] std::string asker_text(const Ruleset& rules, const Decision& decision);

/// A text's lines.
[[nodiscard]] std::vector<std::string> lines_of(std::string_view text);

}  // namespace pontlevis::program
