// Random games over many rulesets, each compared with the slow game after every decision: options, scores,
// supplies, awards, and the value of each scored feature; and verified from the tiles up.
#include "kit/catch.h"
#include "kit/side_by_side.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr std::uint32_t kGames = 1000;

// One game of twenty is verified after every decision, the others after some.
void play_games(std::uint32_t from, std::uint32_t to) {
    for (std::uint32_t number = from; number < to; ++number) {
        Random random{number};
        SideBySide table(slow_rules(varied_config(number)), random.next());
        const Style style = number % 5 < 2 ? Style::compact : Style::uniform;
        play_compared(table, random, number % 20 == 0 ? 1 : 40, style);
    }
}

}  // namespace

TEST_CASE("random games are what the slow game makes of them") { play_games(0, kGames); }

TEST_CASE("a hundred times as many random games", "[.][long]") { play_games(kGames, 101 * kGames); }
