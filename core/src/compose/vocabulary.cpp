#include "vocabulary.h"

#include <algorithm>

#include "../config_names.h"
#include "pontlevis/core/manifest.h"
#include "pontlevis/sdk/abi.h"

namespace pontlevis {
namespace {

constexpr std::size_t kLongestWord = 64;

bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

const std::vector<std::string>& anchors() {
    // clang-format off: a line a part of the turn
    static const std::vector<std::string> names = {
        "turn.begin", "part.begin",  "tile.source", "tile.draw",   "tile.drawn",  "tile.check",  "tile.ready",
        "tile.place", "tile.join",   "tile.placed", "wood.before", "wood.main",   "wood.after",  "wood.extra",
        "land",       "roam",        "claim",       "score.set",   "score.enter", "score.count", "score.pay",
        "score.more", "score.strip", "score.lift",  "score.copy",  "score.fate",  "after.score", "part.end",
        "part.trade", "part.again",  "turn.end",    "end.begin",   "end.round",   "end.enter",   "end.features",
        "end.fields", "end.award",   "end.done"};
    // clang-format on
    return names;
}

bool PointInfo::pure() const { return bind != PLV_BIND_RUN; }

const std::vector<PointInfo>& points() {
    const Words features = {"attribute", "kind", "mode"};
    const Words passes = {"attribute", "figure", "kind", "mode", "standing"};
    const Words figures = {"attribute", "cause", "figure", "kind", "standing", "trait"};
    static const std::vector<PointInfo> all = {
        {"score.sheet", PLV_BIND_SCORE_SHEET, passes},
        {"score.weight", PLV_BIND_WEIGHT, {"figure"}},
        {"score.owners", PLV_BIND_OWNERS, features},
        {"score.set", PLV_BIND_RUN, {"attribute", "kind", "standing"}},
        {"score.bonus", PLV_BIND_RUN, passes},
        {"final.award", PLV_BIND_RUN, {}},
        {"figure.stand", PLV_BIND_VETO, figures},
        {"tile.fit", PLV_BIND_VETO, {"kind", "symbol"}},
        {"option.offered", PLV_BIND_VETO, {"action"}},
        {"tile.laid", PLV_BIND_RUN, {"extends", "kind", "standing", "symbol", "together"}, true},
        {"figure.arrived", PLV_BIND_RUN, figures, true},
        {"figure.left", PLV_BIND_RUN, figures, true},
        {"points.changed", PLV_BIND_RUN, {"standing"}, true},
        {"score.done", PLV_BIND_RUN, passes, true},
        {"rule.next_player", PLV_BIND_RULE, {}},
        {"rule.game_over", PLV_BIND_RULE, {}},
        {"rule.complete", PLV_BIND_RULE, {"kind"}},
        {"rule.units", PLV_BIND_RULE, {"kind"}},
        {"rule.occupied", PLV_BIND_RULE, {"kind"}},
    };
    return all;
}

const PointInfo* find_point(std::string_view name) {
    const auto found = std::find_if(points().begin(), points().end(), [&](const PointInfo& one) { return one.name == name; });
    return found == points().end() ? nullptr : &*found;
}

const Words& point_names() {
    static const Words names = [] {
        Words found;
        for (const PointInfo& point : points()) found.push_back(point.name);
        return found;
    }();
    return names;
}

const Words& feature_kind_names() {
    static const Words names = {"field", "road", "city", "monastery", "garden"};
    return names;
}

const Words& mode_names() {
    static const Words names = {"complete", "final", "now"};
    return names;
}

const Words& cause_names() {
    static const Words names = {"place", "scored", "alone"};
    return names;
}

const Words& place_names() {
    static const Words names = {"supply", "segment", "tile", "vertex", "edge", "limbo", "out", "figure"};
    return names;
}

const Words& operand_names() {
    static const Words names = {"cell", "tile_type", "location", "figure", "figure_kind", "seat", "number"};
    return names;
}

const Words& cause_tags() {
    static const Words names = {"place", "move", "enter", "return", "remove", "direct", "scored", "forced", "chosen", "paid"};
    return names;
}

const Words& column_owners() {
    static const Words names = {"game", "player", "tile", "segment", "figure"};
    return names;
}

const Words& folds() {
    static const Words names = {"or", "and", "sum", "min", "max"};
    return names;
}

const Words& visibilities() {
    static const Words names = {"all", "owner", "none"};
    return names;
}

const Words& leavings() {
    static const Words names = {"scored", "moved"};
    return names;
}

const Words& deciders() {
    static const Words names = {"owner", "sole-owner", "active"};
    return names;
}

const Words& moments() {
    static const Words names = {"tile.laid", "figure.arrived", "figure.left", "points.changed", "score.done"};
    return names;
}

const Words& rule_points() {
    static const Words names = {"rule.next_player", "rule.game_over", "rule.complete", "rule.units", "rule.occupied"};
    return names;
}

const Words& edge_kind_names() {
    static const Words names = {"city", "field", "road"};
    return names;
}

const Words& footprint_groups() {
    static const Words groups = {"graph", "pool", "figures", "things", "points", "flow"};
    return groups;
}

bool has(const Words& words, std::string_view word) { return std::find(words.begin(), words.end(), word) != words.end(); }

std::uint32_t number_of(const Words& words, std::string_view word) {
    return static_cast<std::uint32_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

std::uint32_t bits_of(const Words& words, const Words& of) {
    std::uint32_t bits = 0;
    for (const std::string& word : of) bits |= 1u << number_of(words, word);
    return bits;
}

bool is_word(std::string_view text) { return is_expansion_id(text) && text.find('.') == std::string_view::npos; }

bool is_function_name(std::string_view text) {
    return !text.empty() && text.size() <= kLongestWord && !is_digit(text.front()) &&
           std::all_of(text.begin(), text.end(), [](char c) { return is_small(c) || is_digit(c) || c == '_'; });
}

bool is_tag(std::string_view text) { return text.starts_with('#') && is_word(text.substr(1)); }

// Capitals, a hyphen, digits, perhaps a small letter.
bool is_rule_number(std::string_view text) {
    const std::size_t hyphen = text.find('-');
    if (hyphen == 0 || hyphen == std::string_view::npos || text.size() > kLongestWord) return false;
    const std::string_view prefix = text.substr(0, hyphen);
    std::string_view number = text.substr(hyphen + 1);
    if (!number.empty() && is_small(number.back())) number.remove_suffix(1);
    return is_rule_prefix(prefix) && !number.empty() && std::all_of(number.begin(), number.end(), is_digit);
}

bool is_rule_prefix(std::string_view text) {
    return !text.empty() && text.size() <= kLongestWord && is_capital(text.front()) &&
           std::all_of(text.begin(), text.end(), [](char c) { return is_capital(c) || is_digit(c); });
}

std::optional<FullName> split_name(std::string_view text) {
    const std::size_t point = text.rfind('.');
    if (point == std::string_view::npos) return {};
    const FullName full{text.substr(0, point), text.substr(point + 1)};
    if (!is_expansion_id(full.plugin) || !(is_word(full.name) || is_function_name(full.name))) return {};
    return full;
}

}  // namespace pontlevis
