// BASE-14: a finished city of two tiles, by the rule of today and by the old one.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr const char* kCap = R"(
    .###.
    ..A..
    .....
    .....
    .....
)";

constexpr const char* kThreeTiles = R"(
    .....
    .....
    .....
    ..#..
    .###.

    .###.
    ..A..
    ..*..
    ..#..
    .###.
)";

/// Two tiles with a cap of city each, one of them with a pennant; the printed tiles have no such pair.
constexpr const char* kCaps = R"(tiles = "caps.toml"
tiles_text = '''
set = "caps"
title = "Caps"
published = { C1 = 2, C2 = 2, C3 = 2 }
[[tile]]
id = "plain"
copies = { C1 = 1, C2 = 1, C3 = 1 }
start_copies = 1
edges = "city field field field"
[tile.segments]
city1  = { edges = "N" }
field1 = { halves = "EL ER SL SR WL WR", cities = "city1" }
[[tile]]
id = "pennant"
copies = { C1 = 1, C2 = 1, C3 = 1 }
edges = "city field field field"
[tile.segments]
city1  = { edges = "N", pennants = 1 }
field1 = { halves = "EL ER SL SR WL WR", cities = "city1" }
''')";

}  // namespace

TEST_CASE("BASE-14 a finished city of two tiles scores four points") {
    auto game = scenario({}, kCap);

    game.play("place cfff-cap at (0,-1) turned 2");

    CHECK(game.score('A') == 4);
}

TEST_CASE("BASE-14 by the old rule a finished city of two tiles scores two points") {
    auto game = scenario({"two_tile_city = 2"}, kCap);

    game.play("place cfff-cap at (0,-1) turned 2");

    CHECK(game.score('A') == 2);
}

TEST_CASE("BASE-14 the old rule is for finished cities of two tiles only") {
    auto game = scenario({"two_tile_city = 2"}, kThreeTiles);

    game.play("place cfff-cap at (0,2)");

    CHECK(game.score('A') == 8);
}

TEST_CASE("BASE-14 by the old rule a pennant in a city of two tiles scores one point") {
    auto game = scenario({"two_tile_city = 2", kCaps}, kCap);

    game.play("place pennant at (0,-1) turned 2");

    CHECK(game.score('A') == 3);
}
