// The board: cells found by coordinates, and the laying of a tile. Where open cells are kept and counted is
// frontier.h; joining segments to features is features.h.
#pragma once

#include "engine/position.h"

namespace pontlevis {

/// Where the grid keeps (x, y), unless another cell got there first.
inline std::uint32_t grid_slot(const Position& p, int x, int y) {
    const std::uint32_t bits = p.layout->grid_bits;
    const std::uint32_t side = (1u << bits) - 1;
    return (static_cast<std::uint32_t>(y) & side) << bits | (static_cast<std::uint32_t>(x) & side);
}

/// The cell row at (x, y), or kNone where there is neither a tile nor an open cell.
inline Index find_cell(const Position& p, int x, int y) {
    std::uint32_t at = grid_slot(p, x, y);
    for (;;) {
        const Index cell = p.grid[at];
        if (cell == kNone || (p.cells[cell].x == x && p.cells[cell].y == y)) return cell;
        at = (at + 1) & (p.layout->capacity[kGrid] - 1);
    }
}

/// Whether all cells, and those that touch them, have a slot of their own in the grid.
inline bool fits_grid(const Position& p) {
    const int most = (1 << p.layout->grid_bits) - 3;
    return p.head->east - p.head->west < most && p.head->south - p.head->north < most;
}

/// The same for a cell that is known to touch the board; `fits` is fits_grid().
inline Index find_near(const Position& p, int x, int y, bool fits) {
    return fits ? p.grid[grid_slot(p, x, y)] : find_cell(p, x, y);
}

/// Empties grid and tables for a new game.
void clear_board(Position& position);

/// Makes (0,0) the only open cell and returns it.
Index open_first_cell(Position& position);

/// One copy of a tile type less in the bag, whatever is drawn.
inline void take_from_bag(Position& p, Index type) {
    // Every sum from this type on has one tile less. Written without a branch, so that vectors do it. A short bag is gone
    // through whole: where to begin would be a guess.
    constexpr std::int16_t kShort = 64;
    std::int16_t* const bag = p.bag;
    const auto wanted = static_cast<std::int16_t>(type);
    const auto types = static_cast<std::int16_t>(p.head->bag);
    for (auto i = types <= kShort ? std::int16_t{0} : static_cast<std::int16_t>(type & ~(kBagBlock - 1)); i < types; ++i) bag[i] = static_cast<std::int16_t>(bag[i] - (i >= wanted));
}

/// Makes grid and frontier afresh from the cells, when the block has grown.
void rebuild_board(Position& position);

/// Lays a tile on an open cell, joins its segments, updates the frontier and notes in `dirty` what may be
/// finished by it. The caller has checked the fit.
void lay_tile(Position& position, Index cell, Index type, Turns turns);

}  // namespace pontlevis
