// Filters by what is on the table: who is called only while a figure stands, is at hand or is extended, while a tile
// bears a symbol, in the first turn, or for what was scored. The rules are those of plugins/watchmen, whose functions count
// their calls.
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

TEST_CASE("filters: a veto of all places is asked about those on no feature, also of a kind that stands on none (WM-13)") {
    auto game = scenario(kWatchmen, Start::only);
    game.step("A: place frfr-straight at (1,0)");
    CHECK(is_offered(game, "hang"));
    game.play("A: pass");
    game.step("B: place frfr-bell at (2,0)");
    CHECK_FALSE(is_offered(game, "hang"));
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

TEST_CASE("filters: a step, a reaction and an action wait for a tile that extends an own figure (WM-7)") {
    auto game = scenario(kWatchmen, Start::only);
    game.step("A: place frfr-straight at (1,0)");
    CHECK(game.refusal("relieve A watchman 1") == "refused: watchmen.relieve is not offered now: no own watchman is on a feature of the tile  [WM-7]");
    game.play("A: watchman on road1");
    CHECK(memory(game, "watchmen.walked") == 0);  // when the tile was laid, he was not there yet
    CHECK(memory(game, "watchmen.strolls") == 1);

    game.step("B: place frfr-straight at (2,0)");  // not B's watchman
    CHECK(memory(game, "watchmen.walked") == 0);
    CHECK(game.choices().find("relieve") == std::string::npos);
    game.play("B: pass");
    CHECK(memory(game, "watchmen.strolls") == 1);

    game.play("A: place ffff-monastery at (0,1)");  // his own, but not there
    CHECK(memory(game, "watchmen.walked") == 0);
    CHECK(memory(game, "watchmen.strolls") == 1);

    game.play("B: place ffff-monastery at (1,1)");
    game.step("A: place frfr-straight at (3,0)");
    CHECK(memory(game, "watchmen.walked") == 1);
    CHECK(game.choices().find("relieve") != std::string::npos);
    CHECK(game.refusal("relieve B watchman 1") == "refused: watchmen.relieve does not offer that  [WM-7]");
    CHECK(game.in_hand('A', "watchman") == 0);
    game.play("A: relieve A watchman 1");
    CHECK(game.in_hand('A', "watchman") == 1);
    CHECK(memory(game, "watchmen.strolls") == 1);  // he is gone before
}

TEST_CASE("filters: who waits for two that stand together is called once something brings them to one feature (WM-12)") {
    auto game = scenario(kWatchmen, Start::only);
    game.step("A: place frfr-straight at (1,0)");
    CHECK(game.refusal("watchmen.settle") == "refused: watchmen.settle is not offered now: no watchman stands on one feature with a normal  [WM-12]");
    game.play("A: watchman on road1");
    game.play("B: place ffff-monastery at (1,1)");
    game.play("A: place ffff-monastery at (2,1)");
    game.play("B: place ffff-monastery at (3,1)");
    game.play("A: place frfr-straight at (3,0); follower on road1");  // both stand, apart
    CHECK(memory(game, "watchmen.quarrels") == 0);
    CHECK(memory(game, "watchmen.quarrelled") == 0);
    game.step("B: place frfr-straight at (2,0)");  // joins them
    CHECK(memory(game, "watchmen.quarrelled") == 1);
    CHECK(game.choices().find("settle") != std::string::npos);
    game.play("B: settle");
    CHECK(memory(game, "watchmen.quarrels") == 0);  // they were parted before
    CHECK(game.in_hand('A', "watchman") == 1);
}

TEST_CASE("filters: nobody stands together with himself, also where two words name him (WM-12)") {
    auto game = scenario(kWatchmen, Start::only);
    game.play("A: place frfr-straight at (1,0); watchman on road1");
    game.play("B: place ffff-monastery at (1,1)");
    game.play("A: place ffff-monastery at (2,1)");
    game.play("B: place ffff-monastery at (3,1)");
    game.play("A: place ffff-monastery at (3,2)");
    CHECK(memory(game, "watchmen.scuffles") == 0);
    game.play("B: place frfr-straight at (3,0); watchman on road1");
    CHECK(memory(game, "watchmen.scuffles") == 0);
    game.play("A: place frfr-straight at (2,0)");  // joins the two
    CHECK(memory(game, "watchmen.scuffles") == 1);
}

TEST_CASE("filters: a flag of kinds of figures stands for all that have it (WM-8)") {
    auto game = scenario(kWatchmen, Start::only);
    game.play("A: place frfr-straight at (1,0); watchman on road1");
    CHECK(memory(game, "watchmen.woken") == 0);
    CHECK(memory(game, "watchmen.trailed") == 1);
    game.play("B: place frfr-straight at (2,0); follower on field1");
    CHECK(memory(game, "watchmen.woken") == 1);
    CHECK(memory(game, "watchmen.trailed") == 2);  // a normal one is a meeple, too
    game.play("A: place ffff-monastery at (0,1)");
    CHECK(memory(game, "watchmen.woken") == 1);
    CHECK(memory(game, "watchmen.trailed") == 2);
    game.play("B: place ffff-monastery at (0,2)");
    CHECK(memory(game, "watchmen.woken") == 2);
    CHECK(memory(game, "watchmen.trailed") == 2);
}

TEST_CASE("filters: reactions to a scoring are called for what they name, and one entry has to be all of it (WM-9)") {
    auto game = scenario(kWatchmen, Start::only);
    const auto heard = [&] {
        std::string all;
        for (const char* column : {"roads_done", "gates_done", "gate_cities_done", "ended"}) {
            const int times = memory(game, std::string("watchmen.") + column);
            if (times != 0) all += std::string(all.empty() ? "" : ", ") + column + " " + std::to_string(times);
        }
        return all;
    };
    game.play("A: place frrr-3ends at (1,0); follower on west road");
    CHECK(heard() == "");
    game.play("B: place frrr-3ends at (-1,0) turned 2; follower on north road");
    CHECK(heard() == "roads_done 1");
    CHECK(game.score('A') == 3);
    CHECK(game.score('B') == 0);  // no gate, no bonus

    // A road with a gate and a city without one.
    game.play("A: place frrr-3ends at (1,-1) turned 2; follower on west road");
    game.play("B: place crfr-gate at (0,-1) turned 2; follower on city1");
    CHECK(heard() == "roads_done 2, gates_done 1");
    CHECK(game.score('A') == 3 + 2);
    CHECK(game.score('B') == 4 + 1);

    game.finish();
    CHECK(heard() == "roads_done 3, gates_done 1, ended 1");
    CHECK(game.score('B') == 5 + 1);
}

TEST_CASE("filters: a bonus for what is completed is none at the end (WM-9)") {
    auto game = scenario(kWatchmen, Start::only);
    game.play("A: place crfr-gate at (0,-1) turned 2; follower on road1");
    game.finish();
    CHECK(memory(game, "watchmen.gates_done") == 1);
    CHECK(memory(game, "watchmen.ended") == 1);
    CHECK(game.score('A') == 1);
}

TEST_CASE("filters: what is scored is asked about where one of its figures is meant (WM-14)") {
    auto game = scenario(kWatchmen, Start::only);
    game.play("A: place frrr-3ends at (1,0); watchman on west road");
    game.play("B: place frrr-3ends at (-1,0) turned 2");
    CHECK(memory(game, "watchmen.watched_done") == 1);
    CHECK(game.score('A') == 3 + 2);
    CHECK(game.in_hand('A', "watchman") == 1);

    game.play("A: place frrr-3ends at (1,-1) turned 2; follower on west road");
    game.play("B: place crfr-gate at (0,-1) turned 2");
    CHECK(memory(game, "watchmen.watched_done") == 1);  // a follower's
    CHECK(game.score('A') == 5 + 2);
}

TEST_CASE("filters: what is finished where nobody stands is scored for who looks at it (WM-9)") {
    auto game = scenario(kWatchmen, Start::only);
    game.play("A: place frrr-3ends at (1,0)");
    CHECK(memory(game, "watchmen.roads_done") == 0);
    game.play("B: place frrr-3ends at (-1,0) turned 2");
    CHECK(memory(game, "watchmen.roads_done") == 1);
    game.play("A: place frrr-3ends at (1,-1) turned 2");
    game.play("B: place crfr-gate at (0,-1) turned 2");
    CHECK(memory(game, "watchmen.roads_done") == 2);
    CHECK(memory(game, "watchmen.gates_done") == 1);
    CHECK(memory(game, "watchmen.gate_cities_done") == 0);
}

TEST_CASE("filters: a value waits for a figure that stands (WM-10)") {
    const auto points = [](const char* words) {
        auto game = scenario(kWatchmen, R"(
            ..... ..... .....
            ..... ..... .....
            ==+== ==A== =====
            ..=.. ..... .....
            ..=.. ..... .....
        )");
        game.play(words);
        game.play("B: place frrr-3ends at (3,0)");
        return game.score('A');
    };
    CHECK(points("A: place ffff-monastery at (0,-1)") == 4);
    CHECK(points("A: place ffff-monastery at (0,-1); watchmen.hang") == 5);
}

TEST_CASE("filters: a step and an action stand where the choice of an option puts them, or nowhere (WM-11)") {
    const auto lays = [](const char* option) {
        auto game = scenario({"watchmen", option}, Start::only);
        game.step("A: place frfr-straight at (1,0)");
        return game;
    };
    auto early = lays("watchmen.nap = \"early\"");
    CHECK(is_offered(early, "nap"));
    early.play("A: watchmen.nap");
    CHECK(memory(early, "watchmen.naps") == 1);
    CHECK(memory(early, "watchmen.slept") == 0);

    auto late = lays("watchmen.nap = \"late\"");
    CHECK_FALSE(is_offered(late, "nap"));
    CHECK(late.refusal("watchmen.nap") == "refused: watchmen.nap is not offered now  [WM-11]");
    late.play("A: pass");
    CHECK(memory(late, "watchmen.slept") == 1);

    auto never = lays("watchmen.nap = \"never\"");
    CHECK_FALSE(is_offered(never, "nap"));
    never.play("A: pass");
    CHECK(memory(never, "watchmen.slept") == 0);
}
