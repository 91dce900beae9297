// The rows of the state's tables. All are plain bytes without pointers; rows name each other by number.
// State order and capacities: layout.h.
#pragma once

#include <cstdint>
#include <type_traits>

#include "pontlevis/core/option.h"

namespace pontlevis {

using Index = std::uint16_t;  // a row's number; rulesets that need more rows are refused when composed
inline constexpr Index kNone = 0xffff;
inline constexpr int kMaxSegments = 16;  // on one tile

/// The one row that every state has. Hashed from `random` on.
struct Header {
    std::uint32_t layout_class;
    std::uint32_t standing;   // bit a figure kind: one is neither in supply nor out of the game; a plain machine lets it be
    std::uint64_t random;     // the state's generator
    std::uint32_t decisions;  // answered so far
    std::uint32_t turn;       // turns begun
    std::uint32_t bag_left;
    std::uint32_t set_aside;
    Index step;           // of the turn program
    Index tile_in_hand;   // tile type, kNone between turns
    Index chosen_cell;    // where the tile in hand goes; kNone: not chosen
    Index tile_laid;      // the latest tile
    Index figures;        // row counts of the tables
    Index seats;
    Index stock;
    Index bag;
    Index entries;
    Index dirty;
    Index tiles;
    Index segments;
    Index cells;
    Index frontier;
    Index chunks;      // of the frontier of large boards
    Index free_chunk;  // first of the recycled ones
    Index frames;      // actors under way, the last one is running
    Index queue;       // actors that wait for a safe point or an anchor
    Index links;       // pairs of segments joined by plugins
    Index cuts;        // pairs of segments parted by plugins
    std::uint8_t chosen_turns;
    std::uint8_t turn_owner;
    std::uint8_t decider;   // kNobody: chance
    std::uint8_t decision;  // Decision::Kind
    std::uint8_t part;      // of the turn: 0 is the first, 1 an extra one
    std::uint8_t flags;     // HeaderFlag
    std::uint16_t rounds;   // how many reactions led to the one that runs, each to the next
    std::uint32_t spare3;
    std::int16_t west, north, east, south;  // the outermost cells
    std::uint64_t near_surrounded[4];  // a bit for each (x, y) modulo 16 that is near a monastery or the like
};

inline constexpr std::uint8_t kNobody = 0xff;  // as a seat: owner of what belongs to nobody; chance as a decider

/// Header::flags, of this part of the turn unless said otherwise.
enum HeaderFlag : std::uint8_t {
    kPartOwed = 1,     // an extra part follows this one
    kPartPlayed = 2,   // of the whole turn: there was one
    kWoodClosed = 4,   // the rest of phase 2 is left out
    kMainSpent = 8,    // the one action of phase 2 was taken
    kFrozen = 16,      // the graph may not change
    kFinish = 32,      // of the whole game: it ends after this turn
    kLonely = 64,      // companions may have lost their company
};

struct FigureRow {
    Location where;
    Index next;  // next figure on the same feature
    std::uint8_t seat;
    std::uint8_t kind;
};

struct SeatRow {
    std::int32_t score;
    std::uint32_t armed;  // bit a plugin's action
};

/// Two segments that plugins joined, or parted.
struct PairRow {
    Index a, b;
};

/// An actor that waits in the queue.
struct QueueRow {
    plv_frame frame;
    Index anchor;       // where it runs: the safe point after it; kNone: the next safe point
    std::uint16_t rounds;  // as Header::rounds, when it runs
};

/// One thing that is being scored. Lives until the part of the turn ends.
struct EntryRow {
    Location where;  // one of its segments
    Index feature;
    Index limbo;  // first of its figures in limbo
    std::int32_t units;
    std::int32_t marks;
    std::int32_t points;
    std::uint8_t kind;  // feature kind
    std::uint8_t mode;  // Mode
    std::uint8_t owners;  // bit a seat
    std::uint8_t spare;
};

struct TileRow {
    Index cell;
    Index type;
    Index first_segment;
    std::uint8_t turns;
    std::uint8_t segments;
};

struct SegmentRow {
    Index feature;  // a plain label, so that reading never writes: one of the feature's own segments
    Index next;     // next segment of the feature, in a ring
    Index tile;
    std::int16_t hold;  // what plugins add to the feature's open edges; less where they closed one
};

/// FeatureRow::open of a kind that is never complete. Joins add up and may wrap round, but never reach 0: a
/// board has fewer than 65536 segments.
inline constexpr std::int16_t kNeverComplete = -1;

/// A feature's data stand in the row of the segment that names it; the rows of its other segments are idle.
struct FeatureRow {
    std::int16_t open;  // edges or neighbours still missing; 0: complete; below 0: of a kind that never is
    Index marks;        // pennants
    Index size;         // segments
    Index figures;      // first figure on it
    std::uint8_t kind;
    std::uint8_t flags;
    std::uint16_t attributes;  // bit a declared attribute: one of its segments has it
};

inline constexpr std::uint8_t kFeatureDone = 1;    // an entry of it was counted as complete
inline constexpr std::uint8_t kFeatureQueued = 2;  // it has an entry in the present pass

/// A cell with a tile, or an open one beside a tile. Never recycled: an open cell becomes a tile.
struct CellRow {
    std::int16_t x;
    std::int16_t y;
    std::uint16_t signature;  // what the four sides of an open cell demand, see machine.h; kLaid under a tile
    Index index;              // the tile, or the open cell's place in the frontier
    [[nodiscard]] bool is_open() const { return signature != 0xffff; }
};

inline constexpr std::uint16_t kLaid = 0xffff;

/// Open cells of one signature, a part of them: the frontier of boards too large to be searched whole.
struct ChunkRow {
    static constexpr Index kRoom = 30;
    Index size;
    Index next;  // of the same signature, full; a free one: the next free one
    Index cells[kRoom];
};

static_assert(sizeof(Header) == 128 && sizeof(QueueRow) == 36 && sizeof(FigureRow) == 8 && sizeof(EntryRow) == 24 && sizeof(TileRow) == 8 &&
              sizeof(SegmentRow) == 8 && sizeof(FeatureRow) == 12 && sizeof(CellRow) == 8 && sizeof(ChunkRow) == 64);
static_assert(std::is_trivially_copyable_v<Header> && std::is_trivially_copyable_v<EntryRow>);

}  // namespace pontlevis
