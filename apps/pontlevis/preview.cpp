#include "preview.h"

#include <fmt/format.h>

#include <algorithm>

#include "explain_report.h"
#include "facts.h"
#include "pontlevis/core/text.h"
#include "words.h"

namespace pontlevis::program {
namespace {

// Answers, and passes where a figure might follow, so that what is finished scores.
bool try_out(Game& trial, const Option& option, Moment& moment) {
    const std::uint8_t seat = trial.decision().seat;
    Option next = option;
    for (;;) {
        if (!trial.apply(next)) return false;
        moment.events.insert(moment.events.end(), trial.events().begin(), trial.events().end());
        const bool may_pass = trial.decision().kind == Decision::Kind::place_figure && trial.decision().seat == seat;
        if (!may_pass || !trial.check(pass_option())) return true;
        next = pass_option();
    }
}

// "road1: road, 3 tiles, 1 open; red's normal on road2 at (0,1)"
std::string touched_text(const Game& game, std::uint32_t segment, const std::vector<FigureView>& before) {
    const std::uint32_t feature = game.feature_of(segment);
    const NamedOperand place = named(game, Operand::location, location(PLV_PLACE_SEGMENT, segment));
    std::string text = fmt::format("  {}: {}", place.name, feature_text(game, feature));
    for (const FigureView& figure : before) {
        const bool on_it =
            place_of(figure.where) == PLV_PLACE_SEGMENT && game.feature_of(index_of(figure.where)) == feature;
        if (on_it) text += "; " + figure_text(game, figure);
    }
    return text;
}

}  // namespace

std::vector<std::string> option_explained(Game& game, const Option& option) {
    const Verdict verdict = verdict_on(game, option);
    if (!verdict.refusal.empty()) return verdict_text(verdict);
    std::vector<std::string> lines{fmt::format("{}: {}", verdict.number, verdict.option)};

    Game trial(game.shared_rules(), 0);
    trial.set_state(game.state());
    trial.record_events(true);
    Moment moment;
    const std::vector<FigureView> before = figures_of(game);
    for (std::uint8_t seat = 0; seat < game.seats(); ++seat) moment.scores.push_back(game.score(seat));
    if (!try_out(trial, option, moment)) return lines;

    for (const Event& event : moment.events) {
        if (event.kind == Event::Kind::tile_laid) {
            const TileView tile = trial.tile(index_of(event.where));
            for (std::uint32_t i = 0; i < tile.segments; ++i)
                lines.push_back(touched_text(trial, tile.first_segment + i, before));
        }
        if (event.kind == Event::Kind::figure_placed && place_of(event.where) == PLV_PLACE_SEGMENT)
            lines.push_back(touched_text(trial, index_of(event.where), {}));
    }
    const std::vector<std::string> scored = scorings_text(moment, trial);
    if (scored.empty()) lines.emplace_back("  it scores nothing now");
    lines.insert(lines.end(), scored.begin(), scored.end());
    return lines;
}

}  // namespace pontlevis::program
