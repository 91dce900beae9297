// Traders & Builders beside other expansions.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kAbbey = {"traders-and-builders", "abbey-and-mayor"};
const Options kNothing = {"traders-and-builders", "abbey-and-mayor", "traders-and-builders.empty_bag = \"nothing\""};

constexpr const char* kAbbeyLaid = "A: abbey-and-mayor.abbey; place abbey at (1,1)";

/// A hole at (1,1), A's builder on a road at (0,2), and one tile left to be drawn.
constexpr const char* kLastTile = R"(
    ..=.. ..... ..=..
    ..=.. ..... ..=..
    ===.. ..M.. ..===
    ..... ..... .....
    ..... ..... .....

    .....       .....
    ....#       ....#
    ...##       ...##
    ....#       ....#
    .....       .....

    ..... ..... .....
    ..... ..... .....
    Ab=.. ..... ..===
    ..=.. ..#.. ..=..
    ..=.. .###. ..=..
    b: builder of A
    bag: frfr-straight, abbey 2
)";

}  // namespace

TEST_CASE("TB-8 an abbey that completes the builder's city gives no second part") {
    auto game = scenario(kAbbey, R"(
        ..=.. ..... ..=..
        ..=.. ..... ..=..
        ===.. ..M.. ..===
        ..... ..... .....
        ..... ..... .....

        .....       .....
        ....#       ....#
        ...bA       ...##
        ....#       ....#
        .....       .....

        ..... ..... .....
        ..... ..... .....
        ===.. ..... ..===
        ..=.. ..#.. ..=..
        ..=.. .###. ..=..
        b: builder of A
    )");
    game.play(kAbbeyLaid);
    CHECK(game.score('A') == 2);
    CHECK(game.in_hand('A', "builder") == 1);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("TB-11 without a tile to draw an own abbey may still be the second part") {
    auto game = scenario(kAbbey, kLastTile);
    game.step("A: pass; place frfr-straight at (-1,2); pass");
    CHECK(game.whose_decision() == 'A');
    CHECK_THAT(game.choices(), Contains("abbey"));
    game.step(kAbbeyLaid);
    CHECK(game.places_for_followers() == "monastery1");
}

TEST_CASE("TB-11 with empty_bag = nothing it may not") {
    auto game = scenario(kNothing, kLastTile);
    game.step("A: pass; place frfr-straight at (-1,2); pass");
    CHECK(game.whose_decision() == 'B');  // the last round for abbeys
}

TEST_CASE("TB-12 a builder goes by a wagon") {
    auto game = scenario(kAbbey, R"(
        ..... .....
        ..... .....
        ==+== ==w==
        ..=.. .....
        ..=.. .....
        w: wagon of A
    )");
    game.play("A: place frfr-straight at (2,0); join builder on road");
    CHECK(game.in_hand('A', "builder") == 0);
}

TEST_CASE("TB-1, BT-5 builder and pig are no meeples for a circus") {
    auto game = scenario({"traders-and-builders", "under-the-big-top"}, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==A== ==b==
        ..=.. .p.A. .....
        ..=.. ..... .....
        b: builder of A
        p: pig of A
    )");
    game.play("A: place frfr-2ends-big-top at (1,-1)");
    game.step("B: place fffr-end-big-top at (0,-1) turned 2; pass; reveal 5 4");
    CHECK(game.in_hand('A', "builder") + game.in_hand('A', "pig") == 0);
    CHECK(game.score('A') == 2 * 5);
}

TEST_CASE("TB-5 decisions of others in between do not change whose second part it is") {
    auto game = scenario(kAbbey, R"(
        ..... ..... ..... .....
        ..... ..... ..... .....
        ==+== ==A== ==b== ==w==
        ..=.. ..... ..... .....
        ..=.. ..... ..... .....
        b: builder of A
        w: wagon of B
    )");
    game.step("A: place frrr-3ends at (4,0); pass");
    CHECK(game.whose_decision() == 'B');
    game.step("B: abbey-and-mayor.drive B wagon 1 on road1 at (4,0)");
    CHECK(game.score('A') == 5);
    CHECK(game.score('B') == 5);
    CHECK(game.in_hand('A', "builder") == 1);
    CHECK(game.game().decision().is_chance());
    CHECK(game.whose_turn() == 'A');
}

TEST_CASE("TB-10 who loses the last meeple takes the builder back at once, and earns no part by it any more") {
    auto game = scenario({"traders-and-builders", "peasant-revolts", "peasant-revolts.withheld = 0"}, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==A== ==b==
        ..=.. ..... .....
        ..=.. ..... .....
        b: builder of A
    )");
    game.step("A: draw frfr-straight-revolt");
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.in_hand('A', "builder") == 1);
    game.play("A: place frfr-straight-revolt at (3,0)");
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("TB-14, TB-15 a pig counts when a barn is built in its field, and returns with the farmer") {
    auto game = scenario(kAbbey, R"(
        ..... .....
        ..... .....
        ..... .....
        ..#.. ..#..
        .###. .###.

        .###. .###.
        ..#.. ..#..
        ..... A....
        ..... ..p..
        ..... .....

        .....
        .....
        ..M..
        .....
        .....
        p: pig of A
        turn: B
    )");
    game.play("B: place ffff-monastery at (1,2); abbey-and-mayor.barn on corner nw at (1,2)");
    CHECK(game.score('A') == 8);  // two cities
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.in_hand('A', "pig") == 1);
}

TEST_CASE("TB-18 whoever completes a city with an abbey takes its goods") {
    auto game = scenario(kAbbey, R"(
        ..... ..... ..=..
        ..... ..... ..=..
        ..... ..M.. ..===
        ..#.. ..... .....
        .###. ..... .....

        .####       .....
        ..#w#       ....#
        ...##       ...##
        ....#       ....#
        .....       .....

        ..... ..... .....
        ..... ..... .....
        ===.. ..... ..===
        ..=.. ..#.. ..=..
        ..=.. .###. ..=..
        w: trade_good
        (0,1): ccff-corner-wine
    )");
    game.play(kAbbeyLaid);
    game.finish();
    CHECK(game.score('A') == 10);
    CHECK(game.score('B') == 0);
}
