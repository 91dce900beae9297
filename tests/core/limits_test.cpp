// Boxes and positions at the edge of what the engine holds.
#include "engine/position.h"
#include "kit/catch.h"
#include "kit/must.h"
#include "kit/side_by_side.h"
#include "pontlevis/core/playout.h"
#include "pontlevis/core/setup.h"
#include "pontlevis/core/verify.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr const char* kFiveEdges = R"(
    set = "test"
    title = "Tiles with five kinds of edges"
    published = { C3 = 2 }
    [[tile]]
    id = "start"
    copies = { C3 = 1 }
    start_copies = { C3 = 1 }
    edges = "wall moat field field"
    [tile.segments]
    field1 = { halves = "SL SR WL WR" }
    [[tile]]
    id = "each"
    copies = { C3 = 1 }
    edges = "city road wall moat"
    [tile.segments]
    city1 = { edges = "N" }
    road1 = { edges = "E" }
    field1 = { halves = "EL ER", cities = "city1" }
)";

constexpr const char* kSevenEdges = R"(
    set = "test"
    title = "Tiles with seven kinds of edges"
    published = { C3 = 2 }
    [[tile]]
    id = "start"
    copies = { C3 = 1 }
    start_copies = { C3 = 1 }
    edges = "field field road field"
    [tile.segments]
    road1 = { edges = "S" }
    field1 = { halves = "NL NR EL ER SL SR WL WR" }
    [[tile]]
    id = "each"
    copies = { C3 = 1 }
    edges = "wall moat dike weir"
    [tile.segments]
)";

Config two_players(int copies) {
    Config config = must(parse_config("players = [\"A\", \"B\"]\n", "test.toml"));
    config.boxes["base"].copies = copies;
    return config;
}

}  // namespace

TEST_CASE("limits: the smallest block of a large board with many kinds of edges has room") {
    Config config = two_players(200);
    config.boxes["base"].tiles_name = "five-edges.toml";
    config.boxes["base"].tiles_text = kFiveEdges;
    const auto rules = must(Ruleset::compose(config));
    Game game(rules, 1);
    REQUIRE(game.state().bytes().size() > 64 * 1024);
    Random random{1};
    while (!game.finished() && game.decisions() < 200)
        must(game.apply(game.decision().is_chance() ? game.draw() : game.pick(random.below(game.count()))));
    CHECK(verify(game).empty());
    game.restart(2);
    CHECK(verify(game).empty());
}

TEST_CASE("limits: a large board with so many kinds of edges that signatures have no buckets plays") {
    Config config = two_players(200);
    config.boxes["base"].tiles_name = "seven-edges.toml";
    config.boxes["base"].tiles_text = kSevenEdges;
    Game game(must(Ruleset::compose(config)), 1);
    REQUIRE(game.in_bag() == 399);
    Random random{1};
    must(play_out(game, random));
    CHECK(game.tiles_laid() > 100);
    CHECK(game.tiles_laid() + game.set_aside() == 400);
    CHECK(verify(game).empty());
}

TEST_CASE("limits: a position of more tiles than the box has is refused before it outgrows the tables") {
    const auto rules = must(Ruleset::compose(two_players(1)));
    std::uint16_t most = 0;  // segments
    for (std::uint16_t type = 0; type < rules->tiles.size(); ++type)
        if (rules->tiles[type].segments.size() > rules->tiles[most].segments.size()) most = type;
    Setup setup;
    for (std::int16_t x = 0; x < 72; ++x) setup.tiles.push_back({most, {x, 0}, 0, {}});
    Game game(rules, 1);
    const std::uint64_t hash = game.hash();
    const Result<void> answer = set_up(game, setup);
    REQUIRE_FALSE(answer);
    CHECK(answer.error().text ==
          "set-up: 72 of base/rrrr-4ends, but the box has 1\n  a config can set `copies`  [BASE-1]");
    CHECK(game.hash() == hash);
}

TEST_CASE("limits: a position without a tile is refused") {
    Game game(must(Ruleset::compose(two_players(1))), 1);
    const Result<void> answer = set_up(game, {});
    REQUIRE_FALSE(answer);
    CHECK(answer.error().text == "set-up: no tile lies at (0,0)  [BASE-3]");
}

TEST_CASE("limits: the largest box plays") {
    Game game(must(Ruleset::compose(two_players(200))), 1);
    REQUIRE(game.in_bag() == 14399);
    Random random{1};
    must(play_out(game, random));
    CHECK(game.tiles_laid() + game.set_aside() == 14400);
    CHECK(verify(game).empty());
}
