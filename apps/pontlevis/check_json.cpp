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

Json json_of(const TurnLine& step) {
    return {{"anchor", step.anchor}, {"id", step.id}, {"by", step.by}, {"rule", step.rule}, {"reason", step.reason}};
}

Json json_of(const HandlerLine& handler) {
    return {{"point", handler.point}, {"id", handler.id}, {"rule", handler.rule}, {"kinds", handler.kinds}, {"attribute", handler.attribute}, {"modes", handler.modes}};
}

Json json_of(const TraitLine& trait) {
    const auto source = [](const TraitSource& one) {
        return Json{{"by", one.by}, {"file", one.file}, {"line", one.line}, {"words", one.words}};
    };
    return {{"figure", trait.kind}, {"trait", trait.trait}, {"value", trait.value}, {"said", list_of(trait.said, source)}};
}

Json json_of_tiles(const Ruleset& rules) {
    Json json;
    json["total"] = rules.tiles_in_bag() + 1;
    json["start"] = rules.tiles[rules.start_tile].id;
    json["by_expansion"]["base"] = rules.base.tiles;
    for (const ExpansionInfo& expansion : rules.expansions) json["by_expansion"][expansion.id] = expansion.tiles;
    return json;
}

Json json_of_figures(const Ruleset& rules) {
    const auto figure = [&rules](const FigureKindInfo& kind) {
        Json json{{"name", kind.name}, {"per_player", kind.per_seat}, {"weight", kind.weight}, {"stands_on", Json::array()}};
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
    json["notes"] = rules.notes;
    json["ambiguities"] = rules.ambiguities;
    say_as_it_is(json.dump(2, ' ', false, Json::error_handler_t::replace));
}

}  // namespace pontlevis::program
