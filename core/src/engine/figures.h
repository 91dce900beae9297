// Figures, tokens and attachments on their ways: from supply to a location, on to another one, home, or out of
// the game. Each way tells the plugins that want to know, and takes along or sends home what stands on a figure.
#pragma once

#include "engine/position.h"

namespace pontlevis {

inline constexpr std::uint32_t kNoRow = ~0u;

/// The stock row of a seat's figures of a kind, or of nobody's for kNobody; kNoRow if there is none.
[[nodiscard]] inline std::uint32_t stock_row(const Position& p, std::uint32_t seat, std::uint32_t kind) {
    if (kind >= p.machine.figure_kinds) return kNoRow;
    const bool owned = p.machine.figures[kind].owned;
    if (owned ? seat >= p.machine.seats : seat != kNobody) return kNoRow;
    return (owned ? seat : p.machine.seats) * p.machine.figure_kinds + kind;
}
[[nodiscard]] inline std::uint32_t stock_row(const Position& p, const FigureRow& figure) {
    return stock_row(p, figure.seat, figure.kind);
}

/// Why a figure goes: the number of a cause.
using Cause = std::uint32_t;

/// The lowest figure of the stock row, which is not empty, goes to a location. Returns its number.
Index place_figure(Position& position, std::uint32_t stock_row, Location where, Cause cause);

/// From where it stands, limbo included.
void move_figure(Position& position, Index figure, Location where, Cause cause);

/// To its owner's supply, from a location, from limbo, or from out of the game.
void send_home(Position& position, Index figure, Cause cause);

/// Out of the game.
void remove_figure(Position& position, Index figure, Cause cause);

/// The entry with which a figure was lifted, if it has not gone anywhere since; else kNone.
[[nodiscard]] Index limbo_entry(const Position& position, Index figure);
[[nodiscard]] inline bool in_limbo(const Position& p, Index figure) {
    return p.head->entries != 0 && limbo_entry(p, figure) != kNone;
}

/// What stands on a figure goes home if its kind says so.
void send_home_riders(Position& position, Index figure, Leaving when, Cause cause);

/// Companions that are alone go home.
void send_home_lonely(Position& position);

}  // namespace pontlevis
