// Pigs by rule number; the plugin comes through the loader, as at a player's table.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kTraders = {"traders-and-builders"};

constexpr const char* kJoin = "join pig";

}  // namespace

TEST_CASE("TB-13 a pig joins an own farmer on the tile just placed") {
    auto game = scenario(kTraders, R"(
        .....
        .A...
        .....
        ..B..
        .###.
    )");
    game.step("place ffff-monastery at (1,0)");
    CHECK_THAT(game.choices(), Contains("join pig on field1 of base/ffff-monastery at (1,0)"));
    CHECK(game.places_for("pig").empty());
    game.step("join pig on field");
    CHECK(game.in_hand('A', "pig") == 0);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("TB-13 not without an own farmer") {
    auto game = scenario(kTraders, R"(
        .....
        .A...
        .....
        ..B..
        .###.
        turn: B
    )");
    game.step("place ffff-monastery at (1,0)");
    CHECK_THAT(game.choices(), !Contains(kJoin));
    CHECK_THAT(game.refusal("join pig on field"), Contains("refused: "));
}

TEST_CASE("TB-13 one own pig on a field") {
    auto game = scenario({"traders-and-builders", "traders-and-builders.figures = {pig = 2}"}, R"(
        ..... .....
        .A... .....
        ..... ..M..
        ..#.. ..p..
        .###. .....
        p: pig of A
    )");
    game.step("place ffff-monastery at (2,0)");
    CHECK_THAT(game.choices(), !Contains(kJoin));
}

TEST_CASE("TB-14 with a pig a field scores four points a city instead of three") {
    auto game = scenario(kTraders, R"(
        .....
        .....
        .....
        ..#..
        .###.

        .###. .###.
        ..#.. ..#..
        .A... p..B.
        ..#.. .....
        .###. .....

        .###.
        ..#..
        .....
        .....
        .....
        p: pig of A
    )");
    game.finish();
    CHECK(game.score('A') == 8);
    CHECK(game.score('B') == 6);
    CHECK_THAT(game.breakdown(), Contains("Traders & Builders, pig value: 2 points for A  [TB-14]"));
}

TEST_CASE("TB-14 a second pig adds nothing") {
    auto game = scenario({"traders-and-builders", "traders-and-builders.figures = {pig = 2}"}, R"(
        .....
        .....
        .....
        ..#..
        .###.

        .###. .###.
        ..#.. ..#..
        .A... p..p.
        ..... .....
        ..... .....
        p: pig of A
    )");
    game.finish();
    CHECK(game.score('A') == 4);
}

TEST_CASE("TB-14 nothing without the majority") {
    auto game = scenario(kTraders, R"(
        .....
        .....
        .....
        ..#..
        .###.

        .###. .....
        ..#.. .B...
        .A... ..M..
        ..... ...p.
        .B... .....
        p: pig of A
    )");
    game.finish();
    CHECK(game.score('A') == 0);
    CHECK(game.score('B') == 3);
}

TEST_CASE("TB-15 a pig stays where it is when cities beside it are scored") {
    auto game = scenario(kTraders, R"(
        ..... .....
        .A... .....
        ..... ..M..
        ..B.. ...p.
        .###. .....
        p: pig of A
    )");
    game.play("place cfff-cap at (0,1)");
    CHECK(game.score('B') == 4);
    CHECK(game.in_hand('A', "pig") == 0);
    game.finish();
    CHECK(game.score('A') == 4);
}
