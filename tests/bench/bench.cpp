// Absolute times with Google Benchmark. They drift with the machine; ratio.cpp tells what may be compared.
#include <benchmark/benchmark.h>

#include "base_data.h"
#include "baseline.h"

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

}  // namespace

BENCHMARK_MAIN();
