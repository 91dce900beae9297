#include <nlohmann/json.hpp>

#include "check_report.h"
#include "console.h"

namespace pontlevis::program {
namespace {

using Json = nlohmann::ordered_json;  // keys in the order in which they are added

template <class Rows, class Row>
Json list_of(const Rows& rows, Row row) {
    Json json = Json::array();
    for (const auto& one : rows) json.push_back(row(one));
    return json;
}

// An option's value is text as a config writes it, which for all of them is JSON, too.
Json value_of(const std::string& written) {
    Json value = Json::parse(written, nullptr, false);
    return value.is_discarded() ? Json(written) : value;
}

Json json_of(const ExpansionInfo& part) {
    Json json;
    json["id"] = part.id;
    json["version"] = part.version;
    json["names"] = part.names;
    json["rules"] = part.rules;
    json["edition"] = part.edition;
    json["tiles"] = part.tiles;
    json["elements"] = part.elements;
    json["options"] = Json::object();
    for (const auto& [name, written] : part.options) json["options"][name] = value_of(written);
    json["file"] = part.file;
    json["digest"] = part.digest;
    json["build"] = part.build;
    return json;
}

// What a filter names of the table, only where it does.
void add_table_filter(Json& json, const FilterDecl& filter) {
    if (!filter.symbol.empty()) json["symbol"] = filter.symbol;
    if (!filter.standing.empty()) json["standing"] = filter.standing;
    if (!filter.supply.empty()) json["supply"] = filter.supply;
    if (!filter.extends.empty()) json["extends"] = filter.extends;
    if (!filter.together.empty()) json["together"] = filter.together;
    if (filter.first_turn) json["turn"] = "first";
}

Json json_of(const TurnLine& step) {
    Json json{{"anchor", step.anchor}, {"id", step.id}, {"by", step.by}, {"rule", step.rule}, {"reason", step.reason}};
    add_table_filter(json, step.filter);
    return json;
}

// Of features always; what else a filter names only where it does.
void add_filter(Json& json, const FilterDecl& filter) {
    json["kinds"] = filter.kinds;
    json["attribute"] = filter.attribute;
    json["modes"] = filter.modes;
    if (!filter.figures.empty()) json["figures"] = filter.figures;
    if (!filter.trait.empty()) json["trait"] = filter.trait;
    if (!filter.causes.empty()) json["causes"] = filter.causes;
    if (!filter.actions.empty()) json["actions"] = filter.actions;
    add_table_filter(json, filter);
}

Json json_of(const HandlerLine& handler) {
    Json json{{"point", handler.point}, {"id", handler.id}, {"rule", handler.rule}};
    add_filter(json, handler.filter);
    if (!handler.reason.empty()) json["reason"] = handler.reason;
    return json;
}

Json json_of(const FateLine& fate) {
    Json json{{"id", fate.id}, {"rule", fate.rule}, {"anchor", "score.fate"}, {"group", fate.forced ? "forced" : "chosen"}, {"decider", fate.decider}};
    add_filter(json, fate.filter);
    json["reason"] = fate.reason;
    return json;
}

Json json_of(const ActionLine& action) {
    Json json{{"id", action.id}, {"rule", action.rule}, {"at", action.at}, {"keeps", action.keeps}, {"armed", action.armed}, {"must", action.must}};
    add_table_filter(json, action.filter);
    return json;
}

Json json_of(const TraitLine& trait) {
    const auto source = [](const TraitSource& one) {
        return Json{{"by", one.by}, {"file", one.file}, {"line", one.line}, {"words", one.words}};
    };
    return {{"figure", trait.kind}, {"trait", trait.trait}, {"value", trait.value}, {"said", list_of(trait.said, source)}};
}

Json json_of_tiles(const Ruleset& rules) {
    Json json;
    json["total"] = rules.base.tiles;
    for (const ExpansionInfo& expansion : rules.expansions) json["total"] = json["total"].get<std::uint32_t>() + expansion.tiles;
    json["start"] = rules.tiles[rules.start_tile].id;
    json["by_expansion"]["base"] = rules.base.tiles;
    for (const ExpansionInfo& expansion : rules.expansions) json["by_expansion"][expansion.id] = expansion.tiles;
    return json;
}

Json json_of_figures(const Ruleset& rules) {
    const auto figure = [&rules](const FigureKindInfo& kind) {
        Json json{{"name", kind.name}, {"per_player", kind.per_seat}, {"weight", kind.weight}, {"stands_on", Json::array()}};
        if (kind.per_game > 0) json["per_game"] = kind.per_game;
        if (kind.reserve > 0) json["reserve"] = kind.reserve;
        if (kind.dynamic_weight) json["weight"] = "dynamic";
        for (std::size_t feature = 0; feature < rules.feature_kinds.size(); ++feature)
            if (kind.stands_on >> feature & 1) json["stands_on"].push_back(rules.feature_kinds[feature].name);
        return json;
    };
    return list_of(rules.figure_kinds, figure);
}

}  // namespace

void check_as_json(const std::string& config, const Ruleset& rules) {
    const auto row = [](const auto& one) { return json_of(one); };
    Json json;
    json["config"] = config;
    json["players"] = rules.seats;
    json["rules_digest"] = rules.digest();
    json["build_digest"] = rules.build_digest();
    json["base"] = json_of(rules.base);
    json["expansions"] = list_of(rules.expansions, row);
    json["steps"] = list_of(rules.turn, row);
    json["traits"] = list_of(rules.traits, row);
    json["tiles"] = json_of_tiles(rules);
    json["figures"] = json_of_figures(rules);
    json["attributes"] = rules.attributes;
    json["handlers"] = list_of(rules.handlers, row);
    json["fates"] = list_of(rules.fates, row);
    json["actions"] = list_of(rules.plugin_actions, row);
    json["notes"] = rules.notes;
    json["ambiguities"] = rules.ambiguities;
    say_as_it_is(json.dump(2, ' ', false, Json::error_handler_t::replace));
}

}  // namespace pontlevis::program
