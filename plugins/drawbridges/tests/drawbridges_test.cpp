// The Drawbridges alone, on drawn boards: both worked examples, and the rows of the decision table and cases (J) that need no
// other expansion. The others are in meetings_test.cpp, and in tests/strangers for expansions that do not exist here.
#include <bit>

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

}  // namespace

TEST_CASE("DB-1, DB-2 twelve tiles, one of each in the bag: one garden, three water towers, and a link at every gate") {
    const auto game = scenario(kDrawbridges, Start::only);
    const Ruleset& rules = game.game().rules();
    CHECK(rules.tiles_in_bag() == 71 + 12);
    int tiles = 0;
    std::string gardens, towers, passed, twice;
    for (std::uint16_t type = 0; type < rules.tiles.size(); ++type) {
        const TileType& tile = rules.tiles[type];
        if (!tile.id.starts_with("drawbridges/")) continue;
        CAPTURE(tile.id);
        const std::string number = tile.id.substr(std::string("drawbridges/").size(), 4);
        ++tiles;
        CHECK(game.game().in_bag(type) == 1);
        std::uint32_t gates = 0, links = 0;
        for (const auto& group : tile.junctions)
            for (const std::uint8_t city : group) gates += tile.segments[city].kind == "city" ? 1 : 0;
        for (const SegmentType& segment : tile.segments) {
            if (segment.kind == "garden") gardens += number;
            for (const Mark& mark : segment.marks) {
                if (mark.name != "drawbridges.drawbridge") continue;
                CHECK(segment.kind == "road");
                links += static_cast<std::uint32_t>(std::popcount(mark.segments));
                if (std::popcount(mark.segments) > 1) twice += number;
                if (std::popcount(segment.edges) > 1) passed += number;
            }
        }
        for (const Mark& mark : tile.symbols) towers += mark.name == "drawbridges.water-tower" ? number : "?";
        CHECK(links == (tile.junctions.empty() ? 1 : gates));  // on t12 the road goes on: no junction
    }
    CHECK(tiles == 12);
    CHECK(gardens == "t04-");
    CHECK(towers == "t05-t06-t08-");
    CHECK(twice == "t10-");
    CHECK(passed == "t12-");
}

TEST_CASE("DB-2 a drawbridge is no feature: road, city and fields are all that a meeple may occupy") {
    auto game = scenario(kDrawbridges, Start::only);
    game.step("place t01-cfrf-cap-end-drawbridge at (0,-1) turned 2");
    CHECK(game.places_for_followers() == "city1 road1 field1 field2");
}

TEST_CASE("EX-1, DB-7 (J.1) a road of two tiles pays 2, and its only meeple crosses into the open city") {
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
    CHECK(game.where("normal") == "city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)");
}

TEST_CASE("EX-2 (J.2) two of three on a road of six: 6 points, one crosses into the bigger city, the others return") {
    auto game = scenario(kDrawbridges, R"(
        .###.
        ..#..
        ..#..
        ..#..
        .###.

        .###. ..... ..... ..... .....
        ..#.. ..... ..... ..... .....
        ..+== ==A== ==A== ==B== =====
        ..... ..... ..... ..... .....
        ..... ..... ..... ..... .....
        (0,1): t02-crff-cap-end-drawbridge
    )");
    game.step("place t03-cffr-cap-end-drawbridge at (5,1); pass");
    CHECK(game.score('A') == 6);
    CHECK(game.score('B') == 0);
    CHECK(game.followers_in_hand('A') == 5);  // both wait for their fate
    game.step("A: cross A normal 1 on city1 at (0,1)");
    CHECK(game.choices().find("cross A normal 2") != std::string::npos);
    game.step("A: pass");
    CHECK(game.followers_in_hand('A') == 6);
    CHECK(game.followers_in_hand('B') == 7);
    CHECK(game.where("normal") == "city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,1)");
}

TEST_CASE("DB-3 fields reach the walls behind a moat") {
    auto game = scenario(kDrawbridges, R"(
        .....
        .....
        .....
        ..#..
        .###.

        .###.
        ..#..
        ==+..
        ..A..
        .....
        (0,1): t03-cffr-cap-end-drawbridge
    )");
    game.finish();
    CHECK(game.score('A') == 3);
}

TEST_CASE("row 1 (DB-12) a road without meeples moves nobody, and is told of all the same") {
    auto game = road_from_a_gate("=");
    game.step(std::string(kClose) + "; pass");
    std::string told;
    for (const Event& event : game.game().events())
        if (event.kind == Event::Kind::note) told += to_text(game.game(), event) + "\n";
    CHECK(told == "the drawbridge at (2,0) is down  [DB-8]\n"
                  "the drawbridge at (0,0) is down  [DB-8]\n");
    CHECK(game.choices().empty());
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("row 2 (J.5, DB-12, INT-2) a tie moves nobody, both score") {
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

TEST_CASE("row 3 (J.4, DB-8) a bridge is up when its city was finished earlier: nobody is asked") {
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

TEST_CASE("row 3 (J.3, DB-9, INT-1, INT-91) city and road finished by one tile: both score, the bridge is up") {
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

TEST_CASE("row 4 (DB-26) one meeple and one open city: back, or onto any tile of it") {
    auto game = scenario(kDrawbridges, R"(
        .###.
        ..#..
        ..#..
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
    CHECK(game.choices() == offered({"cross A normal 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,1)",
                                     "cross A normal 1 on city1 of base/cfcf-span at (0,0)"}));
    SECTION("back") {
        game.step("A: pass");
        CHECK(game.followers_in_hand('A') == 7);
    }
    SECTION("into it, far from the gate") {
        game.step("A: cross A normal 1 on city1 of base/cfcf-span at (0,0)");
        CHECK(game.where("normal") == "city1 of base/cfcf-span at (0,0)");
    }
}

TEST_CASE("row 5 (DB-15, DB-16, DBQ-1) several meeples and one open city: each is asked by itself") {
    for (const auto& [answers, in_hand] : std::vector<std::pair<std::string, int>>{
             {"A: cross A normal 1 on city1 at (0,0); A: cross A normal 2 on city1 at (0,0)", 5},
             {"A: pass; A: cross A normal 2 on city1 at (0,0)", 6},
             {"A: pass; A: pass", 7}}) {
        auto game = scenario(kDrawbridges, R"(
            .###. ..... .....
            ..#.. ..... .....
            ..+== ==A== ==A==
            ..... ..... .....
            ..... ..... .....
            (0,0): t02-crff-cap-end-drawbridge
        )");
        game.step("place frrr-3ends at (3,0); pass; " + answers);
        CHECK(game.followers_in_hand('A') == in_hand);
        CHECK(game.whose_turn() == 'B');
    }
}

TEST_CASE("row 6 (J.7, DB-9) of three links the one whose city is closed now is up, the two others are down") {
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
    game.step("place t10-ccfr-2cap-end-inner-field-2drawbridges at (1,1); pass");
    CHECK(game.score('A') == 3);
    CHECK(game.choices() == offered({"cross A normal 1 on city2 of drawbridges/t10-ccfr-2cap-end-inner-field-2drawbridges at (1,1)",
                                     "cross A normal 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (-1,1)"}));
}

TEST_CASE("row 6 (DB-9) beside two open cities the one that was finished in an earlier turn is not offered") {
    auto game = road_from_a_gate("A");
    game.play("A: place cfff-cap at (0,-1) turned 2; B: place ffff-monastery at (0,1)");
    game.step("A: place t10-ccfr-2cap-end-inner-field-2drawbridges at (2,0); pass");
    CHECK(game.score('A') == 3);
    CHECK(game.choices() == offered({"cross A normal 1 on city1 of drawbridges/t10-ccfr-2cap-end-inner-field-2drawbridges at (2,0)",
                                     "cross A normal 1 on city2 of drawbridges/t10-ccfr-2cap-end-inner-field-2drawbridges at (2,0)"}));
}

TEST_CASE("row 6 (DB-16) two meeples may go to different cities") {
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

TEST_CASE("row 7 (J.8, DB-5) the same city at both ends is one destination, and any tile of it may be chosen") {
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
    CHECK(game.choices() == offered({"cross A normal 1 on city1 of drawbridges/t03-cffr-cap-end-drawbridge at (1,0)",
                                     "cross A normal 1 on city1 of base/ccff-corner at (1,-1)",
                                     "cross A normal 1 on city1 of base/cccf-three at (0,-1)",
                                     "cross A normal 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)"}));
}

TEST_CASE("row 17 (J.6, DB-13, INT-3) the majority decides in the turn of another player, too") {
    auto game = road_from_a_gate("A", "turn: B\n");
    game.step(std::string(kClose) + "; pass");
    CHECK(game.whose_turn() == 'B');
    CHECK(game.whose_decision() == 'A');
    CHECK(game.score('A') == 3);
    game.step(std::string("A: ") + kIntoNearGate);
    CHECK(game.whose_turn() == 'A');
}

TEST_CASE("row 22 (DB-10, INT-5) a road that stays open at the end moves nobody") {
    auto game = road_from_a_gate("A");
    game.finish();
    CHECK(game.finished());
    CHECK(game.score('A') == 2);
}

TEST_CASE("J.9 (DB-4) the continuous road leads past its bridge: it crosses when both ends are closed") {
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

// Two roads that t09 closes at once: B's in the west, A's in the east. Both lead into its city.
constexpr const char* kTwoRoads = R"(
    .###. .....       ..... .###.
    ..#.. .....       ..... ..#..
    ..+== ==B==       ==A== ==+..
    ..... .....       ..... .....
    ..... .....       ..... .....

          ..... ..... .....
          ..... ..... .....
          ..M.. ..M.. ..M..
          ..... ..... .....
          ..... ..... .....
    (0,0): t02-crff-cap-end-drawbridge
    (4,0): t03-cffr-cap-end-drawbridge
)";

TEST_CASE("J.22 (DBQ-2, INT-90) of two roads closed at once the active player's comes first, and each sees who crossed") {
    auto game = scenario(kDrawbridges, kTwoRoads);
    game.step("place t09-crfr-cap-2ends-drawbridge at (2,0); pass");
    CHECK(game.score('A') == 3);
    CHECK(game.score('B') == 3);
    CHECK(game.whose_decision() == 'A');
    game.step("A: cross A normal 1 on city1 of drawbridges/t09-crfr-cap-2ends-drawbridge at (2,0)");
    CHECK(game.whose_decision() == 'B');
    CHECK(game.choices() == offered({"cross B normal 1 on city1 of drawbridges/t09-crfr-cap-2ends-drawbridge at (2,0)",
                                     "cross B normal 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)"}));
    game.step("B: cross B normal 1 on city1 of drawbridges/t09-crfr-cap-2ends-drawbridge at (2,0)");
    game.play("B: place cfff-cap at (2,-1) turned 2");
    CHECK(game.score('A') == 3 + 4);
    CHECK(game.score('B') == 3 + 4);
}

TEST_CASE("J.22 (DBQ-2) in the other player's turn it is the other way round") {
    auto game = scenario(kDrawbridges, std::string(kTwoRoads) + "turn: B\n");
    game.step("place t09-crfr-cap-2ends-drawbridge at (2,0); pass");
    CHECK(game.whose_decision() == 'B');
    game.step("B: pass");
    CHECK(game.whose_decision() == 'A');
}

TEST_CASE("J.24 (DB-11) the last tile of the game: first the crossing, then the final scoring counts the knight") {
    auto game = road_from_a_gate("A", "bag: t03-cffr-cap-end-drawbridge\n");
    game.step(std::string(kClose) + "; pass");
    CHECK(game.whose_decision() == 'A');
    game.step(kIntoFarGate);
    CHECK(game.finished());
    CHECK(game.score('A') == 3 + 1);
}

TEST_CASE("DB-10 finishing the city moves nobody") {
    auto game = road_from_a_gate("A");
    game.step("place cfff-cap at (0,-1) turned 2; pass");
    CHECK(game.choices().empty());
    CHECK(game.followers_in_hand('A') == 7 - 1);
}

TEST_CASE("DB-10 a bridge that was up stays without effect, and one that was down is not looked at again") {
    auto game = road_from_a_gate("A");
    game.step(std::string(kClose) + "; pass; pass");
    game.step("place cfff-cap at (0,-1) turned 2; pass");
    CHECK(game.choices().empty());
}

TEST_CASE("DB-13 (INT-4, DBQ-24) the city may be occupied, by whomever") {
    for (const std::string knight : {"A", "B"}) {
        auto game = scenario(kDrawbridges, R"(
            .###. .....
            ..)" + knight + R"(.. .....
            ..+== ==A==
            ..... .....
            ..... .....
            (0,0): t02-crff-cap-end-drawbridge
        )");
        game.step("place frrr-3ends at (2,0); pass");
        CHECK(game.whose_decision() == 'A');
        CHECK(game.asked() == "drawbridges.cross");
        CHECK(game.game().count() == 2);
    }
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

TEST_CASE("DB-15 nothing else is an answer: not to another city, not for another's meeple") {
    auto game = scenario(kDrawbridges, R"(
        .###. ..... ..... .....
        ..#.. ..... ..... .....
        ..+== ==A== ==A== ==B==
        ..... ..... ..... .....
        ..... ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.step("place t03-cffr-cap-end-drawbridge at (4,0); pass");
    for (const char* words : {"cross B normal 1 on city1 at (4,0)", "cross A normal 2 on city1 at (4,0)", "cross A normal 1 on field1 at (0,0)"})
        CHECK(game.refusal(words).find("it is none of the answers to drawbridges.cross  [DB-15]") != std::string::npos);
}

TEST_CASE("DB-8, DB-9 it is told of each bridge of a road that was finished whether it is down or up") {
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
    game.step("place t10-ccfr-2cap-end-inner-field-2drawbridges at (1,1); pass");
    std::string told;
    for (const Event& event : game.game().events())
        if (event.kind == Event::Kind::note) told += to_text(game.game(), event) + "\n";
    CHECK(told == "the drawbridge at (1,1) is up  [DB-9]\n"
                  "the drawbridge at (1,1) is down  [DB-8]\n"
                  "the drawbridge at (-1,1) is down  [DB-8]\n");
}
