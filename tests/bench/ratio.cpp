// How fast the contenders play random base games, relative to the first one. Rounds are interleaved and timed
// in CPU time, since a machine's speed drifts; means of tiles and score stand beside, since a faster contender
// with other means plays another game. What a plugin costs is measured with inns-and-cathedrals: its rules on the
// base deck, and all of it, its library against the same sources in this program; and with everything in plugins/,
// whose games are longer and have more decisions, so by turn and by decision.
#include <fmt/format.h>
#include <time.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "base_data.h"
#include "baseline.h"
#include "pontlevis/core/playout.h"
#include "pontlevis/core/static_plugins.h"

// The plugins that are linked into this program, to be held against their libraries.
#define FOR_EACH_PLUGIN(X)                                                                                                          \
    X(abbey_and_mayor) X(abbot) X(drawbridges) X(ghosts_castles_and_cemeteries) X(inns_and_cathedrals) X(mage_and_witch) X(peasant_revolts) \
    X(phantom) X(river) X(traders_and_builders) X(under_the_big_top)

#define DECLARE(id) extern "C" const plv_expansion plv_expansion_v1_##id;
FOR_EACH_PLUGIN(DECLARE)
#undef DECLARE

namespace {

using namespace pontlevis;

struct Tally {
    long games = 0;
    long tiles = 0;
    double score_sum = 0;           // of both players
    long turns = 0, decisions = 0;  // of the engine
};

struct Contender {
    std::string_view name;
    std::function<Tally(long games)> play;
    Tally total{};
    std::vector<double> seconds{};  // of each round
    long share = 1;                 // it plays every so manieth game only
};

Contender baseline(const TileSet& tiles, std::uint64_t seed) {
    auto loop = std::make_shared<bench::Baseline>(tiles, seed);
    return {"baseline", [loop](long games) {
                const bench::BaselineResult result = loop->play(games);
                return Tally{result.games, result.tiles, result.score_sum};
            }};
}

Config base_config() {
    Config config;
    config.players = {"red", "blue"};
    config.options["base"]["edition"].value = std::string("C1");
    return config;
}

Config inns_config() {
    Config config = base_config();
    config.expansions = {{"inns-and-cathedrals"}};
    return config;
}

/// The rules of inns-and-cathedrals on the base deck, to be held against the baseline.
Config inns_rules_config() {
    Config config = inns_config();
    config.boxes["inns-and-cathedrals"].tiles = false;
    return config;
}

const Catalog& plugins() {
    static const Catalog found = Catalog::scan(SearchPath{{PONTLEVIS_BUNDLED_PLUGINS}});
    return found;
}

/// Everything that is there, around the base game's start tile.
Config everything_config() {
    Config config = base_config();
    for (const Manifest& manifest : plugins().manifests()) config.expansions.push_back({manifest.id});
    config.start = "base";
    return config;
}

/// The rules of all of them on the base deck: figures of every kind, and functions that have little to do.
Config everything_rules_config() {
    Config config = everything_config();
    for (const ExpansionName& one : config.expansions)
        if (one.id != "river" && one.id != "spiel-promos") config.boxes[one.id].tiles = false;
    std::erase_if(config.expansions, [](const ExpansionName& one) { return one.id == "river" || one.id == "spiel-promos"; });
    return config;
}

/// All their tiles without their rules: what the larger board costs by itself.
Config everything_tiles_config() {
    Config config = everything_config();
    for (const ExpansionName& one : config.expansions) config.boxes[one.id].rules = false;
    return config;
}

std::shared_ptr<const Ruleset> composed(const Config& config) {
    const auto rules = Ruleset::compose(config, plugins());
    if (rules) return *rules;
    fmt::print(stderr, "{}\n", rules.error().text);
    std::exit(1);
}

Contender engine(std::string_view name, const Config& config, std::uint64_t seed) {
    auto game = std::make_shared<Game>(composed(config), seed);
    return {name, [game, random = Random{seed}](long games) mutable {
                Tally tally{games};
                while (games-- > 0) {
                    game->restart(random.next());
                    if (!play_out(*game, random)) return tally;
                    tally.tiles += game->tiles_laid();
                    tally.turns += game->turn_number();
                    tally.decisions += game->decisions();
                    tally.score_sum += game->score(0) + game->score(1);
                }
                return tally;
            }};
}

/// The first is what the others are compared with.
std::vector<Contender> contenders(const TileSet& tiles, std::uint64_t seed) {
    std::vector<Contender> all = {baseline(tiles, seed), engine("engine", base_config(), seed),
                                  engine("inns, base deck", inns_rules_config(), seed), engine("inns, .so", inns_config(), seed),
                                  engine("everything", everything_config(), seed), engine("all, base deck", everything_rules_config(), seed),
                                  engine("all, tiles only", everything_tiles_config(), seed)};
    // From here on no library is used.
#define REGISTER(id) register_static_plugin(plv_expansion_v1_##id);
    FOR_EACH_PLUGIN(REGISTER)
#undef REGISTER
    all.push_back(engine("inns, static", inns_config(), seed));
    all.push_back(engine("everything, static", everything_config(), seed));
    for (const std::size_t slow : {4, 5, 6, 8}) all[slow].share = 50;
    return all;
}

double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

void play_round(Contender& contender, long games) {
    const double start = cpu_seconds();
    const Tally tally = contender.play(games / contender.share + 1);
    contender.seconds.push_back(cpu_seconds() - start);
    contender.total.games += tally.games;
    contender.total.tiles += tally.tiles;
    contender.total.score_sum += tally.score_sum;
    contender.total.turns += tally.turns;
    contender.total.decisions += tally.decisions;
}

double seconds_of(const Contender& contender) { return std::accumulate(contender.seconds.begin(), contender.seconds.end(), 0.0); }

void print_speed(const Contender& contender) {
    const double seconds = seconds_of(contender);
    const Tally& total = contender.total;
    const auto games = static_cast<double>(total.games);
    fmt::print("{:<18} {:>8.0f} games/s   tiles {:.3f}   score {:.3f} a player\n", contender.name, games / seconds,
               static_cast<double>(total.tiles) / games, total.score_sum / 2 / games);
}

void print_ratio(const Contender& contender, const Contender& yardstick) {
    std::vector<double> ratios;
    for (std::size_t i = 0; i < contender.seconds.size(); ++i)
        ratios.push_back(yardstick.seconds[i] / contender.seconds[i]);
    std::sort(ratios.begin(), ratios.end());
    fmt::print("{:<18} {:.3f} x {}   min {:.3f}   max {:.3f}\n", contender.name, ratios[ratios.size() / 2],
               yardstick.name, ratios.front(), ratios.back());
}

// What a turn and a decision cost, beside what they cost in the base game by the same engine.
void print_costs(const Contender& contender, const Contender& base) {
    const auto each = [](const Contender& one, long count) { return 1e9 * seconds_of(one) / static_cast<double>(count); };
    const double turn = each(contender, contender.total.turns), base_turn = each(base, base.total.turns);
    const double decision = each(contender, contender.total.decisions), base_decision = each(base, base.total.decisions);
    fmt::print("{:<18} {:.0f} ns a turn, {:.2f} x {}'s; {:.0f} ns a decision, {:.2f} x; {:.1f} decisions a turn\n", contender.name, turn,
               turn / base_turn, base.name, decision, decision / base_decision,
               static_cast<double>(contender.total.decisions) / static_cast<double>(contender.total.turns));
}

}  // namespace

int main(int argc, char** argv) {
    int rounds = 9;
    long games = 4000;
    std::uint64_t seed = 1;
    std::string only;
    CLI::App app("Speed of random base games, relative to the baseline");
    app.add_option("--rounds", rounds, "Interleaved rounds; the ratio is their median")
        ->check(CLI::Range(1, 1000000000));
    app.add_option("--games", games, "Games a round and contender")->check(CLI::Range(1, 1000000000));
    app.add_option("--seed", seed, "Seed of the random numbers");
    app.add_option("--only", only, "One contender by its name, for a profiler; ratios need them all");
    CLI11_PARSE(app, argc, argv);

    const Result<TileSet> tiles = parse_tiles(kBaseTilesToml, "core/data/tiles.toml");
    if (!tiles) {
        fmt::print(stderr, "{}\n", tiles.error().text);
        return 1;
    }
    std::vector<Contender> all = contenders(*tiles, seed);
    if (!only.empty()) {
        std::erase_if(all, [&](const Contender& contender) { return contender.name != only; });
        for (Contender& contender : all) {
            for (int round = 0; round < rounds; ++round) play_round(contender, games);
            print_speed(contender);
        }
        return all.empty() ? 1 : 0;
    }
    for (Contender& contender : all) contender.play(games / contender.share / 10 + 1);  // warms the caches
    for (int round = 0; round < rounds; ++round)
        for (Contender& contender : all) play_round(contender, games);
    for (const Contender& contender : all) print_speed(contender);
    for (const Contender& contender : all) {
        if (contender.share != 1)
            print_costs(contender, all[1]);
        else if (&contender != &all[0])
            print_ratio(contender, all[0]);
    }
    print_ratio(all[3], all[7]);  // the same games by the same sources
    print_ratio(all[4], all[8]);
}
