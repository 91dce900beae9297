// Inns & Cathedrals by rule number; the plugin comes through the loader.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

// A road of three tiles from a crossing in the west to one in the east, with an inn on the middle one.
constexpr const char* kInnRoad = R"(
    place base/crrr-cap-3ends at (-1,0); follower on east road
    place inns-and-cathedrals/frfr-straight-inn at (1,0); pass
)";

}  // namespace

TEST_CASE("IC-1 every player has one large meeple beside the seven normal ones") {
    auto game = scenario({"inns-and-cathedrals"}, Start::only);
    REQUIRE(game.game().rules().figure_kinds.size() == 2);
    CHECK(game.game().rules().figure_kinds[1].name == "large");
    CHECK(game.game().in_supply(0, 1) == 1);
    CHECK(game.followers_in_hand('A') == 7);
    game.play("place base/frfr-straight at (1,0); large on road1");
    CHECK(game.game().in_supply(0, 1) == 0);
}

TEST_CASE("IC-1 the large meeple does not stand on gardens") {
    auto game = scenario({"inns-and-cathedrals"}, Start::only);
    game.step("place base/cfff-cap-garden at (0,-1) turned 2");
    CHECK(game.places_for_followers().find("garden") == std::string::npos);
}

TEST_CASE("IC-1 the element can be switched off alone") {
    const auto rules = rules_with({"inns-and-cathedrals", "inns-and-cathedrals.elements = [\"inn\", \"cathedral\"]"});
    REQUIRE(rules);
    CHECK((*rules)->figure_kinds.size() == 1);
    CHECK((*rules)->attributes.size() == 2);
}

TEST_CASE("IC-2 the large meeple counts two") {
    const auto rules = rules_with({"inns-and-cathedrals"});
    REQUIRE(rules);
    CHECK((*rules)->figure_kinds[1].weight == 2);
    CHECK((*rules)->figure_kinds[0].weight == 1);
}
