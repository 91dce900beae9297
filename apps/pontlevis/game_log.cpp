#include "game_log.h"

#include <fmt/format.h>

#include <algorithm>

#include "cells.h"
#include "console.h"
#include "language.h"
#include "pontlevis/core/text.h"

namespace pontlevis::program {
namespace {

constexpr std::size_t kIndent = 8;        // of what happens in a turn
constexpr std::size_t kLongestName = 20;  // of a seat, in the table
constexpr int kWidestColumn = 9;          // of it

std::string scores_text(const Game& game) {
    std::string text;
    for (std::uint8_t seat = 0; seat < game.seats(); ++seat) {
        text += fmt::format("{}{} {}", seat == 0 ? "" : ", ", game.rules().seats[seat], game.score(seat));
    }
    return text;
}

// The seats with the most points; several on a tie (BASE-21).
std::vector<std::uint8_t> first_of(const Game& game) {
    std::vector<std::uint8_t> first;
    for (std::uint8_t seat = 0; seat < game.seats(); ++seat) {
        if (!first.empty() && game.score(seat) > game.score(first[0])) first.clear();
        if (first.empty() || game.score(seat) == game.score(first[0])) first.push_back(seat);
    }
    return first;
}

std::string cell_text(const std::string& text, std::size_t width) { return fmt::format("{:>{}}", text, width); }

}  // namespace

GameLog::GameLog(const Ruleset& rules, bool quiet)
    : points_(rules.seats.size(), std::vector<std::int32_t>(rules.feature_kinds.size() + 1)),
      quiet_(quiet),
      say_([](const std::string& text, std::size_t indent) { say(text, indent); }) {}

void GameLog::decided(const Session& session, const Option& option) {
    const Game& game = session.game();
    line(fmt::format("{}: {}", seat_name(game.rules(), game.decision().seat), to_text(game, option)));
}

void GameLog::happened(const Session& session) {
    scorings_ = scorings_of(session.events());
    told_ = 0;
    for (const Event& event : session.events()) note(session, event);
}

void GameLog::note(const Session& session, const Event& event) {
    const std::string text = to_text(session.game(), event, language());
    switch (event.kind) {
        case Event::Kind::tile_drawn: drawn(session, text); break;
        case Event::Kind::tile_laid:
        case Event::Kind::figure_placed: break;  // the decision has said so
        case Event::Kind::contribution:
        case Event::Kind::figure_counted: break;  // told with its feature
        case Event::Kind::feature_scored:
            if (event.mode == Mode::final) end_begins();
            line(text);
            sheet(session.game(), scorings_[told_++]);
            break;
        case Event::Kind::points:
            if (!award(event)) line(text);
            break;
        case Event::Kind::figure_returned:
            if (!brief_) line(text);
            break;
        default: line(text);
    }
}

void GameLog::end_begins() {
    if (!ending_ && !quiet_) say_("  end   no tile is left; what is unfinished and the fields score", kIndent);
    ending_ = true;
}

// How the points of the feature came about, where that is more than its size.
void GameLog::sheet(const Game& game, const Scoring& scoring) const {
    if (brief_ || scoring.sheet.size() < 2) return;
    for (const Event& event : scoring.sheet) line(to_text(game, event, language()));
}

// The first draw of a turn begins it; others follow a tile that was set aside.
void GameLog::drawn(const Session& session, const std::string& text) {
    const Game& game = session.game();
    if (brief_) return;
    if (game.turn_number() == turn_ || quiet_) return line(text);
    turn_ = game.turn_number();
    say_(fmt::format("{:>5}   {}  ({})", turn_, text, scores_text(game)), kIndent);
}

// With what is one owner's alone, it is more than the line of the feature has told.
bool GameLog::award(const Event& event) {
    std::vector<std::int32_t>& points = points_[event.seat];
    const Scoring* const scoring = scoring_of(scorings_, event);
    points[scoring ? scoring->feature.feature_kind : points.size() - 1] += event.points;
    return scoring && scoring->feature.points == event.points;
}

void GameLog::line(const std::string& text) const {
    if (!quiet_) say_(std::string(kIndent, ' ') + text, kIndent + 2);
}

void GameLog::table(const Game& game) const {
    const Ruleset& rules = game.rules();
    std::vector<std::string> heads;
    for (const FeatureKindInfo& kind : rules.feature_kinds) heads.push_back(cut(said(kind.name), kWidestColumn));
    heads.emplace_back("other");
    std::vector<std::size_t> shown;  // columns in which somebody has points
    for (std::size_t column = 0; column < heads.size(); ++column) {
        const bool used =
            std::any_of(points_.begin(), points_.end(), [&](const auto& row) { return row[column] != 0; });
        if (used) shown.push_back(column);
    }
    std::size_t width = 4;
    for (const std::string& name : rules.seats) width = std::max(width, std::min(name.size(), kLongestName));

    std::string head = fmt::format("{:<{}}", "seat", width);
    for (const std::size_t column : shown) head += "  " + heads[column];
    say(head + "  total");
    const std::vector<std::uint8_t> first = first_of(game);
    for (std::uint8_t seat = 0; seat < game.seats(); ++seat) {
        const std::string& name = rules.seats[seat];
        std::string row = fmt::format("{:<{}.{}}", name, width, kLongestName);
        for (const std::size_t column : shown) {
            row += "  " + cell_text(std::to_string(points_[seat][column]), heads[column].size());
        }
        row += "  " + cell_text(std::to_string(game.score(seat)), 5);
        const bool wins = game.finished() && std::find(first.begin(), first.end(), seat) != first.end();
        say(row + (!wins ? "" : first.size() > 1 ? "  tie" : "  wins"));
    }
}

}  // namespace pontlevis::program
