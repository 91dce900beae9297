// Actors: the functions of plugins that change the game and may ask, be they steps, actions, fates or reactions.
// Each runs in a frame of the state's stack; the uppermost one is running or waits for an answer.
#pragma once

#include "engine/calls.h"
#include "engine/reactions.h"
#include "engine/steps.h"

namespace pontlevis {

/// Actor numbers of the engine's own frames.
inline constexpr std::uint16_t kPartFrame = 0xfffe;  // a part that runs for another seat, or at the end
inline constexpr std::uint16_t kFateFrame = 0xfffd;  // the fates of all figures in limbo

/// Puts a frame on the stack. False if it is too high: position.fault says so.
bool push_frame(Position& position, std::uint16_t actor, const Words& words);

/// Puts an actor into the queue. False if that is full.
bool queue_actor(Position& position, std::uint16_t actor, const Words& words, Index anchor);

/// Whether frames or queued actors have to run before the program goes on.
[[nodiscard]] inline bool is_busy(const Position& p) {
    if ((p.head->frames | p.head->queue | (p.head->flags & kLonely)) == 0) return false;
    return p.head->queue != 0 || (p.head->flags & kLonely) != 0 || p.frames[p.head->frames - 1].actor != kPartFrame;
}

/// Runs the uppermost frame, or what is queued. Flow::next: look again; Flow::skip: nothing can run now.
Flow run_actors(Position& position);

/// Runs an actor that may not ask: it reads the game and adds entries or points. False if it failed.
bool run_at_once(Position& position, Index actor, const Words& words, Allowed allowed);

/// The rule and name under which a frame's decision is asked; for people.
[[nodiscard]] const Actor* asking_actor(const Position& position);

}  // namespace pontlevis
