#include "statistics.h"

#include <cmath>

namespace pontlevis::program {

void Scores::add(const Scores& other) {
    for (const auto& [score, count] : other.counts_) counts_[score] += count;
}

double Scores::mean() const {
    std::int64_t sum = 0;
    std::uint64_t games = 0;
    for (const auto& [score, count] : counts_) {
        sum += score * static_cast<std::int64_t>(count);
        games += count;
    }
    return games == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(games);
}

std::int32_t Scores::quantile(double q) const {
    std::uint64_t games = 0;
    for (const auto& [score, count] : counts_) games += count;
    const double wanted = std::max(1.0, std::ceil(q * static_cast<double>(games)));
    std::uint64_t below = 0;
    for (const auto& [score, count] : counts_) {
        below += count;
        if (static_cast<double>(below) >= wanted) return score;
    }
    return 0;  // no game at all
}

void Statistics::add(const Game& game) {
    ++games;
    turns += game.turn_number();
    tiles += game.tiles_laid();
    std::int32_t best = game.score(0);
    std::uint32_t first = 0;
    for (std::uint8_t seat = 0; seat < game.seats(); ++seat) {
        const std::int32_t score = game.score(seat);
        seats[seat].scores.add(score);
        first = score > best ? 1 : first + (score == best ? 1 : 0);
        best = std::max(best, score);
    }
    for (std::uint8_t seat = 0; seat < game.seats(); ++seat) {
        if (game.score(seat) != best) continue;
        ++(first == 1 ? seats[seat].wins : seats[seat].shared);
    }
}

void Statistics::add(const Statistics& other) {
    games += other.games;
    turns += other.turns;
    tiles += other.tiles;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        seats[seat].scores.add(other.seats[seat].scores);
        seats[seat].wins += other.seats[seat].wins;
        seats[seat].shared += other.seats[seat].shared;
    }
}

}  // namespace pontlevis::program
