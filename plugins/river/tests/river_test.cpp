// The River by rule number; the plugin comes through the loader, as at a player's table.
#include <string>

#include "kit/catch.h"
#include "kit/drawing.h"
#include "kit/must.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kRiver = {"river"};

/// The spring at (0,0); the river goes on in the east.
constexpr const char* kSpring = R"(
    .....
    .....
    ..~~~
    .....
    .....
    (0,0): spring
)";

/// The ids of what can be drawn now.
std::string drawable(Scenario& game) {
    std::string text;
    if (!game.game().decision().is_chance()) return text;
    for (const Option& option : game.game().list()) text += (text.empty() ? "" : " ") + game.game().rules().tiles[option.a].id;
    return text;
}

}  // namespace

TEST_CASE("RIV-1, RIV-4 the spring lies first, and the river goes on from it") {
    auto game = scenario(kRiver, Start::only);

    CHECK(game.looks_like(R"(
        .....
        .....
        ..~~~
        .....
        .....
    )"));
    CHECK(game.map_of_places("fsfs-river") == map(R"(
        .  .  .
        .  T  x
        .  .  .
    )"));
}

TEST_CASE("RIV-4 the other edges match, too") {
    auto game = scenario(kRiver, R"(
        ..... .....
        ..... .....
        ..... ..M..
        ..#.. .....
        .###. .....

              .....
              .....
              ~~~..
              .....
              .....
        (1,1): spring
    )");
    CHECK(game.turns_at("fsfs-river", {0, 1}).empty());
    CHECK(game.turns_at("csrs-cap-end-river", {0, 1}) == "0");
}

TEST_CASE("RIV-2 the lake comes last of the river, before all other tiles") {
    auto game = scenario(kRiver, R"(
        .....
        .....
        ~~~..
        .....
        .....
        (0,0): spring
        bag: fsfs-river 2, lake, ffff-monastery
    )");

    CHECK(drawable(game) == "river/fsfs-river");
    game.play("A: place fsfs-river at (-1,0)");
    CHECK(drawable(game) == "river/fsfs-river");
    game.play("B: place fsfs-river at (-2,0)");
    CHECK(drawable(game) == "river/lake");
    game.play("A: place lake at (-3,0) turned 2");
    CHECK(drawable(game) == "base/ffff-monastery");
}

TEST_CASE("RIV-3, RIV-6 river tiles take followers, but the river does not") {
    auto game = scenario(kRiver, kSpring);

    game.step("A: place fsrs-monastery-end-river at (1,0)");
    CHECK(game.places_for_followers() == "monastery1 road1 field1 field2 field3");
}

TEST_CASE("RIV-5 a bend is not followed by one that turns the same way") {
    auto game = scenario(kRiver, kSpring);

    CHECK(game.turns_at("ffss-river", {1, 0}) == "0 1");
    game.play("A: place ffss-river at (1,0)");  // to the south
    CHECK(game.turns_at("ffss-river-garden", {1, 1}) == "2");
    CHECK_THAT(game.refusal("place ffss-river-garden at (1,1) turned 1"), Contains("[RIV-5]"));
}

TEST_CASE("RIV-5 after a straight one it may turn either way") {
    auto game = scenario(kRiver, kSpring);

    game.play("A: place ffss-river at (1,0)");
    game.play("B: place fsfs-river at (1,1) turned 1");
    CHECK(game.turns_at("ffss-river-garden", {1, 2}) == "1 2");
}

TEST_CASE("RIV-6 the fields on both sides are two, and one around the lake") {
    auto game = scenario(kRiver, R"(
        .....
        ..A..
        ~~~~~
        .....
        .....
        bag: fsfs-river, lake
    )");

    game.step("A: place fsfs-river at (-1,0)");
    CHECK(game.places_for_followers() == "field2");
    game.play("B: place lake at (1,0)");
    CHECK(game.places_for_followers().empty());
}

TEST_CASE("RIV-6 around the spring the field is one") {
    auto game = scenario(kRiver, R"(
        .....
        ..A..
        ~~~..
        .....
        .....
        (0,0): spring
    )");
    game.step("A: place fsfs-river at (-1,0)");
    CHECK(game.places_for_followers().empty());
}

TEST_CASE("RIV-7 a road goes on over the river, which parts the fields under it") {
    auto game = scenario(kRiver, R"(
        ..... .....
        ..... .....
        ..M.. ..M..
        ..+.. .....
        ..A.. .....

              .....
              .....
              ~~~..
              .....
              .....

        ..=.. .....
        ..+.. .....
        ..M.. ..M..
        ..... .....
        ..... .....
        (1,1): spring
    )");
    game.step("A: place rsrs-straight-river at (0,1)");
    CHECK(game.places_for_followers() == "field1 field2 field3 field4");
    game.play("follower on field1");
    CHECK(game.score('A') == 3);
}

TEST_CASE("RIV-7 a road ends where it is printed so") {
    auto game = scenario(kRiver, R"(
              .....
              .....
              ~~~..
              .....
              .....

        ..=.. .....
        ..+.. .....
        ..M.. ..M..
        ..... .....
        ..... .....
        (0,0): spring
    )");
    game.play("A: place fsrs-monastery-end-river at (-1,0); follower on road");
    CHECK(game.score('A') == 2);
}

TEST_CASE("RIV-3, TB-5 a river tile that extends a builder's road is followed by another river tile") {
    auto game = scenario({"river", "traders-and-builders"}, R"(
        ..A.. .....
        ..=.. .....
        ..=.. ..M..
        ..b.. .....
        ..=.. .....

              .....
              .....
              ~~~..
              .....
              .....
        (1,1): spring
        b: builder of A
        bag: rsrs-straight-river, fsfs-river, lake, ffff-monastery
    )");
    game.play("A: place rsrs-straight-river at (0,1)");
    CHECK(game.whose_turn() == 'A');
    CHECK(drawable(game) == "river/fsfs-river");
}

TEST_CASE("RIV-3 a city that a river tile finishes scores as usual") {
    auto game = scenario(kRiver, R"(
        ..... .....
        ..... .....
        ..... ..M..
        ..A.. .....
        .###. .....

              .....
              .....
              ~~~~~
              .....
              .....
    )");

    game.play("A: place cscs-2cap-river at (0,1)");
    CHECK(game.score('A') == 4);
}

TEST_CASE("RIV-1 The River II, or both rivers, take the place of The River by edition") {
    CHECK(must(rules_with({"river"}))->tiles_in_bag() == 71 + 1 + 11);  // the base game's start tile, too: RIV-9
    CHECK(must(rules_with({"river", "river.edition = \"II\""}))->tiles_in_bag() == 71 + 1 + 11);
    CHECK(must(rules_with({"river", "river.edition = \"both\""}))->tiles_in_bag() == 71 + 1 + 21);
}

TEST_CASE("RIV-2 the fork comes first and the volcano lake last of The River II, and of both") {
    for (const char* edition : {"river.edition = \"II\"", "river.edition = \"both\""}) {
        auto game = scenario({"river", edition}, R"(
            .....
            .....
            ~~~..
            .....
            .....
            (0,0): spring
            bag: fsss-river-fork, volcano-lake, cfsf-cap-river, ffff-monastery
        )");
        CHECK(drawable(game) == "river/fsss-river-fork");
        game.play("A: place fsss-river-fork at (-1,0) turned 3");
        CHECK(drawable(game) == "river/cfsf-cap-river");
        game.play("B: place cfsf-cap-river at (-1,-1)");
        CHECK(drawable(game) == "river/volcano-lake");
        game.play("A: place volcano-lake at (-1,1) turned 1");
        CHECK(drawable(game) == "base/ffff-monastery");
    }
}

TEST_CASE("RIV-8 the river goes on at both ends of the fork") {
    auto game = scenario({"river", "river.edition = \"II\""}, kSpring);
    game.play("A: place fsss-river-fork at (1,0) turned 1");
    CHECK(game.map_of_places("fsfs-monastery-river") == map(R"(
        . . x .
        . T T .
        . . x .
    )"));
}

TEST_CASE("RIV-8 no end of the river runs into tiles that lie there") {
    auto game = scenario({"river", "river.edition = \"II\""}, kSpring);
    game.play("A: place fsss-river-fork at (1,0) turned 1");
    CHECK(game.turns_at("ffss-river-pig-herd", {1, 1}) == "2");  // not back to the west, under the spring
    CHECK_THAT(game.refusal("place ffss-river-pig-herd at (1,1) turned 1"), Contains("[RIV-8]"));
}

TEST_CASE("RIV-8 two ends of the river do not come before the same place") {
    auto game = scenario({"river", "river.edition = \"both\""}, R"(
        ..... .....
        ..... .....
        ~~~~~ ~~~..
        ..~.. .....
        ..~.. .....

        ..~..
        ..~..
        ~~~..
        .....
        .....
        (0,0): fsss-river-fork
        (1,0): spring
    )");
    CHECK(game.turns_at("ffss-river-garden", {-1, 0}) == "2");
    CHECK_THAT(game.refusal("place ffss-river-garden at (-1,0) turned 3"), Contains("[RIV-8]"));
}

TEST_CASE("RIV-9 the base game's start tile stays in the box") {
    const auto start_tiles = [](Options options) {
        const auto game = scenario(options, Start::only);
        return game.game().in_bag(must(find_tile(game.game().rules(), "crfr-cap-straight")));
    };
    CHECK(start_tiles({"river"}) == 3);
    CHECK(start_tiles({"river", "river.base_start = \"bag\""}) == 4);
    CHECK(start_tiles({"river", "start = \"base\""}) == 3);  // it lies on the table
}

TEST_CASE("RIV-10 a river tile that cannot be laid leaves the game, and the next one is drawn") {
    auto game = scenario({"river", "river.copies = 2"}, R"(
        ..... .....
        ..... .....
        ~~~~~ ~~~..
        ..... .....
        ..... .....
        (1,0): spring
        bag: lake 2, ffff-monastery
    )");
    game.play("A: place lake at (-1,0) turned 2");
    game.step("draw lake");
    CHECK(game.game().set_aside() == 1);
    CHECK(game.whose_turn() == 'B');
    CHECK(drawable(game) == "base/ffff-monastery");
}

TEST_CASE("RIV-1 a set that is doubled has one spring") {
    auto game = scenario({"river", "river.copies = 2"}, Start::only);
    CHECK(drawable(game).find("spring") == std::string::npos);
    CHECK(drawable(game).find("fsfs-river") != std::string::npos);
}
