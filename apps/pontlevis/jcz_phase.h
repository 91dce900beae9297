// Where in a turn a game of ours is, as far as JCloisterZone parts it: they score at COMMIT, after the action, and move
// on what was scored afterwards.
#pragma once

#include <string>

#include "pontlevis/core/game.h"

namespace pontlevis::program::jcz {

enum class Phase : unsigned char {
    draw,    // a tile is to be drawn
    tile,    // and laid
    action,  // after it is laid and before it is scored
    fate,    // of what was scored
    other,   // before a tile is drawn, at the end, chance
};

[[nodiscard]] Phase phase_of(const Game& game);

/// "a tile is to be laid", "mills.turn asks": for messages.
[[nodiscard]] std::string decision_text(const Game& game);

}  // namespace pontlevis::program::jcz
