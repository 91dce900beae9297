#include "pontlevis/core/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "nearest.h"

namespace pontlevis {
namespace {

constexpr std::size_t kLongestText = 1000;  // bytes; no option is anywhere near

// Words are written in this order, whatever the action's own: what, where, turned, on what.
enum class Place : std::uint8_t { word, cell, location };

Place place_in_text(Operand kind) {
    if (kind == Operand::cell) return Place::cell;
    return kind == Operand::location ? Place::location : Place::word;
}

// The positions of an action's operands in the order of the text.
std::vector<std::size_t> text_order(const std::vector<Operand>& kinds) {
    std::vector<std::size_t> order(kinds.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t x, std::size_t y) { return place_in_text(kinds[x]) < place_in_text(kinds[y]); });
    return order;
}

// Two actions with the same shape cannot be told apart by their operands.
std::string shape_of(const ActionInfo& action) {
    const std::vector<Operand> kinds = operands_of(action);
    std::string shape;
    for (const std::size_t i : text_order(kinds)) shape += "wcl"[static_cast<std::size_t>(place_in_text(kinds[i]))];
    return shape;
}

std::string_view first_word(std::string_view name) { return name.substr(0, name.find('-')); }

// A plugin's action is called by its name in full: "lakes.fish"; the base game's have no point.
std::string_view bare_name(const ActionInfo& action) {
    const std::size_t point = action.name.rfind('.');
    return point == std::string::npos ? first_word(action.name) : std::string_view(action.name).substr(point + 1);
}

bool is_plugins(const ActionInfo& action) { return action.name.find('.') != std::string::npos; }

// Whether the bare name means that action, and no other one.
bool is_bare_enough(const Ruleset& rules, const ActionInfo& action) {
    return std::none_of(rules.actions.begin(), rules.actions.end(), [&](const ActionInfo& other) {
        return &other != &action && (bare_name(other) == bare_name(action) || other.name == bare_name(action));
    });
}

// "place" for "place-tile", the full name where an earlier action would be read instead; "fish" for "lakes.fish",
// the full name where another action is called so.
std::string verb_of(const Ruleset& rules, const ActionInfo& action) {
    if (is_plugins(action)) return is_bare_enough(rules, action) ? std::string(bare_name(action)) : action.name;
    for (const ActionInfo& other : rules.actions) {
        if (&other == &action) break;
        const bool same = first_word(other.name) == first_word(action.name) && shape_of(other) == shape_of(action);
        if (same) return action.name;
    }
    return std::string(first_word(action.name));
}

std::string location_words(const NamedOperand& place) {
    const std::string cell = place.cell ? to_text(*place.cell) : "?";
    using At = NamedOperand::At;
    if (place.at == At::supply || place.at == At::out) return place_word(place.at);
    if (place.at == At::figure) return fmt::format("figure {} {} {}", place.of, place.name, place.number);
    if (place.at == At::corner || place.at == At::edge) return fmt::format("{} {} of {} at {}", place_word(place.at), place.name, place.of, cell);
    if (place.at == At::place) {
        const std::string of = place.of.empty() ? "" : " of " + place.of;
        return fmt::format("place {}{}{}", place.name, of, place.cell ? " at " + cell : "");
    }
    if (place.name.empty()) return fmt::format("the tile {} at {}", place.of, cell);
    return fmt::format("{} of {} at {}", place.name, place.of, cell);
}

std::string words_of(const NamedOperand& operand, bool second_location) {
    switch (operand.kind) {
        case Operand::cell: return "at " + to_text(operand.cell.value_or(Cell{}));
        case Operand::location: return (second_location ? "to " : "on ") + location_words(operand);
        case Operand::figure: return fmt::format("{} {} {}", operand.of, operand.name, operand.number);
        case Operand::number: return std::to_string(operand.number);
        default: return operand.name;
    }
}

// ---- reading --------------------------------------------------------------------------------------

// What is left of a text, word by word.
class Words {
public:
    explicit Words(std::string_view text) : rest_(text) { skip_spaces(); }

    [[nodiscard]] bool empty() const { return rest_.empty(); }

    std::string_view word() {
        const std::string_view found = rest_.substr(0, rest_.find(' '));
        advance(found.size());
        return found;
    }

    // Takes `words` if they come next.
    bool take(std::string_view words) {
        const bool comes = rest_.starts_with(words) && (rest_.size() == words.size() || rest_[words.size()] == ' ');
        if (comes) advance(words.size());
        return comes;
    }

private:
    void advance(std::size_t bytes) {
        rest_.remove_prefix(bytes);
        skip_spaces();
    }
    void skip_spaces() { rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size())); }

    std::string_view rest_;
};

template <class Number>
bool read_number(std::string_view text, Number& number) {
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc() && end == text.data() + text.size();
}

// "(1,-2)"
bool read_cell(std::string_view word, std::optional<Cell>& cell) {
    const std::size_t comma = word.find(',');
    if (comma == std::string_view::npos || !word.starts_with('(') || !word.ends_with(')')) return false;
    Cell found;
    const bool good = read_number(word.substr(1, comma - 1), found.x) &&
                      read_number(word.substr(comma + 1, word.size() - comma - 2), found.y);
    if (good) cell = found;
    return good;
}

// "road1 of base/ffrr-curve at (1,0)", "road1 at (1,0)", "road1", "the tile base/ffrr-curve at (1,0)"
bool read_location(Words& words, NamedOperand& place) {
    using At = NamedOperand::At;
    for (const At at : {At::corner, At::edge, At::place, At::figure, At::supply, At::out}) {
        Words ahead = words;
        if (!ahead.take(place_word(at)) || (at <= At::figure && ahead.empty())) continue;
        words = ahead;
        place.at = at;
        if (at == At::supply || at == At::out) return true;
        if (at == At::figure) {
            place.of = words.word();
            place.name = words.word();
            return read_number(words.word(), place.number);
        }
        break;
    }
    if (place.at == At::segment && words.take("the tile")) {
        Words ahead = words;
        if (!words.empty() && !ahead.take("at")) place.of = words.word();
    } else {
        place.name = words.word();
        if (place.name.empty()) return false;
        if (words.take("of")) {
            place.of = words.word();
            if (place.of.empty()) return false;
        }
    }
    return !words.take("at") || read_cell(words.word(), place.cell);
}

bool read_operand(Words& words, bool second_location, NamedOperand& operand) {
    switch (operand.kind) {
        case Operand::cell: return words.take("at") && read_cell(words.word(), operand.cell);
        case Operand::location: return words.take(second_location ? "to" : "on") && read_location(words, operand);
        case Operand::number: return read_number(words.word(), operand.number);
        case Operand::figure:
            operand.of = words.word();
            operand.name = words.word();
            return read_number(words.word(), operand.number);
        default: operand.name = words.word(); return !operand.name.empty();
    }
}

// The text after the verb, if it has the shape of `action`.
std::optional<NamedOption> read_action(const ActionInfo& action, Words words) {
    NamedOption names;
    names.action = action.name;
    const std::vector<Operand> kinds = operands_of(action);
    for (const Operand kind : kinds) names.operands.emplace_back().kind = kind;

    bool turned_read = false;
    bool second_location = false;
    const auto read_turned = [&] {
        if (turned_read || !action.turns || !words.take("turned")) return true;
        turned_read = true;
        unsigned turns = 0;
        const bool good = read_number(words.word(), turns) && turns < kSides;
        names.turns = static_cast<Turns>(turns);
        return good;
    };
    for (const std::size_t i : text_order(kinds)) {
        const bool is_location = kinds[i] == Operand::location;
        if (is_location && !read_turned()) return std::nullopt;
        if (!read_operand(words, second_location, names.operands[i])) return std::nullopt;
        second_location = is_location;
    }
    if (!read_turned() || !words.empty()) return std::nullopt;
    return names;
}

Error unreadable(const Ruleset& rules, std::string_view text, std::string_view verb) {
    std::string forms;
    std::vector<std::string> verbs;
    for (const ActionInfo& action : rules.actions) {
        const std::string known = verb_of(rules, action);
        if (std::find(verbs.begin(), verbs.end(), known) == verbs.end()) verbs.push_back(known);
        const bool meant = action.name == verb || bare_name(action) == verb;
        if (meant) forms += "\n  " + form_of(rules, action);
    }
    const std::string as_shown = pontlevis::quoted(verb);
    if (forms.empty()) return {Fault::option, fmt::format("no action {}; {}", as_shown, perhaps(verb, verbs)), ""};
    return {Fault::option,
            fmt::format("cannot read {}; what can follow {} is{}", pontlevis::quoted(text), as_shown, forms), ""};
}

const char* placeholder(Operand kind) {
    switch (kind) {
        case Operand::tile_type: return "TILE";
        case Operand::figure_kind: return "FIGURE";
        case Operand::figure: return "SEAT FIGURE NUMBER";
        case Operand::seat: return "SEAT";
        default: return "NUMBER";
    }
}

}  // namespace

std::string seat_name(const Ruleset& rules, std::uint8_t seat) { return seat < rules.seats.size() ? rules.seats[seat] : "nobody"; }

std::string to_text(Cell cell) { return fmt::format("({},{})", cell.x, cell.y); }

std::string location_text(const Game& game, Location where) {
    return location_words(named(game, Operand::location, where));
}

std::string to_text(const Game& game, const Option& option) {
    const Ruleset& rules = game.rules();
    if (option.action >= rules.actions.size()) return fmt::format("unknown action {}", option.action);
    const ActionInfo& action = rules.actions[option.action];
    const NamedOption names = named(game, option);
    const std::string turned = names.turns > 0 ? fmt::format(" turned {}", names.turns) : "";

    std::string text = verb_of(rules, action);
    std::size_t locations = 0;
    for (const std::size_t i : text_order(operands_of(action))) {
        const bool is_location = names.operands[i].kind == Operand::location;
        if (is_location && locations == 0) text += turned;
        text += ' ' + words_of(names.operands[i], locations > 0);
        locations += is_location ? 1 : 0;
    }
    return locations == 0 ? text + turned : text;
}

Result<Option> parse_option(const Game& game, std::string_view text) {
    const Ruleset& rules = game.rules();
    if (text.size() > kLongestText) {
        return Error{Fault::option,
                     fmt::format("an option of {} bytes; {} are more than enough", text.size(), kLongestText), ""};
    }
    Words words(text);
    const std::string_view verb = words.word();
    for (const bool by_full_name : {true, false}) {
        for (const ActionInfo& action : rules.actions) {
            if (verb != (by_full_name ? std::string_view(action.name) : bare_name(action))) continue;
            if (!by_full_name && is_plugins(action) && !is_bare_enough(rules, action)) continue;
            const std::optional<NamedOption> names = read_action(action, words);
            if (names) return resolved(game, *names);
        }
    }
    return unreadable(rules, text, verb);
}

std::string form_of(const Ruleset& rules, const ActionInfo& action) {
    const std::vector<Operand> kinds = operands_of(action);
    std::string form = verb_of(rules, action);
    std::string turned = action.turns ? " [turned N]" : "";
    std::size_t locations = 0;
    for (const std::size_t i : text_order(kinds)) {
        if (kinds[i] == Operand::cell) {
            form += " at (X,Y)";
        } else if (kinds[i] == Operand::location) {
            form += std::exchange(turned, "") + (locations++ == 0 ? " on" : " to") + " SEGMENT [of TILE] [at (X,Y)]";
        } else {
            form += fmt::format(" {}", placeholder(kinds[i]));
        }
    }
    return form + turned;
}

}  // namespace pontlevis
