#include "engine/position.h"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "engine/board.h"

namespace pontlevis {
namespace {

constexpr std::size_t kReserve = 64 * 1024;  // small rulesets never allocate again

}  // namespace

std::uint32_t used_rows(const Header& head, Table table) {
    switch (table) {
        case kFigures: return head.figures;
        case kSeats: return head.seats;
        case kStock: return head.stock;
        case kBag: return head.bag;
        case kEntries: return head.entries;
        case kDirty: return head.dirty;
        case kTiles: return head.tiles;
        case kSegments: return head.segments;
        case kFeatures: return head.segments;
        case kCells: return head.cells;
        case kFrames: return head.frames;
        case kQueue: return head.queue;
        case kLinks: return head.links;
        case kCuts: return head.cuts;
        case kGameData: return 1;
        case kSeatData: return head.seats;
        case kTileData: return head.tiles;
        case kSegmentData: return head.segments;
        case kFigureData: return head.figures;
        default: return 0;
    }
}


Position::Position(std::shared_ptr<const Ruleset> ruleset, std::uint64_t seed)
    : rules(std::move(ruleset)), machine(rules->machine()) {
    // A game begins in the first class, however large that is.
    reserve(std::max<std::size_t>(machine.layouts.front().bytes, std::min<std::size_t>(machine.layouts.back().bytes, kReserve)));
    restart(seed);
}

void Position::reserve(std::size_t bytes) {
    if (bytes <= room) return;
    auto larger = std::make_unique<std::byte[]>(bytes);
    if (layout) std::memcpy(larger.get(), block.get(), layout->bytes);
    block = std::move(larger);
    room = bytes;
}

void Position::bind(std::uint32_t layout_class) {
    layout = &machine.layouts[layout_class];
    std::byte* base = block.get();
    const auto at = [&](Table table) { return base + layout->offset[table]; };
    head = reinterpret_cast<Header*>(base);
    figures = reinterpret_cast<FigureRow*>(at(kFigures));
    seats = reinterpret_cast<SeatRow*>(at(kSeats));
    stock = reinterpret_cast<std::uint32_t*>(at(kStock));
    bag = reinterpret_cast<std::int16_t*>(at(kBag));
    std::fill(bag + rules->copies.size(), bag + layout->capacity[kBag], INT16_MAX);
    entries = reinterpret_cast<EntryRow*>(at(kEntries));
    dirty = reinterpret_cast<Index*>(at(kDirty));
    tiles = reinterpret_cast<TileRow*>(at(kTiles));
    segments = reinterpret_cast<SegmentRow*>(at(kSegments));
    features = reinterpret_cast<FeatureRow*>(at(kFeatures));
    cells = reinterpret_cast<CellRow*>(at(kCells));
    open_signatures = reinterpret_cast<std::uint16_t*>(at(kOpenSignatures));
    open_cells = reinterpret_cast<Index*>(at(kOpenCells));
    buckets = reinterpret_cast<Index*>(at(kBuckets));
    bucket_sizes = reinterpret_cast<Index*>(at(kBucketSizes));
    chunks = reinterpret_cast<ChunkRow*>(at(kChunks));
    grid = reinterpret_cast<Index*>(at(kGrid));
    frames = reinterpret_cast<plv_frame*>(at(kFrames));
    queue = reinterpret_cast<QueueRow*>(at(kQueue));
    links = reinterpret_cast<PairRow*>(at(kLinks));
    cuts = reinterpret_cast<PairRow*>(at(kCuts));
    for (int of = 0; of < 5; ++of) data[of] = at(static_cast<Table>(kGameData + of));
    // Where no actor could write, the state has no rows: every cell is 0.
    static constexpr Index kOne = 1, kZero = 0;
    const Index* const used[] = {&kOne, &head->seats, &head->tiles, &head->segments, &head->figures};
    for (int of = 0; of < 5; ++of) data_rows[of] = layout->row[static_cast<std::size_t>(kGameData + of)] != 0 ? used[of] : &kZero;
    if (machine.may_fail()) lend_board();

    // Scratch follows the largest class seen, so that changing between states costs nothing.
    const auto& rows = layout->capacity;
    if (scratch.tile_stamp.size() < rows[kTiles]) scratch.tile_stamp.resize(rows[kTiles]);
    if (scratch.segment_stamp.size() < rows[kSegments]) scratch.segment_stamp.resize(rows[kSegments]);
    if (scratch.places.size() < rows[kOpenCells]) scratch.places.resize(rows[kOpenCells]);
    scratch.sheets.reserve(rows[kEntries]);
    scratch.shown_entries.reserve(machine.may_fail() ? rows[kEntries] : 0);
    scratch.answers.reserve(machine.may_fail() ? rows[kEntries] : 0);
    scratch.asked.reserve(machine.may_fail() ? rows[kEntries] : 0);
    scratch.counted = scratch.collected = false;
    scratch.chosen.reset();
}

void Position::lend_board() {
    static_assert(kMaxSegments == 16 && offsetof(CellRow, x) == offsetof(plv_cell_row, x) && offsetof(CellRow, y) == offsetof(plv_cell_row, y) &&
                  offsetof(TileRow, segments) == offsetof(plv_tile_row, segments) && offsetof(SegmentRow, next) == offsetof(plv_segment_row, next) &&
                  offsetof(FigureRow, next) == offsetof(plv_figure_row, next) && offsetof(FeatureRow, open) == offsetof(plv_feature_row, open));
    static_assert(sizeof(TileRow) == sizeof(plv_tile_row) && offsetof(TileRow, turns) == offsetof(plv_tile_row, turn) &&
                  sizeof(CellRow) == sizeof(plv_cell_row) && sizeof(SegmentRow) == sizeof(plv_segment_row) &&
                  offsetof(SegmentRow, tile) == offsetof(plv_segment_row, tile) && sizeof(FeatureRow) == sizeof(plv_feature_row) &&
                  offsetof(FeatureRow, figures) == offsetof(plv_feature_row, first_figure) && offsetof(FeatureRow, kind) == offsetof(plv_feature_row, kind) &&
                  offsetof(FeatureRow, attributes) == offsetof(plv_feature_row, attributes) && sizeof(FigureRow) == sizeof(plv_figure_row) &&
                  offsetof(FigureRow, seat) == offsetof(plv_figure_row, seat) && offsetof(FigureRow, kind) == offsetof(plv_figure_row, kind));
    board.size = sizeof board;
    board.tile_size = sizeof(TileRow);
    board.cell_size = sizeof(CellRow);
    board.segment_size = sizeof(SegmentRow);
    board.feature_size = sizeof(FeatureRow);
    board.figure_size = sizeof(FigureRow);
    board.printed_size = sizeof(plv_printed_row);
    board.tile_count = &head->tiles;
    board.segment_count = &head->segments;
    board.figure_count = &head->figures;
    board.entry_count = &head->entries;
    board.tiles = reinterpret_cast<const plv_tile_row*>(tiles);
    board.cells = reinterpret_cast<const plv_cell_row*>(cells);
    board.segments = reinterpret_cast<const plv_segment_row*>(segments);
    board.features = reinterpret_cast<const plv_feature_row*>(features);
    board.figures = reinterpret_cast<const plv_figure_row*>(figures);
    board.printed = machine.printed.segments.front().data();
    board.symbols = machine.printed.symbols.data();
    board.answered_kinds = 0;
    for (const Handler& rule : machine.plugins.rules[static_cast<int>(RuleName::complete)]) board.answered_kinds |= rule.filter.kinds;
}

void Position::grow() {
    const Layout& old = *layout;
    const std::uint32_t next = head->layout_class + 1;
    assert(next < machine.layouts.size());
    reserve(machine.layouts[next].bytes);
    std::byte* base = block.get();
    const Header counts = *reinterpret_cast<Header*>(base);
    // Offsets only grow, so moving from the last table to the first overwrites nothing that is still needed.
    for (int table = kTables - 1; table >= 0; --table) {
        const std::size_t bytes = std::size_t{used_rows(counts, static_cast<Table>(table))} * old.row[static_cast<std::size_t>(table)];
        std::memmove(base + machine.layouts[next].offset[table], base + old.offset[table], bytes);
    }
    bind(next);
    head->layout_class = next;
    rebuild_board(*this);
}

void Position::load(const std::byte* bytes, std::size_t size) {
    reserve(size);
    std::memcpy(block.get(), bytes, size);
    fault.reset();
    bind(reinterpret_cast<const Header*>(block.get())->layout_class);
}

void Position::restart(std::uint64_t seed) {
    clear(seed);
    Index cell = open_first_cell(*this);
    for (const StartTile& tile : rules->start) {  // BASE-3
        if (head->tiles != 0) cell = find_cell(*this, tile.cell.x, tile.cell.y);
        lay_tile(*this, cell, tile.type, tile.turns);
    }
    head->dirty = head->queue = 0;
    run_program(*this);
}

void Position::clear(std::uint64_t random) {
    const Ruleset& r = *rules;
    fault.reset();
    bind(0);
    *head = Header{};
    head->random = random;
    head->seats = static_cast<Index>(machine.seats);
    head->stock = static_cast<Index>(machine.first_figure.size());
    head->bag = static_cast<Index>(r.copies.size());
    head->figures = static_cast<Index>(machine.figure_total);
    head->tile_in_hand = head->chosen_cell = head->tile_laid = kNone;

    std::uint32_t total = 0;
    for (std::uint32_t type = 0; type < r.copies.size(); ++type) {
        total += r.copies[type];
        if (machine.is_drawn(type)) head->bag_left = total;  // what is never drawn comes last
        bag[type] = static_cast<std::int16_t>(total);
    }
    std::fill_n(seats, machine.seats, SeatRow{});
    for (std::uint32_t seat = 0; seat <= machine.seats; ++seat) {  // the last are those of nobody
        const std::uint8_t owner = seat < machine.seats ? static_cast<std::uint8_t>(seat) : kNobody;
        for (std::uint32_t kind = 0; kind < machine.figure_kinds; ++kind) {
            const FigureKindInfo& info = r.figure_kinds[kind];
            const std::uint32_t row = seat * machine.figure_kinds + kind;
            const std::uint32_t many = owner == kNobody ? info.per_game : info.per_seat;
            const std::uint32_t ready = many < info.reserve ? 0 : many - info.reserve;
            stock[row] = static_cast<std::uint32_t>((std::uint64_t{1} << ready) - 1);
            for (std::uint32_t i = 0; i < many; ++i)
                figures[machine.first_figure[row] + i] = {location(i < ready ? PLV_PLACE_SUPPLY : PLV_PLACE_OUT, 0), kNone,
                                                          owner, static_cast<std::uint8_t>(kind)};
        }
    }
    std::memset(data[0], 0, layout->row[kGameData]);
    std::memset(data[1], 0, std::size_t{machine.seats} * layout->row[kSeatData]);
    std::memset(data[4], 0, std::size_t{machine.figure_total} * layout->row[kFigureData]);
    clear_board(*this);
    clear_events();
}

}  // namespace pontlevis
