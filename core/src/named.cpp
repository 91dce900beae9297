#include "pontlevis/core/named.h"

#include <fmt/format.h>

#include <algorithm>

#include "config_names.h"
#include "nearest.h"

namespace pontlevis {
namespace {

Error refused(std::string text) { return {Fault::option, std::move(text), ""}; }

Error unknown(std::string_view what, std::string_view name, const std::vector<std::string>& known) {
    return refused(fmt::format("no {} {}; {}", what, pontlevis::quoted(name), perhaps(name, known)));
}

const std::string& label(const std::string& seat) { return seat; }
const std::string& label(const PlaceInfo& place) { return place.name; }
const std::string& label(const TileType& tile) { return tile.id; }
const std::string& label(const SegmentType& segment) { return segment.id; }
const std::string& label(const FigureKindInfo& kind) { return kind.name; }
const std::string& label(const ActionInfo& action) { return action.name; }

template <class Item>
std::string name_at(const std::vector<Item>& items, std::uint32_t index) {
    return index < items.size() ? label(items[index]) : "?";
}

template <class Item>
std::vector<std::string> labels(const std::vector<Item>& items) {
    std::vector<std::string> names;
    for (const Item& item : items) names.push_back(label(item));
    return names;
}

template <class Item>
Result<std::uint32_t> number_of(std::string_view what, std::string_view name, const std::vector<Item>& items) {
    const auto found = std::find_if(items.begin(), items.end(), [&](const Item& item) { return label(item) == name; });
    if (found == items.end()) return unknown(what, name, labels(items));
    return static_cast<std::uint32_t>(found - items.begin());
}

std::string last_part(const std::string& id) { return id.substr(id.find_last_of('/') + 1); }

// "base/ffrr-curve", or "ffrr-curve" as long as only one tile set has it.
Result<std::uint32_t> tile_type_number(const Ruleset& rules, std::string_view name) {
    if (name.find('/') != std::string_view::npos) return number_of("tile", name, rules.tiles);
    std::vector<std::string> ends;
    for (const TileType& tile : rules.tiles) ends.push_back(last_part(tile.id));
    const Result<std::uint32_t> found = number_of("tile", name, ends);
    if (!found || std::count(ends.begin(), ends.end(), name) == 1) return found;
    return refused(fmt::format("{} is a tile of several sets; write the set before it, as in {}",
                               pontlevis::quoted(name), pontlevis::quoted(rules.tiles[*found].id)));
}

// ---- figures ------------------------------------------------------------------------------------

std::string seat_name(const Ruleset& rules, std::uint32_t seat) { return seat == PLV_NOBODY ? std::string(kNobodysName) : name_at(rules.seats, seat); }

Result<std::uint32_t> seat_number(const Ruleset& rules, std::string_view name) {
    return name == kNobodysName ? Result<std::uint32_t>(PLV_NOBODY) : number_of("seat", name, rules.seats);
}

// Figures have fixed numbers; people count those of one seat and kind.
NamedOperand named_figure(const Game& game, std::uint32_t index) {
    if (index >= game.figures()) return {Operand::figure, "?", "?", std::nullopt, 0};
    const FigureView figure = game.figure(index);
    std::uint32_t number = 1;
    for (std::uint32_t i = 0; i < index; ++i) {
        const FigureView other = game.figure(i);
        if (other.seat == figure.seat && other.kind == figure.kind) ++number;
    }
    const Ruleset& rules = game.rules();
    return {Operand::figure, rules.figure_kinds[figure.kind].name, seat_name(rules, figure.seat), std::nullopt, number};
}

Result<std::uint32_t> resolved_figure(const Game& game, const NamedOperand& operand) {
    const Ruleset& rules = game.rules();
    const Result<std::uint32_t> seat = seat_number(rules, operand.of);
    if (!seat) return seat;
    const Result<std::uint32_t> kind = number_of("figure", operand.name, rules.figure_kinds);
    if (!kind) return kind;
    std::uint32_t count = 0;
    for (std::uint32_t i = 0; i < game.figures(); ++i) {
        const FigureView figure = game.figure(i);
        const bool counts = figure.seat == *seat && figure.kind == *kind;
        if (counts && ++count == operand.number) return i;
    }
    return refused(fmt::format("no {} {} {}; {} has {} of them, counted from 1", operand.of, operand.name,
                               operand.number, operand.of, count));
}

// ---- locations ----------------------------------------------------------------------------------

using At = NamedOperand::At;

constexpr const char* kCorners[] = {"nw", "ne", "se", "sw"};
constexpr const char* kEdges[] = {"n", "e", "s", "w"};
constexpr std::string_view kAdded = "added";  // and its number: a segment that a plugin added to that tile, from 1

std::string added_name(const Game& game, std::uint32_t segment) {
    const std::uint32_t tile = game.tile_of_segment(segment);
    std::uint32_t number = 1;
    for (std::uint32_t i = game.tile(tile).first_segment + game.tile(tile).segments; i < segment; ++i)
        if (game.tile_of_segment(i) == tile) ++number;
    return fmt::format("{}{}", kAdded, number);
}

NamedOperand on_tile(const Game& game, std::uint32_t index, At at, std::string name) {
    if (index >= game.tiles_laid()) return {Operand::location, "?", "?", std::nullopt, 0};
    const TileView tile = game.tile(index);
    return {Operand::location, std::move(name), game.rules().tiles[tile.type].id, tile.cell, 0, at};
}

NamedOperand named_segment(const Game& game, std::uint32_t segment) {
    if (segment >= game.segments()) return {Operand::location, "?", "?", std::nullopt, 0};
    const std::uint32_t index = game.tile_of_segment(segment);
    const TileView tile = game.tile(index);
    const auto& printed = game.rules().tiles[tile.type].segments;
    const bool is_printed = segment >= tile.first_segment && segment - tile.first_segment < printed.size();
    return on_tile(game, index, At::segment, is_printed ? printed[segment - tile.first_segment].id : added_name(game, segment));
}

NamedOperand named_place(const Game& game, Location where) {
    const Ruleset& rules = game.rules();
    const std::uint32_t number = place_of(where) - PLV_PLACE_FIRST_DECLARED;
    if (number >= rules.places.size()) return {Operand::location, "?", "?", std::nullopt, 0};
    NamedOperand operand{Operand::location, rules.places[number].name, "", std::nullopt, 0, At::place};
    if (rules.places[number].per == PlaceInfo::Per::player) operand.of = name_at(rules.seats, index_of(where));
    if (rules.places[number].per == PlaceInfo::Per::tile && index_of(where) < game.tiles_laid()) operand.cell = game.tile(index_of(where)).cell;
    return operand;
}

NamedOperand named_location(const Game& game, Location where) {
    const std::uint32_t index = index_of(where);
    switch (place_of(where)) {
        case PLV_PLACE_SEGMENT: return named_segment(game, index);
        case PLV_PLACE_TILE: return on_tile(game, index, At::segment, "");
        case PLV_PLACE_VERTEX: return on_tile(game, index / 4, At::corner, kCorners[index % 4]);
        case PLV_PLACE_EDGE: return on_tile(game, index / 4, At::edge, kEdges[index % 4]);
        case PLV_PLACE_SUPPLY: return {Operand::location, "", "", std::nullopt, 0, At::supply};
        case PLV_PLACE_OUT: return {Operand::location, "", "", std::nullopt, 0, At::out};
        case PLV_PLACE_FIGURE: {
            NamedOperand operand = named_figure(game, index);
            operand.kind = Operand::location;
            operand.at = At::figure;
            return operand;
        }
        default: return named_place(game, where);
    }
}

Result<std::uint32_t> resolved_tile(const Game& game, const NamedOperand& operand) {
    std::uint32_t index = game.tiles_laid() - 1;
    if (operand.cell) {
        const std::optional<std::uint32_t> found = game.tile_at(*operand.cell);
        if (!found) return refused(fmt::format("no tile lies at ({},{})", operand.cell->x, operand.cell->y));
        index = *found;
    }
    const TileView tile = game.tile(index);
    const TileType& type = game.rules().tiles[tile.type];
    if (operand.of.empty() || type.id == operand.of || last_part(type.id) == operand.of) return index;
    return refused(fmt::format("the tile at ({},{}) is {}, not {}", tile.cell.x, tile.cell.y,
                               pontlevis::quoted(type.id), pontlevis::quoted(operand.of)));
}

Result<std::uint32_t> resolved_segment(const Game& game, const NamedOperand& operand) {
    const Result<std::uint32_t> index = resolved_tile(game, operand);
    if (!index) return index;
    if (operand.name.empty()) return location(PLV_PLACE_TILE, *index);
    const TileView tile = game.tile(*index);
    for (std::uint32_t segment = tile.first_segment + tile.segments; operand.name.starts_with(kAdded) && segment < game.segments(); ++segment)
        if (game.tile_of_segment(segment) == *index && operand.name == added_name(game, segment)) return location(PLV_PLACE_SEGMENT, segment);
    const TileType& type = game.rules().tiles[tile.type];
    const Result<std::uint32_t> segment = number_of("segment", operand.name, type.segments);
    if (!segment) return refused(fmt::format("{} has {}", pontlevis::quoted(type.id), segment.error().text));
    return location(PLV_PLACE_SEGMENT, tile.first_segment + *segment);
}

Result<std::uint32_t> resolved_fourth(const Game& game, const NamedOperand& operand, std::uint32_t place, const char* const (&names)[4]) {
    const Result<std::uint32_t> index = resolved_tile(game, operand);
    if (!index) return index;
    const Result<std::uint32_t> fourth = number_of(place_word(operand.at), operand.name, std::vector<std::string>(names, names + 4));
    return fourth ? Result<std::uint32_t>(location(place, *index * 4 + *fourth)) : fourth;
}

Result<std::uint32_t> resolved_place(const Game& game, const NamedOperand& operand) {
    const Ruleset& rules = game.rules();
    const Result<std::uint32_t> number = number_of("place", operand.name, rules.places);
    if (!number) return number;
    Result<std::uint32_t> index = std::uint32_t{0};
    if (rules.places[*number].per == PlaceInfo::Per::player) index = number_of("seat", operand.of, rules.seats);
    if (rules.places[*number].per == PlaceInfo::Per::tile) index = resolved_tile(game, {Operand::location, "", "", operand.cell, 0});
    return index ? Result<std::uint32_t>(location(PLV_PLACE_FIRST_DECLARED + *number, *index)) : index;
}

Result<std::uint32_t> resolved_location(const Game& game, const NamedOperand& operand) {
    switch (operand.at) {
        case At::segment: return resolved_segment(game, operand);
        case At::corner: return resolved_fourth(game, operand, PLV_PLACE_VERTEX, kCorners);
        case At::edge: return resolved_fourth(game, operand, PLV_PLACE_EDGE, kEdges);
        case At::place: return resolved_place(game, operand);
        case At::supply: return location(PLV_PLACE_SUPPLY, 0);
        case At::out: return location(PLV_PLACE_OUT, 0);
        case At::figure: break;
    }
    const Result<std::uint32_t> figure = resolved_figure(game, operand);
    return figure ? Result<std::uint32_t>(location(PLV_PLACE_FIGURE, *figure)) : figure;
}

}  // namespace

NamedOperand named(const Game& game, Operand kind, std::uint32_t value) {
    const Ruleset& rules = game.rules();
    switch (kind) {
        case Operand::none: return {};
        case Operand::cell: return {kind, "", "", unpack_cell(value), 0};
        case Operand::tile_type: return {kind, name_at(rules.tiles, value), "", std::nullopt, 0};
        case Operand::location: return named_location(game, value);
        case Operand::figure: return named_figure(game, value);
        case Operand::figure_kind: return {kind, name_at(rules.figure_kinds, value), "", std::nullopt, 0};
        case Operand::seat: return {kind, seat_name(rules, value), "", std::nullopt, 0};
        case Operand::number: return {kind, "", "", std::nullopt, value};
    }
    return {};
}

NamedOption named(const Game& game, const Option& option) {
    const Ruleset& rules = game.rules();
    NamedOption names;
    names.action = name_at(rules.actions, option.action);
    if (option.action >= rules.actions.size()) return names;
    const ActionInfo& action = rules.actions[option.action];
    const std::array<std::uint32_t, 3> values{option.a, option.b, option.c};
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (action.operands[i] != Operand::none) names.operands.push_back(named(game, action.operands[i], values[i]));
    }
    names.turns = action.turns ? option.turn : Turns{0};
    return names;
}

Result<std::uint32_t> resolved(const Game& game, const NamedOperand& operand) {
    const Ruleset& rules = game.rules();
    switch (operand.kind) {
        case Operand::none: return std::uint32_t{0};
        case Operand::cell:
            if (!operand.cell) return refused("a cell needs its x and y");
            return pack(*operand.cell);
        case Operand::tile_type: return tile_type_number(rules, operand.name);
        case Operand::location: return resolved_location(game, operand);
        case Operand::figure: return resolved_figure(game, operand);
        case Operand::figure_kind: return number_of("figure", operand.name, rules.figure_kinds);
        case Operand::seat: return seat_number(rules, operand.name);
        case Operand::number: return operand.number;
    }
    return std::uint32_t{0};
}

Result<Option> resolved(const Game& game, const NamedOption& names) {
    const Ruleset& rules = game.rules();
    const Result<std::uint32_t> number = number_of("action", names.action, rules.actions);
    if (!number) return number.error();
    const ActionInfo& action = rules.actions[*number];
    if (names.turns >= kSides || (names.turns > 0 && !action.turns)) {
        return refused(fmt::format("{} turned {}: {}", names.action, names.turns,
                                   action.turns ? "turns are 0 to 3" : "this action turns nothing"));
    }
    Option option{static_cast<std::uint16_t>(*number), names.turns, 0, 0, 0, 0};
    const std::array<std::uint32_t*, 3> values{&option.a, &option.b, &option.c};
    std::vector<const NamedOperand*> unused;
    for (const NamedOperand& operand : names.operands) unused.push_back(&operand);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Operand kind = action.operands[i];
        if (kind == Operand::none) continue;
        const auto given =
            std::find_if(unused.begin(), unused.end(), [&](const auto* operand) { return operand->kind == kind; });
        if (given == unused.end()) return refused(fmt::format("{} needs a {}", names.action, operand_name(kind)));
        const Result<std::uint32_t> value = resolved(game, **given);
        if (!value) return value.error();
        *values[i] = *value;
        unused.erase(given);
    }
    if (unused.empty()) return option;
    return refused(fmt::format("{} takes no {}", names.action, operand_name(unused.front()->kind)));
}

const char* place_word(NamedOperand::At at) {
    switch (at) {
        case At::segment: break;
        case At::corner: return "corner";
        case At::edge: return "edge";
        case At::place: return "place";
        case At::figure: return "figure";
        case At::supply: return "supply";
        case At::out: return "out";
    }
    return "";
}

const char* operand_name(Operand kind) {
    switch (kind) {
        case Operand::none: break;
        case Operand::cell: return "cell";
        case Operand::tile_type: return "tile";
        case Operand::location: return "location";
        case Operand::figure: return "figure";
        case Operand::figure_kind: return "figure kind";
        case Operand::seat: return "seat";
        case Operand::number: return "number";
    }
    return "nothing";
}

std::vector<Operand> operands_of(const ActionInfo& action) {
    std::vector<Operand> kinds;
    for (const Operand kind : action.operands) {
        if (kind != Operand::none) kinds.push_back(kind);
    }
    return kinds;
}

}  // namespace pontlevis
