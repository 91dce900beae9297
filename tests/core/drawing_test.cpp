// The test kit's drawings: what is drawn is what is read, and what cannot be read is told.
#include <fmt/format.h>

#include "kit/catch.h"
#include "kit/drawing.h"
#include "kit/must.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

std::string message(std::string_view drawing) {
    const auto sheet = read_sheet(drawing);
    if (!sheet) return sheet.error().text;
    const auto tiles = recognise(*sheet, *must(rules_with({})));
    return tiles ? "" : tiles.error().text;
}

/// Without the numbers around it a shown board is a drawing.
std::string drawing_of(const SetupTile& tile, const Ruleset& rules) {
    const std::string shown = draw_tiles({tile}, rules);
    std::string text;
    for (const auto line : pieces(shown, '\n'))
        if (line.size() >= kPictureSide) text += std::string(line.substr(line.size() - kPictureSide)) + '\n';
    return text;
}

}  // namespace

TEST_CASE("kit: every tile in every turn is read back from its picture") {
    for (const auto edition : {"C1", "C2", "C3"}) {
        const auto rules = must(rules_with({fmt::format("edition = \"{}\"", edition)}));
        for (std::uint16_t type = 0; type < rules->tiles.size(); ++type)
            for (Turns turns = 0; turns < kSides; ++turns) {
                const std::string drawing = drawing_of({type, {}, turns, {}}, *rules);
                const auto found = must(recognise(must(read_sheet(drawing)), *rules));
                INFO(drawing << "is " << rules->tiles[type].id << ", read as " << rules->tiles[found[0].type].id);
                CHECK(found[0].type == type);
                CHECK(picture_of(rules->tiles[type], found[0].turns).signs == picture_of(rules->tiles[type], turns).signs);
            }
    }
}

TEST_CASE("kit: a letter is a figure on the segment that it covers") {
    auto game = scenario({}, R"(
              .....
              .....
              ..B..
              .....
              .....

        .###. ..C..
        ..A.. .....
        ===== =A===
        ..... .....
        ...D. .....
    )");

    CHECK(game.game().seats() == 4);
    CHECK(game.game().tile(0).cell == Cell{0, 0});  // the first on the page
    CHECK(game.followers_in_hand('A') == 5);  // of seven
    CHECK(game.looks_like(R"(
              .....
              .....
              ..B..
              .....
              .....

        .A##. C....
        ..#.. .....
        ===== ===A=
        ..... .....
        ..D.. .....
    )"));
}

TEST_CASE("kit: the example of docs/notation.md") {
    auto game = scenario({}, R"(
              ..=..
              ..=..
              ===G.
              .....
              ..B..

        .###. ..... .####
        ..A.. ..... ..*##
        ===== ==+== =+###
        ..... ..=.. ..###
        ..... ..=.. .####
        turn: B
    )");

    CHECK(game.whose_turn() == 'B');
    CHECK(game.board() ==
          "       -1     0     1\n"
          "    |       ..=..\n"
          "    |       ..=..\n"
          "  0 |       ===B.\n"
          "    |       ..G..\n"
          "    |       .....\n"
          "    |\n"
          "    | .###. ..... .####\n"
          "    | ..A.. ..... ..###\n"
          "  1 | ===== ==+== =+*##\n"
          "    | ..... ..=.. ..###\n"
          "    | ..... ..=.. .####\n");
}

TEST_CASE("kit: pennants and gardens may stand anywhere on their segment") {
    auto game = scenario({}, R"(
        .####
        ..#*#
        ...##
        G...#
        .....
    )");

    CHECK(game.game().rules().tiles[game.game().tile(0).type].id == "base/ccff-corner-pennant-garden");
}

TEST_CASE("kit: legend lines set turn, scores and bag") {
    auto game = scenario({"players = 3"}, R"(
        .###.
        ..#..
        =====
        .....
        .....
        turn: C
        score: A 5, C 12
        bag: ffrr-curve 2, rrrr-4ends
    )");

    CHECK(game.whose_turn() == 'C');
    CHECK(game.score('A') == 5);
    CHECK(game.score('B') == 0);
    CHECK(game.score('C') == 12);
    CHECK(game.game().in_bag() == 3);
}

TEST_CASE("kit: words name segments by id, kind, side or corner") {
    auto lay = [](const char* words) {
        auto game = scenario({}, Start::only);
        game.play(words);
        const FigureView figure = game.game().figure(0);
        const TileView tile = game.game().tile(1);
        return game.game().rules().tiles[tile.type].segments[index_of(figure.where) - tile.first_segment].id;
    };

    CHECK(lay("place frrr-3ends at (1,0); follower on road3") == "road3");
    CHECK(lay("place frrr-3ends at (1,0); follower on south road") == "road2");
    CHECK(lay("place frrr-3ends at (1,0) turned 1; follower on north road") == "road3");
    CHECK(lay("place frrr-3ends at (1,0) turned 1; follower on south-west field") == "field2");
    CHECK(lay("place ffff-monastery at (0,1); follower on monastery") == "monastery1");
    CHECK(lay("A: place ffff-monastery at (0,1); A: normal on field") == "field1");
}

TEST_CASE("kit: a drawing that cannot be read is refused with its place") {
    CHECK(message("  ") == "drawing: no tile is drawn");
    CHECK(message("....\n....\n....") == "drawing: a row of tiles has five lines, this one 3: \"....\"");
    CHECK(message("....\n....\n....\n....\n....") == "drawing: a tile has five signs in each row: \"....\"");
    CHECK(message("......\n......\n......\n......\n......") ==
          "drawing: tiles are five signs wide, with a blank between: \"......\"");
}

TEST_CASE("kit: an unknown tile is shown with the nearest ones") {
    CHECK_THAT(message(".....\n.....\n==#==\n.....\n....."),
               Catch::Contains("no tile looks like the one at (0,0)") && Catch::Contains("base/frfr-straight, turned 0"));
}

TEST_CASE("kit: a letter must not hide which tile it is") {
    const char* bridge_or_two_caps = ".###.\n..#..\n..A..\n..#..\n.###.\n";

    CHECK(message(bridge_or_two_caps) ==
          "drawing: the tile at (0,0) may be base/cfcf-2cap or base/cfcf-span:\n"
          "    .###.\n    ..#..\n    ..A..\n    ..#..\n    .###.\n"
          "  move the letter that hides the difference, or add a line \"(0,0): cfcf-2cap\"");
    CHECK(message(std::string(bridge_or_two_caps) + "(0,0): cfcf-span") == "");
}
