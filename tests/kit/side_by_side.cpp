#include "side_by_side.h"

#include <algorithm>
#include <map>
#include <numeric>

#include <fmt/format.h>

#include "catch.h"
#include "must.h"
#include "pontlevis/core/verify.h"

namespace pontlevis::kit {
namespace {

SlowScore score_of(const SlowGame& slow, const Event& event) {
    return {slow.feature_of(index_of(event.where)),
            static_cast<FeatureKind>(event.feature_kind),
            event.mode,
            event.units,
            event.marks,
            event.points,
            event.owners};
}

int tiles_around(const Game& game, const Option& option) {
    const Cell cell = unpack_cell(option.a);
    int tiles = 0;
    for (int side = 0; side < kSides; ++side)
        tiles += game.tile_at(neighbour(cell, static_cast<Side>(side))).has_value();
    return tiles;
}

bool same_options(std::span<const Option> a, const std::vector<Option>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), same_option);
}

}  // namespace

std::shared_ptr<const SlowRules> slow_rules(const std::string& config) {
    static std::map<std::string, std::shared_ptr<const SlowRules>> known;
    auto& rules = known[config];
    if (!rules) rules = std::make_shared<SlowRules>(must(Ruleset::compose(must(parse_config(config, "test.toml")))));
    return rules;
}

std::string varied_config(std::uint32_t number) {
    static constexpr const char* kPlayers[] = {"\"A\"", ", \"B\"", ", \"C\"", ", \"D\"", ", \"E\"", ", \"F\""};
    const auto next = [&](std::uint32_t choices) {
        const std::uint32_t chosen = number % choices;
        number /= choices;
        return chosen;
    };
    const std::uint32_t edition = next(3) + 1;
    std::string players;
    for (std::uint32_t seat = 0, last = next(6); seat <= last; ++seat) players += kPlayers[seat];
    const bool fields = next(2) == 0;
    const int small_city = next(2) == 0 ? 4 : 2;
    const int copies = next(2) == 0 ? 1 : 2;
    return fmt::format(
        "players = [{}]\n[options.base]\nedition = \"C{}\"\nfields = {}\ntwo_tile_city = {}\ncopies = {}\n", players,
        edition, fields, small_city, copies);
}

SideBySide::SideBySide(std::shared_ptr<const SlowRules> rules, std::uint64_t seed)
    : seed_(seed), game_(rules->rules, seed), slow_(std::move(rules)) {
    game_.record_events(true);
    compare_tables();
}

void SideBySide::fail(const std::string& what) {
    FAIL(what << "\nseed " << seed_ << ", after " << game_.decisions() << " decisions of\n"
              << to_toml(game_.rules().config));
    std::abort();  // FAIL throws, but does not say so
}

const std::vector<Option>& SideBySide::options() {
    const auto listed = game_.list();
    options_.assign(listed.begin(), listed.end());
    expect(same_options(options_, slow_.list()), "the options differ, or their order");

    // pick() gives the same set: each of count() options is listed, and none is given twice.
    expect(game_.count() == options_.size(), "count() is not the number of listed options");
    picked_.assign(options_.size(), false);
    for (std::uint32_t k = 0; k < options_.size(); ++k) {
        const Option picked = game_.pick(k);
        const auto found = std::find_if(options_.begin(), options_.end(),
                                        [&](const Option& option) { return same_option(option, picked); });
        expect(found != options_.end(), "pick() gives an option that is not listed");
        const auto index = static_cast<std::size_t>(found - options_.begin());
        expect(!picked_[index], "pick() gives an option twice");
        picked_[index] = true;
    }
    return options_;
}

void SideBySide::apply(const Option& option) {
    std::vector<std::int32_t> before(game_.seats());
    for (std::uint8_t seat = 0; seat < before.size(); ++seat) before[seat] = game_.score(seat);
    const Result<void> applied = game_.apply(option);
    if (!applied) fail(applied.error().text);
    slow_.apply(option);
    compare_tables();
    compare_events(before);
}

// Scores are the sum of the awards that are told, and every value is what the slow game makes of it.
void SideBySide::compare_events(const std::vector<std::int32_t>& before) {
    std::vector<std::int32_t> told = before;
    std::vector<SlowScore> scored;
    for (const Event& event : game_.events()) {
        if (event.kind == Event::Kind::points) told[event.seat] += event.points;
        if (event.kind == Event::Kind::feature_scored) scored.push_back(score_of(slow_, event));
    }
    for (std::uint8_t seat = 0; seat < told.size(); ++seat)
        expect(told[seat] == game_.score(seat), "a score is not the sum of the awards told");
    std::sort(scored.begin(), scored.end());
    expect(scored == slow_.scored(), "a feature is worth something else, or other features are scored");
}

void SideBySide::compare_tables() {
    expect(game_.decision().kind == slow_.decision(), "another decision is due");
    if (!finished() && !game_.decision().is_chance())
        expect(game_.decision().seat == slow_.seat(), "another seat decides");
    expect(game_.tiles_laid() == slow_.tiles_laid() && game_.set_aside() == slow_.set_aside(),
           "other tiles are laid or set aside");
    for (std::uint8_t seat = 0; seat < game_.seats(); ++seat) {
        expect(game_.score(seat) == slow_.score(seat), "the scores differ");
        expect(game_.in_supply(seat, 0) == slow_.in_supply(seat), "the supplies differ");
    }
}

void SideBySide::play_one(Random& random, Style style) {
    options();
    apply(game_.decision().is_chance() ? game_.draw() : choose(random, style));
}

Option SideBySide::choose(Random& random, Style style) {
    const auto any = [&] { return options_[random.below(static_cast<std::uint32_t>(options_.size()))]; };
    if (style == Style::uniform) return any();
    if (game_.decision().kind == Decision::Kind::place_figure) return random.below(2) == 0 ? options_.front() : any();
    Option best = any();
    for (int tries = 0; tries < 6; ++tries)
        if (const Option other = any(); tiles_around(game_, other) > tiles_around(game_, best)) best = other;
    return best;
}

void SideBySide::verify_all() {
    const std::vector<std::string> findings = verify(game_);
    if (!findings.empty()) fail(fmt::format("{}", fmt::join(findings, "\n")));
}

void play_compared(SideBySide& table, Random& random, std::uint32_t interval, Style style) {
    for (std::uint32_t until = random.below(interval); !table.finished(); --until) {
        if (until == 0) {
            table.verify_all();
            until = interval;
        }
        table.play_one(random, style);
    }
    table.verify_all();
}

}  // namespace pontlevis::kit
