// verify(): cells, the grid that finds them, the fit of neighbours, and the open cells as they are kept for
// counting. Edges are read off the tile types, not off the engine's tables.
#include <algorithm>
#include <map>

#include "engine/board.h"
#include "verify_parts.h"

namespace pontlevis {
namespace {

using Spot = std::pair<int, int>;  // x, y

const std::string& edge_of(const Position& p, const TileRow& tile, int side) {
    return p.rules->tiles[tile.type].edges[static_cast<std::size_t>((side - tile.turns) & 3)];
}

Spot beside(Spot at, int side) {
    constexpr int kDx[] = {0, 1, 0, -1}, kDy[] = {-1, 0, 1, 0};
    return {at.first + kDx[side], at.second + kDy[side]};
}

std::uint32_t edge_number(const Position& p, const std::string& name) {
    const auto& names = p.machine.edge_names;
    return static_cast<std::uint32_t>(std::find(names.begin(), names.end(), name) - names.begin());
}

// What an open cell must demand: on each side the edge of the tile there, counted from 1; 0 for no tile.
std::uint32_t demanded(const Position& p, Spot at, const std::map<Spot, Index>& tiles) {
    std::uint32_t signature = 0;
    for (int side = kSides - 1; side >= 0; --side) {
        const auto tile = tiles.find(beside(at, side));
        const std::uint32_t edge = tile == tiles.end() ? 0 : edge_number(p, edge_of(p, p.tiles[tile->second], (side + 2) & 3)) + 1;
        signature = signature * (p.machine.edge_kinds + 1) + edge;
    }
    return signature;
}

std::map<Spot, Index> laid_tiles(const Position& p) {
    std::map<Spot, Index> tiles;
    for (Index tile = 0; tile < p.head->tiles; ++tile) {
        const CellRow& cell = p.cells[p.tiles[tile].cell];
        tiles.emplace(Spot{cell.x, cell.y}, tile);
    }
    return tiles;
}

// BASE-6  Wherever two tiles touch, their edges are alike, or lie against each other as a plugin says. An action may
// lay what does not fit.
void verify_fit(const Position& p, const std::map<Spot, Index>& tiles, Findings& findings) {
    if (p.machine.tile_actions) return;
    for (const auto& [at, tile] : tiles) {
        for (const int side : {1, 2}) {
            const auto other = tiles.find(beside(at, side));
            if (other == tiles.end()) continue;
            const std::string& here = edge_of(p, p.tiles[tile], side);
            const std::string& there = edge_of(p, p.tiles[other->second], (side + 2) & 3);
            const bool together = p.machine.together[edge_number(p, here) * p.machine.edge_kinds + edge_number(p, there)];
            findings.expect(together, "{} meets {} at the {} side of ({},{})", here, there,
                            side == 1 ? "east" : "south", at.first, at.second);
        }
    }
}

// Every cell is found by its place, nothing else is; the open ones are the free neighbours of the tiles.
void verify_cells(const Position& p, const std::map<Spot, Index>& tiles, Findings& findings) {
    std::map<Spot, bool> expected;  // whether it is open
    if (tiles.empty()) expected[{0, 0}] = true;
    for (const auto& [at, tile] : tiles) {
        expected[at] = false;
        for (int side = 0; side < kSides; ++side)
            if (!tiles.contains(beside(at, side))) expected[beside(at, side)] = true;
    }
    findings.expect(p.head->cells == expected.size(), "{} cells, but {} have or touch a tile", p.head->cells,
                    expected.size());
    const auto in_grid =
        std::count_if(p.grid, p.grid + p.layout->capacity[kGrid], [](Index cell) { return cell != kNone; });
    findings.expect(in_grid == p.head->cells, "the grid knows {} cells of {}", in_grid, p.head->cells);
    for (const auto& [at, is_open] : expected) {
        const Index cell = find_cell(p, at.first, at.second);
        if (cell >= p.head->cells) {
            findings.expect(false, "the cell ({},{}) is not found", at.first, at.second);
            continue;
        }
        findings.expect(p.cells[cell].is_open() == is_open, "the cell ({},{}) is {}", at.first, at.second,
                        is_open ? "taken, but no tile lies there" : "open, but a tile lies there");
        if (!is_open || !p.cells[cell].is_open()) continue;
        const std::uint32_t wanted = demanded(p, at, tiles);
        findings.expect(p.cells[cell].signature == wanted, "the open cell ({},{}) demands {}, but its neighbours {}",
                        at.first, at.second, p.cells[cell].signature, wanted);
        for (int side = 0; side < kSides; ++side) {
            const Spot far = beside(at, side);
            if (!expected.contains(far))
                findings.expect(find_cell(p, far.first, far.second) == kNone, "a cell ({},{}) is found beside no tile",
                                far.first, far.second);
        }
    }
}

// No cell lies beyond the outermost ones; they are as far out as some cell, or (0,0).
void verify_extent(const Position& p, Findings& findings) {
    int west = 0, north = 0, east = 0, south = 0;
    for (Index cell = 0; cell < p.head->cells; ++cell) {
        west = std::min<int>(west, p.cells[cell].x);
        east = std::max<int>(east, p.cells[cell].x);
        north = std::min<int>(north, p.cells[cell].y);
        south = std::max<int>(south, p.cells[cell].y);
    }
    const Header& head = *p.head;
    findings.expect(head.west == west && head.north == north && head.east == east && head.south == south,
                    "the cells reach from ({},{}) to ({},{}), but ({},{}) to ({},{}) is noted", west, north, east,
                    south, head.west, head.north, head.east, head.south);
}

std::uint32_t count_open(const Position& p) {
    return static_cast<std::uint32_t>(
        std::count_if(p.cells, p.cells + p.head->cells, [](const CellRow& cell) { return cell.is_open(); }));
}

void verify_kept(const Position& p, Index cell, std::uint32_t place, std::uint32_t signature, Findings& findings) {
    const bool known = cell < p.head->cells && p.cells[cell].is_open();
    findings.expect(known, "place {} of the frontier holds cell {}, which is not open", place, cell);
    if (!known) return;
    findings.expect(p.cells[cell].index == place, "cell {} says place {} of the frontier, but is at {}", cell,
                    p.cells[cell].index, place);
    findings.expect(p.cells[cell].signature == signature, "cell {} demands {}, but is kept under {}", cell,
                    p.cells[cell].signature, signature);
}

void verify_list(const Position& p, Findings& findings) {
    const std::uint32_t room = p.layout->capacity[kOpenCells];
    findings.expect(p.head->frontier <= room, "{} open cells, but there is room for {}", p.head->frontier, room);
    if (p.head->frontier > room) return;
    for (Index i = 0; i < p.head->frontier; ++i) verify_kept(p, p.open_cells[i], i, p.open_signatures[i], findings);
    for (std::uint32_t i = p.head->frontier; i < room; ++i)
        findings.expect(p.open_signatures[i] == 0, "behind the last open cell, at {}, is a signature", i);
}

void verify_bucket(const Position& p, std::uint32_t signature, std::vector<bool>& used, Findings& findings) {
    std::uint32_t cells = 0;
    for (Index chunk = p.buckets[signature]; chunk != kNone; chunk = p.chunks[chunk].next) {
        if (chunk >= p.head->chunks || used[chunk]) {
            findings.expect(false, "chunk {} of signature {} is unknown or used twice", chunk, signature);
            return;
        }
        used[chunk] = true;
        const ChunkRow& row = p.chunks[chunk];
        const bool first = chunk == p.buckets[signature];
        findings.expect(row.size != 0 && row.size <= ChunkRow::kRoom && (first || row.size == ChunkRow::kRoom),
                        "chunk {} of signature {} holds {} cells", chunk, signature, row.size);
        for (Index i = 0; i < std::min(row.size, ChunkRow::kRoom); ++i)
            verify_kept(p, row.cells[i], chunk * std::uint32_t{ChunkRow::kRoom} + i, signature, findings);
        cells += row.size;
    }
    findings.expect(cells == p.bucket_sizes[signature], "{} cells of signature {}, but {} are counted", cells,
                    signature, p.bucket_sizes[signature]);
}

void verify_buckets(const Position& p, Findings& findings) {
    const std::uint32_t room = p.layout->capacity[kChunks];
    findings.expect(p.head->chunks <= room, "{} chunks, but there is room for {}", p.head->chunks, room);
    std::vector<bool> used(p.head->chunks);
    for (std::uint32_t signature = 0; signature < p.machine.signatures; ++signature)
        verify_bucket(p, signature, used, findings);
    for (Index chunk = p.head->free_chunk; chunk != kNone; chunk = p.chunks[chunk].next) {
        findings.expect(chunk < p.head->chunks && !used[chunk], "the free chunk {} is unknown or in use", chunk);
        if (chunk >= p.head->chunks || used[chunk]) return;
        used[chunk] = true;
    }
    findings.expect(std::find(used.begin(), used.end(), false) == used.end(), "a chunk is neither in use nor free");
}

// The coarse map may say "near a monastery" too often, never too seldom.
void verify_near(const Position& p, Findings& findings) {
    for (Index tile = 0; tile < p.head->tiles; ++tile) {
        if (p.machine.tiles[p.tiles[tile].type].surrounded == 0) continue;
        const CellRow& cell = p.cells[p.tiles[tile].cell];
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                const auto x = static_cast<unsigned>(cell.x + dx) & 15u, y = static_cast<unsigned>(cell.y + dy) & 15u;
                findings.expect((p.head->near_surrounded[y / 4] >> (y % 4 * 16 + x) & 1u) != 0,
                                "({},{}) is not noted as near the monastery at ({},{})", cell.x + dx, cell.y + dy,
                                cell.x, cell.y);
            }
        }
    }
}

}  // namespace

void verify_board(const Position& p, Findings& findings) {
    const std::map<Spot, Index> tiles = laid_tiles(p);
    findings.expect(tiles.size() == p.head->tiles, "{} tiles lie on {} cells", p.head->tiles, tiles.size());
    verify_fit(p, tiles, findings);
    verify_cells(p, tiles, findings);
    verify_extent(p, findings);
    findings.expect(p.head->frontier == count_open(p), "{} open cells, but {} are kept", count_open(p),
                    p.head->frontier);
    if (p.machine.small_board)
        verify_list(p, findings);
    else
        verify_buckets(p, findings);
    verify_near(p, findings);
}

}  // namespace pontlevis
