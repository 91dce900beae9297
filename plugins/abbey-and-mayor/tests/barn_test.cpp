// The barn by rule number.
#include "kit/catch.h"
#include "kit/scenario.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kBarn = {"abbey-and-mayor"};

/// Two finished cities beside a field; a tile at (1,2) makes four fields meet.
constexpr const char* kTwoCities = R"(
    ..... .....
    ..... .....
    ..... .....
    ..#.. ..#..
    .###. .###.

    .###. .###. ..=..
    ..#.. ..#.. ..=..
    ..... ..... ..=..
    ..... ..... ..=..
    ..... ..... ..=..

    .....
    .....
    ..M..
    .....
    .....
)";

constexpr const char* kBuild = "A: place ffff-monastery at (1,2); abbey-and-mayor.barn on corner nw at (1,2)";

/// The same with farmers of both beyond the road, and A's barn built; B is to play.
Scenario with_farmers_beyond(Options options) {
    auto game = scenario(options, R"(
        ..... .....
        ..... .....
        ..... .....
        ..#.. ..#..
        .###. .###.

        .###. .###. ..=..
        ..#.. ..#.. ..=..
        ..... ..... ..=AB
        ..... ..... ..=..
        ..... ..... ..=..

        .....
        .....
        ..M..
        .....
        .....
        (2,1): frfr-straight
    )");
    game.play(kBuild);
    return game;
}

/// A field on either side of a road, and one finished city beside the western one.
constexpr const char* kDividedFields = R"(
    .....
    .....
    .....
    ..#..
    .###.

    .###. ..=.. .....
    ..#.. ..=.. .....
    ..... ..=.. ..M..
    ..... ..=.. .....
    ..... ..=.. .....

          ..=..
          ..=..
          ..=..
          ..=..
          ..=..
)";

constexpr const char* kBothBuild = R"(
    A: place ffff-monastery at (0,2); abbey-and-mayor.barn on corner ne at (0,2)
    B: place ffff-monastery at (2,2); abbey-and-mayor.barn on corner nw at (2,2)
)";

}  // namespace

TEST_CASE("BRN-1 it is built at a corner of the new tile where four fields meet") {
    auto game = scenario(kBarn, kTwoCities);

    game.step("A: place ffff-monastery at (1,2)");
    CHECK_THAT(game.choices(), Contains("barn on corner nw of base/ffff-monastery at (1,2)"));
    CHECK_THAT(game.choices(), !Contains("corner ne") && !Contains("corner s"));  // fewer than four tiles
    game.step("A: abbey-and-mayor.barn on corner nw at (1,2)");
    CHECK(game.in_hand('A', "barn") == 0);
    CHECK(game.whose_turn() == 'B');  // no meeple besides
}

TEST_CASE("BRN-1 a corner with city takes none") {
    auto game = scenario(kBarn, R"(
        ..... .....
        ..... ....#
        ..M.. ...##
        ..... ....#
        ..... .....

        .....
        ....#
        ...##
        ....#
        .....
    )");

    game.step("A: place cfff-cap at (1,1) turned 3");
    CHECK_THAT(game.choices(), !Contains("barn"));
}

TEST_CASE("BRN-1 it joins the fields in the corner, not those behind a road") {
    auto game = scenario(kBarn, R"(
        ..... .....
        ..... .....
        ..=== ===..
        ..=.B ..=..
        ..=.. ..=..

        ..=..
        ..=..
        ..===
        .....
        .A...
    )");

    game.play("A: place ffrr-curve at (1,1) turned 1; abbey-and-mayor.barn on corner nw at (1,1)");
    CHECK(game.followers_in_hand('B') == 7);
    CHECK(game.followers_in_hand('A') == 6);
}

TEST_CASE("BRN-2 a field has one barn, farmers do not matter") {
    auto game = with_farmers_beyond(kBarn);

    game.step("B: place fffr-monastery-end at (2,2) turned 1");
    CHECK_THAT(game.choices(), !Contains("barn"));
}

TEST_CASE("BRN-2 with the option it may have more") {
    auto game = with_farmers_beyond({"abbey-and-mayor", "abbey-and-mayor.barn_beside_barn = true"});

    game.play("B: place fffr-monastery-end at (2,2) turned 1; abbey-and-mayor.barn on corner nw at (2,2)");
    CHECK(game.score('A') == 6);  // a new barn pays three a city
    CHECK(game.score('B') == 6);
}

TEST_CASE("BRN-3 the farmers of its field score three a city and return, whoever builds it") {
    auto game = scenario(kBarn, R"(
        ..... .....
        ..... .....
        ..... .....
        ..#.. ..#..
        .###. .###.

        .###. .###.
        ..#.. ..#..
        .B... .....
        ..... .....
        ..... .....

        .....
        .....
        ..M..
        .....
        .....
    )");

    game.play(kBuild);
    CHECK(game.score('B') == 6);
    CHECK(game.score('A') == 0);
    CHECK(game.followers_in_hand('B') == 7);
    game.finish();
    CHECK(game.score('A') == 8);
    CHECK(game.score('B') == 6);
}

TEST_CASE("BRN-4 a city that was finished by the same tile counts") {
    auto game = scenario(kBarn, R"(
        ..... .....
        ..... .....
        ..... ..M..
        ..#.. .....
        .###. .....

              .....
              .....
              ..M..
              ...B.
              .....

        ..... .....
        ..... .....
        ..M.. ..M..
        ..... .....
        ..... .....
    )");

    game.play("A: place cfff-cap at (0,1); abbey-and-mayor.barn on corner se at (0,1)");
    CHECK(game.score('B') == 3);
}

TEST_CASE("BRN-4 also where the same tile joins farmers to a barn") {
    auto game = scenario(kBarn, R"(
        ..... ..... ..... .....
        ..... ..... ....# #....
        ..M.. ..M.. ...## ##...
        ..... ..... ..### #....
        ..... ..... .#### .....

        .....             .....
        .....             .....
        ..M+=             ..M..
        .....             ...B.
        .....             .....
    )");
    game.play("A: place frfr-straight at (1,1); abbey-and-mayor.barn on corner nw at (1,1)");

    game.play("B: place base/cfrr-cap-curve at (2,1)");
    CHECK(game.score('B') == 1);
    CHECK(game.followers_in_hand('B') == 7);
}

TEST_CASE("BRN-5 farmers that a tile joins to a barn score one a city and return") {
    auto game = with_farmers_beyond(kBarn);

    game.play("B: place fffr-monastery-end at (2,2) turned 1");
    CHECK(game.score('A') == 2);
    CHECK(game.score('B') == 2);
    CHECK(game.followers_in_hand('A') == 7);
    CHECK(game.followers_in_hand('B') == 7);
    game.finish();
    CHECK(game.score('A') == 2 + 8);
    CHECK(game.score('B') == 2);
}

TEST_CASE("BRN-6 no farmer is placed in a field with a barn") {
    auto game = scenario(kBarn, kTwoCities);
    game.play(kBuild);

    game.step("B: place cfff-cap-garden at (0,3) turned 2");
    CHECK(game.places_for_followers() == "city1");
    CHECK_THAT(game.refusal("follower on field"), Contains("[BRN-6]"));
}

namespace {

/// A's farmer is joined to his own barn's field by the tile of this turn, which is A's, too.
Scenario with_farmer_joined(Options options) {
    auto game = scenario(options, R"(
        ..... .....
        ..... .....
        ..... .....
        ..#.. ..#..
        .###. .###.

        .###. .###. ..=..
        ..#.. ..#.. ..=..
        ..... ..... ..=A.
        ..... ..... ..=..
        ..... ..... ..=..

        .....
        .....
        ..M..
        .....
        .....
        (2,1): frfr-straight
    )");
    game.play(kBuild);
    game.play("B: place base/ffff-monastery at (0,3)");
    game.step("A: place fffr-monastery-end at (2,2) turned 1");
    return game;
}

}  // namespace

TEST_CASE("BRN-6, TB-14 a pig may join an own farmer before the field is scored: two a city instead of one") {
    auto game = with_farmer_joined({"abbey-and-mayor", "traders-and-builders"});
    game.play("A: join pig on field1");
    CHECK(game.score('A') == 4);
    CHECK(game.in_hand('A', "pig") == 1);
    CHECK(game.followers_in_hand('A') == 7);
}

TEST_CASE("BRN-6 unless the option says that it may not") {
    auto game = with_farmer_joined({"abbey-and-mayor", "abbey-and-mayor.pigs = false", "traders-and-builders"});
    CHECK(game.choices().find("join pig") == std::string::npos);
    game.play("A: pass");
    CHECK(game.score('A') == 2);
}

TEST_CASE("BRN-7 it stays where it is when farmers of its field are scored, and to the end") {
    const std::string corner = "corner nw of base/ffff-monastery at (1,2)";
    auto game = with_farmers_beyond(kBarn);
    CHECK(game.where("barn") == corner);

    game.play("B: place fffr-monastery-end at (2,2) turned 1");
    CHECK(game.followers_in_hand('B') == 7);
    CHECK(game.where("barn") == corner);
    game.finish();
    CHECK(game.where("barn") == corner);
    CHECK(game.in_hand('A', "barn") == 0);
}

TEST_CASE("BRN-7 it is no meeple: it has no part in a majority of farmers") {
    auto game = scenario(kBarn, R"(
        ..... .....
        ..... .....
        ..... .....
        ..#.. ..#..
        .###. .###.

        .###. .###.
        ..#.. ..#..
        .A... ..B..
        ....B .....
        ..... .....

        .....
        .....
        ..M..
        .....
        .....
    )");
    game.play(kBuild);
    CHECK(game.score('A') == 0);
    CHECK(game.score('B') == 6);
    CHECK(game.followers_in_hand('A') == 7);  // BRN-3: the minority returns, too
}

TEST_CASE("BRN-8 at the end it scores four a city of its own field") {
    auto game = scenario(kBarn, kDividedFields);

    game.play(kBothBuild);
    game.finish();
    CHECK(game.score('A') == 4);
    CHECK(game.score('B') == 0);
}

TEST_CASE("BRN-8 barns of two players in one field score for both") {
    auto game = scenario(kBarn, kDividedFields);

    game.play(kBothBuild);
    game.play("A: place fffr-monastery-end at (1,3) turned 1");
    game.finish();
    CHECK(game.score('A') == 4);
    CHECK(game.score('B') == 4);
}

TEST_CASE("BRN-8 there is one award a player, and no majority") {
    auto game = scenario({"abbey-and-mayor", "copies = 2", "abbey-and-mayor.barn_beside_barn = true",
                          "abbey-and-mayor.figures = {barn = 2}"}, kDividedFields);

    game.play(kBothBuild);
    game.play("A: place base/ffff-monastery at (0,3)");
    game.play("B: place base/ffff-monastery at (3,2)");
    game.play("A: place fffr-monastery-end at (1,3) turned 1; abbey-and-mayor.barn on corner nw at (1,3)");
    CHECK(game.in_hand('A', "barn") == 0);
    CHECK(game.in_hand('B', "barn") == 1);
    game.finish();
    CHECK(game.score('A') == 4);
    CHECK(game.score('B') == 4);
}

TEST_CASE("BRN-9 it needs no farmers") {
    auto game = scenario({"abbey-and-mayor", "fields = false"}, kTwoCities);

    game.play(kBuild);
    game.finish();
    CHECK(game.score('A') == 8);
}
