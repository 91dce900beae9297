// The table of configs/evening.toml in random games: what must hold of every state, saves, and the digest.
#include <algorithm>
#include <random>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/random_play.h"
#include "kit/scenario.h"
#include "kit/watched_game.h"
#include "pontlevis/core/config.h"
#include "pontlevis/core/save.h"
#include "pontlevis/core/verify.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr std::uint64_t kGames = 200;

Config evening() { return must(load_config("../configs/evening.toml")); }

std::shared_ptr<const Ruleset> evening_rules() {
    static const auto rules = must(Ruleset::compose(evening(), bundled_plugins()));
    return rules;
}

}  // namespace

TEST_CASE("evening: 200 random games hold what every game must hold, and are played again from their saves") {
    REQUIRE(evening_rules()->tiles_in_bag() == 71 + 18 + 5);
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        WatchedGame watched(evening_rules(), seed);
        watched.play();
        watched.reload();
    }
}

TEST_CASE("evening: games of unequal seeds meet every part of it") {
    std::vector<std::string> rules;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Session session(evening_rules(), seed);
        session.record_events(true);
        RandomPlayer player(seed);
        while (!session.game().finished() && session.play(player.choose(session.game())))
            for (const Event& event : session.events())
                if (event.kind == Event::Kind::contribution) rules.emplace_back(event.rule);
    }
    // IC-6 is not among them: random players hardly ever finish a city with a cathedral.
    for (const char* rule : {"IC-4", "IC-5", "IC-7"}) CHECK(std::ranges::count(rules, rule) > 0);
}

TEST_CASE("evening: the digest stays the same over 500 orders of the list and of the folders") {
    namespace fs = std::filesystem;
    Config config = evening();
    std::vector<fs::path> folders = bundled_plugins().path().folders;
    for (const char* other : {"no/such/folder", "combos", "kit"}) folders.emplace_back(other);
    std::mt19937 random(7);
    for (int i = 0; i < 500; ++i) {
        std::ranges::shuffle(folders, random);
        std::ranges::shuffle(config.expansions, random);
        const auto rules = must(Ruleset::compose(config, Catalog::scan(SearchPath{folders})));
        REQUIRE(rules->digest() == evening_rules()->digest());
        REQUIRE(rules->build_digest() == evening_rules()->build_digest());
    }
}

TEST_CASE("evening: the digest changes with an option, an element, a figure count and a printing, not with names") {
    const std::string head = "expansions = [\"spiel-promos\", \"inns-and-cathedrals\"]\n";
    const auto digest = [&](const std::string& rest) {
        return must(Ruleset::compose(must(parse_config(head + rest, "table.toml")), bundled_plugins()))->digest();
    };
    const std::string two = "players = [\"red\", \"blue\"]\n", part = "[options.inns-and-cathedrals]\n";
    const std::string same = evening_rules()->digest();
    CHECK(digest(two) == same);
    CHECK(digest("players = [\"ann\", \"bob\"]\n") == same);
    CHECK(digest(two + part + "unfinished = \"nothing\"\nelements = [\"inn\", \"cathedral\", \"large-meeple\"]\n") == same);
    CHECK(digest("players = [\"red\", \"blue\", \"green\"]\n") != same);
    for (const char* change : {"unfinished = \"ignore\"", "elements = [\"inn\", \"cathedral\"]", "figures = { large = 2 }", "edition = \"C1\"",
                               "copies = 2", "tiles = false", "rules = false"})
        CHECK(digest(two + part + change + "\n") != same);
}
