// Builders by rule number; the plugin comes through the loader, as at a player's table.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kTraders = {"traders-and-builders"};

/// A road of A, open in the east.
constexpr const char* kRoad = R"(
    ..... .....
    ..... .....
    ==+== ==A==
    ..=.. .....
    ..=.. .....
)";

/// The same with A's builder.
constexpr const char* kBuilderRoad = R"(
    ..... ..... .....
    ..... ..... .....
    ==+== ==A== ==b==
    ..=.. ..... .....
    ..=.. ..... .....
    b: builder of A
)";

constexpr const char* kJoin = "join builder";

}  // namespace

TEST_CASE("TB-1 every player has a builder and a pig") {
    auto game = scenario(kTraders, Start::only);
    for (const char seat : {'A', 'B'}) {
        CHECK(game.in_hand(seat, "builder") == 1);
        CHECK(game.in_hand(seat, "pig") == 1);
        CHECK(game.followers_in_hand(seat) == 7);
    }
}

TEST_CASE("TB-1 a builder does not count for the majority") {
    auto game = scenario(kTraders, R"(
        ..... ..... ..... .....
        ..... ..... ..... .....
        ==+== ==A== ==b== ==B==
        ..=.. ..... ..... .....
        ..=.. ..... ..... .....
        b: builder of A
    )");
    game.play("place frrr-3ends at (4,0)");
    CHECK(game.score('A') == 5);
    CHECK(game.score('B') == 5);
}

TEST_CASE("TB-2 a builder joins an own meeple, in place of a meeple") {
    auto game = scenario(kTraders, kRoad);
    game.step("place frfr-straight at (2,0)");
    CHECK_THAT(game.choices(), Contains("join builder on road1 of base/frfr-straight at (2,0)"));
    CHECK(game.places_for("builder").empty());

    game.step("join builder on road");

    CHECK(game.in_hand('A', "builder") == 0);
    CHECK(game.followers_in_hand('A') == 6);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("TB-2 not without an own meeple on the road or city") {
    auto empty = scenario(kTraders, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
    )");
    empty.step("place frfr-straight at (1,0)");
    CHECK_THAT(empty.choices(), !Contains(kJoin));

    auto other = scenario(kTraders, R"(
        ..... .....
        ..... .....
        ==+== ==B==
        ..=.. .....
        ..=.. .....
    )");
    other.step("place frfr-straight at (2,0)");
    CHECK_THAT(other.choices(), !Contains(kJoin));
    CHECK_THAT(other.refusal("join builder on road"), Contains("refused: "));
}

TEST_CASE("TB-2 not on what this tile has completed") {
    auto game = scenario(kTraders, kRoad);
    game.step("place frrr-3ends at (2,0)");
    CHECK_THAT(game.choices(), !Contains(kJoin));
}

TEST_CASE("TB-2 on cities, and not on fields") {
    auto game = scenario(kTraders, R"(
        .....
        .A...
        .....
        ..B..
        .###.
        turn: B
    )");
    game.step("place cfcf-span at (0,1)");
    CHECK_THAT(game.choices(), Contains("join builder on city1") && !Contains("builder on field"));
}

TEST_CASE("TB-3 a meeple of this turn does not bring a builder along") {
    auto game = scenario({"traders-and-builders", "phantom"}, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
    )");
    game.step("place frfr-straight at (1,0); follower on road");
    CHECK_THAT(game.choices(), Contains("appear") && !Contains(kJoin));
}

TEST_CASE("TB-4 builders of several players share a road") {
    auto game = scenario(kTraders, R"(
        ..... ..... ..... .....
        ..... ..... ..... .....
        ==+== ==A== ==B== ==b==
        ..=.. ..... ..... .....
        ..=.. ..... ..... .....
        b: builder of B
    )");
    game.step("place frfr-straight at (4,0)");
    CHECK_THAT(game.choices(), Contains(kJoin));
}

TEST_CASE("TB-4 no second builder of the same player") {
    auto game = scenario({"traders-and-builders", "traders-and-builders.figures = {builder = 2}"}, kBuilderRoad);
    game.step("place frfr-straight at (3,0)");
    CHECK(game.in_hand('A', "builder") == 1);
    CHECK_THAT(game.choices(), !Contains(kJoin));
}

TEST_CASE("TB-5 an own tile that extends the builder's road gives a second part of the turn") {
    auto game = scenario(kTraders, kBuilderRoad);
    game.play("A: place frfr-straight at (3,0)");
    CHECK(game.whose_turn() == 'A');
    game.play("A: place ffff-monastery at (0,-1); follower on monastery");  // TB-9: all that a turn allows
    CHECK(game.followers_in_hand('A') == 5);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("TB-5 an own tile elsewhere gives none, nor does the tile of the builder itself") {
    auto game = scenario(kTraders, kBuilderRoad);
    game.play("A: place ffff-monastery at (0,-1)");
    CHECK(game.whose_turn() == 'B');

    auto fresh = scenario(kTraders, kRoad);
    fresh.play("A: place frfr-straight at (2,0); join builder on road");
    CHECK(fresh.whose_turn() == 'B');
}

TEST_CASE("TB-6 a tile that completes the builder's road: points, figures back, and a second part") {
    auto game = scenario(kTraders, kBuilderRoad);
    game.play("A: place frrr-3ends at (3,0)");
    CHECK(game.score('A') == 4);
    CHECK(game.in_hand('A', "builder") == 1);
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.whose_turn() == 'A');
    game.play("A: place ffff-monastery at (0,-1)");
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("TB-7 extending again in the second part gives nothing") {
    auto game = scenario(kTraders, kBuilderRoad);
    game.play("A: place frfr-straight at (3,0)");
    game.play("A: place frfr-straight at (4,0)");
    CHECK(game.whose_turn() == 'B');
    game.play("B: place ffff-monastery at (0,-1)");
    game.play("A: place frfr-straight at (5,0)");
    CHECK(game.whose_turn() == 'A');  // a new turn, a new part
}

TEST_CASE("TB-8 a tile of somebody else gives nothing") {
    auto game = scenario(kTraders, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==A== ==b==
        ..=.. ..... .....
        ..=.. ..... .....
        b: builder of A
        turn: B
    )");
    game.play("B: place frfr-straight at (3,0)");
    CHECK(game.whose_turn() == 'A');
    game.play("A: place ffff-monastery at (0,-1)");
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("TB-10 the builder goes home with its scored road, whoever scores") {
    auto game = scenario(kTraders, R"(
        ..... ..... ..... ..... .....
        ..... ..... ..... ..... .....
        ==+== ==A== ==b== ==B== ==B==
        ..=.. ..... ..... ..... .....
        ..=.. ..... ..... ..... .....
        b: builder of A
        turn: B
    )");
    game.play("B: place frrr-3ends at (5,0)");
    CHECK(game.score('B') == 6);
    CHECK(game.score('A') == 0);
    CHECK(game.in_hand('A', "builder") == 1);
}

TEST_CASE("TB-11 there is no second part without a tile") {
    for (const char* empty_bag : {"traders-and-builders.empty_bag = \"abbey\"", "traders-and-builders.empty_bag = \"nothing\""}) {
        auto game = scenario({"traders-and-builders", empty_bag}, R"(
            ..... ..... .....
            ..... ..... .....
            ==+== ==A== ==b==
            ..=.. ..... .....
            ..=.. ..... .....
            b: builder of A
            bag: frfr-straight
        )");
        game.play("A: place frfr-straight at (3,0)");
        CHECK(game.finished());
        CHECK(game.score('A') == 4);
    }
}

TEST_CASE("TB-12 any meeple will do") {
    for (const std::string kind : {"large", "phantom", "wagon"}) {
        auto game = scenario({"traders-and-builders", "inns-and-cathedrals", "phantom", "abbey-and-mayor"}, R"(
            ..... .....
            ..... .....
            ==+== ==a==
            ..=.. .....
            ..=.. .....
            a: )" + kind + " of A\n");
        game.step("place frfr-straight at (2,0)");
        CHECK_THAT(game.choices(), Contains(kJoin));
    }
}

TEST_CASE("TB-12 a mayor in a city, too, but not another builder") {
    for (const std::string kind : {"mayor", "builder"}) {
        auto game = scenario({"traders-and-builders", "traders-and-builders.figures = {builder = 2}", "abbey-and-mayor"}, R"(
            .....
            ....#
            ...#a
            ....#
            .....
            a: )" + kind + " of A\n");
        game.step("place cfcf-span at (1,0) turned 1");
        CHECK((game.choices().find("join builder on city1") != std::string::npos) == (kind == "mayor"));
    }
}
