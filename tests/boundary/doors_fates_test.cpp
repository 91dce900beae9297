// The doors of figures: fates, places, attachments, figures that belong to nobody. The rules are those of plugins/carts.
#include "doors.h"

#include <fmt/format.h>

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kCarts = {"carts"};

/// A road of A's or B's own, once a crossing lies at (2,0); the first of its figures stands on another crossing.
std::string road_of(char seat) {
    return fmt::format(R"(
        ..... .....
        ..... .....
        ==+{0}= =={0}==
        ..=.. .....
        ..=.. .....
    )", seat);
}

}  // namespace

// ---- door 5: fates ------------------------------------------------------------------------------------------

TEST_CASE("door 5: a fate of the sole owner is nobody's where two tie") {
    auto game = scenario(kCarts, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==A== ==B==
        ..=.. ..... .....
        ..=.. ..... .....
    )");
    game.play("A: place frrr-3ends at (3,0)");
    CHECK(game.game().decision().is_chance());
    CHECK(game.score('A') == 4);
    CHECK(game.score('B') == 4);
}

TEST_CASE("door 5: of two fates a figure has one, and the second is asked about what the first has left") {
    auto game = scenario(kCarts, road_of('A'));
    game.step("A: place frrr-3ends at (2,0)");
    decline_until(game, "carts.park");
    CHECK(game.choices() == "pass; park A normal 1");
    game.step("pass");
    CHECK(game.choices() == "pass; park A normal 2");
    game.step("A: park A normal 2");
    // CT-3: somebody is parked now. Who parks has had his fate; nor does his tile lead to an open road.
    CHECK(game.asked() == "carts.drive");
    CHECK(game.choices() == "pass; drive A normal 1 on road2 of base/frrr-3ends at (0,0); drive A normal 1 on road3 of base/frrr-3ends at (0,0)");
    game.step("A: drive A normal 1 on road2 at (0,0)");  // a tile laid long ago: CT-3 asks for an open road only
    CHECK(whereabouts(game, 'A', "normal", 1) == "road2 of base/frrr-3ends at (0,0)");
    CHECK(whereabouts(game, 'A', "normal", 2) == "place carts.yard of A");
    CHECK(game.score('A') == 3);
    CHECK(game.followers_in_hand('A') == 5);
    CHECK(game.whose_turn() == 'B');
    check_verified(game);
}

TEST_CASE("door 5: a fate that has no option asks nobody") {
    auto game = scenario(kCarts, road_of('A'));
    game.step("A: place frrr-3ends at (2,0)");
    decline_until(game, "carts.park");
    game.step("pass; pass");  // nobody is parked, so nobody is asked whether he drives
    CHECK(game.game().decision().is_chance());
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("door 5: the owner decides, be he active or not") {
    auto game = scenario(kCarts, road_of('B'));
    game.step("A: place frrr-3ends at (2,0)");
    decline_until(game, "carts.park");
    CHECK(game.whose_turn() == 'A');
    CHECK(game.whose_decision() == 'B');
    game.step("B: park B normal 1");
    CHECK(whereabouts(game, 'B', "normal", 1) == "place carts.yard of B");
    check_verified(game);
}

TEST_CASE("door 5: a forced fate is taken unasked; it knows what was scored and where the figure stood, till its place is full") {
    auto game = scenario(kCarts, R"(
        .....
        .....
        .....
        ..B..
        .###.

        .###.
        ..B..
        ..#..
        ..#..
        .###.

        .###.
        ..B..
        ..#..
        ..#..
        .###.

        .###.
        ..B..
        ..#..
        ..#..
        .###.
    )");
    game.step("A: place cfff-cap at (0,4)");
    decline_until(game, "wood.extra");
    game.step("pass");
    CHECK(game.game().decision().is_chance());
    CHECK(game.score('B') == 10 + 3);  // CT-1: a tenth of what its city was worth for each figure on a stool
    CHECK(game.followers_in_hand('B') == 4);
    for (const std::uint32_t figure : {1u, 2u, 3u}) CHECK(whereabouts(game, 'B', "normal", figure) == "place carts.stool");
    CHECK(whereabouts(game, 'B', "normal", 4) == "supply");  // three stools
    check_verified(game);
}

// ---- door 7: places -----------------------------------------------------------------------------------------

TEST_CASE("door 7: a figure that belongs to nobody stands on the table from the first turn on, and is called") {
    auto game = scenario(kCarts, Start::only);
    CHECK(whereabouts(game, '-', "mule") == "the tile base/crfr-cap-straight at (0,0)");
    game.play("A: place ffff-monastery at (0,1)");
    CHECK(whereabouts(game, '-', "mule") == "the tile base/ffff-monastery at (0,1)");
    check_verified(game);
}

TEST_CASE("door 7: a figure stands at a corner, and others of its kind beside it") {
    auto game = scenario(kCarts, Start::only);
    game.step("A: place ffff-monastery at (0,1); pass; set_milestone on corner ne of base/ffff-monastery at (0,1)");
    CHECK(whereabouts(game, 'A', "milestone") == "corner ne of base/ffff-monastery at (0,1)");
    CHECK(game.in_hand('A', "milestone") == 1);
    CHECK(game.in_hand('A', "helper") == 2);  // the second one has come into the game
    CHECK(game.in_hand('B', "helper") == 1);
    check_verified(game);
}

TEST_CASE("door 7: a place of each player holds so many figures, and gives them back") {
    auto game = scenario(kCarts, R"(
        ..... ..... .....
        ..... ..... .....
        ==+A= ==A== ==A==
        ..=.. ..... .....
        ..=.. ..... .....
    )");
    game.step("A: place frrr-3ends at (3,0)");
    decline_until(game, "carts.park");
    game.step("A: park A normal 1; A: park A normal 2");  // the third finds no room and is not asked
    CHECK(game.game().decision().is_chance());
    CHECK(game.followers_in_hand('A') == 5);
    check_verified(game);

    game.play("B: place ffff-monastery at (1,1)");
    game.step("A: place ffff-monastery at (2,1)");
    CHECK(is_offered(game, "unpark A normal 1"));
    game.step("A: unpark A normal 2");
    CHECK(whereabouts(game, 'A', "normal", 1) == "place carts.yard of A");
    CHECK(game.followers_in_hand('A') == 6);
    check_verified(game);
}

TEST_CASE("door 7: what stands on a figure leaves when that is scored, if its kind says so, else when it goes home") {
    const auto scored = [](const char* attach, const char* kind) {
        auto game = scenario(kCarts, R"(
            ..... .....
            ..... .....
            ==+== =====
            ..=.. .....
            ..=.. .....
        )");
        game.step("A: place frfr-straight at (2,0); follower on road1");
        game.step(attach);
        CHECK(whereabouts(game, '-', kind) == "figure A normal 1");
        game.play("pass");
        game.step("B: place frrr-3ends at (3,0)");
        decline_until(game, "carts.park");
        const std::string in_limbo = whereabouts(game, '-', kind);
        game.step("A: park A normal 1");
        const std::string parked = whereabouts(game, '-', kind);
        game.step("A: place ffff-monastery at (1,1); unpark A normal 1");
        CHECK(whereabouts(game, '-', kind) == "supply");
        check_verified(game);
        return in_limbo + ", " + parked;
    };
    CHECK(scored("tie A normal 1", "ribbon") == "supply, supply");
    CHECK(scored("hang A normal 1", "bell") == "figure A normal 1, figure A normal 1");
}

TEST_CASE("door 7: what stands on a figure leaves when that moves, if its kind says so, else it goes along") {
    const auto moved = [](const char* attach, const char* kind) {
        auto game = scenario(kCarts, Start::only);
        game.step("A: place frfr-straight at (1,0); follower on road1");
        game.step(attach);
        game.step("A: walk A normal 1");
        CHECK(whereabouts(game, 'A', "normal") == "the tile base/frfr-straight at (1,0)");
        check_verified(game);
        return whereabouts(game, '-', kind);
    };
    CHECK(moved("tie A normal 1", "ribbon") == "supply");
    CHECK(moved("hang A normal 1", "bell") == "figure A normal 1");
}

TEST_CASE("door 7: what stands on figures comes from a supply, and is not offered when that is empty") {
    auto game = scenario(kCarts, R"(
        ..... .....
        ..... .....
        ==+== =====
        ..=.. .....
        ..=.. .....
    )");
    game.step("A: place frfr-straight at (2,0); follower on field1; hang A normal 1");
    game.play("pass");
    game.step("B: place frfr-straight at (3,0); follower on road1; hang B normal 1");
    game.play("pass");
    game.step("A: place frfr-straight at (4,0); follower on field2");
    CHECK(game.asked() == "wood.extra");
    CHECK(is_offered(game, "tie A normal 2"));
    CHECK_FALSE(is_offered(game, "hang A normal 2"));  // there are two bells
    CHECK_FALSE(game.refusal("hang A normal 2").empty());
    check_verified(game);
}
