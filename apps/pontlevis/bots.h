// Who plays where no person does. A bot answers one decision at a time and remembers nothing of the game, so
// the same position, seed and options give the same answer, also after a save was loaded.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/game.h"
#include "pontlevis/core/random.h"

namespace pontlevis::program {

class Bot {
public:
    virtual ~Bot() = default;

    /// An option of the decision at hand, which must be a player's. `game` is left as it is.
    [[nodiscard]] virtual Option choose(Game& game, Random& random) = 0;
};

/// "random" takes every option with the same likelihood.
/// "greedy" takes the option after which it stands best: points won, what its figures promise, figures in
/// hand. With a tile in hand it looks ahead over the figures that it could place on it. It draws lots of ties.
/// Anything else gives nothing.
[[nodiscard]] std::unique_ptr<Bot> make_bot(std::string_view name, const std::shared_ptr<const Ruleset>& rules);

[[nodiscard]] std::vector<std::string> bot_names();

/// The random numbers for one decision of a game, the same whether or not it was interrupted before.
[[nodiscard]] Random random_for(std::uint64_t seed, const Game& game);

}  // namespace pontlevis::program
