// The board: cells found by coordinates, the frontier of open cells with what their sides demand, and the
// laying of a tile. Joining segments to features is features.h.
#pragma once

#include "engine/position.h"

namespace pontlevis {

/// The cell row at (x, y), or kNone where there is neither a tile nor an open cell.
inline Index find_cell(const Position& p, int x, int y) {
    const std::uint32_t bits = p.layout->grid_bits;
    const std::uint32_t side = (1u << bits) - 1;
    const std::uint32_t all = p.layout->capacity[kGrid] - 1;
    std::uint32_t at = (static_cast<std::uint32_t>(y) & side) << bits | (static_cast<std::uint32_t>(x) & side);
    for (;;) {
        const Index cell = p.grid[at];
        if (cell == kNone || (p.cells[cell].x == x && p.cells[cell].y == y)) return cell;
        at = (at + 1) & all;
    }
}

/// The frontier keeps keys that sort north to south, then west to east; the low half is the cell row.
inline std::uint64_t frontier_key(const CellRow& row, Index cell) {
    const auto biased = [](std::int16_t v) { return static_cast<std::uint64_t>(static_cast<std::uint16_t>(v + 0x8000)); };
    return biased(row.y) << 48 | biased(row.x) << 32 | cell;
}
inline Index frontier_cell(std::uint64_t key) { return static_cast<Index>(key); }

/// Empties grid and tables for a new game.
void clear_board(Position& position);

/// Makes (0,0) the only open cell and returns it.
Index open_first_cell(Position& position);

/// Where an open cell stands in the frontier.
std::uint32_t frontier_place(const Position& position, Index cell);

/// Fills the grid again from the cells.
void rebuild_grid(Position& position);

/// Lays a tile on an open cell, joins its segments, updates the frontier and notes in `dirty` what may be
/// finished by it. The caller has checked the fit. `place` is the cell's place in the frontier.
void lay_tile(Position& position, Index cell, std::uint32_t place, Index type, Turns turns);

}  // namespace pontlevis
