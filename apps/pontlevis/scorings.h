// What a decision scored, put together from its events: one Scoring a feature, with all that made its points.
// The log tells it short, explain in full.
#pragma once

#include <span>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis::program {

struct Scoring {
    Event feature;              // feature_scored
    std::vector<Event> sheet;   // contributions, the base game's first
    std::vector<Event> awards;  // points, an owner each
};

/// In the order in which they were scored.
[[nodiscard]] std::vector<Scoring> scorings_of(std::span<const Event> events);

/// Points that no feature brought.
[[nodiscard]] std::vector<Event> other_points(std::span<const Event> events);

/// Who stood on the feature when it was scored, by figure. `before`: the figures when the decision was asked;
/// `after`: the game after it, in which they may be back in their supplies.
[[nodiscard]] std::vector<FigureView> figures_counted(const Event& feature, std::span<const FigureView> before,
                                                      std::span<const Event> events, const Game& after);

/// Whether the weights of their kinds make the majority that was counted (BASE-15). If not, something that no
/// event tells changed them.
[[nodiscard]] bool weights_add_up(const Event& feature, std::span<const FigureView> figures, const Ruleset& rules);

/// The tiles whose number is what the feature was counted as, by cell from north to south: its own, or, where
/// they are not as many, all around its only one. Empty where the units are something else.
[[nodiscard]] std::vector<Cell> tiles_counted(const Event& feature, const Game& after);

/// The completed cities beside a field, each by one of its segments (BASE-18). Empty where there are not as many
/// as the field was counted as.
[[nodiscard]] std::vector<std::uint32_t> cities_counted(const Event& feature, const Game& after);

}  // namespace pontlevis::program
