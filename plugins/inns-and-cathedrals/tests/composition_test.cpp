// What a config can take out of the box of Inns & Cathedrals, and what is left then.
#include <algorithm>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

std::shared_ptr<const Ruleset> with(Options options) { return must(rules_with(options)); }

bool has_tile(const Ruleset& rules, const std::string& id) {
    return std::ranges::any_of(rules.tiles, [&](const TileType& tile) { return tile.id == "inns-and-cathedrals/" + id; });
}

/// What A gets for a finished road of three tiles with an inn.
int inn_road(Options options) {
    auto game = scenario(options, R"(
        ..... .....
        ..... ...G.
        ==+== ==A==
        ..=.. .....
        ..=.. .....
        (1,0): frfr-straight-inn-garden
    )");
    game.play("place frrr-3ends at (2,0)");
    return game.score('A');
}

/// What A gets for a finished city of five tiles with a cathedral.
int cathedral_city(Options options) {
    auto game = scenario(options, R"(
              .....
              .....
              .....
              ..#..
              .###.

        ..... ##### .....
        ....# ##### #....
        ...## ####A ##...
        ....# ##### #....
        ..... ##### .....
        (0,1): cccc-full-cathedral
    )");
    game.play("place cfff-cap at (0,2)");
    return game.score('A');
}

}  // namespace

TEST_CASE("all of Inns & Cathedrals: 18 tiles, two kinds of figures, two attributes") {
    const auto rules = with({"inns-and-cathedrals"});
    CHECK(rules->tiles_in_bag() == 71 + 18);
    CHECK(rules->figure_kinds.size() == 2);
    CHECK(rules->attributes == std::vector<std::string>{"inns-and-cathedrals.inn", "inns-and-cathedrals.cathedral"});
    REQUIRE(rules->expansions.size() == 1);
    CHECK(rules->expansions[0].tiles == 18);
    CHECK(rules->expansions[0].edition == "C3");
    CHECK(rules->expansions[0].elements == std::vector<std::string>{"cathedral", "inn", "large-meeple"});
    CHECK(rules->expansions[0].options.at("unfinished") == "\"nothing\"");
    CHECK_FALSE(rules->expansions[0].build.empty());
}

TEST_CASE("IC-1 without large-meeple there is one kind of figures") {
    const auto rules = with({"inns-and-cathedrals", "inns-and-cathedrals.elements = [\"inn\", \"cathedral\"]"});
    CHECK(rules->figure_kinds.size() == 1);
    CHECK(rules->attributes.size() == 2);
}

TEST_CASE("IC-4 without the element inns are paint") {
    CHECK(inn_road({"inns-and-cathedrals", "inns-and-cathedrals.elements = [\"large-meeple\", \"cathedral\"]"}) == 3);
    CHECK(cathedral_city({"inns-and-cathedrals", "inns-and-cathedrals.elements = [\"cathedral\"]"}) == 15);
}

TEST_CASE("IC-6 without the element cathedrals are paint") {
    CHECK(cathedral_city({"inns-and-cathedrals", "inns-and-cathedrals.elements = [\"large-meeple\", \"inn\"]"}) == 10);
    CHECK(inn_road({"inns-and-cathedrals", "inns-and-cathedrals.elements = [\"inn\"]"}) == 6);
}

TEST_CASE("with no element on, the tiles alone are left") {
    const auto rules = with({"inns-and-cathedrals", "inns-and-cathedrals.elements = []"});
    CHECK(rules->tiles_in_bag() == 71 + 18);
    CHECK(rules->figure_kinds.size() == 1);
    CHECK(rules->attributes.empty());
}

TEST_CASE("tiles without rules: inns and cathedrals are paint, and there is no large meeple") {
    const Options tiles_alone = {"inns-and-cathedrals", "inns-and-cathedrals.rules = false"};
    const auto rules = with(tiles_alone);
    CHECK(rules->tiles_in_bag() == 71 + 18);
    CHECK(rules->figure_kinds.size() == 1);
    CHECK(rules->expansions[0].build.empty());  // its library is not even loaded
    CHECK(inn_road(tiles_alone) == 3);
    CHECK(cathedral_city(tiles_alone) == 10);
    CHECK(std::ranges::count(rules->notes, "inns-and-cathedrals: \"inn\" means nothing here; its plugin or element is not in play") == 1);
}

TEST_CASE("rules without tiles: the base game with a large meeple") {
    const auto rules = with({"inns-and-cathedrals", "inns-and-cathedrals.tiles = false"});
    CHECK(rules->tiles_in_bag() == 71);
    CHECK(rules->figure_kinds.size() == 2);
    CHECK(rules->attributes.size() == 2);
    CHECK(rules->expansions[0].tiles == 0);
    CHECK(rules->expansions[0].edition.empty());
}

TEST_CASE("its tiles twice, and two large meeples") {
    const Options twice = {"inns-and-cathedrals", "inns-and-cathedrals.copies = 2", "inns-and-cathedrals.figures = {large = 2}"};
    CHECK(with(twice)->tiles_in_bag() == 71 + 36);
    auto game = scenario(twice, Start::only);
    game.play("place frfr-straight at (1,0); large on road");
    CHECK(game.in_hand('A', "large") == 1);
    CHECK(game.in_hand('B', "large") == 2);
}

TEST_CASE("the first printing has no gardens") {
    const auto older = with({"inns-and-cathedrals", "inns-and-cathedrals.edition = \"C1\""});
    CHECK(older->tiles_in_bag() == 71 + 18);
    CHECK(has_tile(*older, "frfr-straight-inn"));
    CHECK(has_tile(*older, "cccc-4cap-inner-field"));
    CHECK_FALSE(has_tile(*older, "frfr-straight-inn-garden"));

    const auto newer = with({"inns-and-cathedrals"});
    CHECK(has_tile(*newer, "frfr-straight-inn-garden"));
    CHECK_FALSE(has_tile(*newer, "frfr-straight-inn"));
}

TEST_CASE("its printing is the table's unless the config names another") {
    CHECK(with({"inns-and-cathedrals", "edition = \"C1\""})->expansions[0].edition == "C1");
    CHECK(with({"inns-and-cathedrals", "edition = \"C1\"", "inns-and-cathedrals.edition = \"C2\""})->expansions[0].edition == "C2");
}

TEST_CASE("mistakes in its part of a config are told with what there is") {
    const auto message = [](std::string_view option) {
        const auto rules = rules_with({"inns-and-cathedrals", option});
        REQUIRE_FALSE(rules);
        return rules.error().text;
    };
    CHECK(message("inns-and-cathedrals.elements = [\"catedral\"]") ==
          "scenario:4: inns-and-cathedrals has no element \"catedral\"\n  perhaps you meant \"cathedral\"");
    CHECK(message("inns-and-cathedrals.figures = {larg = 1}") ==
          "scenario:4: inns-and-cathedrals has no figure kind named \"larg\"\n  perhaps you meant \"large\"");
    CHECK(message("inns-and-cathedrals.edition = \"C9\"") ==
          "scenario:4: inns-and-cathedrals was not printed in edition \"C9\"\n  there are C1, C2, C3");
    CHECK_THAT(message("inns-and-cathedrals.unfinished = \"ignored\""), Catch::Contains("scenario:4: ") && Catch::Contains("\"ignore\""));
    CHECK_THAT(message("inns-and-cathedrals.unfinish = \"ignore\""), Catch::Contains("scenario:4: ") && Catch::Contains("\"unfinished\""));
}
