// Spiel Promos: tiles without code.
#include "kit/catch.h"
#include "kit/must.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

/// The tile of 2018 with its exits to the north and east closed, and A on its road.
constexpr const char* kFourWay = R"(
    .....
    .....
    ==+==
    ..=..
    ..=..

    ..=.. .....
    ..=.. .....
    ==A== ==+==
    ..=.. ..=..
    ..=.. ..=..
    (0,1): spiel-promos/rrrr-fourway
)";

}  // namespace

TEST_CASE("SPI-1 the five tiles join the bag and bring no rule") {
    const auto rules = must(rules_with({"spiel-promos"}));
    CHECK(rules->tiles_in_bag() == 71 + 5);
    CHECK(rules->steps.empty());
    CHECK(rules->figure_kinds.size() == 1);
    CHECK(rules->expansions.at(0).build.empty());
}

TEST_CASE("SPI-2 what is printed on the tiles of 2014 to 2017") {
    auto game = scenario({"spiel-promos"}, Start::only);  // a city in the north, a road from east to west
    game.step("place spiel-promos/cccc-full at (0,-1)");
    CHECK(game.places_for_followers() == "city1");  // the grass is no field
    game.step("place spiel-promos/cccr-three-end at (1,-1) turned 1");
    CHECK(game.places_for_followers() == "city1 road1 field1 field2");
}

TEST_CASE("SPI-2 the four roads of 2015 end at their crossing") {
    auto game = scenario({"spiel-promos"}, Start::only);
    game.step("place spiel-promos/rrrr-4ends at (1,0)");
    CHECK(game.places_for_followers() == "road1 road2 road3 road4 field1 field2 field3 field4");
}

TEST_CASE("SPI-3 the road of 2018 goes on in all four directions, between four fields") {
    auto game = scenario({"spiel-promos"}, Start::only);
    game.step("place spiel-promos/rrrr-fourway at (1,0)");
    CHECK(game.places_for_followers() == "road1 field1 field2 field3 field4");
}

TEST_CASE("SPI-4 all four exits must be closed, and the tile counts once") {
    auto game = scenario({"spiel-promos"}, kFourWay);
    game.play("A: place frrr-3ends at (0,2) turned 2");
    CHECK(game.score('A') == 0);

    game.play("B: place frrr-3ends at (-1,1)");
    CHECK(game.score('A') == 5);
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("SPI-4 exits that meet again close each other") {
    auto game = scenario({"spiel-promos"}, R"(
        ..... .....
        ..... .....
        ..=== ===..
        ..=.. ..=..
        ..=.. ..=..

        ..=..
        ..=..
        ==A==
        ..=..
        ..=..

        ..=..
        ..=..
        ==+==
        .....
        .....
        (0,1): spiel-promos/rrrr-fourway
    )");
    game.play("A: place ffrr-curve at (1,1) turned 1");
    CHECK(game.score('A') == 0);
    game.play("B: place frrr-3ends at (-1,1)");
    CHECK(game.score('A') == 6);
}

TEST_CASE("SPI-4 a figure on any branch blocks the whole road") {
    auto game = scenario({"spiel-promos"}, R"(
        .....
        .....
        ==+B=
        ..=..
        ..=..
    )");
    game.step("place spiel-promos/rrrr-fourway at (1,0)");
    CHECK(game.places_for_followers() == "field1 field2 field3 field4");
    CHECK_THAT(game.refusal("follower on road"), Catch::Contains("[BASE-10]"));
}
