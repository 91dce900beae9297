// What many games add up to. Whole numbers only, so that the sum is the same in whatever order games and
// threads finish.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis::program {

/// How often each score was reached.
class Scores {
public:
    void add(std::int32_t score) { ++counts_[score]; }
    void add(const Scores& other);

    [[nodiscard]] double mean() const;
    /// The smallest score that at least a share of `q` of the games does not exceed; 0 <= q <= 1.
    [[nodiscard]] std::int32_t quantile(double q) const;

private:
    std::map<std::int32_t, std::uint64_t> counts_;
};

struct SeatStatistics {
    Scores scores;
    std::uint64_t wins = 0;    // alone
    std::uint64_t shared = 0;  // as one of several with the most points (BASE-21)
};

struct Statistics {
    explicit Statistics(std::size_t seat_count) : seats(seat_count) {}

    /// Counts a game that is finished.
    void add(const Game& game);
    void add(const Statistics& other);

    std::uint64_t games = 0;
    std::uint64_t turns = 0;
    std::uint64_t tiles = 0;  // laid, the start tile included
    std::vector<SeatStatistics> seats;
};

}  // namespace pontlevis::program
