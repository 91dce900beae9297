// What is on the table, as small values: tiles, segments, features, figures, entries, marks. They tell what was when
// they were asked for, and do not follow the game. Included through plugin.h.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>

#include "pontlevis/sdk/location.h"

namespace pontlevis::sdk {

using Seat = std::uint32_t;  // 0 is first in turn order
using Points = std::int32_t;

inline constexpr Seat kNobody = PLV_NOBODY;  // owns what belongs to no player; as a decider: chance

/// Which scoring an entry belongs to. A number, as plugins may meet modes that are not named here.
struct Mode {
    static constexpr std::uint16_t complete = PLV_MODE_COMPLETE;  // a feature was finished
    static constexpr std::uint16_t final = PLV_MODE_FINAL;        // the game has ended
    static constexpr std::uint16_t now = PLV_MODE_NOW;            // at once, as if unfinished
};

/// A laid tile.
struct Tile {
    std::uint32_t number;
    Cell cell;
    std::uint32_t type;           // Queries::tile_type
    std::uint32_t turn;           // quarter turns clockwise
    std::uint32_t first_segment;  // its segments are numbered on from here
    std::uint32_t segments;       // how many
};

/// A segment of a laid tile. What it borders and meets: Queries::borders_of and meets_of.
struct Segment {
    std::uint32_t number;
    std::uint32_t tile;
    std::uint32_t kind;     // of feature
    std::uint32_t feature;  // equal for segments of one feature; changes when features join or split
    std::uint32_t next;     // the next segment of the feature, in a ring
    std::uint32_t edges;    // bit a side, of the tile as it lies
    std::uint32_t borders;  // bit a segment, counted from the tile's first
    std::uint32_t meets;    // the same
    std::uint32_t corners;  // bit a corner, 0 is the north-west one, clockwise: those that a field fills

    /// Whether it reaches that side; a field: has a half there.
    [[nodiscard]] constexpr bool reaches(Side side) const { return (edges >> static_cast<int>(side) & 1u) != 0; }
    /// Whether it is a field that lies at that corner, on both edges.
    [[nodiscard]] constexpr bool fills(std::uint32_t corner) const { return (corners >> corner & 1u) != 0; }
};

/// A feature, asked for by one of its segments.
struct Feature {
    std::uint32_t kind;
    std::int32_t open;  // edges or neighbours still missing; below 0: never complete
    bool complete;
    std::uint32_t marks;     // pennants
    std::uint32_t segments;  // how many
    std::uint32_t first_figure;

    [[nodiscard]] constexpr bool empty() const { return first_figure == PLV_NONE; }
};

/// A figure, token or attachment: anything that stands somewhere.
struct Figure {
    std::uint32_t number;
    Seat seat;  // its owner, or kNobody
    std::uint32_t kind;
    Location where;
    std::uint32_t next;                  // figure on the same feature, or kNone
    std::optional<std::uint32_t> entry;  // in limbo: the entry that it was scored with
    Location from;                       // in limbo: where it stood; else the same as where
};

/// One thing that is being scored.
struct Entry {
    Location where;        // one of its segments, or what else is scored
    std::uint16_t kind;    // of feature, numbered as in the ruleset
    std::uint16_t mode;    // Mode::complete, Mode::final, ...
    std::uint32_t owners;  // bit a seat: who has the majority
    std::int32_t units;    // tiles of a road or city; 1 + neighbours of a monastery; completed cities beside a field
    std::int32_t marks;    // pennants
    Points points;         // its value, once it is counted
    std::uint32_t figure;  // the first one on it, or lifted from it; Figure::next leads on; kNone if there is none

    [[nodiscard]] constexpr bool owned_by(Seat seat) const { return (owners >> seat & 1u) != 0; }
};

/// What a mark in a tile file says.
struct Mark {
    std::int32_t number;     // as written, 1 where none is
    const char* word;        // "" where none is written; lives as long as the game
    std::uint32_t segments;  // bit a segment, counted from the tile's first: those it points at
    std::uint32_t edges;     // bit a side of the tile as it lies

    [[nodiscard]] constexpr bool points_at(Side side) const { return (edges >> static_cast<int>(side) & 1u) != 0; }
};

/// What a veto may refuse. At figure.stand: a kind would stand at `where` for that cause, and `figure` is the one
/// that would, unless it comes from the supply. At tile.fit: a tile type would lie in `cell`, turned.
struct Target {
    std::uint32_t kind;
    std::optional<std::uint32_t> figure;
    std::uint32_t cause;
    Seat seat;
    Location where;
    std::uint32_t type;
    Cell cell;
    std::uint32_t turn;
};

/// A tile, segment or figure as an argument: its view or its number.
template <class View>
struct Ref {
    constexpr Ref(std::integral auto given) : number(static_cast<std::uint32_t>(given)) {}
    constexpr Ref(const View& view) : number(view.number) {}

    std::uint32_t number;
};

constexpr Location on_segment(Ref<Segment> segment) { return place(PLV_PLACE_SEGMENT, segment.number); }
constexpr Location on_tile(Ref<Tile> tile) { return place(PLV_PLACE_TILE, tile.number); }
constexpr Location on_figure(Ref<Figure> figure) { return place(PLV_PLACE_FIGURE, figure.number); }
/// A corner of a tile: 0 is the north-west one, then clockwise.
constexpr Location vertex(Ref<Tile> tile, std::uint32_t corner) {
    return place(PLV_PLACE_VERTEX, tile.number * 4 + corner);
}
constexpr Location edge(Ref<Tile> tile, Side side) {
    return place(PLV_PLACE_EDGE, tile.number * 4 + static_cast<std::uint32_t>(side));
}

/// An operand of an option, a word of a frame, or the row of a column: a number, or what has one.
struct Word {
    constexpr Word(std::integral auto number) : value(static_cast<std::uint32_t>(number)) {}
    constexpr Word(Location where) : value(where.code) {}
    constexpr Word(Cell cell)
        : value(static_cast<std::uint32_t>(static_cast<std::uint16_t>(cell.y)) << 16 |
                static_cast<std::uint16_t>(cell.x)) {}
    constexpr Word(const Tile& tile) : value(tile.number) {}
    constexpr Word(const Segment& segment) : value(segment.number) {}
    constexpr Word(const Figure& figure) : value(figure.number) {}

    /// The cell that a word is.
    [[nodiscard]] constexpr Cell cell() const {
        return {static_cast<std::int16_t>(value & 0xffffu), static_cast<std::int16_t>(value >> 16)};
    }

    std::uint32_t value;
};

}  // namespace pontlevis::sdk
