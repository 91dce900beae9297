#include "jcz_answer.h"

#include <fmt/format.h>

#include <algorithm>

#include "jcz_places.h"
#include "jcz_table.h"
#include "pontlevis/core/nearest.h"
#include "pontlevis/core/text.h"

namespace pontlevis::program::jcz {
namespace {

Error unknown(std::string text) { return {Fault::input, std::move(text), ""}; }

// "0.small.1" is the first small one of player 0; neutral figures are nobody's.
std::string_view word_of(std::string_view figure) {
    const std::vector<std::string_view> parts = split(figure, '.');
    return parts.size() == 3 ? parts[1] : parts.front();
}

template <class Visit>
void for_operands(const Game& game, const Option& option, Visit visit) {
    const std::array<Operand, 3>& operands = game.rules().actions[option.action].operands;
    const std::uint32_t values[] = {option.a, option.b, option.c};
    for (std::size_t i = 0; i < operands.size(); ++i) visit(operands[i], values[i]);
}

std::optional<std::uint32_t> operand(const Game& game, const Option& option, Operand wanted) {
    std::optional<std::uint32_t> found;
    for_operands(game, option, [&](Operand one, std::uint32_t value) {
        if (one == wanted) found = value;
    });
    return found;
}

// The tile to the south-east of a corner, which counts from the north-west clockwise.
Cell south_east_of(const Game& game, Location corner) {
    const Cell cell = game.tile(index_of(corner) / 4).cell;
    const std::uint32_t side = index_of(corner) % 4;
    return {static_cast<std::int16_t>(cell.x + (side == 1 || side == 2)),
            static_cast<std::int16_t>(cell.y + (side == 2 || side == 3))};
}

std::string pointer_text(const Game& game, std::uint32_t segment) {
    const TileView tile = game.tile(game.tile_of_segment(segment));
    return fmt::format(
        "{},[{},{}]",
        their_name(game.rules().tiles[tile.type], tile.turns, static_cast<std::uint8_t>(segment - tile.first_segment)),
        tile.cell.x, tile.cell.y);
}

// What a message says, in our numbers.
struct Meaning {
    std::optional<std::uint8_t> kind;
    std::optional<std::uint16_t> action;  // if it names one
    std::uint32_t segment = 0;
    Cell cell;
};

Result<Meaning> meaning_of(const Game& game, const Message& message) {
    const Ruleset& rules = game.rules();
    Meaning meaning;
    if (!message.figure.empty()) {
        meaning.kind = kind_of(rules, message.figure);
        if (!meaning.kind)
            return unknown(fmt::format("the figure {} is not known here", pontlevis::quoted(message.figure)));
    }
    const Row* does = find_name("does", 0, message.source.empty() ? message.type : message.source);
    if (does != nullptr) {
        const auto named = [&](const ActionInfo& one) { return one.name == (*does)[1]; };
        const auto action = std::find_if(rules.actions.begin(), rules.actions.end(), named);
        if (action == rules.actions.end())
            return unknown(fmt::format("{}: {} takes no part in this game", (*does)[0], (*does)[1]));
        meaning.action = static_cast<std::uint16_t>(action - rules.actions.begin());
    } else if (!message.source.empty()) {
        return unknown(fmt::format("a figure returns for {}, which is not known here", pontlevis::quoted(message.source)));
    }
    meaning.cell = message.pointer.cell;
    const std::optional<std::uint32_t> at = game.tile_at(meaning.cell);
    if (!at) return unknown(fmt::format("no tile lies at {}", to_text(meaning.cell)));
    const TileView tile = game.tile(*at);
    const Result<std::uint8_t> segment =
        segment_at(rules.tiles[tile.type], tile.turns, message.pointer.feature, message.pointer.location);
    if (!segment) return segment.error();
    meaning.segment = tile.first_segment + *segment;
    return meaning;
}

bool is_meant(const Game& game, const Option& option, const Meaning& meaning, bool exactly) {
    const auto here = [&](Location where) {
        if (place_of(where) == PLV_PLACE_VERTEX) return south_east_of(game, where) == meaning.cell;
        if (place_of(where) != PLV_PLACE_SEGMENT) return false;
        const std::uint32_t segment = index_of(where);
        return segment == meaning.segment || (!exactly && game.feature_of(segment) == game.feature_of(meaning.segment));
    };
    const std::optional<Location> where = place_of_answer(game, option);
    if (meaning.action) {  // where the figure stands, if it does not go anywhere
        const std::optional<std::uint32_t> figure = operand(game, option, Operand::figure);
        return option.action == *meaning.action && here(where ? *where : figure ? game.figure(*figure).where : Location{});
    }
    return where && kind_placed(game, option) == meaning.kind && here(*where);
}

}  // namespace

std::optional<std::uint8_t> kind_of(const Ruleset& rules, std::string_view theirs) {
    const Row* figure = find_name("figure", 0, word_of(theirs));
    if (figure == nullptr) figure = find_name("figure", 1, theirs);
    if (figure == nullptr) return std::nullopt;
    const auto& kinds = rules.figure_kinds;
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](const FigureKindInfo& one) { return one.name == (*figure)[2]; });
    if (kind == kinds.end()) return std::nullopt;
    return static_cast<std::uint8_t>(kind - kinds.begin());
}

std::optional<std::uint8_t> kind_placed(const Game& game, const Option& option) {
    if (!place_of_answer(game, option)) return std::nullopt;
    if (const auto kind = operand(game, option, Operand::figure_kind)) return static_cast<std::uint8_t>(*kind);
    if (const auto figure = operand(game, option, Operand::figure)) return game.figure(*figure).kind;
    const Row* places = find_name("places", 0, game.rules().actions[option.action].name);
    if (places == nullptr) return std::nullopt;
    const Row* figure = find_name("figure", 2, (*places)[1]);
    return figure == nullptr ? std::nullopt : kind_of(game.rules(), figure->front());
}

std::optional<Location> place_of_answer(const Game& game, const Option& option) {
    return operand(game, option, Operand::location);
}

std::string their_pointer(const Game& game, Location where) {
    if (place_of(where) == PLV_PLACE_SEGMENT) return pointer_text(game, index_of(where));
    if (place_of(where) != PLV_PLACE_VERTEX) return location_text(game, where);
    const Cell cell = south_east_of(game, where);
    const std::optional<std::uint32_t> at = game.tile_at(cell);
    const TileView tile = game.tile(at ? *at : index_of(where) / 4);
    const TileType& type = game.rules().tiles[tile.type];
    for (std::uint8_t i = 0; i < tile.segments; ++i)
        if (fills_north_west(type.segments[i], tile.turns)) return pointer_text(game, tile.first_segment + i);
    return location_text(game, where);
}

Result<std::optional<Option>> option_meant(Game& game, const Message& message) {
    const Result<Meaning> meaning = meaning_of(game, message);
    if (!meaning) return meaning.error();
    const std::span<const Option> options = game.list();
    for (const Option& option : options)
        if (is_meant(game, option, *meaning, true)) return std::optional(option);
    const bool neutral = meaning->kind && game.rules().figure_kinds[*meaning->kind].per_game != 0;
    for (const Option& option : options)
        if (neutral && is_meant(game, option, *meaning, false)) return std::optional(option);
    return std::optional<Option>();
}

std::optional<Option> option_asked(const Game& game, const Message& message) {
    const Result<Meaning> meaning = meaning_of(game, message);
    if (!meaning || !meaning->kind || meaning->action) return std::nullopt;
    Option asked{};
    asked.action = static_cast<std::uint16_t>(Action::place_figure);
    asked.a = *meaning->kind;
    asked.b = location(PLV_PLACE_SEGMENT, meaning->segment);
    return asked;
}

}  // namespace pontlevis::program::jcz
