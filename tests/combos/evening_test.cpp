// The table of configs/evening.toml in random games: what must hold of every state, saves, and the digest.
#include <algorithm>
#include <random>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/random_play.h"
#include "kit/scenario.h"
#include "pontlevis/core/config.h"
#include "pontlevis/core/save.h"
#include "pontlevis/core/verify.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr std::uint64_t kGames = 200;

Config evening() { return must(load_config("../configs/evening.toml")); }

std::shared_ptr<const Ruleset> evening_rules() {
    static const auto rules = must(Ruleset::compose(evening(), bundled_plugins()));
    return rules;
}

/// A game at this table, watched. A first thing that is wrong ends the test.
class Watched {
public:
    explicit Watched(std::uint64_t seed) : seed_(seed), session_(Session::undrawn(evening_rules(), seed, Session::Chance::engine)) {
        session_.record_events(true);
    }

    void play(RandomPlayer& player) {
        const std::uint32_t interval = 1 + player.below(40);
        while (!game().finished()) {
            const std::vector<std::int32_t> before = scores();
            check_options();
            const bool answered = game().decision().is_chance() ? bool(session_.draw_one()) : bool(session_.answer(player.choose(game())));
            expect(answered, "an option that was listed is refused");
            check_awards(before);
            if (session_.record().size() % interval == 0) check_state();
        }
        check_state();
    }

    /// Saved, read and played again it is the same game.
    void reload() {
        LoadOptions options;
        options.catalog = &bundled_plugins();
        const std::string text = to_save(session_);
        const Session again = must(load_game(must(parse_save(text, "evening.jsonl")), options));
        expect(again.game().hash() == session_.game().hash() && to_save(again) == text, "a loaded game is another one");
    }

private:
    Game& game() { return session_.game(); }

    [[nodiscard]] std::vector<std::int32_t> scores() {
        std::vector<std::int32_t> all;
        for (std::uint8_t seat = 0; seat < game().seats(); ++seat) all.push_back(game().score(seat));
        return all;
    }

    /// count() and pick() give what list() gives, each option once.
    void check_options() {
        listed_.assign(game().list().begin(), game().list().end());
        expect(!listed_.empty() && game().count() == listed_.size(), "count() is not the number of listed options");
        std::vector<bool> picked(listed_.size());
        for (std::uint32_t k = 0; k < listed_.size(); ++k) {
            const Option option = game().pick(k);
            const auto found = std::ranges::find_if(listed_, [&](const Option& listed) { return same_option(listed, option); });
            const auto index = static_cast<std::size_t>(found - listed_.begin());
            expect(found != listed_.end() && !picked[index], "pick() gives an option that is not listed, or one twice");
            picked[index] = true;
        }
    }

    /// Scores are the sum of the awards told, and no contribution is a stranger's.
    void check_awards(std::vector<std::int32_t> told) {
        for (const Event& event : session_.events()) {
            if (event.kind == Event::Kind::points) told[event.seat] += event.points;
            if (event.kind != Event::Kind::contribution) continue;
            const std::string_view who = event.text;
            expect(who == "a tile" || who == "a completed city" || who.starts_with("inns-and-cathedrals."), "a stranger contributes");
        }
        expect(told == scores(), "a score is not the sum of the awards told");
    }

    void check_state() {
        const std::vector<std::string> findings = verify(game());
        expect(findings.empty(), fmt::format("{}", fmt::join(findings, "\n")));
        Game copy(evening_rules(), 0);
        copy.set_state(game().state());
        expect(copy.hash() == game().hash(), "a copied state is another one");
    }

    void expect(bool holds, std::string_view what) {
        if (!holds) FAIL(what << "\nseed " << seed_ << ", after " << session_.record().size() << " decisions");
    }

    std::uint64_t seed_;
    Session session_;
    std::vector<Option> listed_;
};

}  // namespace

TEST_CASE("evening: 200 random games hold what every game must hold, and are played again from their saves") {
    REQUIRE(evening_rules()->tiles_in_bag() == 71 + 18 + 5);
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        RandomPlayer player(seed);
        Watched watched(seed);
        watched.play(player);
        watched.reload();
    }
}

TEST_CASE("evening: games of unequal seeds meet every part of it") {
    std::vector<std::string> rules;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Session session(evening_rules(), seed);
        session.record_events(true);
        RandomPlayer player(seed);
        while (!session.game().finished() && session.play(player.choose(session.game())))
            for (const Event& event : session.events())
                if (event.kind == Event::Kind::contribution) rules.emplace_back(event.rule);
    }
    // IC-6 is not among them: random players hardly ever finish a city with a cathedral.
    for (const char* rule : {"IC-4", "IC-5", "IC-7"}) CHECK(std::ranges::count(rules, rule) > 0);
}

TEST_CASE("evening: the digest stays the same over 500 orders of the list and of the folders") {
    namespace fs = std::filesystem;
    Config config = evening();
    std::vector<fs::path> folders = bundled_plugins().path().folders;
    for (const char* other : {"no/such/folder", "combos", "kit"}) folders.emplace_back(other);
    std::mt19937 random(7);
    for (int i = 0; i < 500; ++i) {
        std::ranges::shuffle(folders, random);
        std::ranges::shuffle(config.expansions, random);
        const auto rules = must(Ruleset::compose(config, Catalog::scan(SearchPath{folders})));
        REQUIRE(rules->digest() == evening_rules()->digest());
        REQUIRE(rules->build_digest() == evening_rules()->build_digest());
    }
}

TEST_CASE("evening: the digest changes with an option, an element, a figure count and a printing, not with names") {
    const std::string head = "expansions = [\"spiel-promos\", \"inns-and-cathedrals\"]\n";
    const auto digest = [&](const std::string& rest) {
        return must(Ruleset::compose(must(parse_config(head + rest, "table.toml")), bundled_plugins()))->digest();
    };
    const std::string two = "players = [\"red\", \"blue\"]\n", part = "[options.inns-and-cathedrals]\n";
    const std::string same = evening_rules()->digest();
    CHECK(digest(two) == same);
    CHECK(digest("players = [\"ann\", \"bob\"]\n") == same);
    CHECK(digest(two + part + "unfinished = \"nothing\"\nelements = [\"inn\", \"cathedral\", \"large-meeple\"]\n") == same);
    CHECK(digest("players = [\"red\", \"blue\", \"green\"]\n") != same);
    for (const char* change : {"unfinished = \"ignore\"", "elements = [\"inn\", \"cathedral\"]", "figures = { large = 2 }", "edition = \"C1\"",
                               "copies = 2", "tiles = false", "rules = false"})
        CHECK(digest(two + part + change + "\n") != same);
}
