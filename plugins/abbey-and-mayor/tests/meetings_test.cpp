// Wagons beside other expansions: what frees them, what asks before them, what they meet where they go.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

/// The targets of A's wagon, whose road this tile ends, where something stands on the southern road of its crossing.
std::string targets_beside(Options options, const std::string& figure) {
    auto game = scenario(options, R"(
        .###. .....
        ..#.. .....
        ==+== ==w==
        ..m.. .....
        ..=.. .....
        w: wagon of A
        m: )" + figure + "\n");
    game.step("A: place fffr-monastery-end at (2,0); pass");
    return game.choices();
}

}  // namespace

TEST_CASE("WAG-4 neutral figures do not occupy what a wagon enters, every kind of meeple does") {
    const Options options = {"abbey-and-mayor", "mage-and-witch", "inns-and-cathedrals"};
    for (const std::string neutral : {"mage of nobody", "witch of nobody"})
        CHECK_THAT(targets_beside(options, neutral), Contains("on road2 of base/crrr-cap-3ends at (0,0)"));
    for (const std::string meeple : {"normal of A", "normal of B", "large of B", "wagon of B"}) {
        const std::string targets = targets_beside(options, meeple);
        CHECK_THAT(targets, !Contains("on road2") && Contains("on road3 of base/crrr-cap-3ends at (0,0)"));
    }
}

TEST_CASE("WAG-4 a monastery with an abbot is held, a garden is never entered") {
    auto game = scenario({"abbey-and-mayor", "abbot"}, R"(
        ..... .....
        ..... .....
        ..a.. ..M..
        ..... .....
        ..... .....

        ..... .....
        ..... .....
        ==+== ==w==
        ..=.. ...G.
        ..=.. .....
        a: abbot of B
        w: wagon of A
    )");
    game.step("A: place fffr-monastery-end at (2,1); pass");
    CHECK(game.choices() ==
          "pass; drive A wagon 1 on monastery1 of base/ffff-monastery at (1,0); "
          "drive A wagon 1 on road2 of base/frrr-3ends at (0,1); drive A wagon 1 on road3 of base/frrr-3ends at (0,1); "
          "drive A wagon 1 on monastery1 of base/fffr-monastery-end at (2,1)");
}

TEST_CASE("WAG-2, BRN-7, BT-5 a wagon is a meeple for a circus, a barn is none") {
    auto game = scenario({"abbey-and-mayor", "under-the-big-top", "under-the-big-top.copies = 2"}, R"(
        ..... .....
        ..... .....
        ..M.. ..w..
        ..... .....
        ..... .....

        .....
        .....
        ..M..
        .....
        .....
        w: wagon of A
    )");
    game.play("A: place base/ffff-monastery at (1,1); barn on corner nw at (1,1)");
    game.play("B: place fffr-end-big-top at (2,1) turned 2");
    game.step("A: place fffr-end-big-top at (2,0) turned 2; pass; reveal 5 4");
    CHECK(game.score('A') == 5);
}

TEST_CASE("WAG-10 a wagon that a revolt drives off goes home and does not drive") {
    auto game = scenario({"abbey-and-mayor", "peasant-revolts", "peasant-revolts.withheld = 0"}, R"(
        .###. .....
        ..#.. .....
        ==+== ==w==
        ..=.. .....
        ..=.. .....
        w: wagon of A
    )");
    game.step("draw frfr-straight-revolt");
    CHECK(game.in_hand('A', "wagon") == 1);
    CHECK(game.asked().empty());
}

TEST_CASE("WAG-10, GHO-13 nor does one that the third ghost drives off") {
    auto game = scenario({"abbey-and-mayor", "ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 4"}, R"(
        .....
        .....
        ==w==
        .....
        .....

        ..... ..... ..... .....
        ..... ..... ..... .....
        ===== ===== ===== =====
        ..... ..... ..... .....
        ..... ..... ..... .....
        w: wagon of B
        (0,0): mrfr-straight
        (0,1): mrfr-straight
        (1,1): mrfr-straight
        (2,1): mrfr-straight
        (3,1): mrfr-straight
    )");
    game.play("A: place mrfr-straight at (1,0) turned 2; haunt B wagon 1");
    game.play("B: place base/ffff-monastery at (0,2)");
    game.play("A: place mrfr-straight at (2,0) turned 2; haunt B wagon 1");
    game.play("B: place base/ffff-monastery at (1,2)");
    game.step("A: place mrfr-straight at (3,0) turned 2; haunt B wagon 1");
    CHECK(game.in_hand('B', "wagon") == 1);
    CHECK(game.where("ghost").empty());
    CHECK(game.asked().empty());
}

TEST_CASE("WAG-17 at a drawbridge its owner is asked to cross first; who stays may still drive") {
    auto game = scenario({"abbey-and-mayor", "drawbridges"}, R"(
        .###. .....
        ..#.. .....
        ==+== ==w==
        ..=.. .....
        ..=.. .....
        w: wagon of A
    )");
    game.step("A: place t03-cffr-cap-end-drawbridge at (2,0); pass");
    CHECK(game.asked() == "drawbridges.cross");
    game.step("A: pass");
    CHECK(game.asked() == "abbey-and-mayor.drive");
    game.step("A: abbey-and-mayor.drive A wagon 1 on road2 at (0,0)");
    CHECK(game.where("wagon") == "road2 of base/crrr-cap-3ends at (0,0)");
}

TEST_CASE("WAG-18, PR-15 protection can be bought for a wagon that drives") {
    auto game = scenario({"abbey-and-mayor", "peasant-revolts"}, R"(
        .###. .....
        ..#.. .....
        ==+== ==w==
        ..=.. .....
        ..=.. .....
        w: wagon of A
        score: A 1
    )");
    game.step("A: place fffr-monastery-end at (2,0); pass; A: abbey-and-mayor.drive A wagon 1 on city1 at (0,0)");
    CHECK(game.asked() == "peasant-revolts.protect_arrival");
    game.play("A: protect A wagon 1");
    CHECK(game.score('A') == 1 + 3 - 4);
}

TEST_CASE("MAY-5, BT-5 the mayor is one meeple for what counts meeples") {
    auto game = scenario({"abbey-and-mayor", "under-the-big-top"}, R"(
        .###.
        ..m..
        =====
        .....
        .....
        m: mayor of A
    )");
    game.play("A: place fffr-end-big-top at (1,0)");
    game.step("B: place frfr-2ends-big-top at (-1,0); pass; reveal 5 4");
    CHECK(game.score('A') == 5);
}
