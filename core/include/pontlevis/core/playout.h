// Playing on at random: what samplers and searches do most.
#pragma once

#include "pontlevis/core/game.h"
#include "pontlevis/core/random.h"

namespace pontlevis {

/// Answers every decision with an option taken uniformly by `random`, and chance by the state's own generator,
/// until the game is over. Allocates nothing once the game has played as large a position before.
///
/// Errors: Fault::handler if a plugin failed: this playout is void, and so is the game's position.
[[nodiscard]] Result<void> play_out(Game& game, Random& random);

}  // namespace pontlevis
