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

/// What they call a tile of ours.
struct TileName {
    std::string theirs;  // "BA/Rr"
    std::string ours;    // "base/ffrr-curve"
    Turns turns = 0;     // from our drawing to theirs, clockwise
};

[[nodiscard]] const std::vector<TileName>& tile_names();

/// Errors: Fault::input: a tile that is not in the table, with those that are near.
[[nodiscard]] Result<TileName> tile_named(std::string_view theirs);

/// The number of a tile type in the rules. Errors: Fault::input: there are none of them in this game.
[[nodiscard]] Result<std::uint16_t> type_of(const Ruleset& rules, const TileName& tile);

/// Whether a tile cannot be told apart in the two turns.
[[nodiscard]] bool looks_alike(const TileType& tile, Turns one, Turns other);

/// The segment that `feature` ("Road") at `location` ("NS") is on a tile of ours that lies in `turns`.
///
/// Errors: Fault::input: no such segment, and those that there are.
[[nodiscard]] Result<std::uint8_t> segment_at(const TileType& tile, Turns turns, std::string_view feature,
                                              std::string_view location);

/// How they write a segment: "Road,NS".
[[nodiscard]] std::string their_name(const TileType& tile, Turns turns, std::uint8_t segment);

}  // namespace pontlevis::program::jcz
