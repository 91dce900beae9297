#include <nlohmann/json.hpp>

#include "explain_report.h"
#include "pontlevis/core/text.h"
#include "words.h"

namespace pontlevis::program {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(Cell cell) { return {cell.x, cell.y}; }

// As saves write a location.
Json json_of(const Game& game, Location where) {
    const NamedOperand place = named(game, Operand::location, where);
    Json json;
    if (place.cell) json["cell"] = json_of(*place.cell);
    if (!place.name.empty()) json["segment"] = place.name;
    return json;
}

Json json_of_line(const Ruleset& rules, const Event& line) {
    const std::string_view by = line.text;
    const bool is_base = by.find('.') == std::string_view::npos;
    Json json;
    json["by"] = is_base ? rules.base.id : std::string(by.substr(0, by.rfind('.')));
    json["handler"] = is_base ? "" : std::string(by.substr(by.rfind('.') + 1));
    json["rule"] = line.rule;
    json["points"] = line.points;
    json["void"] = line.is_void;
    return json;
}

Json json_of_award(const Ruleset& rules, const Event& award) {
    return {{"seat", rules.seats[award.seat]}, {"points", award.points}, {"rule", award.rule}, {"by", award.text}};
}

Json json_of_scoring(const Moment& moment, const Scoring& scoring, const Game& after) {
    const Ruleset& rules = after.rules();
    const Event& feature = scoring.feature;
    Json json;
    json["kind"] = rules.feature_kinds[feature.feature_kind].name;
    json["mode"] = feature.mode == Mode::final ? "final" : "complete";
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
    const std::vector<FigureView> figures = figures_counted(feature, moment.before, moment.events, after);
    const bool by_kind = weights_add_up(feature, figures, rules);
    json["figures"] = Json::array();
    for (const FigureView& figure : figures) {
        const FigureKindInfo& kind = rules.figure_kinds[figure.kind];
        Json one = {{"seat", seat_name(rules, figure.seat)}, {"kind", kind.name}, {"where", json_of(after, figure.where)}};
        one["weight"] = by_kind ? Json(kind.weight) : Json(nullptr);
        json["figures"].push_back(std::move(one));
    }
    json["majority"] = Json::object();
    for (std::uint8_t seat = 0; seat < rules.seats.size(); ++seat)
        json["majority"][rules.seats[seat]] = feature.weights[seat];
    json["owners"] = Json::array();
    for (const std::uint8_t seat : seats_in(feature.owners)) json["owners"].push_back(rules.seats[seat]);
    json["sheet"] = Json::array();
    for (const Event& line : scoring.sheet) json["sheet"].push_back(json_of_line(rules, line));
    json["points"] = feature.points;
    json["awards"] = Json::array();
    for (const Event& award : scoring.awards) json["awards"].push_back(json_of_award(rules, award));
    return json;
}

}  // namespace

Json scorings_json(const Moment& moment, const Game& after) {
    Json json;
    json["scorings"] = Json::array();
    for (const Scoring& scoring : scorings_of(moment.events))
        json["scorings"].push_back(json_of_scoring(moment, scoring, after));
    json["other_points"] = Json::array();
    for (const Event& award : other_points(moment.events))
        json["other_points"].push_back(json_of_award(after.rules(), award));
    return json;
}

}  // namespace pontlevis::program
