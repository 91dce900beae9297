// A plugin linked into the program plays the same games as its library.
#include "kit/catch.h"
#include "kit/must.h"
#include "kit/random_play.h"
#include "kit/scenario.h"
#include "pontlevis/core/playout.h"
#include "pontlevis/core/static_plugins.h"

extern "C" const plv_expansion plv_expansion_v1_inns_and_cathedrals;

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

std::shared_ptr<const Ruleset> composed(const char* unfinished) {
    const std::string text = std::string("players = [\"A\", \"B\"]\nexpansions = [\"inns-and-cathedrals\"]\n"
                                         "[options.inns-and-cathedrals]\nunfinished = \"") + unfinished + "\"\n";
    return must(Ruleset::compose(must(parse_config(text, "table.toml")), bundled_plugins()));
}

/// The hashes of all states of a game, and its scores.
struct Played {
    std::vector<std::uint64_t> hashes;
    std::int32_t red = 0, blue = 0;
    friend bool operator==(const Played&, const Played&) = default;
};

Played game_of(const std::shared_ptr<const Ruleset>& rules, std::uint64_t seed) {
    Session session(rules, seed);
    RandomPlayer player(seed);
    play_on(session, player);
    Played played{{}, session.game().score(0), session.game().score(1)};
    for (const pontlevis::Played& one : session.record()) played.hashes.push_back(one.hash);
    return played;
}

/// What a playout leaves.
std::uint64_t playout_of(const std::shared_ptr<const Ruleset>& rules, std::uint64_t seed) {
    Game game(rules, seed);
    Random random{seed};
    must(play_out(game, random));
    return game.hash();
}

}  // namespace

TEST_CASE("a plugin's library and the same sources in the program play the same games") {
    const std::vector<std::shared_ptr<const Ruleset>> loaded = {composed("nothing"), composed("ignore")};
    register_static_plugin(plv_expansion_v1_inns_and_cathedrals);
    const std::vector<std::shared_ptr<const Ruleset>> linked = {composed("nothing"), composed("ignore")};

    for (std::size_t i = 0; i < loaded.size(); ++i) {
        REQUIRE(loaded[i]->expansions.at(0).build.size() == 32);
        REQUIRE(linked[i]->expansions.at(0).build == "static");
        CHECK(linked[i]->digest() == loaded[i]->digest());
        CHECK(linked[i]->build_digest() != loaded[i]->build_digest());
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            REQUIRE(game_of(linked[i], seed) == game_of(loaded[i], seed));
            REQUIRE(playout_of(linked[i], seed) == playout_of(loaded[i], seed));
        }
    }
}
