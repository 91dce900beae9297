// The doors of the flow: steps that ask anybody, what they push, parts for others, windows, chance. The rules are those
// of plugins/council.
#include "doors.h"

#include <map>

#include "engine/calls.h"
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

/// Counts how often an action is asked what it offers. The table is the ruleset's, so it is put back behind the test.
class CallsOfOptions {
public:
    CallsOfOptions(const Game& game, std::string_view action) : actor_(actor_named(game, action)), options_(actor_.options) {
        all_[actor_.name] = this;
        actor_.options = &count_and_ask;
    }
    ~CallsOfOptions() { actor_.options = options_; }
    CallsOfOptions(const CallsOfOptions&) = delete;
    CallsOfOptions& operator=(const CallsOfOptions&) = delete;

    [[nodiscard]] int count() const { return count_; }

private:
    static Actor& actor_named(const Game& game, std::string_view action) {
        const auto& actors = game.position().machine.plugins.actors;
        const auto found = std::ranges::find(actors, action, &Actor::name);
        if (found == actors.end()) FAIL("no action is named " << action);
        return const_cast<Actor&>(*found);
    }
    static plv_rc count_and_ask(const plv_call* call, const plv_frame* frame) {
        CallsOfOptions& one = *all_.at(host_of(call).position.machine.plugins.actors[frame->actor].name);
        ++one.count_;
        return one.options_(call, frame);
    }

    static inline std::map<std::string, CallsOfOptions*> all_;
    Actor& actor_;
    plv_options_fn options_;
    int count_ = 0;
};

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

TEST_CASE("door 1: an extra part is owed also when its cause is gone and somebody else has played in between") {
    auto game = before_vote(kCouncil);
    game.step("B: vote 1; pass; C: vote 1; raise 2; raise 1; pass");  // three in all: CN-4
    CHECK(memory(game, "council.bids", 2) == 3);
    game.step("place ffrr-curve at (2,0) turned 1; pass; pass");
    CHECK(game.whose_turn() == 'B');
    game.step("C: vote 1; pass; A: vote 0; roll 2");
    CHECK(memory(game, "council.bids", 2) == 0);
    CHECK(game.whose_turn() == 'A');
    game.step("roll 2; pass");

    CHECK(game.whose_turn() == 'A');
    CHECK(game.game().turn_number() == 1);
    CHECK(game.asked() == "tile.source");
    game.step("A: place frfr-straight at (2,-1) turned 1; pass; pass; pass; B: vote 0; C: vote 0; roll 2; pass");
    CHECK(game.whose_turn() == 'B');  // and none after that
    check_verified(game);
}

TEST_CASE("door 1: what is done at the end of a turn is done in each, and in the last one, too") {
    auto game = scenario(kWithoutGuests, R"(
        .....
        .....
        ==+==
        ..=..
        ..=..
        bag: frrr-3ends 2
    )");
    game.step("A: place frrr-3ends at (1,0); pass; pass");
    CHECK(memory(game, "council.rung") == 0);
    game.step("B: vote 0; C: vote 0; roll 2");
    CHECK(game.whose_turn() == 'B');
    CHECK(memory(game, "council.rung") == 1);
    game.step("B: place frrr-3ends at (2,0); pass; pass; C: vote 1; raise 2; raise 1; pass; A: vote 0; roll 2");
    CHECK(game.finished());  // the extra part finds no tile
    CHECK(memory(game, "council.rung") == 2);
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

TEST_CASE("door 9: an action is offered in its windows and nowhere else, and once") {
    auto game = before_vote(kWithoutGuests);
    game.step("B: vote 1; pass; C: vote 1; pass; roll 2; pass");
    game.step("B: place ffrr-curve at (2,0) turned 1; pass; pass; C: vote 0; A: vote 0; roll 2");
    game.step("C: place frfr-straight at (2,-1) turned 1; pass; pass; A: vote 0; B: vote 0; roll 2");

    CHECK(game.asked() == "tile.source");
    CHECK(game.choices() == "pass; favour");
    game.step("A: place ffff-monastery at (0,1)");
    CHECK(game.asked() == "tile.placed");
    CHECK(game.choices() == "pass; favour; rest");
    game.step("pass");
    CHECK(game.asked() == "wood.before");
    CHECK(game.choices() == "pass; favour");
    game.step("pass");
    CHECK(game.choices() == "pass; place normal on monastery1 of base/ffff-monastery at (0,1); place normal on field1 of base/ffff-monastery at (0,1)");
    game.step("pass; B: vote 0; C: vote 0; roll 2");
    CHECK(game.asked() == "claim");
    CHECK(game.choices() == "pass; favour");
    game.step("A: favour; A: dues");

    game.step("B: place ffff-monastery at (0,2); pass; pass; C: vote 0; A: vote 0; roll 2");
    game.step("C: place ffff-monastery at (0,3); pass; pass; A: vote 0; B: vote 0; roll 2");
    CHECK(game.game().decision().is_chance());  // A had his
}

TEST_CASE("door 9: an action that is taken in its first window is gone from the later ones, and back when it is earned anew") {
    auto game = before_vote(kWithoutGuests);
    game.step("B: vote 1; pass; C: vote 1; pass; roll 2; pass");
    game.step("B: place ffrr-curve at (2,0) turned 1; pass; pass; C: vote 0; A: vote 0; roll 2");
    game.step("C: place frfr-straight at (2,-1) turned 1; pass; pass; A: vote 0; B: vote 0; roll 2");

    CHECK(game.asked() == "tile.source");
    game.step("A: favour; place ffff-monastery at (0,1)");
    CHECK(game.asked() == "tile.placed");
    CHECK(game.choices() == "pass; rest");
    game.step("pass");
    CHECK(game.asked().empty());  // by the base game, for a follower: wood.before has nothing to offer
    game.step("pass; B: vote 0; C: vote 0; roll 2");
    CHECK(game.asked() == "part.end");  // nor has claim
    game.step("A: dues");

    game.step("B: place ffff-monastery at (0,2); pass; pass; C: vote 0; A: vote 0; roll 2");
    game.step("C: place ffff-monastery at (0,3); pass; pass; A: vote 0; B: vote 0; roll 2");
    CHECK(game.game().decision().is_chance());  // CN-7: once for a vote
    game.step("A: place ffff-monastery at (0,4); pass; pass; B: vote 1; pass; C: vote 1; pass; roll 2");
    CHECK(game.asked() == "claim");
    CHECK(game.choices() == "pass; favour");
}

TEST_CASE("door 9: an action that nobody is armed for is not even asked what it offers") {
    auto game = before_vote(kWithoutGuests);
    const CallsOfOptions favour(game.game(), "council.favour"), rest(game.game(), "council.rest");
    game.step("B: vote 0; C: vote 0; roll 2; B: place ffrr-curve at (2,0) turned 1; pass; pass");
    CHECK(favour.count() == 0);
    CHECK(rest.count() == 1);  // at one of them
    game.step("C: vote 1; pass; A: vote 1; pass; roll 2");
    CHECK(game.choices() == "pass; favour");
    CHECK(favour.count() == 1);
}

TEST_CASE("door 9: with phase 2 its windows are closed") {
    auto game = before_vote(kWithoutGuests);
    game.step("B: vote 1; pass; C: vote 1; pass; roll 2; pass");
    game.step("B: place ffrr-curve at (2,0) turned 1; pass; pass; C: vote 0; A: vote 0; roll 2");
    game.step("C: place frfr-straight at (2,-1) turned 1; pass; pass; A: vote 0; B: vote 0; roll 2");
    game.step("A: pass; place ffff-monastery at (0,1)");
    CHECK(game.choices() == "pass; favour; rest");
    game.step("rest");
    CHECK(game.asked() == "wood.before");  // what comes before the figures is no part of them
    game.step("pass");
    CHECK(game.asked() == "council.vote");
    game.step("B: vote 0; C: vote 0; roll 2");
    CHECK(game.choices() == "pass; favour; wake");
}

TEST_CASE("door 11: an observation shows neither hidden columns nor what chance will bring") {
    auto game = before_vote(kWithoutGuests);
    game.step("B: vote 1; raise 2; pass; C: vote 0; roll 1");
    CHECK(memory(game, "council.bids", 1) == 2);
    CHECK(memory(game, "council.lot", 0) + memory(game, "council.lot", 1) + memory(game, "council.lot", 2) == 1);

    Game seen(game.game().shared_rules(), 0);
    const auto shown = [&](std::uint8_t seat, std::string_view column, std::uint32_t row) {
        seen.set_state(game.game().observation(seat));
        return read_column(seen.position(), column_named(seen, column), row);
    };
    CHECK(shown(1, "council.bids", 1) == 2);
    CHECK(shown(0, "council.bids", 1) == 0);
    CHECK(shown(0, "council.rolled", 0) == 1);
    for (std::uint8_t seat = 0; seat < 3; ++seat)
        for (std::uint32_t row = 0; row < 3; ++row) CHECK(shown(seat, "council.lot", row) == 0);

    // Whoever may not know it sees the same of a game that differs in nothing else.
    const auto same = [](const State& one, const State& other) { return std::ranges::equal(one.bytes(), other.bytes()); };
    const State of_a = game.game().observation(0), of_b = game.game().observation(1);
    Position& position = game.game().position();
    position.head->random ^= 1;
    write_column(position, column_named(game.game(), "council.lot"), 0, 40);
    CHECK(same(game.game().observation(0), of_a));
    CHECK(same(game.game().observation(1), of_b));
    write_column(position, column_named(game.game(), "council.bids"), 1, 5);
    CHECK(same(game.game().observation(0), of_a));
    CHECK_FALSE(same(game.game().observation(1), of_b));
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
