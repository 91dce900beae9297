#include <nlohmann/json.hpp>

#include "explain_report.h"
#include "pontlevis/core/text.h"
#include "words.h"

namespace pontlevis::program {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(Cell cell) { return {cell.x, cell.y}; }

Json json_of_figure(const NamedOperand& figure) { return {{"seat", figure.of}, {"kind", figure.name}, {"number", figure.number}}; }

// As saves write a location.
Json json_of(const Game& game, Location where) {
    using At = NamedOperand::At;
    const NamedOperand place = named(game, Operand::location, where);
    if (place.at == At::figure) return {{"figure", json_of_figure(place)}};
    if (place.at == At::supply || place.at == At::out) return {{place_word(place.at), true}};
    Json json = Json::object();
    if (place.cell) json["cell"] = json_of(*place.cell);
    if (!place.name.empty()) json[place.at == At::segment ? "segment" : place_word(place.at)] = place.name;
    if (place.at == At::place && !place.of.empty()) json["seat"] = place.of;
    return json;
}

// "" is the base game.
Json name_of_part(const Ruleset& rules, std::string_view by) {
    return by.find('.') == std::string_view::npos ? rules.base.id : std::string(by.substr(0, by.rfind('.')));
}

std::string name_of_handler(std::string_view by) {
    return by.find('.') == std::string_view::npos ? "" : std::string(by.substr(by.rfind('.') + 1));
}

Json json_of_line(const Ruleset& rules, const Event& line) {
    Json json;
    json["by"] = name_of_part(rules, line.text);
    json["handler"] = name_of_handler(line.text);
    json["rule"] = line.rule;
    json["points"] = line.points;
    json["add"] = line.add;
    json["extra"] = line.extra;
    json["num"] = line.num;
    json["den"] = line.den;
    json["void"] = line.is_void;
    json["seat"] = is_for_one(line) ? Json(rules.seats[seats_in(line.owners).front()]) : Json(nullptr);
    return json;
}

Json json_of_counted(const Ruleset& rules, const Game& game, const Event& figure) {
    Json json = json_of_figure(named(game, Operand::figure, figure.figure));
    json["where"] = json_of(game, figure.where);
    json["weight"] = figure.units;
    json["by"] = name_of_part(rules, figure.text);
    json["rule"] = *figure.rule == '\0' ? "BASE-15" : figure.rule;
    return json;
}

Json json_of_award(const Ruleset& rules, const Event& award) {
    return {{"seat", rules.seats[award.seat]}, {"points", award.points}, {"rule", award.rule}, {"by", award.text}};
}

Json json_of_scoring(const Scoring& scoring, const Game& after) {
    const Ruleset& rules = after.rules();
    const Event& feature = scoring.feature;
    Json json;
    json["kind"] = rules.feature_kinds[feature.feature_kind].name;
    json["mode"] = rules.modes[static_cast<std::size_t>(feature.mode)].name;
    json["where"] = json_of(after, feature.where);
    json["units"] = feature.units;
    json["marks"] = feature.marks;
    json["tiles"] = Json::array();
    json["cities"] = Json::array();
    if (feature.feature_kind == static_cast<std::uint8_t>(FeatureKind::field)) {
        for (const std::uint32_t city : cities_counted(feature, after))
            json["cities"].push_back(json_of(after, location(PLV_PLACE_SEGMENT, city)));
    } else {
        for (const Cell cell : tiles_counted(feature, after)) json["tiles"].push_back(json_of(cell));
    }
    json["figures"] = Json::array();
    for (const Event& figure : scoring.figures) json["figures"].push_back(json_of_counted(rules, after, figure));
    json["majority"] = Json::object();
    for (std::uint8_t seat = 0; seat < rules.seats.size(); ++seat)
        json["majority"][rules.seats[seat]] = feature.weights[seat];
    json["owners"] = Json::array();
    for (const std::uint8_t seat : seats_in(feature.owners)) json["owners"].push_back(rules.seats[seat]);
    json["owners_by"] = name_of_part(rules, feature.text);
    json["owners_rule"] = feature.rule;
    json["sheet"] = Json::array();
    for (const Event& line : scoring.sheet) json["sheet"].push_back(json_of_line(rules, line));
    json["points"] = feature.points;
    json["awards"] = Json::array();
    for (const Event& award : scoring.awards) json["awards"].push_back(json_of_award(rules, award));
    return json;
}

const char* what_happened(const Event& event) {
    switch (event.kind) {
        case Event::Kind::figure_moved: return "moved";
        case Event::Kind::figure_removed: return "removed";
        case Event::Kind::figure_returned: return "returned";
        default: return "note";
    }
}

Json json_of_other(const Game& after, const Event& event) {
    if (event.kind == Event::Kind::note) return {{"what", "note"}, {"seat", after.rules().seats[event.seat]}, {"rule", event.rule}, {"text", event.text}};
    Json json = {{"what", what_happened(event)}};
    json.update(json_of_figure(named(after, Operand::figure, event.figure)));
    json["where"] = json_of(after, event.where);
    json["to"] = json_of(after, event.to);
    json["cause"] = event.text;
    return json;
}

}  // namespace

Json scorings_json(const Moment& moment, const Game& after) {
    Json json;
    json["scorings"] = Json::array();
    for (const Scoring& scoring : scorings_of(moment.events))
        json["scorings"].push_back(json_of_scoring(scoring, after));
    json["other_points"] = Json::array();
    for (const Event& award : other_points(moment.events))
        json["other_points"].push_back(json_of_award(after.rules(), award));
    json["events"] = Json::array();
    for (const Event& event : other_events(moment.events)) json["events"].push_back(json_of_other(after, event));
    return json;
}

}  // namespace pontlevis::program
