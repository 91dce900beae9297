// BASE-8 to BASE-11 and BASE-19: which figure may stand where.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr const char* kLongRoad = R"(
    ..... ..... .....
    ..... ..... .....
    ==+A= ===== =====
    ..=.. ..... .....
    ..=.. ..... .....
)";

}  // namespace

TEST_CASE("BASE-8 a feature is complete from the moment the tile lies") {
    auto game = scenario({}, kLongRoad);

    game.step("place fffr-monastery-end at (3,0)");

    const Game& table = game.game();
    const auto road = table.feature_of(table.tile(1).first_segment);
    CHECK(table.decision().kind == Decision::Kind::place_figure);
    CHECK(table.feature(road).open == 0);
    CHECK(game.score('A') == 0);  // paid in the third phase
}

TEST_CASE("BASE-9 a follower goes onto any segment of the tile just laid") {
    auto game = scenario({}, Start::only);

    game.step("place crrr-cap-3ends at (0,-1) turned 2");

    CHECK(game.places_for_followers() == "city1 road1 road2 road3 field1 field2 field3");
}

TEST_CASE("BASE-9 a monastery takes a follower") {
    auto game = scenario({}, Start::only);

    game.step("place fffr-monastery-end at (1,0)");

    CHECK(game.places_for_followers() == "monastery1 road1 field1");
}

TEST_CASE("BASE-9 no follower goes onto a tile laid earlier") {
    auto game = scenario({}, Start::only);

    game.step("place ffff-monastery at (0,1)");

    CHECK(game.refusal("follower on city1 at (0,0)") ==
          "refused: normal on a tile laid earlier; only the tile just laid may be used  [BASE-9]");
}

TEST_CASE("BASE-9 one figure a turn at the most") {
    auto game = scenario({}, Start::only);

    game.step("A: place crrr-cap-3ends at (0,-1) turned 2; A: follower on road1");

    CHECK(game.whose_turn() == 'B');
    CHECK(game.game().decision().is_chance());
    CHECK(game.followers_in_hand('A') == 6);
}

TEST_CASE("BASE-9 a follower comes from the own supply") {
    auto game = scenario({"figures = { normal = 1 }"}, kLongRoad);

    game.step("A: place ffrr-curve at (3,0)");
    CHECK(game.whose_turn() == 'B');  // A has none left and is not asked

    game.step("B: place ffff-monastery at (1,1)");
    CHECK(game.places_for_followers() == "monastery1 field1");
}

TEST_CASE("BASE-10 a feature with a figure takes no other one, however far away it stands") {
    auto game = scenario({}, kLongRoad);

    game.step("place frfr-straight at (3,0)");

    CHECK(game.places_for_followers() == "field1 field2");
    CHECK(game.refusal("follower on road1") == "refused: normal on road1: a figure stands on this road already  [BASE-10]");
}

TEST_CASE("BASE-10 nor does another player's figure") {
    auto game = scenario({}, std::string(kLongRoad) + "turn: B");

    game.step("B: place frfr-straight at (3,0)");

    CHECK(game.places_for_followers() == "field1 field2");
}

TEST_CASE("BASE-10 the features of a tile are occupied one by one") {
    auto game = scenario({}, R"(
        .###. .....
        ..A.. .....
        ===== =====
        ..... .....
        ..... ..B..
    )");

    game.step("place frfr-straight at (2,0)");

    CHECK(game.places_for_followers() == "road1 field1");
}

TEST_CASE("BASE-10 a joined feature is occupied if one of its parts was") {
    auto game = scenario({}, R"(
        .....       .....
        .....       .....
        ==+A=       ==+==
        ..=..       ..=..
        ..=..       ..=..

        ..=.. ..... ..=..
        ..=.. ..... ..=..
        ==+== ===== ==+==
        ..=.. ..... ..=..
        ..=.. ..... ..=..
    )");

    game.step("place frfr-straight at (1,0)");

    CHECK(game.places_for_followers() == "field1 field2");
}

TEST_CASE("BASE-11 a follower may be placed on what this tile completes and scores this turn") {
    auto game = scenario({}, R"(
        ..... .....
        ..... .....
        ..M+= =====
        ..... .....
        ..... .....
    )");

    game.play("A: place fffr-monastery-end at (2,0); A: follower on road");

    CHECK(game.score('A') == 3);
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("BASE-19 a farmer stays when the city beside his field is finished") {
    auto game = scenario({}, R"(
        .###.
        ..#..
        =====
        .....
        ..A..
    )");

    game.play("A: place cfff-cap at (0,-1) turned 2; A: follower on city");

    CHECK(game.score('A') == 4);
    CHECK(game.followers_in_hand('A') == 6);
    CHECK(game.looks_like(R"(
        .....
        .....
        .....
        ..#..
        .###.

        .###.
        ..#..
        =====
        ..A..
        .....
    )"));
}

TEST_CASE("gardens are inert until somebody owns them") {
    for (const auto edition : {"edition = \"C2\"", "edition = \"C3\""}) {
        auto game = scenario({edition}, Start::only);

        game.step("place ffrr-curve-garden at (0,1)");

        CHECK(game.places_for_followers() == "road1 field1 field2");
        CHECK(game.refusal("follower on garden1") ==
              "refused: a normal may not stand on a garden (garden1)  [BASE-9]");
    }
}
