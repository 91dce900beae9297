// The circus by rule number; the plugin comes through the loader, as at a player's table.
#include <algorithm>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/random_play.h"
#include "kit/scenario.h"
#include "pontlevis/core/session.h"
#include "pontlevis/core/text.h"

using namespace pontlevis;
using namespace pontlevis::kit;
using Catch::Contains;

namespace {

const Options kCircus = {"under-the-big-top"};

/// "the tile fffr-end-big-top at (1,0)", or "supply".
std::string big_top(const Scenario& game) {
    const Ruleset& rules = game.game().rules();
    for (std::uint32_t i = 0; i < game.game().figures(); ++i)
        if (rules.figure_kinds[game.game().figure(i).kind].name == "big-top") return location_text(game.game(), game.game().figure(i).where);
    return "nowhere";
}

/// A has a knight and a farmer on the start tile, and the big top stands in the east of it, after A's turn.
Scenario with_big_top(Options options) {
    auto game = scenario(options, R"(
        .###.
        ..A..
        =====
        .....
        ..A..
    )");
    game.play("A: place fffr-end-big-top at (1,0)");
    return game;
}

/// What an animal of 5 pays to A for a figure in the cloister beside the big top.
int paid_for(std::string_view expansion, const std::string& figure) {
    auto game = scenario({"under-the-big-top", expansion}, R"(
        .###.
        ..#..
        =====
        .....
        .....

        .....
        .....
        ..x..
        .....
        .....
        (0,1): ffff-monastery
        x: )" + figure + " of A\n");
    game.play("A: place fffr-end-big-top at (1,0)");
    game.play("B: place frfr-2ends-big-top at (-1,0)");
    game.step("reveal 5 4");
    return game.score('A');
}

}  // namespace

TEST_CASE("BT-1 sixteen animals wait, and none comes twice") {
    auto game = with_big_top(kCircus);
    game.play("B: place frfr-2ends-big-top at (-1,0)");
    CHECK(game.asked() == "under-the-big-top.show");
    CHECK(game.game().decision().is_chance());
    int sum = 0;
    for (const Option& token : game.game().list()) sum += static_cast<int>(token.a);
    CHECK(game.game().count() == 16);
    CHECK(sum == 7 + 2 * 6 + 3 * 5 + 5 * 4 + 4 * 3 + 1);

    game.step("reveal 7 1");
    game.play("A: place frrr-3ends-big-top at (-2,0) turned 2");
    CHECK(game.game().count() == 15);
    CHECK_THAT(game.refusal("reveal 7 1"), Contains("none of the answers"));
}

TEST_CASE("BT-1 in random games the animals that wait and those that were shown are all sixteen") {
    const auto rules = must(rules_with({"under-the-big-top"}, 3));
    std::size_t shows = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        INFO("seed " << seed);
        Session session = Session::undrawn(rules, seed, Session::Chance::engine);
        RandomPlayer player(seed);
        std::vector<std::uint32_t> shown;
        while (!session.game().finished()) {
            const Decision decision = session.game().decision();
            const bool is_show = decision.kind == Decision::Kind::choose && decision.is_chance();
            if (is_show) {
                std::vector<std::uint32_t> animals = shown;
                for (const Option& token : session.game().list()) animals.push_back(token.a);
                std::ranges::sort(animals);
                CHECK(animals == std::vector<std::uint32_t>{1, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6, 7});
                ++shows;
            }
            decision.is_chance() ? must(session.draw_one()) : must(session.answer(player.choose(session.game())));
            if (is_show) shown.push_back(session.record().back().option.a);
        }
    }
    CHECK(shows > 100);
}

TEST_CASE("BT-2 nobody is placed on a circus space") {
    auto game = scenario(kCircus, R"(
        .###.
        ..#..
        =====
        .....
        .....
    )");
    game.step("A: place fffr-end-big-top at (1,0)");
    for (const char* kind : {"normal", "ringmaster"}) CHECK(game.places_for(kind) == "road1 field1");
}

TEST_CASE("BT-3 the first circus tile gets the big top at the end of the turn, and nobody scores") {
    auto game = scenario(kCircus, R"(
        .###.
        ..A..
        =====
        .....
        .....
    )");
    game.step("A: place fffr-end-big-top at (1,0)");
    CHECK(big_top(game) == "supply");
    game.step("pass");
    CHECK(big_top(game) == "the tile under-the-big-top/fffr-end-big-top at (1,0)");
    CHECK(game.score('A') == 0);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("BT-4 the next circus tile pays every meeple around the big top what the animal is worth") {
    auto game = with_big_top({"under-the-big-top", "players = 3"});
    game.play("B: place ffff-garden-acrobat-space at (0,1); acrobat on acrobats1");
    game.play("C: place frfr-2ends-big-top at (-1,0)");
    game.step("reveal 5 4");
    CHECK(game.score('A') == 10);
    CHECK(game.score('B') == 5);
    CHECK(game.score('C') == 0);
}

TEST_CASE("BT-4 the show is around the old tile, then the big top moves") {
    auto game = with_big_top({"under-the-big-top", "players = 2"});
    game.play("B: place frfr-2ends-big-top at (-1,0); follower on west road");
    game.step("reveal 5 4");
    CHECK(big_top(game) == "the tile under-the-big-top/frfr-2ends-big-top at (-1,0)");
    CHECK(game.score('B') == 0);  // two tiles from the old place
    CHECK(game.score('A') == 10);
}

TEST_CASE("BT-4 each player has one award, with the rule") {
    auto game = with_big_top(kCircus);
    game.play("B: place frfr-2ends-big-top at (-1,0)");
    game.step("reveal 4 7");
    int awards = 0;
    for (const Event& event : game.game().events()) {
        if (event.kind != Event::Kind::points) continue;
        ++awards;
        CHECK(std::string(event.rule) == "BT-4");
        CHECK(event.points == 8);
    }
    CHECK(awards == 1);
}

TEST_CASE("BT-4, BT-5 knights, farmers and acrobats count, builders do not") {
    auto game = scenario({"under-the-big-top", "traders-and-builders", "players = 3"}, R"(
        .###. ..... ..... .....
        ..A.. ..... ..... .....
        ===== ==b== ===== ==C==
        ..... ..... ..... .....
        ..A.. ..... ..... .....
        b: builder of C
    )");
    game.play("A: place fffr-end-big-top at (0,1)");
    game.play("B: place ffff-garden-acrobat-space at (1,1); acrobat on acrobats1");
    game.step("C: place frfr-2ends-big-top at (-1,0); pass; reveal 5 4");
    CHECK(game.score('A') == 10);
    CHECK(game.score('B') == 5);
    CHECK(game.score('C') == 0);
}

TEST_CASE("BT-4 when all animals are gone the big top moves on and pays nothing") {
    auto game = scenario({"under-the-big-top", "under-the-big-top.copies = 18"}, R"(
        .###.
        ..#..
        =====
        .....
        .....
    )");
    game.play("A: place frfr-2ends-big-top at (1,0)");
    for (int x = 2; x <= 17; ++x) {
        game.play("place frfr-2ends-big-top at (" + std::to_string(x) + ",0)");
        REQUIRE(game.game().count() == static_cast<std::uint32_t>(18 - x));
        game.step(to_text(game.game(), game.game().list().front()));
    }
    CHECK(game.score('A') == 0);
    game.play("B: place ffff-garden-acrobat-space at (17,-1); follower on field1");
    game.play("A: place frfr-2ends-big-top at (18,0)");
    CHECK(game.asked().empty());
    CHECK(big_top(game) == "the tile under-the-big-top/frfr-2ends-big-top at (18,0)");
    CHECK(game.score('B') == 0);
    game.finish();
    CHECK(game.finished());  // and there is no last show
}

TEST_CASE("BT-5 every meeple counts once, farmers and large ones too") {
    auto game = scenario({"under-the-big-top", "inns-and-cathedrals"}, R"(
        .###.
        ..a..
        =====
        .....
        ..r..
        a: large of A
        r: ringmaster of B
    )");
    game.play("A: place fffr-end-big-top at (1,0)");
    game.play("B: place frfr-2ends-big-top at (-1,0)");
    game.step("reveal 6 2");
    CHECK(game.score('A') == 6);
    CHECK(game.score('B') == 6);
}

TEST_CASE("BT-5 the figures of other expansions that are meeples count once, and the large one, too") {
    CHECK(paid_for("inns-and-cathedrals", "large") == 5);
    CHECK(paid_for("abbey-and-mayor", "wagon") == 5);
    CHECK(paid_for("abbot", "abbot") == 5);
    CHECK(paid_for("phantom", "phantom") == 5);
    CHECK(paid_for("ghosts-castles-and-cemeteries", "guard") == 5);
}

TEST_CASE("BT-5 pigs and figures of nobody do not count") {
    auto game = scenario({"under-the-big-top", "traders-and-builders", "mage-and-witch"}, R"(
        .###.
        ..m..
        =====
        ..p..
        .A...
        p: pig of A
        m: mage of nobody
    )");
    game.play("A: place fffr-end-big-top at (1,0)");
    game.step("B: place frfr-2ends-big-top at (-1,0); pass; reveal 5 4");
    CHECK(game.score('A') == 5);
    CHECK(game.score('B') == 0);
}

TEST_CASE("BT-5 nor do barns") {
    auto game = scenario({"under-the-big-top", "abbey-and-mayor"}, R"(
        ..... .....
        ..... .....
        ..M.. ..M..
        ..... .....
        ..... .....

        .....
        .....
        ..M..
        .....
        .....
    )");
    game.play("A: place ffff-monastery at (1,1); abbey-and-mayor.barn on corner nw at (1,1)");
    game.play("B: place cfff-cap-big-top at (2,0)");
    game.step("A: place cfcf-2cap-big-top at (3,0); pass; reveal 5 4");
    CHECK(game.in_hand('A', "barn") == 0);
    CHECK(game.score('A') == 0);
}

TEST_CASE("BT-6 a meeple that was placed in this turn counts") {
    auto game = with_big_top(kCircus);
    game.play("B: place frfr-2ends-big-top at (0,1); follower on east road");
    game.step("reveal 4 7");
    CHECK(game.score('B') == 4);
    CHECK(game.score('A') == 8);
}

TEST_CASE("BT-6 a meeple that was scored in this turn does not count") {
    auto game = scenario(kCircus, R"(
        .###.
        ..A..
        ==B==
        .....
        .....
    )");
    game.play("A: place fffr-end-big-top at (1,0)");
    game.step("B: place frfr-2ends-big-top at (-1,0); pass");
    CHECK(game.score('B') == 3);  // the road is paid, and its meeple home
    CHECK(game.followers_in_hand('B') == 7);
    game.step("reveal 7 1");
    CHECK(game.score('B') == 3);
    CHECK(game.score('A') == 7);
}

TEST_CASE("BT-7 who crosses a drawbridge counts where he has gone (INT-32)") {
    auto game = scenario({"under-the-big-top", "under-the-big-top.copies = 2", "drawbridges"}, R"(
        ..... ..... .....
        ..... ..... .....
        ..+== ===== ==A==
        ..#.. ..... .....
        .###. ..... .....
        (0,0): t03-cffr-cap-end-drawbridge
    )");
    game.play("A: place fffr-end-big-top at (0,-1)");
    game.step("B: place fffr-end-big-top at (3,0); pass");
    CHECK(game.score('A') == 4);
    game.step("A: cross A normal 1 on city1 at (0,0); reveal 5 4");
    CHECK(game.score('A') == 4 + 5);
}

TEST_CASE("BT-7, WAG-11 a wagon counts where it has driven to") {
    auto game = scenario({"under-the-big-top", "under-the-big-top.copies = 2", "abbey-and-mayor"}, R"(
        ..... .....
        ..... .....
        ==+== ==w==
        ..=.. .....
        ..=.. .....
        w: wagon of A
    )");
    game.play("A: place fffr-end-big-top at (-1,0) turned 2");
    game.step("B: place fffr-end-big-top at (2,0); pass");
    CHECK(game.score('A') == 3);

    SECTION("near the big top") {
        game.step("A: abbey-and-mayor.drive A wagon 1 on road2 at (0,0); reveal 5 4");
        CHECK(game.score('A') == 3 + 5);
    }
    SECTION("or not at all, at home") {
        game.step("A: pass; reveal 5 4");
        CHECK(game.score('A') == 3);
    }
}

TEST_CASE("BT-8 at the end the big top pays once more") {
    auto game = with_big_top(kCircus);
    game.finish();
    CHECK(game.asked() == "under-the-big-top.last_show");
    const int before = game.score('A');
    game.step("reveal 3 12");
    CHECK(game.score('A') == before + 6);
    CHECK(game.finished());
}

TEST_CASE("BT-8, ACR-6 at the end two acrobats are paid by the last animal and five points each") {
    auto game = scenario(kCircus, R"(
        .###.
        ..#..
        =====
        .....
        .....

        .....
        .....
        ..~..
        ...G.
        .....
    )");
    const std::string climb = "acrobat on acrobats1 of under-the-big-top/ffff-garden-acrobat-space at (0,1)";
    game.play("A: place fffr-end-big-top at (1,0); " + climb);
    game.play("B: place ffff-monastery at (1,1); " + climb);
    game.finish();
    game.step("reveal 3 12");
    CHECK(game.score('A') == 5 + 3);
    CHECK(game.score('B') == 5 + 3);
    CHECK(game.finished());
}

TEST_CASE("BT-8 an option leaves the last show out, and without a big top there is none") {
    auto without = with_big_top({"under-the-big-top", "under-the-big-top.last_show = false"});
    without.finish();
    CHECK(without.finished());

    auto nowhere = scenario(kCircus, R"(
        .###.
        ..#..
        =====
        .....
        .....
    )");
    nowhere.finish();
    CHECK(nowhere.finished());
}

TEST_CASE("BT without the element there is no big top, but the spaces are there") {
    auto game = scenario({"under-the-big-top", "under-the-big-top.elements = [\"acrobats\", \"ringmaster\"]"}, R"(
        .###.
        ..#..
        =====
        .....
        .....
    )");
    game.play("A: place fffr-end-big-top at (1,0)");
    game.play("B: place frfr-2ends-big-top at (-1,0)");
    CHECK(game.whose_turn() == 'A');
    CHECK(big_top(game) == "nowhere");
}
