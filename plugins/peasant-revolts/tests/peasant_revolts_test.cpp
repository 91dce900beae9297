// The Peasant Revolts by rule number; the plugin comes through the loader, as at a player's table.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

/// All revolt tiles stay in the bag, so that a test may draw any of them.
const Options kGame = {"peasant-revolts", "peasant-revolts.withheld = 0"};

std::uint32_t tiles_in_bag(const Scenario& game) {
    std::uint32_t sum = 0;
    for (std::uint16_t type = 0; type < game.game().rules().tiles.size(); ++type) sum += game.game().in_bag(type);
    return sum;
}

}  // namespace

TEST_CASE("PR-1 three of the twelve tiles leave the game before it begins") {
    constexpr const char* start = R"(
        .###.
        ..#..
        =====
        .....
        .....
    )";
    const auto game = scenario({"peasant-revolts"}, start);
    CHECK(tiles_in_bag(game) == 71 + 9);
    CHECK(game.whose_turn() == 'A');
    CHECK(tiles_in_bag(scenario(kGame, start)) == 71 + 12);
}

TEST_CASE("PR-1, PR-2, PR-3 the drawer loses all meeples on features of that kind, and the revolt ends with that") {
    auto game = scenario(kGame, R"(
        .###. ..... .....
        ..A.. ..... .....
        ==A== ==+== ==B==
        ..... ..A.. .....
        ..... ..=.. .....
    )");
    game.step("draw frfr-straight-revolt");
    CHECK(game.followers_in_hand('A') == 6);
    CHECK(game.where("normal") == "city1 of base/crfr-cap-straight at (0,0); road1 of base/frfr-straight at (2,0)");

    game.step("place frfr-straight-revolt at (3,0)");  // PR-4
    CHECK(game.places_for_followers() == "field1 field2");
}

TEST_CASE("PR-2, PR-3 a protected meeple brings two points, and the revolt goes on to the left") {
    auto game = scenario({"peasant-revolts", "peasant-revolts.withheld = 0", "players = 3"}, R"(
        ..=..
        ..=..
        ==+==
        ..=..
        ..=..
        turn: B
        score: B 4
    )");
    game.play("B: place base/frfr-straight at (1,0); follower on road; protect B normal 1");
    game.play("C: place base/frfr-straight at (-1,0); follower on road");
    CHECK(game.score('B') == 0);

    game.step("draw frfr-straight-revolt");
    CHECK(game.score('B') == 2);
    CHECK(game.followers_in_hand('B') == 6);
    CHECK(game.followers_in_hand('C') == 7);
}

TEST_CASE("PR-2 who has protected and unprotected meeples gets points and loses some, and nobody else is checked") {
    auto game = scenario(kGame, R"(
        ..=..
        ..=..
        ==+==
        ..B..
        ..=..
        score: A 4
    )");
    game.play("A: place base/frfr-straight at (1,0); follower on road; protect A normal 1");
    game.play("B: place base/ffff-monastery at (1,1)");
    game.play("A: place base/frfr-straight at (-1,0); follower on road");
    game.play("B: place base/ffff-monastery at (-1,1)");
    game.step("draw frfr-straight-revolt");
    CHECK(game.score('A') == 2);
    CHECK(game.where("normal") == "road1 of base/frfr-straight at (1,0); road3 of base/rrrr-4ends at (0,0)");
}

TEST_CASE("PR-3, PR-4 if nobody is there, nothing happens and the tile is placed") {
    auto game = scenario(kGame, R"(
        .###. .....
        ..A.. .....
        ===== ==+==
        ..... ..=..
        ..B.. ..=..
    )");
    game.step("draw frfr-monastery-2ends-revolt");
    CHECK(game.followers_in_hand('A') == 6);
    CHECK(game.followers_in_hand('B') == 6);
    game.step("place frfr-monastery-2ends-revolt at (2,0)");
    CHECK(game.places_for_followers() == "monastery1 road1 road2 field1 field2");
}

TEST_CASE("PR-5 farmers are never driven off") {
    auto game = scenario(kGame, R"(
        .###.
        ..#..
        =====
        ..A..
        .....
    )");
    for (const char* tile : {"draw frfr-straight-revolt", "draw ccff-corner-revolt", "draw ffff-monastery-revolt"}) {
        const State before = game.game().state();
        game.step(tile);
        CHECK(game.followers_in_hand('A') == 6);
        game.game().set_state(before);
    }
}

TEST_CASE("PR-5 the monk is driven off, also from an abbey; a road and a city hear nothing of it") {
    auto game = scenario({"peasant-revolts", "peasant-revolts.withheld = 0", "abbey-and-mayor"}, R"(
        ..... ,,,,, .###.
        ..... ,,,,, ..A..
        ..A.. ,,A,, ==A==
        ..... ,,,,, .....
        ..... ,,,,, .....
        (0,0): ffff-monastery
        (1,0): abbey
    )");
    game.step("draw ffff-monastery-revolt");
    CHECK(game.followers_in_hand('A') == 5);
    CHECK(game.where("normal") == "city1 of base/crfr-cap-straight at (2,0); road1 of base/crfr-cap-straight at (2,0)");
}

TEST_CASE("PR-5 whoever stands on castles, in cemeteries or on other acrobats is never driven off") {
    auto game = scenario({"peasant-revolts", "peasant-revolts.withheld = 0", "ghosts-castles-and-cemeteries", "under-the-big-top"}, R"(
        ..... ..... .....
        ..... ..... .....
        ..A+= ===== =+A..
        ..... ..... .....
        ..... ..... .....
        (0,0): fffr-castle-end
        (1,0): base/frfr-straight
        (2,0): fffr-cemetery-end
    )");
    game.play("A: place ffff-garden-acrobat-space at (1,1); acrobat on acrobats1");
    game.play("B: place base/ffff-monastery at (0,1)");
    for (const char* tile : {"draw frfr-straight-revolt", "draw ccff-corner-revolt", "draw ffff-monastery-revolt"}) {
        const State before = game.game().state();
        game.step(tile);
        CHECK(game.in_hand('A', "normal") == 5 - 3);
        game.game().set_state(before);
    }
}

TEST_CASE("PR-7 who places a meeple may protect it for four points") {
    auto game = scenario(kGame, R"(
        ..=..
        ..=..
        ==+==
        ..=..
        ..=..
        score: A 4, B 3
    )");
    game.step("place base/frfr-straight at (1,0); follower on road");
    CHECK(game.asked() == "peasant-revolts.protect_arrival");
    CHECK(game.choices() == "pass; protect A normal 1");
    game.play("A: protect A normal 1");
    CHECK(game.score('A') == 0);

    SECTION("PR-9 but not with three") {
        game.step("B: place base/frfr-straight at (-1,0); follower on road");
        CHECK(game.asked().empty());
        CHECK(game.score('B') == 3);
    }
}

TEST_CASE("PR-7 a farmer needs no protection") {
    auto game = scenario(kGame, R"(
        ..=..
        ..=..
        ==+==
        ..=..
        ..=..
        score: A 4
    )");
    game.step("place base/frfr-straight at (1,0); follower on field1");
    CHECK(game.asked().empty());
}

TEST_CASE("PR-8 who places no meeple may protect one on the board for two points") {
    auto game = scenario(kGame, R"(
        .....
        .....
        ==+A=
        ..=..
        ..A..
        score: A 2
    )");
    game.step("place base/ffff-monastery at (0,-1); pass");
    CHECK(game.choices() == "pass; protect A normal 1; protect A normal 2");
    game.step("protect A normal 1");
    CHECK(game.score('A') == 0);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("PR-8 who has placed a meeple in this turn may not") {
    auto game = scenario(kGame, R"(
        .....
        .....
        ==+A=
        ..=..
        ..=..
        score: A 3
    )");
    game.step("place base/ffff-monastery at (0,-1); follower on monastery");
    CHECK(game.asked().empty());
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("PR-9 nor may who has one point only") {
    auto game = scenario(kGame, R"(
        .....
        .....
        ==+A=
        ..=..
        ..=..
        score: A 1
    )");
    game.step("place base/ffff-monastery at (0,-1); pass");
    CHECK(game.asked().empty());
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("PR-10 a protected meeple that is scored is placed unprotected again") {
    auto game = scenario(kGame, R"(
        ..=..
        ..=..
        ==+==
        ..=..
        ..=..
        score: A 4
    )");
    game.play("A: place base/frfr-straight at (1,0); follower on road; protect A normal 1");
    game.play("B: place base/frrr-3ends at (2,0)");
    CHECK(game.score('A') == 3);
    game.play("A: place base/frfr-straight at (-1,0); follower on road");
    game.step("draw frfr-straight-revolt");  // by B, who has nobody there
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.score('A') == 3);
}

TEST_CASE("PR-12 a tile without a place has started its revolt all the same, and the next one may start another") {
    const char* const kAllRoads = R"(
        ..=..
        ..=..
        ==+==
        ..#..
        .###.

        .###.
        ..A..
        ==+==
        ..=..
        ..=..
    )";
    auto game = scenario(kGame, kAllRoads);
    game.step("draw cccf-three-revolt");
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.game().decision().is_chance());
    CHECK(game.whose_turn() == 'A');

    SECTION("unless the option says that only tiles that can be placed start one") {
        auto other = scenario({"peasant-revolts", "peasant-revolts.withheld = 0", "peasant-revolts.start = \"placeable\""}, kAllRoads);
        other.step("draw cccf-three-revolt");
        CHECK(other.followers_in_hand('A') == 6);
        other.step("draw frfr-straight-revolt");
        CHECK(other.followers_in_hand('A') == 6);
        CHECK_FALSE(other.game().decision().is_chance());
    }
}

TEST_CASE("PR-14 with instead_of = action, protecting is the action of phase 2") {
    auto game = scenario({"peasant-revolts", "peasant-revolts.withheld = 0", "peasant-revolts.instead_of = \"action\""}, R"(
        .....
        .....
        ==+A=
        ..=..
        ..=..
        score: A 2
    )");
    game.step("place base/ffff-monastery at (0,-1)");
    CHECK_THAT(game.choices(), Contains("pass; place normal on monastery1") && Contains("; protect A normal 1"));
    game.step("protect A normal 1");
    CHECK(game.score('A') == 0);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("without protection there are revolts only") {
    auto game = scenario({"peasant-revolts", "peasant-revolts.withheld = 0", "peasant-revolts.elements = []"}, R"(
        .....
        .....
        ==+A=
        ..=..
        ..=..
        score: A 9
    )");
    game.step("place base/ffff-monastery at (0,-1); pass");
    CHECK(game.whose_turn() == 'B');
    game.play("draw frfr-straight-revolt");
    CHECK(game.followers_in_hand('A') == 7);
}
