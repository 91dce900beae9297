// The state's block opened for work: typed pointers to its tables, and scratch memory beside it. Every
// engine function takes one; only position.cpp knows how blocks are laid out and grow.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/machine.h"
#include "engine/scoring.h"

namespace pontlevis {

/// An open cell and how a tile is turned there.
struct Place {
    Index cell;
    Turns turns;
};

/// An open cell and all turns in which a tile fits there.
struct Fitting {
    std::int32_t key;  // sorts north to south, then west to east
    Index cell;
    std::uint8_t turns;  // bit a turn
};

/// A figure that would stand somewhere.
struct Stand {
    std::uint32_t seat;
    std::uint32_t kind;
    std::uint32_t figure;  // PLV_NONE: one from the supply
    Location where;
    std::uint32_t cause;
};

/// Why not. Nothing where it may.
struct Refusal {
    const char* rule = nullptr;        // "BASE-10"
    const char* why = "";              // of the base game, in words
    const Handler* handler = nullptr;  // of a plugin
    explicit operator bool() const { return rule != nullptr; }
};

/// What a plugin was told when it asked whether a figure may stand somewhere, so that it did not offer it.
struct Unoffered {
    Stand stand;
    Refusal refusal;
};

/// An option that a plugin forbids.
struct Vetoed {
    Option option;
    const Handler* by;
};

/// Memory that no state needs: rebuilt at will, never copied.
struct Scratch {
    bool counted = false;               // `places` or `figures` belong to the decision at hand
    std::uint32_t count = 0;
    std::vector<std::uint16_t> places;  // small boards: legal places in the open cells before each one
    std::vector<std::uint32_t> bucket_places;  // large boards: the same before each signature that the tile fits
    std::array<std::uint16_t, 1 + kMaxSegments * kMaxFigureKinds> choices{};  // of the figure to place
    Index picked = kNone;               // the cell of the place picked last
    std::vector<Option> listed;
    std::vector<Fitting> fitting;
    std::vector<std::uint32_t> tile_stamp, segment_stamp;  // visited in the walk number `walk`
    std::uint32_t walk = 0;

    /// A number that no stamp has yet.
    std::uint32_t next_walk() {
        if (++walk == 0) {  // all numbers were used once
            std::fill(tile_stamp.begin(), tile_stamp.end(), 0u);
            std::fill(segment_stamp.begin(), segment_stamp.end(), 0u);
            walk = 1;
        }
        return walk;
    }
    std::vector<Sheet> sheets;  // of the entries, from score.count to score.pay
    std::vector<plv_entry> shown_entries;  // one call of a handler
    std::vector<plv_sheet> answers;
    std::vector<Index> asked;
    std::vector<Option> offered;        // of a decision that plugins take part in
    std::vector<plv_target> targets;    // of one call of vetoes
    std::vector<std::uint8_t> refused;  // by vetoes, of the targets they were asked about
    std::vector<std::uint32_t> target_numbers;
    std::vector<std::uint8_t> said;
    bool asking_vetoes = false;
    bool asking_rule = false;           // a plugin answers a rule of the base game
    std::vector<plv_target> places_asked;
    std::vector<const Handler*> refused_by;
    std::optional<Option> chosen;       // the answer that the actor on top waits for
    bool collected = false;             // `offered` belongs to the decision at hand
    std::uint32_t unlisted = 0;         // legal places that come before `offered`, counted and not listed
    std::vector<Vetoed> vetoed;         // of it
    bool noting_unoffered = false;
    std::vector<Unoffered> unoffered;   // while somebody wants to know why an option is not there
    std::array<std::uint16_t, 4> last_reactions{};
    State before;  // of an option that may fail
};

struct Position {
    Position(std::shared_ptr<const Ruleset> rules, std::uint64_t seed);

    std::shared_ptr<const Ruleset> rules;
    const Machine& machine;
    std::unique_ptr<std::byte[]> block;
    std::size_t room = 0;  // bytes allocated for block
    const Layout* layout = nullptr;

    Header* head = nullptr;
    FigureRow* figures = nullptr;
    SeatRow* seats = nullptr;
    std::uint32_t* stock = nullptr;  // [seat * kinds + kind]: bit an own figure of the kind in supply
    std::int16_t* bag = nullptr;     // [tile type]: copies left of it and all types before
    EntryRow* entries = nullptr;
    Index* dirty = nullptr;  // segments whose feature may be finished
    TileRow* tiles = nullptr;
    SegmentRow* segments = nullptr;
    FeatureRow* features = nullptr;
    CellRow* cells = nullptr;
    std::uint16_t* open_signatures = nullptr;
    Index* open_cells = nullptr;
    Index* buckets = nullptr;
    Index* bucket_sizes = nullptr;
    ChunkRow* chunks = nullptr;
    Index* grid = nullptr;
    plv_frame* frames = nullptr;
    QueueRow* queue = nullptr;
    PairRow* links = nullptr;
    PairRow* cuts = nullptr;
    std::byte* data[5] = {};  // plugins' columns, by ColumnOf
    const Index* data_rows[5] = {};  // how many rows these have
    plv_board board{};        // the same tables as functions of plugins read them

    Scratch scratch;
    std::vector<Event> events;
    bool recording = false;
    std::deque<std::string> kept;  // texts of events that no table holds
    std::optional<Error> fault;    // of a plugin, since the last answer

    /// A copy of `text` that lives until the events are cleared.
    const char* keep(const char* text) { return kept.emplace_back(text).c_str(); }
    void clear_events() {
        events.clear();
        kept.clear();
    }

    [[nodiscard]] std::uint32_t in_bag(std::uint32_t type) const {
        return static_cast<std::uint32_t>(bag[type] - (type == 0 ? 0 : bag[type - 1]));
    }

    /// A new game: an empty table, the start tile, and on to the first decision.
    void restart(std::uint64_t seed);
    /// An empty table with all figures in supply and all tiles in the bag.
    void clear(std::uint64_t random);
    /// Takes over a block made under the same ruleset.
    void load(const std::byte* bytes, std::size_t size);
    /// Plugins' columns of new rows begin with 0.
    void clear_data(ColumnOf of, std::uint32_t first, std::uint32_t count) {
        const std::size_t row = layout->row[static_cast<std::size_t>(kGameData) + static_cast<std::size_t>(of)];
        if (row != 0) std::memset(data[static_cast<int>(of)] + first * row, 0, count * row);
    }
    /// Makes room for one more tile with all its rows.
    void make_room() {
        const auto full = [&](Table table, std::uint32_t used, std::uint32_t more) {
            return used + more > layout->capacity[table];
        };
        if (full(kTiles, head->tiles, 1) || full(kSegments, head->segments, kMaxSegments) ||
            full(kCells, head->cells, kSides) ||
            (machine.small_board && full(kOpenCells, head->frontier, kSides)))
            grow();
    }

private:
    void reserve(std::size_t bytes);
    void bind(std::uint32_t layout_class);
    void lend_board();
    void grow();
};

/// The first of the figures that count for an entry: on its feature, or lifted from it.
[[nodiscard]] inline Index figures_of(const Position& p, const EntryRow& entry) {
    return entry.limbo != kNone ? entry.limbo : p.features[entry.feature].figures;
}

/// How many rows of a table are in use; 0 of those that are rebuilt when the block grows.
std::uint32_t used_rows(const Header& head, Table table);

/// Calls visit(bytes, size) for the header and the used rows of every table that is not derived.
template <class Visit>
void for_used_tables(const Position& p, Visit visit) {
    const std::byte* base = p.block.get();
    visit(base + offsetof(Header, random), sizeof(Header) - offsetof(Header, random));
    for (int table = 0; table < kOpenSignatures; ++table) {
        const std::size_t size = std::size_t{used_rows(*p.head, static_cast<Table>(table))} * p.layout->row[static_cast<std::size_t>(table)];
        visit(base + p.layout->offset[static_cast<std::size_t>(table)], size);
    }
}

/// Runs steps until a decision is due or the game is over.
void run_program(Position& position);

/// Answers the decision at hand with an option known to be legal, and runs on to the next decision.
void answer(Position& position, const Question& question, const Option& option);

}  // namespace pontlevis
