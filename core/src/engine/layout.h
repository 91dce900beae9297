// Where each table stands in the block, for each layout class. A state begins in class 0; when a table is
// full it moves to the next class, in which the growing tables are twice as large.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace pontlevis {

enum Table : std::uint8_t {
    kFigures, kSeats, kStock, kBag, kEntries, kDirty, kTiles, kSegments, kFeatures, kCells,
    kFrontier,  // open cells in canonical order; derived, not hashed
    kGrid,      // wrapped hash from coordinates to cells; derived, not hashed
    kTables
};

struct Layout {
    std::array<std::uint32_t, kTables> capacity{};  // rows
    std::array<std::uint32_t, kTables> offset{};    // bytes from the start of the block
    std::uint32_t bytes = 0;
    std::uint8_t grid_bits = 0;  // the grid is 2^bits cells wide and high
};

/// What a ruleset can need at most.
struct Needs {
    std::uint32_t figures, seats, stock, tile_types, tiles, segments;
};

inline constexpr std::uint32_t kMaxRows = 65000;  // of a table whose rows are named by 16 bits

/// Bytes of one row of a table.
std::uint32_t row_bytes(Table table);

/// Whether 16-bit row numbers suffice.
bool fits_in_rows(const Needs& needs);

/// The classes from the smallest to the one that holds everything.
std::vector<Layout> make_layouts(const Needs& needs);

}  // namespace pontlevis
