#include <fmt/format.h>

#include <algorithm>

#include "check_report.h"
#include "console.h"
#include "language.h"

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

std::string rule_mark(const std::string& rule) { return rule.empty() ? "" : fmt::format("  [{}]", rule); }

void tell_part(const ExpansionInfo& part) {
    std::string text = fmt::format("{:<{}} {}", part.id, kNames, part.version);
    if (part.tiles > 0) text += fmt::format("  {} {}", part.tiles, part.tiles == 1 ? "tile" : "tiles");
    if (part.tiles > 0 && part.edition != "all") text += fmt::format(", edition {}", part.edition);
    if (!part.rules) text += "  only its tiles";
    say(indented(kIndent, text), kDeeper);
    say(indented(kDeeper, name_among(part.names)), kDeeper + 2);
    if (!part.elements.empty()) say(indented(kDeeper, "elements: " + list(part.elements)), kDeeper + 2);
    for (const auto& [name, value] : part.options) say(indented(kDeeper, fmt::format("{} = {}", name, value)), kDeeper + 2);
}

std::string stands_on(const Ruleset& rules, const FigureKindInfo& figure) {
    std::vector<std::string> kinds;
    for (std::size_t kind = 0; kind < rules.feature_kinds.size(); ++kind)
        if (figure.stands_on >> kind & 1) kinds.push_back(rules.feature_kinds[kind].name);
    return kinds.empty() ? "nothing" : list(kinds);
}

void tell_pool(const Ruleset& rules, const PoolInfo& pool) {
    std::uint32_t tiles = 0;
    for (std::size_t type = 0; type < rules.tiles.size(); ++type)
        if (rules.tiles[type].pool == pool.name) tiles += rules.copies[type];
    const char* when = !pool.drawn ? "never drawn" : pool.order < 0 ? "drawn before the bag" : "drawn after the bag";
    say(indented(kIndent, fmt::format("{:<{}} {:>2}  {}", pool.name, kNames, tiles, when)), kDeeper);
}

void tell_box(const Ruleset& rules) {
    std::vector<std::string> start;
    for (const StartTile& tile : rules.start) start.push_back(rules.tiles[tile.type].id);
    heading(fmt::format("tiles: {} in the bag, and the start {} {}", rules.tiles_in_bag(), start.size() == 1 ? "tile" : "tiles", list(start)));
    for (const PoolInfo& pool : rules.pools) tell_pool(rules, pool);
    heading("figures of each player");
    for (const FigureKindInfo& figure : rules.figure_kinds) {
        const std::string weight = figure.dynamic_weight ? "weighed by its plugin" : fmt::format("weight {}", figure.weight);
        std::string text = fmt::format("{:<{}} {:>2}  {}, stands on {}", figure.name, kNames, std::max(figure.per_seat, figure.per_game), weight, stands_on(rules, figure));
        if (!figure.owned) text += "; of nobody";
        if (figure.reserve > 0) text += fmt::format("; {} begin out of the game", figure.reserve);
        say(indented(kIndent, text), kDeeper);
    }
}

void tell_step(const std::string& anchor, const std::string& text) {
    say(indented(kIndent, fmt::format("{:<{}} {}", anchor, kAnchors, text)), kIndent + kAnchors + 5);
}

// One anchor after the other: its steps in order, each with the reason if it is a plugin's. Fates are no steps, but
// have their place in the turn.
// When a filter lets something through; empty: always.
std::string filter_words(const FilterDecl& filter) {
    std::vector<std::string> parts;
    if (!filter.kinds.empty() || !filter.attribute.empty())
        parts.push_back((filter.kinds.empty() ? "any feature" : list(filter.kinds)) + (filter.attribute.empty() ? "" : " with " + filter.attribute));
    if (!filter.modes.empty()) parts.push_back(list(filter.modes));
    if (!filter.figures.empty()) parts.push_back("figure " + list(filter.figures));
    if (!filter.trait.empty()) parts.push_back("figure with " + filter.trait);
    if (!filter.causes.empty()) parts.push_back("cause " + list(filter.causes));
    if (!filter.symbol.empty()) parts.push_back("tile with " + filter.symbol);
    if (!filter.actions.empty()) parts.push_back("action " + list(filter.actions));
    if (!filter.standing.empty()) parts.push_back(fmt::format("while any {} stands", fmt::join(filter.standing, " or ")));
    if (!filter.supply.empty()) parts.push_back(fmt::format("while any {} is in supply", fmt::join(filter.supply, " or ")));
    if (!filter.extends.empty()) parts.push_back(fmt::format("where the tile extends an own {}", fmt::join(filter.extends, " or ")));
    if (!filter.together.empty()) parts.push_back(fmt::format("while {} stand together", fmt::join(filter.together, " and ")));
    if (filter.first_turn) parts.push_back("in the first turn");
    return parts.empty() ? "" : list(parts);
}

void tell_turn(const Ruleset& rules) {
    heading("turn: anchors and the steps at each, in order");
    std::string anchor;
    for (const TurnLine& step : rules.turn) {
        std::string reason = step.by == "base" ? "" : "  " + step.reason;
        if (const std::string words = filter_words(step.filter); !words.empty()) reason += "; " + words;
        tell_step(step.anchor == anchor ? "" : step.anchor, step.id + reason + rule_mark(step.rule));
        anchor = step.anchor;
        if (step.id != "score.fate") continue;
        for (const FateLine& fate : rules.fates) tell_step("", fmt::format("  {}  fate: {}{}", fate.id, fate.reason, rule_mark(fate.rule)));
    }
}

void tell_values(const Ruleset& rules) {
    if (!rules.attributes.empty()) {
        heading("attributes");
        for (const std::string& attribute : rules.attributes) say(indented(kIndent, attribute));
    }
    if (rules.handlers.empty()) return;
    heading("handlers: what plugins are asked, and about what");
    std::string point;
    for (const HandlerLine& handler : rules.handlers) {
        if (handler.point != point) say(indented(kIndent, handler.point));
        point = handler.point;
        const std::string reason = handler.reason.empty() ? "" : "; " + handler.reason, words = filter_words(handler.filter);
        say(indented(kIndent + 2, fmt::format("{}{}  {}{}", handler.id, rule_mark(handler.rule), words.empty() ? "always" : words, reason)), kDeeper + 2);
    }
}

void tell_choices(const Ruleset& rules) {
    if (!rules.plugin_actions.empty()) heading("actions of plugins, and the questions that they join");
    for (const ActionLine& action : rules.plugin_actions) {
        std::string text = action.id + rule_mark(action.rule) + "  " + (action.at.empty() ? "where its plugin asks" : list(action.at));
        if (const std::string words = filter_words(action.filter); !words.empty()) text += "; " + words;
        if (action.must) text += "; must be taken";
        if (action.armed) text += "; while it is armed";
        say(indented(kIndent, text), kDeeper);
    }
    if (!rules.fates.empty()) heading("fates: of scored figures each has one, the first that is taken, or goes home");
    for (const FateLine& fate : rules.fates)
        say(indented(kIndent, fmt::format("{}{}  {}, {} decides; {}", fate.id, rule_mark(fate.rule), fate.forced ? "forced" : "chosen", fate.decider,
                                          filter_words(fate.filter).empty() ? "always" : filter_words(fate.filter))), kDeeper);
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
    tell_choices(rules);
    tell_traits(rules);
    if (!rules.notes.empty()) heading("notes");
    for (const std::string& note : rules.notes) say(indented(kIndent, note), kDeeper);
    tell_list("decided by ids only", rules.ambiguities);
    say("");
    say(fmt::format("rules   {}", rules.digest()));
    say(fmt::format("build   {}", rules.build_digest()));
}

}  // namespace pontlevis::program
