#include "seats.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots.h"
#include "pontlevis/core/nearest.h"

namespace pontlevis::program {
namespace {

Error wrong(const std::string& what) { return {Fault::input, "--seats: " + what, ""}; }

// "red=human"
Result<void> seat_one(const Ruleset& rules, std::string_view pair, std::vector<std::string>& players) {
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos) {
        return wrong(
            fmt::format("{} is no pair of seat and player; write {}=human", pontlevis::quoted(pair), rules.seats[0]));
    }
    const std::string_view seat = pair.substr(0, equals);
    const std::string player(pair.substr(equals + 1));
    const auto found = std::find(rules.seats.begin(), rules.seats.end(), seat);
    if (found == rules.seats.end()) {
        return wrong(
            fmt::format("nobody at this table is called {}; {}", pontlevis::quoted(seat), perhaps(seat, rules.seats)));
    }
    std::vector<std::string> known = bot_names();
    known.emplace_back(kHuman);
    if (std::find(known.begin(), known.end(), player) == known.end()) {
        return wrong(fmt::format("no player {}; {}", pontlevis::quoted(player), perhaps(player, known)));
    }
    std::string& place = players[static_cast<std::size_t>(found - rules.seats.begin())];
    if (!place.empty()) return wrong(fmt::format("{} stands there twice", pontlevis::quoted(seat)));
    place = player;
    return {};
}

}  // namespace

Result<std::vector<std::string>> seats_of(const Ruleset& rules, std::string_view text, std::string_view others) {
    std::vector<std::string> players(rules.seats.size());
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        if (Result<void> seated = seat_one(rules, text.substr(0, end), players); !seated) return seated.error();
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    for (std::string& player : players) {
        if (player.empty()) player = others;
    }
    return players;
}

}  // namespace pontlevis::program
