// What a game costs: no allocation once a game of the same size has been played, and few bytes a state.
// This program counts what operator new is asked for.
#include <algorithm>
#include <cstdlib>
#include <new>
#include <vector>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/side_by_side.h"
#include "pontlevis/core/playout.h"

namespace {

std::size_t allocations = 0;

}  // namespace

// A sanitizer brings its own operators, and Clang does not let a program replace them: there nothing is counted.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define PONTLEVIS_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define PONTLEVIS_SANITIZED
#endif

#if !defined(PONTLEVIS_SANITIZED)
// Not inlined, so that the compiler sees no malloc freed by delete.
[[gnu::noinline]] void* operator new(std::size_t size) {
    ++allocations;
    if (void* bytes = std::malloc(size == 0 ? 1 : size)) return bytes;
    std::abort();
}
[[gnu::noinline]] void operator delete(void* bytes) noexcept { std::free(bytes); }
[[gnu::noinline]] void operator delete(void* bytes, std::size_t) noexcept { std::free(bytes); }
#endif

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr std::size_t kGames = 10000;
constexpr std::size_t kMostBytes = 16 * 1024;

Game base_game() { return Game(slow_rules("players = [\"A\", \"B\"]\n")->rules, 0); }

void play(Game& game, std::uint64_t seed) {
    Random random{seed};
    game.restart(seed);
    must(play_out(game, random));
}

}  // namespace

TEST_CASE("a playout allocates nothing after the first one") {
    Game game = base_game();
    play(game, 0);
    const std::size_t before = allocations;
#if defined(PONTLEVIS_SANITIZED)
    WARN("allocations are not counted under a sanitizer");
#else
    REQUIRE(before > 0);
#endif
    for (std::uint64_t seed = 1; seed < 1000; ++seed) play(game, seed);
    CHECK(allocations == before);
}

TEST_CASE("searching a game allocates nothing once its copies have their size") {
    Game game = base_game();
    State before;
    Random random{1};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const std::size_t counted = allocations;
        game.restart(seed);
        while (!game.finished()) {
            const Option option = game.decision().is_chance() ? game.draw() : game.pick(random.below(game.count()));
            game.copy_to(before);  // draw() has moved the generator
            if (!game.apply(option)) FAIL("a picked option is refused");
            const std::uint64_t after = game.hash();
            game.set_state(before);
            if (!game.apply(option)) FAIL("an option is refused after going back");
            if (game.hash() != after) FAIL("another state after going back");
        }
        if (seed > 0) CHECK(allocations == counted);
    }
}

TEST_CASE("a state is no larger than 16 KiB in 999 of 1000 base games") {
    Game game = base_game();
    std::vector<std::size_t> used, block;
    State end;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        play(game, seed);
        game.copy_to(end);
        used.push_back(game.used_bytes());
        block.push_back(end.bytes().size());
    }
    std::sort(used.begin(), used.end());
    std::sort(block.begin(), block.end());
    const std::size_t most = kGames * 999 / 1000 - 1;
    double sum = 0;
    for (const std::size_t bytes : used) sum += static_cast<double>(bytes);
    INFO("used bytes at the end: least " << used.front() << ", median " << used[kGames / 2] << ", mean " << sum / kGames
                                         << ", 99.9 % " << used[most] << ", most " << used.back());
    INFO("block: least " << block.front() << ", 99.9 % " << block[most] << ", most " << block.back());
    CHECK(used[most] <= kMostBytes);
    CHECK(block[most] <= kMostBytes);
}
