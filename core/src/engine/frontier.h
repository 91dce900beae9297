// The open cells, so kept that the legal places of a tile are quickly counted and the k-th one found.
//
// A small board keeps them in one list and walks it. A large one keeps them in buckets by signature and
// walks the signatures that the tile fits: the cost no longer grows with the board. Neither order is the
// canonical one; both are fixed by the state.
#pragma once

#include <vector>

#include "engine/position.h"

namespace pontlevis {

void clear_frontier(Position& position);

/// A cell that has just been made, with its signature, becomes open.
void add_open(Position& position, Index cell);

/// An open cell is about to get a tile.
void remove_open(Position& position, Index cell);

/// The open cell's sides demand more than they did.
void demand_more(Position& position, Index cell, std::uint16_t demand);

/// Legal places of a tile type, each turn that does not look like an earlier one counted (BASE-6).
std::uint32_t count_places(Position& position, Index type);

/// The same sum alone: it leaves what count_places noted for pick_place.
std::uint32_t count_fitting(const Position& position, Index type);

/// The k-th of them. count_places was called for the same type since the last change.
Place pick_place(const Position& position, Index type, std::uint32_t k);

/// The turns of each mask, so that they are found without branches: always four, as many as `count` says are real.
struct TurnList {
    std::uint8_t turns[16][4]{};
    std::uint8_t count[16]{};
};
inline constexpr TurnList kTurns = [] {
    TurnList list;
    for (unsigned mask = 0; mask < 16; ++mask)
        for (std::uint8_t turn = 0; turn < 4; ++turn)
            if (mask >> turn & 1u) list.turns[mask][list.count[mask]++] = turn;
    return list;
}();

/// All cells that it fits: north to south, west to east.
void list_fitting(const Position& position, Index type, std::vector<Fitting>& out);

}  // namespace pontlevis
