// BASE-6: where the tile that was drawn may be laid.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

TEST_CASE("BASE-6 a curve fits the start tile's roads and field, not its city") {
    auto game = scenario({}, Start::only);

    CHECK(game.map_of_places("ffrr-curve") == map(R"(
        .  .  .
        x  T  x
        .  x  .
    )"));
}

TEST_CASE("BASE-6 a tile of city edges fits the start tile's city only") {
    auto game = scenario({}, Start::only);

    CHECK(game.map_of_places("cccc-full-pennant") == map(R"(
        .  x  .
        .  T  .
        .  .  .
    )"));
}

TEST_CASE("BASE-6 a tile touches a laid one with an edge; a corner is not enough") {
    auto game = scenario({}, Start::only);

    CHECK(game.refusal("place ffff-monastery at (1,1)") ==
          "refused: base/ffff-monastery at (1,1): no tile lies beside that cell  [BASE-6]");
    CHECK(game.refusal("place ffff-monastery at (5,-3)") ==
          "refused: base/ffff-monastery at (5,-3): no tile lies beside that cell  [BASE-6]");
}

TEST_CASE("BASE-6 a cell holds one tile") {
    auto game = scenario({}, Start::only);

    CHECK(game.refusal("place ffrr-curve at (0,0)") ==
          "refused: base/ffrr-curve at (0,0): a tile lies there already  [BASE-6]");
}

TEST_CASE("BASE-6 a refusal names the edges that do not match") {
    auto game = scenario({}, Start::only);

    CHECK(game.refusal("place ffrr-curve at (0,-1)") ==
          "refused: base/ffrr-curve, turned 0, at (0,-1)  [BASE-6]\n"
          "  its south edge is road, the north edge of the tile at (0,0) is city");
}

TEST_CASE("BASE-6 every touching edge has to match") {
    const char* corner = R"(
        .###. .....
        ..#.. .....
        ===== =====
        ..... .....
        ..... .....

        .....
        .....
        ..M..
        .....
        .....
    )";
    auto game = scenario({}, corner);

    CHECK(game.turns_at("ffrr-curve", {1, 1}) == "3");
    CHECK(game.turns_at("ffff-monastery", {1, 1}) == "0");
    CHECK(game.turns_at("rrrr-4ends", {1, 1}) == "");
    CHECK(game.refusal("place rrrr-4ends at (1,1)") ==
          "refused: base/rrrr-4ends, turned 0, at (1,1)  [BASE-6]\n"
          "  its north edge is road, the south edge of the tile at (1,0) is field\n"
          "  its west edge is road, the east edge of the tile at (0,1) is field");
}

TEST_CASE("BASE-6 turns of a tile that look alike are offered once") {
    auto game = scenario({}, Start::only);

    CHECK(game.turns_at("frfr-straight", {1, 0}) == "0");
    CHECK(game.turns_at("frfr-straight", {0, 1}) == "0");
    CHECK(game.turns_at("cfcf-span", {0, -1}) == "0");
    CHECK(game.turns_at("cccc-full-pennant", {0, -1}) == "0");
    CHECK(game.turns_at("frrr-3ends", {1, 0}) == "0 1 2");
    CHECK(game.refusal("place frfr-straight at (1,0) turned 2") ==
          "refused: base/frfr-straight, turned 2, at (1,0): that turn looks like an earlier one, which stands for "
          "both  [BASE-6]");
}

TEST_CASE("BASE-6 it is the drawn tile that is laid") {
    auto game = scenario({}, Start::only);

    game.step("draw ffrr-curve");

    CHECK(game.refusal("place ffff-monastery at (0,1)") ==
          "refused: the tile in hand, base/ffrr-curve, has to be laid first, in one of its four turns  [BASE-6]");
}

TEST_CASE("BASE-6 only a tile that is in the bag can be drawn") {
    auto game = scenario({}, R"(
        ..=..
        ..=..
        ==+==
        ..=..
        ..=..
    )");

    CHECK(game.refusal("draw rrrr-4ends") == "refused: no base/rrrr-4ends is left in the bag  [BASE-6]");
}

TEST_CASE("BASE-6 the tile lies where and as it was laid") {
    auto game = scenario({}, Start::only);

    game.play("place crrf-cap-curve at (1,0) turned 1; follower on city");

    CHECK(game.looks_like(R"(
        .###. .....
        ..#.. ....#
        ===== ===A#
        ..... ..=.#
        ..... ..=..
    )"));
}
