#include <fmt/format.h>

#include <algorithm>

#include "check_report.h"
#include "console.h"

namespace pontlevis::program {
namespace {

constexpr std::size_t kNames = 22;  // columns for a name, as far as it fits
constexpr std::size_t kAnchors = 14;
constexpr std::size_t kIndent = 2, kDeeper = 6;

std::string list(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, ", ")); }

std::string indented(std::size_t columns, const std::string& text) { return std::string(columns, ' ') + text; }

void heading(const std::string& text) {
    say("");
    say(text);
}

void tell_part(const ExpansionInfo& part) {
    std::string text = fmt::format("{:<{}} {}", part.id, kNames, part.version);
    if (part.tiles > 0) text += fmt::format("  {} {}", part.tiles, part.tiles == 1 ? "tile" : "tiles");
    if (part.tiles > 0 && part.edition != "all") text += fmt::format(", edition {}", part.edition);
    if (!part.rules) text += "  only its tiles";
    say(indented(kIndent, text), kDeeper);
    if (!part.elements.empty()) say(indented(kDeeper, "elements: " + list(part.elements)), kDeeper + 2);
    for (const auto& [name, value] : part.options) say(indented(kDeeper, fmt::format("{} = {}", name, value)), kDeeper + 2);
}

std::string stands_on(const Ruleset& rules, const FigureKindInfo& figure) {
    std::vector<std::string> kinds;
    for (std::size_t kind = 0; kind < rules.feature_kinds.size(); ++kind)
        if (figure.stands_on >> kind & 1) kinds.push_back(rules.feature_kinds[kind].name);
    return kinds.empty() ? "nothing" : list(kinds);
}

void tell_box(const Ruleset& rules) {
    heading(fmt::format("tiles: {} in the bag, and the start tile {}", rules.tiles_in_bag(), rules.tiles[rules.start_tile].id));
    heading("figures of each player");
    for (const FigureKindInfo& figure : rules.figure_kinds)
        say(indented(kIndent, fmt::format("{:<{}} {:>2}  weight {}, stands on {}", figure.name, kNames, figure.per_seat,
                                          figure.weight, stands_on(rules, figure))), kDeeper);
}

// One anchor after the other: its steps in order, each with the reason if it is a plugin's.
void tell_turn(const Ruleset& rules) {
    heading("turn: anchors and the steps at each, in order");
    std::string anchor;
    for (const TurnLine& step : rules.turn) {
        std::string text = fmt::format("{:<{}} {}", step.anchor == anchor ? "" : step.anchor, kAnchors, step.id);
        if (step.by != "base") text += fmt::format("  {}", step.reason);
        if (!step.rule.empty()) text += fmt::format("  [{}]", step.rule);
        say(indented(kIndent, text), kIndent + kAnchors + 5);
        anchor = step.anchor;
    }
}

void tell_values(const Ruleset& rules) {
    if (!rules.attributes.empty()) {
        heading("attributes");
        for (const std::string& attribute : rules.attributes) say(indented(kIndent, attribute));
    }
    if (rules.handlers.empty()) return;
    heading("values");
    std::string point;
    for (const HandlerLine& handler : rules.handlers) {
        if (handler.point != point) say(indented(kIndent, handler.point));
        point = handler.point;
        std::string filter = handler.kinds.empty() ? "any feature" : list(handler.kinds);
        if (!handler.attribute.empty()) filter += " with " + handler.attribute;
        if (!handler.modes.empty()) filter += ", " + list(handler.modes);
        say(indented(kIndent + 2, fmt::format("{}  [{}]  {}", handler.id, handler.rule, filter)), kDeeper + 2);
    }
}

// Who said it: the end of the line that the library makes of a trait.
std::string who_said(const TraitLine& trait) {
    return trait.words.substr(fmt::format("{}  {} {}  ", trait.kind, trait.trait, trait.value).size());
}

// What the same plugin says in one place is told together.
void tell_traits(const Ruleset& rules) {
    heading("traits");
    std::vector<const TraitLine*> told;
    for (const TraitLine& first : rules.traits) {
        if (std::find(told.begin(), told.end(), &first) != told.end()) continue;
        std::vector<std::string> values;
        for (const TraitLine& trait : rules.traits) {
            if (trait.kind != first.kind || who_said(trait) != who_said(first)) continue;
            values.push_back(fmt::format("{} {}", trait.trait, trait.value));
            told.push_back(&trait);
        }
        say(indented(kIndent, fmt::format("{}  {}", first.kind, who_said(first))), kDeeper);
        say(indented(kDeeper, list(values)), kDeeper);
    }
}

// As long as they are, so that a line for a config can be copied. Further lines of one text stand further in.
void tell_list(const std::string& title, const std::vector<std::string>& texts) {
    if (texts.empty()) return;
    heading(title);
    for (std::string text : texts) {
        for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 3)) text.replace(at, 1, "\n  ");
        say_as_it_is(indented(kIndent, text));
    }
}

}  // namespace

void check_as_text(const std::string& config, const Ruleset& rules) {
    say(fmt::format("{}: {} {}, {}", config, rules.seats.size(), rules.seats.size() == 1 ? "player" : "players",
                    list(rules.seats)), kIndent);
    heading("parts");
    tell_part(rules.base);
    for (const ExpansionInfo& expansion : rules.expansions) tell_part(expansion);
    tell_box(rules);
    tell_turn(rules);
    tell_values(rules);
    tell_traits(rules);
    if (!rules.notes.empty()) heading("notes");
    for (const std::string& note : rules.notes) say(indented(kIndent, note), kDeeper);
    tell_list("decided by ids only", rules.ambiguities);
    say("");
    say(fmt::format("rules   {}", rules.digest()));
    say(fmt::format("build   {}", rules.build_digest()));
}

}  // namespace pontlevis::program
