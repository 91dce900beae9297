// What somebody may mean who names a figure and a place, but no option: "wagon to (3,1)".
#pragma once

#include <string_view>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis::program {

/// All that the words may name, legal or not, of the actions that the decision at hand is about; of any, if it is about
/// none that fits. Words are names of figures, seats, actions, segments or their kinds, cells and numbers of figures, in
/// any order; little words are left out.
///
/// Errors: Fault::option: the word that is none of these, the cell without a tile, or that no action has to do with it all.
[[nodiscard]] Result<std::vector<Option>> options_meant(Game& game, std::string_view words);

}  // namespace pontlevis::program
