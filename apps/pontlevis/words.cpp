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
    using At = NamedOperand::At;
    const NamedOperand place = named(game, Operand::location, where);
    const std::string cell = place.cell ? to_text(*place.cell) : "?";
    switch (place.at) {
        case At::corner:
        case At::edge: return fmt::format("the {} {} of {}", place.name, place_word(place.at), cell);
        case At::figure: return fmt::format("{}'s {} {}", place.of, said(place.name), place.number);
        case At::place: return said(place.name) + (place.of.empty() ? "" : " of " + place.of) + (place.cell ? " at " + cell : "");
        case At::supply: return "the supply";
        case At::out: return "nothing: it is out of the game";
        case At::segment: break;
    }
    return fmt::format("{} at {}", place.name.empty() ? "the tile" : said(place.name), cell);
}

std::string asker_text(const Ruleset& rules, const Decision& decision) {
    return contributor(rules, decision.asked_by, language()) + (*decision.rule == '\0' ? "" : fmt::format("  [{}]", decision.rule));
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

}  // namespace pontlevis::program
