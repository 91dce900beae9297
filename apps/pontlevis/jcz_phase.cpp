#include "jcz_phase.h"

#include <fmt/format.h>

#include <algorithm>

#include "pontlevis/core/manifest.h"

namespace pontlevis::program::jcz {
namespace {

std::size_t number_of(const std::string& anchor) {
    return static_cast<std::size_t>(std::find(anchors().begin(), anchors().end(), anchor) - anchors().begin());
}

// Whether one who asks stands after the tile is laid and before it is scored.
bool asks_for_action(const Ruleset& rules, const std::string& asked_by) {
    const auto step = std::find_if(rules.steps.begin(), rules.steps.end(),
                                   [&](const StepLine& one) { return one.id == asked_by; });
    const std::size_t anchor = number_of(step == rules.steps.end() ? asked_by : step->anchor);
    return number_of("tile.placed") <= anchor && anchor < number_of("score.set");
}

}  // namespace

Phase phase_of(const Game& game) {
    const Decision decision = game.decision();
    if (decision.kind == Decision::Kind::draw_tile) return Phase::draw;
    if (decision.kind == Decision::Kind::place_tile) return Phase::tile;
    if (decision.kind == Decision::Kind::place_figure) return Phase::action;
    if (decision.kind == Decision::Kind::finished || decision.is_chance()) return Phase::other;
    const std::vector<FateLine>& fates = game.rules().fates;
    const auto asks = [&](const FateLine& fate) { return fate.id == decision.asked_by; };
    if (std::any_of(fates.begin(), fates.end(), asks)) return Phase::fate;
    return asks_for_action(game.rules(), decision.asked_by) ? Phase::action : Phase::other;
}

std::string decision_text(const Game& game) {
    switch (game.decision().kind) {
        case Decision::Kind::draw_tile: return "a tile is to be drawn";
        case Decision::Kind::place_tile: return "a tile is to be laid";
        case Decision::Kind::place_figure: return "a figure may be placed";
        case Decision::Kind::choose: return fmt::format("{} asks", game.decision().asked_by);
        case Decision::Kind::finished: return "the game is over";
    }
    return "";
}

}  // namespace pontlevis::program::jcz
