// The abbey by rule number; the plugin comes through the loader, as at a player's table.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kAbbey = {"abbey-and-mayor"};

/// A hole at (1,1). A has a road into it, B a city and C a field beside it; the monastery lies north of it.
constexpr const char* kHole = R"(
    ..=.. ..... ..=..
    ..=.. ..... ..=..
    ===.. ..M.. ..===
    ..... ..+.. .....
    ..... ..A.. .....

    .....       .....
    ....#       ....#
    ...#B       ...##
    ....#       ....#
    .....       .....

    ..... ..... .....
    ..... ..... .....
    ===.. ..C.. ..===
    ..=.. ..#.. ..=..
    ..=.. .###. ..=..
)";

/// Two holes, at (1,1) and (3,1), and no tile left to be drawn.
constexpr const char* kTwoHoles = R"(
    ..=.. .###. .###. .###. ..=..
    ..=.. ..#.. ..#.. ..#.. ..=..
    ===.. ..... ..... ..... ..===
    ..... ..... ..... ..... .....
    ..... ..... ..... ..... .....

    .....       .....       .....
    #....       .....       ....#
    ##...       ..M..       ...##
    #....       .....       ....#
    .....       .....       .....

    ..... ..... ..... ..... .....
    ..... ..... ..... ..... .....
    ===.. ..... ..... ..... ..===
    ..=.. ..#.. ..#.. ..#.. ..=..
    ..=.. .###. .###. .###. ..=..
    bag: abbey 3
)";

}  // namespace

TEST_CASE("ABB-1 an abbey is laid into a hole in place of a drawn tile, whatever the edges around it") {
    auto game = scenario(kAbbey, kHole);

    CHECK(game.whose_decision() == 'A');
    CHECK(game.choices() == "pass; abbey");
    game.step("A: abbey-and-mayor.abbey");
    CHECK(game.choices() == "place abbey-and-mayor/abbey at (1,1)");
}

TEST_CASE("ABB-1 who passes draws a tile, and is asked again in his next turn") {
    auto game = scenario(kAbbey, kHole);

    game.play("A: pass; place ffrr-curve at (0,-1)");
    CHECK(game.asked() == "tile.source");
    CHECK(game.whose_decision() == 'B');
}

TEST_CASE("ABB-1 three tiles around are no hole: nobody is asked") {
    auto game = scenario(kAbbey, R"(
        ..=.. ..... ..=..
        ..=.. ..... ..=..
        ===.. ..M.. ..===
        ..... ..... .....
        ..... ..... .....

        .....       .....
        ....#       ....#
        ...##       ...##
        ....#       ....#
        .....       .....
    )");
    CHECK(game.choices().empty());
    CHECK(game.game().decision().is_chance());
}

TEST_CASE("ABB-1 the abbeys are the players': they are there without the tiles of the set, too") {
    auto game = scenario({"abbey-and-mayor", "abbey-and-mayor.tiles = false"}, kHole);

    CHECK(game.choices() == "pass; abbey");
    CHECK(game.game().rules().tiles_in_bag() == scenario({}, Start::only).game().rules().tiles_in_bag());
}

TEST_CASE("ABB-1 every player has one abbey") {
    auto game = scenario({"abbey-and-mayor", "copies = 2"}, R"(
        ..=.. .###. .###. .###. ..=..
        ..=.. ..#.. ..#.. ..#.. ..=..
        ===.. ..... ..... ..... ..===
        ..... ..... ..... ..... .....
        ..... ..... ..... ..... .....

        .....       .....       .....
        #....       .....       ....#
        ##...       ..M..       ...##
        #....       .....       ....#
        .....       .....       .....

        ..... ..... ..... ..... .....
        ..... ..... ..... ..... .....
        ===.. ..... ..... ..... ..===
        ..=.. ..#.. ..#.. ..#.. ..=..
        ..=.. .###. .###. .###. ..=..
    )");

    game.play("A: abbey; place abbey at (1,1)");
    game.play("B: pass; place ffrr-curve at (0,-1)");
    CHECK(game.whose_turn() == 'A');
    CHECK(game.choices().empty());  // a draw
}

TEST_CASE("ABB-2 a meeple may go on the abbey as a monk") {
    auto game = scenario(kAbbey, kHole);

    game.step("A: abbey; place abbey at (1,1)");
    CHECK(game.places_for_followers() == "monastery1");
    CHECK(game.places_for("wagon") == "monastery1");
    CHECK(game.places_for("mayor").empty());
}

TEST_CASE("ABB-2 so may every kind that stands on monasteries, and the phantom after it") {
    auto game = scenario({"abbey-and-mayor", "abbot", "inns-and-cathedrals", "phantom"}, kHole);
    game.step("A: abbey; place abbey at (1,1)");
    CHECK(game.places_for("abbot") == "monastery1");
    CHECK(game.places_for("large") == "monastery1");
    game.step("pass");
    CHECK(game.choices() == "pass; appear on monastery1 of abbey-and-mayor/abbey at (1,1)");
}

TEST_CASE("ABB-3, ABB-4 it finishes what ends at its edges, and is no tile of that") {
    auto game = scenario(kAbbey, kHole);

    game.play("A: abbey; place abbey at (1,1)");
    CHECK(game.score('A') == 1);  // a road of one tile
    CHECK(game.score('B') == 2);  // a city of one
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.followers_in_hand('B') == 7);
    CHECK(game.followers_in_hand('C') == 6);  // fields are bounded, and stay
}

TEST_CASE("ABB-5 it scores as a monastery") {
    auto game = scenario(kAbbey, kHole);

    game.play("A: abbey; place abbey at (1,1); follower on monastery");
    CHECK(game.score('A') == 1 + 9);
}

TEST_CASE("ABB-5 it counts as a neighbour of monasteries") {
    auto game = scenario(kAbbey, R"(
        ..=.. ..... ..=..
        ..=.. ..... ..=..
        ===.. ..B.. ..===
        ..... ..+.. .....
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

    game.play("A: abbey; place abbey at (1,1)");
    game.finish();
    CHECK(game.score('B') == 6);
}

TEST_CASE("ABB-5 at the end it scores one, and one for each neighbour") {
    auto game = scenario(kAbbey, R"(
        ..=.. ..... ..=..
        ..=.. ..... ..=..
        ===.. ..M.. ..===
        ..... ..... .....
        ..... ..... .....

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
    )");

    game.play("A: abbey; place abbey at (1,1); follower on monastery");
    CHECK(game.score('A') == 0);
    game.finish();
    CHECK(game.score('A') == 1 + 7);
}

TEST_CASE("ABB-5 it counts as a neighbour of gardens") {
    auto game = scenario({"abbey-and-mayor", "abbot"}, R"(
        ..=..       ..=..
        ..=..       ..=..
        ===..       ..===
        .....       .....
        .....       .....

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
        turn: B
    )");

    game.step("B: place cfff-cap-garden at (1,0); abbot on garden");
    game.play("A: abbey; place abbey at (1,1)");
    game.finish();
    CHECK(game.score('B') == 1 + 5);
}

TEST_CASE("ABB-6 after the last turn each player is asked once, the left neighbour first") {
    auto game = scenario(kAbbey, std::string(kHole) + "bag: ffrr-curve, abbey 3");

    game.step("A: pass; place ffrr-curve at (0,-1); pass");
    CHECK(game.asked() == "abbey-and-mayor.abbey_round");
    CHECK(game.choices() == "pass; abbey");
    game.step("B: pass");
    game.step("C: pass");
    CHECK_FALSE(game.finished());
    game.step("A: pass");
    CHECK(game.finished());
}

TEST_CASE("ABB-6 whoever lays it plays the other phases, too") {
    auto game = scenario(kAbbey, std::string(kHole) + "bag: ffrr-curve, abbey 3");

    game.step("A: pass; place ffrr-curve at (0,-1); pass; B: pass");
    game.step("C: abbey; C: place abbey at (1,1); C: follower on monastery");
    CHECK(game.finished());  // A finds no hole
    CHECK(game.score('C') == 9 + 3);  // and his field has a finished city
    CHECK(game.score('A') == 1);
    CHECK(game.score('B') == 2);
}

TEST_CASE("ABB-6, WAG-9 in that round a wagon drives whose road an abbey has ended, whoever laid it") {
    auto game = scenario(kAbbey, R"(
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

        ..... ..... .....
        ..... ..... .....
        ===.. ..... ..===
        ..=.. ..#.. ..=..
        ..=.. .###. ..=..
        w: wagon of A
        bag: ffrr-curve, abbey 2
    )");

    game.step("A: pass; place ffrr-curve at (0,-1); pass");
    game.step("B: abbey; B: place abbey at (1,1); B: pass");
    CHECK(game.asked() == "abbey-and-mayor.drive");
    game.step("A: drive A wagon 1 on monastery1 at (1,0)");
    CHECK(game.finished());
    CHECK(game.score('A') == 1 + 7);  // the road; at the end the monastery with six neighbours
}

TEST_CASE("ABB-6 who has used his abbey is not asked") {
    auto game = scenario({"abbey-and-mayor", "copies = 2"}, kTwoHoles);

    game.step("A: abbey; place abbey at (1,1); pass");
    CHECK(game.asked() == "abbey-and-mayor.abbey_round");
    game.step("B: pass");
    CHECK(game.finished());
}

TEST_CASE("ABB-6, ABB-7 it is so in the second edition, too") {
    auto game = scenario({"abbey-and-mayor", "edition = \"C2\""}, std::string(kHole) + "bag: ffrr-curve, abbey 3");
    game.step("A: pass; place ffrr-curve at (0,-1); pass; B: pass; C: pass; A: abbey; A: place abbey at (1,1); A: follower on monastery");
    CHECK(game.finished());
}

TEST_CASE("ABB-8, TB-9 it may be laid in the second part of a double turn") {
    auto game = scenario({"abbey-and-mayor", "traders-and-builders"}, R"(
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
    game.step("A: pass; place frfr-straight at (6,0); pass");
    CHECK(game.asked() == "tile.source");
    CHECK(game.whose_decision() == 'A');
    game.play("A: abbey; place abbey at (1,1); follower on monastery");
    CHECK(game.score('A') == 9);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("ABB-1 without the element there are no abbeys") {
    auto game = scenario({"abbey-and-mayor", "abbey-and-mayor.elements = [\"mayor\"]"}, kHole);
    CHECK(game.choices().empty());
}
