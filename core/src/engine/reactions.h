// What plugins want to hear of: it is noted as it happens and dealt with at the next safe point, never inside the
// change that caused it.
#pragma once

#include <array>

#include "engine/position.h"

namespace pontlevis {

/// The numbers that a moment comes with, in a frame's words (docs/hooks.md).
using Words = std::array<std::uint32_t, 6>;

/// Queues the reactions to something that has just happened.
void queue_reactions(Position& position, Moment moment, const Words& words);

inline void notice(Position& p, Moment moment, const Words& words) {
    if (!p.machine.plugins.reactions[static_cast<int>(moment)].empty()) queue_reactions(p, moment, words);
}

}  // namespace pontlevis
