// Features: segments that belong together. A segment's label is its feature's row; a join relabels the
// smaller side, so that reading never writes.
#pragma once

#include "engine/position.h"

namespace pontlevis {

/// Gives every segment of a freshly laid tile a feature of its own.
void add_segments(Position& position, Index tile);

/// Makes one feature of two segments' ones; their open edges add up. Returns its name.
Index join_segments(Position& position, Index a, Index b);

/// Joins the segments of two tiles across the edge on `side` of the first.
void join_edge(Position& position, Index tile, Index other, int side);

/// Notes the segments of the tile whose features may be finished (BASE-8).
void note_finished(Position& position, Index tile);

inline bool is_complete(const Position& p, Index feature) { return p.features[feature].open == 0; }

/// Distinct tiles of a feature (BASE-13).
std::uint32_t count_tiles(Position& position, Index feature);

/// Distinct completed cities that a field borders, each worth what its kind says (BASE-18).
struct FieldCount {
    std::int32_t cities = 0;
    std::int32_t worth = 0;
};
FieldCount count_cities(Position& position, Index feature);

}  // namespace pontlevis
