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

    // Scratch follows the largest class seen, so that changing between states costs nothing.
    const auto& rows = layout->capacity;
    if (scratch.tile_stamp.size() < rows[kTiles]) scratch.tile_stamp.resize(rows[kTiles]);
    if (scratch.segment_stamp.size() < rows[kSegments]) scratch.segment_stamp.resize(rows[kSegments]);
    if (scratch.places.size() < rows[kOpenCells]) scratch.places.resize(rows[kOpenCells]);
    scratch.sheets.reserve(rows[kEntries]);
    scratch.shown_entries.reserve(machine.may_fail() ? rows[kEntries] : 0);
    scratch.answers.reserve(machine.may_fail() ? rows[kEntries] : 0);
    scratch.asked.reserve(machine.may_fail() ? rows[kEntries] : 0);
    scratch.counted = false;
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
        const std::size_t bytes = std::size_t{used_rows(counts, static_cast<Table>(table))} * row_bytes(static_cast<Table>(table));
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
    lay_tile(*this, open_first_cell(*this), rules->start_tile, 0);  // BASE-3
    head->dirty = 0;
    run_program(*this);
}

void Position::clear(std::uint64_t random) {
    const Ruleset& r = *rules;
    fault.reset();
    bind(0);
    *head = Header{};
    head->random = random;
    head->seats = static_cast<Index>(machine.seats);
    head->stock = static_cast<Index>(machine.seats * machine.figure_kinds);
    head->bag = static_cast<Index>(r.copies.size());
    head->figures = static_cast<Index>(machine.figure_total);
    head->tile_in_hand = head->chosen_cell = head->tile_laid = kNone;

    for (std::uint32_t type = 0; type < r.copies.size(); ++type) {
        head->bag_left += r.copies[type];
        bag[type] = static_cast<std::int16_t>(head->bag_left);
    }
    std::fill_n(seats, machine.seats, SeatRow{});
    for (std::uint32_t seat = 0; seat < machine.seats; ++seat) {
        for (std::uint32_t kind = 0; kind < machine.figure_kinds; ++kind) {
            const std::uint32_t row = seat * machine.figure_kinds + kind;
            const std::uint32_t many = r.figure_kinds[kind].per_seat;
            stock[row] = static_cast<std::uint32_t>((std::uint64_t{1} << many) - 1);
            for (std::uint32_t i = 0; i < many; ++i)
                figures[machine.first_figure[row] + i] = {location(PLV_PLACE_SUPPLY, 0), kNone, static_cast<std::uint8_t>(seat),
                                                          static_cast<std::uint8_t>(kind)};
        }
    }
    clear_board(*this);
    clear_events();
}

}  // namespace pontlevis
