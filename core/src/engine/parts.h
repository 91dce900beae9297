// Parts of turns that are called: for another seat, or once more at the end of the game.
#pragma once

#include "engine/position.h"

namespace pontlevis {

/// A seat plays a part of a turn now: with the tile of that type, or with one from the source for kNone. When it is
/// over the frame below goes on. False if frames are stacked too high.
bool begin_part(Position& position, std::uint8_t seat, Index type);

/// Takes the part's frame off, and the turn is where it was.
void end_part(Position& position);

}  // namespace pontlevis
