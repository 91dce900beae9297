// A position put on the table by hand, for tests, puzzles and editors: no turn is played and nothing scored.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis {

struct SetupTile {
    struct Figure {
        std::uint8_t seat = 0;  // 0xff: of a kind that belongs to nobody
        std::uint8_t kind = 0;
        std::uint8_t segment = 0;  // of this tile
    };
    std::uint16_t type = 0;
    Cell cell;
    Turns turns = 0;
    std::vector<Figure> figures;
};

struct Setup {
    std::vector<SetupTile> tiles;  // in any order; one of them lies at (0,0)
    std::uint8_t seat = 0;         // whose turn begins
    std::vector<std::int32_t> scores;                // a seat; missing ones are 0
    std::optional<std::vector<std::uint32_t>> bag;   // copies left a tile type; default: all that are not laid
};

/// Puts `setup` on the table in place of the game's position and begins the turn of `setup.seat`. The
/// generator goes on as it was.
///
/// Features may be finished and still hold figures: they are scored only when a later tile finishes something
/// of theirs. Figures may share a feature, as after a join.
/// Errors: Fault::option if a tile does not fit its neighbours (BASE-6), lies apart, is not in the box often
/// enough, or a figure is not in supply or may not stand there; Fault::handler if a plugin fails at the
/// start of the turn. The game is then as before.
[[nodiscard]] Result<void> set_up(Game& game, const Setup& setup);

/// Puts other tiles into the bag while one is to be drawn, `bag[type]` of each type; an empty bag ends the game. All
/// else on the table stays as it is.
///
/// Errors: Fault::option if no draw is due, or the bag does not name every type.
[[nodiscard]] Result<void> refill_bag(Game& game, const std::vector<std::uint32_t>& bag);

}  // namespace pontlevis
