// Inns & Cathedrals by rule number; the plugin comes through the loader, as at a player's table.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kInns = {"inns-and-cathedrals"};
const Options kIgnoring = {"inns-and-cathedrals", "inns-and-cathedrals.unfinished = \"ignore\""};

/// Two tiles of a road with an inn; its east is open.
constexpr const char* kInnRoad = R"(
    ..... .....
    ..... ...G.
    ==+== =oA==
    ..=.. .....
    ..=.. .....
    o: inn
)";

/// A road of three tiles that is open in the east.
constexpr const char* kOpenInnRoad = R"(
    ..... ..... .....
    ..... ...G. .....
    ==+== =oA== =====
    ..=.. ..... .....
    ..=.. ..... .....
    o: inn
)";

/// A cathedral with a cap on three sides; a cap at (0,2) finishes the city. B is a farmer beside it.
constexpr const char* kCathedralCity = R"(
          .....
          .....
          .B...
          ..#..
          .###.

    ..... ##### .....
    ....# ##### #....
    ...## ##c#A ##...
    ....# ##### #....
    ..... ##### .....
    c: cathedral
)";

}  // namespace

TEST_CASE("IC-1 every player has one large meeple beside the seven normal ones") {
    auto game = scenario(kInns, Start::only);
    for (const char seat : {'A', 'B'}) {
        CHECK(game.in_hand(seat, "large") == 1);
        CHECK(game.followers_in_hand(seat) == 7);
    }
}

TEST_CASE("IC-1 the large meeple is placed like a normal one and returns like one") {
    auto game = scenario(kInns, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
    )");

    game.step("place frrr-3ends at (1,0)");
    CHECK(game.places_for("large") == game.places_for_followers());
    CHECK(game.places_for("large") == "road1 road2 road3 field1 field2 field3");

    game.step("large on road1");
    CHECK(game.in_hand('A', "large") == 0);

    game.play("B: place ffff-monastery at (0,-1); follower on monastery");
    game.play("A: place frrr-3ends at (2,0)");
    CHECK(game.score('A') == 2);
    CHECK(game.in_hand('A', "large") == 1);
}

TEST_CASE("IC-1 nobody places a large meeple that is on the board, or on an occupied feature") {
    auto game = scenario(kInns, R"(
        ..... .....
        ..... .....
        ==+== ==a==
        ..=.. .....
        ..=.. ..B..
        a: large of A
    )");
    game.step("place frfr-straight at (2,0)");
    CHECK(game.places_for("large").empty());
    CHECK_THAT(game.refusal("large on field1"), Contains("no large is left in the supply  [BASE-9]"));
}

TEST_CASE("IC-1 the large meeple does not stand on gardens") {
    auto game = scenario(kInns, Start::only);
    game.step("place frfr-straight-inn-garden at (1,0)");
    CHECK(game.places_for("large") == "road1 field1 field2");
    CHECK_THAT(game.refusal("large on garden"), Contains("a large may not stand on a garden"));
}

TEST_CASE("IC-2 one large meeple and two normal ones tie, and both score all") {
    auto game = scenario(kInns, R"(
        ..... ..... ..... .....
        ..... ..... ..... .....
        ==+== ==a== ==B== ==B==
        ..=.. ..... ..... .....
        ..=.. ..... ..... .....
        a: large of A
    )");
    game.play("place frrr-3ends at (4,0)");
    CHECK(game.score('A') == 5);
    CHECK(game.score('B') == 5);
}

TEST_CASE("IC-2 one large meeple outweighs one normal one") {
    auto game = scenario(kInns, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==a== ==B==
        ..=.. ..... .....
        ..=.. ..... .....
        a: large of A
    )");
    game.play("place frrr-3ends at (3,0)");
    CHECK(game.score('A') == 4);  // IC-2: counts two for the majority, and points once
    CHECK(game.score('B') == 0);
    CHECK(game.followers_in_hand('B') == 7);
}

TEST_CASE("IC-2 it counts two on fields too, and scores points once") {
    auto game = scenario(kInns, R"(
        .....
        .....
        .....
        ..#..
        .###.

        .###. ..... .....
        a.#.. .B... .B...
        ===== ===== =====
        ..... ..... .....
        ..... ..... .....
        a: large of A
    )");
    game.finish();
    CHECK(game.score('A') == 3);
    CHECK(game.score('B') == 3);
}

TEST_CASE("IC-3 an inn belongs to one road of its tile") {
    // The inn of frrr-3ends-inn stands at its east road.
    auto beside = scenario(kInns, R"(
        ..... .....
        ..... .....
        ==+== ==A==
        ..=.. .....
        ..=.. .....
    )");
    beside.play("place frrr-3ends-inn at (2,0)");
    CHECK(beside.score('A') == 3);

    auto at_it = scenario(kInns, R"(
        ..... .....
        ..... .....
        ==+== ==A==
        ..=.. .....
        ..=.. .....
    )");
    at_it.play("place frrr-3ends-inn at (2,0) turned 2");
    CHECK(at_it.score('A') == 6);
}

TEST_CASE("IC-4 a finished road with an inn scores two points a tile") {
    auto game = scenario(kInns, kInnRoad);
    game.play("place frrr-3ends at (2,0)");
    CHECK(game.score('A') == 6);
}

TEST_CASE("IC-4 a second inn adds nothing") {
    auto game = scenario(kInns, kInnRoad);
    game.play("place frrr-3ends-inn at (2,0) turned 2");
    CHECK(game.score('A') == 6);
}

TEST_CASE("IC-4 the breakdown names the handler and the rule") {
    auto game = scenario(kInns, kInnRoad);
    game.play("place frrr-3ends at (2,0)");
    CHECK(game.breakdown() ==
          "  3 times a tile: 3 points  [BASE-13]\n"
          "  Inns & Cathedrals, inn value: 3 points  [IC-4]\n"
          "A scores 6 for a road: 3 tiles  [BASE-15]\n");
}

TEST_CASE("IC-5 an unfinished road with an inn scores nothing at the end") {
    auto game = scenario(kInns, kOpenInnRoad);
    game.finish();
    CHECK(game.score('A') == 0);
}

TEST_CASE("IC-5 with unfinished = ignore it scores as if the inn were not there") {
    auto game = scenario(kIgnoring, kOpenInnRoad);
    game.finish();
    CHECK(game.score('A') == 3);

    auto finished = scenario(kIgnoring, kInnRoad);
    finished.play("place frrr-3ends at (2,0)");
    CHECK(finished.score('A') == 6);
}

TEST_CASE("IC-6 a finished city with a cathedral scores three points a tile") {
    auto game = scenario(kInns, kCathedralCity);
    game.play("place cfff-cap at (0,2)");
    CHECK(game.score('A') == 15);
}

TEST_CASE("IC-6 and three a coat of arms") {
    auto game = scenario(kInns, R"(
              .....
              .....
              .....
              ..#..
              .###.

        ..... ##### ..... .....
        ....# ##### #...# #....
        ...## ##c#A ##*## ##...
        ....# ##### #...# #....
        ..... ##### ..... .....
        c: cathedral
    )");
    game.play("place cfff-cap at (0,2)");
    CHECK(game.score('A') == 6 * 3 + 3);
    CHECK(game.breakdown() ==
          "  6 times a tile, 1 pennant: 14 points  [BASE-13]\n"
          "  Inns & Cathedrals, cathedral value: 7 points  [IC-6]\n"
          "A scores 21 for a city: 6 tiles, 1 pennant  [BASE-15]\n");
}

TEST_CASE("IC-6 a second cathedral adds nothing") {
    auto game = scenario(kInns, R"(
              ..... .....
              ..... .....
              ..... .....
              ..#.. ..#..
              .###. .###.

        ..... ##### ##### .....
        ....# ##### ##### #....
        ...## ##c#A ##c## ##...
        ....# ##### ##### #....
        ..... ##### ##### .....

              .###.
              ..#..
              .....
              .....
              .....
        c: cathedral
    )");
    game.play("place cfff-cap at (1,2)");
    CHECK(game.score('A') == 8 * 3);
}

TEST_CASE("IC-6 tiles of one's own may bear a cathedral: four tiles and a coat of arms score 15") {
    auto game = scenario({"inns-and-cathedrals", "inns-and-cathedrals.tiles = \"mine.toml\"", R"(inns-and-cathedrals.tiles_text = '''
        set = "mine"
        published = { all = 1 }
        [[tile]]
        id = "chapter"
        copies = { all = 1 }
        edges = "city city field city"
        [tile.segments]
        city1 = { edges = "N E W", pennants = 1, marks = ["cathedral"] }
        field1 = { halves = "SL SR", cities = "city1" }
        ''')"}, R"(
              .....
              .....
              .....
              ..#..
              .###.

        ..... #####
        ....# #####
        ...## ##c*A
        ....# #...#
        ..... .....
        c: cathedral
    )");
    game.play("place cfff-cap at (1,1) turned 3");
    CHECK(game.score('A') == 15);
}

TEST_CASE("IC-7 an unfinished city with a cathedral scores nothing at the end") {
    auto game = scenario(kInns, kCathedralCity);
    game.finish();
    CHECK(game.score('A') == 0);
}

TEST_CASE("IC-7 with unfinished = ignore it scores as if the cathedral were not there") {
    auto game = scenario(kIgnoring, kCathedralCity);
    game.finish();
    CHECK(game.score('A') == 4);
}

TEST_CASE("IC-8 owners with 0 points have scored all the same") {
    auto game = scenario(kInns, kOpenInnRoad);
    game.finish();
    CHECK(game.breakdown() ==
          "  3 times a tile: 3 points  [BASE-13]\n"
          "  Inns & Cathedrals, inn unfinished: worth nothing  [IC-5]\n"
          "A scores 0 for an unfinished road: 3 tiles  [BASE-15]\n");
}

TEST_CASE("IC-10 a city with a cathedral is worth 3 to a field") {
    auto game = scenario(kInns, kCathedralCity);
    game.play("place cfff-cap at (0,2)");
    game.finish();
    CHECK(game.score('B') == 3);
}
