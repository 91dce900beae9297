#include "jcz_scores.h"

#include <fmt/format.h>

#include <algorithm>

namespace pontlevis::program::jcz {
namespace {

std::string listed(std::vector<std::string> awards) {
    std::sort(awards.begin(), awards.end());
    return awards.empty() ? "none" : fmt::format("{}", fmt::join(awards, ", "));
}

std::string award_text(const Game& game, std::uint8_t seat, std::string_view what, std::int32_t points) {
    const auto& seats = game.rules().seats;
    return fmt::format("{} {} {}", seat < seats.size() ? seats[seat] : "nobody", what, points);
}

// They note what is worth nothing for want of an owner with the name of one who stands there; here nobody gets it.
bool is_for_nobody(const Scores::Scored& one) { return one.points == 0 && one.what.ends_with(".empty"); }

}  // namespace

void ScoreSheet::compare(const Replay& replay, std::size_t message) {
    if (replay.waiting()) return;
    if (points_differ_.empty()) compare_points(replay.session().game(), message);
    if (awards_differ_.empty()) compare_awards(replay, message);
}

void ScoreSheet::compare_points(const Game& game, std::size_t message) {
    std::vector<std::int32_t> ours;
    for (std::uint8_t seat = 0; seat < game.seats(); ++seat) ours.push_back(game.score(seat));
    for (const Scores::After& after : theirs_.after) {
        if (after.message != message || after.points == ours) continue;
        points_differ_ = fmt::format("points after message {}, turn {}: expected {}, got {}", message,
                                     game.turn_number(), fmt::join(after.points, " "), fmt::join(ours, " "));
    }
}

// Those since the last comparison, in any order. How what is scored ended, "city.incomplete", is left out.
void ScoreSheet::compare_awards(const Replay& replay, std::size_t message) {
    if (theirs_.scored.empty()) return;
    const Game& game = replay.session().game();
    std::vector<std::string> expected, got;
    for (; scored_ < theirs_.scored.size() && theirs_.scored[scored_].message <= message; ++scored_) {
        const Scores::Scored& one = theirs_.scored[scored_];
        if (is_for_nobody(one)) continue;
        expected.push_back(award_text(game, one.player, one.what.substr(0, one.what.find('.')), one.points));
    }
    for (; awards_ < replay.awards().size(); ++awards_) {
        const Award& one = replay.awards()[awards_];
        got.push_back(award_text(game, one.seat, one.what, one.points));
    }
    if (listed(expected) == listed(got)) return;
    awards_differ_ = fmt::format("awards until message {}, turn {}: expected {}, got {}", message, game.turn_number(),
                                 listed(expected), listed(got));
}

std::vector<ScoreSheet::Line> ScoreSheet::lines() const {
    std::vector<Line> lines;
    if (!theirs_.after.empty())
        lines.push_back({fmt::format("points after {} turns", theirs_.after.size()), points_differ_});
    if (!theirs_.scored.empty()) lines.push_back({fmt::format("{} awards", theirs_.scored.size()), awards_differ_});
    return lines;
}

}  // namespace pontlevis::program::jcz
