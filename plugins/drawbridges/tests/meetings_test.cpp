// The Drawbridges beside other expansions: the rows of the decision table and cases (J) about them. Ghosts:
// ghosts_test.cpp.
#include "kit/catch.h"
#include "kit/must.h"
#include "kit/scenario.h"
#include "pontlevis/core/text.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

const Options kWagons = {"drawbridges", "abbey-and-mayor"};
const Options kBuilders = {"drawbridges", "traders-and-builders"};
const Options kInns = {"drawbridges", "inns-and-cathedrals"};
const Options kCircus = {"drawbridges", "under-the-big-top"};
const Options kMagic = {"drawbridges", "mage-and-witch"};
const Options kRevolts = {"drawbridges", "peasant-revolts", "peasant-revolts.withheld = 0"};

/// A road from a gate whose city is open; t03 closes it with a gate of its own, a crossing without one.
std::string road_with(const std::string& first, const std::string& second, const std::string& legend, const std::string& knight = "#") {
    return R"(
        .###. ..... .....
        ..)" + knight + R"(.. ..... .....
        ..+== ==)" + first + "== ==" + second + R"(==
        ..... ..... .....
        ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
    )" + legend;
}

constexpr const char* kWagon = "w: wagon of A\n";
constexpr const char* kCloseByGate = "place t03-cffr-cap-end-drawbridge at (3,0); pass";
constexpr const char* kCloseByCrossing = "place base/frrr-3ends at (3,0); pass";
constexpr const char* kNearGate = " on city1 of drawbridges/t03-cffr-cap-end-drawbridge at (3,0)";
constexpr const char* kFarGate = " on city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)";

}  // namespace

// ---- Abbey & Mayor --------------------------------------------------------------------------------------------

TEST_CASE("row 2 (J.13, WAG-9) tied wagons have the ordinary move only, clockwise from the active player") {
    auto game = scenario(kWagons, road_with("w", "v", "w: wagon of A\nv: wagon of B\nturn: B\n"));
    game.step(kCloseByGate);
    CHECK(game.score('A') == 4);
    CHECK(game.score('B') == 4);
    CHECK(game.asked() == "abbey-and-mayor.drive");
    CHECK(game.whose_decision() == 'B');
    CHECK(game.choices() == std::string("pass; drive B wagon 1") + kNearGate);
    game.step("B: pass");
    CHECK(game.asked() == "abbey-and-mayor.drive");
    CHECK(game.whose_decision() == 'A');
    CHECK(game.choices() == std::string("pass; drive A wagon 1") + kFarGate);
}

TEST_CASE("row 3 a wagon before a bridge that is up drives ordinarily") {
    auto game = scenario(kWagons, R"(
        .....
        .....
        .....
        ..#..
        .###.

        .###. .....
        ..#.. .....
        ..+== ==w==
        ..... .....
        ..... .....
        (0,1): t02-crff-cap-end-drawbridge
        w: wagon of A
    )");
    game.step("place base/frrr-3ends at (2,1); pass");
    CHECK(game.asked() == "abbey-and-mayor.drive");
    CHECK(game.choices() == "pass; drive A wagon 1 on road1 of base/frrr-3ends at (2,1); drive A wagon 1 on road2 of base/frrr-3ends at (2,1)");
}

TEST_CASE("row 9 (J.12, DB-20, DB-21, DB-24, INT-12) a wagon goes back, drives, or crosses; who crossed does not drive") {
    auto game = scenario(kWagons, road_with("w", "=", kWagon));
    game.step(kCloseByGate);
    CHECK(game.asked() == "drawbridges.cross");
    CHECK(game.choices() == std::string("pass; cross A wagon 1") + kNearGate + "; cross A wagon 1" + kFarGate);
    SECTION("into a city, at any distance") {
        game.step(std::string("cross A wagon 1") + kNearGate);
        CHECK(game.whose_turn() == 'B');
        CHECK(game.where("wagon") == "city1 of drawbridges/t03-cffr-cap-end-drawbridge at (3,0)");
    }
    SECTION("an ordinary move, within its reach") {
        game.step("pass");
        CHECK(game.asked() == "abbey-and-mayor.drive");
        CHECK(game.choices() == std::string("pass; drive A wagon 1") + kFarGate);
        game.step(std::string("drive A wagon 1") + kFarGate);
        CHECK(game.whose_turn() == 'B');
        CHECK(game.where("wagon") == "city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)");
    }
    SECTION("back") {
        game.step("pass; pass");
        CHECK(game.whose_turn() == 'B');
        CHECK(game.in_hand('A', "wagon") == 1);
    }
}

TEST_CASE("row 10 (J.12, DB-23) an occupied city is entered by the drawbridge, not by the ordinary move") {
    auto game = scenario(kWagons, road_with("w", "=", kWagon, "B"));
    game.step(kCloseByCrossing);
    CHECK(game.choices() == std::string("pass; cross A wagon 1") + kFarGate);
    SECTION("by the drawbridge") {
        game.step(std::string("cross A wagon 1") + kFarGate);
        CHECK(game.where("wagon") == "city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)");
    }
    SECTION("not by the ordinary move, for which nothing is left") {
        game.step("pass");
        CHECK(game.whose_turn() == 'B');
        CHECK(game.in_hand('A', "wagon") == 1);
    }
}

TEST_CASE("row 10 (J.12) who does not cross drives wherever else it may: to the free roads, and to the city if nobody is in it") {
    const std::string roads = "drive A wagon 1 on road1 of base/frrr-3ends at (2,0); drive A wagon 1 on road2 of base/frrr-3ends at (2,0)";
    for (const auto& [knight, ordinary] : std::vector<std::pair<std::string, std::string>>{
             {"B", "pass; " + roads}, {"#", std::string("pass; drive A wagon 1") + kFarGate + "; " + roads}}) {
        CAPTURE(knight);
        auto game = scenario(kWagons, R"(
            .###. .....
            ..)" + knight + R"(.. .....
            ..+== ==w==
            ..... .....
            ..... .....
            (0,0): t02-crff-cap-end-drawbridge
            w: wagon of A
        )");
        game.step("place base/frrr-3ends at (2,0); pass");
        CHECK(game.choices() == std::string("pass; cross A wagon 1") + kFarGate);
        game.step("pass");
        CHECK(game.asked() == "abbey-and-mayor.drive");
        CHECK(game.choices() == ordinary);
    }
}

TEST_CASE("row 21 (DB-22, INT-13) a wagon in the minority never crosses") {
    auto game = scenario(kWagons, R"(
        .###. ..... ..... .....
        ..#.. ..... ..... .....
        ..+== ==v== ==A== ==A==
        ..... ..... ..... .....
        ..... ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
        v: wagon of B
    )");
    game.step("place base/frrr-3ends at (4,0); pass");
    CHECK(game.asked() == "drawbridges.cross");
    CHECK(game.whose_decision() == 'A');
    game.step("A: pass; A: pass");
    CHECK(game.asked() == "abbey-and-mayor.drive");
    CHECK(game.choices() == std::string("pass; drive B wagon 1") + kFarGate);
}

TEST_CASE("DBQ-3 the drawbridge comes before all wagons: a city that was entered is occupied for them") {
    auto game = scenario(kWagons, R"(
        .###. ..... ..... .....
        ..#.. ..... ..... .....
        ..+== ==v== ==A== ==A==
        ..... ..... ..... .....
        ..... ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
        v: wagon of B
        turn: B
    )");
    game.step("place base/frrr-3ends at (4,0); pass");
    game.step(std::string("A: cross A normal 1") + kFarGate + "; A: pass");
    CHECK(game.whose_turn() == 'A');
    CHECK(game.in_hand('B', "wagon") == 1);
}

/// A hole at (0,1), into which A's road leads from a gate; the city there is open in the north.
std::string hole(const std::string& legend) {
    return R"(
              ..... .###.
              ..... ..#..
              ..M.. .....
              ..... .....
              ..... .....

        .###.       .....
        ..#..       .....
        ..+A=       ..M..
        .....       .....
        .....       .....

        ..... ..... .....
        ..... ..... .....
        ..M.. ..... ..M..
        ..... ..#.. .....
        ..... .###. .....
        (-1,1): t02-crff-cap-end-drawbridge
    )" + legend;
}

TEST_CASE("J.18 (DB-6, INT-11) an abbey closes the road and is no tile of it, and its monk stays") {
    auto game = scenario(kWagons, hole(""));
    game.step("A: abbey; place abbey at (0,1); follower on monastery");
    CHECK(game.score('A') == 1);
    CHECK(game.choices() == "pass; cross A normal 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (-1,1)");
}

TEST_CASE("row 23 a road that an abbey closes after the last turn: the move comes before the final scoring") {
    auto game = scenario(kWagons, hole("bag: base/ffrr-curve, abbey 2\n"));
    game.step("A: pass; place base/ffrr-curve at (-1,3); pass; B: pass");
    game.step("A: abbey; place abbey at (0,1); pass");
    CHECK_FALSE(game.finished());
    CHECK(game.score('A') == 1);
    game.step("A: cross A normal 1 on city1 at (-1,1)");
    CHECK(game.finished());
    CHECK(game.score('A') == 1 + 1);
}

TEST_CASE("INT-14 a mayor in the city that is entered counts its pennants as usual") {
    auto game = scenario(kWagons, R"(
        .#*#.
        ..#..
        ..m..
        ..#..
        .###.

        .###. .....
        ..#.. .....
        ..+== ==B==
        ..... .....
        ..... .....
        (0,1): t02-crff-cap-end-drawbridge
        m: mayor of A
    )");
    game.step("A: place base/frrr-3ends at (2,1); pass; B: cross B normal 1 on city1 at (0,1)");
    game.play("B: place base/cfff-cap at (0,-1) turned 2");
    CHECK(game.score('A') == 8);  // one pennant, one meeple: a tie
    CHECK(game.score('B') == 3 + 8);
}

// ---- Traders & Builders ---------------------------------------------------------------------------------------

TEST_CASE("row 8 (J.11, DB-19, INT-9) the builder returns, the meeple may cross") {
    auto game = scenario(kBuilders, road_with("A", "b", "b: builder of A\nturn: B\n"));
    game.step(kCloseByCrossing);
    CHECK(game.choices() == std::string("pass; cross A normal 1") + kFarGate);
    game.step(std::string("cross A normal 1") + kFarGate);
    CHECK(game.in_hand('A', "builder") == 1);
    CHECK(game.whose_turn() == 'A');
    CHECK(game.game().decision().is_chance());
}

TEST_CASE("DBQ-9, DBQ-10 (INT-10, TB-6) the part that the builder earned is played, and he may join who crossed") {
    auto game = scenario(kBuilders, road_with("A", "b", "b: builder of A\n"));
    game.step(kCloseByCrossing);
    game.step(std::string("cross A normal 1") + kFarGate);
    CHECK(game.whose_turn() == 'A');
    game.step("A: place base/cfcf-span at (0,-1)");
    CHECK(game.choices().find("join builder on city1") != std::string::npos);
}

/// A's builder and knight in an open city of two tiles, and A's meeple on a road that leads to it.
std::string builder_in_city(const std::string& legend = "") {
    return R"(
        .###.
        ..b..
        ..#..
        ..#..
        .###.

        .###. .....
        ..A.. .....
        ..+== ==A==
        ..... .....
        ..... .....
        (0,1): t02-crff-cap-end-drawbridge
        b: builder of A
    )" + legend;
}

TEST_CASE("DBQ-9 a builder in the city that is entered stays; a crossing extends nothing and earns no second part") {
    for (const char turn : {'A', 'B'}) {
        CAPTURE(turn);
        auto game = scenario(kBuilders, builder_in_city(std::string("turn: ") + turn + "\n"));
        game.step("place base/frrr-3ends at (2,1); pass");
        CHECK(game.asked() == "drawbridges.cross");
        game.step("A: cross A normal 2 on city1 at (0,0)");
        CHECK(game.where("builder") == "city1 of base/cfcf-span at (0,0)");
        CHECK(game.whose_turn() == (turn == 'A' ? 'B' : 'A'));
        CHECK(game.game().decision().is_chance());
    }
}

TEST_CASE("DBQ-22 each part of a double turn finds the bridges as its own tile left them") {
    SECTION("the city was finished in the first part: the bridge is up") {
        auto game = scenario(kBuilders, builder_in_city());
        game.step("A: place base/cfff-cap at (0,-1) turned 2; pass");
        CHECK(game.score('A') == 6);
        game.step("A: place base/frrr-3ends at (2,1); pass");
        CHECK(game.score('A') == 6 + 3);
        CHECK(game.whose_turn() == 'B');
    }
    SECTION("the city was only extended: it is down") {
        auto game = scenario(kBuilders, builder_in_city());
        game.step("A: place base/cccf-three at (0,-1); pass");
        game.step("A: place base/frrr-3ends at (2,1); pass");
        CHECK(game.score('A') == 3);
        CHECK(game.asked() == "drawbridges.cross");
    }
    SECTION("who crossed in the first part is in the city that the second one finishes") {
        auto game = scenario(kBuilders, road_with("A", "b", "b: builder of A\n"));
        game.step(kCloseByCrossing);
        game.step(std::string("cross A normal 1") + kFarGate);
        game.step("A: place base/cfff-cap at (0,-1) turned 2; pass");
        CHECK(game.score('A') == 4 + 4);
        CHECK(game.whose_turn() == 'B');
        CHECK(game.followers_in_hand('A') == 7);
    }
}

TEST_CASE("J.23 the other player's crossing comes in the middle of a builder's turn") {
    auto game = scenario(kBuilders, R"(
        .###. .....       .....
        ..#.. .....       .....
        ..+== ==B==       ==Ab=
        ..... .....       .....
        ..... .....       .....

              ..... ..... .....
              ..... ..... .....
              ..M.. ..M.. ..M..
              ..... ..... .....
              ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
        b: builder of A
    )");
    game.step("A: place t09-crfr-cap-2ends-drawbridge at (2,0); pass");
    CHECK(game.whose_decision() == 'B');
    CHECK(game.asked() == "drawbridges.cross");
    game.step(std::string("B: cross B normal 1") + kFarGate);
    CHECK(game.whose_turn() == 'A');
    CHECK(game.game().decision().is_chance());
    game.step("place base/ffff-monastery at (0,1)");
    CHECK(game.whose_decision() == 'A');
}

// ---- Inns & Cathedrals ----------------------------------------------------------------------------------------

TEST_CASE("J.10 (DB-13) two normal meeples who join a large one in the city make a tie there") {
    auto game = scenario(kInns, road_with("A", "A", "l: large of B\n", "l"));
    game.step(kCloseByCrossing);
    game.step(std::string("A: cross A normal 1") + kFarGate + "; A: cross A normal 2" + kFarGate);
    game.play("B: place base/cfff-cap at (0,-1) turned 2");
    CHECK(game.score('A') == 4 + 4);
    CHECK(game.score('B') == 4);
}

TEST_CASE("DBQ-14 (DB-14, INT-7) the large meeple has the majority, is paid for the inn, and crosses as one figure") {
    auto game = scenario(kInns, R"(
        .###. ..... .....
        ..#.. ..... ...G.
        ..+== ==B== =ol==
        ..... ..... .....
        ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
        o: inn
        l: large of A
    )");
    game.step(kCloseByCrossing);
    CHECK(game.score('A') == 8);
    CHECK(game.score('B') == 0);
    game.step(std::string("A: cross A large 1") + kFarGate);
    CHECK(game.whose_turn() == 'B');
    CHECK(game.where("large") == "city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)");
}

TEST_CASE("DBQ-17 (INT-8) a city with a cathedral is entered, and is worth nothing if it stays open") {
    auto game = scenario(kInns, R"(
        #####
        #####
        ##c##
        #####
        #####

        .###. .....
        ..#.. .....
        ..+== ==A==
        ..... .....
        ..... .....
        (0,1): t02-crff-cap-end-drawbridge
        c: cathedral
    )");
    game.step("place base/frrr-3ends at (2,1); pass; cross A normal 1 on city1 at (0,0)");
    game.finish();
    CHECK(game.score('A') == 3);
}

// ---- Under the Big Top ----------------------------------------------------------------------------------------

TEST_CASE("row 18 (J.17, DB-28, INT-32) the big top counts who crossed, where he stands now; a returned one does not count") {
    auto game = scenario(kCircus, R"(
        .###. ..... ..... .....
        ..#.. ..... ..... .....
        ..+== ===== ===== ==A==
        ..... ..... ..... .....
        ..... ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.play("A: place cfff-cap-big-top at (-1,0); B: place base/ffff-monastery at (1,1)");
    game.step("A: place fffr-end-big-top at (4,0); pass");
    CHECK(game.score('A') == 5);
    CHECK(game.asked() == "drawbridges.cross");
    SECTION("crossed") {
        game.step(std::string("A: cross A normal 1") + kFarGate);
        CHECK(game.asked() == "under-the-big-top.show");
        game.step("reveal 7 1");
        CHECK(game.score('A') == 5 + 7);
    }
    SECTION("returned") {
        game.step("A: pass; reveal 7 1");
        CHECK(game.score('A') == 5);
    }
}

// ---- Mage & Witch ---------------------------------------------------------------------------------------------

TEST_CASE("row 16 (INT-37) the mage raises the road, leaves it, and then the meeple crosses; who stands in the city is not touched") {
    auto game = scenario(kMagic, road_with("A", "m", "m: mage of nobody\nw: witch of nobody\n", "w"));
    game.step(kCloseByCrossing);
    CHECK(game.score('A') == 8);
    CHECK(game.choices() == std::string("pass; cross A normal 1") + kFarGate);
    game.step(std::string("cross A normal 1") + kFarGate);
    CHECK(game.where("mage").empty());
    CHECK(game.where("witch") == "city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)");
}

TEST_CASE("row 16 the witch halves the road and leaves it before the meeple is asked") {
    auto game = scenario(kMagic, road_with("A", "w", "w: witch of nobody\n"));
    game.step(kCloseByCrossing);
    CHECK(game.score('A') == 2);
    CHECK(game.where("witch").empty());
    CHECK(game.choices() == std::string("pass; cross A normal 1") + kFarGate);
    game.step(std::string("cross A normal 1") + kFarGate);
    CHECK(game.where("normal") == "city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)");
    CHECK(game.where("witch").empty());
}

// ---- The Peasant Revolts --------------------------------------------------------------------------------------

/// A's meeple stands at a gate on a road that the next tile closes; protected, if `protect` says so.
Scenario at_the_gate(const std::string& protect, const std::string& scores) {
    auto game = scenario(kRevolts, R"(
        .###.
        ..#..
        ..+==
        .....
        .....
        (0,0): t02-crff-cap-end-drawbridge
        score: )" + scores + "\n");
    game.play("A: place base/frfr-straight at (1,0); follower on road; " + protect + "; B: place base/ffff-monastery at (0,1)");
    game.step("A: place base/frrr-3ends at (2,0); pass");
    return game;
}

TEST_CASE("row 12 (J.16, DB-29, INT-38) who is protected crosses free of charge and stays protected") {
    auto game = at_the_gate("protect A normal 1", "A 8");
    CHECK(game.score('A') == 8 - 4 + 3);
    game.step(std::string("cross A normal 1") + kFarGate);
    CHECK(game.whose_turn() == 'B');
    CHECK(game.score('A') == 7);
    game.play("B: place base/ffff-monastery at (1,1)");
    game.step("draw cfff-cap-revolt");
    CHECK(game.score('A') == 7 + 2);
    CHECK(game.where("normal") == "city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)");
}

TEST_CASE("row 12 (DBQ-12, PR-10) who goes back is no longer protected") {
    auto game = at_the_gate("protect A normal 1", "A 8");
    game.step("pass");
    game.play("B: place base/ffff-monastery at (1,1)");
    game.play("A: place base/cfcf-span at (0,-1); follower on city1; B: place base/ffff-monastery at (0,2)");
    game.step("draw cfff-cap-revolt");
    CHECK(game.score('A') == 7);
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("row 13 (J.15, DB-30, DBQ-11) four points, the road's own included, protect who crosses") {
    auto game = scenario(kRevolts, R"(
        .###.
        ..#..
        ..+A=
        .....
        .....
        (0,0): t02-crff-cap-end-drawbridge
        score: A 2
        turn: B
    )");
    game.step("B: place t03-cffr-cap-end-drawbridge at (1,0); pass");
    CHECK(game.score('A') == 4);
    game.step(std::string("cross A normal 1") + kFarGate);
    CHECK(game.choices() == "pass; protect A normal 1");
    game.step("protect A normal 1");
    CHECK(game.score('A') == 0);
}

TEST_CASE("row 13 (DBQ-11) the mover pays, in another player's turn, too, and once a meeple") {
    auto game = scenario(kRevolts, road_with("A", "A", "score: A 1\nturn: B\n"));
    game.step(kCloseByCrossing);
    CHECK(game.score('A') == 5);
    game.step(std::string("A: cross A normal 1") + kFarGate + "; A: protect A normal 1");
    CHECK(game.score('A') == 1);
    game.step(std::string("A: cross A normal 2") + kFarGate);  // row 14 for the second one
    CHECK(game.whose_turn() == 'A');
}

TEST_CASE("row 14 (J.15) with three points protection is not offered") {
    auto game = scenario(kRevolts, R"(
        .###.
        ..#..
        ..+A=
        .....
        .....
        (0,0): t02-crff-cap-end-drawbridge
        score: A 1
        turn: B
    )");
    game.step("B: place t03-cffr-cap-end-drawbridge at (1,0); pass");
    CHECK(game.score('A') == 3);
    game.step(std::string("A: cross A normal 1") + kFarGate);
    CHECK(game.whose_turn() == 'A');
}

TEST_CASE("row 20 who is driven off by the tile that closes the road neither counts nor crosses; the majority is another's") {
    auto game = scenario(kRevolts, R"(
        .###. ..... ..... .....
        ..#.. ..... ..... .....
        ..+== ==A== ==A== ==B==
        ..... ..... ..... .....
        ..... ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.step("A: place frrr-3ends-revolt at (4,0); pass");
    CHECK(game.score('A') == 0);
    CHECK(game.score('B') == 5);
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.whose_decision() == 'B');
    CHECK(game.choices() == std::string("pass; cross B normal 1") + kFarGate);
}

// ---- who crosses ----------------------------------------------------------------------------------------------

TEST_CASE("DB-18 (INT-33, INT-35, INT-36) normal, large, wagon, ringmaster, guard and phantom cross") {
    const Options everybody = {"drawbridges", "inns-and-cathedrals", "abbey-and-mayor", "under-the-big-top", "phantom",
                               "ghosts-castles-and-cemeteries"};
    for (const std::string kind : {"normal", "large", "wagon", "ringmaster", "guard", "phantom"}) {
        CAPTURE(kind);
        auto game = scenario(everybody, road_with("f", "=", "f: " + kind + " of A\n(1,0): base/frfr-straight\n(2,0): base/frfr-straight\n"));
        game.step("place base/frrr-3ends at (3,0)");
        while (game.asked() != "drawbridges.cross") game.step("pass");
        CHECK(game.choices() == "pass; cross A " + kind + " 1" + kFarGate);
    }
}

TEST_CASE("DBQ-7 (DB-19) mayor, pig, barn and abbot come to no road, and would not cross; nor does anybody else") {
    const auto rules = must(rules_with({"drawbridges", "abbey-and-mayor", "traders-and-builders", "abbot", "inns-and-cathedrals", "under-the-big-top",
                                        "phantom", "ghosts-castles-and-cemeteries", "mage-and-witch"}));
    std::string cross, on_roads;
    for (const TraitLine& line : rules->traits) {
        if (line.value != "yes") continue;
        if (line.trait == "drawbridges.crosses") cross += line.kind + " ";
        if (line.trait == "stands_on.road") on_roads += line.kind + " ";
    }
    CHECK(cross == "guard large normal phantom ringmaster wagon ");
    CHECK(on_roads == "builder guard large mage normal phantom ringmaster wagon witch ");
}

TEST_CASE("INT-23 (DB-25) all branches of a roundabout are one road, and who stands on any of them crosses") {
    auto game = scenario({"drawbridges", "spiel-promos"}, R"(
              .....
              .....
              ==+==
              ..A..
              ..=..

        .###. ..=..
        ..#.. ..=..
        ..+== =====
        ..... ..=..
        ..... ..=..
        (-1,1): t02-crff-cap-end-drawbridge
        (0,1): rrrr-fourway
    )");
    game.play("A: place base/frrr-3ends at (1,1)");
    CHECK(game.score('A') == 0);
    game.step("B: place base/frrr-3ends at (0,2) turned 2; pass");
    CHECK(game.score('A') == 5);
    CHECK(game.choices() == "pass; cross A normal 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (-1,1)");
}
