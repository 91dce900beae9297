// Somebody who answers at random, with the same answers in every build. For tests that need whole games and
// do not mind which.
#pragma once

#include <cstdint>

#include "pontlevis/core/session.h"

namespace pontlevis::kit {

class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : state_(seed) {}

    /// Every option with the same likelihood. The decision must be a player's.
    [[nodiscard]] Option choose(Game& game) {
        return game.list()[below(static_cast<std::uint32_t>(game.list().size()))];
    }

    /// Uniform in [0, bound).
    std::uint32_t below(std::uint32_t bound) {
        state_ += 0x9e3779b97f4a7c15u;  // SplitMix64
        std::uint64_t z = state_;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        z ^= z >> 31;
        return static_cast<std::uint32_t>((z >> 32) * bound >> 32);
    }

private:
    std::uint64_t state_;
};

/// Plays on until `decisions` are answered in all, or the game is over. For engine-drawn games.
inline void play_on(Session& session, RandomPlayer& player, std::size_t decisions = ~std::size_t{0}) {
    while (session.record().size() < decisions && !session.game().finished()) {
        if (!session.play(player.choose(session.game()))) return;
    }
}

}  // namespace pontlevis::kit
