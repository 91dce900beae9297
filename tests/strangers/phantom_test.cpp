// The Phantom beside a portal and a flier, which do not exist here: invented ones do the same to the engine.
#include "strangers.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr const char* kMonastery = "monastery1 of base/ffff-monastery at (0,0)";

/// A road that goes on to the east, and a monastery of nobody.
Scenario portal() {
    return scenario({"phantom", "strangers", "strangers.elements = [\"portal\"]"}, R"(
        ..... ..=..
        ..... ..=..
        ..M.. ..===
        ..... .....
        ..... .....
    )");
}

/// The same with a monk of B, whom a flier does not mind.
Scenario flier() {
    return scenario({"phantom", "strangers", "strangers.elements = [\"flier\"]"}, R"(
        ..... ..=..
        ..... ..=..
        ..B.. ..===
        ..... .....
        ..... .....
        (0,0): ffff-monastery
    )");
}

}  // namespace

TEST_CASE("PHA-6 who went through the portal leaves only the placed tile to the phantom") {
    auto game = portal();
    game.step("A: place frfr-portal at (2,0)");
    CHECK(is_offered(game, std::string("teleport normal on ") + kMonastery));
    game.step("teleport normal on monastery1 at (0,0)");
    CHECK(game.where("normal") == kMonastery);
    CHECK(game.choices() ==
          "pass; appear on road1 of strangers/frfr-portal at (2,0); appear on field1 of strangers/frfr-portal at (2,0); "
          "appear on field2 of strangers/frfr-portal at (2,0)");
    game.step("appear on road");
    CHECK(game.whose_turn() == 'B');
    game.finish();
    CHECK(game.score('A') == 2 + 2);  // the monastery with one neighbour, the road of two tiles
}

TEST_CASE("PHA-6 the phantom goes through the portal if the meeple did not") {
    auto game = portal();
    game.step("A: place frfr-portal at (2,0); follower on road");
    CHECK(is_offered(game, std::string("late_teleport phantom on ") + kMonastery));
    CHECK_FALSE(is_offered(game, "late_teleport phantom on road1 of strangers/frfr-portal at (2,0)"));  // the meeple's road
    game.step("late_teleport phantom on monastery1 at (0,0)");
    CHECK(game.where("phantom") == kMonastery);
    CHECK(game.where("normal") == "road1 of strangers/frfr-portal at (2,0)");
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("PHA-6 only one of the two goes by a flier") {
    auto meeple = flier();
    meeple.step("A: place frfr-flier at (2,0); fly normal on monastery1 at (0,0)");
    CHECK(meeple.where("normal") == std::string(kMonastery) + "; " + kMonastery);
    CHECK(meeple.choices().find("late_fly") == std::string::npos);
    CHECK(is_offered(meeple, "appear on road1 of strangers/frfr-flier at (2,0)"));

    auto phantom = flier();
    phantom.step("A: place frfr-flier at (2,0); pass; late_fly phantom on monastery1 at (0,0)");
    CHECK(phantom.where("phantom") == kMonastery);
    CHECK(phantom.whose_turn() == 'B');
}
