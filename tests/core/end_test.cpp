// BASE-20 and BASE-21: the last turn and the final scoring.
#include <vector>

#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr const char* kLastTile = R"(
    .###. .....
    ..B.. .....
    ===== ==A==
    ..... .....
    ..... .....
    bag: cfff-cap
)";

}  // namespace

TEST_CASE("BASE-20 the turn of the last tile is played to its end") {
    auto game = scenario({}, kLastTile);

    game.step("A: place cfff-cap at (0,-1) turned 2");
    CHECK_FALSE(game.finished());
    CHECK(game.places_for_followers() == "field1");

    game.step("A: follower on field1");
    CHECK(game.finished());
    CHECK(game.score('B') == 4);      // the city, finished in this turn
    CHECK(game.score('A') == 2 + 3);  // then the open road, then the field
}

TEST_CASE("BASE-20 nothing can be played after the end") {
    auto game = scenario({}, kLastTile);
    game.play("place cfff-cap at (0,-1) turned 2");
    REQUIRE(game.finished());

    CHECK(game.game().count() == 0);
    CHECK(game.game().list().empty());
    CHECK(game.refusal("pass") == "refused: the game is over  [BASE-21]");
}

TEST_CASE("BASE-21 unfinished features are scored before fields") {
    auto game = scenario({}, R"(
        .###. .....
        .A#.. .....
        ===== ==A==
        ..... .....
        ..... .....
        bag: cfff-cap
    )");

    game.play("place cfff-cap at (0,-1) turned 2");

    std::vector<FeatureKind> scored;
    for (const Event& event : game.game().events())
        if (event.kind == Event::Kind::feature_scored) {
            CHECK(event.mode == Mode::final);
            scored.push_back(static_cast<FeatureKind>(event.feature_kind));
        }
    CHECK(scored == std::vector{FeatureKind::road, FeatureKind::field});
    CHECK(game.game().events().back().kind == Event::Kind::game_over);
}

TEST_CASE("BASE-21 the majority counts for unfinished features, too") {
    auto game = scenario({}, R"(
        ..... ..... .....
        ..... ..... .....
        ==A== ==A== ==B==
        ..... ..... .....
        ..... ..... .....
    )");

    game.finish();

    CHECK(game.score('A') == 3);
    CHECK(game.score('B') == 0);
}

TEST_CASE("BASE-21 players who tie for an unfinished feature all score in full") {
    auto game = scenario({}, R"(
        .....
        .....
        .....
        ..A..
        .###.

        .###.
        ..B..
        ..#..
        ..#..
        .###.
    )");

    game.finish();

    CHECK(game.score('A') == 2);
    CHECK(game.score('B') == 2);
}

TEST_CASE("BASE-21 final scoring adds to what was scored before") {
    auto game = scenario({}, R"(
        .###.
        ..A..
        ==B==
        .....
        .....
        score: A 30, B 12
    )");

    game.finish();

    CHECK(game.score('A') == 31);
    CHECK(game.score('B') == 13);
}

TEST_CASE("BASE-21 a figure on a feature that earns nothing costs nothing") {
    auto game = scenario({}, R"(
        .....
        .....
        ..M..
        ..A..
        .....
    )");

    game.finish();

    CHECK(game.score('A') == 0);
}
