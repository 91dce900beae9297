// The doors of rules: those of the base game that a plugin answers, ties, traits. The rules are those of
// plugins/house-rules.
#include "doors.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

constexpr const char* kRoad = R"(
    ..... ..... .....
    ..... ..... .....
    ==+== ==A== =====
    ..=.. ..... .....
    ..=.. ..... .....
    score: A 9
)";

}  // namespace

// ---- door 10: rules ---------------------------------------------------------------------------------------------

TEST_CASE("door 10: a plugin says whose turn is next") {
    auto game = scenario({"house-rules", "players = 3", "house-rules.elements = [\"backwards\"]"}, Start::only);
    game.play("A: place frfr-straight at (1,0)");
    CHECK(game.whose_turn() == 'C');
    game.play("C: place frfr-straight at (2,0)");
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("door 10: a plugin says when the game is over") {
    auto game = scenario({"house-rules", "house-rules.elements = [\"short-game\"]"}, kRoad);
    game.play("A: place ffff-monastery at (0,-1)");
    CHECK_FALSE(game.finished());
    game.play("B: place frrr-3ends at (3,0)");
    CHECK(game.finished());
    CHECK(game.score('A') == 13);
}

TEST_CASE("door 10: a plugin says when a feature is complete") {
    auto game = scenario({"house-rules", "house-rules.elements = [\"long-roads\"]"}, kRoad);
    game.play("A: place frfr-straight at (3,0)");  // four tiles, open at one end
    CHECK(game.score('A') == 13);
    CHECK(game.followers_in_hand('A') == 7);
    check_verified(game);

    auto plain = scenario({"house-rules", "house-rules.elements = []"}, kRoad);
    plain.play("A: place frfr-straight at (3,0)");
    CHECK(plain.score('A') == 9);
    CHECK(plain.followers_in_hand('A') == 6);
}

TEST_CASE("door 10: who says what is complete may look at the board meanwhile, and a field counts each city once") {
    for (const char* elements : {"house-rules.elements = []", "house-rules.elements = [\"surveyors\"]"}) {
        INFO(elements);
        auto game = scenario({"house-rules", elements}, R"(
            ..... .....
            ..... .....
            ..... A.M..
            ..#.. .....
            .###. .....

            .###. .....
            ..#.. .....
            ..... ..M..
            ..#.. .....
            .###. .....

            .###. .....
            ..#.. .....
            ..... ..M..
            ..... .....
            ..... .....
        )");
        game.finish();
        CHECK(game.score('A') == 6);
        check_verified(game);
    }
}

TEST_CASE("door 10: meanwhile each feature is offered to a figure once") {
    const auto choices = [](const char* elements) {
        auto game = scenario({"house-rules", "mage-and-witch", elements}, R"(
            ..... .###.
            ..... ..#..
            ..... .....
            ..#.. .....
            .###. .....

            .###.
            ..#..
            ..#..
            ..#..
            .###.
        )");
        game.step("A: place cfcf-2cap-mage-and-witch at (2,0)");
        return game.choices();
    };
    CHECK(choices("house-rules.elements = []").find("conjure mage on city1 of base/cfff-cap at (0,0)") != std::string::npos);
    CHECK(choices("house-rules.elements = [\"surveyors\"]") == choices("house-rules.elements = []"));
}

TEST_CASE("door 10: a plugin says what a feature counts") {
    const auto points = [](Options options) {
        auto game = scenario(options, Start::only);
        game.play("A: place cfff-cap at (0,-1) turned 2; follower on city1");
        return game.score('A');
    };
    CHECK(points({"house-rules", "house-rules.elements = []"}) == 4);
    CHECK(points({"house-rules", "house-rules.elements = [\"suburbs\"]"}) == 6);
}

TEST_CASE("door 10: a plugin says what is occupied") {
    const auto places = [](Options options) {
        auto game = scenario(options, R"(
            .....
            .A...
            ==+==
            ..=..
            ..=..
        )");
        game.step("place frrr-3ends at (1,0)");
        return game.places_for_followers();
    };
    CHECK(places({"house-rules", "house-rules.elements = []"}) == "road1 road2 road3 field2 field3");
    CHECK(places({"house-rules", "house-rules.elements = [\"crowds\"]"}) == "road1 road2 road3 field1 field2 field3");
}

TEST_CASE("door 10: two plugins that claim one rule are refused, and both are named") {
    const auto rules = rules_with({"house-rules", "house-rules-too", "house-rules.elements = [\"backwards\", \"long-roads\"]"});
    REQUIRE_FALSE(rules);
    for (const char* part : {"rule.next_player", "rule.complete", "house-rules/plugin.toml", "house-rules-too/plugin.toml"})
        CHECK_THAT(rules.error().text, Contains(part));
    CHECK(rules_with({"house-rules", "house-rules-too", "house-rules.elements = [\"suburbs\"]"}));
}

TEST_CASE("door 10: a plugin says who owns what two tie on") {
    auto road = scenario({"house-rules", "house-rules.elements = [\"ties\"]"}, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==B== ==A==
        ..=.. ..... .....
        ..=.. ..... .....
    )");
    road.play("A: place frrr-3ends at (3,0)");
    CHECK(road.score('A') == 4);
    CHECK(road.score('B') == 0);
    CHECK(road.followers_in_hand('B') == 7);

    auto city = scenario({"house-rules", "house-rules.elements = [\"ties\"]"}, R"(
        .....
        .....
        .....
        ..A..
        .###.

        .###.
        ..#..
        ..#..
        ..#..
        .###.

        .###.
        ..B..
        .....
        ..#..
        .###.
    )");
    city.play("A: place cfff-cap at (0,3)");
    CHECK(city.score('A') == 0);
    CHECK(city.score('B') == 0);
    check_verified(city);
}

// ---- door 7: the table at the start --------------------------------------------------------------------------------

TEST_CASE("door 7: a plugin's tiles lie on the table at the start, each turned as it says, and joined") {
    auto game = scenario({"house-rules-too"}, Start::only);
    CHECK(game.looks_like(R"(
        .....
        .....
        ..===
        ..=..
        ..=..

        ..=..
        ..=..
        ..===
        .....
        .....
    )"));
    CHECK(are_one(game, segment_at(game, {0, 0}, "road1"), segment_at(game, {0, -1}, "road1")));
    check_verified(game);
}

// ---- door 8: traits ---------------------------------------------------------------------------------------------

TEST_CASE("door 8: a figure weighs what a function says, and that goes by what is scored") {
    auto game = scenario({"house-rules"}, R"(
        ..... ..... ..... .....
        ..... ..... ..... .....
        ==+== ==B== ==B== ==a==
        ..=.. ..... ..... .....
        ..=.. ..... ..... .....
        a: giant of A
    )");
    game.step("A: place frrr-3ends at (4,0); pass");
    CHECK(game.score('A') == 5);  // a weight of five tiles
    CHECK(game.score('B') == 0);
}

TEST_CASE("door 8: traits are granted by tag and by kinds that may not be there, and denied to single ones") {
    auto game = scenario({"house-rules", "traps", "carts"}, Start::only);
    const Ruleset& rules = game.game().rules();
    const auto value = [&](std::string_view kind, std::string_view trait) {
        for (const TraitLine& line : rules.traits)
            if (line.kind == kind && line.trait == trait) return line.value;
        return std::string("-");
    };
    CHECK(value("normal", "house-rules.swims") == "yes");
    CHECK(value("giant", "house-rules.swims") == "yes");
    CHECK(value("dog", "house-rules.swims") == "yes");
    CHECK(value("helper", "house-rules.swims") != "yes");
    CHECK(value("giant", "house-rules.stride") == "7");

    game.step("A: place ffff-monastery at (0,1)");
    game.step("pass");  // traps.set_trap
    CHECK(game.places_for_followers() == "field1");  // HR-9: nobody stands on monasteries
}

TEST_CASE("door 8: functions see traits, numbers too") {
    auto game = scenario({"house-rules"}, Start::only);
    game.play("A: place frfr-straight at (1,0); giant on road1");
    CHECK(game.score('A') == 8);
    game.play("B: place frfr-straight at (2,0); follower on field1");
    CHECK(game.score('B') == 1);
}
