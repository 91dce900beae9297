// The doors of the graph: far segments joined and parted, holds, closed edges, added segments, other kinds. The rules
// are those of plugins/canals.
#include "doors.h"

#include <fmt/format.h>

#include "engine/graph.h"
#include "kit/random_play.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

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

TEST_CASE("door 6: segments parted at an edge and connected again are one feature, and still open at that edge") {
    auto game = scenario(kCanals, kRoads);
    Position& position = game.game().position();
    const auto west = static_cast<Index>(segment_at(game, {0, 0}, "road1")), east = static_cast<Index>(segment_at(game, {1, 0}, "road1"));
    const auto open = [&](Index road) { return game.game().feature(game.game().feature_of(road)).open; };
    REQUIRE(disconnect(position, west, east));
    CHECK(open(west) == 1);
    CHECK(open(east) == 2);
    check_verified(game);
    connect(position, west, east);
    CHECK(are_one(game, west, east));
    CHECK(open(west) == 3);  // connecting closes nothing
    check_verified(game);
    REQUIRE(disconnect(position, west, east));
    CHECK_FALSE(are_one(game, west, east));
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

TEST_CASE("door 6: a road that is held open is not complete; when that ends it is scored, far from the tile laid") {
    auto game = scenario(kCanals, kRoads);
    game.step("A: place frfr-straight at (2,0)");
    decline_until(game, "wood.after");
    game.step("A: dam on road1");
    const std::uint32_t road = segment_at(game, {2, 0}, "road1");
    const auto open = [&] { return game.game().feature(game.game().feature_of(road)).open; };
    CHECK(open() == 2);
    game.play("pass");
    game.play("B: place frrr-3ends at (3,0)");
    CHECK(open() == 1);
    CHECK(game.score('A') == 0);
    check_verified(game);

    game.step("A: place ffff-monastery at (1,1)");
    decline_until(game, "roam");
    game.step("A: undam on road1 of base/frfr-straight at (2,0)");
    CHECK(open() == 0);
    CHECK(game.score('A') == 4);
    CHECK(game.followers_in_hand('A') == 7);
    check_verified(game);
}

TEST_CASE("door 6: a segment that was added on a level of its own is a feature of its own") {
    auto game = scenario(kCanals, kRoads);
    game.step("A: place frfr-straight at (2,0); pond");
    const auto pond = static_cast<std::uint32_t>(memory(game, "canals.pond", 2) - 1);
    CHECK(game.game().tile_of_segment(pond) == 2);
    CHECK(game.game().feature_segments(game.game().feature_of(pond)) == std::vector<std::uint32_t>{pond});
    CHECK(game.game().feature(pond).occupied);
    CHECK(game.followers_in_hand('A') == 5);
    check_verified(game);
    game.play("pass");

    game.step("B: place ffff-monastery at (1,1)");
    decline_until(game, "roam");
    game.step("B: drain on added1 of base/frfr-straight at (2,0)");
    CHECK(game.score('A') == 3);
    CHECK(game.followers_in_hand('A') == 6);
    check_verified(game);
}

TEST_CASE("door 6: a feature becomes another kind, with its rates and all that stands on it") {
    const auto worth = [](const char* at_claim) {
        auto game = scenario(kCanals, R"(
            .###.
            ..A..
            .....
            .....
            .....
        )");
        game.step("A: place cfcf-span at (0,-1)");
        decline_until(game, "claim");
        game.step(at_claim);
        const FeatureView feature = game.game().feature(game.game().feature_of(segment_at(game, {0, 0}, "city1")));
        const std::string kind = game.game().rules().feature_kinds[feature.kind].name;
        CHECK(kind == (at_claim == std::string("pass") ? "city" : "canals.ruin"));
        check_verified(game);
        game.play("B: place cfff-cap at (0,-2) turned 2");
        CHECK(game.followers_in_hand('A') == 7);
        check_verified(game);
        return game.score('A');
    };
    CHECK(worth("pass") == 6);
    CHECK(worth("ruin on city1") == 3);
}

TEST_CASE("door 3: a tile is laid where it does not fit, and what makes it fit comes with it") {
    auto game = scenario(kCanals, kGap);
    game.step("A: draw cfff-cap");
    CHECK_THAT(game.refusal("place cfff-cap at (1,0)"), Contains("its east edge is field"));
    CHECK(is_offered(game, "span base/cfff-cap at (1,0)"));
    game.step("A: span cfff-cap at (1,0)");
    const std::uint32_t west = segment_at(game, {0, 0}, "road1"), east = segment_at(game, {2, 0}, "road1");
    CHECK(game.game().tile_at(Cell{1, 0}).has_value());
    CHECK(are_one(game, west, east));
    CHECK(game.game().feature(game.game().feature_of(west)).open == 2);
    CHECK(game.game().feature(game.game().feature_of(west)).occupied);
    check_verified(game);

    game.play("pass");
    game.play("B: place frrr-3ends at (-1,0)");
    game.play("A: place frrr-3ends at (3,0)");
    CHECK(game.score('B') == 4);  // the tile under it is none of the road's
    check_verified(game);
}

TEST_CASE("door 3: what lies against each other without fitting is not joined") {
    auto game = scenario(kCanals, kGap);
    game.step("A: draw cccf-three; span cccf-three at (1,0)");
    const std::uint32_t west = segment_at(game, {0, 0}, "road1"), east = segment_at(game, {2, 0}, "road1");
    const std::uint32_t city = segment_at(game, {1, 0}, "city1");
    CHECK_FALSE(are_one(game, city, east));  // a city in the east meets a road there
    CHECK(are_one(game, west, east));
    CHECK(game.game().feature(game.game().feature_of(city)).open == 3);
    CHECK(game.game().feature(game.game().feature_of(west)).open == 2);
    check_verified(game);
}

TEST_CASE("door 3: a cause chooses which rules of the base game bind it") {
    auto game = scenario(kCanals, kRoads);
    game.step("A: place frfr-straight at (2,0)");
    decline_until(game, "");
    CHECK(game.places_for_followers() == "field1 field2");  // placing: BASE-10, the road is occupied
    game.step("A: pond");  // CA-6 asks that nobody is there, not what a figure may stand on
    const auto pond = static_cast<std::uint32_t>(memory(game, "canals.pond", 2) - 1);
    CHECK(whereabouts(game, 'A', "normal", 2) == "added1 of base/frfr-straight at (2,0)");
    for (const FigureKindInfo& kind : game.game().rules().figure_kinds)
        CHECK((kind.stands_on >> game.game().feature(pond).kind & 1u) == 0);
}

TEST_CASE("door 3: no bridge goes where the tile fits anyway") {
    auto game = scenario(kCanals, kGap);
    game.step("A: draw frfr-straight");
    CHECK(game.choices().find("span") == std::string::npos);
}

TEST_CASE("door 6: more features may be touched in a turn than have room in the list of them") {
    Session session(must(rules_with({"canals", "house-rules", "house-rules.elements = [\"long-roads\"]"})), 1);
    RandomPlayer player(1);
    do play_on(session, player, session.record().size() + (session.record().size() < 150 ? 150 : 1));
    while (session.game().decision().kind != Decision::Kind::place_tile);
    Position& position = session.game().position();
    for (Index segment = 0; segment < position.head->segments; ++segment) touch(position, segment);
    REQUIRE(position.head->dirty == position.layout->capacity[kDirty]);
    must(session.play(player.choose(session.game())));
    CHECK(verify(session.game()) == std::vector<std::string>{});
}
