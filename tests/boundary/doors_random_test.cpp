// All invented expansions at once, in random games that are watched.
#include "doors.h"
#include "kit/watched_game.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr std::uint64_t kGames = 200;

// All elements but two: TR-4 is refused by design, HR-2 ends a game before much has happened.
const Options kAll = {"carts", "canals", "council", "house-rules", "market", "traps", "watchmen", "players = 3", "market.elements = [\"half\", \"more\", \"ruined\", \"tolls\", \"wages\"]",
                      "house-rules.elements = [\"backwards\", \"long-roads\", \"suburbs\", \"crowds\", \"ties\", \"giants\"]"};

/// How often each action was taken in so many games, by its number.
std::vector<int> play(const std::shared_ptr<const Ruleset>& rules, std::uint64_t games) {
    std::vector<int> taken(rules->actions.size());
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        WatchedGame game(rules, seed);
        game.play();
        if (seed % 10 == 0) game.reload();
        for (const Played& played : game.session().record()) ++taken[played.option.action];
    }
    return taken;
}

}  // namespace

TEST_CASE("doors: 200 random games with all invented expansions at once hold what every game must hold") {
    const auto rules = must(rules_with(kAll));
    const std::vector<int> taken = play(rules, kGames);
    for (std::size_t action = 0; action < taken.size(); ++action) {
        if (rules->actions[action].name == "carts.press") continue;  // a forced fate is nobody's answer
        INFO(rules->actions[action].name);
        CHECK(taken[action] > 0);
    }
}

TEST_CASE("doors: the same where ten points end the game, which comes about in the middle of anything") {
    play(must(rules_with({"carts", "canals", "council", "house-rules", "market", "traps", "house-rules.elements = [\"short-game\", \"giants\"]"})), 40);
}
