// The wagon by rule number.
#include <string>

#include "kit/catch.h"
#include "kit/scenario.h"
#include "pontlevis/core/text.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

const Options kC2 = {"abbey-and-mayor"};
const Options kC1 = {"abbey-and-mayor", "abbey-and-mayor.wagon_move = \"C1\""};

/// A's wagon on a road of two tiles, which begins at a crossing before a city. Nothing else is occupied.
constexpr const char* kCrossing = R"(
    .###. .....
    ..#.. .....
    ==+== ==w==
    ..=.. ...G.
    ..=.. .....
    w: wagon of A
)";

/// Wagons of both on a road that begins at a city; it is open in the east.
constexpr const char* kTwoWagons = R"(
    ..... .....
    ..... .....
    ..+w= ==v==
    ..#.. .....
    .###. .....
    w: wagon of A
    v: wagon of B
)";

/// Where the wagon that is asked about may drive: "city1 at (0,0), road1 at (0,0)"; empty if nobody is asked.
std::string targets(Scenario& game) {
    std::string text;
    if (game.asked() != "abbey-and-mayor.drive") return text;
    for (const Option& option : game.game().list()) {
        if (same_option(option, pass_option())) continue;
        const std::string where = location_text(game.game(), option.b);
        text += (text.empty() ? "" : ", ") + where.substr(0, where.find(" of ")) + where.substr(where.find(" at "));
    }
    return text;
}

}  // namespace

TEST_CASE("WAG-1 it is placed on roads, cities and monasteries") {
    auto game = scenario(kC2, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
    )");

    game.step("A: place fffr-monastery-end at (1,0)");
    CHECK(game.places_for("wagon") == "monastery1 road1");
    game.step("pass");
    game.step("B: place cfff-cap-garden at (0,-1)");
    CHECK(game.places_for("wagon") == "city1");
}

TEST_CASE("WAG-1 only where nobody is") {
    auto game = scenario(kC2, R"(
        ..... .....
        ..... .....
        ==+== ==B==
        ..=.. .....
        ..=.. .....
    )");

    game.step("A: place crfr-cap-straight at (2,0)");
    CHECK(game.places_for("wagon") == "city1");
}

TEST_CASE("WAG-2 it counts one, like a normal meeple") {
    auto game = scenario(kC2, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==w== ==B==
        ..=.. ..... .....
        ..=.. ..... .....
        w: wagon of A
    )");

    game.step("A: place frrr-3ends at (3,0); pass");
    CHECK(game.score('A') == 4);
    CHECK(game.score('B') == 4);
}

TEST_CASE("WAG-2 it scores like a normal meeple, and returns if its owner wants") {
    auto game = scenario(kC2, kCrossing);

    game.step("A: place fffr-monastery-end at (2,0); pass");
    CHECK(game.score('A') == 3);
    CHECK(game.asked() == "abbey-and-mayor.drive");
    game.step("A: pass");
    CHECK(game.in_hand('A', "wagon") == 1);
}

TEST_CASE("WAG-5, WAG-7 it drives within the nine tiles around, to what is incomplete and empty") {
    auto game = scenario(kC2, kCrossing);

    game.step("A: place fffr-monastery-end at (2,0); pass");
    CHECK(targets(game) == "city1 at (0,0), road2 at (0,0), road3 at (0,0), monastery1 at (2,0)");
    game.step("A: abbey-and-mayor.drive A wagon 1 on city1 at (0,0)");
    CHECK(game.in_hand('A', "wagon") == 0);

    game.play("B: place cfff-cap at (0,-1) turned 2");
    CHECK(game.score('A') == 3 + 4);
}

TEST_CASE("WAG-6 in C1 it drives to what touches the road") {
    auto game = scenario(kC1, kCrossing);

    game.step("A: place fffr-monastery-end at (2,0); pass");
    CHECK(targets(game) == "monastery1 at (2,0), road2 at (0,0), road3 at (0,0)");
}

TEST_CASE("WAG-5, WAG-6 a road at the far end of its city is near in C1 only") {
    constexpr const char* city = R"(
        ..... ..... ..... ..... .....
        ....# #...# #...# #...# #...#
        ...#w ##*## ##*## ##### #####
        ....# #...# #...# #...# #...#
        ..... ..... ..... ..... .....
        w: wagon of A
    )";
    auto near = scenario(kC2, city);
    near.step("A: place cffr-cap-end at (5,0) turned 3; pass");
    CHECK(near.score('A') == 2 * 6 + 2 * 2);
    CHECK(near.in_hand('A', "wagon") == 1);  // WAG-8

    auto touching = scenario(kC1, city);
    touching.step("A: place cffr-cap-end at (5,0) turned 3; pass");
    CHECK(targets(touching) == "road1 at (5,0)");
}

TEST_CASE("WAG-5 to whatever has a part on the nine tiles, connected or not, and only to that part") {
    auto game = scenario(kC2, R"(
        ..=..
        ..=..
        ..=..
        ..=..
        ..=..

        ..=.. ..... ..... .###.
        ..=.. ..... ..... ..#..
        ..=.. ..M.. ..M.. .....
        ..=.. ..... ..... .....
        ..=.. ..... ..... .....

        ..=.. ..... ..... .....
        ..=.. ..... ..... .....
        ..=.. ..+w= ===== =====
        ..=.. ..#.. ..... .....
        ..=.. .###. ..... .....
        w: wagon of A
    )");

    game.step("A: place fffr-monastery-end at (4,2); pass");
    CHECK(targets(game) == "road1 at (0,1), monastery1 at (1,1), monastery1 at (2,1), road1 at (0,2), city1 at (1,2)");
    for (const char* far : {"road1 at (0,0)", "city1 at (3,1)", "monastery1 at (4,2)"})
        CHECK_THAT(game.refusal(std::string("abbey-and-mayor.drive A wagon 1 on ") + far), Catch::Contains("it is none of the answers"));
}

TEST_CASE("WAG-6 from a monastery it drives to the roads that end before it, not across fields") {
    auto game = scenario({"abbey-and-mayor", "copies = 2", "abbey-and-mayor.wagon_move = \"C1\""}, R"(
        ..... ..... .....
        ..... ..... .....
        ..M.. ..M.. ..M..
        ..... ..... .....
        ..... ..... .....

        ..... ..... .....
        ..... ..... .....
        ===== =+w.. ..M..
        ..... ..... .....
        ..... ..... .....

        ..... .....
        ..... .....
        ..M.. ..M..
        ..... .....
        ..... .....
        w: wagon of A
    )");

    game.step("A: place base/ffff-monastery at (2,2); pass");
    CHECK(game.score('A') == 9);
    CHECK(targets(game) == "road1 at (1,1), road1 at (0,1)");
}

TEST_CASE("WAG-6 cities never touch cities, not even on one tile") {
    constexpr const char* caps = R"(
        .###.
        ..w.#
        ...##
        ....#
        .....
        w: wagon of A
    )";
    auto touching = scenario(kC1, caps);
    touching.step("A: place cfff-cap at (0,-1) turned 2; pass");
    CHECK(touching.score('A') == 4);
    CHECK(touching.asked().empty());
    CHECK(touching.in_hand('A', "wagon") == 1);

    auto near = scenario(kC2, caps);
    near.step("A: place cfff-cap at (0,-1) turned 2; pass");
    CHECK(targets(near) == "city2 at (0,0)");
}

TEST_CASE("WAG-8 where nothing is to be entered it returns, and nobody is asked") {
    for (const char* how : {"abbey-and-mayor.wagon_move = \"C2\"", "abbey-and-mayor.wagon_move = \"C1\""}) {
        auto game = scenario({"abbey-and-mayor", "abbey-and-mayor.copies = 2", how}, R"(
            ..... .....
            ..... .....
            ..+== ==w==
            ..G.. .....
            ..... .....
            w: wagon of A
        )");
        game.step("A: place fffr-end-garden at (2,0); pass");
        CHECK(game.score('A') == 3);
        CHECK(game.asked().empty());
        CHECK(game.in_hand('A', "wagon") == 1);
    }
}

TEST_CASE("WAG-6 any tile of what touches it will do") {
    auto game = scenario(kC1, R"(
        ..... .....
        ..... .....
        ===== ==+==
        ..... ..=..
        ..... ..=..

              ..=..
              ..=..
              ..w..
              ..=..
              ..=..
        w: wagon of A
    )");

    game.step("A: place fffr-end-garden at (1,2) turned 1; pass");
    CHECK(targets(game) == "road1 at (1,0), road3 at (1,0), road1 at (0,0)");
}

TEST_CASE("WAG-4 what holds a meeple of anyone is not entered") {
    auto game = scenario(kC2, R"(
        .###. .....
        ..B.. .....
        A=+== ==w==
        ..=.. ...G.
        ..=.. .....
        w: wagon of A
    )");

    game.step("A: place fffr-monastery-end at (2,0); pass");
    CHECK(targets(game) == "road2 at (0,0), monastery1 at (2,0)");
}

TEST_CASE("WAG-9 each sees what the one before did, the active player first") {
    auto game = scenario(kC1, kTwoWagons);

    game.step("A: place fffr-end-garden at (2,0); pass");
    CHECK(game.score('A') == 3);
    CHECK(game.score('B') == 3);
    game.step("A: abbey-and-mayor.drive A wagon 1 on city1 at (0,0)");
    CHECK(game.asked().empty());
    CHECK(game.in_hand('B', "wagon") == 1);
}

TEST_CASE("WAG-9 who is not active may drive if the one before does not") {
    auto game = scenario(kC1, kTwoWagons);

    game.step("A: place fffr-end-garden at (2,0); pass; A: pass");
    CHECK(game.whose_decision() == 'B');
    game.step("B: abbey-and-mayor.drive B wagon 1 on city1 at (0,0)");
    CHECK(game.in_hand('A', "wagon") == 1);
    CHECK(game.in_hand('B', "wagon") == 0);
}

TEST_CASE("WAG-9 clockwise from the active player") {
    auto game = scenario(kC1, std::string(kTwoWagons) + "turn: B");

    game.step("B: place fffr-end-garden at (2,0); pass");
    CHECK(game.whose_decision() == 'B');
    CHECK(game.asked() == "abbey-and-mayor.drive");
}

TEST_CASE("WAG-3 it needs no points to drive") {
    auto game = scenario(kC2, R"(
        ..... ..... .....
        ..... ..... .....
        ..+A= ==A== ==v==
        ..#.. ..... .....
        .###. ..... .....
        v: wagon of B
    )");

    game.step("A: place crfr-cap-straight at (3,0)");
    game.step("pass");
    CHECK(game.asked().empty());  // the road goes on
    game.play("B: place fffr-end-garden at (4,0)");
    CHECK(game.score('B') == 0);
    CHECK(game.score('A') == 5);
    CHECK(game.in_hand('B', "wagon") == 1);
}

TEST_CASE("WAG-3 a wagon in the minority drives, too") {
    auto game = scenario(kC2, R"(
        ..... ..... .....
        ..... ..... .....
        ..+v= ==A== ==A==
        ..#.. ..... .....
        .###. ..... .....
        v: wagon of B
    )");

    game.step("A: place fffr-end-garden at (3,0); pass");
    CHECK(game.score('A') == 4);
    CHECK(game.score('B') == 0);
    CHECK(game.whose_decision() == 'B');
    CHECK(targets(game) == "city1 at (0,0)");
}

TEST_CASE("WAG-6 it drives onto an abbey that has just ended its road") {
    constexpr const char* hole = R"(
        ..=.. ..... ..=..
        ..=.. ..... ..=..
        ===.. ..M.. ..===
        ..... ..+.. .....
        ..... ..w.. .....

        .....       .....
        ....#       ....#
        ...##       ...##
        ....#       ....#
        .....       .....

        ..... .....
        ..... .....
        ===.. .....
        ..=.. ..#..
        ..=.. .###.
        w: wagon of A
    )";
    auto game = scenario(kC1, hole);
    game.step("A: abbey; place abbey at (1,1); pass");
    CHECK(targets(game) == "monastery1 at (1,0), monastery1 at (1,1)");

    auto taken = scenario(kC1, hole);
    taken.step("A: abbey; place abbey at (1,1); follower on monastery");
    CHECK(targets(taken) == "monastery1 at (1,0)");
}

TEST_CASE("WAG-6 a wagon on a finished abbey drives across its edges") {
    auto game = scenario(kC1, R"(
        ..=.. ..=.. ..=..
        ..=.. ..=.. ..=..
        ===.. ..=.. ..===
        ..... ..=.. .....
        ..... ..=.. .....

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
    )");

    game.step("A: abbey; place abbey at (1,1); wagon on monastery");
    CHECK(game.score('A') == 9);
    CHECK(targets(game) == "road1 at (1,0)");
}

TEST_CASE("WAG-16 at the end of the game it does not drive") {
    auto game = scenario(kC2, kCrossing);

    game.finish();
    CHECK(game.finished());
    CHECK(game.score('A') == 2);
}

TEST_CASE("WAG-9 one owner is asked for all of his wagons in a row") {
    auto game = scenario({"abbey-and-mayor", "abbey-and-mayor.figures = {wagon = 2}"}, R"(
        .###. ..... ..... .....
        ..#.. ..... ..... .....
        ==+w= ==v== ===== ==w==
        ..=.. ..... ..... .....
        ..=.. ..... ..... .....
        w: wagon of A
        v: wagon of B
    )");
    game.step("A: place fffr-monastery-end at (4,0); pass");
    CHECK(game.whose_decision() == 'A');
    game.step("A: abbey-and-mayor.drive A wagon 1 on city1 at (0,0)");
    CHECK(game.whose_decision() == 'A');
    CHECK(targets(game) == "monastery1 at (4,0)");
    game.step("A: pass");
    CHECK(game.whose_decision() == 'B');
    CHECK(targets(game) == "road2 at (0,0), road3 at (0,0)");
}

TEST_CASE("WAG-12 driving is no action: the meeple of the turn is placed beside it") {
    auto game = scenario(kC2, kCrossing);
    game.step("A: place fffr-monastery-end at (2,0); follower on monastery");
    CHECK(targets(game) == "city1 at (0,0), road2 at (0,0), road3 at (0,0)");
    game.step("A: abbey-and-mayor.drive A wagon 1 on city1 at (0,0)");
    CHECK(game.followers_in_hand('A') == 6);
    CHECK(game.in_hand('A', "wagon") == 0);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("WAG-15 what was just entered lets it drive again when a later tile has it scored") {
    auto game = scenario(kC2, kCrossing);
    game.step("A: place fffr-monastery-end at (2,0); pass; A: abbey-and-mayor.drive A wagon 1 on city1 at (0,0)");
    CHECK(game.asked().empty());  // once a scoring
    game.step("B: place cfff-cap at (0,-1) turned 2; pass");
    CHECK(game.score('A') == 3 + 4);
    CHECK(game.asked() == "abbey-and-mayor.drive");
}
