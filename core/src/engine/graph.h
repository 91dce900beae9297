// What plugins do to the graph of segments: join far ones, part them, hold features open, close edges, add
// segments. A feature that may have come apart is made anew from its segments.
#pragma once

#include "engine/position.h"

namespace pontlevis {

/// The tile laid beyond that side of a tile; kNone if none is.
[[nodiscard]] Index tile_beside(const Position& position, Index tile, int side);

/// The segment of the tile laid beyond `side` of the segment's tile that belongs to it across that edge; of a field
/// the one beside its first half there. kNone where no tile lies or nothing meets.
[[nodiscard]] Index beyond_edge(const Position& position, Index segment, int side);

/// One feature from now on; nothing closes by it.
void connect(Position& position, Index a, Index b);

/// No longer linked, across an edge or by connect(); the feature is made anew. False if they were not.
bool disconnect(Position& position, Index a, Index b);

/// The feature needs `more` more before it is complete, or fewer.
void hold(Position& position, Index segment, int more);

/// A segment without edges on a laid tile. Its number.
Index add_segment(Position& position, Index tile, std::uint8_t kind, int open);

/// Looks at the segment's feature again at score.set.
void touch(Position& position, Index segment);

}  // namespace pontlevis
