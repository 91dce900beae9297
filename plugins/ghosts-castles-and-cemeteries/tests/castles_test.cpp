// Guards, haunted castles and cemeteries by rule number.
#include <string>

#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kGame = {"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 2"};

/// A tile with a building where A stands, and seven tiles around it, three of them with mist; a monastery at (1,2) is
/// missing.
std::string around(const std::string& middle) {
    return R"(
        .###. ..... .....
        ..#.. ..... ....#
        ..... ..M.. ...##
        ..... ..... ....#
        ..... ..... .....

        ..... ..... .....
        ..... ..... .....
        ===== =+A.. ..M..
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
        (1,1): )" + middle;
}

/// Five of the tiles around it, two of them with mist.
std::string half_around(const std::string& middle) {
    return R"(
        .###. ..... .....
        ..#.. ..... ....#
        ..... ..M.. ...##
        ..... ..... ....#
        ..... ..... .....

        ..... ..... .....
        ..... ..... .....
        ===== =+A.. ..M..
        ..... ..... .....
        ..... ..... .....
        (0,0): cffm-cap
        (2,0): cffm-cap
        (0,1): base/frfr-straight
        (1,1): )" + middle;
}

}  // namespace

TEST_CASE("GRD-1 five normal meeples and two guards each") {
    constexpr const char* road = R"(
        .....
        .....
        =====
        .....
        .....
        (0,0): base/frfr-straight
    )";
    auto game = scenario(kGame, road);
    for (const char seat : {'A', 'B'}) {
        CHECK(game.in_hand(seat, "normal") == 5);
        CHECK(game.in_hand(seat, "guard") == 2);
    }
    auto seven = scenario({"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.meeples = 7"}, road);
    CHECK(seven.in_hand('A', "normal") == 7);
    auto without = scenario({"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.elements = [\"ghosts\"]"}, road);
    CHECK(without.in_hand('A', "normal") == 7);
    auto with_large = scenario({"ghosts-castles-and-cemeteries", "inns-and-cathedrals"}, road);
    CHECK(with_large.in_hand('A', "normal") == 5);
    CHECK(with_large.in_hand('A', "large") == 1);
}

TEST_CASE("GRD-2 a guard is placed and counts like a normal meeple") {
    auto game = scenario(kGame, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
    )");
    game.step("place base/frrr-3ends at (1,0)");
    CHECK(game.places_for("guard") == game.places_for_followers());
    game.play("guard on west road");
    CHECK(game.score('A') == 2);
    CHECK(game.in_hand('A', "guard") == 2);
}

TEST_CASE("MCAS-1 meeples and guards are placed on a castle that nobody has") {
    auto game = scenario(kGame, R"(
        .....
        .....
        =====
        .....
        .....
        (0,0): base/frfr-straight
    )");
    game.step("place fffr-castle-end at (1,0)");
    CHECK(game.places_for_followers() == "haunted-castle1 road1 field1");
    CHECK(game.places_for("guard") == "haunted-castle1 road1 field1");
}

TEST_CASE("MCAS-1 not beside somebody who has it already") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "phantom"}, R"(
        .....
        .....
        =====
        .....
        .....
        (0,0): base/frfr-straight
    )");
    game.step("place fffr-castle-end at (1,0)");
    SECTION("a phantom behind a meeple") {
        game.step("follower on haunted-castle1");
        CHECK_THAT(game.choices(), Contains("appear on road1") && !Contains("appear on haunted-castle1"));
    }
    SECTION("a phantom alone") {
        game.step("follower on field1");
        CHECK_THAT(game.choices(), Contains("appear on haunted-castle1"));
    }
}

TEST_CASE("MCAS-2 a completed castle scores two points for each square with mist, its own included") {
    auto with_mist = scenario(kGame, around("fffn-castle-end"));
    with_mist.play("place base/ffff-monastery at (1,2)");
    CHECK(with_mist.score('A') == 8);
    CHECK(with_mist.in_hand('A', "normal") == 5);

    auto without = scenario(kGame, around("fffr-castle-end"));
    without.play("place base/ffff-monastery at (1,2)");
    CHECK(without.score('A') == 6);
}

TEST_CASE("MCAS-2 of the four squares of the start those count that show mist") {
    auto game = scenario(kGame, Start::only);
    game.play("place fffr-castle-end at (-1,1) turned 2; follower on haunted-castle1");
    game.finish();
    CHECK(game.score('A') == 2);  // itself and the quarter at (0,0), not the one at (0,1)
}

TEST_CASE("MCAS-3 an incomplete castle scores one for itself and one for each square with mist around it") {
    for (const char* castle : {"fffn-castle-end", "fffr-castle-end"}) {
        auto game = scenario(kGame, half_around(castle));
        game.finish();
        CHECK(game.score('A') == 3);
    }
}

TEST_CASE("CEM-1, MCAS-1 whoever is placed like a normal meeple; wagons, mayors and abbots stand where their own rules say") {
    for (const std::string place : {"cemetery", "castle"}) {
        auto game = scenario({"ghosts-castles-and-cemeteries", "abbey-and-mayor", "abbot", "inns-and-cathedrals",
                              "phantom", "under-the-big-top"},
                             R"(
            .....
            .....
            =====
            .....
            .....
            (0,0): base/frfr-straight
        )");
        game.step("place fffr-" + place + "-end at (1,0)");
        const std::string all = (place == "castle" ? "haunted-castle1" : "cemetery1") + std::string(" road1 field1");
        for (const char* kind : {"normal", "guard", "large", "ringmaster"}) CHECK(game.places_for(kind) == all);
        CHECK(game.places_for("wagon") == "road1");
        CHECK(game.places_for("mayor").empty());
        CHECK(game.places_for("abbot").empty());
        game.step("pass");
        CHECK_THAT(game.choices(), Contains("appear on " + all.substr(0, all.find(' '))));
    }
}

TEST_CASE("CEM-1, CEM-2 a completed cemetery brings its keeper home and a guard from the reserve") {
    auto game = scenario(kGame, around("fffr-cemetery-end"));
    game.play("place base/ffff-monastery at (1,2)");
    CHECK(game.score('A') == 0);
    CHECK(game.in_hand('A', "normal") == 5);
    CHECK(game.in_hand('A', "guard") == 3);
    CHECK(game.in_hand('B', "guard") == 2);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("CEM-2 the guard is not there yet in a second part of the same turn") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 2", "traders-and-builders",
                          "start = \"ghosts-castles-and-cemeteries\""},
                         R"(
        .###. ..... .....
        ..#.. ..... ....#
        ..... ..M.. ...##
        ..... ..... ....#
        ..... ..... .....

        ..... ..... .....
        ..... ..... .....
        ===== =+A.. ..M..
        ..... ..... .....
        ..... ..... .....

        .....       .....
        .....       .....
        ..M..       .....
        .....       ..#..
        .....       .###.

              ..=.. .###.
              ..A.. ..#..
              ..=.. .....
              ..=.. .....
              ..=.. .....

              ..=..
              ..b..
              ..=..
              ..=..
              ..=..
        (0,0): cffm-cap
        (2,0): cffm-cap
        (2,2): cffm-cap
        (0,1): base/frfr-straight
        (1,1): fffr-cemetery-end
        b: builder of A)");
    game.play("place base/fffr-monastery-end at (1,2) turned 3");
    CHECK(game.in_hand('A', "normal") == 4);
    CHECK(game.whose_turn() == 'A');  // TB-5
    CHECK(game.in_hand('A', "guard") == 2);
    game.play("place base/ffff-monastery at (-1,0)");
    CHECK(game.whose_turn() == 'B');
    CHECK(game.in_hand('A', "guard") == 3);
}

TEST_CASE("CEM-2 without a guard in reserve only the keeper comes home") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 2",
                          "ghosts-castles-and-cemeteries.figures = {guard = 0}"},
                         around("fffr-cemetery-end"));
    game.play("place base/ffff-monastery at (1,2)");
    CHECK(game.in_hand('A', "normal") == 5);
    CHECK(game.in_hand('A', "guard") == 0);
}

TEST_CASE("CEM-3 an incomplete cemetery is worth nothing") {
    auto game = scenario(kGame, half_around("fffr-cemetery-end"));
    game.finish();
    CHECK(game.score('A') == 0);
    CHECK(game.in_hand('A', "guard") == 2);
}

TEST_CASE("CEM-4 a keeper pays for his ghosts") {
    auto game = scenario(kGame, around("fffr-cemetery-end") + "\nscore: A 5\nturn: B");
    game.play("B: place cffm-cap at (-1,0) turned 2; haunt A normal 1");
    game.play("A: place base/ffff-monastery at (1,2)");
    CHECK(game.score('A') == 3);
    CHECK(game.in_hand('A', "guard") == 3);
}
