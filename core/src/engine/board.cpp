#include "engine/board.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

#include "engine/features.h"
#include "engine/frontier.h"
#include "engine/graph.h"

namespace pontlevis {
namespace {

constexpr int kDx[] = {0, 1, 0, -1};
constexpr int kDy[] = {-1, 0, 1, 0};

void put_in_grid(Position& p, Index cell, int x, int y) {
    std::uint32_t at = grid_slot(p, x, y);
    while (p.grid[at] != kNone) at = (at + 1) & (p.layout->capacity[kGrid] - 1);
    p.grid[at] = cell;
}

Index new_cell(Position& p, int x, int y, std::uint16_t signature) {
    Header& head = *p.head;
    const Index cell = head.cells++;
    const auto narrow_x = static_cast<std::int16_t>(x), narrow_y = static_cast<std::int16_t>(y);
    p.cells[cell] = {narrow_x, narrow_y, signature, 0};
    if (narrow_x < head.west) head.west = narrow_x;
    if (narrow_x > head.east) head.east = narrow_x;
    if (narrow_y < head.north) head.north = narrow_y;
    if (narrow_y > head.south) head.south = narrow_y;
    put_in_grid(p, cell, x, y);
    return cell;
}

// The row behind the last cell, as if (x, y) were open and nothing demanded yet. No cell until it is counted.
inline Index spare_cell(Position& p, int x, int y) {
    p.cells[p.head->cells] = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), 0, p.head->frontier};
    return p.head->cells;
}

// demand_more() for an open cell or the spare one, which it makes a cell, where every cell has its slot in the grid
// and the frontier is a list. Which of the two it is depends on chance, so there are no branches: what is known
// already is written once more.
inline void demand_in_list(Position& p, Index cell, std::uint16_t demand) {
    Header& head = *p.head;
    CellRow& row = p.cells[cell];
    row.signature = static_cast<std::uint16_t>(row.signature + demand);
    p.open_cells[row.index] = cell;
    p.open_signatures[row.index] = row.signature;
    p.grid[grid_slot(p, row.x, row.y)] = cell;
    const bool fresh = cell == head.cells;
    head.cells = static_cast<Index>(head.cells + fresh);
    head.frontier = static_cast<Index>(head.frontier + fresh);
    head.west = std::min(head.west, row.x);
    head.east = std::max(head.east, row.x);
    head.north = std::min(head.north, row.y);
    head.south = std::max(head.south, row.y);
}

// A coarse map of where an unfinished monastery may be near: most tiles need not look around.
struct NearBit {
    std::uint64_t& word;
    std::uint64_t mask;
};
NearBit near_bit(Header& head, int x, int y) {
    return {head.near_surrounded[static_cast<unsigned>(y) >> 2 & 3u],
            std::uint64_t{1} << ((static_cast<unsigned>(y) & 3u) << 4 | (static_cast<unsigned>(x) & 15u))};
}

bool near_surrounded(Header& head, int x, int y) {
    const NearBit bit = near_bit(head, x, y);
    return (bit.word & bit.mask) != 0;
}

template <class Visit>
void for_tiles_around(const Position& p, int x, int y, Visit visit) {
    const bool fits = fits_grid(p);
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const Index cell = find_near(p, x + dx, y + dy, fits);
            if ((dx | dy) != 0 && cell != kNone && !p.cells[cell].is_open()) visit(p.cells[cell].index);
        }
    }
}

// The monasteries around have one neighbour more.
void tell_neighbours(Position& p, int x, int y) {
    for_tiles_around(p, x, y, [&](Index tile) {
        const TileRow& row = p.tiles[tile];
        for (std::uint32_t rest = p.machine.tiles[row.type].surrounded; rest != 0; rest &= rest - 1) {
            const Index segment = static_cast<Index>(row.first_segment + std::countr_zero(rest));
            FeatureRow& feature = p.features[p.segments[segment].feature];
            if (--feature.open == 0) touch(p, segment);
        }
    });
}

// A monastery was laid: it counts the tiles that lie around it already, and waits for the others.
void count_neighbours(Position& p, int x, int y, Index tile) {
    std::int16_t around = 0;
    for_tiles_around(p, x, y, [&](Index) { ++around; });
    for (std::uint32_t rest = p.machine.tiles[p.tiles[tile].type].surrounded; rest != 0; rest &= rest - 1) {
        FeatureRow& feature = p.features[p.tiles[tile].first_segment + std::countr_zero(rest)];
        feature.open = static_cast<std::int16_t>(feature.open - around);
    }
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const NearBit bit = near_bit(*p.head, x + dx, y + dy);
            bit.word |= bit.mask;
        }
    }
}

// What reaches an edge from `tile` is shut there, with nothing beyond.
void shut(Position& p, Index tile, int side) {
    const TileRow& row = p.tiles[tile];
    const Port& port = p.machine.tiles[row.type].ports[row.turns][side];
    for (const std::uint8_t segment : {port.middle, port.second})
        if (segment != kNoSegment) hold(p, static_cast<Index>(row.first_segment + segment), -1);
}

// Edges that shut what they lie against, of the tile just laid and of those beside it.
void shut_edges(Position& p, Index tile, const Index (&beside)[kSides]) {
    const auto shuts = [&](Index one, int side) { return p.machine.tiles[p.tiles[one].type].closes[p.tiles[one].turns] >> side & 1; };
    for (int side = 0; side < kSides; ++side) {
        if (beside[side] == kNone || p.cells[beside[side]].is_open()) continue;
        const Index other = p.cells[beside[side]].index;
        if (shuts(tile, side)) shut(p, other, (side + 2) & 3);
        if (shuts(other, (side + 2) & 3)) shut(p, tile, side);
    }
}

using Demands = std::array<std::uint16_t, kSides>;

// What lies beside a tile that was just laid: tiles are joined to it, open cells demand more, and there are new ones.
void meet(Position& p, Index tile, int x, int y, const Index (&beside)[kSides], const Demands& demands) {
    for (int side = 0; side < kSides; ++side) {
        if (beside[side] == kNone)
            add_open(p, new_cell(p, x + kDx[side], y + kDy[side], demands[static_cast<std::size_t>(side)]));
        else if (p.cells[beside[side]].is_open())
            demand_more(p, beside[side], demands[static_cast<std::size_t>(side)]);
        else
            join_edge(p, tile, p.cells[beside[side]].index, side);
    }
}

// The same where demand_in_list() is enough.
void meet_on_list(Position& p, Index tile, int x, int y, const Index (&beside)[kSides], const Demands& demands) {
    for (int side = 0; side < kSides; ++side) {
        const Index row = std::min(beside[side], spare_cell(p, x + kDx[side], y + kDy[side]));  // kNone is above all
        if (p.cells[row].is_open())
            demand_in_list(p, row, demands[static_cast<std::size_t>(side)]);
        else
            join_edge(p, tile, p.cells[row].index, side);
    }
}

}  // namespace

void clear_board(Position& p) {
    p.head->cells = p.head->tiles = p.head->segments = 0;
    std::memset(p.grid, 0xff, p.layout->capacity[kGrid] * sizeof *p.grid);
    clear_frontier(p);
}

Index open_first_cell(Position& p) {
    const Index cell = new_cell(p, 0, 0, 0);
    add_open(p, cell);
    return cell;
}

void rebuild_board(Position& p) {
    std::memset(p.grid, 0xff, p.layout->capacity[kGrid] * sizeof *p.grid);
    clear_frontier(p);
    for (Index cell = 0; cell < p.head->cells; ++cell) {
        put_in_grid(p, cell, p.cells[cell].x, p.cells[cell].y);
        if (p.cells[cell].is_open()) add_open(p, cell);
    }
}

void lay_tile(Position& p, Index cell, Index type, Turns turns) {
    p.make_room();
    const TileMachine& machine = p.machine.tiles[type];
    const Index tile = p.head->tiles++;
    const int x = p.cells[cell].x, y = p.cells[cell].y;
    remove_open(p, cell);
    p.cells[cell].signature = kLaid;
    p.cells[cell].index = tile;
    p.tiles[tile] = {cell, type, p.head->segments, turns, machine.segments};
    p.head->tile_laid = tile;
    if (!p.machine.plain) p.clear_data(ColumnOf::tile, tile, 1);
    add_segments(p, tile);

    const bool fits = fits_grid(p);
    Index beside[kSides];
    for (int side = 0; side < kSides; ++side) beside[side] = find_near(p, x + kDx[side], y + kDy[side], fits);
    if (fits && p.machine.small_board)
        meet_on_list(p, tile, x, y, beside, machine.demand[turns]);
    else
        meet(p, tile, x, y, beside, machine.demand[turns]);
    if (!p.machine.plain && p.machine.some_close) shut_edges(p, tile, beside);
    if (near_surrounded(*p.head, x, y)) tell_neighbours(p, x, y);
    if (machine.surrounded != 0) count_neighbours(p, x, y, tile);
    note_finished(p, tile);
}

}  // namespace pontlevis
