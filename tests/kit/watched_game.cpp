#include "watched_game.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bundled.h"
#include "catch.h"
#include "must.h"
#include "pontlevis/core/config.h"
#include "pontlevis/core/save.h"
#include "pontlevis/core/text.h"
#include "pontlevis/core/verify.h"

namespace pontlevis::kit {

WatchedGame::WatchedGame(std::shared_ptr<const Ruleset> rules, std::uint64_t seed)
    : rules_(rules), seed_(seed), player_(seed), session_(Session::undrawn(rules, seed, Session::Chance::engine)) {
    session_.record_events(true);
}

void WatchedGame::play() {
    const std::uint32_t interval = 1 + player_.below(40);
    while (!game().finished()) {
        const std::vector<std::int32_t> before = scores();
        check_options();
        check_unlisted();
        if (game().decision().is_chance()) {
            const auto drawn = session_.draw_one();
            expect(bool(drawn), drawn ? "" : drawn.error().text);
        } else {
            const Option chosen = player_.choose(game());
            const std::string words = to_text(game(), chosen);
            const auto answered = session_.answer(chosen);
            expect(bool(answered), answered ? "" : fmt::format("\"{}\" is listed, but: {}", words, answered.error().text));
        }
        check_awards(before);
        if (session_.record().size() % interval == 0) check_state();
    }
    check_state();
}

void WatchedGame::reload() {
    LoadOptions options;
    options.catalog = &bundled_plugins();
    const std::string text = to_save(session_);
    const Session again = must(load_game(must(parse_save(text, "watched.jsonl")), options));
    expect(again.game().hash() == session_.game().hash() && to_save(again) == text, "a loaded game is another one");
}

std::vector<std::int32_t> WatchedGame::scores() {
    std::vector<std::int32_t> all;
    for (std::uint8_t seat = 0; seat < game().seats(); ++seat) all.push_back(game().score(seat));
    return all;
}

// count() and pick() give what list() gives, each option once.
void WatchedGame::check_options() {
    listed_.assign(game().list().begin(), game().list().end());
    expect(!listed_.empty() && game().count() == listed_.size(), "count() is not the number of listed options");
    std::vector<bool> picked(listed_.size());
    for (std::uint32_t k = 0; k < listed_.size(); ++k) {
        const Option option = game().pick(k);
        const auto found = std::ranges::find_if(listed_, [&](const Option& listed) { return same_option(listed, option); });
        const auto index = static_cast<std::size_t>(found - listed_.begin());
        if (found == listed_.end() || picked[index]) expect(false, fmt::format("\"{}\" is picked, but not listed, or twice", to_text(game(), option)));
        picked[index] = true;
    }
}

// One that differs from a listed option in a single number is another listed one, or refused, and nothing changes.
void WatchedGame::check_unlisted() {
    Option option = listed_[player_.below(static_cast<std::uint32_t>(listed_.size()))];
    switch (player_.below(5)) {
        case 0: ++option.action; break;
        case 1: ++option.a; break;
        case 2: ++option.b; break;
        case 3: ++option.c; break;
        default: option.turn = static_cast<std::uint8_t>((option.turn + 1) & 3);
    }
    if (std::ranges::any_of(listed_, [&](const Option& listed) { return same_option(listed, option); })) return;
    const std::uint64_t before = game().hash();
    if (game().check(option))
        expect(false, fmt::format("not listed, but legal: action {}, turn {}, {:#x} {:#x} {:#x}", option.action, option.turn, option.a, option.b, option.c));
    expect(game().hash() == before, "a check changes the game");
}

// Scores are the sum of the awards told.
void WatchedGame::check_awards(std::vector<std::int32_t> told) {
    for (const Event& event : session_.events())
        if (event.kind == Event::Kind::points) told[event.seat] += event.points;
    expect(told == scores(), "a score is not the sum of the awards told");
}

void WatchedGame::check_state() {
    const std::vector<std::string> findings = verify(game());
    expect(findings.empty(), fmt::format("{}", fmt::join(findings, "\n")));
    Game copy(rules_, 0);
    copy.set_state(game().state());
    expect(copy.hash() == game().hash(), "a copied state is another one");
}

void WatchedGame::expect(bool holds, std::string_view what) {
    if (!holds) FAIL(what << "\nseed " << seed_ << ", after " << session_.record().size() << " decisions of\n" << to_toml(rules_->config));
}

}  // namespace pontlevis::kit
