// The River by rule number; the plugin comes through the loader, as at a player's table.
#include <fstream>
#include <iterator>
#include <string>

#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kRiver = {"river"};

/// The ids of what can be drawn now.
std::string drawable(Scenario& game) {
    std::string text;
    if (!game.game().decision().is_chance()) return text;
    for (const Option& option : game.game().list()) text += (text.empty() ? "" : " ") + game.game().rules().tiles[option.a].id;
    return text;
}

}  // namespace

TEST_CASE("RIV-1, RIV-4 the spring lies first, and the river goes on from it") {
    auto game = scenario(kRiver, Start::only);

    CHECK(game.looks_like(R"(
        .....
        .....
        ~~~..
        .....
        .....
    )"));
    CHECK(game.map_of_places("fsfs-river") == map(R"(
        .  .  .
        x  T  .
        .  .  .
    )"));
}

TEST_CASE("RIV-2 the lake comes last of the river, before all other tiles") {
    auto game = scenario(kRiver, R"(
        .....
        .....
        ~~~..
        .....
        .....
        (0,0): spring
        bag: fsfs-river 2, lake, ffff-monastery
    )");

    CHECK(drawable(game) == "river/fsfs-river");
    game.play("A: place fsfs-river at (-1,0)");
    CHECK(drawable(game) == "river/fsfs-river");
    game.play("B: place fsfs-river at (-2,0)");
    CHECK(drawable(game) == "river/lake");
    game.play("A: place lake at (-3,0) turned 2");
    CHECK(drawable(game) == "base/ffff-monastery");
}

TEST_CASE("RIV-3, RIV-6 river tiles take followers, but the river does not") {
    auto game = scenario(kRiver, Start::only);

    game.step("A: place fsrs-monastery-end-river at (-1,0)");
    CHECK(game.places_for_followers() == "monastery1 road1 field1 field2 field3");
}

TEST_CASE("RIV-5 a bend is not followed by one that turns the same way") {
    auto game = scenario(kRiver, Start::only);

    CHECK(game.turns_at("ffss-river", {-1, 0}) == "2 3");
    game.play("A: place ffss-river at (-1,0) turned 3");  // to the south
    CHECK(game.turns_at("ffss-river-garden", {-1, 1}) == "1");
    CHECK_THAT(game.refusal("place ffss-river-garden at (-1,1) turned 2"), Contains("[RIV-5]"));
}

TEST_CASE("RIV-5 after a straight one it may turn either way") {
    auto game = scenario(kRiver, Start::only);

    game.play("A: place ffss-river at (-1,0) turned 3");
    game.play("B: place fsfs-river at (-1,1) turned 1");
    CHECK(game.turns_at("ffss-river-garden", {-1, 2}) == "1 2");
}

TEST_CASE("RIV-6 the fields on both sides are two, and one around the lake") {
    auto game = scenario(kRiver, R"(
        .....
        ..A..
        ~~~~~
        .....
        .....
        bag: fsfs-river, lake
    )");

    game.step("A: place fsfs-river at (-1,0)");
    CHECK(game.places_for_followers() == "field2");
    game.play("B: place lake at (1,0)");
    CHECK(game.places_for_followers().empty());
}

TEST_CASE("RIV-7 a road goes on over the river") {
    auto game = scenario(kRiver, R"(
        .....
        .....
        ~~~..
        .....
        .....
        (0,0): spring
    )");

    game.step("A: place rsrs-straight-river at (-1,0); follower on road");
    game.play("B: place fsfs-river at (-2,0)");
    CHECK(game.followers_in_hand('A') == 6);
}

TEST_CASE("RIV-3 a city that a river tile finishes scores as usual") {
    auto game = scenario(kRiver, R"(
        ..... .....
        ..... .....
        ..... ..M..
        ..A.. .....
        .###. .....

              .....
              .....
              ~~~~~
              .....
              .....
    )");

    game.play("A: place cscs-2cap-river at (0,1)");
    CHECK(game.score('A') == 4);
}

TEST_CASE("RIV-8 The River II is played with its own tile file") {
    std::ifstream file("../plugins/river/river-2.toml");
    const std::string tiles(std::istreambuf_iterator<char>(file), {});
    const std::string text = "river.tiles_text = '''" + tiles + "'''";
    auto game = scenario({"river", "river.tiles = \"river-2.toml\"", text}, Start::only);

    game.play("A: place fsss-river-fork at (-1,0) turned 3");
    CHECK(game.map_of_places("fsfs-monastery-river") == map(R"(
        . x . .
        . T T .
        . x . .
    )"));
}
