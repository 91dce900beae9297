#include "engine/board.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

#include "engine/features.h"

namespace pontlevis {
namespace {

constexpr int kDx[] = {0, 1, 0, -1};
constexpr int kDy[] = {-1, 0, 1, 0};

void put_in_grid(Position& p, Index cell) {
    const std::uint32_t bits = p.layout->grid_bits;
    const std::uint32_t side = (1u << bits) - 1;
    const std::uint32_t all = p.layout->capacity[kGrid] - 1;
    const CellRow& row = p.cells[cell];
    std::uint32_t at = (static_cast<std::uint32_t>(row.y) & side) << bits | (static_cast<std::uint32_t>(row.x) & side);
    while (p.grid[at] != kNone) at = (at + 1) & all;
    p.grid[at] = cell;
}

Index new_cell(Position& p, int x, int y, std::uint16_t signature) {
    const Index cell = p.head->cells++;
    p.cells[cell] = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), signature, kNone};
    put_in_grid(p, cell);
    return cell;
}

// The newly opened cells of a tile that was laid, by side; kNone where there was a cell already.
struct Opened {
    Index north = kNone, east = kNone, south = kNone, west = kNone;
};

// Takes the cell at `place` out of the sorted frontier and puts the opened ones in. The western and eastern
// ones belong exactly where it stood; the northern and southern ones a row further, so little moves.
void update_frontier(Position& p, std::uint32_t place, const Opened& opened) {
    std::uint64_t* const f = p.frontier;
    const std::uint32_t size = p.head->frontier;
    const auto key = [&](Index cell) { return frontier_key(p.cells[cell], cell); };
    std::uint32_t upper = place;      // the northern one goes here
    std::uint32_t lower = place + 1;  // the southern one goes before this
    std::uint64_t north = 0, south = 0;
    if (opened.north != kNone) {
        north = key(opened.north);
        while (upper > 0 && f[upper - 1] > north) --upper;
    }
    if (opened.south != kNone) {
        south = key(opened.south);
        while (lower < size && f[lower] < south) ++lower;
    }
    const int has_north = opened.north != kNone, has_south = opened.south != kNone;
    const int beside = (opened.west != kNone) + (opened.east != kNone);
    const int middle_by = beside + has_north - 1;  // how far the entries after `place` move
    const int tail_by = middle_by + has_south;     // and those after `lower`

    const auto slide = [&](std::uint32_t from, std::uint32_t to, int by) {
        if (by != 0 && from != to) std::memmove(f + from + by, f + from, (to - from) * sizeof *f);
    };
    if (tail_by > 0) slide(lower, size, tail_by);
    slide(place + 1, lower, middle_by);
    if (tail_by < 0) slide(lower, size, tail_by);
    slide(upper, place, has_north);

    std::uint32_t at = place + static_cast<std::uint32_t>(has_north);
    if (opened.west != kNone) f[at++] = key(opened.west);
    if (opened.east != kNone) f[at++] = key(opened.east);
    if (has_north) f[upper] = north;
    if (has_south) f[static_cast<int>(lower) + middle_by] = south;
    p.head->frontier = static_cast<Index>(static_cast<int>(size) + tail_by);
}

// Monasteries and the like count the tiles around them. Only called while some of them are unfinished.
void count_neighbours(Position& p, int x, int y, Index tile) {
    const TileRow& laid = p.tiles[tile];
    const std::uint16_t own = p.machine.tiles[laid.type].surrounded;
    int around = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            if (dx == 0 && dy == 0) continue;
            const Index cell = find_cell(p, x + dx, y + dy);
            if (cell == kNone || p.cells[cell].tile == kNone) continue;
            ++around;
            const TileRow& other = p.tiles[p.cells[cell].tile];
            for (std::uint32_t rest = p.machine.tiles[other.type].surrounded; rest != 0; rest &= rest - 1) {
                const Index segment = static_cast<Index>(other.first_segment + std::countr_zero(rest));
                if (neighbour_came(p, segment)) p.dirty[p.head->dirty++] = segment;
            }
        }
    }
    for (std::uint32_t rest = own; rest != 0; rest &= rest - 1) {
        FeatureRow& feature = p.features[p.segments[laid.first_segment + std::countr_zero(rest)].feature];
        feature.open -= around;
        if (feature.open == 0) --p.head->surrounding;
    }
}

}  // namespace

void clear_board(Position& p) {
    std::memset(p.grid, 0xff, p.layout->capacity[kGrid] * sizeof *p.grid);
    p.head->cells = p.head->tiles = p.head->segments = p.head->features = p.head->frontier = 0;
}

Index open_first_cell(Position& p) {
    const Index cell = new_cell(p, 0, 0, 0);
    p.frontier[p.head->frontier++] = frontier_key(p.cells[cell], cell);
    return cell;
}

std::uint32_t frontier_place(const Position& p, Index cell) {
    const std::uint64_t key = frontier_key(p.cells[cell], cell);
    return static_cast<std::uint32_t>(std::lower_bound(p.frontier, p.frontier + p.head->frontier, key) - p.frontier);
}

void rebuild_grid(Position& p) {
    std::memset(p.grid, 0xff, p.layout->capacity[kGrid] * sizeof *p.grid);
    for (Index cell = 0; cell < p.head->cells; ++cell) put_in_grid(p, cell);
}

void lay_tile(Position& p, Index cell, std::uint32_t place, Index type, Turns turns) {
    p.make_room();
    const TileMachine& machine = p.machine.tiles[type];
    const Index tile = p.head->tiles++;
    const int x = p.cells[cell].x, y = p.cells[cell].y;
    p.cells[cell].tile = tile;
    p.tiles[tile] = {cell, type, p.head->segments, turns, machine.segments};
    p.head->tile_laid = tile;
    add_segments(p, tile);

    Index opened[kSides];
    for (int side = 0; side < kSides; ++side) {
        const Index beside = find_cell(p, x + kDx[side], y + kDy[side]);
        const std::uint16_t demand = machine.demand[turns][side];
        opened[side] = kNone;
        if (beside == kNone) {
            opened[side] = new_cell(p, x + kDx[side], y + kDy[side], demand);
        } else if (p.cells[beside].tile == kNone) {
            p.cells[beside].signature = static_cast<std::uint16_t>(p.cells[beside].signature + demand);
        } else {
            join_edge(p, tile, p.cells[beside].tile, side);
        }
    }
    update_frontier(p, place, {opened[0], opened[1], opened[2], opened[3]});
    if (p.head->surrounding != 0) count_neighbours(p, x, y, tile);
    note_finished(p, tile);
}

}  // namespace pontlevis
