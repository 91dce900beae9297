#include "meant.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <set>
#include <string>

#include "pontlevis/core/nearest.h"
#include "pontlevis/core/text.h"

namespace pontlevis::program {
namespace {

constexpr std::string_view kLittleWords[] = {"to", "on", "at", "the", "of", "in", "into", "onto", "a", "an", "from", "may", "not", "why"};
constexpr std::string_view kCorners[] = {"nw", "ne", "se", "sw"};

/// What the words name. Nothing of a sort: nobody spoke of it.
struct Named {
    std::set<std::uint32_t> actions, kinds;
    std::set<std::string> segments;  // ids, or kinds of features
    std::optional<std::uint8_t> seat;
    std::optional<Cell> cell;
    std::optional<std::uint32_t> number;
    bool corners = false;
};

std::optional<Cell> cell_in(std::string_view word) {
    const std::size_t comma = word.find(',');
    if (!word.starts_with('(') || !word.ends_with(')') || comma == std::string_view::npos) return std::nullopt;
    Cell cell;
    const char* const end = word.data() + word.size() - 1;
    const auto x = std::from_chars(word.data() + 1, word.data() + comma, cell.x);
    const auto y = std::from_chars(word.data() + comma + 1, end, cell.y);
    return x.ec == std::errc() && y.ec == std::errc() && x.ptr == word.data() + comma && y.ptr == end ? std::optional(cell) : std::nullopt;
}

Error refused(std::string text) { return {Fault::option, std::move(text), ""}; }

class Reader {
public:
    explicit Reader(const Ruleset& rules) : rules_(rules) {}

    Result<Named> read(std::string_view text) {
        for (std::size_t start = 0; start < text.size();) {
            const std::size_t end = std::min(text.find(' ', start), text.size());
            const std::string_view word = text.substr(start, end - start);
            if (!word.empty() && !take(word))
                return refused(fmt::format("{} is no figure, seat, action, segment or cell at this table", pontlevis::quoted(word)));
            start = end + 1;
        }
        return named_;
    }

private:
    bool take(std::string_view word) {
        if (std::find(std::begin(kLittleWords), std::end(kLittleWords), word) != std::end(kLittleWords)) return true;
        if (cell(word) || seat(word) || number(word)) return true;
        const bool corner = word == "corner" || std::find(std::begin(kCorners), std::end(kCorners), word) != std::end(kCorners);
        named_.corners |= corner;
        const bool kind = find(word, rules_.figure_kinds, named_.kinds);
        const bool action = find(word, rules_.actions, named_.actions);
        return segment(word) || kind || action || corner;
    }

    bool cell(std::string_view word) {
        const std::optional<Cell> cell = cell_in(word);
        if (cell) named_.cell = cell;
        return cell.has_value();
    }

    bool seat(std::string_view word) {
        for (std::uint8_t seat = 0; seat < rules_.seats.size(); ++seat) {
            if (word != rules_.seats[seat] && word != rules_.seats[seat] + "'s") continue;
            named_.seat = seat;
            return true;
        }
        return false;
    }

    bool number(std::string_view word) {
        std::uint32_t value = 0;
        const auto read = std::from_chars(word.data(), word.data() + word.size(), value);
        if (read.ec != std::errc() || read.ptr != word.data() + word.size()) return false;
        named_.number = value;
        return true;
    }

    // In full, or only the last part of the name; the first word of the base game's actions.
    template <class Item>
    static bool find(std::string_view word, const std::vector<Item>& items, std::set<std::uint32_t>& into) {
        bool found = false;
        for (std::uint32_t i = 0; i < items.size(); ++i) {
            const std::string_view name = items[i].name;
            if (word != name && word != name.substr(name.rfind('.') + 1) && word != name.substr(0, name.find('-'))) continue;
            into.insert(i);
            found = true;
        }
        return found;
    }

    bool segment(std::string_view word) {
        const std::string_view kind = word.substr(0, word.find_last_not_of("0123456789") + 1);
        for (const FeatureKindInfo& one : rules_.feature_kinds) {
            const std::string_view name = one.name;
            if (kind != name && kind != name.substr(name.rfind('.') + 1)) continue;
            named_.segments.insert(std::string(word));
            return true;
        }
        return false;
    }

    const Ruleset& rules_;
    Named named_;
};

// All options of one action that the names fit.
class Options {
public:
    Options(const Game& game, const Named& named) : game_(game), rules_(game.rules()), named_(named) {}

    std::vector<Option> of(std::uint32_t action) {
        found_.clear();
        if (fits(rules_.actions[action])) fill(action, 0, {});
        return std::move(found_);
    }

private:
    [[nodiscard]] static bool has(const ActionInfo& action, Operand kind) {
        return std::find(action.operands.begin(), action.operands.end(), kind) != action.operands.end();
    }

    // Whether the action has to do with all that is named.
    bool fits(const ActionInfo& action) const {
        if (named_.cell && !has(action, Operand::location) && !has(action, Operand::cell)) return false;
        if (!named_.segments.empty() && !has(action, Operand::location)) return false;
        if (named_.kinds.empty()) return true;
        const bool brings_its_own = std::all_of(named_.kinds.begin(), named_.kinds.end(), [&](std::uint32_t kind) { return !rules_.figure_kinds[kind].offered; });
        return has(action, Operand::figure) || has(action, Operand::figure_kind) || (brings_its_own && has(action, Operand::location));
    }

    void fill(std::uint32_t action, std::size_t at, std::array<std::uint32_t, 3> values) {
        const ActionInfo& info = rules_.actions[action];
        if (at == values.size() || info.operands[at] == Operand::none) {
            found_.push_back({static_cast<std::uint16_t>(action), 0, 0, values[0], values[1], values[2]});
            return;
        }
        for (const std::uint32_t value : values_of(info.operands[at])) {
            values[at] = value;
            fill(action, at + 1, values);
        }
    }

    std::vector<std::uint32_t> values_of(Operand kind) const {
        switch (kind) {
            case Operand::figure_kind: return {named_.kinds.begin(), named_.kinds.end()};
            case Operand::figure: return figures();
            case Operand::location: return locations();
            case Operand::cell: return named_.cell ? std::vector{pack(*named_.cell)} : std::vector<std::uint32_t>{};
            case Operand::tile_type:
                if (const auto hand = game_.tile_in_hand()) return {*hand};
                return {};
            default: return {};
        }
    }

    // Those on the table, if some are.
    std::vector<std::uint32_t> figures() const {
        const std::uint8_t decider = game_.decision().is_chance() ? game_.turn_owner() : game_.decision().seat;
        std::vector<std::uint32_t> there, all;
        std::array<std::uint32_t, 256> count{};  // of the kinds of that seat
        for (std::uint32_t i = 0; i < game_.figures(); ++i) {
            const FigureView figure = game_.figure(i);
            if (figure.seat != named_.seat.value_or(decider) && figure.seat < game_.seats()) continue;
            const std::uint32_t number = ++count[figure.kind];
            if (named_.kinds.count(figure.kind) == 0 || number != named_.number.value_or(number)) continue;
            all.push_back(i);
            if (place_of(figure.where) != PLV_PLACE_SUPPLY && place_of(figure.where) != PLV_PLACE_OUT) there.push_back(i);
        }
        return there.empty() ? all : there;
    }

    // On the tile at the cell, or the one laid last.
    std::vector<std::uint32_t> locations() const {
        const std::optional<std::uint32_t> index = named_.cell ? game_.tile_at(*named_.cell) : std::optional(game_.tiles_laid() - 1);
        std::vector<std::uint32_t> places;
        if (!index) return places;
        const TileView tile = game_.tile(*index);
        for (std::uint32_t i = 0; i < tile.segments && !named_.corners; ++i) {
            const SegmentType& segment = rules_.tiles[tile.type].segments[i];
            const std::string kind = segment.kind.substr(segment.kind.rfind('.') + 1);
            if (named_.segments.empty() || named_.segments.count(segment.id) != 0 || named_.segments.count(segment.kind) != 0 || named_.segments.count(kind) != 0)
                places.push_back(location(PLV_PLACE_SEGMENT, tile.first_segment + i));
        }
        for (std::uint32_t corner = 0; corner < kSides && named_.corners; ++corner)
            places.push_back(location(PLV_PLACE_VERTEX, *index * kSides + corner));
        return places;
    }

    const Game& game_;
    const Ruleset& rules_;
    const Named& named_;
    std::vector<Option> found_;
};

}  // namespace

Result<std::vector<Option>> options_meant(Game& game, std::string_view words) {
    const Ruleset& rules = game.rules();
    const Result<Named> named = Reader(rules).read(words);
    if (!named) return named.error();
    std::set<std::uint32_t> open;  // actions of the decision at hand
    for (const Option& option : game.list()) open.insert(option.action);
    if (game.decision().kind == Decision::Kind::place_figure) open.insert(static_cast<std::uint32_t>(Action::place_figure));
    if (game.decision().kind == Decision::Kind::place_tile) open.insert(static_cast<std::uint32_t>(Action::place_tile));
    Options options(game, *named);
    std::vector<Option> now, ever;
    for (std::uint32_t action = static_cast<std::uint32_t>(Action::place_tile); action < rules.actions.size(); ++action) {
        if (!named->actions.empty() && named->actions.count(action) == 0) continue;
        for (const Option& option : options.of(action)) (open.count(action) != 0 ? now : ever).push_back(option);
    }
    if (now.empty() && ever.empty() && named->cell && !game.tile_at(*named->cell)) return refused("no tile lies at " + to_text(*named->cell));
    if (now.empty() && ever.empty()) return refused("no action has to do with all of that");
    return now.empty() ? ever : now;
}

}  // namespace pontlevis::program
