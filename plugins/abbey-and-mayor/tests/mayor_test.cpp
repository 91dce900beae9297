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

TEST_CASE("MAY-1 he is placed in a city") {
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
    CHECK(game.in_hand('A', "mayor") == 1);  // the city was finished
}

TEST_CASE("MAY-1 he is placed only where nobody is") {
    for (const std::string city : {"#", "A", "B", "m", "w"}) {
        auto game = scenario(kMayor, R"(
            .....
            ....#
            ...)" + city + R"(#
            ....#
            .....
        )" + (city == "m" ? "m: mayor of B\n" : city == "w" ? "w: wagon of B\n" : ""));

        game.step("A: place ccff-2cap at (1,0) turned 3");
        CHECK(game.places_for("mayor") == (city == "#" ? "city1 city2" : "city2"));  // the western one is city1
    }
}

TEST_CASE("MAY-1, MAY-4 not on roads, fields, monasteries or gardens") {
    auto game = scenario(kMayor, R"(
        .###. .....
        ..#.. .....
        ==+== =====
        ..=.. .....
        ..=.. .....
    )");

    game.step("A: place fffr-monastery-end at (2,0)");
    CHECK(game.places_for("mayor").empty());
    game.step("pass");
    game.step("B: place cfff-cap-garden at (0,-1) turned 2");
    CHECK(game.places_for("mayor") == "city1");
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

TEST_CASE("MAY-3 so the city is another one's who is there") {
    auto game = scenario(kMayor, R"(
        ..... ..... .....
        ....# #...# #...#
        ...#m ##### ##B##
        ....# #...# #...#
        ..... ..... .....
        m: mayor of A
        (2,0): cfcf-span
    )");

    game.play("A: place cfff-cap at (3,0) turned 3");
    CHECK(game.score('A') == 0);
    CHECK(game.score('B') == 8);
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
