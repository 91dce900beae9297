#include "vocabulary.h"

#include <algorithm>

#include "../config_names.h"
#include "pontlevis/core/manifest.h"

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

const std::vector<PointInfo>& points() {
    static const std::vector<PointInfo> all = {{"score.sheet", true}};
    return all;
}

const std::vector<std::string>& point_names() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> found;
        for (const PointInfo& point : points()) found.push_back(point.name);
        return found;
    }();
    return names;
}

const std::vector<std::string>& mode_names() {
    static const std::vector<std::string> names{"complete", "final"};
    return names;
}

const std::vector<std::string>& feature_kind_names() {
    static const std::vector<std::string> names = {"field", "road", "city", "monastery", "garden"};
    return names;
}

const std::vector<std::string>& footprint_groups() {
    static const std::vector<std::string> groups = {"graph", "pool", "figures", "things", "points", "flow"};
    return groups;
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
