// What a decision scored, put together from its events: one Scoring a feature, with all that made its points.
// The log tells it short, explain in full.
#pragma once

#include <span>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis::program {

struct Scoring {
    Event feature;               // feature_scored
    std::vector<Event> sheet;    // contributions, the base game's first
    std::vector<Event> figures;  // figure_counted: who stood on it
    std::vector<Event> awards;   // points, an owner each
};

/// How the lines of a sheet make the points: ceil((rates + add) * num / den) + extra, for each owner, and to that what
/// a line says for one owner alone.
struct Sum {
    std::int64_t rates = 0;  // 0 where a line makes it void
    std::int64_t add = 0;
    std::int64_t num = 1, den = 1;
    std::int64_t extra = 0;
    bool is_void = false;

    [[nodiscard]] bool has_factor() const { return num != 1 || den != 1; }
    [[nodiscard]] std::int64_t before_extra() const;  // rounded up
};
[[nodiscard]] Sum sum_of(const Scoring& scoring);

/// What a line is for: points a unit and a mark, which a void feature loses.
[[nodiscard]] inline std::int32_t rates_of(const Event& line) { return line.points - line.add - line.extra; }
/// Whether it is for one owner alone.
[[nodiscard]] inline bool is_for_one(const Event& line) { return line.owners != 0; }

/// In the order in which they were scored.
[[nodiscard]] std::vector<Scoring> scorings_of(std::span<const Event> events);

/// Where among them an award belongs; null: no feature brought it.
[[nodiscard]] const Scoring* scoring_of(std::span<const Scoring> scorings, const Event& award);

/// Points that no feature brought.
[[nodiscard]] std::vector<Event> other_points(std::span<const Event> events);

/// What else there is to tell: notes, and figures that went somewhere, but for those that were placed or came home
/// because they were scored.
[[nodiscard]] std::vector<Event> other_events(std::span<const Event> events);

/// The tiles whose number is what the feature was counted as, by cell from north to south: its own, or, where
/// they are not as many, all around its only one. Empty where the units are something else.
[[nodiscard]] std::vector<Cell> tiles_counted(const Event& feature, const Game& after);

/// The completed cities beside a field, each by one of its segments (BASE-18). Empty where there are not as many
/// as the field was counted as.
[[nodiscard]] std::vector<std::uint32_t> cities_counted(const Event& feature, const Game& after);

}  // namespace pontlevis::program
