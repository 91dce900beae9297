// Every expansion alone, with every other one, and all together, in random games that are watched.
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

// Only one set may bring the tiles that lie at the start; with several, one is chosen.
std::shared_ptr<const Ruleset> table_of(const Names& expansions) {
    const std::string text = fmt::format("players = [\"red\", \"blue\", \"green\"]\nexpansions = [\"{}\"]\nstart = \"base\"\n", fmt::join(expansions, "\", \""));
    return must(Ruleset::compose(must(parse_config(text, "table.toml")), bundled_plugins()));
}

void play(const Names& expansions, std::uint64_t games) {
    INFO(fmt::format("{}", fmt::join(expansions, " + ")));
    const auto rules = table_of(expansions);
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        WatchedGame game(rules, seed);
        game.play();
        if (seed % 4 == 1) game.reload();
    }
}

Names all() { return bundled_plugins().ids(); }

void play_pairs(std::uint64_t games) {
    const Names ids = all();
    for (std::size_t first = 0; first < ids.size(); ++first)
        for (std::size_t second = first + 1; second < ids.size(); ++second) play({ids[first], ids[second]}, games);
}

}  // namespace

TEST_CASE("combos: every expansion alone in random games") {
    for (const std::string& id : all()) play({id}, 8);
}

TEST_CASE("combos: every pair of expansions in random games") { play_pairs(2); }

TEST_CASE("combos: all expansions at once in random games") { play(all(), 6); }

TEST_CASE("combos: every pair of expansions in many random games", "[.][long]") { play_pairs(300); }
