// Between the two halves of reading a tile file: tiles_toml.cpp understands the words, tiles_check.cpp looks
// whether the tiles they describe can exist. Both report here, so that a file's problems come out together.
#pragma once

#include <string_view>

#include "pontlevis/core/tiles.h"
#include "problems.h"

namespace pontlevis {

inline constexpr std::string_view kHalfNames[kHalves] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

/// Everything that parse_tiles promises to check on each tile and that takes more than one of its segments,
/// or more than one tile.
void check_tiles(const TileSet& set, Problems& problems);

/// That the copies of each edition add up; `line` is where the file says how many were published.
void check_published(const TileSet& set, int line, Problems& problems);

}  // namespace pontlevis
