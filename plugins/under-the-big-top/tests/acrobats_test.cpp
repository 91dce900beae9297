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

/// A and B are acrobats in the south of the start tile; it is C's turn.
Scenario two_acrobats(Options options) {
    auto game = scenario(options, Start::only);
    game.play("A: place ffff-garden-acrobat-space at (0,1); acrobat on acrobats1");
    game.play("B: place ffff-monastery at (1,1)");
    return game;
}

bool offers(Scenario& game, std::string_view words) { return game.choices().find(words) != std::string::npos; }

}  // namespace

TEST_CASE("ACR-1 a space has room for three") {
    auto game = scenario(kThree, Start::only);
    game.play("A: place ffff-garden-acrobat-space at (0,1); acrobat on acrobats1");
    for (const char* turn : {"B: place ffff-monastery at (1,1)", "C: place ffff-monastery at (-1,1)"}) {
        game.step(turn);
        CHECK(offers(game, kOnSpace));
        game.play(kOnSpace);
    }
    game.step("A: place ffff-monastery at (0,2)");
    CHECK_FALSE(offers(game, "acrobat on"));  // ACR-5
}

TEST_CASE("ACR-2 an acrobat climbs on the tile just laid or one around it, diagonals too, but not further away") {
    auto game = scenario(kCircus, Start::only);
    game.step("A: place ffff-garden-acrobat-space at (0,1)");
    CHECK(offers(game, kOnSpace));
    game.play("pass");
    game.step("B: place frfr-straight at (1,0)");
    CHECK(offers(game, kOnSpace));
    game.play("pass");
    game.step("A: place frfr-straight at (2,0)");
    CHECK_FALSE(offers(game, "acrobat on"));
}

TEST_CASE("ACR-2 it is instead of placing a meeple, beside other players' acrobats") {
    auto game = two_acrobats(kCircus);
    CHECK(game.followers_in_hand('A') == 6);
    game.step("A: place ffff-monastery at (-1,1)");
    game.play(kOnSpace);
    CHECK(game.followers_in_hand('A') == 5);
    CHECK(game.whose_turn() == 'B');  // nothing else was asked
}

TEST_CASE("ACR-3 only normal meeples are acrobats") {
    auto game = scenario({"under-the-big-top", "base.figures = { normal = 1 }", "inns-and-cathedrals"}, Start::only);
    game.step("A: place ffff-garden-acrobat-space at (0,1)");
    CHECK(offers(game, "acrobat on"));
    CHECK(game.places_for("ringmaster") == "field1");
    CHECK(game.places_for("large") == "field1");
    game.play(kOnSpace);
    game.play("B: place ffff-monastery at (1,1)");
    game.step("A: place ffff-monastery at (-1,1)");
    CHECK_FALSE(offers(game, "acrobat on"));  // he has others, but no normal one
}

TEST_CASE("ACR-4 the third acrobat brings no points; in a later turn anybody scores the pyramid, instead of placing") {
    auto game = two_acrobats(kThree);
    game.step("C: place ffff-monastery at (-1,1)");
    game.play(kOnSpace);
    game.step("A: place ffff-monastery at (0,2)");
    CHECK_FALSE(offers(game, "pyramid on"));
    game.play(kOnSpace);
    CHECK(game.score('A') + game.score('B') + game.score('C') == 0);

    game.step("B: place frfr-straight at (1,0)");
    CHECK(offers(game, kScore));
    game.play(kScore);
    CHECK(game.score('A') == 10);  // two of the three are his
    CHECK(game.score('B') == 0);   // who scores it gets nothing for that
    CHECK(game.score('C') == 5);
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.followers_in_hand('C') == 7);

    game.step("C: place ffff-monastery at (1,2)");
    CHECK_FALSE(offers(game, "pyramid on"));
    CHECK(offers(game, kOnSpace));  // the space is free again
}

TEST_CASE("ACR-4 a pyramid is scored from any distance") {
    auto game = two_acrobats(kCircus);
    game.step("A: place ffff-monastery at (-1,1)");
    game.play(kOnSpace);
    game.step("B: place ffff-monastery at (0,2)");
    game.play(kOnSpace);
    game.play("A: place frfr-straight at (1,0)");
    game.play("B: place frfr-straight at (2,0)");
    game.step("A: place frfr-straight at (3,0)");
    CHECK(offers(game, kScore));
}

TEST_CASE("ACR-5 nothing happens to a pyramid by itself") {
    auto game = two_acrobats(kCircus);
    game.step("A: place ffff-monastery at (-1,1)");
    game.play(kOnSpace);
    game.step("B: place ffff-monastery at (0,2)");
    game.play(kOnSpace);
    game.play("A: place frfr-straight at (1,0)");
    game.play("B: place frfr-straight at (2,0)");
    CHECK(game.score('A') == 0);
    CHECK(game.followers_in_hand('A') == 5);
}

TEST_CASE("ACR-6 at the end every acrobat brings five points, also where the pyramid is not complete") {
    auto game = two_acrobats(kCircus);
    game.step("A: place ffff-monastery at (-1,1)");
    game.play("pass");
    game.step("B: place ffff-monastery at (0,2)");
    game.play(kOnSpace);
    game.finish();
    CHECK(game.score('A') == 5);
    CHECK(game.score('B') == 5);
}

TEST_CASE("ACR-9 a phantom may be placed after a pyramid was scored") {
    auto game = two_acrobats({"under-the-big-top", "phantom"});
    game.play("A: place ffff-monastery at (-1,1); " + std::string(kOnSpace));
    game.play("B: place ffff-monastery at (0,2); " + std::string(kOnSpace));
    game.step("A: place frfr-straight at (1,0); " + std::string(kScore));
    CHECK(game.score('A') == 10);
    CHECK(offers(game, "appear on road1"));
}

TEST_CASE("PHA-9 a phantom climbs after the main action, as a third one, too") {
    auto game = two_acrobats({"under-the-big-top", "phantom"});
    game.play("A: place ffff-monastery at (-1,1); " + std::string(kOnSpace));
    game.step("B: place ffff-monastery at (0,2)");
    CHECK_FALSE(offers(game, "late_acrobat"));
    game.step("follower on monastery");
    const std::string climb = "late_acrobat phantom on acrobats1 of under-the-big-top/ffff-garden-acrobat-space at (0,1)";
    CHECK(offers(game, climb));
    game.play(climb);
    CHECK(game.in_hand('B', "phantom") == 0);
    CHECK(game.followers_in_hand('B') == 6);

    game.play("A: place frfr-straight at (1,0); " + std::string(kScore));
    CHECK(game.score('A') == 10);
    CHECK(game.score('B') == 5);
    CHECK(game.in_hand('B', "phantom") == 1);
}

TEST_CASE("PHA-9 unless the option says that it does not") {
    auto game = two_acrobats({"under-the-big-top", "under-the-big-top.phantoms = false", "phantom"});
    game.step("A: place ffff-monastery at (-1,1); pass");
    CHECK_FALSE(offers(game, "late_acrobat"));
    CHECK(offers(game, "appear on"));
}

TEST_CASE("without the element acrobats nobody climbs, and the tiles are as they are") {
    auto game = scenario({"under-the-big-top", "under-the-big-top.elements = [\"big-top\"]"}, Start::only);
    game.step("A: place ffff-garden-acrobat-space at (0,1)");
    CHECK_FALSE(offers(game, "; acrobat"));
    CHECK(game.places_for_followers() == "field1");
}
