// Acrobats and their pyramids by rule number.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kCircus = {"under-the-big-top"};
const Options kThree = {"under-the-big-top", "players = 3"};

constexpr const char* kOnSpace = "acrobat on acrobats1 of under-the-big-top/ffff-garden-acrobat-space at (0,1)";
constexpr const char* kScore = "pyramid on acrobats1 of under-the-big-top/ffff-garden-acrobat-space at (0,1)";

/// A space for acrobats at (0,1), and a road over it.
constexpr const char* kSpace = R"(
    .###. .....
    ..#.. .....
    ===== =====
    ..... .....
    ..... .....

    .....
    .....
    ..~..
    ...G.
    .....
)";

/// A is the first acrobat there; it is B's turn.
Scenario first_acrobat(Options options) {
    auto game = scenario(options, kSpace);
    game.play("A: place ffff-monastery at (1,1); " + std::string(kOnSpace));
    return game;
}

/// Two of A and then one of B are a pyramid; it is A's turn.
Scenario pyramid(Options options) {
    auto game = first_acrobat(options);
    game.play("B: place ffff-monastery at (-1,1)");
    game.play("A: place ffff-monastery at (0,2); " + std::string(kOnSpace));
    game.play("B: place ffff-monastery at (1,2); " + std::string(kOnSpace));
    return game;
}

bool offers(Scenario& game, std::string_view words) { return game.choices().find(words) != std::string::npos; }

}  // namespace

TEST_CASE("ACR-1, ACR-5 a space has room for three, and a pyramid takes no more") {
    auto game = pyramid(kCircus);
    const std::string space = "acrobats1 of under-the-big-top/ffff-garden-acrobat-space at (0,1)";
    CHECK(game.where("normal") == space + "; " + space + "; " + space);
    game.step("A: place frfr-straight at (-1,0)");
    CHECK_FALSE(offers(game, "acrobat on"));
}

TEST_CASE("ACR-2 an acrobat climbs on the tile just laid or one around it, diagonals too, but not further away") {
    auto game = scenario(kCircus, kSpace);
    SECTION("from a corner") {
        game.step("A: place frfr-straight at (-1,0)");
        CHECK(offers(game, kOnSpace));
    }
    SECTION("two tiles away") {
        game.step("A: place frfr-straight at (2,0)");
        CHECK_FALSE(offers(game, "acrobat on"));
    }
    SECTION("the tile itself") {
        game.step("A: place fffr-end-acrobat-space at (2,0)");
        CHECK(offers(game, "; acrobat on acrobats1 of under-the-big-top/fffr-end-acrobat-space at (2,0)"));
        CHECK_FALSE(offers(game, kOnSpace));
    }
}

TEST_CASE("ACR-2 it is instead of placing a meeple, beside other players' acrobats") {
    auto game = first_acrobat(kCircus);
    CHECK(game.followers_in_hand('A') == 6);
    game.play("B: place ffff-monastery at (-1,1); " + std::string(kOnSpace));
    CHECK(game.followers_in_hand('B') == 6);
    CHECK(game.whose_turn() == 'A');  // nothing else was asked
}

TEST_CASE("ACR-3 only normal meeples are acrobats") {
    auto game = scenario({"under-the-big-top", "base.figures = { normal = 1 }", "inns-and-cathedrals", "abbey-and-mayor"}, kSpace);
    game.play("A: place ffff-monastery at (1,1); " + std::string(kOnSpace));
    game.play("B: place ffff-monastery at (-1,1)");
    game.step("A: place ffff-monastery at (0,2)");
    for (const char* kind : {"ringmaster", "large", "wagon"}) CHECK(game.places_for(kind) != "");
    CHECK_FALSE(offers(game, "acrobat on"));  // he has others, but no normal one
}

TEST_CASE("ACR-4 the third acrobat brings no points; in a later turn anybody scores the pyramid, instead of placing") {
    auto game = first_acrobat(kThree);
    game.play("B: place ffff-monastery at (-1,1)");
    game.play("C: place ffff-monastery at (0,2); " + std::string(kOnSpace));
    game.step("A: place ffff-monastery at (1,2)");
    CHECK_FALSE(offers(game, "pyramid on"));
    game.step(kOnSpace);
    CHECK(game.whose_turn() == 'B');
    CHECK(game.score('A') + game.score('B') + game.score('C') == 0);

    game.step("B: place frfr-straight at (-1,0)");
    CHECK(offers(game, kScore));
    game.step(kScore);
    CHECK(game.whose_turn() == 'C');
    CHECK(game.score('A') == 10);  // two of the three are his
    CHECK(game.score('B') == 0);   // who scores it gets nothing for that
    CHECK(game.score('C') == 5);
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.followers_in_hand('C') == 7);

    game.step("C: place cfff-cap at (-1,2) turned 2");
    CHECK_FALSE(offers(game, "pyramid on"));
    CHECK(offers(game, kOnSpace));  // the space is free again
}

TEST_CASE("ACR-4 a pyramid is scored from any distance") {
    auto game = pyramid(kCircus);
    game.play("A: place frfr-straight at (2,0)");
    game.step("B: place frfr-straight at (3,0)");
    CHECK(offers(game, kScore));
}

TEST_CASE("ACR-4 a second part of the turn that finished it is no later turn") {
    auto game = scenario({"under-the-big-top", "traders-and-builders"}, R"(
        .###. .....
        ..#.. .....
        ==A== ==b==
        ..... .....
        ..... .....

        .....
        .....
        ..~..
        ...G.
        .....
        b: builder of A
    )");
    game.play("A: place ffff-monastery at (1,1); " + std::string(kOnSpace));
    game.play("B: place ffff-monastery at (-1,1); " + std::string(kOnSpace));
    game.play("A: place frfr-straight at (-1,0); " + std::string(kOnSpace));
    CHECK(game.whose_turn() == 'A');  // TB-5
    game.step("A: place ffff-monastery at (0,2)");
    CHECK_FALSE(offers(game, "pyramid on"));
    game.play("pass");
    game.step("B: place ffff-monastery at (1,2)");
    CHECK(offers(game, kScore));
}

TEST_CASE("ACR-4 also where an older pyramid waits to be scored") {
    auto game = scenario({"under-the-big-top", "traders-and-builders"}, R"(
        .###. .....
        ..#.. .....
        ==A== ==b==
        ..... .....
        ..... .....

        ..... .....
        ..... .....
        ..~.. ..~+=
        ...G. .....
        ..... .....
        b: builder of A
    )");
    const std::string older = kOnSpace, newer = "acrobat on acrobats1 of under-the-big-top/fffr-end-acrobat-space at (1,1)";
    game.play("A: place ffff-monastery at (-1,1); " + older);
    game.play("B: place ffff-monastery at (0,2); " + older);
    game.play("A: place ffff-monastery at (1,2); " + older);
    game.play("B: place ffff-monastery at (2,2); " + newer);
    game.play("A: place fffr-monastery-end at (2,1); " + newer);
    game.play("B: place cfff-cap at (-1,2) turned 2");
    game.play("A: place frfr-straight at (2,0); " + newer);
    game.step("A: place cfff-cap at (0,3) turned 2");
    CHECK(offers(game, "pyramid on acrobats1 of under-the-big-top/ffff-garden-acrobat-space at (0,1)"));
    CHECK_FALSE(offers(game, "pyramid on acrobats1 of under-the-big-top/fffr-end-acrobat-space at (1,1)"));
}

TEST_CASE("ACR-5 nothing happens to a pyramid by itself") {
    auto game = pyramid(kCircus);
    game.play("A: place frfr-straight at (2,0)");
    game.play("B: place frfr-straight at (3,0)");
    CHECK(game.score('A') == 0);
    CHECK(game.followers_in_hand('A') == 5);
}

TEST_CASE("ACR-6 at the end every acrobat brings five points, also where the pyramid is not complete") {
    auto two = first_acrobat(kCircus);
    two.play("B: place ffff-monastery at (-1,1); " + std::string(kOnSpace));
    two.finish();
    CHECK(two.score('A') == 5);
    CHECK(two.score('B') == 5);

    auto three = pyramid(kCircus);
    three.finish();
    CHECK(three.score('A') == 10);
    CHECK(three.score('B') == 5);
}

TEST_CASE("ACR-9 a phantom may be placed after a pyramid was scored") {
    auto game = pyramid({"under-the-big-top", "phantom"});
    game.step("A: place frfr-straight at (2,0); " + std::string(kScore));
    CHECK(game.score('A') == 10);
    CHECK(offers(game, "appear on road1"));
}

TEST_CASE("PHA-9 a phantom climbs after the main action, as a third one, too") {
    auto game = first_acrobat({"under-the-big-top", "phantom"});
    game.play("B: place ffff-monastery at (-1,1)");
    game.play("A: place ffff-monastery at (0,2); " + std::string(kOnSpace));
    game.step("B: place ffff-monastery at (1,2)");
    CHECK_FALSE(offers(game, "late_acrobat"));
    game.step("follower on monastery");
    const std::string climb = "late_acrobat phantom on acrobats1 of under-the-big-top/ffff-garden-acrobat-space at (0,1)";
    CHECK(offers(game, climb));
    game.play(climb);
    CHECK(game.in_hand('B', "phantom") == 0);
    CHECK(game.followers_in_hand('B') == 6);

    game.play("A: place frfr-straight at (2,0); " + std::string(kScore));
    CHECK(game.score('A') == 10);
    CHECK(game.score('B') == 5);
    CHECK(game.in_hand('B', "phantom") == 1);
}

TEST_CASE("PHA-9 unless the option says that it does not") {
    auto game = scenario({"under-the-big-top", "under-the-big-top.phantoms = false", "phantom"}, kSpace);
    game.step("A: place ffff-monastery at (1,1); pass");
    CHECK_FALSE(offers(game, "late_acrobat"));
    CHECK(offers(game, "appear on"));
}

TEST_CASE("without the element acrobats nobody climbs, and the tiles are as they are") {
    auto game = scenario({"under-the-big-top", "under-the-big-top.elements = [\"big-top\"]"}, R"(
        .###.
        ..#..
        =====
        .....
        .....
    )");
    game.step("A: place ffff-garden-acrobat-space at (0,1)");
    CHECK_FALSE(offers(game, "; acrobat"));
    CHECK(game.places_for_followers() == "field1");
}
