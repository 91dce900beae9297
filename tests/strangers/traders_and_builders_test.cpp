// Builders and pigs beside a beast that drives meeples off, and a point for beginning a turn, which do not exist here:
// invented ones do the same to the engine.
#include "strangers.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

const Options kBeast = {"traders-and-builders", "strangers", "strangers.elements = [\"beast\"]"};

constexpr const char* kBuilderRoad = R"(
    ..... ..... .....
    ..... ..... .....
    ==+== ==A== ==b==
    ..=.. ..... .....
    ..=.. ..... .....
    b: builder of A
)";

}  // namespace

TEST_CASE("TB-10 who is driven off takes the builder home at once, and earns no part by the road any more") {
    auto game = scenario(kBeast, std::string(kBuilderRoad) + "turn: B");
    game.step("B: place base/ffff-monastery at (0,-1); pass");
    CHECK(game.in_hand('A', "builder") == 0);
    game.step("hunt A normal 1");
    CHECK(game.in_hand('A', "builder") == 1);
    game.play("A: place base/frfr-straight at (3,0)");
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("TB-6 a part that is owed does not depend on the builder any more") {
    auto game = scenario(kBeast, kBuilderRoad);
    game.step("A: place base/frfr-straight at (3,0); pass; hunt A normal 1");
    CHECK(game.in_hand('A', "builder") == 1);
    CHECK(game.whose_turn() == 'A');
    CHECK(game.game().decision().is_chance());
}

TEST_CASE("TB-9 what a turn begins with is not repeated in its second part") {
    auto game = scenario({"traders-and-builders", "strangers", "strangers.elements = [\"dawn\"]"}, kBuilderRoad);
    game.play("A: place base/ffff-monastery at (0,-1); B: place base/ffff-monastery at (1,-1)");
    CHECK(game.whose_turn() == 'A');
    const int before = game.score('A');
    CHECK(game.score('B') == 1);

    game.play("A: place base/frfr-straight at (3,0)");
    CHECK(game.whose_turn() == 'A');
    game.play("A: place base/ffff-monastery at (2,-1)");
    CHECK(game.whose_turn() == 'B');
    CHECK(game.score('A') == before);
    CHECK(game.score('B') == 2);
}

TEST_CASE("TB-15 the pig goes home when the last own farmer leaves its field, and not before") {
    auto game = scenario(kBeast, R"(
        ..... ..... .....
        .A.A. .B... .....
        ..... ..M.. ..M..
        ..#.. ..... ...p.
        .###. ..... .....
        p: pig of A
        turn: B
    )");
    game.step("B: place base/ffff-monastery at (0,-1); pass; hunt A normal 1");
    CHECK(game.in_hand('A', "pig") == 0);
    game.step("A: place base/ffff-monastery at (1,-1); pass; hunt A normal 2");
    CHECK(game.in_hand('A', "pig") == 1);  // B's farmer is no company
    CHECK(game.followers_in_hand('B') == 6);
}
