// Ghosts beside other expansions: what leaves with a meeple, what moves on without it, what is scored elsewhere.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

TEST_CASE("GHO-10 ghosts go back before a meeple crosses a drawbridge") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "drawbridges"}, R"(
        ..... .....
        ..... .....
        ==+== ==A==
        ..=.. .....
        ..=.. .....
        (1,0): mrfr-straight
        turn: B
    )");
    game.play("B: place mrfr-straight at (1,-1) turned 2; haunt A normal 1");
    game.step("A: place t03-cffr-cap-end-drawbridge at (2,0); pass");
    CHECK(game.score('A') == 1);
    CHECK(game.where("ghost").empty());
    game.step("cross A normal 1 on city1");
    CHECK(game.where("normal") == "city1 of drawbridges/t03-cffr-cap-end-drawbridge at (2,0)");
    CHECK(game.where("ghost").empty());
}

TEST_CASE("GHO-13 a builder goes home with the last meeple that ghosts drive off") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 4", "traders-and-builders"}, R"(
        .....
        .....
        =bB==
        .....
        .....

        ..... ..... ..... .....
        ..... ..... ..... .....
        ===== ===== ===== =====
        ..... ..... ..... .....
        ..... ..... ..... .....
        b: builder of B
        (0,0): mrfr-straight
        (0,1): mrfr-straight
        (1,1): mrfr-straight
        (2,1): mrfr-straight
        (3,1): mrfr-straight
    )");
    game.play("A: place mrfr-straight at (1,0) turned 2; haunt B normal 1");
    game.play("B: place base/ffff-monastery at (0,2)");
    game.play("A: place mrfr-straight at (2,0) turned 2; haunt B normal 1");
    game.play("B: place base/ffff-monastery at (1,2)");
    game.play("A: place mrfr-straight at (3,0) turned 2; haunt B normal 1");
    CHECK(game.in_hand('B', "normal") == 5);
    CHECK(game.in_hand('B', "builder") == 1);
}

TEST_CASE("GHO-13 a pig goes home with the last farmer that ghosts drive off") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 4", "traders-and-builders"}, R"(
        .....
        .....
        =====
        ..B..
        ..p..

        ..... ..... ..... .....
        ..... ..... ..... .....
        ===== ===== ===== =====
        ..... ..... ..... .....
        ..... ..... ..... .....
        p: pig of B
        (0,0): mrfr-straight
        (0,1): mrfr-straight
        (1,1): mrfr-straight
        (2,1): mrfr-straight
        (3,1): mrfr-straight
    )");
    game.play("A: place mrfr-straight at (1,0) turned 2; haunt B normal 1");
    game.play("B: place base/ffff-monastery at (0,2)");
    game.play("A: place mrfr-straight at (2,0) turned 2; haunt B normal 1");
    game.play("B: place base/ffff-monastery at (1,2)");
    CHECK(game.in_hand('B', "pig") == 0);
    game.play("A: place mrfr-straight at (3,0) turned 2; haunt B normal 1");
    CHECK(game.in_hand('B', "normal") == 5);
    CHECK(game.in_hand('B', "pig") == 1);
}

TEST_CASE("GHO-17 ghosts cost what they cost after inns, mage and witch have made the value") {
    const auto scored = [](Options options, const std::string& figure) {
        auto game = scenario(options, R"(
            ..... ..... .....
            ..... ..... .....
            ==+== =mA== =====
            ..=.. ..... .....
            ..=.. ..... .....
            (1,0): mrfr-straight
            turn: B
            score: A 5
            m: )" + figure + "\n");
        game.play("B: place mrfr-straight at (1,-1) turned 2; haunt A normal 1");
        game.play("A: place base/frrr-3ends at (3,0)");
        return game.score('A') - 5;
    };
    const Options magic = {"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 2", "mage-and-witch"};
    CHECK(scored(magic, "mage of nobody") == 8 - 2);
    CHECK(scored(magic, "witch of nobody") == 2 - 2);

    auto inn = scenario({"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 2", "inns-and-cathedrals"}, R"(
        ..... ..... .....
        ..... ..... ...G.
        ==+== ==A== =o===
        ..=.. ..... .....
        ..=.. ..... .....
        (1,0): mrfr-straight
        o: inn
        turn: B
    )");
    inn.play("B: place mrfr-straight at (1,-1) turned 2; haunt A normal 1");
    inn.play("A: place base/frrr-3ends at (3,0)");
    CHECK(inn.score('A') == 8 - 2);
}

TEST_CASE("GHO-15 an acrobat pays for his ghosts when the pyramid is scored") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 4", "under-the-big-top"}, R"(
        ..... .....
        ..... .....
        ===== =====
        ..... .....
        ..... .....
        (0,0): mrfr-straight
        (1,0): mrfr-straight
    )");
    const std::string climb = "acrobat on acrobats1 of ffff-garden-acrobat-space at (0,1)";
    game.play("A: place ffff-garden-acrobat-space at (0,1); " + climb);
    game.play("B: place mrfr-straight at (0,-1) turned 2; haunt A normal 1");
    game.play("A: place base/ffff-monastery at (1,1); " + climb);
    game.play("B: place base/ffff-monastery at (-1,1); " + climb);
    game.play("A: place base/ffff-monastery at (0,2); pyramid on acrobats1 of ffff-garden-acrobat-space at (0,1)");
    CHECK(game.score('A') == 8);
    CHECK(game.score('B') == 5);
    CHECK(game.where("ghost").empty());
}

TEST_CASE("GHO-15 an abbot pays for his ghosts when he is called back") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "abbot"}, R"(
        .....
        .....
        =====
        .....
        .....

        .....
        .....
        ..a..
        .....
        .....
        a: abbot of A
        (0,0): mrfr-straight
        turn: B
        score: A 4
    )");
    game.play("B: place mrfr-straight at (0,-1) turned 2; haunt A abbot 1");
    game.play("A: place base/ffff-monastery at (1,1); recall A abbot 1");
    CHECK(game.score('A') == 4 + 3 - 2);
    CHECK(game.where("ghost").empty());
}

TEST_CASE("CEM-4, RING-2 a ringmaster who keeps a completed cemetery gets his bonus") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 2", "under-the-big-top"}, R"(
        .###. ..... .....
        ..#.. ..... ....#
        ..... ..M.. ...##
        ..... ..... ....#
        ..... ..... .....

        ..... ..... .....
        ..... ..... .....
        ===== =+r.. ..M..
        ..... ..... .....
        ..... ..... .....

        .....       .....
        .....       .....
        ..M..       .....
        .....       ..#..
        .....       .###.
        (0,0): cffm-cap
        (2,0): cffm-cap
        (2,2): cffm-cap
        (0,1): base/frfr-straight
        (1,1): fffr-cemetery-end
        r: ringmaster of A
    )");
    game.play("A: place cfff-cap-big-top at (1,2) turned 2");
    CHECK(game.score('A') == 2);
    CHECK(game.in_hand('A', "ringmaster") == 1);
    CHECK(game.in_hand('A', "guard") == 3);
}
