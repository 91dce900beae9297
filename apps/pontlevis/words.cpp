#include "words.h"

#include <fmt/format.h>

#include <algorithm>

#include "language.h"
#include "pontlevis/core/named.h"
#include "pontlevis/core/text.h"

namespace pontlevis::program {

std::string counted(std::int64_t count, std::string_view one) {
    if (count == 1) return fmt::format("1 {}", one);
    if (one.ends_with('y')) return fmt::format("{} {}ies", count, one.substr(0, one.size() - 1));
    return fmt::format("{} {}s", count, one);
}

std::string joined(const std::vector<std::string>& names) {
    if (names.empty()) return "nobody";
    std::string text = names[0];
    for (std::size_t i = 1; i < names.size(); ++i) text += (i + 1 == names.size() ? " and " : ", ") + names[i];
    return text;
}

std::vector<std::uint8_t> seats_in(std::uint8_t mask) {
    std::vector<std::uint8_t> seats;
    for (std::uint8_t seat = 0; mask != 0; ++seat, mask = static_cast<std::uint8_t>(mask >> 1))
        if (mask & 1) seats.push_back(seat);
    return seats;
}

std::string place_text(const Game& game, Location where) {
    const NamedOperand place = named(game, Operand::location, where);
    return fmt::format("{} at {}", place.name.empty() ? "the tile" : place.name,
                       place.cell ? to_text(*place.cell) : "?");
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        lines.emplace_back(text.substr(start, end - start));
        start = end + 1;
    }
    return lines;
}

std::string contributor(const Ruleset& rules, std::string_view name) {
    const std::string_view id = name.substr(0, name.rfind('.'));
    const auto part = std::find_if(rules.expansions.begin(), rules.expansions.end(),
                                   [&](const ExpansionInfo& one) { return one.id == id || one.id == name; });
    if (part == rules.expansions.end()) return std::string(name);
    const std::string& shown = name_among(part->names);
    return part->id == name ? shown : fmt::format("{}, {}", shown, name.substr(id.size() + 1));
}

}  // namespace pontlevis::program
