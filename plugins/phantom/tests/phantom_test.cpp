// The Phantom by rule number; the plugin comes through the loader, as at a player's table.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kPhantom = {"phantom"};

/// A road of nobody, open in the east.
constexpr const char* kOpenRoad = R"(
    .....
    .....
    ==+==
    ..=..
    ..=..
)";

/// A road of A, open in the east.
constexpr const char* kRoad = R"(
    ..... .....
    ..... .....
    ==+== ==A==
    ..=.. .....
    ..=.. .....
)";

}  // namespace

TEST_CASE("PHA-1 every player has one phantom beside the seven normal ones") {
    auto game = scenario(kPhantom, Start::only);
    for (const char seat : {'A', 'B'}) {
        CHECK(game.in_hand(seat, "phantom") == 1);
        CHECK(game.followers_in_hand(seat) == 7);
    }
}

TEST_CASE("PHA-1 a phantom counts one for the majority") {
    auto tie = scenario(kPhantom, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==a== ==B==
        ..=.. ..... .....
        ..=.. ..... .....
        a: phantom of A
    )");
    tie.play("place frrr-3ends at (3,0)");
    CHECK(tie.score('A') == 4);
    CHECK(tie.score('B') == 4);
    CHECK(tie.in_hand('A', "phantom") == 1);

    auto two = scenario(kPhantom, R"(
        ..... ..... ..... .....
        ..... ..... ..... .....
        ==+== ==a== ==A== ==B==
        ..=.. ..... ..... .....
        ..=.. ..... ..... .....
        a: phantom of A
    )");
    two.play("place frrr-3ends at (4,0)");
    CHECK(two.score('A') == 5);
    CHECK(two.score('B') == 0);
}

TEST_CASE("PHA-1 nobody is placed on what a phantom occupies") {
    auto game = scenario(kPhantom, R"(
        ..... .....
        ..... .....
        ==+== ==a==
        ..=.. .....
        ..=.. .....
        a: phantom of B
    )");
    game.step("place frfr-straight at (2,0)");
    CHECK(game.places_for_followers() == "field1 field2");
}

TEST_CASE("PHA-2 the phantom is placed after the meeple, on another feature of the tile") {
    auto game = scenario(kPhantom, kOpenRoad);
    game.step("place crfr-cap-straight at (1,0); follower on road");
    CHECK(game.choices() ==
          "pass; appear on city1 of base/crfr-cap-straight at (1,0); "
          "appear on field1 of base/crfr-cap-straight at (1,0); "
          "appear on field2 of base/crfr-cap-straight at (1,0)");
    game.step("A: appear on city");
    CHECK(game.in_hand('A', "phantom") == 0);
    CHECK(game.followers_in_hand('A') == 6);
    CHECK(game.whose_turn() == 'B');
    game.finish();
    CHECK(game.score('A') == 2 + 1);  // both stand: the road of two tiles and the city of one
}

TEST_CASE("PHA-2 it may not join the meeple that was just placed, nor anybody else") {
    auto game = scenario(kPhantom, kRoad);
    game.step("place frrr-3ends at (2,0); follower on east road");
    CHECK_THAT(game.choices(), !Contains("road1") && !Contains("road3") && Contains("appear on road2"));
    CHECK_THAT(game.refusal("appear on east road"), Contains("refused: "));
    CHECK_THAT(game.refusal("appear on west road"), Contains("refused: "));  // A's road, finished by this tile
}

TEST_CASE("PHA-2 it is not offered as the main action") {
    auto game = scenario(kPhantom, kOpenRoad);
    game.step("place frfr-straight at (1,0)");
    CHECK(game.places_for("phantom").empty());
    CHECK_THAT(game.choices(), !Contains("phantom"));
    CHECK_THAT(game.refusal("phantom on road"), Contains("refused: "));
}

TEST_CASE("PHA-2 nobody is asked whose phantom is on the board") {
    auto game = scenario(kPhantom, R"(
        ..... .....
        ..... .....
        ==+== ==a==
        ..=.. .....
        ..=.. .....
        a: phantom of A
    )");
    game.step("place frfr-straight at (2,0); follower on field1");
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("PHA-3 it may be the only figure of the turn") {
    auto game = scenario(kPhantom, kOpenRoad);
    game.step("place frfr-straight at (1,0); pass");
    CHECK_THAT(game.choices(), Contains("on road1") && Contains("on field1") && Contains("on field2"));
    game.step("appear on road");
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.in_hand('A', "phantom") == 0);
}

TEST_CASE("PHA-3 also where there is no other figure in supply") {
    auto game = scenario({"phantom", "figures = {normal = 0}"}, kOpenRoad);
    game.step("place frfr-straight at (1,0); appear on road");
    CHECK(game.in_hand('A', "phantom") == 0);
}

TEST_CASE("PHA-4 it may follow a main action that places no figure") {
    auto game = scenario({"phantom", "abbot"}, R"(
        ..... .....
        ..... .....
        ..M.. ..a..
        ..... .....
        ..... .....
        a: abbot of A
    )");
    game.step("place frfr-straight at (0,1) turned 0; recall A abbot 1");
    CHECK(game.score('A') == 3);
    game.step("appear on road");
    CHECK(game.in_hand('A', "phantom") == 0);
    CHECK(game.in_hand('A', "abbot") == 1);
}

TEST_CASE("PHA-4 it may follow a builder") {
    auto game = scenario({"phantom", "traders-and-builders"}, kRoad);
    game.step("place crfr-cap-straight at (2,0); join builder on road");
    CHECK_THAT(game.choices(), Contains("appear on city1") && Contains("appear on field1") && !Contains("appear on road1"));
    game.step("appear on city");
    CHECK(game.in_hand('A', "phantom") == 0);
    CHECK(game.in_hand('A', "builder") == 0);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("PHA-4 it may follow a pig") {
    auto game = scenario({"phantom", "traders-and-builders"}, R"(
        .....
        .A...
        .....
        ..#..
        .###.
    )");
    game.step("place ffff-monastery at (1,0); join pig on field; appear on monastery");
    CHECK(game.in_hand('A', "phantom") == 0);
    CHECK(game.in_hand('A', "pig") == 0);
}

TEST_CASE("PHA-4 it may follow a barn") {
    auto game = scenario({"phantom", "abbey-and-mayor"}, R"(
        ..... .....
        ..... .....
        ..M.. ..M..
        ..... .....
        ..... .....

        .....
        .....
        ..M..
        .....
        .....
    )");
    game.step("place base/ffff-monastery at (1,1); barn on corner nw at (1,1)");
    CHECK(game.choices() == "pass; appear on monastery1 of base/ffff-monastery at (1,1)");  // BRN-6: no farmer there
    game.step("appear on monastery");
    CHECK(game.in_hand('A', "phantom") == 0);
}

TEST_CASE("PHA-1, BT-5 it counts for a circus like a normal meeple") {
    auto game = scenario({"phantom", "under-the-big-top"}, R"(
        ..... .....
        ..... .....
        ==A== ==a==
        ..... .....
        ..... .....
        a: phantom of A
    )");
    game.play("A: place frfr-2ends-big-top at (0,-1)");
    game.step("B: place fffr-end-big-top at (-1,-1) turned 2; pass; pass; reveal 5 4");
    CHECK(game.score('A') == 2 * 5);
}

TEST_CASE("PHA-1 it scores a road that this turn's tile finished, and returns") {
    auto game = scenario(kPhantom, R"(
        ..... .....
        ..... .....
        ==+== =====
        ..=.. .....
        ..=.. .....
    )");
    game.step("place frrr-3ends at (2,0); pass; appear on west road");
    CHECK(game.score('A') == 3);
    CHECK(game.in_hand('A', "phantom") == 1);
}

TEST_CASE("PHA-8 it does not stand on gardens") {
    auto game = scenario(kPhantom, kOpenRoad);
    game.step("place frfr-straight-garden at (1,0); pass");
    CHECK_THAT(game.choices(), Contains("on field1") && !Contains("on garden"));
}

TEST_CASE("PHA-8 a builder cannot go by a phantom of the same turn") {
    auto game = scenario({"phantom", "traders-and-builders"}, kOpenRoad);
    game.step("place frfr-straight at (1,0); pass; appear on road");
    CHECK(game.whose_turn() == 'B');
    CHECK(game.in_hand('A', "builder") == 1);

    game.play("B: place ffff-monastery at (0,-1)");
    game.step("A: place frfr-straight at (2,0)");
    CHECK_THAT(game.choices(), Contains("join builder on road1"));  // TB-12: it goes by any meeple
}

TEST_CASE("PHA-11 it crosses drawbridges") {
    auto game = scenario({"phantom", "drawbridges"}, R"(
        ..... .....
        ..... .....
        ==+== ==a==
        ..=.. .....
        ..=.. .....
        a: phantom of A
    )");
    game.step("A: place t03-cffr-cap-end-drawbridge at (2,0); pass");
    CHECK(game.asked() == "drawbridges.cross");
    game.step("A: cross A phantom 1 on city1");
    CHECK(game.where("phantom") == "city1 of drawbridges/t03-cffr-cap-end-drawbridge at (2,0)");
}

TEST_CASE("two phantoms of a house rule: one each turn") {
    auto game = scenario({"phantom", "phantom.figures = {phantom = 2}"}, kOpenRoad);
    game.step("place frfr-straight at (1,0); pass; appear on road");
    CHECK(game.whose_turn() == 'B');
    CHECK(game.in_hand('A', "phantom") == 1);
}
