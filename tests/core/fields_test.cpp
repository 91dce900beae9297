// Fields: BASE-4, BASE-15, BASE-18 and BASE-19.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

/// One field, two finished cities and an unfinished one.
constexpr const char* kThreeCities = R"(
    .....
    .....
    .....
    ..#..
    .###.

    .###. .###.
    ..#.. ..#..
    .A... .....
    ..#.. .....
    .###. .....

    .###.
    ..#..
    .....
    .....
    .....
)";

}  // namespace

TEST_CASE("BASE-18 a field scores three points a finished city beside it, nothing for unfinished ones") {
    auto game = scenario({}, kThreeCities);

    game.finish();

    CHECK(game.score('A') == 6);
    CHECK(game.score('B') == 0);
}

TEST_CASE("BASE-18 it does not matter whose city it was") {
    auto game = scenario({}, R"(
        .###.
        ..B..
        .....
        .....
        ..A..
    )");

    game.play("place cfff-cap at (0,-1) turned 2");
    CHECK(game.score('B') == 4);

    game.finish();
    CHECK(game.score('A') == 3);
    CHECK(game.score('B') == 4);
}

TEST_CASE("BASE-18 a city that borders a field with several segments counts once") {
    auto game = scenario({}, R"(
        ..... .....
        ....# #....
        ...## ##...
        ....# #....
        ..... .....

        ..... .....
        ..... .....
        ..M.. ..M..
        ..... .....
        ..A.. .....
    )");

    game.finish();

    CHECK(game.score('A') == 3);  // both tiles of the city border the field
}

TEST_CASE("BASE-18 a city counts for every field beside it") {
    auto game = scenario({}, R"(
        .....
        .....
        .....
        ..#..
        .###.

        .###.
        ..#..
        A.#.B
        ..#..
        .###.

        .###.
        ..#..
        .....
        .....
        .....
    )");

    game.finish();

    CHECK(game.score('A') == 3);
    CHECK(game.score('B') == 3);
}

TEST_CASE("BASE-18 roads part fields: only the city's side counts") {
    auto game = scenario({}, R"(
        .....
        .....
        .....
        ..#..
        .###.

        .###.
        ..#..
        =====
        ..A..
        .....
    )");

    game.finish();

    CHECK(game.score('A') == 0);
}

TEST_CASE("BASE-18 a loop of road encloses a field of its own") {
    auto game = scenario({}, R"(
        .....
        .....
        .....
        ..#..
        .###.

        .###. .....
        ..#.. .....
        ..=== ===..
        ..=A. ..=..
        ..=.. ..=..

        ..=.. ..=..
        ..=.. ..=..
        ..=== ===..
        .B... .....
        ..... .....
    )");

    game.finish();

    CHECK(game.score('A') == 0);
    CHECK(game.score('B') == 3);  // round the loop
}

TEST_CASE("BASE-15 the most farmers take the field") {
    auto game = scenario({}, R"(
        .###. .....
        ..#.. .....
        .A.A. ..M..
        ..... .....
        ..B.. .....

        .....
        .....
        ..M..
        .....
        .....
    )");

    game.play("place cfff-cap at (0,-1) turned 2");
    game.finish();

    CHECK(game.score('A') == 3);
    CHECK(game.score('B') == 0);
}

TEST_CASE("BASE-15 farmers who tie all score") {
    auto game = scenario({}, R"(
        .###. .....
        ..#.. .....
        .A... ..M..
        ..... .....
        ..... ....B
    )");

    game.play("place cfff-cap at (0,-1) turned 2");
    game.finish();

    CHECK(game.score('A') == 3);
    CHECK(game.score('B') == 3);
}

TEST_CASE("BASE-10 joined fields take no further farmer") {
    auto game = scenario({}, R"(
        .....
        .....
        ..M..
        .....
        ....A
    )");

    game.step("place ffrr-curve at (1,0) turned 3");

    CHECK(game.places_for_followers() == "road1 field2");
}

TEST_CASE("BASE-19 farmers stay when a field can grow no more") {
    auto game = scenario({}, R"(
        .####
        ..###
        A.###
        ..###
        .####
    )");

    game.play("place frfr-straight at (-1,0) turned 1");

    CHECK(game.followers_in_hand('A') == 6);
    CHECK(game.score('A') == 0);
}

TEST_CASE("BASE-4 without fields the end pays nothing for them") {
    auto game = scenario({"fields = false"}, Start::only);

    game.play("place cfff-cap at (0,-1) turned 2; follower on city");
    CHECK(game.score('A') == 4);

    game.finish();
    CHECK(game.score('A') == 4);
}
