// Trade goods by rule number; the plugin comes through the loader, as at a player's table.
#include <map>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kTraders = {"traders-and-builders"};

/// A city with one wine that three more tiles can finish, downwards.
constexpr const char* kWineCity = R"(
    .....
    .....
    .....
    ..#..
    .###.

    .###.
    ..B..
    ..w..
    ..#..
    .###.
    w: trade_good
    (0,1): cfcf-span-wine
)";

/// Lines about goods of the last answer.
std::string goods_told(const Scenario& game) {
    std::string text;
    for (const Event& event : game.game().events())
        if (event.kind == Event::Kind::note) text += std::string(event.text) + "  [" + event.rule + "]\n";
    return text;
}

}  // namespace

TEST_CASE("TB-16 nine wine, six grain, five cloth, in both printings") {
    for (const char* edition : {"C1", "C2"}) {
        const std::string option = std::string("traders-and-builders.edition = \"") + edition + '"';
        const auto rules = must(rules_with({"traders-and-builders", option}));
        std::map<std::string, int> goods;
        for (std::size_t type = 0; type < rules->tiles.size(); ++type)
            for (const SegmentType& segment : rules->tiles[type].segments)
                for (const Mark& mark : segment.marks)
                    if (mark.name == "traders-and-builders.trade_good") goods[mark.word] += rules->copies[type];
        CHECK(goods == std::map<std::string, int>{{"wine", 9}, {"grain", 6}, {"cloth", 5}});
    }
}

TEST_CASE("TB-17 who places the completing tile takes a token for each symbol, whoever scores") {
    auto game = scenario(kTraders, kWineCity);
    game.play("A: place cfcr-span-end-wine at (0,2)");
    game.play("B: place cccf-span-cap-inner-field-cloth at (0,3)");
    game.game().record_events(true);
    game.play("A: place cfff-cap at (0,4)");
    CHECK(game.score('B') == 10);
    CHECK(game.score('A') == 0);
    CHECK_THAT(goods_told(game), Contains("takes 2 wine, now 2  [TB-17]") && Contains("takes 1 cloth, now 1  [TB-17]") && !Contains("grain"));
    game.finish();
    CHECK(game.score('A') == 10 + 10);
    CHECK(game.score('B') == 10);
}

TEST_CASE("TB-17 also where nobody stands in the city") {
    auto game = scenario(kTraders, R"(
        .....
        .....
        .....
        ..#..
        .###.
    )");
    game.play("A: place cfcf-span-wine at (0,1)");
    game.play("B: place cfff-cap at (0,2)");
    CHECK(game.score('B') == 0);
    game.finish();
    CHECK(game.score('B') == 10);
    CHECK(game.score('A') == 0);
}

TEST_CASE("TB-19 ten points for the most of a good") {
    auto game = scenario(kTraders, kWineCity);
    game.play("A: place cfcr-span-end-wine at (0,2)");
    game.play("B: place cfff-cap at (0,3)");  // two wine
    game.play("A: place ccff-corner-wine at (1,0)");
    game.play("B: place cfff-cap at (1,-1) turned 2");
    game.play("A: place cfff-cap at (2,0) turned 3");  // one wine
    CHECK(game.score('B') == 8);
    game.finish();
    CHECK(game.score('B') == 8 + 10);
    CHECK(game.score('A') == 0);
}

TEST_CASE("TB-19 all who tie for most get ten points each, and what nobody has gives none") {
    auto game = scenario({"traders-and-builders", "copies = 2", "players = 3"}, R"(
        ..... ####.
        ....# w##G.
        ...## ##+==
        ....# #....
        ..... .....

        ..... ..... ..... .....
        ..... ..... ..... .....
        ..... ..M.. ..M.. .....
        ..#.. ..... ..... ..#..
        .###. ..... ..... .###.

        .###,             ,#### .###.
        ..w,#             #,##w #.#.#
        ..###             ##+## #w.##
        ..#,#             #.=.# ###.#
        .###,             ..=.. ####.

        .####
        ..##w
        ==+##
        ..=.#
        ..=..
        w: trade_good
    )");
    game.play("A: place cfff-cap at (1,3) turned 3");  // two cloth
    game.play("B: place cfff-cap at (4,3)");  // two cloth
    game.play("C: place cfff-cap at (1,-1) turned 2");  // one
    game.finish();
    CHECK(game.score('A') == 10);
    CHECK(game.score('B') == 10);
    CHECK(game.score('C') == 0);
}

TEST_CASE("TB-20 a city that stays unfinished gives no token") {
    auto game = scenario(kTraders, kWineCity);
    game.finish();
    CHECK(game.score('A') == 0);
    CHECK(game.score('B') == 2);
}
