// A second opinion on a game's state: everything that follows from the tiles and figures on the table is worked
// out anew, slowly, and compared with what the engine keeps. For tests, and for hosts that are built to check
// themselves; it takes about as long as some hundred decisions.
#pragma once

#include <string>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis {

struct VerifyOptions {
    bool whole_box = true;  // false: the game was set up with a bag of its own, so tiles may be missing
};

/// Every disagreement in words, empty if there is none: "feature 12 has 3 open edges, but 2 are counted".
///
/// Compared: features as connected segments, their open edges, pennants, sizes, rings and figures; cells, grid
/// and the open cells with what their neighbours demand; that no tile and no figure is lost or there twice;
/// that the tables have room. Scores follow from no table and are not checked.
[[nodiscard]] std::vector<std::string> verify(const Game& game, const VerifyOptions& options = {});

}  // namespace pontlevis
