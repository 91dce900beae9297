// Filters by what is on the table: who is called only while a figure stands, is at hand, while a tile bears a symbol, or
// in the first turn. The rules are those of plugins/watchmen, whose functions count their calls.
#include "doors.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

const Options kWatchmen = {"watchmen"};

}  // namespace

TEST_CASE("filters: a step of the first turn runs in that and in no other (WM-1)") {
    auto game = scenario(kWatchmen, Start::only);
    CHECK(memory(game, "watchmen.opened") == 1);
    game.play("A: place frfr-straight at (1,0)");
    game.play("B: place frfr-straight at (2,0)");
    CHECK(memory(game, "watchmen.opened") == 1);
}

TEST_CASE("filters: a step waits for a figure that stands, whose it ever is (WM-2)") {
    auto game = scenario(kWatchmen, Start::only);
    game.play("A: place frfr-straight at (1,0)");
    CHECK(memory(game, "watchmen.rounds") == 0);
    game.play("B: place frfr-straight at (2,0); watchman on road1");
    game.play("A: place frfr-straight at (3,0)");
    CHECK(memory(game, "watchmen.rounds") == 2);
    game.play("B: place frrr-3ends at (4,0)");
    CHECK(memory(game, "watchmen.rounds") == 3);  // before it is scored
    game.play("A: place frrr-3ends at (-1,0) turned 2");
    CHECK(game.in_hand('B', "watchman") == 1);
    const int rounds = memory(game, "watchmen.rounds");
    game.play("B: place ffff-monastery at (0,1)");
    CHECK(memory(game, "watchmen.rounds") == rounds);
}

TEST_CASE("filters: a step waits for a figure in the supply of whose turn it is, or of nobody (WM-3)") {
    auto game = scenario(kWatchmen, Start::only);
    game.play("A: place frfr-straight at (1,0); watchman on road1");
    CHECK(memory(game, "watchmen.musters") == 0);
    game.play("B: place frfr-straight at (2,0)");
    CHECK(memory(game, "watchmen.musters") == 1);  // he has his own
    CHECK(memory(game, "watchmen.lit") == 2);
    game.play("A: place frfr-straight at (3,0)");
    CHECK(memory(game, "watchmen.musters") == 1);
    game.play("B: place frfr-straight at (4,0); watchmen.hang");
    CHECK(memory(game, "watchmen.lit") == 3);  // the lantern hangs, which is nobody's
}

TEST_CASE("filters: a step waits for a tile with a symbol, in hand or laid (WM-4)") {
    auto game = scenario(kWatchmen, Start::only);
    game.play("A: place frfr-straight at (1,0)");
    CHECK(memory(game, "watchmen.rung_in_hand") == 0);
    game.step("B: draw watchmen/frfr-bell");
    CHECK(memory(game, "watchmen.rung_in_hand") == 1);
    CHECK(memory(game, "watchmen.rung") == 0);
    game.play("B: place frfr-bell at (2,0)");
    CHECK(memory(game, "watchmen.rung") == 1);
    game.play("A: place frfr-straight at (3,0)");
    CHECK(memory(game, "watchmen.rung") == 1);
    CHECK(memory(game, "watchmen.rung_in_hand") == 1);
}

TEST_CASE("filters: an action is offered to who has the figure, and the refusal says what is missing (WM-5)") {
    auto game = scenario(kWatchmen, Start::only);
    game.step("A: place frfr-straight at (1,0)");
    game.step("A: watchmen.hang");
    game.play("A: watchman on road1");
    game.play("B: place frfr-straight at (2,0)");
    game.step("A: place frfr-straight at (3,0)");
    CHECK(game.refusal("watchmen.hang") == "refused: watchmen.hang is not offered now: no watchman is in the supply  [WM-5]");
}

TEST_CASE("filters: reactions and vetoes wait for a figure that stands (WM-5)") {
    auto game = scenario(kWatchmen, Start::only);
    game.step("A: place frfr-straight at (1,0)");
    CHECK(game.places_for_followers() == "road1 field1 field2");
    game.play("A: pass");
    CHECK(memory(game, "watchmen.heard") == 0);
    game.step("B: place frfr-straight at (2,0); watchmen.hang");
    CHECK(memory(game, "watchmen.heard") == 0);
    CHECK(game.places_for_followers() == "field1 field2");
    CHECK(game.places_for("watchman") == "road1");
    game.play("B: pass");
    game.play("A: place frfr-straight at (3,0)");
    CHECK(memory(game, "watchmen.heard") == 1);
}

TEST_CASE("filters: who waits for what nobody has is left out of the turn (WM-6)") {
    const auto has_salute = [](Options options) {
        const auto rules = must(rules_with(options));
        return std::ranges::any_of(rules->steps, [](const StepLine& line) { return line.id == "watchmen.salute"; });
    };
    CHECK_FALSE(has_salute({"watchmen"}));
    CHECK(has_salute({"watchmen", "watchmen.elements = [\"captains\"]"}));
    CHECK_FALSE(has_salute({"watchmen", "watchmen.elements = []"}));
}
