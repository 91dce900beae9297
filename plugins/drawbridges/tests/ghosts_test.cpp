// The Drawbridges beside ghosts (Ghosts, Castles & Cemeteries): rows 11 and 20 of the decision table, case J.14.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

const Options kGhosts = {"drawbridges", "ghosts-castles-and-cemeteries", "ghosts-castles-and-cemeteries.copies = 3"};

constexpr const char* kNearGate = " on city1 of drawbridges/t03-cffr-cap-end-drawbridge at (3,0)";
constexpr const char* kFarGate = " on city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)";

/// Ghosts that are on nobody.
int ghosts_in_stock(const Scenario& game) {
    int count = 0;
    for (std::uint32_t i = 0; i < game.game().figures(); ++i) {
        const FigureView figure = game.game().figure(i);
        const bool ghost = game.game().rules().figure_kinds[figure.kind].name == "ghost";
        count += ghost && place_of(figure.where) == PLV_PLACE_SUPPLY ? 1 : 0;
    }
    return count;
}

/// A's meeple on a road with mist in the north, which B's two tiles bring two ghosts upon.
Scenario haunted(const std::string& drawing) {
    auto game = scenario(kGhosts, drawing + "turn: B\n");
    game.play("B: place mrfr-straight at (1,-1) turned 2; haunt A normal 1");
    game.play("A: place base/ffff-monastery at (2,1)");
    game.play("B: place mrfr-straight at (2,-1) turned 2; haunt A normal 1");
    CHECK(game.where("ghost") == "figure A normal 1; figure A normal 1");
    CHECK(ghosts_in_stock(game) == 15 - 2);
    return game;
}

}  // namespace

TEST_CASE("row 11 (J.14, DB-27, INT-34, DBQ-26) two ghosts cost four points of five, go home, and the meeple crosses alone") {
    auto game = haunted(R"(
        .###. ..... ..... .....
        ..#.. ..... ..... .....
        ..+== ===== ===== ==A==
        ..... ..... ..... .....
        ..... ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
        (1,0): mrfr-straight
        (2,0): mrfr-straight
        (3,0): base/frfr-straight
    )");
    game.step("A: place base/frrr-3ends at (4,0); pass");
    CHECK(game.score('A') == 5 - 4);
    CHECK(game.asked() == "drawbridges.cross");
    CHECK(game.where("ghost").empty());
    CHECK(ghosts_in_stock(game) == 15);
    game.step(std::string("cross A normal 1") + kFarGate);
    CHECK(game.where("normal") == "city1 of drawbridges/t02-crff-cap-end-drawbridge at (0,0)");
    CHECK(game.where("ghost").empty());
}

TEST_CASE("J.14 (DBQ-26) a road of three tiles costs a point with two ghosts, and the move is still offered") {
    auto game = haunted(R"(
        ..... ..... .....
        ..... ..... .....
        ===== ==+== ==A==
        ..... ..=.. .....
        ..... ..=.. .....
        (1,0): mrrr-3ends
        (2,0): mrfr-straight
        score: A 5
    )");
    game.step("A: place t03-cffr-cap-end-drawbridge at (3,0); pass");
    CHECK(game.score('A') == 5 + 3 - 4);
    CHECK(ghosts_in_stock(game) == 15);
    CHECK(game.choices() == std::string("pass; cross A normal 1") + kNearGate);
}

TEST_CASE("row 20 a meeple that a third ghost drives off in this turn does not count, nor does it cross") {
    auto game = scenario(kGhosts, R"(
        .###. ..... .....
        ..#.. ..... .....
        ..+== ==A== ==B==
        ..... ..... .....
        ..... ..... .....
        (0,0): t02-crff-cap-end-drawbridge
        (1,0): mrfr-straight
        (2,0): mrfr-straight
        turn: B
    )");
    game.play("B: place mrfr-straight at (1,-1) turned 2; haunt A normal 1");
    game.play("A: place base/ffff-monastery at (1,1)");
    game.play("B: place mrfr-straight at (2,-1) turned 2; haunt A normal 1");
    game.play("A: place mrfr-straight at (3,-1) turned 2");
    game.step("B: place mrrr-3ends at (3,0); haunt A normal 1; pass");
    CHECK(game.score('A') == 0);
    CHECK(game.score('B') == 4);
    CHECK(game.whose_decision() == 'B');
    CHECK(game.choices() == std::string("pass; cross B normal 1") + kFarGate);
}
