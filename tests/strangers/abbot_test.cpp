// The abbot beside a flier, which does not exist here: an invented one brings others to where he stands.
#include "strangers.h"

using namespace pontlevis;
using namespace pontlevis::kit;

TEST_CASE("ABT-4 there is no majority when an abbot is called back, and others stay") {
    auto game = scenario({"abbot", "strangers", "strangers.elements = [\"flier\"]"}, R"(
        ..... ..=..
        ..... ..=..
        ..a.. ..===
        ..... .....
        ..... .....
        (0,0): ffff-monastery
        a: abbot of A
        turn: B
    )");
    game.play("B: place frfr-flier at (2,0); fly normal on monastery1 at (0,0)");
    game.play("A: place base/ffff-monastery at (0,1)");
    game.play("B: place frfr-flier at (3,0); fly normal on monastery1 at (0,0)");
    game.play("A: place base/ffff-monastery at (-1,0); recall A abbot 1");
    CHECK(game.score('A') == 4);  // the monastery has three neighbours; B has two monks there, A one
    CHECK(game.score('B') == 0);
    CHECK(game.in_hand('A', "abbot") == 1);
    CHECK(game.followers_in_hand('B') == 5);
    game.finish();
    CHECK(game.score('B') == 4);
}
