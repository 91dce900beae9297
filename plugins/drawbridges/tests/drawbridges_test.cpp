// The Drawbridges alone, on drawn boards: both worked examples, the decision table, and the cases of the rules that
// need no other expansion.
#include "kit/catch.h"
#include "kit/scenario.h"
#include "pontlevis/core/text.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

const Options kDrawbridges = {"drawbridges"};

/// A road from a gate, which t03 closes with a gate of its own. Both cities are open.
Scenario road_from_a_gate(const std::string& figure, const std::string& legend = "") {
    return scenario(kDrawbridges, R"(
        .###. .....
        ..#.. .....
        ..+== ==)" + figure + R"(==
        ..... .....
        ..... .....
        (0,0): t02-crff-cap-end-drawbridge
    )" + legend);
}

constexpr const char* kClose = "place t03-cffr-cap-end-drawbridge at (2,0)";
constexpr const char* kIntoNearGate = "cross A normal 1 on city1 of drawbridges/t03-cffr-cap-end-drawbridge at (2,0)";
constexpr const char* kIntoFarGate = "cross A normal 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)";

std::string offered(std::initializer_list<const char*> answers) {
    std::string text = "pass";
    for (const char* answer : answers) text += std::string("; ") + answer;
    return text;
}

/// Where A's first follower is, in words.
std::string place_of_first(Scenario& game) { return location_text(game.game(), game.game().figure(0).where); }

}  // namespace

TEST_CASE("EX-1 a road of two tiles pays 2, and its only meeple crosses into the open city") {
    auto game = scenario(kDrawbridges, R"(
        .###.
        ..#..
        ..+==
        .....
        .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.step("place t03-cffr-cap-end-drawbridge at (1,0); follower on road");
    CHECK(game.score('A') == 2);
    CHECK(game.whose_decision() == 'A');
    CHECK(game.asked() == "drawbridges.cross");
    game.step("A: cross A normal 1 on city1 at (0,0)");
    CHECK(game.followers_in_hand('A') == 6);
    CHECK(place_of_first(game) == "city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)");
}

TEST_CASE("EX-2 two of three on a road of six: 6 points, one crosses, the others return") {
    auto game = scenario(kDrawbridges, R"(
        .###. ..... ..... ..... .....
        ..#.. ..... ..... ..... .....
        ..+== ==A== ==A== ==B== =====
        ..... ..... ..... ..... .....
        ..... ..... ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.step("place t03-cffr-cap-end-drawbridge at (5,0); pass");
    CHECK(game.score('A') == 6);
    CHECK(game.score('B') == 0);
    CHECK(game.followers_in_hand('A') == 5);  // both wait for their fate
    game.step("A: cross A normal 1 on city1 at (0,0)");
    CHECK(game.choices().find("cross A normal 2") != std::string::npos);
    game.step("A: pass");
    CHECK(game.followers_in_hand('A') == 6);
    CHECK(game.followers_in_hand('B') == 7);
    CHECK(place_of_first(game) == "city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)");
}

TEST_CASE("DB-4 the continuous road leads past its bridge: it crosses when both ends are closed") {
    auto game = scenario(kDrawbridges, R"(
        .###.
        ..#..
        ==A==
        .....
        .....
        (0,0): t12-crfr-cap-straight-drawbridge
    )");
    game.play("place frrr-3ends at (1,0)");
    CHECK(game.score('A') == 0);
    game.step("place frrr-3ends at (-1,0) turned 0; pass");
    CHECK(game.score('A') == 3);
    CHECK(game.choices() == offered({"cross A normal 1 on city1 of drawbridges/t12-crfr-cap-straight-drawbridge at (0,0)"}));
}

TEST_CASE("DB-8 a bridge is up when its city was finished earlier: nobody is asked") {
    auto game = scenario(kDrawbridges, R"(
        .....
        .....
        .....
        ..#..
        .###.

        .###. .....
        ..#.. .....
        ..+== ==A==
        ..... .....
        ..... .....
        (0,1): t02-crff-cap-end-drawbridge
    )");
    game.step("place frrr-3ends at (2,1); pass");
    CHECK(game.score('A') == 3);
    CHECK(game.choices().empty());
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("DB-9 city and road finished by one tile: both score, the bridge is up (INT-1)") {
    auto game = scenario(kDrawbridges, R"(
        ..... ..... .....
        ..... ..... .....
        ..... ..M.. .....
        ..#.. ..... ..B..
        .###. ..... .###.

        .###. .....
        ..#.. .....
        ..+== ==A==
        ..... .....
        ..... .....
        (0,1): t02-crff-cap-end-drawbridge
    )");
    game.step("place t03-cffr-cap-end-drawbridge at (2,1); pass");
    CHECK(game.choices().empty());
    CHECK(game.score('A') == 3);
    CHECK(game.score('B') == 4);
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.followers_in_hand('B') == 7);
}

TEST_CASE("DB-9 of two links only the one whose city stays open is down") {
    auto game = scenario(kDrawbridges, R"(
              ..... .....
              ..... .....
              ..M.. .....
              ..... ..#..
              ..... .###.

        .###. .....
        ..#.. .....
        ..+== ==A==
        ..... .....
        ..... .....
        (-1,1): t02-crff-cap-end-drawbridge
    )");
    game.step("place t03-cffr-cap-end-drawbridge at (1,1); pass");
    CHECK(game.choices() == offered({"cross A normal 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (-1,1)"}));
}

TEST_CASE("DB-10 finishing or leaving open the city moves nobody") {
    auto game = road_from_a_gate("A");
    game.step("place cfff-cap at (0,-1) turned 2; pass");
    CHECK(game.choices().empty());
    game.finish();
    CHECK(game.score('A') == 2);
    CHECK(game.followers_in_hand('A') == 7 - 1);
}

TEST_CASE("DB-12 a tie moves nobody, both score (INT-2)") {
    auto game = scenario(kDrawbridges, R"(
        .###. ..... .....
        ..#.. ..... .....
        ..+== ==A== ==B==
        ..... ..... .....
        ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.step("place t03-cffr-cap-end-drawbridge at (3,0); pass");
    CHECK(game.choices().empty());
    CHECK(game.score('A') == 4);
    CHECK(game.score('B') == 4);
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.followers_in_hand('B') == 7);
}

TEST_CASE("DB-12 a road without meeples moves nobody") {
    auto game = road_from_a_gate("=");
    game.step(std::string(kClose) + "; pass");
    CHECK(game.choices().empty());
}

TEST_CASE("DB-13 the majority decides in the turn of another player, too (INT-3)") {
    auto game = road_from_a_gate("A", "turn: B\n");
    game.step(std::string(kClose) + "; pass");
    CHECK(game.whose_turn() == 'B');
    CHECK(game.whose_decision() == 'A');
    CHECK(game.score('A') == 3);
    game.step(std::string("A: ") + kIntoNearGate);
    CHECK(game.whose_turn() == 'A');
}

TEST_CASE("DB-13 the city may be occupied; two who cross make a tie there later (INT-4)") {
    auto game = scenario(kDrawbridges, R"(
        .###. ..... .....
        ..B.. ..... .....
        ..+== ==A== ==A==
        ..... ..... .....
        ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.step("place frrr-3ends at (3,0); pass; A: cross A normal 1 on city1 at (0,0); A: pass");
    game.play("place cfff-cap at (0,-1) turned 2");
    CHECK(game.score('A') == 4 + 4);
    CHECK(game.score('B') == 4);
}

TEST_CASE("DB-15 every meeple of the road is asked by itself: stay, or a tile of an open city") {
    auto game = road_from_a_gate("A");
    game.step(std::string(kClose) + "; pass");
    CHECK(game.choices() == offered({kIntoNearGate, kIntoFarGate}));
    game.step("A: pass");
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("DB-16 they may go to different cities") {
    auto game = scenario(kDrawbridges, R"(
        .###. ..... .....
        ..#.. ..... .....
        ..+== ==A== ==A==
        ..... ..... .....
        ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.step("place t03-cffr-cap-end-drawbridge at (3,0); pass");
    game.step("A: cross A normal 1 on city1 at (0,0); A: cross A normal 2 on city1 at (3,0)");
    CHECK(game.followers_in_hand('A') == 5);
}

TEST_CASE("DB-5 the same city at both ends is one destination, and any tile of it may be chosen (DB-26)") {
    auto game = scenario(kDrawbridges, R"(
        .###.
        ..#..
        ..+==
        .....
        .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.play("place cccf-three at (0,-1); place ccff-corner at (1,-1) turned 2");
    game.step("place t03-cffr-cap-end-drawbridge at (1,0); follower on road");
    const std::string answers = game.choices();
    std::size_t crossings = 0;
    for (std::size_t at = answers.find("cross"); at != std::string::npos; at = answers.find("cross", at + 1)) ++crossings;
    CAPTURE(answers);
    CHECK(crossings == 4);
}

TEST_CASE("DB-17 the others of the road return, whoever crosses") {
    auto game = scenario(kDrawbridges, R"(
        .###. ..... ..... .....
        ..#.. ..... ..... .....
        ..+== ==A== ==A== ==B==
        ..... ..... ..... .....
        ..... ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.step("place t03-cffr-cap-end-drawbridge at (4,0); pass; A: cross A normal 1 on city1 at (4,0); A: pass");
    CHECK(game.followers_in_hand('A') == 6);
    CHECK(game.followers_in_hand('B') == 7);
}

TEST_CASE("DB-11 the last tile of the game: first the crossing, then the final scoring counts the knight") {
    auto game = road_from_a_gate("A", "bag: t03-cffr-cap-end-drawbridge\n");
    game.step(std::string(kClose) + "; pass");
    CHECK(game.whose_decision() == 'A');
    game.step(kIntoFarGate);
    CHECK(game.finished());
    CHECK(game.score('A') == 3 + 1);
}

TEST_CASE("INT-5 a road that stays open at the end moves nobody") {
    auto game = road_from_a_gate("A");
    game.finish();
    CHECK(game.score('A') == 2);
}
