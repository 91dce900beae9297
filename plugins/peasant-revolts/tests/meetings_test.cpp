// Revolts and protection beside other expansions.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

TEST_CASE("PR-5 a revolt of monasteries drives the monk off, and an abbot from a garden only by option") {
    const auto revolt = [](std::string_view gardens) {
        auto game = scenario({"peasant-revolts", "peasant-revolts.withheld = 0", gardens, "abbot"}, R"(
            .....
            .....
            ..A..
            .....
            .....
            (0,0): ffff-monastery
        )");
        game.play("A: place cfff-cap-garden at (1,0); abbot on garden1");
        game.step("draw base/ffff-monastery");
        game.play("B: place base/ffff-monastery at (0,1)");
        game.step("draw ffff-monastery-revolt");
        CHECK(game.followers_in_hand('A') == 7);
        return game.in_hand('A', "abbot");
    };
    CHECK(revolt("peasant-revolts.gardens = false") == 0);
    CHECK(revolt("peasant-revolts.gardens = true") == 1);
}

TEST_CASE("PR-6 a builder goes home with the last meeple, and the tile that started it earns no part") {
    auto game = scenario({"peasant-revolts", "peasant-revolts.withheld = 0", "traders-and-builders"}, R"(
        .....
        .....
        ==+Ab
        ..=..
        ..=..
        b: builder of A
    )");
    game.play("A: place frfr-straight-revolt at (1,0)");
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.in_hand('A', "builder") == 1);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("PR-10 a meeple that crosses a drawbridge keeps its protection") {
    auto game = scenario({"peasant-revolts", "peasant-revolts.withheld = 0", "drawbridges"}, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
        score: A 4
    )");
    game.play("A: place base/frfr-straight at (1,0); follower on road; protect A normal 1");
    game.play("B: place base/ffff-monastery at (0,-1)");
    game.play("A: place t03-cffr-cap-end-drawbridge at (2,0); pass; cross A normal 1 on city1");
    CHECK(game.score('A') == 3);
    game.step("draw cfff-cap-revolt");
    CHECK(game.score('A') == 5);
    CHECK(game.where("normal") == "city1 of drawbridges/t03-cffr-cap-end-drawbridge at (2,0)");
}

TEST_CASE("PR-15 protection can be bought while crossing a drawbridge") {
    auto game = scenario({"peasant-revolts", "drawbridges"}, R"(
        ..... .....
        ..... .....
        ==+== ==A==
        ..=.. .....
        ..=.. .....
        score: A 1
    )");
    game.step("A: place t03-cffr-cap-end-drawbridge at (2,0); pass; cross A normal 1 on city1");
    CHECK(game.asked() == "peasant-revolts.protect_arrival");
    game.play("A: protect A normal 1");
    CHECK(game.score('A') == 0);
}

TEST_CASE("PR-15, PHA-10 a phantom is protected for a payment of its own") {
    auto game = scenario({"peasant-revolts", "phantom"}, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
        score: A 9
    )");
    game.step("A: place base/frrr-3ends at (1,0); follower on east road; protect A normal 1");
    game.step("appear on south road");
    CHECK(game.choices() == "pass; protect A phantom 1");
    game.play("A: protect A phantom 1");
    CHECK(game.score('A') == 1);
}

TEST_CASE("PR-14 who has placed a builder has placed no meeple, and may protect one") {
    auto game = scenario({"peasant-revolts", "traders-and-builders"}, R"(
        .....
        .....
        ==+A=
        ..=..
        ..=..
        score: A 2
    )");
    game.step("A: place base/frfr-straight at (1,0); join builder on road");
    CHECK(game.choices() == "pass; protect A normal 1");
    game.step("A: protect A normal 1");
    CHECK(game.score('A') == 0);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("PR-14 nor has who has called an abbot back") {
    auto game = scenario({"peasant-revolts", "abbot"}, R"(
        ..... .....
        ..... .....
        ==+A= =+a..
        ..=.. .....
        ..=.. .....
        (1,0): base/fffr-monastery-end
        a: abbot of A
    )");
    CHECK(game.score('A') == 0);
    game.step("A: place base/ffff-monastery at (0,-1); recall A abbot 1");
    CHECK(game.score('A') == 3);
    CHECK(game.choices() == "pass; protect A normal 1");
    game.step("A: protect A normal 1");
    CHECK(game.score('A') == 1);
}

TEST_CASE("PR-14 a phantom may still follow who has protected one instead of placing, and is not in its way") {
    auto game = scenario({"peasant-revolts", "phantom"}, R"(
        .....
        .....
        ==+A=
        ..=..
        ..=..
        score: A 2
    )");
    game.step("A: place base/frfr-straight at (-1,0); pass");
    CHECK(game.choices().starts_with("pass; protect A normal 1"));
    game.step("A: protect A normal 1");
    CHECK(game.score('A') == 0);
    game.play("A: appear on road");
    CHECK(game.in_hand('A', "phantom") == 0);
}

TEST_CASE("PR-13, WAG-10 a wagon that is driven off goes home, and ghosts on it go back") {
    auto game = scenario({"peasant-revolts", "peasant-revolts.withheld = 0", "abbey-and-mayor", "ghosts-castles-and-cemeteries"}, R"(
        ..... .....
        ..... .....
        ==+== ==w==
        ..=.. .....
        ..=.. .....
        (1,0): mrfr-straight
        w: wagon of A
        turn: B
    )");
    game.play("B: place mrfr-straight at (1,-1) turned 2; haunt A wagon 1");
    CHECK(game.where("ghost") == "figure A wagon 1");
    game.step("draw frfr-straight-revolt");
    CHECK(game.in_hand('A', "wagon") == 1);
    CHECK(game.where("ghost").empty());
    CHECK(game.asked().empty());
}

TEST_CASE("PR-11 protection does not keep ghosts away") {
    auto game = scenario({"peasant-revolts", "ghosts-castles-and-cemeteries"}, R"(
        .....
        .....
        =====
        .....
        .....
        (0,0): mrfr-straight
        score: A 4
    )");
    game.play("A: place base/frfr-straight at (1,0); follower on road; protect A normal 1");
    game.step("B: place mrfr-straight at (0,-1) turned 2");
    CHECK(game.choices() == "haunt A normal 1");
}
