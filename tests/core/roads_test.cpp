// Roads: the table of values, BASE-13, BASE-15, BASE-16 and BASE-17.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

/// Two roads that one straight tile joins. `second` is the eastern part of the first road's crossing.
std::string two_roads(const char* second) {
    return R"(
        ..... .....       ..... .....
        ..... .....       ..... .....
        )" + std::string(second) + R"( ==A==       ==B== ==+==
        ..=.. .....       ..... ..=..
        ..=.. .....       ..... ..=..

              ..... ..... .....
              ..... ..... .....
              ..M.. ..M.. ..M..
              ..... ..... .....
              ..... ..... .....
    )";
}

constexpr const char* kRoadOfThree = R"(
    ..... ..... .....
    ..... ..... .....
    ==+== ==A== =====
    ..=.. ..... .....
    ..=.. ..... .....
)";

}  // namespace

TEST_CASE("BASE-15 a finished road scores a point a tile and sends its follower home") {
    auto game = scenario({}, kRoadOfThree);

    game.play("place frrr-3ends at (3,0)");

    CHECK(game.score('A') == 4);
    CHECK(game.score('B') == 0);
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("BASE-21 an unfinished road scores a point a tile at the end") {
    auto game = scenario({}, kRoadOfThree);

    game.play("place frfr-straight at (3,0)");
    CHECK(game.score('A') == 0);

    game.finish();
    CHECK(game.score('A') == 4);
}

TEST_CASE("BASE-15 crossings, monasteries and city gates end a road") {
    auto game = scenario({}, R"(
        .....
        .....
        ..M+A
        .....
        .....
    )");

    game.play("place cccr-three-end at (1,0)");

    CHECK(game.score('A') == 2);
}

TEST_CASE("BASE-15 players who tie for the majority all score in full") {
    auto game = scenario({}, two_roads("==+=="));

    game.play("place frfr-straight at (2,0)");

    CHECK(game.score('A') == 5);
    CHECK(game.score('B') == 5);
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.followers_in_hand('B') == 7);
}

TEST_CASE("BASE-16 all followers come home, also those of players without points") {
    auto game = scenario({}, two_roads("==+A="));

    game.play("place frfr-straight at (2,0)");

    CHECK(game.score('A') == 5);
    CHECK(game.score('B') == 0);
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.followers_in_hand('B') == 7);
}

TEST_CASE("BASE-15 a finished road without a follower scores for nobody") {
    auto game = scenario({}, R"(
        ..... .....
        ..... .....
        ..M+= =====
        ..... .....
        ..... .....
    )");

    game.play("place fffr-monastery-end at (2,0)");

    CHECK(game.score('A') == 0);
    CHECK(game.score('B') == 0);
}

TEST_CASE("BASE-15 a loop is a finished road") {
    auto game = scenario({}, R"(
        ..... .....
        ..... .....
        ..=== =A=..
        ..=.. ..=..
        ..=.. ..=..

        ..=..
        ..=..
        ..===
        .....
        .....
    )");

    game.play("place ffrr-curve at (1,1) turned 1");

    CHECK(game.score('A') == 4);
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("BASE-13 a road that comes back to its crossing counts that tile once") {
    auto game = scenario({}, R"(
        ..... .....
        ..... .....
        ==+== =A=..
        ..=.. ..=..
        ..=.. ..=..

        ..=..
        ..=..
        ..===
        .....
        .....
    )");

    game.play("place ffrr-curve at (1,1) turned 1");

    CHECK(game.score('A') == 4);
}

TEST_CASE("BASE-17 one crossing finishes several roads, and all score") {
    auto game = scenario({}, R"(
        .....       .....
        .....       .....
        ..M+A       B+M..
        .....       .....
        .....       .....

        ..... ..... .....
        ..... ..... .....
        ..M.. ..M.. ..M..
        ..... ..... .....
        ..... ..... .....
    )");

    game.play("place frrr-3ends at (1,0) turned 2");

    CHECK(game.score('A') == 2);
    CHECK(game.score('B') == 2);
}
