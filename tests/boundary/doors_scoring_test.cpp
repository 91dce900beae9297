// The doors of scoring: tile sources, entries, sheets, bonuses, awards, payments. The rules are those of plugins/market.
#include "doors.h"

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
    CHECK(points_for_road({"market", "market.elements = [\"half\", \"more\"]"}) == 4);  // 3.75, and not half of 8 or 3 and a half
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
