// Wagons and barns beside a beast and a harvest, which do not exist here: invented ones do the same to the engine.
#include "strangers.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

TEST_CASE("WAG-12 a tile where nobody may go is no target for a wagon") {
    auto game = scenario({"abbey-and-mayor", "strangers", "strangers.elements = [\"beast\"]"}, R"(
        .###. .....
        ..B.. .....
        ==+== ==w==
        ..=.. .....
        ..=.. .....
        w: wagon of A
    )");
    game.step("A: place fffr-monastery-end at (2,0); pass");
    SECTION("the beast lies where the knight was") {
        game.step("hunt B normal 1");
        CHECK(game.choices() == "pass; drive A wagon 1 on monastery1 of base/fffr-monastery-end at (2,0)");
        CHECK_THAT(game.refusal("drive A wagon 1 on road2 at (0,0)"), Contains("refused: "));
    }
    SECTION("or it does not come") {
        game.step("pass");
        CHECK_THAT(game.choices(), Contains("on road2 of base/crrr-cap-3ends at (0,0)") && Contains("on road3") && Contains("on monastery1"));
    }
}

TEST_CASE("WAG-12 to drive is not to be placed: what belongs to placing does not follow it") {
    auto game = scenario({"abbey-and-mayor", "strangers", "strangers.elements = [\"harvest\"]"}, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
    )");
    game.step("A: place fffr-monastery-end at (1,0); wagon on road");
    CHECK(game.score('A') == 2 + 1);
    game.step("drive A wagon 1 on monastery1 at (1,0)");
    CHECK(game.score('A') == 3);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("WAG-6 from a city that is scored a wagon drives to the monastery inside, in C1") {
    auto game = scenario({"abbey-and-mayor", "abbey-and-mayor.wagon_move = \"C1\"", "strangers"}, R"(
              .....
              .....
              .....
              ..#..
              .###.

        ..... ##### .....
        ....# ##### #....
        ...#w ##### ##...
        ....# ##### #....
        ..... ##### .....
        (0,1): cccc-full-monastery
        w: wagon of A
    )");
    game.step("A: place base/cfff-cap at (0,2); pass");
    CHECK(game.choices() == "pass; drive A wagon 1 on monastery1 of strangers/cccc-full-monastery at (0,1)");
    game.step("drive A wagon 1 on monastery1 at (0,1)");
    CHECK(game.where("wagon") == "monastery1 of strangers/cccc-full-monastery at (0,1)");
}

TEST_CASE("BRN-7 a beast that drives meeples off does not get a barn") {
    auto game = scenario({"abbey-and-mayor", "strangers", "strangers.elements = [\"beast\"]"}, R"(
        ..... .....
        ..... .....
        ..M.. ..A..
        ..... .....
        ..... .....

        .....
        .....
        ..M..
        .....
        .....
        (1,0): ffff-monastery
    )");
    game.step("A: place base/ffff-monastery at (1,1); barn on corner nw at (1,1)");
    CHECK(game.choices() == "pass; hunt A normal 1");
    game.step("hunt A normal 1");
    CHECK(game.where("barn") == "corner nw of base/ffff-monastery at (1,1)");
}
