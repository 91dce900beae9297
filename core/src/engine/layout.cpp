#include "engine/layout.h"

#include <algorithm>

#include "engine/rows.h"

namespace pontlevis {
namespace {

constexpr std::uint32_t kCellsATile = 3;  // a tile opens at most three new cells, the first one four
constexpr std::uint32_t kGridSlack = 4;   // the grid has this many entries a cell, so that probing stays short

// Class 0 holds 99.9 % of random base games (docs/performance.md).
constexpr std::uint32_t kFirstTiles = 80, kFirstSegments = 336, kFirstCells = 192, kFirstFrontier = 96;
constexpr std::uint32_t kEntryRows = 40;  // one tile completes at most its own segments and eight neighbours

std::uint32_t blocks(std::uint32_t rows) { return (rows + kOpenBlock - 1) / kOpenBlock * kOpenBlock; }

std::uint32_t padded(std::uint32_t bytes) { return (bytes + 7) & ~7u; }

// With room for one tile more than there are, so that "is there room for a tile" needs no exact answer.
std::uint32_t most_cells(const Needs& needs) { return needs.tiles * kCellsATile + 2 + 4; }
std::uint32_t most_segments(const Needs& needs) { return needs.segments + needs.added_segments + kMaxSegments; }

std::uint32_t row_bytes(Table table, const Needs& needs) {
    switch (table) {
        case kFigures: return sizeof(FigureRow);
        case kSeats: return sizeof(SeatRow);
        case kStock: return sizeof(std::uint32_t);
        case kBag: return sizeof(std::uint16_t);
        case kEntries: return sizeof(EntryRow);
        case kDirty: return sizeof(Index);
        case kTiles: return sizeof(TileRow);
        case kSegments: return sizeof(SegmentRow);
        case kFeatures: return sizeof(FeatureRow);
        case kCells: return sizeof(CellRow);
        case kOpenSignatures: return sizeof(std::uint16_t);
        case kOpenCells: return sizeof(Index);
        case kBuckets: return sizeof(Index);
        case kBucketSizes: return sizeof(Index);
        case kChunks: return sizeof(ChunkRow);
        case kGrid: return sizeof(Index);
        case kFrames: return sizeof(plv_frame);
        case kQueue: return sizeof(QueueRow);
        case kLinks: return sizeof(PairRow);
        case kCuts: return sizeof(PairRow);
        case kGameData:
        case kSeatData:
        case kTileData:
        case kSegmentData:
        case kFigureData: return needs.data[static_cast<std::size_t>(table - kGameData)];
        case kTables: break;
    }
    return 0;
}

Layout make_layout(const Needs& needs, std::uint32_t scale) {
    const std::uint32_t cells = most_cells(needs);
    const std::uint32_t segments = most_segments(needs);
    Layout layout;
    auto& rows = layout.capacity;
    rows[kFigures] = needs.figures;
    rows[kSeats] = needs.seats;
    rows[kStock] = needs.stock;
    rows[kBag] = (needs.tile_types + kBagBlock - 1) / kBagBlock * kBagBlock;
    rows[kEntries] = std::max(kEntryRows, needs.figures);  // final scoring: an entry a figure at most
    rows[kDirty] = kEntryRows;
    rows[kTiles] = std::min(needs.tiles, kFirstTiles * scale);
    rows[kSegments] = std::min(segments, kFirstSegments * scale);
    rows[kFeatures] = rows[kSegments];
    rows[kFrames] = needs.queue != 0 ? kFrameRows : 0;
    rows[kQueue] = needs.queue;
    rows[kLinks] = rows[kCuts] = needs.pairs;
    rows[kGameData] = 1;
    rows[kSeatData] = needs.seats;
    rows[kTileData] = rows[kTiles];
    rows[kSegmentData] = rows[kSegments];
    rows[kFigureData] = needs.figures;
    rows[kCells] = std::min(cells, kFirstCells * scale);
    if (needs.signatures == 0) {
        rows[kOpenCells] = rows[kOpenSignatures] = blocks(std::min(cells, kFirstFrontier * scale));
    } else {
        rows[kBuckets] = rows[kBucketSizes] = needs.signatures;
        rows[kChunks] = rows[kCells] / ChunkRow::kRoom + needs.signatures;  // every signature may have one not full
    }
    while ((1u << (2 * layout.grid_bits)) < kGridSlack * rows[kCells]) ++layout.grid_bits;
    rows[kGrid] = 1u << (2 * layout.grid_bits);

    std::uint32_t at = sizeof(Header);
    for (int table = 0; table < kTables; ++table) {
        layout.offset[table] = at;
        layout.row[table] = row_bytes(static_cast<Table>(table), needs);
        at += padded(rows[table] * layout.row[table]);
    }
    layout.bytes = at;
    return layout;
}

}  // namespace

bool fits_in_rows(const Needs& needs) {
    const std::uint32_t chunks = most_cells(needs) / ChunkRow::kRoom + needs.signatures;
    return needs.tiles <= kMaxTiles && most_segments(needs) <= kMaxRows && most_cells(needs) <= kMaxRows &&
           (needs.signatures == 0 || chunks * ChunkRow::kRoom <= kMaxRows);
}

std::vector<Layout> make_layouts(const Needs& needs) {
    std::vector<Layout> layouts;
    for (std::uint32_t scale = 1;; scale *= 2) {
        layouts.push_back(make_layout(needs, scale));
        const auto& rows = layouts.back().capacity;
        if (rows[kTiles] == needs.tiles && rows[kSegments] == most_segments(needs) &&
            rows[kCells] == most_cells(needs) && (needs.signatures != 0 || rows[kOpenCells] == blocks(most_cells(needs))))
            return layouts;
    }
}

}  // namespace pontlevis
