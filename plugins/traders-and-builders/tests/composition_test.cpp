// What a config can take out of the box of Traders & Builders, and what is left then.
#include <algorithm>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

std::shared_ptr<const Ruleset> with(Options options) { return must(rules_with(options)); }

bool has_kind(const Ruleset& rules, std::string_view name) {
    return std::ranges::find(rules.figure_kinds, name, &FigureKindInfo::name) != rules.figure_kinds.end();
}

}  // namespace

TEST_CASE("all of Traders & Builders: 24 tiles, builder and pig, trade goods") {
    const auto rules = with({"traders-and-builders"});
    CHECK(rules->tiles_in_bag() == 71 + 24);
    CHECK(has_kind(*rules, "builder"));
    CHECK(has_kind(*rules, "pig"));
    CHECK(rules->attributes == std::vector<std::string>{"traders-and-builders.trade_good"});
    REQUIRE(rules->expansions.size() == 1);
    CHECK(rules->expansions[0].edition == "C2");
    CHECK(rules->expansions[0].elements == std::vector<std::string>{"builder", "pig", "trade-goods"});
}

TEST_CASE("TB-2 without the element there is no builder, but a pig") {
    const Options options = {"traders-and-builders", "traders-and-builders.elements = [\"pig\", \"trade-goods\"]"};
    CHECK_FALSE(has_kind(*with(options), "builder"));
    auto game = scenario(options, R"(
        .....
        .A...
        ==A==
        .....
        .....
    )");
    game.step("place frfr-straight at (1,0)");
    CHECK_THAT(game.choices(), Contains("join pig on field1") && !Contains("builder on"));
}

TEST_CASE("TB-13 without the element there is no pig, but a builder") {
    const Options options = {"traders-and-builders", "traders-and-builders.elements = [\"builder\"]"};
    CHECK_FALSE(has_kind(*with(options), "pig"));
    auto game = scenario(options, R"(
        .....
        .A...
        ==A==
        .....
        .....
    )");
    game.step("place frfr-straight at (1,0)");
    CHECK_THAT(game.choices(), Contains("join builder on road1") && !Contains("pig on"));
}

TEST_CASE("TB-17 without the element trade goods are paint") {
    auto game = scenario({"traders-and-builders", "traders-and-builders.elements = [\"builder\", \"pig\"]"}, R"(
        .....
        .....
        .....
        ..#..
        .###.
    )");
    game.play("A: place cfcf-span-wine at (0,1)");
    game.play("B: place cfff-cap at (0,2)");
    game.finish();
    CHECK(game.score('B') == 0);
}

TEST_CASE("with no element on, the tiles alone are left") {
    const auto rules = with({"traders-and-builders", "traders-and-builders.elements = []"});
    CHECK(rules->tiles_in_bag() == 71 + 24);
    CHECK(rules->figure_kinds.size() == 1);
    CHECK(rules->attributes.empty());
}
