// The doors of the graph: far segments joined and parted, holds, closed edges, added segments, other kinds. The rules
// are those of plugins/canals.
#include "doors.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

const Options kCanals = {"canals"};

/// A road of two tiles in the east, whose crossing has two roads more.
constexpr const char* kRoads = R"(
    ..... .....
    ..... .....
    ==+== ==A==
    ..=.. .....
    ..=.. .....
)";

/// Two roads with a gap between them.
constexpr const char* kGap = R"(
    .....       .....
    .....       .....
    =====       ==B==
    .....       .....
    .....       .....

    .....       .....
    .....       .....
    ..M..       ..M..
    .....       .....
    .....       .....

    ..... ..... .....
    ..... ..... .....
    ..M.. ..M.. ..M..
    ..... ..... .....
    ..... ..... .....
)";

}  // namespace

TEST_CASE("door 6: far roads become one, with all that stands and is written on them") {
    auto game = scenario(kCanals, kRoads);
    game.step("A: place frrr-3ends at (-1,0); pass; pass");
    const std::uint32_t here = segment_at(game, {-1, 0}, "road2"), there = segment_at(game, {1, 0}, "road1");
    CHECK_FALSE(are_one(game, here, there));
    game.step("A: dig on road2 at (-1,0) to road1 of base/frrr-3ends at (0,0)");
    CHECK(are_one(game, here, there));
    CHECK(folded(game, "canals.depth", there) == 2);
    CHECK(game.game().feature(game.game().feature_of(here)).occupied);
    CHECK(game.game().feature(game.game().feature_of(here)).open == 2);
    check_verified(game);
}

TEST_CASE("door 6: a road that is parted again loses what belongs to the other part") {
    auto game = scenario(kCanals, kRoads);
    game.step("A: place frrr-3ends at (-1,0); pass; pier on road2 at (-1,0)");
    const std::uint32_t here = segment_at(game, {-1, 0}, "road2"), there = segment_at(game, {1, 0}, "road1");
    CHECK(folded(game, "canals.depth", here) == 1);
    game.step("A: dig on road2 at (-1,0) to road1 of base/frrr-3ends at (0,0)");
    CHECK(folded(game, "canals.depth", there) == 3);
    game.step("A: cut on road2 at (-1,0) to road1 of base/frrr-3ends at (0,0)");
    CHECK_FALSE(are_one(game, here, there));
    CHECK(folded(game, "canals.depth", here) == 2);
    CHECK(folded(game, "canals.depth", there) == 1);
    CHECK_FALSE(game.game().feature(game.game().feature_of(here)).occupied);
    check_verified(game);
}

TEST_CASE("door 6: a road parted at an edge is two roads, each with an end that nothing closes") {
    auto game = scenario(kCanals, kRoads);
    game.step("A: place frfr-straight at (2,0); pass; pass; pass");
    game.step("A: cut on road1 at (2,0) to road1 at (1,0)");
    const std::uint32_t east = segment_at(game, {2, 0}, "road1"), west = segment_at(game, {1, 0}, "road1");
    CHECK_FALSE(are_one(game, east, west));
    CHECK(game.game().feature(game.game().feature_of(east)).open == 2);
    CHECK(game.game().feature(game.game().feature_of(west)).open == 1);
    check_verified(game);
}

TEST_CASE("door 6: a segment that was added counts for its road, and reaches no edge") {
    auto game = scenario(kCanals, kRoads);
    game.step("A: place frfr-straight at (2,0); pass; pier on road1 at (2,0)");
    const std::uint32_t road = segment_at(game, {2, 0}, "road1");
    CHECK(game.game().feature(game.game().feature_of(road)).segments == 4);
    game.play("B: place frrr-3ends at (3,0)");
    CHECK(game.score('A') == 4);  // its tile counts once
    check_verified(game);
}

TEST_CASE("door 3: no bridge goes where the tile fits anyway") {
    auto game = scenario(kCanals, kGap);
    game.step("A: draw frfr-straight");
    CHECK(game.choices().find("span") == std::string::npos);
}

TEST_CASE("door 6: while features are scored the net does not change") {
    // Fates run there; the engine refuses all verbs of the graph until they are over.
    auto game = scenario(kCanals, kRoads);
    game.play("A: place frrr-3ends at (2,0)");
    CHECK(game.score('A') == 3);
}
