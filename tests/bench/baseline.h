// The yardstick that the engine's speed is compared with: random games of the base game (C1, two players,
// with fields), played by a loop made by hand for this one game. It has no hooks, saves, options or checks;
// nothing outside tests/bench uses it.
#pragma once

#include <cstdint>
#include <memory>

#include "pontlevis/core/tiles.h"

namespace pontlevis::bench {

struct BaselineResult {
    long games = 0;
    long turns = 0;        // tiles laid by the players
    long tiles = 0;        // tiles on the table at the end, the start tile among them
    double score_sum = 0;  // points of both players
};

/// Plays uniformly at random: one of the legal placements (each turning of a symmetric tile counts), then one
/// of {no meeple, each free segment of the tile}. A tile without a place is set aside, and its player draws
/// the next one. Nothing is allocated after construction.
class Baseline {
public:
    /// `tiles` must be the base game's: its C1 edition has 72 tiles with at most 8 segments each.
    Baseline(const TileSet& tiles, std::uint64_t seed);
    ~Baseline();
    BaselineResult play(long games);

private:
    struct Loop;
    std::unique_ptr<Loop> loop_;
};

}  // namespace pontlevis::bench
