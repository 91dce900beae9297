#include "places_picture.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <set>

#include "pontlevis/core/text.h"
#include "style.h"

namespace pontlevis::picture {
namespace {

constexpr double kInset = 7;  // of a place in its cell

struct Value {
    Operand kind;
    std::uint32_t value;
};

std::array<Value, 3> values_of(const Ruleset& rules, const Option& option) {
    const std::array<Operand, 3>& kinds = rules.actions[option.action].operands;
    return {Value{kinds[0], option.a}, {kinds[1], option.b}, {kinds[2], option.c}};
}

void draw_cell(Svg& svg, Point corner, Cell cell, const std::string& turns) {
    const double side = kTile - 2 * kInset, middle = corner.x + kTile / 2;
    svg.open("g", {{"class", "legal"}});
    svg.text("title", {}, fmt::format("may be laid at {} turned {}", to_text(cell), turns));
    svg.empty("rect", {{"class", "place"},
                       {"x", corner.x + kInset},
                       {"y", corner.y + kInset},
                       {"width", side},
                       {"height", side},
                       {"rx", 5.0}});
    svg.text("text", {{"class", "letter"}, {"x", middle}, {"y", corner.y + 47}, {"font-size", 18}}, turns);
    svg.text("text", {{"class", "axis"}, {"x", middle}, {"y", corner.y + 68}}, to_text(cell));
    svg.close();
}

void draw_spot_for(Svg& svg, Point at, const std::string& where, const std::string& kinds) {
    svg.open("g", {{"class", "legal"}});
    svg.text("title", {}, fmt::format("may be placed on {}", where));
    svg.empty("circle", {{"class", "spot"}, {"cx", at.x}, {"cy", at.y}, {"r", kFigureRadius}});
    svg.text("text", {{"class", "letter"}, {"x", at.x}, {"y", at.y + 4}, {"font-size", 11}}, kinds);
    svg.close();
}

// Round a figure that something may be done with.
void draw_ring(Svg& svg, Point at, const std::string& figure) {
    svg.open("g", {{"class", "legal"}});
    svg.text("title", {}, figure);
    svg.empty("circle", {{"class", "ring"}, {"cx", at.x}, {"cy", at.y}, {"r", kFigureRadius + 6}});
    svg.close();
}

// The letters of kinds; several actions may say the same of one place.
void add_once(std::string& letters, const std::string& letter) {
    if (letters.find(letter) == std::string::npos) letters += letter;
}

}  // namespace

std::vector<Cell> cells_of(const Moment& moment) {
    std::vector<Cell> cells;
    for (const Option& option : moment.places)
        for (const Value& value : values_of(moment.game->rules(), option))
            if (value.kind == Operand::cell) cells.push_back(unpack_cell(value.value));
    return cells;
}

void draw_places(Svg& svg, const Moment& moment, Standing& standing) {
    const Ruleset& rules = moment.game->rules();
    std::map<std::uint32_t, std::string> turns;  // a cell
    std::map<Location, std::string> kinds;
    std::set<std::uint32_t> figures;
    for (const Option& option : moment.places) {
        std::string kind;
        for (const Value& value : values_of(rules, option))
            if (value.kind == Operand::figure_kind) kind = letter_of(rules.figure_kinds[value.value]);
        for (const Value& value : values_of(rules, option)) {
            if (value.kind == Operand::cell)
                turns[value.value] += (turns[value.value].empty() ? "" : " ") + std::to_string(option.turn);
            if (value.kind == Operand::location) add_once(kinds[value.value], kind);
            if (value.kind == Operand::figure) figures.insert(value.value);
        }
    }
    for (const auto& [cell, fitting] : turns)
        draw_cell(svg, standing.corner(unpack_cell(cell)), unpack_cell(cell), fitting);
    for (const auto& [where, letters] : kinds)
        if (const auto spot = standing.next(where))
            draw_spot_for(svg, spot->at, location_text(*moment.game, where), letters);
    for (const std::uint32_t figure : figures)
        if (const auto spot = standing.spot_of(figure)) draw_ring(svg, spot->at, figure_title(*moment.game, moment.game->figure(figure)));
}

}  // namespace pontlevis::picture
