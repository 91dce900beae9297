// What would come of an option, told before it is taken. Nothing is drawn for it, so it tells no secrets.
#pragma once

#include <string>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis::program {

/// The option in words, what it touches, and what would score if nothing else were placed; or why it is refused,
/// as explain --why tells it. Lines of any length.
[[nodiscard]] std::vector<std::string> option_explained(Game& game, const Option& option);

}  // namespace pontlevis::program
