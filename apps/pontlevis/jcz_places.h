// Where things are in a saved game of JCloisterZone: its turns and location codes against our tiles and segments.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/ruleset.h"
#include "pontlevis/core/tiles.h"

namespace pontlevis::program::jcz {

/// A tile of ours that they name.
struct Tile {
    std::uint16_t type = 0;  // in the rules
    Turns turns = 0;         // from our drawing to theirs, clockwise
};

/// Errors: Fault::input: a tile that is not in the table, with those that are near; or one that is not in this game.
[[nodiscard]] Result<Tile> tile_named(const Ruleset& rules, std::string_view theirs);

/// Whether a tile cannot be told apart in the two turns.
[[nodiscard]] bool looks_alike(const TileType& tile, Turns one, Turns other);

/// The segment that `feature` ("Road") at `location` ("NS") is on a tile of ours that lies in `turns`.
///
/// Errors: Fault::input: no such segment, and those that there are.
[[nodiscard]] Result<std::uint8_t> segment_at(const TileType& tile, Turns turns, std::string_view feature,
                                              std::string_view location);

/// Whether a field has the tile's north-west corner, as it lies.
[[nodiscard]] bool fills_north_west(const SegmentType& segment, Turns turns);

/// How they write a segment: "Road,NS".
[[nodiscard]] std::string their_name(const TileType& tile, Turns turns, std::uint8_t segment);

}  // namespace pontlevis::program::jcz
