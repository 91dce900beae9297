// Events in words, one line each.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>

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

// "3 tiles, 1 pennant"; "2 completed cities"; nothing where only a plugin knows what is counted.
std::string size_text(const Event& event) {
    if (is_field(event)) return counted(event.units, "completed city", "completed cities");
    if (event.units == 0 && event.marks == 0) return "";
    const std::string tiles = counted(event.units, "tile", "tiles");
    return event.marks == 0 ? tiles : tiles + ", " + counted(event.marks, "pennant", "pennants");
}

// "a city: 3 tiles", "an unfinished road: 2 tiles", "a field, flooded: 2 completed cities"
std::string feature_text(const Ruleset& rules, const Event& event) {
    const bool unfinished = event.mode == Mode::final && !is_field(event);  // fields are never finished (BASE-19)
    std::string text = (unfinished ? "unfinished " : "") + said(rules.feature_kinds[event.feature_kind].name);
    text.insert(0, std::string_view("aeiou").find(text[0]) == std::string_view::npos ? "a " : "an ");
    const auto mode = static_cast<std::size_t>(event.mode);
    if (mode > static_cast<std::size_t>(Mode::now)) text += ", " + said(rules.modes[mode].name);
    const std::string size = size_text(event);
    return size.empty() ? text : text + ": " + size;
}

std::string scored_text(const Ruleset& rules, const Event& event) {
    const bool tie = (event.owners & (event.owners - 1)) != 0;
    return fmt::format("{} score{} {}{} for {}{}", owners_text(rules, event.owners), tie ? "" : "s", event.points,
                       tie ? " each" : "", feature_text(rules, event), rule_mark(event));
}

// A plugin's function goes by its full name, with a point in it.
bool is_of_plugin(const Event& event) { return std::string_view(event.text).find('.') != std::string_view::npos; }

// "2 points", "-1 point for blue", "times 1/2, 3 points after that", "worth nothing"
std::string worth_text(const Ruleset& rules, const Event& event) {
    std::vector<std::string> parts;
    if (event.is_void) parts.emplace_back("worth nothing");
    const bool factor = event.num != 1 || event.den != 1;
    if (factor) parts.push_back(event.den == 1 ? fmt::format("times {}", event.num) : fmt::format("times {}/{}", event.num, event.den));
    const std::int32_t more = event.is_void ? event.add + event.extra : event.points;
    if (more != 0 || parts.empty()) parts.push_back(counted(more, "point", "points"));
    return fmt::format("{}{}", fmt::join(parts, ", "), event.owners == 0 ? "" : " for " + owners_text(rules, event.owners));
}

std::string contribution_text(const Ruleset& rules, const Event& event, std::string_view language) {
    if (is_of_plugin(event))
        return fmt::format("  {}: {}{}", contributor(rules, event.text, language), worth_text(rules, event), rule_mark(event));
    const std::string marks = event.marks == 0 ? "" : ", " + counted(event.marks, "pennant", "pennants");
    return fmt::format("  {} {}{}: {}{}", counted(event.units, "time", "times"), event.text, marks,
                       counted(event.points, "point", "points"), rule_mark(event));
}

// "road1 of base/ffrr-curve at (1,0)", "red's normal 3"
std::string standing_text(const Game& game, Location where) {
    const NamedOperand place = named(game, Operand::location, where);
    if (place.at != NamedOperand::At::figure) return location_text(game, where);
    return fmt::format("{}'s {} {}", place.of, said(place.name), place.number);
}

}  // namespace

std::string said(std::string_view name) {
    std::string text(name.substr(name.rfind('.') + 1));
    std::replace_if(text.begin(), text.end(), [](char c) { return c == '-' || c == '_'; }, ' ');
    return text;
}

const std::string& name_in(std::string_view language, const std::map<std::string, std::string>& names) {
    for (const std::string_view one : {language, language.substr(0, 2)})
        if (const auto name = names.find(std::string(one)); name != names.end()) return name->second;
    return names.at("en");
}

std::string contributor(const Ruleset& rules, std::string_view name, std::string_view language) {
    const std::string_view id = name.substr(0, name.rfind('.'));
    const auto part = std::find_if(rules.expansions.begin(), rules.expansions.end(),
                                   [&](const ExpansionInfo& one) { return one.id == id || one.id == name; });
    if (part == rules.expansions.end()) return std::string(name);
    const std::string& shown = name_in(language, part->names);
    return part->id == name ? shown : fmt::format("{}, {}", shown, said(name));
}

std::string to_text(const Game& game, const Event& event, std::string_view language) {
    const Ruleset& rules = game.rules();
    const auto seat = [&] { return seat_name(rules, event.seat); };
    const bool is_somebodys = event.seat < rules.seats.size();
    const auto tile = [&] { return rules.tiles[event.tile_type].id; };
    const auto figure = [&] { return said(rules.figure_kinds[event.figure_kind].name); };
    const auto whose = [&] { return (is_somebodys ? seat() + "'s " : "the ") + figure(); };
    const auto where = [&] { return standing_text(game, event.where); };
    switch (event.kind) {
        case Event::Kind::tile_drawn: return fmt::format("{} draws {}", seat(), tile());
        case Event::Kind::tile_set_aside:
            return fmt::format("{} has no place and is set aside{}", tile(), rule_mark(event));
        case Event::Kind::tile_laid: return fmt::format("{} lays {}", seat(), where());
        case Event::Kind::figure_placed:
            if (!is_somebodys) return fmt::format("a {} comes to {}", figure(), where());
            return fmt::format("{} places {} on {}", seat(), figure(), where());
        case Event::Kind::contribution: return contribution_text(rules, event, language);
        case Event::Kind::figure_counted:
            return fmt::format("  {} on {} counts {}{}", whose(), where(), event.units, rule_mark(event));
        case Event::Kind::feature_scored: return scored_text(rules, event);
        case Event::Kind::points:
            return fmt::format("{} {} {}{}", seat(), event.points < 0 ? "pays" : "gets",
                               counted(std::abs(event.points), "point", "points"), rule_mark(event));
        case Event::Kind::figure_returned:
            if (!is_somebodys) return fmt::format("{} goes back from {}", whose(), where());
            return fmt::format("{} takes {} back from {}", seat(), figure(), where());
        case Event::Kind::figure_moved:
            return fmt::format("{} moves from {} to {}", whose(), where(), standing_text(game, event.to));
        case Event::Kind::figure_removed:
            if (!is_somebodys) return fmt::format("{} leaves the game from {}", whose(), where());
            return fmt::format("{} loses {} from {}", seat(), figure(), where());
        case Event::Kind::note: return fmt::format("{}{}", event.text, rule_mark(event));
        case Event::Kind::game_over: return "the game is over";
    }
    return "";
}

}  // namespace pontlevis
