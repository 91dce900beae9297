// Mage & Witch by rule number; the plugin comes through the loader, as at a player's table.
#include <string>

#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

const Options kGame = {"mage-and-witch"};

/// What A scores for a road of five tiles with one of the figures on it.
int road_of_five(const std::string& figure) {
    auto game = scenario(kGame, R"(
        ..... ..... ..... .....
        ..... ..... ..... .....
        ==+== =mA== ===== =====
        ..=.. ..... ..... .....
        ..=.. ..... ..... .....
        m: )" + figure + " of nobody\n");
    game.play("place frrr-3ends at (4,0)");
    return game.score('A');
}

/// Two caps with a figure each, and a road beside them. A tile at (0,1) makes one city or two of them.
constexpr const char* kBesideRoad = R"(
    ..... ..=..
    ..... ..=..
    ..... ..=..
    ..m.. ..=..
    .#A#. ..=..

          ..=..
          ..=..
          ..=..
          ..=..
          ..=..

    .###. ..=..
    ..w.. ..=..
    ..... ..=..
    ..... ..=..
    ..... ..=..
    m: mage of nobody
    w: witch of nobody
)";

/// The same with nothing beside them where a figure may go.
constexpr const char* kBesideMonasteries = R"(
    ..... .....
    ..... .....
    ..... ..M..
    ..m.. .....
    .#A#. .....

          .....
          .....
          ..M..
          .....
          .....

    .###. .....
    ..w.. .....
    ..... ..M..
    ..... .....
    ..... .....
    m: mage of nobody
    w: witch of nobody
)";

/// The start tile, drawn: an unfinished city and an unfinished road.
constexpr const char* kCapAndRoad = R"(
    .###.
    ..#..
    =====
    .....
    .....
)";

}  // namespace

TEST_CASE("MW-1 the first tile with the symbol brings either figure onto any unfinished road or city") {
    auto game = scenario(kGame, kCapAndRoad);
    CHECK(game.where("mage").empty());
    game.step("place cfcf-2cap-mage-and-witch at (0,1) turned 1");
    CHECK(game.asked() == "mage-and-witch.answer_magic");
    CHECK(game.whose_decision() == 'A');
    CHECK(game.choices() ==
          "conjure mage on city1 of base/crfr-cap-straight at (0,0); "
          "conjure mage on road1 of base/crfr-cap-straight at (0,0); "
          "conjure mage on city1 of mage-and-witch/cfcf-2cap-mage-and-witch at (0,1); "
          "conjure mage on city2 of mage-and-witch/cfcf-2cap-mage-and-witch at (0,1); "
          "conjure witch on city1 of base/crfr-cap-straight at (0,0); "
          "conjure witch on road1 of base/crfr-cap-straight at (0,0); "
          "conjure witch on city1 of mage-and-witch/cfcf-2cap-mage-and-witch at (0,1); "
          "conjure witch on city2 of mage-and-witch/cfcf-2cap-mage-and-witch at (0,1)");

    game.step("conjure witch on road1 of crfr-cap-straight at (0,0)");
    CHECK(game.where("witch") == "road1 of base/crfr-cap-straight at (0,0)");
    CHECK(game.where("mage").empty());
    CHECK(game.places_for_followers() == "city1 city2 field1");
}

TEST_CASE("MW-1 a tile without the symbol asks nothing") {
    auto game = scenario(kGame, kCapAndRoad);
    game.step("place frrr-3ends at (1,0)");
    CHECK(game.asked().empty());
}

TEST_CASE("MW-2 a figure moves to another feature, and not to that of the other one") {
    auto game = scenario(kGame, R"(
        .###.
        ..w..
        ==m==
        .....
        .....
        m: mage of nobody
        w: witch of nobody
    )");
    game.step("place cfcf-2cap-mage-and-witch at (0,1) turned 1");
    CHECK(game.choices() ==
          "conjure mage on city1 of mage-and-witch/cfcf-2cap-mage-and-witch at (0,1); "
          "conjure mage on city2 of mage-and-witch/cfcf-2cap-mage-and-witch at (0,1); "
          "conjure witch on city1 of mage-and-witch/cfcf-2cap-mage-and-witch at (0,1); "
          "conjure witch on city2 of mage-and-witch/cfcf-2cap-mage-and-witch at (0,1)");
    game.step("conjure mage on west city");
    CHECK(game.where("mage") == "city2 of mage-and-witch/cfcf-2cap-mage-and-witch at (0,1)");
    CHECK(game.where("witch") == "city1 of base/crfr-cap-straight at (0,0)");
}

TEST_CASE("MW-3 what the tile completes is no target") {
    auto game = scenario(kGame, kCapAndRoad);
    game.step("place cfcf-2cap-mage-and-witch at (0,-1)");
    CHECK(game.choices() ==
          "conjure mage on road1 of base/crfr-cap-straight at (0,0); "
          "conjure mage on city1 of mage-and-witch/cfcf-2cap-mage-and-witch at (0,-1); "
          "conjure witch on road1 of base/crfr-cap-straight at (0,0); "
          "conjure witch on city1 of mage-and-witch/cfcf-2cap-mage-and-witch at (0,-1)");
}

TEST_CASE("MW-4, MW-12 without a target one of the two leaves the board; monasteries are none") {
    auto game = scenario(kGame, kBesideMonasteries);
    game.step("place cfcf-2cap-mage-and-witch at (0,1)");
    CHECK(game.choices() == "vanish mage; vanish witch");
    game.step("vanish witch");
    CHECK(game.where("witch").empty());
    game.play("pass");
    CHECK(game.score('A') == 6);  // the mage has stayed
}

TEST_CASE("MW-4 if only one is on the board, it leaves") {
    auto game = scenario(kGame, R"(
        ..... .....
        ..... .....
        ..... ..M..
        ..m.. .....
        .#A#. .....

              .....
              .....
              ..M..
              .....
              .....

        .###. .....
        ..#.. .....
        ..... ..M..
        ..... .....
        ..... .....
        m: mage of nobody
    )");
    game.step("place cfcf-2cap-mage-and-witch at (0,1)");
    game.play("vanish mage");
    CHECK(game.score('A') == 4);
}

TEST_CASE("MW-4 if none is on the board, nothing happens") {
    auto game = scenario(kGame, R"(
        ..... .....
        ..... .....
        ..... ..M..
        ..#.. .....
        .###. .....

              .....
              .....
              ..M..
              .....
              .....

        .###. .....
        ..#.. .....
        ..... ..M..
        ..... .....
        ..... .....
    )");
    game.step("place cfcf-2cap-mage-and-witch at (0,1)");
    CHECK(game.asked().empty());
}

TEST_CASE("MW-5 a tile that joins their features has one of them moved before anything is scored") {
    auto game = scenario(kGame, kBesideRoad);
    game.step("place cfcf-span at (0,1)");
    CHECK(game.choices() ==
          "conjure mage on road1 of base/frfr-straight at (1,0); "
          "conjure witch on road1 of base/frfr-straight at (1,0)");

    SECTION("the witch goes, the mage raises the city") {
        game.play("conjure witch on road1 of frfr-straight at (1,0)");
        CHECK(game.score('A') == 9);
        CHECK(game.where("witch") == "road1 of base/frfr-straight at (1,0)");
        CHECK(game.where("mage").empty());  // MW-9
    }
    SECTION("the mage goes, the witch halves it") {
        game.play("conjure mage on road1 of frfr-straight at (1,0)");
        CHECK(game.score('A') == 3);
        CHECK(game.where("witch").empty());
    }
}

TEST_CASE("MW-5 if none can move, one of them leaves the board") {
    auto game = scenario(kGame, kBesideMonasteries);
    game.step("place cfcf-span at (0,1)");
    CHECK(game.choices() == "vanish mage; vanish witch");
}

TEST_CASE("MW-5 a tile with the symbol that joins their features asks for one move, not for two") {
    auto game = scenario(kGame, R"(
        ..... ..=..
        ..... ..=..
        ..... ..=..
        ..m.. ..=..
        .#A#. ..=..

              ..=..
              ..=..
              ==+==
              ..=..
              ..=..

        .###. ..=..
        ..w.. ..=..
        ..... ..=..
        ..... ..=..
        ..... ..=..
        m: mage of nobody
        w: witch of nobody
    )");
    game.step("place crcr-span-2ends-mage-and-witch at (0,1)");
    game.step("conjure witch on west road");
    CHECK(game.asked().empty());
    game.play("pass");
    CHECK(game.score('A') == 9);
}

TEST_CASE("MW-6 a finished road of five tiles scores 10 with the mage and 3 with the witch") {
    CHECK(road_of_five("mage") == 10);
    CHECK(road_of_five("witch") == 3);
}

TEST_CASE("MW-6 the breakdown names the mage") {
    auto game = scenario(kGame, kBesideRoad);
    game.play("place cfcf-span at (0,1); conjure witch on road1 of frfr-straight at (1,0)");
    CHECK(game.breakdown() ==
          "  3 times a tile: 6 points  [BASE-13]\n"
          "  Mage & Witch, mage value: 3 points  [MW-6]\n"
          "A scores 9 for a city: 3 tiles  [BASE-15]\n");
}

TEST_CASE("MW-6 a road of one point is worth one point with the witch, rounded up") {
    auto game = scenario(kGame, R"(
        .###.
        ..#..
        =wA==
        .....
        .....
        w: witch of nobody
    )");
    game.finish();
    CHECK(game.score('A') == 1);
}

TEST_CASE("MW-7 inns come before the mage and the witch") {
    const auto inn_road = [](const std::string& figure) {
        auto game = scenario({"inns-and-cathedrals", "mage-and-witch"}, R"(
            ..... .....
            ..... ...G.
            ==+== moA==
            ..=.. .....
            ..=.. .....
            o: inn
            m: )" + figure + " of nobody\n");
        game.play("place frrr-3ends at (2,0)");
        return game.score('A');
    };
    CHECK(inn_road("mage") == 9);
    CHECK(inn_road("witch") == 3);
}

TEST_CASE("MW-8 an unfinished city with a cathedral is worth a point a tile with the mage, and nothing for coats of arms") {
    auto game = scenario({"inns-and-cathedrals", "mage-and-witch"}, R"(
              .....
              .....
              .....
              ..#..
              .###.

        ..... ##### .....
        ....# ##### #...#
        ...## #mc#A ##*##
        ....# ##### #...#
        ..... ##### .....
        c: cathedral
        m: mage of nobody
    )");
    game.finish();
    CHECK(game.score('A') == 4);
}

TEST_CASE("MW-8 an unfinished road with an inn is worth a point a tile with the mage, and nothing with the witch") {
    const auto inn_road = [](const std::string& figure) {
        auto game = scenario({"inns-and-cathedrals", "mage-and-witch"}, R"(
            ..... .....
            ..... ...G.
            ==+== moA==
            ..=.. .....
            ..=.. .....
            o: inn
            m: )" + figure + " of nobody\n");
        game.finish();
        return game.score('A');
    };
    CHECK(inn_road("mage") == 2);
    CHECK(inn_road("witch") == 0);
}

TEST_CASE("MW-9, MW-11 the mage is off the board before a meeple crosses a drawbridge, and crosses none") {
    auto game = scenario({"mage-and-witch", "drawbridges"}, R"(
        ..... .....
        ..... .....
        ==+== =mA==
        ..=.. .....
        ..=.. .....
        m: mage of nobody
    )");
    game.step("A: place t03-cffr-cap-end-drawbridge at (2,0); pass");
    CHECK(game.score('A') == 6);
    CHECK(game.asked() == "drawbridges.cross");
    CHECK(game.where("mage").empty());
    CHECK(game.choices() == "pass; cross A normal 1 on city1 of drawbridges/t03-cffr-cap-end-drawbridge at (2,0)");
}

TEST_CASE("MW-12 an abbot who is called back has nothing to do with them") {
    auto game = scenario({"mage-and-witch", "abbot"}, R"(
        ..=.. .....
        ..=.. .....
        =m+.. ..a..
        ..=.. .....
        ..=.. .....
        a: abbot of A
        m: mage of nobody
        (1,0): ffff-monastery
    )");
    game.play("A: place ffff-monastery at (1,1); recall A abbot 1");
    CHECK(game.score('A') == 3);
}

TEST_CASE("MW-10 a completed feature that nobody owns sends the figure off, too") {
    auto game = scenario(kGame, R"(
        ..... .....
        ..... .....
        ==+== =m===
        ..=.. .....
        ..=.. .....
        m: mage of nobody
    )");
    game.play("place frrr-3ends at (2,0)");
    CHECK(game.where("mage").empty());
    CHECK(game.score('A') == 0);
}

TEST_CASE("MW-11 they occupy nothing and weigh nothing") {
    auto game = scenario(kGame, R"(
        ..... .....
        ..... .....
        ==+== =m===
        ..=.. .....
        ..=.. .....
        m: mage of nobody
    )");
    game.step("place frrr-3ends at (2,0)");
    CHECK(game.places_for_followers() == "road1 road2 road3 field1 field2 field3");
    game.play("follower on west road");
    CHECK(game.score('A') == 6);
}
