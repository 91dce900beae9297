// Functions of plugins that fail in mid-game: the option that led there is refused with plugin, function, rule and
// turn, the state is as before, and the game goes on with another option.
#include <algorithm>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/random_play.h"
#include "pontlevis/core/playout.h"
#include "pontlevis/core/setup.h"
#include "pontlevis/core/text.h"
#include "pontlevis/core/verify.h"

using namespace pontlevis;
using Catch::Contains;

namespace {

std::shared_ptr<const Ruleset> rules_with(const std::string& options, const std::string& plugin = "faults") {
    static const Catalog catalog = Catalog::scan(SearchPath{{PONTLEVIS_TEST_PLUGINS}});
    const std::string text = "players = [\"A\", \"B\"]\nexpansions = [\"" + plugin + "\"]\n[options." + plugin + "]\n" + options + "\n";
    return kit::must(Ruleset::compose(kit::must(parse_config(text, "table.toml")), catalog));
}

Option option_of(const Game& game, const std::string& words) { return kit::must(parse_option(game, words)); }

void play(Game& game, const std::string& words) { kit::must(game.apply(option_of(game, words))); }

/// A may put a follower on a road of two tiles that the tile just laid has finished, or pass.
Game before_the_scoring(const std::string& options, const std::string& plugin = "faults") {
    Game game(rules_with(options, plugin), 1);
    game.record_events(true);
    play(game, "draw frrr-3ends");
    play(game, "place frrr-3ends at (1,0)");
    play(game, "pass");
    play(game, "draw frrr-3ends");
    play(game, "place frrr-3ends at (2,0)");
    REQUIRE(game.decision().seat == 1);
    return game;
}

constexpr const char* kScoring = "place normal on road3";  // of two tiles, finished

/// Refused as it should be, with these first words; then the game goes on.
void refuses(const std::string& options, const std::string& message, const std::string& plugin = "faults", const char* scoring = kScoring) {
    INFO(options);
    Game game = before_the_scoring(options, plugin);
    const std::uint64_t hash = game.hash();
    for (int times = 0; times < 2; ++times) {
        const Result<void> answered = game.apply(option_of(game, scoring));
        REQUIRE_FALSE(answered);
        CHECK(answered.error().fault == Fault::handler);
        CHECK(answered.error().text == message + "\n  turn 2, decision 6: this option is refused");
        CHECK(game.hash() == hash);
        CHECK(verify(game).empty());
        CHECK(game.events().empty());
    }
    CHECK(game.apply(option_of(game, "pass")));
    CHECK(game.decision().is_chance());
    CHECK(game.turn_number() == 3);
}

std::vector<std::string> told(Game& game) {
    std::vector<std::string> lines;
    for (const Event& event : game.events())
        if (event.kind == Event::Kind::contribution || event.kind == Event::Kind::points) lines.push_back(to_text(game, event));
    return lines;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("faults: an option that makes a handler fail is refused, and another is played") {
    refuses("value = \"throws\"", "plugin fault in faults.value [FLT-1]: the road is closed");
    refuses("value = \"throws-a-number\"", "plugin fault in faults.value [FLT-1]: something was thrown that is no std::exception");
    refuses("value = \"fails\"", "plugin fault in faults.value [FLT-1]: a road of 2 tiles is too much");
    refuses("value = \"fails-silently\"", "plugin fault in faults.value [FLT-1]: it gave no reason");
}

TEST_CASE("faults: a value sheet that no rule could mean is refused") {
    for (const char* how : {"divides", "wide"})
        refuses("value = \"" + std::string(how) + "\"",
                "plugin fault in faults.value [FLT-1]: it divides by a number below 1, or names sums out of all bounds");
}

TEST_CASE("faults: an option that makes a step fail is refused, and another is played") {
    refuses("after_score = \"throws\"", "plugin fault in faults.after_score [FLT-2]: no such player");
    refuses("after_score = \"fails\"", "plugin fault in faults.after_score [FLT-2]: nobody may have points");
    refuses("after_score = \"takes\"",
            "plugin fault in faults.after_score [FLT-2]: the engine refused an award of -1 points for FLT-2");
    refuses("after_score = \"overspends\"", "plugin fault in faults.after_score [FLT-2]: seat 1 cannot pay 3 points for FLT-2");
}

TEST_CASE("door 6: while features are scored the net does not change, and once they are it does") {
    const auto road = [](const Game& game, std::uint32_t number) { return game.feature_of(game.tile(*game.tile_at(Cell{2, 0})).first_segment + number); };
    const Game before = before_the_scoring("");
    const std::uint32_t first = before.tile(*before.tile_at(Cell{2, 0})).first_segment;
    refuses("elements = [\"watch\"]\nscored = \"connects\"", "plugin fault in faults.scored [FLT-5]: the engine refused to connect segments " + std::to_string(first) +
                                         " and " + std::to_string(first + 1));
    refuses("elements = [\"watch\"]\nscored = \"holds\"", "plugin fault in faults.scored [FLT-5]: the engine refused 1 more holds of segment " + std::to_string(first));

    Game joined = before_the_scoring("after_score = \"connects\"");
    CHECK(road(joined, 0) != road(joined, 1));
    play(joined, kScoring);
    CHECK(road(joined, 0) == road(joined, 1));
    Game held = before_the_scoring("after_score = \"holds\"");
    const auto open = held.feature(road(held, 0)).open;
    play(held, kScoring);
    CHECK(held.feature(road(held, 0)).open == open + 1);
}

TEST_CASE("faults: a name that its own plugin does not declare is a slip of the pen, and told") {
    refuses("after_score = \"misreads\"", "plugin fault in faults.after_score [FLT-2]: it asked for \"faults.memry\", which nobody in play declares");
    refuses("after_score = \"misnames\"", "plugin fault in faults.after_score [FLT-2]: it asked for \"faults.gient\", which nobody in play declares");
}

TEST_CASE("faults: where plugins only answer, an option that makes one of them fail is refused as well") {
    const auto refused = [](const char* element, const char* function, const char* scoring = kScoring) {
        refuses(std::string("fails = true\nelements = [\"") + element + "\"]", std::string("plugin fault in only-answers.") + function + ": it has no answer",
                "only-answers", scoring);
    };
    refused("owners", "owners [OA-2]");
    refused("weight", "weigh [OA-3]", "place stone on road3");
    refused("units", "units [OA-4]");
}

TEST_CASE("filters: where plugins only answer, a value still waits for a figure that stands, and no longer than that") {
    Game game = before_the_scoring("elements = [\"values\"]", "only-answers");
    play(game, "place pillar on road3");
    CHECK(game.score(1) == 2 + 1);  // it stood there until it was paid
    play(game, "draw frrr-3ends");
    play(game, "place frrr-3ends at (-1,0) turned 2");
    play(game, "place normal on road3");
    CHECK(game.score(0) == 3);
}

TEST_CASE("memory: what nobody can write is 0 wherever it is read, and hides nothing") {
    Game game = before_the_scoring("elements = [\"memory\"]", "only-answers");
    Game plain = before_the_scoring("elements = []", "only-answers");
    CHECK(std::ranges::equal(game.list(), plain.list(), same_option));  // nobody is kept away
    Game seen(game.shared_rules(), 0);
    seen.set_state(game.observation(0));
    CHECK(verify(seen).empty());
    CHECK(std::ranges::equal(seen.list(), game.list(), same_option));
    CHECK(game.state().bytes().size() == plain.state().bytes().size());
}

TEST_CASE("faults: a draw that makes a step fail is refused with the answer before it") {
    Session session(rules_with("drawn = \"fails\""), 1, Session::Chance::engine);
    const auto is_scored = [](const Session& played) { return played.game().score(0) + played.game().score(1) > 0; };
    kit::RandomPlayer player(3);
    int refusals = 0;
    while (!session.game().finished() && session.record().size() < 120) {
        const std::uint64_t hash = session.game().hash();
        const std::size_t answers = session.record().size();
        const Result<void> played = session.play(player.choose(session.game()));
        CHECK_FALSE(is_scored(session));
        if (played) continue;
        ++refusals;
        CHECK_THAT(played.error().text, Contains("plugin fault in faults.drawn [FLT-3]: no more draws"));
        CHECK(session.game().hash() == hash);
        CHECK(session.record().size() == answers);
        if (refusals > 20) break;  // a finished feature cannot be undone by passing
    }
    CHECK(refusals > 0);
}

TEST_CASE("faults: a game whose first turn cannot begin says so to every answer") {
    const auto rules = rules_with("begin = \"fails\"");
    Game game(rules, 1);
    const std::uint64_t hash = game.hash();
    for (int times = 0; times < 2; ++times) {
        const Result<void> answered = game.apply(game.list()[0]);
        REQUIRE_FALSE(answered);
        CHECK_THAT(answered.error().text, Contains("plugin fault in faults.begin [FLT-4]: it is too early\n  turn 1, before the first decision"));
        CHECK(game.hash() == hash);
    }
    Random random{1};
    CHECK_FALSE(play_out(game, random));

    Session session(rules, 1);
    CHECK(session.record().empty());
    CHECK_THAT(session.draw().error().text, Contains("it is too early"));
    CHECK_FALSE(set_up(game, Setup{{{rules->start_tile, {0, 0}, 0, {}}}, 0, {}, {}}));
}

TEST_CASE("faults: a playout that meets one ends with it, and the game can be begun anew") {
    Game game(rules_with("value = \"fails\""), 1);
    Random random{1};
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        game.restart(seed);
        const Result<void> played = play_out(game, random);
        REQUIRE_FALSE(played);
        CHECK(played.error().fault == Fault::handler);
        CHECK_THAT(played.error().text, Contains("plugin fault in faults.value [FLT-1]: a road of "));
    }
    game.restart(1);
    CHECK(game.decisions() == 0);
    CHECK(verify(game).empty());
    CHECK(game.apply(game.draw()));
}

TEST_CASE("faults: the most that a sheet may name overflows nothing") {
    Game game(rules_with("value = \"huge\""), 1);
    Random random{1};
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        game.restart(seed);
        CHECK(play_out(game, random));
        for (std::uint8_t seat = 0; seat < 2; ++seat) CHECK(game.score(seat) >= 0);
    }
}

TEST_CASE("a handler that adds is named in the breakdown with its rule") {
    Game game = before_the_scoring("value = \"adds\"");
    play(game, kScoring);
    CHECK(game.score(1) == 5);
    CHECK(told(game) == Lines{"  2 times a tile: 2 points  [BASE-13]", "  Faults, value: 3 points  [FLT-1]", "B gets 5 points  [BASE-15]"});
}

TEST_CASE("a step that awards is named with its rule") {
    Game game = before_the_scoring("after_score = \"awards\"");
    play(game, kScoring);
    CHECK(game.score(1) == 7);
    CHECK(told(game) == Lines{"  2 times a tile: 2 points  [BASE-13]", "B gets 2 points  [BASE-15]", "B gets 5 points  [FLT-2]"});
}
