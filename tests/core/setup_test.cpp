// BASE-1 to BASE-4: what is on the table before the first turn.
#include <numeric>

#include <fmt/format.h>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

TEST_CASE("BASE-1 every edition has 72 tiles, one of them on the table") {
    for (const auto edition : {"C1", "C2", "C3"}) {
        auto game = scenario({fmt::format("edition = \"{}\"", edition)}, Start::only);

        CHECK(game.game().in_bag() == 71);
        CHECK(game.game().tiles_laid() == 1);
        CHECK(game.game().rules().edition == edition);
    }
}

TEST_CASE("BASE-1 the start tile has a city, a straight road and a field opposite the city") {
    auto game = scenario({}, Start::only);

    CHECK(game.game().tile(0).cell == Cell{0, 0});
    CHECK(game.looks_like(R"(
        .###.
        ..#..
        =====
        .....
        .....
    )"));
}

TEST_CASE("BASE-1 more copies make a fuller box with one start tile") {
    auto game = scenario({"copies = 3"}, Start::only);

    CHECK(game.game().in_bag() == 3 * 72 - 1);
}

TEST_CASE("BASE-1 only the editions C2 and C3 have gardens") {
    const auto gardens = [](std::string_view edition) {
        const auto rules = must(rules_with({edition}));
        std::uint32_t tiles = 0;
        for (std::size_t type = 0; type < rules->tiles.size(); ++type)
            for (const SegmentType& segment : rules->tiles[type].segments)
                if (segment.kind == "garden") tiles += rules->copies[type];
        return tiles;
    };

    CHECK(gardens("edition = \"C1\"") == 0);
    CHECK(gardens("edition = \"C2\"") == 8);
    CHECK(gardens("edition = \"C3\"") == 8);
}

TEST_CASE("BASE-2 every player starts with seven followers and no points") {
    for (const auto players : {"players = 2", "players = 5", "players = 6"}) {
        auto game = scenario({players}, Start::only);

        for (char seat = 'A'; seat < 'A' + game.game().seats(); ++seat) {
            CHECK(game.followers_in_hand(seat) == 7);
            CHECK(game.score(seat) == 0);
        }
    }
}

TEST_CASE("BASE-2 seven players are too many") {
    const auto rules = rules_with({"players = 7"});

    REQUIRE(!rules);
    CHECK(rules.error().rule == "BASE-2");
    CHECK(rules.error().text == "scenario:1: 7 players, but there are figures for 6  [BASE-2]");
}

TEST_CASE("BASE-3 turns go round the table, beginning with the first seat") {
    auto game = scenario({"players = 3"}, Start::only);

    game.play(R"(
        A: place frfr-straight at (1,0)
        B: place frfr-straight at (2,0)
        C: place frfr-straight at (3,0)
        A: place frfr-straight at (4,0)
    )");

    CHECK(game.whose_turn() == 'B');
    CHECK(game.game().turn_number() == 5);
}

TEST_CASE("BASE-4 fields are on unless the table leaves them out") {
    auto with = scenario({}, Start::only);
    auto without = scenario({"fields = false"}, Start::only);

    with.step("place ffrr-curve at (0,1)");
    without.step("place ffrr-curve at (0,1)");

    CHECK(with.places_for_followers() == "road1 field1 field2");
    CHECK(without.places_for_followers() == "road1");
    CHECK(without.refusal("follower on field1") ==
          "refused: a normal may not stand on a field (field1)  [BASE-9]");
}
