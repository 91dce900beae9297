// The doors of scoring: tile sources, entries, sheets, bonuses, awards, payments. The rules are those of plugins/market.
#include "doors.h"

#include <fmt/format.h>

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kMarket = {"market", "market.elements = []"};

/// A road of four tiles, once a crossing lies at (4,0).
constexpr const char* kRoad = R"(
    ..... ..... ..... .....
    ..... ..... ..... .....
    ==+== ==A== ===== =====
    ..=.. ..... ..... .....
    ..=.. ..... ..... .....
)";

/// The same of four tiles for two.
constexpr const char* kSharedRoad = R"(
    ..... ..... .....
    ..... ..... .....
    ==+== ==A== ==B==
    ..=.. ..... .....
    ..=.. ..... .....
    score: A 1, B 5
)";

int points_for_road(Options options, char seat = 'A') {
    auto game = scenario(options, kRoad);
    game.play("A: place frrr-3ends at (4,0)");
    check_verified(game);
    return game.score(seat);
}

}  // namespace

// ---- door 4: contributions ------------------------------------------------------------------------------------

TEST_CASE("door 4: a player takes a tile of his own instead of a draw, once") {
    auto game = scenario(kMarket, Start::only);
    CHECK(game.asked() == "tile.source");
    CHECK(game.choices() == "pass; stall market/frfr-stall");
    const std::uint32_t bag = game.game().in_bag();
    game.step("A: stall market/frfr-stall");
    CHECK(game.game().decision().kind == Decision::Kind::place_tile);
    game.play("A: place market/frfr-stall at (1,0)");
    CHECK(game.game().in_bag() == bag);
    game.play("B: place ffrr-curve at (2,0) turned 1");
    CHECK(game.game().decision().is_chance());  // A has used his
    check_verified(game);
}

TEST_CASE("door 4: a tile that is owed hides all other sources") {
    auto game = scenario(kMarket, Start::only);
    game.step("A: place frfr-straight at (1,0); order");
    game.play("pass");
    game.play("B: place frfr-straight at (2,0)");
    CHECK(game.choices() == "take market/rrrr-order");
    game.step("A: take market/rrrr-order; A: place market/rrrr-order at (3,0)");
    CHECK(game.game().tile_at(Cell{3, 0}).has_value());
    check_verified(game);
}

TEST_CASE("door 4: tiles of a pool that nobody draws are neither drawn nor missing") {
    auto game = scenario(kMarket, Start::only);
    CHECK(game.game().in_bag() == 71);
    CHECK_FALSE(game.game().apply(must(parse_option(game.game(), "draw market/rrrr-order"))));
    check_verified(game);
}

TEST_CASE("door 4: factors of several functions are rounded once") {
    CHECK(points_for_road(kMarket) == 5);
    CHECK(points_for_road({"market", "market.elements = [\"half\"]"}) == 3);           // 2.5
    CHECK(points_for_road({"market", "market.elements = [\"more\"]"}) == 8);           // 7.5
    CHECK(points_for_road({"market", "market.elements = [\"half\", \"more\"]"}) == 4);  // 3.75; 3 and a half of it, rounded, is 5
    CHECK(points_for_road({"market", "market.elements = [\"third\"]"}) == 7);           // 6.7
    // Rounded one by one it is 11 in either order: 7.5, and a third of 8 more; 6.7, and half of 7 more.
    CHECK(points_for_road({"market", "market.elements = [\"more\", \"third\"]"}) == 10);
}

TEST_CASE("door 4: sheets add to rates, to the product, behind it, and for one owner") {
    CHECK(points_for_road({"market", "market.elements = [\"tolls\"]"}) == 22);            // 5 * 2 + 1, 1 behind, 10 for A
    CHECK(points_for_road({"market", "market.elements = [\"tolls\", \"half\"]"}) == 17);  // 11 halved is 6, 1 behind, 10 for A

    auto game = scenario({"market", "market.elements = [\"tolls\"]"}, kSharedRoad);
    game.play("A: place frrr-3ends at (3,0)");
    CHECK(game.score('A') == 1 + (4 * 2 + 1 + 1) + 10);
    CHECK(game.score('B') == 0);  // 10 less 100: that takes from the points he has, and no more
    check_verified(game);
}

TEST_CASE("door 4: a plugin adds what is scored, in a way of its own") {
    auto game = scenario({"market", "market.elements = []", "copies = 4"}, R"(
        .###.
        ..A..
        ..#..
        ..#..
        .###.

        .###.
        ..A..
        ..#..
        ..#..
        .###.

        .###.
        ..B..
        ..#..
        ..#..
        .###.
    )");
    game.step("A: place cfcf-span at (0,-1)");
    decline_until(game, "land");
    CHECK(game.choices() == "pass; fair on city1 of base/cfcf-span at (0,-1)");
    game.step("A: fair on city1");
    CHECK(game.score('A') == 4);  // four tiles, as at the end of the game,
    CHECK(game.score('B') == 4);  // to everybody who stands there, not to the majority,
    CHECK(game.followers_in_hand('A') == 5);
    CHECK(game.followers_in_hand('B') == 6);  // and all of them stay
    check_verified(game);

    game.play("pass");
    game.play("B: place cfff-cap at (0,3)");  // in this turn there is no fair, and the city has an end in the north
    CHECK(game.score('A') == 4);
    game.play("A: place cfff-cap at (0,-2) turned 2");
    CHECK(game.score('A') == 4 + 12);
    CHECK(game.score('B') == 4);
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("door 4: what is void is worth only what is added beside the rates") {
    auto game = scenario({"market", "market.elements = [\"tolls\", \"ruined\"]"}, kRoad);
    game.finish();
    CHECK(game.score('A') == 2 + 10);
}

TEST_CASE("door 4: a bonus goes to figures of the minority, too, and awards to figures in hand") {
    auto game = scenario({"market"}, R"(
        ..... ..... ..... .....
        ..... ..... ..... .....
        ==+== ==A== ==A== ==B==
        ..=.. ..... ..... .....
        ..=.. ..... ..... .....
    )");
    game.play("A: place frrr-3ends at (4,0)");
    CHECK(game.score('A') == 5 + 2);
    CHECK(game.score('B') == 1);
    game.finish();
    CHECK(game.score('A') == 7 + 14);
    CHECK(game.score('B') == 1 + 14);
}

// ---- door 12: points and scoring outside of the scoring step --------------------------------------------------

TEST_CASE("door 12: a charge takes no more than down to its floor, and nothing from who is below it") {
    auto game = scenario({"market", "market.elements = []", "players = 4"}, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
        score: A 9, B 8, C 4, D 1
    )");
    game.step("A: place ffff-monastery at (0,-1); pass; pass; tax");
    CHECK(game.score('A') == 9);
    CHECK(game.score('B') == 5);
    CHECK(game.score('C') == 2);
    CHECK(game.score('D') == 1);
    check_verified(game);
}

TEST_CASE("door 12: a feature is scored at once, as if unfinished, with all value sheets, and its figures go home") {
    const auto scored = [](Options options) {
        auto game = scenario(options, R"(
            ..... .....
            ..... .....
            ==+== =====
            ..=.. .....
            ..=.. .....
            score: A 3
        )");
        game.step("A: place frfr-straight at (2,0)");
        decline_until(game, "");
        game.step("A: follower on road1");
        CHECK(game.followers_in_hand('A') == 6);
        decline_until(game, "land");
        game.step("A: auction on road1");
        CHECK(game.followers_in_hand('A') == 7);
        CHECK(memory(game, "market.scored") == 1);
        CHECK(memory(game, "market.heard", 0) == 2);  // the payment, and what it brought
        check_verified(game);

        game.play("pass");
        game.step("B: place frrr-3ends at (3,0)");
        decline_until(game, "");
        game.play("B: follower on road3");  // nobody is there any more; the road is finished now
        return fmt::format("A {}, B {}", game.score('A'), game.score('B'));
    };
    CHECK(scored(kMarket) == "A 5, B 4");  // 3 - 1 + 3
    CHECK(scored({"market", "market.elements = [\"more\"]"}) == "A 7, B 6");  // 3 - 1 + 4.5
}

TEST_CASE("door 12: what was scored is known until the part ends, and its value can be copied") {
    auto game = scenario(kMarket, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==B== =====
        ..=.. ..... .....
        ..=.. ..... .....
    )");
    game.step("A: place frrr-3ends at (3,0)");
    decline_until(game, "part.end");
    CHECK(game.score('B') == 4);
    CHECK(game.followers_in_hand('B') == 7);
    CHECK(is_offered(game, "copy 4"));
    game.step("A: copy 4");
    CHECK(game.score('A') == 4);

    game.step("B: place ffff-monastery at (1,1)");
    decline_until(game, "part.end");
    CHECK(game.choices() == "pass; gift 1; gift 2; gift 3; tax");  // nothing was scored in this part
    check_verified(game);
}

TEST_CASE("door 12: points go from one player to another one, as many as he has, and both are told") {
    auto game = scenario(kMarket, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
        score: A 2, B 1
    )");
    game.step("A: place ffff-monastery at (0,-1)");
    decline_until(game, "part.end");
    CHECK(game.choices() == "pass; gift 1; gift 2");
    CHECK_FALSE(game.refusal("gift 3").empty());
    game.step("A: gift 2");
    CHECK(game.score('A') == 0);
    CHECK(game.score('B') == 3);
    CHECK(memory(game, "market.heard", 0) == 1);
    CHECK(memory(game, "market.heard", 1) == 1);
    check_verified(game);
}
