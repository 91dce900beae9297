// Tile sets as data: what is printed on each tile, read from a tiles.toml and checked. A ruleset turns
// these into the engine's tables; nothing here knows a game. The file format is docs/notation.md.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/result.h"
#include "pontlevis/sdk/geometry.h"

namespace pontlevis {

/// Half an edge, clockwise from the north-west corner: NL NR EL ER SL SR WL WR. L and R are left and right
/// for somebody at the tile's centre who looks out over the edge.
enum class Half : std::uint8_t { nl, nr, el, er, sl, sr, wl, wr };

inline constexpr int kHalves = 8;
inline constexpr int kMostSegments = 16;  // on one tile

/// A named attribute of a segment or a tile. Core knows none of the names; plugins own them. What else is
/// set depends on how it is written: `"mill"`, `{ number = 4 }`, `{ crop = "rye" }`,
/// `{ piers = ["city1"] }`, `{ tunnel_mouths = ["E"] }`.
struct Mark {
    std::string name;
    std::int32_t number = 1;     // as written; 1 where none is written
    std::string word = {};       // "wine"
    std::uint16_t segments = 0;  // bit a segment of this tile: a link to other segments
    std::uint8_t edges = 0;      // bit a Side
};

/// One segment: a part of the tile that is one feature. Its index on the tile is its place in `segments`.
struct SegmentType {
    std::string id;                  // unique on the tile, "city1": its kind and a number
    std::string kind;                // "road", "city", "monastery", "garden", "field", or a kind that a plugin adds
    std::uint8_t edges = 0;          // bit a Side: the edges it reaches (city, road, river)
    std::uint8_t shared_edges = 0;   // bit a Side: those of them that another segment reaches too
    std::uint8_t halves = 0;         // bit a Half: the half edges it reaches (field)
    std::uint16_t cities = 0;        // bit a segment of this tile: the cities that a field borders
    std::uint16_t crosses = 0;       // bit a segment of this tile: those it passes over or under
    std::uint8_t pennants = 0;
    std::vector<Mark> marks;         // further attributes, sorted by name
    int line = 0;                    // where it stands in its file
};

struct TileType {
    std::string id;  // "base/crfr-cap-straight"
    std::map<std::string, int> copies;  // per edition; the key "all" stands for every edition
    std::map<std::string, int> start_copies;  // how many of these are start tiles
    std::array<std::string, kSides> edges;  // edge kind per side, unturned: "city", "field", "road", ...
    std::vector<SegmentType> segments;  // in file order
    std::vector<std::vector<std::uint8_t>> junctions;  // groups of segments that meet on the tile
    std::vector<Mark> symbols;  // marks of the whole tile, sorted by name
    std::string role;
    std::string pool;  // that it is drawn from, as written; empty: the bag
    bool reconstructed = false;  // the layout is not certain
    int line = 0;  // where it stands in its file
};

/// A tile that a set begins with, instead of the base game's.
struct StartPlace {
    std::string tile;  // its id
    Cell cell;
    Turns turns = 0;
    int line = 0;
};

struct TileSet {
    std::string id;
    std::string title;
    std::map<std::string, int> published;  // tiles per edition
    std::vector<TileType> tiles;  // in file order
    std::vector<StartPlace> start;  // in the order in which they are laid, the first at (0,0)

    /// Copies of `tile` in `edition`; an edition that the tile does not list has none, unless "all" is listed.
    [[nodiscard]] static int copies_in(const std::map<std::string, int>& copies, std::string_view edition);
};

/// The mark of that name, or null.
[[nodiscard]] const Mark* find_mark(const std::vector<Mark>& marks, std::string_view name);

/// Reads and checks a tile file.
///
/// Checked: every city, road and river edge belongs to exactly one segment (a city edge may be shared by two
/// if both say so); both halves of each field, road and river edge to exactly one field and those of a city
/// edge to none; segments do not cross on the way round the tile unless one of them says so; every id referred
/// to exists and has the right kind; ids are unique; the copies of each edition add up to `published`; tiles that
/// lie at the start are connected.
/// An edge word that is none of these is what the segments make of it, alike on every tile of the file.
/// Errors: Fault::input with all problems of the file, one a line: "file:line: what", what was found, what
/// is expected. `name` is the file's name as messages shall show it.
[[nodiscard]] Result<TileSet> parse_tiles(std::string_view toml, std::string_view name);

}  // namespace pontlevis
