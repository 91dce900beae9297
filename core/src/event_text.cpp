// Events in words, one line each.
#include <cstdlib>

#include <fmt/format.h>

#include "pontlevis/core/text.h"

namespace pontlevis {
namespace {

std::string counted(std::int32_t count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string rule_mark(const Event& event) {
    return *event.rule == '\0' ? std::string() : fmt::format("  [{}]", event.rule);
}

// "red", "red and blue", "red, blue and green"
std::string owners_text(const Ruleset& rules, std::uint8_t owners) {
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < rules.seats.size(); ++seat) {
        if (owners >> seat & 1) names.push_back(rules.seats[seat]);
    }
    if (names.empty()) return "nobody";
    std::string text = names[0];
    for (std::size_t i = 1; i < names.size(); ++i) text += (i + 1 == names.size() ? " and " : ", ") + names[i];
    return text;
}

bool is_field(const Event& event) { return event.feature_kind == static_cast<std::uint8_t>(FeatureKind::field); }

// "3 tiles, 1 pennant"; "2 completed cities"
std::string size_text(const Event& event) {
    if (is_field(event)) return counted(event.units, "completed city", "completed cities");
    const std::string tiles = counted(event.units, "tile", "tiles");
    return event.marks == 0 ? tiles : tiles + ", " + counted(event.marks, "pennant", "pennants");
}

std::string scored_text(const Ruleset& rules, const Event& event) {
    const bool tie = (event.owners & (event.owners - 1)) != 0;
    const bool unfinished = event.mode == Mode::final && !is_field(event);  // fields are never finished (BASE-19)
    return fmt::format("{} score{} {}{} for {} {}: {}{}", owners_text(rules, event.owners), tie ? "" : "s",
                       event.points, tie ? " each" : "", unfinished ? "an unfinished" : "a",
                       rules.feature_kinds[event.feature_kind].name, size_text(event), rule_mark(event));
}

// A plugin's function goes by its full name, with a point in it.
bool is_of_plugin(const Event& event) { return std::string_view(event.text).find('.') != std::string_view::npos; }

std::string contribution_text(const Ruleset& rules, const Event& event) {
    if (is_of_plugin(event))
        return fmt::format("  {}: {}{}{}", event.text, event.is_void ? "worth nothing" : counted(event.points, "point", "points"),
                           event.owners == 0 ? "" : " for " + owners_text(rules, event.owners), rule_mark(event));
    const std::string marks = event.marks == 0 ? "" : ", " + counted(event.marks, "pennant", "pennants");
    return fmt::format("  {} {}{}: {}{}", counted(event.units, "time", "times"), event.text, marks,
                       counted(event.points, "point", "points"), rule_mark(event));
}

}  // namespace

std::string to_text(const Game& game, const Event& event) {
    const Ruleset& rules = game.rules();
    const auto seat = [&] { return event.seat < rules.seats.size() ? rules.seats[event.seat] : std::string("nobody"); };
    const auto tile = [&] { return rules.tiles[event.tile_type].id; };
    const auto figure = [&] { return rules.figure_kinds[event.figure_kind].name; };
    const auto where = [&] { return location_text(game, event.where); };
    switch (event.kind) {
        case Event::Kind::tile_drawn: return fmt::format("{} draws {}", seat(), tile());
        case Event::Kind::tile_set_aside:
            return fmt::format("{} has no place and is set aside{}", tile(), rule_mark(event));
        case Event::Kind::tile_laid: return fmt::format("{} lays {}", seat(), where());
        case Event::Kind::figure_placed: return fmt::format("{} places {} on {}", seat(), figure(), where());
        case Event::Kind::contribution: return contribution_text(rules, event);
        case Event::Kind::feature_scored: return scored_text(rules, event);
        case Event::Kind::points:
            return fmt::format("{} {} {}{}", seat(), event.points < 0 ? "pays" : "gets",
                               counted(std::abs(event.points), "point", "points"), rule_mark(event));
        case Event::Kind::figure_returned: return fmt::format("{} takes {} back from {}", seat(), figure(), where());
        case Event::Kind::figure_moved:
            return fmt::format("{}'s {} moves from {} to {}", seat(), figure(), where(), location_text(game, event.to));
        case Event::Kind::figure_removed: return fmt::format("{} loses {} from {}", seat(), figure(), where());
        case Event::Kind::note: return fmt::format("{}{}", event.text, rule_mark(event));
        case Event::Kind::game_over: return "the game is over";
    }
    return "";
}

}  // namespace pontlevis
