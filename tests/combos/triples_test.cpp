// The Drawbridges and the eight expansions that they meet: every pair and every triple of the nine in random games that
// are watched.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "kit/bundled.h"
#include "kit/catch.h"
#include "kit/must.h"
#include "kit/watched_game.h"
#include "pontlevis/core/config.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

using Names = std::vector<std::string>;

const Names kNine = {"abbey-and-mayor", "drawbridges", "ghosts-castles-and-cemeteries", "inns-and-cathedrals", "mage-and-witch",
                     "peasant-revolts", "phantom", "traders-and-builders", "under-the-big-top"};

constexpr std::uint64_t kGames = 20, kManyGames = 300;

void play(const Names& expansions, std::uint64_t games) {
    INFO(fmt::format("{}", fmt::join(expansions, " + ")));
    const std::string text = fmt::format("players = [\"red\", \"blue\", \"green\"]\nexpansions = [\"{}\"]\n", fmt::join(expansions, "\", \""));
    const auto rules = must(Ruleset::compose(must(parse_config(text, "table.toml")), bundled_plugins()));
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        WatchedGame game(rules, seed);
        game.play();
        if (seed % 10 == 1) game.reload();
    }
}

/// All pairs and triples of which that one is the first.
void play_with(std::size_t first, std::uint64_t games) {
    for (std::size_t second = first + 1; second < kNine.size(); ++second) {
        play({kNine[first], kNine[second]}, games);
        for (std::size_t third = second + 1; third < kNine.size(); ++third) play({kNine[first], kNine[second], kNine[third]}, games);
    }
}

}  // namespace

// In parts, so that several can run at once.

TEST_CASE("triples: abbey-and-mayor and one or two others of nine") { play_with(0, kGames); }

TEST_CASE("triples: drawbridges and one or two others of the next seven") { play_with(1, kGames); }

TEST_CASE("triples: ghosts-castles-and-cemeteries and one or two others of the next six") { play_with(2, kGames); }

TEST_CASE("triples: two or three of the last six of nine") {
    for (std::size_t first = 3; first < kNine.size(); ++first) play_with(first, kGames);
}

TEST_CASE("triples: all pairs and triples of nine in many games", "[.][long]") {
    for (std::size_t first = 0; first < kNine.size(); ++first) play_with(first, kManyGames);
}
