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
    kFrames, kQueue, kLinks, kCuts,
    kGameData, kSeatData, kTileData, kSegmentData, kFigureData,  // plugins' columns, a row beside each row
    // Derived from the cells, so not hashed:
    kOpenSignatures,  // small boards: signatures of the open cells, in blocks, 0 behind the last
    kOpenCells,       // small boards: the open cells themselves, in the same order
    kBuckets,         // large boards: of each signature the first chunk
    kBucketSizes,     // large boards: of each signature the number of open cells
    kChunks,          // large boards
    kGrid,            // wrapped hash from coordinates to cells
    kTables
};

inline constexpr std::uint32_t kBagBlock = 16;   // sums of the bag are looked through in blocks of this size; the last one is filled up
inline constexpr std::uint32_t kOpenBlock = 16;  // open signatures are summed up in blocks of this size

struct Layout {
    std::array<std::uint32_t, kTables> capacity{};  // rows
    std::array<std::uint32_t, kTables> offset{};    // bytes from the start of the block
    std::array<std::uint32_t, kTables> row{};       // bytes of one row
    std::uint32_t bytes = 0;
    std::uint8_t grid_bits = 0;  // the grid is 2^bits cells wide and high
};

/// What a ruleset can need at most.
struct Needs {
    std::uint32_t figures, seats, stock, tile_types, tiles, segments;
    std::uint32_t signatures;  // for the buckets of a large board; 0 for a small one
    std::uint32_t added_segments = 0, pairs = 0, queue = 0;  // that plugins may add; 0 without plugins
    std::array<std::uint32_t, 5> data{};  // bytes of plugins' columns: game, seat, tile, segment, figure
};

inline constexpr std::uint32_t kFrameRows = 16;   // actors that may wait for each other
inline constexpr std::uint32_t kMaxRows = 65000;  // of a table whose rows are named by 16 bits

inline constexpr std::uint32_t kMaxTiles = 16000;  // so that a feature's open edges stay in 15 bits

/// Whether 16-bit row numbers suffice.
bool fits_in_rows(const Needs& needs);

/// The classes from the smallest to the one that holds everything.
std::vector<Layout> make_layouts(const Needs& needs);

}  // namespace pontlevis
