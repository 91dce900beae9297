// Mist and ghosts by rule number; the plugin comes through the loader, as at a player's table.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

const Options kGame = {"ghosts-castles-and-cemeteries"};
const Options kFourSets = {"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 4"};

/// A road whose four tiles have mist in the north; B is on the road to the north of the first of them.
constexpr const char* kMistyRow = R"(
    .....
    .....
    ==B==
    .....
    .....

    ..... ..... ..... .....
    ..... ..... ..... .....
    ===== ===== ===== =====
    ..... ..... ..... .....
    ..... ..... ..... .....
    (0,0): mrfr-straight
    (0,1): mrfr-straight
    (1,1): mrfr-straight
    (2,1): mrfr-straight
    (3,1): mrfr-straight
)";

/// Between a road in the west, which is free of mist, and mist in the east.
constexpr const char* kBothWays = R"(
    ..... ..... .....
    ..... ..... .....
    ..M.. ..M.. .....
    ..... ..... ..#..
    ..... ..... .###.

    .....       .###.
    .....       ..#..
    ==A==       ..B..
    .....       .....
    .....       .....
    (0,1): base/frfr-straight
    (2,1): cffm-cap
)";

int ghosts_in_supply(const Scenario& game) {
    int found = 0;
    for (std::uint32_t i = 0; i < game.game().figures(); ++i) {
        const FigureView figure = game.game().figure(i);
        const std::string& kind = game.game().rules().figure_kinds[figure.kind].name;
        found += kind == "ghost" && place_of(figure.where) == PLV_PLACE_SUPPLY;
    }
    return found;
}

}  // namespace

TEST_CASE("GHO-1 the start are four tiles") {
    auto game = scenario(kGame, Start::only);
    CHECK(game.game().tiles_laid() == 4);
    CHECK(game.map_of_places("base/ffff-monastery") == map(R"(
        . . x .
        x T T .
        . T T x
        . x . .
    )"));
}

TEST_CASE("GHO-1 each of the four is a tile of its own to a monastery beside them") {
    auto game = scenario(kGame, Start::only);
    game.play("A: place base/ffff-monastery at (-1,0); follower on monastery");
    game.finish();
    CHECK(game.score('A') == 1 + 2);
}

TEST_CASE("GHO-1, GHO-14 nobody stands on the ruin, which is no castle") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "start = \"base\""}, R"(
        .....
        .....
        =====
        .....
        .....
        (0,0): base/frfr-straight
    )");
    game.step("place start-mist at (1,0) turned 3");
    for (const char* kind : {"normal", "guard"}) CHECK(game.places_for(kind) == "road1 field1 field2");
}

TEST_CASE("GHO-2 mist does not matter for what fits") {
    auto game = scenario(kGame, R"(
        .....
        .....
        =====
        .....
        .....
        (0,0): frfn-straight
    )");
    CHECK(game.turns_at("base/frfr-straight", {-1, 0}) == "0");
    CHECK(game.turns_at("frfn-straight", {-1, 0}) == "0 2");
}

TEST_CASE("GHO-3 mist parts the fields on both sides of it") {
    auto game = scenario(kGame, R"(
        .....
        ..B..
        =====
        .....
        .....
        (0,0): mrfr-straight
    )");
    game.step("place base/frfr-straight at (0,-1)");
    CHECK(game.places_for_followers() == "road1 field1 field2");
}

TEST_CASE("GHO-5 mist that goes on brings a ghost upon a meeple of an opponent") {
    auto game = scenario(kFourSets, kMistyRow);
    game.step("place mrfr-straight at (1,0) turned 2");
    CHECK(game.asked() == "ghosts-castles-and-cemeteries.haunt");
    CHECK(game.whose_decision() == 'A');
    CHECK(game.choices() == "haunt B normal 1");
    game.step("haunt B normal 1");
    CHECK(game.where("ghost") == "figure B normal 1");
    CHECK(game.places_for_followers() == "field1 field2");
}

TEST_CASE("GHO-4 a bank of mist that is finished does nothing") {
    auto game = scenario(kGame, R"(
        .....
        .....
        ==B==
        .....
        .....
        (0,0): mrfr-straight
        score: A 3, B 3
    )");
    game.play("A: place mrfr-straight at (0,-1) turned 2; haunt B normal 1");  // the bank has no open edge any more
    CHECK(game.score('A') == 3);
    CHECK(game.score('B') == 3);
    CHECK(game.where("ghost") == "figure B normal 1");
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("GHO-5 whose meeple it is and which one, he chooses among those of all opponents") {
    auto game = scenario(kFourSets, R"(
        .....
        ..C..
        ==B==
        ..B..
        .....

        ..... ..... ..... .....
        ..... ..... ..... .....
        ===== ===== ===== ==A==
        ..... ..... ..... .....
        ..... ..... ..... .....
        (0,0): mrfr-straight
        (0,1): mrfr-straight
        (1,1): mrfr-straight
        (2,1): mrfr-straight
        (3,1): mrfr-straight
    )");
    game.step("place mrfr-straight at (1,0) turned 2");
    CHECK(game.choices() == "haunt B normal 1; haunt B normal 2; haunt C normal 1");
    game.step("haunt C normal 1");
    CHECK(game.where("ghost") == "figure C normal 1");
}

TEST_CASE("GHO-5 mist that ends does nothing to who has nobody on the board") {
    auto game = scenario(kGame, R"(
        ..... ..... .....
        ..... ..... .....
        ..M.. ..M.. .....
        ..... ..... ..#..
        ..... ..... .###.

        .....       .###.
        .....       ..#..
        =====       ..B..
        .....       .....
        .....       .....
        (0,1): base/frfr-straight
        (2,1): cffm-cap
    )");
    game.step("place fmnn-curve at (1,1); haunt B normal 1");
    CHECK(game.asked().empty());
    CHECK(game.where("ghost") == "figure B normal 1");
}

TEST_CASE("GHO-5 a tile without mist ends none") {
    auto game = scenario(kGame, R"(
        .....
        .....
        ==A==
        .....
        .....
        (0,0): mrfr-straight
    )");
    game.step("place base/frfr-straight at (0,-1)");
    CHECK(game.asked().empty());
}

TEST_CASE("GHO-5 first a ghost for mist that goes on, then one for mist that ends") {
    auto game = scenario(kGame, kBothWays);
    game.step("place fmnn-curve at (1,1)");
    CHECK(game.choices() == "haunt B normal 1");
    game.step("haunt B normal 1");
    CHECK(game.whose_decision() == 'A');
    CHECK(game.choices() == "haunt A normal 1");
    game.step("haunt A normal 1");
    CHECK(game.where("ghost") == "figure B normal 1; figure A normal 1");
}

TEST_CASE("GHO-6 mist that goes on at two edges brings one ghost") {
    auto game = scenario(kGame, R"(
        ..... ..... .....
        ..... ..... .....
        ..M.. ..M.. .....
        ..... ..... ..#..
        ..... ..... .###.

                    .###.
                    ..#..
                    ..B..
                    .....
                    .....
        (2,1): cffm-cap
    )");
    game.play("A: place frfn-straight at (0,1) turned 2");
    game.play("B: place base/ffff-monastery at (0,-1)");
    game.step("A: place fmnn-curve at (1,1)");
    CHECK(game.choices() == "haunt B normal 1");
    game.step("haunt B normal 1");
    CHECK(game.asked().empty());
    CHECK(game.where("ghost") == "figure B normal 1");
}

TEST_CASE("GHO-6 mist that ends at two edges brings one ghost, too") {
    auto game = scenario(kGame, R"(
        ..... ..... .....
        ..... ..... .....
        ..M.. ..M.. ..M..
        ..... ..... .....
        ..... ..... .....

        .....       .....
        .....       .....
        =+A..       ..M..
        .....       .....
        .....       .....
        (0,1): base/fffr-monastery-end
    )");
    game.step("place cmfm-cap at (1,1) turned 2; haunt A normal 1");
    CHECK(game.asked().empty());
    CHECK(game.where("ghost") == "figure A normal 1");
}

TEST_CASE("GHO-7 guards are left alone, and without anybody else nothing happens") {
    auto game = scenario(kGame, R"(
        .....
        .....
        ==g==
        .....
        .....
        (0,0): mrfr-straight
        g: guard of B
    )");
    game.step("place mrfr-straight at (0,-1) turned 2");
    CHECK(game.asked().empty());
    CHECK(game.where("ghost").empty());
}

TEST_CASE("GHO-8, GHO-12 the third ghost drives the meeple home, and what it held is free at once") {
    auto game = scenario(kFourSets, kMistyRow);
    game.play("A: place mrfr-straight at (1,0) turned 2; haunt B normal 1");
    game.play("B: place base/ffff-monastery at (0,2)");
    game.play("A: place mrfr-straight at (2,0) turned 2; haunt B normal 1");
    game.play("B: place base/ffff-monastery at (1,2)");
    CHECK(game.where("ghost") == "figure B normal 1; figure B normal 1");
    CHECK(ghosts_in_supply(game) == 15 - 2);
    CHECK(game.in_hand('B', "normal") == 4);

    game.step("A: place mrfr-straight at (3,0) turned 2; haunt B normal 1");
    CHECK(ghosts_in_supply(game) == 15);
    CHECK(game.in_hand('B', "normal") == 5);
    CHECK(game.places_for_followers() == "road1 field1 field2");
}

TEST_CASE("GHO-9 without a ghost in the supply none is added") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.figures = {ghost = 1}"}, kBothWays);
    game.step("place fmnn-curve at (1,1); haunt B normal 1");
    CHECK(game.asked().empty());
    CHECK(game.where("ghost") == "figure B normal 1");
}

TEST_CASE("GHO-10, GHO-11 a ghost costs its owner two points in the majority, and goes back") {
    auto game = scenario(kFourSets, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==A== ==B==
        ..=.. ..... .....
        ..=.. ..... .....
        (1,0): mrfr-straight
        (2,0): mrfr-straight
        turn: B
    )");
    game.play("B: place mrfr-straight at (1,-1) turned 2; haunt A normal 1");
    game.play("A: place base/frrr-3ends at (3,0)");
    CHECK(game.score('A') == 2);
    CHECK(game.score('B') == 4);
    CHECK(game.where("ghost").empty());
}

TEST_CASE("GHO-11 who has no majority pays for no ghost") {
    auto game = scenario(kFourSets, R"(
        ..... ..... .....
        ..... ..... .....
        ==+B= ==A== ==B==
        ..=.. ..... .....
        ..=.. ..... .....
        (1,0): mrfr-straight
        (2,0): mrfr-straight
        turn: B
        score: A 5
    )");
    game.play("B: place mrfr-straight at (1,-1) turned 2; haunt A normal 1");
    SECTION("when it is scored") {
        game.play("A: place base/frrr-3ends at (3,0)");
        CHECK(game.score('A') == 5);
        CHECK(game.score('B') == 4);
    }
    SECTION("but at the end he does") {
        game.finish();
        CHECK(game.score('A') == 5 - 1);
        CHECK(game.score('B') == 3);
    }
}

TEST_CASE("GHO-11 a score does not fall below 0") {
    auto game = scenario(kFourSets, R"(
        ..... ..... .....
        ..... ..... .....
        ===== ===== ==+A=
        ..... ..... ..=..
        ..... ..... ..=..
        (0,0): mrfr-straight
        (1,0): mrfr-straight
        turn: B
        score: A 1
    )");
    game.play("B: place mrfr-straight at (0,-1) turned 2; haunt A normal 1");
    game.play("A: place base/ffff-monastery at (0,1)");
    game.play("B: place mrfr-straight at (1,-1) turned 2; haunt A normal 1");
    game.play("A: place base/frrr-3ends at (3,0)");
    CHECK(game.score('A') == 0);
}

TEST_CASE("GHO-11 in the end each ghost costs one point, on farmers too") {
    auto game = scenario(kFourSets, R"(
        ..... .....
        ..... .....
        ===== =====
        ..A.. .....
        ..... .....
        (0,0): mrfr-straight
        (1,0): mrfr-straight
        turn: B
        score: A 5
    )");
    game.play("B: place mrfr-straight at (0,-1) turned 2; haunt A normal 1");
    game.play("A: place base/ffff-monastery at (0,1)");
    game.play("B: place mrfr-straight at (1,-1) turned 2; haunt A normal 1");
    game.finish();
    CHECK(game.score('A') == 3);
}

TEST_CASE("GHO-14 a road under mist can be claimed") {
    auto game = scenario(kGame, R"(
        .....
        .....
        =====
        .....
        .....
        (0,0): frfn-straight
    )");
    game.step("place mnmn-straight at (-1,0)");
    CHECK(game.places_for_followers() == "road1");
}

TEST_CASE("without ghosts mist does nothing") {
    auto game = scenario({"ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.elements = [\"guards\"]"}, R"(
        .....
        .....
        ==B==
        .....
        .....
        (0,0): mrfr-straight
    )");
    game.step("place mrfr-straight at (0,-1) turned 2");
    CHECK(game.asked().empty());
}
