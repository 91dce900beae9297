// The doors of figures: fates, places, attachments, figures that belong to nobody. The rules are those of plugins/carts.
#include "doors.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kCarts = {"carts"};

}  // namespace

// ---- door 5: fates ------------------------------------------------------------------------------------------

TEST_CASE("door 5: a fate of the sole owner is nobody's where two tie") {
    auto game = scenario(kCarts, R"(
        ..... ..... .....
        ..... ..... .....
        ==+== ==A== ==B==
        ..=.. ..... .....
        ..=.. ..... .....
    )");
    game.play("A: place frrr-3ends at (3,0)");
    CHECK(game.game().decision().is_chance());
    CHECK(game.score('A') == 4);
    CHECK(game.score('B') == 4);
}

// ---- door 7: places -----------------------------------------------------------------------------------------

TEST_CASE("door 7: a figure that belongs to nobody stands on the table from the first turn on, and is called") {
    auto game = scenario(kCarts, Start::only);
    CHECK(whereabouts(game, '-', "mule") == "the tile base/crfr-cap-straight at (0,0)");
    game.play("A: place ffff-monastery at (0,1)");
    CHECK(whereabouts(game, '-', "mule") == "the tile base/ffff-monastery at (0,1)");
    check_verified(game);
}

TEST_CASE("door 7: a figure stands at a corner, and others of its kind beside it") {
    auto game = scenario(kCarts, Start::only);
    game.step("A: place ffff-monastery at (0,1); pass; set_milestone on corner ne of base/ffff-monastery at (0,1)");
    CHECK(whereabouts(game, 'A', "milestone") == "corner ne of base/ffff-monastery at (0,1)");
    CHECK(game.in_hand('A', "milestone") == 1);
    CHECK(game.in_hand('A', "helper") == 2);  // the second one has come into the game
    CHECK(game.in_hand('B', "helper") == 1);
    check_verified(game);
}

