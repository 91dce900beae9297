// Ringmasters by rule number.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

/// The circus without its shows, so that only ringmasters bring more than the base game does.
const Options kRingmasters = {"under-the-big-top", "under-the-big-top.elements = [\"ringmaster\", \"acrobats\"]"};

/// A road with B's majority, which a crossing at (4,0) finishes. A's ringmaster has nothing around it.
constexpr const char* kRoad = R"(
    ..... ..... ..... .....
    ..... ..... ..... .....
    ==+== ==r== ==B== ==B==
    ..=.. ..... ..... .....
    ..=.. ..... ..... .....
    r: ringmaster of A
)";

/// A road from east to west, which tiles with ends of roads finish.
constexpr const char* kRoadAlone = R"(
    .###.
    ..#..
    =====
    .....
    .....
)";

}  // namespace

TEST_CASE("RING-1 every player has one ringmaster, who is placed and counts like a normal meeple") {
    auto game = scenario(kRingmasters, kRoadAlone);
    CHECK(game.in_hand('A', "ringmaster") == 1);
    CHECK(game.in_hand('B', "ringmaster") == 1);
    game.step("A: place ffff-garden-acrobat-space at (0,1)");
    CHECK(game.places_for("ringmaster") == "field1");  // neither gardens nor acrobat spaces
    game.play("ringmaster on field1");
    CHECK(game.in_hand('A', "ringmaster") == 0);

    auto tie = scenario(kRingmasters, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==r== ==B==
        ..=.. ..... .....
        ..=.. ..... .....
        r: ringmaster of A
    )");
    tie.play("A: place frrr-3ends at (3,0)");
    CHECK(tie.score('A') == 4);
    CHECK(tie.score('B') == 4);
    CHECK(tie.in_hand('A', "ringmaster") == 1);
}

TEST_CASE("RING-2 its own tile counts, and a space that is too far away does not") {
    auto game = scenario(kRingmasters, kRoadAlone);
    game.play("A: place frfr-2ends-acrobat-space at (1,0); ringmaster on west road");
    game.play("B: place fffr-end-big-top at (-1,0) turned 2");
    CHECK(game.score('A') == 3 + 2);
}

TEST_CASE("RING-2 the tiles at its corners count, and each counts once") {
    auto game = scenario(kRingmasters, R"(
        ..... .....
        ..... .....
        ==+== ==r==
        ..=.. .....
        ..=.. .....
        r: ringmaster of A
    )");
    game.play("A: place ffff-garden-acrobat-space at (0,-1)");
    game.play("B: place fffr-end-big-top at (2,0)");
    CHECK(game.score('A') == 3 + 2 * 2);
}

TEST_CASE("RING-2, RING-3 two circus tiles and one with acrobats bring six points, also to the minority") {
    auto game = scenario(kRingmasters, R"(
        ..... ..... ..... .....
        ..... ..... ..... .....
        ==+== ==B== ==B== ==r==
        ..=.. ..... ..... .....
        ..=.. ..... ..... .....
        r: ringmaster of A
    )");
    game.play("A: place ffff-garden-acrobat-space at (2,1)");
    game.play("B: place cfff-cap-big-top at (3,1) turned 2");
    game.play("A: place fffr-end-big-top at (4,0)");
    CHECK(game.score('A') == 6);
    CHECK(game.score('B') == 5);
}

TEST_CASE("RING-2 a field that a barn scores is scored, too") {
    auto game = scenario({"under-the-big-top", "under-the-big-top.elements = [\"ringmaster\"]", "abbey-and-mayor"}, R"(
        ..... .....
        ..... .....
        ..M.. ..M..
        .r... .....
        ..... .....

        .....
        .....
        ..M..
        .....
        .....
        r: ringmaster of A
    )");
    game.play("A: place ffff-garden-acrobat-space at (1,1); abbey-and-mayor.barn on corner nw at (1,1)");
    CHECK(game.score('A') == 2);
    CHECK(game.in_hand('A', "ringmaster") == 1);
}

TEST_CASE("RING-2 at the end and on fields, too") {
    auto game = scenario(kRingmasters, kRoadAlone);
    game.play("A: place ffff-garden-acrobat-space at (0,1); ringmaster on field1");
    game.finish();
    CHECK(game.score('A') == 2);
}

TEST_CASE("RING-3 it does not matter where the big top is") {
    auto game = scenario({"under-the-big-top"}, kRoad);
    game.play("A: place fffr-end-big-top at (-1,0) turned 2");
    game.play("B: place ffff-garden-acrobat-space at (2,-1)");
    game.play("A: place frrr-3ends at (4,0)");
    CHECK(game.score('A') == 2);
    CHECK(game.score('B') == 5);
}

TEST_CASE("RING-4 the bonus is an award of its own") {
    auto game = scenario(kRingmasters, kRoadAlone);
    game.play("A: place frfr-2ends-acrobat-space at (1,0); ringmaster on west road");
    game.play("B: place fffr-end-big-top at (-1,0) turned 2");
    std::string awards;
    for (const Event& event : game.game().events())
        if (event.kind == Event::Kind::points) awards += std::to_string(event.points) + " " + event.rule + "; ";
    CHECK(awards == "3 BASE-15; 2 RING-2; ");
}

TEST_CASE("RING-6 it counts where the ringmaster stands when the feature is scored") {
    auto game = scenario(kRingmasters, kRoad);
    game.play("A: place fffr-end-big-top at (2,-1)");
    game.play("B: place ffff-garden-acrobat-space at (3,-1)");  // beside other tiles of the road
    game.play("A: place frrr-3ends at (4,0)");
    CHECK(game.score('A') == 2);
}

TEST_CASE("RING-6 on the road, before it crosses a drawbridge (INT-33)") {
    const auto crossing = [] {
        return scenario({"under-the-big-top", "under-the-big-top.elements = [\"ringmaster\"]", "drawbridges"}, R"(
            ..... ..... .....
            ..... ..... .....
            ..+== ===== ==r==
            ..#.. ..... .....
            .###. ..... .....
            (0,0): t03-cffr-cap-end-drawbridge
            r: ringmaster of A
        )");
    };
    const std::string cross = "pass; A: cross A ringmaster 1 on city1 at (0,0)";
    auto here = crossing();
    here.step("A: place fffr-end-big-top at (3,0); " + cross);
    CHECK(here.score('A') == 4 + 2);
    CHECK(here.where("ringmaster") == "city1 of drawbridges/t03-cffr-cap-end-drawbridge at (0,0)");

    auto there = crossing();
    there.play("A: place fffr-end-big-top at (0,-1)");
    there.step("B: place frrr-3ends at (3,0); " + cross);
    CHECK(there.score('A') == 4);
}
