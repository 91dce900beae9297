// Cities: the table of values, BASE-13 and BASE-17. Cities of two tiles are two_tile_city_test.cpp.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr const char* kCityWithPennant = R"(
    .....
    .....
    .....
    ..#..
    .###.

    .###.
    ..A..
    ..*..
    ..#..
    .###.
)";

constexpr const char* kCap = R"(
    .###.
    ..A..
    .....
    .....
    .....
)";

/// A city around an empty cell, but for its south-east corner.
constexpr const char* kRing = R"(
    ..... ..... .....
    ....# #...# #....
    ...## ##A## ##...
    ..### ##### ###..
    .#### ##### ####.

    .####       ####.
    ..###       ###..
    ..###       ###..
    ..###       ###..
    .####       ####.

    .#### #####
    ..### #####
    ...## #####
    ....# #...#
    ..... .....
)";

}  // namespace

TEST_CASE("BASE-15 a finished city scores two points a tile and two a pennant") {
    auto game = scenario({}, kCityWithPennant);

    game.play("place cfff-cap at (0,2)");

    CHECK(game.score('A') == 8);
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("BASE-21 an unfinished city scores one point a tile and one a pennant at the end") {
    auto game = scenario({}, kCityWithPennant);

    game.play("place cfcf-span at (0,2)");
    CHECK(game.score('A') == 0);

    game.finish();
    CHECK(game.score('A') == 4);
}

TEST_CASE("BASE-15 a city with an open edge is not finished") {
    auto game = scenario({}, kCap);

    game.play("place ccff-corner at (0,-1) turned 1");

    CHECK(game.score('A') == 0);
    CHECK(game.followers_in_hand('A') == 6);
}

TEST_CASE("BASE-15 a city with a hole is not finished until the hole is filled") {
    auto game = scenario({}, kRing);

    game.play("A: place ccff-corner at (2,2) turned 3");
    CHECK(game.score('A') == 0);

    game.play("B: place cccc-full-pennant at (1,1)");
    CHECK(game.score('A') == 20);  // nine tiles and a pennant
    CHECK(game.score('B') == 0);
}

TEST_CASE("BASE-21 a city with a hole scores as unfinished") {
    auto game = scenario({}, kRing);

    game.play("place ccff-corner at (2,2) turned 3");
    game.finish();

    CHECK(game.score('A') == 8);
}

TEST_CASE("BASE-13 a tile counts once for a city that reaches it twice") {
    auto game = scenario({}, R"(
              .....
              #....
              ##...
              ##A..
              ####.

        .#### ####.
        ..### ###..
        ...## ##...
        ....# #....
        ..... .....
    )");

    game.play("place ccff-2cap at (-1,0) turned 1");

    CHECK(game.score('A') == 8);  // four tiles, one of them with two segments
}

TEST_CASE("BASE-10 the same city twice on a tile takes one follower on either segment") {
    auto game = scenario({}, R"(
              .....
              #....
              ##...
              ###..
              ####.

        .#### ####.
        ..### ###..
        ...## ##...
        ....# #....
        ..... .....
    )");

    game.step("place ccff-2cap at (-1,0) turned 1");
    CHECK(game.places_for_followers() == "city1 city2 field1");

    game.step("follower on city2");
    CHECK(game.score('A') == 8);
}

TEST_CASE("BASE-17 one tile finishes two cities, and both score") {
    auto game = scenario({}, R"(
        ..... .....
        ..... .....
        ..... ..M..
        ..A.. .....
        .###. .....

              .....
              .....
              ..M..
              .....
              .....

        .###. .....
        ..B.. .....
        ..... ..M..
        ..... .....
        ..... .....
    )");

    game.play("place cfcf-2cap at (0,1)");

    CHECK(game.score('A') == 4);
    CHECK(game.score('B') == 4);
}

TEST_CASE("BASE-17 a tile may finish a city for one player and a road for another") {
    auto game = scenario({}, R"(
        ..... .....
        ..... .....
        ..... ..M..
        ..A.. .....
        .###. .....

              .....
              .....
              B+M..
              .....
              .....
    )");

    game.play("place crrr-cap-3ends at (0,1)");

    CHECK(game.score('A') == 4);
    CHECK(game.score('B') == 2);
}

TEST_CASE("BASE-15 joined cities pay whoever has the most followers in them") {
    auto game = scenario({}, R"(
        ..... .....
        ..... .....
        ..... ..M..
        ..A.. .....
        .#A#. .....

              .....
              .....
              ..M..
              .....
              .....

        .###. .....
        ..B.. .....
        ..... ..M..
        ..... .....
        ..... .....
    )");

    game.play("place cfcf-span-pennant at (0,1)");

    CHECK(game.score('A') == 8);
    CHECK(game.score('B') == 0);
    CHECK(game.followers_in_hand('B') == 7);
}

TEST_CASE("BASE-15 a finished city without a follower scores for nobody") {
    auto game = scenario({}, R"(
        .###.
        ..#..
        .....
        .....
        .....
    )");

    game.play("place cfff-cap at (0,-1) turned 2");

    CHECK(game.score('A') == 0);
    CHECK(game.score('B') == 0);
}
