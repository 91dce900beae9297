// Spiel Promos: tiles without code.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis::kit;

TEST_CASE("SPI-1 the five tiles join the bag and bring no rule") {
    const auto rules = rules_with({"spiel-promos"});
    REQUIRE(rules);
    CHECK((*rules)->tiles_in_bag() == 71 + 5);
    CHECK((*rules)->steps.empty());
    CHECK((*rules)->expansions.at(0).build.empty());
}

TEST_CASE("SPI-2 a tile of the fair ends a road at its city") {
    auto game = scenario({"spiel-promos"}, Start::only);
    game.play("place spiel-promos/cccr-three-end at (1,0) turned 2");  // its road looks west
    CHECK(game.score('A') == 0);
}

TEST_CASE("SPI-3 the road of 2018 goes on in all four directions") {
    auto game = scenario({"spiel-promos"}, Start::only);
    game.step("place spiel-promos/rrrr-fourway at (1,0)");
    CHECK(game.places_for_followers() == "road1 field1 field2 field3 field4");
    CHECK(game.turns_at("spiel-promos/rrrr-fourway", {2, 0}).empty());  // one copy, one turn: none left
}

TEST_CASE("SPI-4 all four exits must be closed and the tile counts once") {
    auto game = scenario({"spiel-promos"}, Start::only);
    game.play(R"(
        place spiel-promos/rrrr-fourway at (1,0); follower on road1
        place base/rrrr-4ends at (1,-1)
        place base/crrr-cap-3ends at (1,1) turned 2
        place base/crrr-cap-3ends at (2,0)
    )");
    CHECK(game.score('A') == 0);  // the start tile's road is open in the west
    CHECK(game.followers_in_hand('A') == 6);
    game.play("place base/crrr-cap-3ends at (-1,0)");
    CHECK(game.score('A') == 6);
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("SPI-4 an occupied branch blocks the whole road") {
    auto game = scenario({"spiel-promos"}, Start::only);
    game.play("place base/frrr-3ends at (1,0) turned 1; follower on north road");
    game.step("place spiel-promos/rrrr-fourway at (1,-1)");
    CHECK(game.places_for_followers().find("road1") == std::string::npos);
}
