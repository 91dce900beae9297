// What a step, action, fate or reaction remembers while it waits, and what the frame says at its beginning.
// Included through plugin.h.
#pragma once

#include <cstdint>

#include "pontlevis/sdk/views.h"

namespace pontlevis::sdk {

/// One answer to a decision: action, turn, and operands a, b, c. Location{option.b} reads a location,
/// Word(option.a).cell() a cell.
using Option = plv_option;

/// pc, decider, player and words[6]: the plugin's own, and part of the game: saved, copied and hashed with it. At
/// the beginning pc is 0, the decider is the active player, and the words tell what it is about: of an action its
/// option's a, b and c; of what was pushed or posted what was given; of reactions and fates see below.
using Frame = plv_frame;

/// What a function that may ask wants next.
enum class Next : plv_rc {
    done = PLV_OK,
    ask = PLV_ASK,      // asks frame.decider what its options function offers; then it is called with the answer
    again = PLV_AGAIN,  // is called again when what it pushed is done
};

/// What a reaction at figure.arrived is about: `by` caused it, a seat or kNobody.
struct Arrival {
    explicit constexpr Arrival(const Frame& frame)
        : figure(frame.words[0]), from{frame.words[1]}, to{frame.words[2]}, cause(frame.words[3]), by(frame.words[4]) {}

    std::uint32_t figure;
    Location from, to;
    std::uint32_t cause;
    Seat by;
};

/// The same at figure.left.
using Departure = Arrival;

/// What a reaction at tile.laid is about.
struct TileLaid {
    explicit constexpr TileLaid(const Frame& frame) : tile(frame.words[0]) {}

    std::uint32_t tile;
};

/// What a reaction at points.changed is about.
struct PointsChanged {
    explicit constexpr PointsChanged(const Frame& frame)
        : seat(frame.words[0]),
          before(static_cast<Points>(frame.words[1])),
          after(static_cast<Points>(frame.words[2])) {}

    Seat seat;
    Points before, after;
};

/// What a reaction at score.done, or a handler of score.bonus, is about: entries, from the first on.
struct ScoreDone {
    explicit constexpr ScoreDone(const Frame& frame) : first_entry(frame.words[0]), count(frame.words[1]) {}

    std::uint32_t first_entry, count;
};

/// What a handler of score.set is about: which entries are about to be counted.
struct EntriesWanted {
    explicit constexpr EntriesWanted(const Frame& frame) : anchor(frame.words[0]) {}

    std::uint32_t anchor;  // the number of "score.set", "end.features" or "end.fields": Queries::anchor
};

/// Whose fate it is, and the entry that the figure was scored with.
struct FateOf {
    explicit constexpr FateOf(const Frame& frame) : figure(frame.words[0]), entry(frame.words[1]) {}

    std::uint32_t figure, entry;
};

}  // namespace pontlevis::sdk
