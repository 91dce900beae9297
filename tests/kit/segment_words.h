// How tests name a segment of the tile laid last: by its id, by its kind if there is one of it, or by the
// side or corner of the tile, as it lies, that it reaches.
#pragma once

#include <string>
#include <string_view>

#include "pontlevis/core/game.h"

namespace pontlevis::kit {

/// The id of the segment that `words` mean: "road1", "road", "west road", "north-west field". Words that go on
/// with "of" or "at" name another tile; they come back as they are.
///
/// Errors: Fault::input, naming the tile's segments.
[[nodiscard]] Result<std::string> segment_named(const Game& game, std::string_view words);

}  // namespace pontlevis::kit
