// Rules of the expansions that only invented ones bring about: what closes phase 2, joins roads without a tile, copies
// the value of a feature, scores a figure at once.
#include "doors.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

TEST_CASE("PHA-5 where something has closed phase 2, no phantom is placed") {
    auto game = scenario({"phantom", "council"}, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
    )");
    game.step("A: place frrr-3ends at (1,0)");
    game.step("rest");
    CHECK(game.asked() == "council.vote");
    CHECK(game.in_hand('A', "phantom") == 1);
}

TEST_CASE("MW-5 what joins their roads without a tile has one of the two moved before scoring") {
    auto game = scenario({"mage-and-witch", "canals"}, R"(
        ..... .....
        ..... .....
        ==+== =m===
        ..=.. .....
        ..=.. .....

        ..=..
        ..=..
        ..w..
        ..=..
        ..=..
        m: mage of nobody
        w: witch of nobody
    )");
    game.step("A: place frfr-straight at (2,0); pass; pass");
    game.step("A: dig on road1 at (2,0) to road2 of base/frrr-3ends at (0,0)");
    CHECK(game.asked() == "mage-and-witch.keep_apart");
    CHECK(game.choices() ==
          "conjure mage on road3 of base/frrr-3ends at (0,0); "
          "conjure witch on road3 of base/frrr-3ends at (0,0)");
    game.step("A: conjure witch on road3 of base/frrr-3ends at (0,0)");
    CHECK(game.asked() == "claim");
    check_verified(game);
}

TEST_CASE("GHO-16 who copies what a city was worth copies it without anybody's ghosts") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 2", "carts"}, R"(
              .....
              .....
              =====
              .....
              .....

        ..... ..... .....
        ....# #...# #...#
        ...## ##A## ##*##
        ....# #...# #...#
        ..... ..... .....
        (0,0): mrfr-straight
        (0,1): cfcf-span
        turn: B
    )");
    game.play("B: place mrfr-straight at (0,-1) turned 2; haunt A normal 1");
    game.play("A: place base/cfff-cap at (2,1) turned 3");
    CHECK(game.score('A') == 10 - 2 + 1);  // CT-1 pays a tenth of the value: of 10, not of 8
}

TEST_CASE("MAY-4 in what is a city no more the mayor counts nothing") {
    auto game = scenario({"abbey-and-mayor", "canals"}, R"(
              ..... ..=.. ..... ..=..
              ..... ..=.. ..... ..=..
              ===== ===.. ..M.. ..===
              ..... ..... ..... .....
              ..... ..... ..... .....

        ..... .....             .....
        ....# #...#             ....#
        ...#B #*m##             ...##
        ....# #...#             ....#
        ..... .....             .....

                    ..... ..... .....
                    ..... ..... .....
                    ===.. ..... ..===
                    ..=.. ..#.. ..=..
                    ..=.. .###. ..=..
        m: mayor of A
    )");
    game.step("A: place cfcf-span at (1,1) turned 1; pass; ruin on city1 at (1,1)");
    game.play("B: abbey; place abbey at (2,1)");
    CHECK(game.score('B') == 3);
    CHECK(game.score('A') == 0);
    CHECK(game.in_hand('A', "mayor") == 1);
}

TEST_CASE("ABB-8 where another tile must be laid there is no abbey instead of it, but in a second part there may be") {
    auto game = scenario({"abbey-and-mayor", "traders-and-builders", "market", "market.elements = []"}, R"(
        ..=.. ..... ..=.. ..... ..... .....
        ..=.. ..... ..=.. ..... ..... .....
        ===.. ..M.. ..=== ==A== ==b== =====
        ..... ..+.. ..... ..... ..... .....
        ..... ..=.. ..... ..... ..... .....

        .....       .....
        ....#       ....#
        ...##       ...##
        ....#       ....#
        .....       .....

        ..... ..... .....
        ..... ..... .....
        ===.. ..... ..===
        ..=.. ..#.. ..=..
        ..=.. .###. ..=..
        b: builder of A
    )");
    CHECK_THAT(game.choices(), Contains("abbey"));
    game.play("A: pass; place base/ffff-monastery at (1,-1); order");
    game.play("B: pass; place base/ffff-monastery at (1,-2)");
    CHECK(game.whose_decision() == 'A');
    CHECK(game.choices() == "take market/rrrr-order");
    CHECK_THAT(game.refusal("abbey"), Contains("refused: "));
    game.step("A: take market/rrrr-order; place market/rrrr-order at (6,0)");
    decline_until(game, "tile.source");
    CHECK(game.whose_turn() == 'A');
    game.play("A: abbey; place abbey at (1,1); pass; follower on monastery");
    CHECK(game.score('A') == 9);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("TB-8 a road that is joined to the builder's without a tile gives no second part") {
    auto game = scenario({"traders-and-builders", "canals"}, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==A== ==b==
        ..=.. ..... .....
        ..=.. ..... .....
        b: builder of A
    )");
    game.step("A: place frfr-straight at (0,-1); pass; pass; dig on road1 at (0,-1) to road1 of base/frrr-3ends at (0,0)");
    game.play("");
    CHECK(game.whose_turn() == 'B');
    game.play("B: place ffff-monastery at (0,-2)");
    game.play("A: place frfr-straight at (1,-1)");  // the end that was joined; this is a tile
    CHECK(game.whose_turn() == 'A');
    check_verified(game);
}

TEST_CASE("RING-5 a ringmaster who is scored at once brings no bonus") {
    auto game = scenario({"under-the-big-top", "under-the-big-top.elements = [\"ringmaster\"]", "market", "market.elements = []"}, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
        score: A 1
    )");
    game.step("A: pass; place frfr-2ends-big-top at (1,0); pass; ringmaster on east road; auction on east road");
    CHECK(game.score('A') == 1 - 1 + 1);
}
