// The abbot by rule number; the plugin comes through the loader, as at a player's table.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kAbbot = {"abbot", "copies = 2"};

/// Two gaps: (1,1) and, below it, (1,2).
constexpr const char* kSevenTiles = R"(
    ..... ..... .....
    ..... ..... .....
    ..M.. ..M.. ..M..
    ..... ..... .....
    ..... ..... .....

    .....       .....
    .....       .....
    ..M..       ..M..
    .....       .....
    .....       .....

    .....       .....
    .....       .....
    ..M..       ..M..
    .....       .....
    .....       .....
)";

/// One gap with four tiles around: (1,1).
constexpr const char* kFourTiles = R"(
    ..... ..... .....
    ..... ..... .....
    ..M.. ..M.. ..M..
    ..... ..... .....
    ..... ..... .....

    .....
    .....
    ..M..
    .....
    .....
)";

/// A road of nobody, open in the east, and a city above it.
constexpr const char* kOpenRoad = R"(
    .###.
    ..#..
    =====
    .....
    .....
)";

/// A's abbot on a garden at (1,1).
constexpr const char* kGarden = "A: place cfff-cap-garden at (1,1) turned 2; abbot on garden";

}  // namespace

TEST_CASE("BASE-2 every player has one abbot beside the seven normal ones") {
    auto game = scenario(kAbbot, Start::only);
    for (const char seat : {'A', 'B'}) {
        CHECK(game.in_hand(seat, "abbot") == 1);
        CHECK(game.followers_in_hand(seat) == 7);
    }
}

TEST_CASE("ABT-1 the abbot stands on gardens, others do not") {
    auto game = scenario(kAbbot, kOpenRoad);
    game.step("place frfr-straight-garden at (1,0)");
    CHECK(game.places_for("abbot") == "garden1");
    CHECK(game.places_for_followers() == "road1 field1 field2");
    game.step("abbot on garden");
    CHECK(game.in_hand('A', "abbot") == 0);
}

TEST_CASE("ABT-1 the abbot stands on monasteries like others") {
    auto game = scenario(kAbbot, kOpenRoad);
    game.step("place ffff-monastery at (0,1)");
    CHECK(game.places_for("abbot") == "monastery1");
    CHECK(game.places_for_followers() == "monastery1 field1");
}

TEST_CASE("ABT-1, ABT-9 not on roads, cities or fields") {
    auto game = scenario(kAbbot, kOpenRoad);
    game.step("place crfr-cap-straight at (1,0)");
    CHECK(game.places_for("abbot").empty());
    CHECK_THAT(game.refusal("abbot on road"), Contains("a abbot may not stand on a road") || Contains("an abbot may not stand on a road"));
}

TEST_CASE("ABT-2 a complete garden with an abbot scores nine points") {
    auto game = scenario(kAbbot, kSevenTiles);
    game.play(kGarden);
    game.play("B: place cfff-cap at (1,2)");
    CHECK(game.score('A') == 9);
    CHECK(game.in_hand('A', "abbot") == 1);
}

TEST_CASE("ABT-2 a complete monastery with an abbot scores nine points") {
    auto game = scenario(kAbbot, kSevenTiles);
    game.play("place ffff-monastery at (1,1); abbot on monastery");
    game.play("B: place fffr-monastery-end at (1,2) turned 3");
    CHECK(game.score('A') == 9);
    CHECK(game.in_hand('A', "abbot") == 1);
}

TEST_CASE("ABT-3 an abbot is called back: 1 + neighbours at once, in place of a meeple") {
    auto game = scenario(kAbbot, kFourTiles);
    game.play(kGarden);
    game.play("B: place ffff-monastery at (2,1)");
    game.step("A: place ffff-monastery at (0,-1)");
    CHECK_THAT(game.choices(), Contains("recall A abbot 1"));

    game.step("recall A abbot 1");

    CHECK(game.score('A') == 6);
    CHECK(game.in_hand('A', "abbot") == 1);
    CHECK(game.whose_turn() == 'B');  // no meeple may be placed
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("ABT-3 from an incomplete monastery, too") {
    auto game = scenario(kAbbot, R"(
        ..... .....
        ..... .....
        ..M.. ..a..
        ..... .....
        ..... .....
        a: abbot of A
    )");
    game.play("place ffff-monastery at (1,1); recall A abbot 1");
    CHECK(game.score('A') == 3);
}

TEST_CASE("ABT-3 nobody calls back the abbot of another, or a monk") {
    auto game = scenario(kAbbot, R"(
        ..... .....
        ..... .....
        ..A.. ..b..
        ..... .....
        ..... .....
        b: abbot of B
    )");
    game.step("place ffff-monastery at (1,1)");
    CHECK_THAT(game.choices(), !Contains("recall"));
    CHECK_THAT(game.refusal("recall B abbot 1"), Contains("refused: "));
}

TEST_CASE("ABT-4 what is called back scores alone: no feature is scored") {
    auto game = scenario(kAbbot, kFourTiles);
    game.play(kGarden);
    game.play("B: place ffff-monastery at (2,1)");
    game.game().record_events(true);
    game.play("A: place ffff-monastery at (0,-1); recall A abbot 1");
    CHECK(game.breakdown().empty());
    CHECK(game.score('A') == 6);
}

TEST_CASE("ABT-5 what this turn's tile completes is not called back, but scores in phase 3") {
    auto game = scenario(kAbbot, kSevenTiles);
    game.play(kGarden);
    game.play("B: place ffff-monastery at (0,-1)");
    game.step("A: place cfff-cap at (1,2)");
    CHECK_THAT(game.choices(), !Contains("recall"));
    CHECK(game.score('A') == 0);
    game.step("pass");
    CHECK(game.score('A') == 9);
    CHECK(game.in_hand('A', "abbot") == 1);
}

TEST_CASE("ABT-6 without any other meeple in supply the abbot can still be called back") {
    auto game = scenario({"abbot", "copies = 2", "figures = {normal = 0}"}, kFourTiles);
    game.play(kGarden);
    game.play("B: place ffff-monastery at (2,1)");
    game.step("A: place ffff-monastery at (0,-1)");
    CHECK(game.choices() == "pass; recall A abbot 1");
}

TEST_CASE("ABT-7 the phantom may follow, the abbot is not placed again") {
    auto game = scenario({"abbot", "phantom", "copies = 2"}, kFourTiles);
    game.play(kGarden);
    game.play("B: place ffff-monastery at (2,1)");
    game.step("A: place ffff-monastery at (0,-1); recall A abbot 1");
    CHECK_THAT(game.choices(), Contains("appear on monastery1") && !Contains("abbot"));
    game.step("appear on monastery");
    CHECK(game.in_hand('A', "phantom") == 0);
    CHECK(game.in_hand('A', "abbot") == 1);
}

TEST_CASE("ABT-8 at the end an abbot scores like a monk") {
    auto game = scenario(kAbbot, kFourTiles);
    game.play(kGarden);
    game.finish();
    CHECK(game.score('A') == 5);
}

TEST_CASE("ABT-8 a revolt of monasteries does not reach gardens") {
    auto game = scenario({"abbot", "copies = 2", "peasant-revolts", "peasant-revolts.withheld = 0"}, kFourTiles);
    game.play(kGarden);
    game.play("B: place base/ffff-monastery at (0,2); abbot on monastery");
    game.step("A: draw ffff-monastery-revolt");
    CHECK(game.in_hand('A', "abbot") == 0);
    CHECK(game.in_hand('B', "abbot") == 1);  // so it goes on to B
}

TEST_CASE("ABT-1, BT-5 the abbot is a meeple for a circus") {
    auto game = scenario({"abbot", "under-the-big-top"}, R"(
        .....
        .....
        ..a..
        .....
        .....
        (0,0): ffff-monastery
        a: abbot of A
    )");
    game.play("A: place cfff-cap-big-top at (1,0)");
    game.step("B: place fffr-end-big-top at (2,0) turned 2; pass; reveal 5 4");
    CHECK(game.score('A') == 5);
}
