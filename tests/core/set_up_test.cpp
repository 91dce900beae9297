// set_up: positions put on the table by hand, and those that are refused.
#include "kit/catch.h"
#include "kit/drawing.h"
#include "kit/must.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

/// What set_up says to a drawing that the kit can read; the game must then be as it was.
std::string refusal(Options options, std::string_view drawing) {
    const auto rules = must(rules_with(options));
    Setup setup;
    setup.tiles = must(recognise(must(read_sheet(drawing)), *rules));
    Game game(rules, 1);
    const auto hash = game.hash();
    const auto answer = set_up(game, setup);
    CHECK(game.hash() == hash);
    return answer ? "" : answer.error().text;
}

constexpr const char* kCurve = R"(
    .....
    .....
    ===..
    ..=..
    ..=..
)";

}  // namespace

TEST_CASE("set-up: edges that do not match are refused") {
    CHECK(refusal({}, R"(
        ..... .....
        ..... .....
        ..M.. =====
        ..... .....
        ..... .....
    )") == "set-up: base/frfr-straight at (1,0), turned 0, does not fit its neighbours  [BASE-6]");
}

TEST_CASE("set-up: a tile apart from the others is refused") {
    CHECK(refusal({}, R"(
        .....       .....
        .....       .....
        =====       =====
        .....       .....
        .....       .....
    )") == "set-up: base/frfr-straight at (2,0) lies apart from (0,0)  [BASE-6]");
}

TEST_CASE("set-up: more tiles than the box has are refused") {
    CHECK(refusal({}, R"(
        ..=.. ..=..
        ..=.. ..=..
        ==+== ==+==
        ..=.. ..=..
        ..=.. ..=..
    )") == "set-up: 2 of base/rrrr-4ends, but the box has 1\n  a config can set `copies`  [BASE-1]");
}

TEST_CASE("set-up: more figures than a player has are refused") {
    CHECK(refusal({"figures = { normal = 1 }"}, R"(
        ..... .....
        ..... .....
        ==A== ==A==
        ..... .....
        ..... .....
    )") == "set-up: base/frfr-straight at (1,0): A has no normal left  [BASE-9]");
}

TEST_CASE("set-up: a figure where it may not stand is refused") {
    CHECK(refusal({"fields = false"}, R"(
        .....
        .....
        =====
        ..A..
        .....
    )") == "set-up: base/frfr-straight at (0,0): a normal may not stand on a field  [BASE-9]");
}

TEST_CASE("set-up: a finished feature keeps its figure until a turn finishes something of it") {
    auto game = scenario({}, R"(
        ..... ..... .....
        ..... ..... .....
        ..M+= ==A== =+M..
        ..... ..... .....
        ..... ..... .....
    )");
    CHECK(game.score('A') == 0);

    game.play("place ffff-monastery at (1,1)");

    CHECK(game.score('A') == 0);
    CHECK(game.followers_in_hand('A') == 6);
}

TEST_CASE("set-up: the rest of the box is in the bag") {
    auto game = scenario({}, kCurve);

    CHECK(game.game().in_bag() == 71);
    CHECK(game.game().rules().start_tile != game.game().tile(0).type);
}
