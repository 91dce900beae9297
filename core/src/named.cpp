#include "pontlevis/core/named.h"

#include <fmt/format.h>

#include <algorithm>

#include "nearest.h"

namespace pontlevis {
namespace {

Error refused(std::string text) { return {Fault::option, std::move(text), ""}; }

Error unknown(std::string_view what, std::string_view name, const std::vector<std::string>& known) {
    return refused(fmt::format("no {} {}; {}", what, pontlevis::quoted(name), perhaps(name, known)));
}

const std::string& label(const std::string& seat) { return seat; }
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

// ---- locations ----------------------------------------------------------------------------------

NamedOperand named_location(const Game& game, Location where) {
    NamedOperand operand{Operand::location, "?", "?", std::nullopt, 0};
    const bool on_segment = place_of(where) == PLV_PLACE_SEGMENT && index_of(where) < game.segments();
    const bool on_tile = place_of(where) == PLV_PLACE_TILE && index_of(where) < game.tiles_laid();
    if (!on_segment && !on_tile) return operand;

    const TileView tile = game.tile(on_tile ? index_of(where) : game.tile_of_segment(index_of(where)));
    const TileType& type = game.rules().tiles[tile.type];
    operand.name = on_tile ? "" : type.segments[index_of(where) - tile.first_segment].id;
    operand.of = type.id;
    operand.cell = tile.cell;
    return operand;
}

Result<std::uint32_t> resolved_location(const Game& game, const NamedOperand& operand) {
    std::uint32_t index = game.tiles_laid() - 1;
    if (operand.cell) {
        const std::optional<std::uint32_t> found = game.tile_at(*operand.cell);
        if (!found) return refused(fmt::format("no tile lies at ({},{})", operand.cell->x, operand.cell->y));
        index = *found;
    }
    const TileView tile = game.tile(index);
    const TileType& type = game.rules().tiles[tile.type];
    const bool right_tile = operand.of.empty() || type.id == operand.of || last_part(type.id) == operand.of;
    if (!right_tile) {
        return refused(fmt::format("the tile at ({},{}) is {}, not {}", tile.cell.x, tile.cell.y,
                                   pontlevis::quoted(type.id), pontlevis::quoted(operand.of)));
    }
    if (operand.name.empty()) return location(PLV_PLACE_TILE, index);

    const Result<std::uint32_t> segment = number_of("segment", operand.name, type.segments);
    if (!segment) return refused(fmt::format("{} has {}", pontlevis::quoted(type.id), segment.error().text));
    return location(PLV_PLACE_SEGMENT, tile.first_segment + *segment);
}

// ---- figures ------------------------------------------------------------------------------------

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
    return {Operand::figure, rules.figure_kinds[figure.kind].name, name_at(rules.seats, figure.seat), std::nullopt,
            number};
}

Result<std::uint32_t> resolved_figure(const Game& game, const NamedOperand& operand) {
    const Ruleset& rules = game.rules();
    const Result<std::uint32_t> seat = number_of("seat", operand.of, rules.seats);
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
        case Operand::seat: return {kind, name_at(rules.seats, value), "", std::nullopt, 0};
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
        case Operand::seat: return number_of("seat", operand.name, rules.seats);
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
