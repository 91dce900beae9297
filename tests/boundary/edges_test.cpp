// Features that meet at an edge, where edges of one word are reached by features of several kinds, or edges of several
// words lie against each other.
#include <fmt/format.h>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/watched_game.h"
#include "made_up.h"
#include "pontlevis/core/text.h"
#include "pontlevis/core/verify.h"

using namespace pontlevis;
using made_up::Folders;

namespace {

// A quay has a lake at its shore, which also lies against roads. A pier, of another plugin, has a road at such a shore.
std::shared_ptr<const Ruleset> lakes(Folders& plugins) {
    const auto tile = [](const char* set, const char* id, const char* segment) {
        return fmt::format("set = \"{}\"\npublished = 20\n[[tile]]\nid = \"{}\"\ncopies = 20\nedges = \"lakes.shore field field field\"\n[tile.segments]\n"
                           "{} = {{ edges = \"N\" }}\nfield1 = {{ halves = \"EL ER SL SR WL WR\" }}\n", set, id, segment);
    };
    plugins.add("lakes", "[feature.lake]\ncomplete = 3\n[edge.shore]\nfits = \"road\"\n");
    plugins.write("one/lakes/tiles.toml", tile("lakes", "quay", "lake1"));
    plugins.add("piers");
    plugins.write("one/piers/tiles.toml", tile("piers", "pier", "road1"));
    return plugins.rules({"lakes", "piers"});
}

void play(Game& game, const std::string& words) { kit::must(game.apply(kit::must(parse_option(game, words)))); }

void lay(Game& game, const std::string& tile, const std::string& where) {
    play(game, "draw " + tile);
    play(game, "place " + tile + " at " + where);
    play(game, "pass");
}

/// The feature of the segment that a tile has first.
std::uint32_t first_of(const Game& game, Cell cell) { return game.feature_of(game.tile(*game.tile_at(cell)).first_segment); }

}  // namespace

TEST_CASE("edges: features of one kind are joined, those of two kinds are not") {
    Folders plugins;
    Game game(lakes(plugins), 7);
    const std::uint32_t start = game.feature_of(game.tile(0).first_segment + 1);  // the road of the start tile, open in the east and west
    lay(game, "lakes/quay", "(1,0) turned 3");   // a lake meets it
    lay(game, "piers/pier", "(-1,0) turned 1");  // and a road

    CHECK(first_of(game, {1, 0}) != start);
    CHECK(game.feature(first_of(game, {1, 0})).open == 1);
    CHECK(first_of(game, {-1, 0}) == start);
    CHECK(game.feature(start).open == 1);
    CHECK(verify(game).empty());
}

TEST_CASE("edges: of one word that features of two kinds reach") {
    Folders plugins;
    Game game(lakes(plugins), 7);
    lay(game, "lakes/quay", "(0,1) turned 1");  // its shore looks east
    lay(game, "piers/pier", "(1,1) turned 3");
    CHECK(game.feature(first_of(game, {0, 1})).open == 1);
    CHECK(game.feature(first_of(game, {1, 1})).open == 1);
    CHECK(verify(game).empty());

    lay(game, "lakes/quay", "(0,2) turned 1");
    lay(game, "lakes/quay", "(1,2) turned 3");
    CHECK(first_of(game, {0, 2}) == first_of(game, {1, 2}));
    CHECK(game.feature(first_of(game, {0, 2})).open == 0);
    CHECK(verify(game).empty());
}

TEST_CASE("edges: random games with such tiles hold what every game must hold") {
    Folders plugins;
    const auto rules = lakes(plugins);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) kit::WatchedGame(rules, seed).play();
}
