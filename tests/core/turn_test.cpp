// BASE-5, BASE-7 and BASE-12: the phases of a turn, and tiles that cannot be laid.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

/// Nothing but city edges around: a tile without a city has no place.
constexpr const char* kCityAllRound = R"(
    #####
    ##A##
    ##*##
    #####
    #####
)";

}  // namespace

TEST_CASE("BASE-5 a turn is a tile, then a figure, then the scoring") {
    auto game = scenario({}, R"(
        ..... .....
        ..... .....
        ..M+= =====
        ..... .....
        ..... .....
    )");
    CHECK(game.game().decision().is_chance());

    game.step("draw fffr-monastery-end");
    CHECK(game.game().decision().kind == Decision::Kind::place_tile);
    CHECK(game.game().decision().seat == 0);

    game.step("place fffr-monastery-end at (2,0)");
    CHECK(game.game().decision().kind == Decision::Kind::place_figure);
    CHECK(game.game().decision().seat == 0);
    CHECK(game.score('A') == 0);

    game.step("follower on road");
    CHECK(game.score('A') == 3);
    CHECK(game.game().decision().is_chance());
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("BASE-5 placing a figure is optional") {
    auto game = scenario({}, Start::only);

    game.step("place frfr-straight at (1,0); pass");

    CHECK(game.whose_turn() == 'B');
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("BASE-5 a tile cannot be declined") {
    auto game = scenario({}, Start::only);

    game.step("draw frfr-straight");

    CHECK(game.refusal("pass") == "refused: the tile in hand, base/frfr-straight, has to be laid first, in one of its four turns  [BASE-6]");
}

TEST_CASE("BASE-7 a tile without a legal place leaves the game, and the same player draws another") {
    auto game = scenario({}, std::string(kCityAllRound) + "bag: rrrr-4ends, cfff-cap");

    game.step("draw rrrr-4ends");

    CHECK(game.game().set_aside() == 1);
    CHECK(game.game().in_bag() == 1);
    CHECK(game.game().decision().is_chance());
    CHECK(game.whose_turn() == 'A');
    CHECK(game.game().turn_number() == 1);

    game.play("A: place cfff-cap at (1,0) turned 3");
    CHECK(game.finished());
}

TEST_CASE("BASE-7 set aside again and again, as long as the bag has a tile") {
    auto game = scenario({}, std::string(kCityAllRound) + "bag: rrrr-4ends, ffrr-curve 2, cfff-cap");

    game.step("draw ffrr-curve; draw rrrr-4ends; draw ffrr-curve");

    CHECK(game.game().set_aside() == 3);
    CHECK(game.whose_turn() == 'A');
    CHECK_FALSE(game.finished());
}

TEST_CASE("BASE-7 if the bag is empty then, the game ends at once, without a turn") {
    auto game = scenario({}, std::string(kCityAllRound) + "bag: rrrr-4ends");

    game.step("draw rrrr-4ends");

    CHECK(game.finished());
    CHECK(game.game().set_aside() == 1);
    CHECK(game.score('A') == 2);  // the city, unfinished: a tile and a pennant
}

TEST_CASE("BASE-7 a set-aside tile is told") {
    auto game = scenario({}, std::string(kCityAllRound) + "bag: rrrr-4ends, cfff-cap");

    game.step("draw rrrr-4ends");

    const auto events = game.game().events();
    REQUIRE(events.size() == 2);
    CHECK(events[0].kind == Event::Kind::tile_drawn);
    CHECK(events[1].kind == Event::Kind::tile_set_aside);
    CHECK(std::string(events[1].rule) == "BASE-7");
}

TEST_CASE("BASE-12 a follower that comes home this turn cannot be placed this turn") {
    auto game = scenario({"figures = { normal = 1 }"}, R"(
        ..... .....
        ..... .....
        ..M+= ==A==
        ..... .....
        ..... .....
    )");
    CHECK(game.followers_in_hand('A') == 0);

    game.step("A: place fffr-monastery-end at (2,0)");

    CHECK(game.places_for_followers() == "");  // nothing is asked
    CHECK(game.score('A') == 3);
    CHECK(game.followers_in_hand('A') == 1);
    CHECK(game.whose_turn() == 'B');
}
