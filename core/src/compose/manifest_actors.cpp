// What a library has functions for: steps of the turn, actions, fates, handlers.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "../nearest.h"
#include "manifest_reader.h"
#include "pontlevis/sdk/abi.h"

namespace pontlevis {
namespace {

constexpr std::size_t kMostOperands = 3;  // an option has three

}  // namespace

void ManifestReader::read_steps(const toml::table& root) {
    for (const Part& part : parts(root, "step", kFunction)) {
        only_keys(part.table, {"after", "asks", "at", "before", "element", "filter", "reads", "rule", "tags", "writes"}, part.where, "a step");
        StepDecl step;
        step.name = part.name;
        step.line = part.line;
        step.rule = rule(part, false);
        step.asks = flag(part, "asks", false);
        step.order = order(part);
        step.filter = filter(part, "a step", {"extends", "standing", "supply", "symbol", "together", "turn"});
        step.element = element(part);
        step.footprint = footprint(part);
        read_anchor(part, step);
        manifest_.steps.push_back(std::move(step));
    }
}

void ManifestReader::read_anchor(const Part& part, StepDecl& step) {
    const toml::node* node = part.table.get("at");
    if (node == nullptr) return read_no_anchor(part);
    if (const toml::table* by_option = node->as_table()) {
        step.by_option = anchor_by_option(part, *by_option);
        return;
    }
    const std::optional<std::string> place = text(*node, part.where, "at");
    if (!place) return;
    step.at = *place;
    if (has(anchors(), step.at)) return;
    tell(line_of(*node), part.where,
         fmt::format("there is no place {} in a turn{}", pontlevis::quoted(step.at), suggestion(step.at, anchors())));
}

// Such a step runs where its plugin pushes or posts it.
void ManifestReader::read_no_anchor(const Part& part) {
    for (const char* key : {"before", "after", "filter", "tags"}) {
        if (part.table.contains(key))
            tell(line_of(*part.table.get(key)), part.where, fmt::format("{} is for steps that have a place in the turn: say it with at", key));
    }
}

// { option = "dragon", before = "roam", after = "after.score" }: a place for choices of the option.
AtOption ManifestReader::anchor_by_option(const Part& part, const toml::table& table) {
    const int line = line_of(table);
    AtOption by;
    if (required(table, "option", part.where + ": at", line) == nullptr) return by;
    by.option = text_of(table, "option", part.where).value_or("");
    const auto same = [&](const OptionDecl& option) { return option.name == by.option; };
    const auto option = std::find_if(manifest_.options.begin(), manifest_.options.end(), same);
    if (option == manifest_.options.end()) {
        tell(line, part.where, fmt::format("this file has no option {}{}", pontlevis::quoted(by.option), suggestion(by.option, own("option"))));
        return by;
    }
    if (option->choices.empty()) {
        tell(line, part.where, fmt::format("option {} has no choices that are texts, which could have places in the turn", by.option));
        return by;
    }
    Names keys = option->choices;
    keys.push_back("option");
    only_keys(table, keys, part.where, "the option");
    bool names_any = false;
    for (const std::string& value : option->choices) {
        if (value == "option") continue;  // that key says which option it is
        names_any = names_any || table.contains(value);
        const std::optional<std::string> place = text_of(table, value, part.where);
        if (!place) continue;
        by.at[value] = *place;
        if (!has(anchors(), *place))
            tell(line, part.where, fmt::format("there is no place {} in a turn{}", pontlevis::quoted(*place), suggestion(*place, anchors())));
    }
    if (!names_any) tell(line, part.where, fmt::format("at names no place: say one for a choice of {}, as in {} = \"roam\"", by.option, option->choices.front()));
    return by;
}

void ManifestReader::read_actions(const toml::table& root) {
    for (const Part& part : parts(root, "action", kFunction)) {
        only_keys(part.table, {"armed", "at", "element", "filter", "keeps", "must", "operands", "rule", "run", "turns"}, part.where, "an action");
        ActionDecl action;
        action.name = part.name;
        action.line = part.line;
        action.rule = rule(part, false);
        action.turns = flag(part, "turns", false);
        const toml::node* at = part.table.get("at");
        if (at != nullptr && at->is_table())
            action.by_option = anchor_by_option(part, *at->as_table());
        else
            action.at = known_words(part, "at", "\"wood.main\" or [\"tile.place\", \"wood.main\"]", "place in a turn", anchors());
        action.keeps = flag(part, "keeps", false);
        action.armed = flag(part, "armed", false);
        action.must = flag(part, "must", false);
        action.run = flag(part, "run", false) || action.joins();
        action.filter = filter(part, "an action", {"extends", "standing", "supply", "symbol", "together"});
        action.element = element(part);
        // In the order of the option; one kind may stand there twice.
        if (const toml::node* node = part.table.get("operands")) {
            const Names operands = words(*node, part.where, "operands", "\"figure\" or [\"figure\", \"location\"]");
            if (operands.size() > kMostOperands)
                tell(line_of(*node), part.where, fmt::format("{} operands; an option has {} at the most", operands.size(), kMostOperands));
            for (const std::string& word : operands) {
                const std::uint32_t number = number_of(operand_names(), word);
                if (number == operand_names().size())
                    tell(line_of(*node), part.where, fmt::format("there is no operand {}{}", pontlevis::quoted(word), suggestion(word, operand_names())));
                action.operands.push_back(static_cast<Operand>(number + 1));
            }
        }
        for (const char* key : {"filter", "keeps", "armed", "must"}) {
            if (part.table.contains(key) && !part.table.contains("at"))
                tell(line_of(*part.table.get(key)), part.where, fmt::format("{} is for actions that join a question: say at which place of the turn", key));
        }
        manifest_.actions.push_back(std::move(action));
    }
}

void ManifestReader::read_fates(const toml::table& root) {
    for (const Part& part : parts(root, "fate", kFunction)) {
        only_keys(part.table, {"after", "before", "decider", "element", "filter", "group", "rule", "tags"}, part.where, "a fate");
        FateDecl fate;
        fate.name = part.name;
        fate.line = part.line;
        fate.forced = choice(part, "group", {"forced", "chosen"}, "") == "forced";
        fate.decider = choice(part, "decider", deciders(), "owner");
        fate.filter = filter(part, "a fate", {"attribute", "figure", "kind", "mode", "trait"});
        fate.rule = rule(part, false);
        fate.order = order(part);
        fate.element = element(part);
        manifest_.fates.push_back(std::move(fate));
    }
}

void ManifestReader::read_handlers(const toml::table& root) {
    for (const Part& part : parts(root, "handler", kFunction)) {
        only_keys(part.table, {"after", "asks", "before", "element", "filter", "point", "reads", "rule", "tags", "writes"}, part.where,
                  "a handler");
        HandlerDecl handler;
        handler.name = part.name;
        handler.line = part.line;
        handler.rule = rule(part, true);
        handler.asks = flag(part, "asks", false);
        handler.order = order(part);
        handler.element = element(part);
        handler.footprint = footprint(part);
        read_point(part, handler);
        manifest_.handlers.push_back(std::move(handler));
    }
}

void ManifestReader::read_point(const Part& part, HandlerDecl& handler) {
    const std::optional<std::string> name =
        required(part.table, "point", part.where, part.line) ? text_of(part.table, "point", part.where) : std::nullopt;
    const PointInfo* point = name ? find_point(*name) : nullptr;
    if (name && point == nullptr) {
        tell(line_of(*part.table.get("point")), part.where,
             fmt::format("there is no point {}{}", pontlevis::quoted(*name), suggestion(*name, point_names())));
    }
    if (point == nullptr) {
        filter(part, "a handler", {"action", "attribute", "cause", "extends", "figure", "kind", "mode", "standing", "supply", "symbol", "together", "trait"});
        return;
    }
    handler.point = *name;
    handler.filter = filter(part, *name, point->filters);
    if (point->pure() && !handler.footprint.writes.empty()) {
        tell(line_of(*part.table.get("writes")), part.where,
             fmt::format("a handler of {} writes nothing: it reads the game and answers", *name));
    }
    for (const char* key : {"asks", "before", "after", "tags"}) {
        if (part.table.contains(key) && !point->reacts)
            tell(line_of(*part.table.get(key)), part.where,
                 fmt::format("{} is for handlers that react, at {}", key, fmt::join(moments(), ", ")));
    }
}

// The library binds one function to each name.
void ManifestReader::check_functions() {
    std::map<std::string, FunctionDecl> known;
    for (const FunctionDecl& function : manifest_.functions()) {
        const auto [first, fresh] = known.emplace(function.name, function);
        if (fresh) continue;
        tell(std::max(first->second.line, function.line), "",
             fmt::format("{} and {} both name the function {}; give one of them another name", first->second.part, function.part, function.name));
    }
}

std::vector<FunctionDecl> Manifest::functions() const {
    std::vector<FunctionDecl> all;
    const auto add = [&](const std::string& name, std::uint32_t bind, const char* section, int line, bool with_options) {
        all.push_back({name, bind, fmt::format("{}.{}", section, name), line});
        if (with_options) all.push_back({name + "_options", PLV_BIND_OPTIONS, fmt::format("{}.{}", section, name), line});
    };
    for (const StepDecl& step : steps) add(step.name, PLV_BIND_RUN, "step", step.line, step.asks);
    for (const ActionDecl& action : actions)
        if (action.run) add(action.name, PLV_BIND_RUN, "action", action.line, action.joins());
    for (const FateDecl& fate : fates) add(fate.name, PLV_BIND_RUN, "fate", fate.line, true);
    for (const HandlerDecl& handler : handlers) {
        const PointInfo* point = find_point(handler.point);
        add(handler.name, point == nullptr ? 0 : point->bind, "handler", handler.line, handler.asks);
    }
    return all;
}

}  // namespace pontlevis
