// The Drawbridges beside expansions that do not exist here: invented ones do the same to the engine. The rows of the
// decision table and cases (J) about them.
#include "pontlevis/core/verify.h"
#include "strangers.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

/// The Drawbridges and an element of the strangers.
Scenario table(const std::string& element, std::string_view drawing) {
    const std::string on = "strangers.elements = [\"" + element + "\"]";
    return scenario({"drawbridges", "strangers", on}, drawing);
}

/// A's meeple on a road from a gate, the city of which is open in the north.
constexpr const char* kRoad = R"(
    .###. .....
    ..#.. .....
    ..+== ==A==
    ..... .....
    ..... .....
    (0,0): t02-crff-cap-end-drawbridge
)";

constexpr const char* kInto = "cross A normal 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)";
const std::string kOffered = std::string("pass; ") + kInto;

}  // namespace

// ---- completed without a tile -----------------------------------------------------------------------------------

TEST_CASE("J.18 (DB-6, INT-22) a ferry that sails away completes a road; each of its parts has a majority of its own") {
    auto game = table("ferry", R"(
        .###. .....       .....
        ..#.. .....       .....
        ..+== ==A==       ==B==
        ..... .....       .....
        ..... .....       .....

        ..... ..... ..=.. .....
        ..... ..... ..+.. .....
        ..M.. ..M.. ..M.. ..M..
        ..... ..... ..... .....
        ..... ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
        turn: B
    )");
    game.play("B: place frrr-lake at (2,0); pass; sail on road1 at (2,0) to road3 at (2,0)");
    CHECK(game.score('A') == 0);
    game.step("A: place base/ffff-monastery at (0,2); pass; sail on road1 at (2,0) to road2 at (2,0)");
    CHECK(game.score('A') == 3);
    CHECK(game.score('B') == 0);
    CHECK(game.followers_in_hand('B') == 6);
    CHECK(game.choices() == kOffered);
    game.step(kInto);
    CHECK(verify(game.game(), {.whole_box = false}).empty());
}

TEST_CASE("J.18 (DB-6, INT-21) two tunnels' mouths that are joined complete the road, and who stands far away crosses") {
    auto game = table("tunnel", R"(
        .###. .....
        ..#.. .....
        ..+== ==A==
        ..... .....
        ..... .....

        .....
        .....
        ==+==
        ..=..
        ..=..
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.play("A: place fffr-mouth at (2,0)");
    CHECK(game.score('A') == 0);  // its road is open at the mouth
    game.play("B: place fffr-mouth at (-1,1) turned 2; pass; pass");
    CHECK(game.score('A') == 0);
    game.step("A: place base/ffff-monastery at (-1,2); pass");
    game.step("tunnel on road1 of fffr-mouth at (2,0) to road1 of fffr-mouth at (-1,1)");
    CHECK(game.score('A') == 5);
    CHECK(game.choices() == kOffered);
    game.step(kInto);
    CHECK(verify(game.game(), {.whole_box = false}).empty());
}

// ---- before the scoring -----------------------------------------------------------------------------------------

TEST_CASE("row 19 (J.19, DB-14, DB-31, INT-16) who comes to the road before it is scored counts, and may cross") {
    auto game = table("quarter", std::string(kRoad) + "turn: B\n");
    game.play("B: place base/ffff-monastery at (0,1); wait; A: place base/ffff-monastery at (1,1); B: place base/ffff-monastery at (0,2); wait");
    game.step("A: place base/frrr-3ends at (2,0); pass");
    CHECK(game.asked() == "strangers.redeploy");
    CHECK(game.whose_decision() == 'B');
    game.step("B: redeploy B normal 1 on road3 of base/frrr-3ends at (2,0)");
    game.step("B: redeploy B normal 2 on road3 of base/frrr-3ends at (2,0)");
    CHECK(game.score('A') == 0);
    CHECK(game.score('B') == 3);
    CHECK(game.asked() == "drawbridges.cross");
    game.step("B: cross B normal 1 on city1 at (0,0); B: cross B normal 2 on city1 at (0,0)");
    CHECK(game.followers_in_hand('B') == 5);
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("row 20 who is driven off before the scoring neither counts nor crosses") {
    auto game = table("beast", R"(
        .###. ..... .....
        ..#.. ..... .....
        ..+== ==A== ==B==
        ..... ..... .....
        ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.step("A: place base/frrr-3ends at (3,0); pass");
    SECTION("the other one has the majority alone") {
        game.step("hunt A normal 1");
        CHECK(game.score('A') == 0);
        CHECK(game.score('B') == 4);
        CHECK(game.choices() == "pass; cross B normal 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)");
    }
    SECTION("or has it no longer") {
        game.step("hunt B normal 1");
        CHECK(game.score('A') == 4);
        CHECK(game.choices() == kOffered);
    }
    SECTION("nobody is driven off: a tie") {
        game.step("pass");
        CHECK(game.whose_turn() == 'B');
    }
}

TEST_CASE("DBQ-6 (INT-27) a tile where nobody may go is not offered, nor a city that has no other one") {
    constexpr const char* drawing = R"(
        .###.
        ..#..
        ..#..
        ..B..
        .###.

        .###. .....
        ..#.. .....
        ..+== ==A==
        ..... .....
        ..... .....
        (0,1): t02-crff-cap-end-drawbridge
    )";
    auto game = table("beast", drawing);
    game.step("A: place base/frrr-3ends at (2,1); pass; hunt B normal 1");
    CHECK(game.choices() == "pass; cross A normal 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,1)");

    auto alone = table("beast", R"(
        .###. .....
        ..B.. .....
        ..+== ==A==
        ..... .....
        ..... .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    alone.step("A: place base/frrr-3ends at (2,0); pass; hunt B normal 1");
    CHECK(alone.score('A') == 3);
    CHECK(alone.whose_turn() == 'B');
    CHECK(alone.followers_in_hand('A') == 7);
}

// ---- the scoring ------------------------------------------------------------------------------------------------

TEST_CASE("row 15 (DB-35, INT-28, DBQ-28) the sprite pays for the road and stays where it is, beside nobody") {
    auto game = table("sprite", kRoad);
    game.play("A: place base/ffff-monastery at (0,1); charm A normal 1");
    game.step("B: place base/frrr-3ends at (2,0); pass");
    CHECK(game.score('A') == 3 + 3);
    CHECK(game.choices() == kOffered);
    game.step(std::string("A: ") + kInto);
    CHECK(game.where("sprite") == "the tile base/frfr-straight at (1,0)");
    game.play("A: place base/cfff-cap at (0,-1) turned 2");
    CHECK(game.score('A') == 6 + 4);  // nothing for the sprite
}

TEST_CASE("DBQ-32 a road that is swept up is no completed one: all go home, nobody crosses") {
    auto game = table("sweeper", kRoad);
    game.step("A: place base/frfr-straight at (2,0); pass; sweep on road1");
    CHECK(game.score('A') == 3);
    CHECK(game.whose_turn() == 'B');
    CHECK(game.followers_in_hand('A') == 7);
}

// ---- where they arrive ------------------------------------------------------------------------------------------

TEST_CASE("J.20 (DB-26, INT-6) a monastery inside the city is no landing place") {
    auto game = scenario({"drawbridges", "strangers"}, R"(
        #####
        #####
        #####
        #####
        #####

        .###. .....
        ..#.. .....
        ..+== ==A==
        ..... .....
        ..... .....
        (0,0): cccc-full-monastery
        (0,1): t02-crff-cap-end-drawbridge
    )");
    game.step("A: place base/frrr-3ends at (2,1); pass");
    CHECK(game.choices() == "pass; cross A normal 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,1); "
                            "cross A normal 1 on city1 of strangers/cccc-full-monastery at (0,0)");
}

TEST_CASE("J.21 (DB-33, DB-34, INT-43) beside a pond the meeple is caught as it lands, on a far tile it is safe") {
    constexpr const char* pond = R"(
        .###.
        ..#..
        ..#..
        ..#..
        .###.

        .###.
        ..#..
        ..#..
        ..#..
        .###.

        .###. ..... .....
        ..#.. ..... .....
        ..+== ===== ==A==
        ..... ..... .....
        ..... ..... .....

        .....
        .....
        .....
        .....
        .....
        (0,2): t02-crff-cap-end-drawbridge
    )";
    auto near = table("pond", pond);
    near.step("A: place base/frrr-3ends at (3,2); pass; cross A normal 1 on city1 at (0,2)");
    CHECK(near.where("normal").find("depths") != std::string::npos);
    CHECK(near.followers_in_hand('A') == 6);
    CHECK(near.whose_turn() == 'B');

    auto far = table("pond", pond);
    far.step("A: place base/frrr-3ends at (3,2); pass; cross A normal 1 on city1 at (0,0)");
    CHECK(far.where("normal") == "city1 of base/cfcf-span at (0,0)");
}

TEST_CASE("J.21 (DB-33) a trap takes only the figure concerned: one beside the pond is caught, the other one far away is not") {
    const std::string far = "city1 of base/cfcf-span at (0,0)";
    const std::string near = "city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,2)";
    for (const bool near_first : {true, false}) {
        CAPTURE(near_first);
        auto game = table("pond", R"(
            .###.
            ..#..
            ..#..
            ..#..
            .###.

            .###.
            ..#..
            ..#..
            ..#..
            .###.

            .###. ..... .....
            ..#.. ..... .....
            ..+== ==A== ==A==
            ..... ..... .....
            ..... ..... .....

            .....
            .....
            .....
            .....
            .....
            (0,2): t02-crff-cap-end-drawbridge
        )");
        game.step("A: place base/frrr-3ends at (3,2); pass");
        game.step("A: cross A normal 1 on " + (near_first ? near : far));
        CHECK(game.asked() == "drawbridges.cross");
        game.step("A: cross A normal 2 on " + (near_first ? far : near));
        CHECK(game.whose_turn() == 'B');
        CHECK(game.followers_in_hand('A') == 5);
        CHECK(game.where("normal") == (near_first ? "place strangers.depths; " + far : far + "; place strangers.depths"));
    }
}

TEST_CASE("DB-32 (DBQ-4, INT-41) a crossing is no placement: what belongs to placing does not follow it") {
    auto game = table("harvest", R"(
        .###.
        ..#..
        ..+==
        .....
        .....
        (0,0): t02-crff-cap-end-drawbridge
    )");
    game.step("A: place base/frrr-3ends at (1,0); follower on west road");
    CHECK(game.score('A') == 2 + 1);
    game.step(kInto);
    CHECK(game.score('A') == 3);
    CHECK(game.whose_turn() == 'B');
}

// ---- invented figures -------------------------------------------------------------------------------------------

TEST_CASE("DB-18, DB-19 an invented figure crosses if its own manifest says so, and not otherwise") {
    for (const std::string kind : {"wanderer", "homebody"}) {
        auto game = scenario({"drawbridges", "wanderers"}, R"(
            .###. .....
            ..#.. .....
            ..+== ==f==
            ..... .....
            ..... .....
            (0,0): t02-crff-cap-end-drawbridge
            f: )" + kind + " of A\n");
        game.step("A: place base/frrr-3ends at (2,0); pass");
        CHECK(game.score('A') == 3);
        CHECK(game.choices() == (kind == "wanderer" ? "pass; cross A wanderer 1 on city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)" : ""));
    }
}

TEST_CASE("DB-27 (DBQ-5) an invented attachment that holds its figure fast has come off before the crossing is asked") {
    auto game = scenario({"drawbridges", "lanterns"}, kRoad);
    game.play("A: place base/ffff-monastery at (0,1); pass; hang A normal 1");
    CHECK(game.where("lantern") == "figure A normal 1");
    game.step("B: place base/frrr-3ends at (2,0); pass");
    CHECK(game.where("lantern").empty());
    CHECK(game.choices() == kOffered);
}
