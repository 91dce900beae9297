// Every expansion alone, with every other one, and all together.
#include "combo.h"

using namespace pontlevis::kit;

namespace {

void play_each_alone(std::uint64_t games) {
    for (const std::string& id : all_expansions()) play_combo({id}, games);
}

void play_pairs(std::uint64_t games) {
    const Names ids = all_expansions();
    for (std::size_t first = 0; first < ids.size(); ++first)
        for (std::size_t second = first + 1; second < ids.size(); ++second) play_combo({ids[first], ids[second]}, games);
}

}  // namespace

TEST_CASE("combos: every expansion alone in random games") { play_each_alone(kGames); }

TEST_CASE("combos: every pair of expansions in random games") { play_pairs(kGames); }

TEST_CASE("combos: all expansions at once in random games") { play_combo(all_expansions(), kGames); }

TEST_CASE("combos: every expansion alone in many random games", "[.][long]") { play_each_alone(kManyGames); }

TEST_CASE("combos: every pair of expansions in many random games", "[.][long]") { play_pairs(kManyGames); }

TEST_CASE("combos: all expansions at once in many random games", "[.][long]") { play_combo(all_expansions(), kManyGames); }
