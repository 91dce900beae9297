// Every three of the Drawbridges and the eight expansions that they meet. Each two of them are in pairs_test.cpp.
#include "combo.h"

using namespace pontlevis::kit;

namespace {

constexpr std::uint64_t kManyTriples = 300;  // games of each behind the label `long`

const Names kNine = {"abbey-and-mayor", "drawbridges", "ghosts-castles-and-cemeteries", "inns-and-cathedrals", "mage-and-witch",
                     "peasant-revolts", "phantom", "traders-and-builders", "under-the-big-top"};

/// All triples of which that one is the first.
void play_triples_of(std::size_t first, std::uint64_t games) {
    for (std::size_t second = first + 1; second < kNine.size(); ++second)
        for (std::size_t third = second + 1; third < kNine.size(); ++third) play_combo({kNine[first], kNine[second], kNine[third]}, games);
}

}  // namespace

// In parts, so that several can run at once.

TEST_CASE("triples: abbey-and-mayor with every two of the other eight", "[plain]") { play_triples_of(0, kGames); }

TEST_CASE("triples: drawbridges with every two of the next seven", "[plain]") { play_triples_of(1, kGames); }

TEST_CASE("triples: every three of the last seven of nine", "[plain]") {
    for (std::size_t first = 2; first < kNine.size(); ++first) play_triples_of(first, kGames);
}

TEST_CASE("triples: every three of nine in many random games", "[.][long]") {
    for (std::size_t first = 0; first < kNine.size(); ++first) play_triples_of(first, kManyTriples);
}
