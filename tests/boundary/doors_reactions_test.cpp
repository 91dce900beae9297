// The doors that answer: reactions at safe points, companions, vetoes. The rules are those of plugins/traps, and where
// two meet those of plugins/canals.
#include "doors.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

/// A road that is open in the east, whose tile B has trapped.
Scenario trapped(Options options) {
    auto game = scenario(options, R"(
        ..... .....
        ..... .....
        ==+== =====
        ..=.. .....
        ..=.. .....
        turn: B
    )");
    game.step("B: place frfr-straight at (2,0); set_trap");
    return game;
}

int sprung(const Scenario& game) {
    int sum = 0;
    for (std::uint32_t figure = 0; figure < game.game().figures(); ++figure) sum += memory(game, "traps.snapped", figure);
    return sum;
}

constexpr const char* kRoad = R"(
    ..... .....
    ..... .....
    ==+== =====
    ..=.. .....
    ..=.. .....
)";

}  // namespace

// ---- door 2: reactions --------------------------------------------------------------------------------------

TEST_CASE("door 2: a trap catches who is placed on its tile, at the next safe point") {
    auto game = trapped({"traps"});
    CHECK(whereabouts(game, '-', "trap") == "the tile base/frfr-straight at (2,0)");
    game.step("B: follower on road1");
    CHECK(game.followers_in_hand('B') == 7);
    CHECK(sprung(game) == 1);
    check_verified(game);
}

TEST_CASE("door 2: a trap catches who arrives by another plugin's cause") {
    auto game = trapped({"traps", "canals"});
    game.step("B: pond");  // places a meeple on a pond of that tile
    CHECK(game.followers_in_hand('B') == 7);
    CHECK(sprung(game) == 1);
    check_verified(game);
}

TEST_CASE("door 2: a trap catches who is moved onto its tile, by another plugin's fate") {
    auto game = scenario({"traps", "carts"}, R"(
        ..... ..... .....
        ..... ..... .....
        ==A== ==+== =====
        ..... ..=.. .....
        ..... ..=.. .....
    )");
    game.step("A: place frrr-3ends at (-1,0)");
    decline_until(game, "carts.park");
    game.step("A: park A normal 1");  // CT-3: now others may drive
    game.play("B: place ffff-monastery at (0,1)");

    game.step("A: place frrr-3ends at (3,0); pass; follower on road3; set_trap");  // who stands there already is not caught
    CHECK(sprung(game) == 0);
    decline_until(game, "carts.drive");
    game.step("A: drive A normal 2 on road1");
    CHECK(sprung(game) == 1);
    CHECK(whereabouts(game, 'A', "normal", 2) == "supply");
    check_verified(game);
}

TEST_CASE("door 2: a reaction comes behind the whole function that caused it, and sees what that did at last") {
    auto game = scenario({"traps"}, R"(
        ..... .....
        ..... .....
        ==+== ==A==
        ..=.. .....
        ..=.. .....
    )");
    game.step("A: place frfr-straight at (2,0); pass; call_dog on road1");
    CHECK(memory(game, "traps.heeled", 0) == 1);
}

TEST_CASE("door 2: two rules that answer each other for ever are stopped, and both are named") {
    auto game = scenario({"traps", "traps.elements = [\"chase\"]"}, Start::only);
    game.step("A: place frfr-straight at (1,0); pass");
    const std::string refusal = game.refusal("follower on road1");
    CHECK_THAT(refusal, Contains("64 of them in a row"));
    CHECK_THAT(refusal, Contains("traps.chase_up") && Contains("traps.chase_down"));
    game.step("pass");  // the state is as before, and the game goes on
    check_verified(game);
}

TEST_CASE("door 2: a reaction owes its player an extra part, also when its cause is gone") {
    auto game = trapped({"traps"});
    game.play("B: follower on road1");
    CHECK(game.game().decision().is_chance());
    CHECK(game.whose_turn() == 'B');
    CHECK(game.game().turn_number() == 1);
    game.play("B: place frrr-3ends at (3,0)");
    CHECK(game.whose_turn() == 'A');
}

TEST_CASE("door 2: a companion goes home by itself when the last meeple of its owner leaves") {
    auto game = scenario({"traps"}, R"(
        ..... .....
        ..... .....
        ==+== ==A==
        ..=.. .....
        ..=.. .....
    )");
    game.step("A: place frfr-straight at (2,0); pass; call_dog on road1");
    CHECK(game.in_hand('A', "dog") == 0);
    game.play("pass");
    game.play("B: place frrr-3ends at (3,0)");  // the road is scored, the meeple goes home
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.in_hand('A', "dog") == 1);
    CHECK(memory(game, "traps.alone", 0) == 1);  // and a reaction has heard of it
    check_verified(game);
}

TEST_CASE("door 2: a companion goes home when a cut leaves it alone, and stays with another meeple") {
    const auto after_cut = [](const char* cut) {
        auto game = scenario({"traps", "canals"}, R"(
            ..... ..... .....
            ..... ..... .....
            ==+== ==A== =====
            ..=.. ..... .....
            ..=.. ..... .....
        )");
        game.step("A: place frfr-straight at (3,0); pass; call_dog on road1; pass; pass");
        game.step(cut);
        check_verified(game);
        return game.in_hand('A', "dog");
    };
    CHECK(after_cut("cut on road1 at (3,0) to road1 at (2,0)") == 1);
    CHECK(after_cut("pass") == 0);
}

// ---- door 3: vetoes -----------------------------------------------------------------------------------------

TEST_CASE("door 3: a veto forbids places to those who are placed, and says by which rule") {
    auto game = scenario({"traps"}, kRoad);
    game.step("A: place frfr-straight at (2,0); set_fence");
    CHECK(game.places_for_followers() == "field1 field2");
    CHECK_THAT(game.refusal("follower on road1"), Contains("traps.fenced forbids it  [TR-6]"));
}

TEST_CASE("door 3: a veto that is meant for one kind of causes lets others pass") {
    auto game = scenario({"traps", "carts"}, R"(
        ..... ..... .....
        ..... ..... .....
        ==A== ==+== =====
        ..... ..=.. .....
        ..... ..=.. .....
    )");
    game.step("A: place frrr-3ends at (-1,0)");
    decline_until(game, "carts.park");
    game.step("A: park A normal 1");  // CT-3: now others may drive
    game.play("B: place ffff-monastery at (0,1)");

    game.step("A: place frrr-3ends at (3,0); pass; follower on road3; set_fence");
    decline_until(game, "carts.drive");
    CHECK(game.choices() == "pass; drive A normal 2 on road1 of base/frrr-3ends at (3,0); drive A normal 2 on road2 of base/frrr-3ends at (3,0)");
    game.step("A: drive A normal 2 on road1");  // it moves; TR-6 is about those that are placed
    CHECK(whereabouts(game, 'A', "normal", 2) == "road1 of base/frrr-3ends at (3,0)");
    check_verified(game);
}

TEST_CASE("door 3: a veto forbids targets of another plugin's action, and says by which rule") {
    const auto second_turn = [](const char* fence) {
        auto game = scenario({"traps", "canals"}, R"(
            ..... .....
            ..... .....
            ==+== ==A==
            ..=.. .....
            ..=.. .....
        )");
        game.step("A: place frrr-3ends at (2,0)");
        game.play(fence);
        game.step("B: place frrr-3ends at (-1,0)");
        decline_until(game, "land");
        return game;
    };
    constexpr const char* kThere = "dig on road2 of base/frrr-3ends at (-1,0) to road1 of base/frrr-3ends at (2,0)";
    constexpr const char* kElsewhere = "dig on road2 of base/frrr-3ends at (-1,0) to road2 of base/frrr-3ends at (0,0)";

    auto open = second_turn("pass");
    CHECK(is_offered(open, kThere));
    auto fenced = second_turn("set_fence");
    CHECK_FALSE(is_offered(fenced, kThere));
    CHECK(is_offered(fenced, kElsewhere));
    CHECK_THAT(fenced.refusal(kThere), Contains("traps.fenced_dig forbids it  [TR-8]"));
    fenced.step(kElsewhere);
    check_verified(fenced);
}

TEST_CASE("door 3: a veto forbids places for tiles, and says by which rule") {
    auto game = scenario({"traps"}, kRoad);
    game.step("A: place frfr-straight at (2,0)");
    CHECK(game.asked() == "wood.before");
    game.play("set_fence");
    CHECK(game.turns_at("frfr-straight", {3, 0}).empty());
    CHECK(game.turns_at("frfr-straight", {-1, 0}) == "0");
    CHECK_THAT(game.refusal("place frfr-straight at (3,0)"), Contains("traps.fenced_place forbids that place  [TR-7]"));
    game.play("B: place frfr-straight at (-1,0)");
    check_verified(game);
}

