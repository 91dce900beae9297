// Absolute times with Google Benchmark. They drift with the machine; ratio.cpp tells what may be compared.
#include <benchmark/benchmark.h>

#include "base_data.h"
#include "baseline.h"
#include "pontlevis/core/playout.h"

namespace {

using namespace pontlevis;

constexpr std::uint64_t kSeed = 1;

void BM_baseline_playout(benchmark::State& run) {
    const Result<TileSet> tiles = parse_tiles(kBaseTilesToml, "core/data/tiles.toml");
    if (!tiles) return run.SkipWithError(tiles.error().text.c_str());
    bench::Baseline baseline(*tiles, kSeed);
    for (auto _ : run) benchmark::DoNotOptimize(baseline.play(1));
    run.SetItemsProcessed(run.iterations());
}
BENCHMARK(BM_baseline_playout);

std::shared_ptr<const Ruleset> base_rules(int copies) {
    Config config;
    config.players = {"red", "blue"};
    config.options["base"]["edition"].value = std::string("C1");
    if (copies != 1) config.boxes["base"].copies = copies;
    return *Ruleset::compose(config);
}

// Items are turns: what one costs on a board of 72 tiles, and on one of 10,008.
void BM_turns(benchmark::State& run) {
    Game game(base_rules(static_cast<int>(run.range(0))), kSeed);
    Random random{kSeed};
    std::int64_t turns = 0;
    for (auto _ : run) {
        game.restart(random.next());
        if (!play_out(game, random)) return run.SkipWithError("a fault");
        turns += game.tiles_laid() - 1;
    }
    run.SetItemsProcessed(turns);
}
BENCHMARK(BM_turns)->ArgName("copies")->Arg(1)->Arg(139);

// The same turns by a host: count and pick, or the canonical list; every option checked; events on or off.
void BM_host_turns(benchmark::State& run) {
    const bool lists = run.range(0) != 0;
    Game game(base_rules(1), kSeed);
    game.record_events(run.range(1) != 0);
    Random random{kSeed};
    std::int64_t turns = 0;
    for (auto _ : run) {
        game.restart(random.next());
        while (!game.finished()) {
            Option option{};
            if (game.decision().is_chance()) {
                option = game.draw();
            } else if (lists) {
                const auto options = game.list();
                option = options[random.below(static_cast<std::uint32_t>(options.size()))];
            } else {
                option = game.pick(random.below(game.count()));
            }
            if (!game.apply(option)) return run.SkipWithError("a refusal");
        }
        turns += game.tiles_laid() - 1;
    }
    run.SetItemsProcessed(turns);
}
BENCHMARK(BM_host_turns)->ArgNames({"lists", "events"})->Args({0, 0})->Args({1, 0})->Args({0, 1});

// A state half-way through a base game: taken, put back, hashed.
void BM_clone(benchmark::State& run) {
    Game game(base_rules(1), kSeed);
    while (game.tiles_laid() < 36) {
        if (!game.apply(game.decision().is_chance() ? game.draw() : game.pick(0))) return run.SkipWithError("a refusal");
    }
    State state;
    for (auto _ : run) {
        game.copy_to(state);
        benchmark::DoNotOptimize(state.bytes().data());
    }
    run.SetBytesProcessed(run.iterations() * static_cast<std::int64_t>(state.bytes().size()));
}
BENCHMARK(BM_clone);

void BM_hash(benchmark::State& run) {
    Game game(base_rules(1), kSeed);
    Random random{kSeed};
    if (!play_out(game, random)) return run.SkipWithError("a fault");
    for (auto _ : run) benchmark::DoNotOptimize(game.hash());
}
BENCHMARK(BM_hash);

}  // namespace

BENCHMARK_MAIN();
