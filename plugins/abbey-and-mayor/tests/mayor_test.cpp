// The mayor by rule number.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

const Options kMayor = {"abbey-and-mayor"};

/// A city with two coats of arms, in which both have a figure; it is open in the east.
constexpr const char* kTwoCoats = R"(
    ..... ..... .....
    ....# #...# #...#
    ...## #m*## #l*##
    ....# #...# #...#
    ..... ..... .....
    m: mayor of A
)";

}  // namespace

TEST_CASE("MAY-1 he is placed in a city only, and only where nobody is") {
    auto game = scenario(kMayor, R"(
        .....
        ....#
        ...##
        ....#
        .....
    )");

    game.step("A: place crrr-cap-3ends at (1,0) turned 3");
    CHECK(game.places_for("mayor") == "city1");
    game.play("A: mayor on city");
    CHECK(game.in_hand('A', "mayor") == 1);
}

TEST_CASE("MAY-2 he counts as many as his city has coats of arms when it is scored") {
    auto game = scenario({"abbey-and-mayor", "inns-and-cathedrals"}, std::string(kTwoCoats) + "l: large of B");

    game.play("A: place cfff-capx-pennant at (3,0) turned 3");
    CHECK(game.score('A') == 14);  // 3 against 2
    CHECK(game.score('B') == 0);
}

TEST_CASE("MAY-2 so he ties with a large meeple for two") {
    auto game = scenario({"abbey-and-mayor", "inns-and-cathedrals"}, std::string(kTwoCoats) + "l: large of B");

    game.play("A: place cfff-cap at (3,0) turned 3");
    CHECK(game.score('A') == 12);
    CHECK(game.score('B') == 12);
}

TEST_CASE("MAY-2 also in an unfinished city at the end") {
    auto game = scenario({"abbey-and-mayor", "inns-and-cathedrals"}, std::string(kTwoCoats) + "l: large of B");

    game.finish();
    CHECK(game.score('A') == 5);
    CHECK(game.score('B') == 5);
}

TEST_CASE("MAY-3 without a coat of arms he scores nothing, and returns") {
    auto game = scenario(kMayor, R"(
        .....
        ....#
        ...#m
        ....#
        .....
        m: mayor of A
    )");

    CHECK(game.in_hand('A', "mayor") == 0);
    game.play("A: place cfff-cap at (1,0) turned 3");
    CHECK(game.score('A') == 0);
    CHECK(game.in_hand('A', "mayor") == 1);
}

TEST_CASE("MAY-5 he occupies his city, whatever he counts") {
    auto game = scenario(kMayor, R"(
        .....
        ....#
        ...#m
        ....#
        .....
        m: mayor of A
    )");

    game.step("A: place cfff-cap at (1,0) turned 3");
    CHECK(game.places_for_followers() == "field1");
}
