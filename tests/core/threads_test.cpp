// Games on several threads share one ruleset and come out as they do one after the other.
#include <thread>
#include <vector>

#include "kit/catch.h"
#include "kit/side_by_side.h"
#include "pontlevis/core/playout.h"

using namespace pontlevis;

namespace {

constexpr int kThreads = 4;
constexpr int kGames = 60;  // a thread

std::uint64_t play(Game& game, std::uint64_t seed) {
    Random random{seed};
    game.restart(seed);
    if (!play_out(game, random)) return 0;
    return game.hash();
}

}  // namespace

TEST_CASE("threads that share a ruleset play as one does") {
    for (const std::uint32_t number : {4u, 77u}) {
        const auto rules = kit::slow_rules(kit::varied_config(number))->rules;
        std::vector<std::uint64_t> hashes(kThreads * kGames);
        std::vector<std::thread> threads;
        for (int thread = 0; thread < kThreads; ++thread) {
            threads.emplace_back([&hashes, rules, thread] {
                Game game(rules, 0);
                for (int i = thread * kGames; i < (thread + 1) * kGames; ++i)
                    hashes[static_cast<std::size_t>(i)] = play(game, static_cast<std::uint64_t>(i));
            });
        }
        for (std::thread& thread : threads) thread.join();

        Game game(rules, 0);
        for (std::size_t i = 0; i < hashes.size(); ++i) REQUIRE(play(game, i) == hashes[i]);
    }
}
