// The doors of the flow: steps that ask anybody, what they push, parts for others, windows, chance. The rules are those
// of plugins/council.
#include "doors.h"
#include "kit/random_play.h"
#include "pontlevis/core/save.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

const Options kCouncil = {"council", "players = 3"};
const Options kWithoutGuests = {"council", "players = 3", "council.guests = false"};

/// A has laid a tile and stands before the vote.
Scenario before_vote(Options options) {
    auto game = scenario(options, Start::only);
    game.step("A: place frrr-3ends at (1,0); pass; pass");
    return game;
}

}  // namespace

TEST_CASE("door 1: a step asks players who are not active, one after the other") {
    auto game = before_vote(kCouncil);
    CHECK(game.asked() == "council.vote");
    CHECK(game.whose_turn() == 'A');
    CHECK(game.whose_decision() == 'B');
    CHECK(game.choices() == "vote 0; vote 1");

    game.step("B: vote 0");
    CHECK(game.whose_decision() == 'C');
    game.step("C: vote 0");
    CHECK(game.asked() == "council.die");
}

TEST_CASE("door 1: a step pushes another one, a loop of choices until it is done, and goes on behind it") {
    auto game = before_vote(kWithoutGuests);
    game.step("B: vote 1");
    CHECK(game.asked() == "council.bid");
    CHECK(game.whose_decision() == 'B');
    CHECK(game.choices() == "pass; raise 1; raise 2");

    game.step("B: raise 1; raise 1; pass");
    CHECK(memory(game, "council.bids", 1) == 2);
    CHECK(game.asked() == "council.vote");
    CHECK(game.whose_decision() == 'C');

    game.step("C: vote 1; C: raise 2; C: raise 2; C: raise 2");  // the third is the last
    CHECK(memory(game, "council.bids", 2) == 6);
    CHECK(game.asked() == "council.die");
}

TEST_CASE("door 1: a step lets another player play a part, and goes on when that is over") {
    auto game = before_vote(kCouncil);
    game.step("B: vote 1; pass; C: vote 1; pass");
    CHECK(game.game().decision().is_chance());
    CHECK(game.whose_turn() == 'B');

    game.step("place ffrr-curve at (2,0) turned 1");
    CHECK(game.whose_decision() == 'B');
    game.step("pass; B: follower on road1");
    CHECK(game.followers_in_hand('B') == 6);
    game.step("C: vote 0; A: vote 0; roll 2");  // B's part has a vote of its own
    CHECK(game.whose_turn() == 'A');            // whose turn goes on behind the vote
    CHECK(game.asked() == "council.die");
    game.step("roll 2");
    CHECK(game.choices() == "pass; favour");
    check_verified(game);
}

TEST_CASE("door 1: a part that finds the bag empty is over, and the turn goes on") {
    auto game = scenario(kCouncil, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
        bag: frrr-3ends
    )");
    game.step("A: place frrr-3ends at (1,0); pass; follower on road3");
    game.step("B: vote 1; pass; C: vote 1; pass");
    CHECK(game.whose_turn() == 'A');
    CHECK(game.asked() == "council.die");
    game.step("roll 2; pass");
    CHECK(game.score('A') == 2);  // the road is scored in A's turn
    CHECK(game.finished());
}

TEST_CASE("door 1: a game that is saved and loaded at every decision is the same game") {
    LoadOptions options;
    options.catalog = &bundled_plugins();
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        Session session(must(rules_with(kCouncil)), seed);
        RandomPlayer player(seed);
        while (!session.game().finished() && session.record().size() < 250) {
            Session loaded = must(load_game(must(parse_save(to_save(session), "council.jsonl")), options));
            REQUIRE(loaded.game().hash() == session.game().hash());
            REQUIRE(std::ranges::equal(loaded.game().list(), session.game().list(), same_option));
            session = std::move(loaded);
            must(session.play(player.choose(session.game())));
        }
    }
}

TEST_CASE("door 9: what must be done by the end hides that nothing is done") {
    auto game = before_vote(kWithoutGuests);
    game.step("B: vote 1; pass; C: vote 1; pass; roll 2; favour");
    CHECK(game.asked() == "part.end");
    CHECK(game.choices() == "dues");
    CHECK_FALSE(game.refusal("pass").empty());
    game.step("A: dues");
    CHECK(game.score('A') == 1);
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("door 9: phase 2 is closed, and played after all when it is opened again") {
    auto game = scenario(kCouncil, Start::only);
    game.step("A: place frrr-3ends at (1,0); rest");
    CHECK(game.asked() == "council.vote");  // nobody asks for a figure
    game.step("B: vote 0; C: vote 0; roll 2");
    CHECK(game.choices() == "pass; wake");
    game.step("wake");
    CHECK(game.places_for_followers() == "road1 road2 road3 field1 field2 field3");
    game.step("follower on road3; B: vote 0; C: vote 0; roll 2");
    CHECK(game.whose_turn() == 'B');
}

TEST_CASE("door 9: with phase 2 its windows are closed") {
    auto game = before_vote(kWithoutGuests);
    game.step("B: vote 1; pass; C: vote 1; pass; roll 2; pass");
    game.step("B: place ffrr-curve at (2,0) turned 1; pass; pass; C: vote 0; A: vote 0; roll 2");
    game.step("C: place frfr-straight at (2,-1) turned 1; pass; pass; A: vote 0; B: vote 0; roll 2");
    game.step("A: pass; place ffff-monastery at (0,1)");
    CHECK(game.choices() == "pass; favour; rest");
    game.step("rest");
    CHECK(game.asked() == "council.vote");  // not before or in phase 2
    game.step("B: vote 0; C: vote 0; roll 2");
    CHECK(game.choices() == "pass; favour; wake");
}

TEST_CASE("door 11: chance decides what a plugin asks nobody; hosts may say how, and else the state's generator does") {
    auto game = before_vote(kCouncil);
    game.step("B: vote 0; C: vote 0");
    CHECK(game.game().decision().is_chance());
    CHECK(game.game().count() == 6);

    const State before = game.game().state();
    const Option drawn = game.game().draw();
    game.game().set_state(before);
    CHECK(same_option(game.game().draw(), drawn));

    game.game().set_state(before);
    game.step("roll 6");
    CHECK(game.score('A') == 1);
    CHECK(memory(game, "council.rolled") == 6);
}

TEST_CASE("door 11: a plugin draws numbers from the state's generator, the same ones from the same state") {
    auto game = before_vote(kCouncil);
    game.step("B: vote 0; C: vote 0");
    const State before = game.game().state();
    const auto lots = [&] { return std::vector{memory(game, "council.lot", 0), memory(game, "council.lot", 1), memory(game, "council.lot", 2)}; };
    game.step("roll 1");
    const std::vector<int> drawn = lots();
    CHECK(drawn[0] + drawn[1] + drawn[2] == 1);
    game.game().set_state(before);
    game.step("roll 1");
    CHECK(lots() == drawn);
}
