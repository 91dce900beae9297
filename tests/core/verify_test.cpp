// verify() finds what is wrong: a sound game is spoilt in one number at a time.
#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "engine/position.h"
#include "kit/catch.h"
#include "kit/side_by_side.h"
#include "pontlevis/core/verify.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr const char* kSmall = "players = [\"A\", \"B\"]\n";
constexpr const char* kLarge = "players = [\"A\", \"B\"]\n[options.base]\ncopies = 6\n";

/// A game in the middle: at least 40 tiles laid, somebody stands on the table, a tile is to be drawn.
Game middle(const char* config) {
    Game game(slow_rules(config)->rules, 5);
    Random random{5};
    const auto on_table = [&] { return game.in_supply(0, 0) + game.in_supply(1, 0) < 12; };
    while (game.tiles_laid() < 40 || !game.decision().is_chance() || !on_table())
        REQUIRE(game.apply(game.decision().is_chance() ? game.draw() : game.pick(random.below(game.count()))));
    return game;
}

/// The findings after `spoil`.
std::string found(const std::function<void(Position&)>& spoil, const char* config = kSmall) {
    Game game = middle(config);
    REQUIRE(verify(game).empty());
    spoil(game.position());
    return fmt::format("{}", fmt::join(verify(game), "\n"));
}

bool says(const std::string& findings, const char* words) {
    UNSCOPED_INFO(findings);
    return findings.find(words) != std::string::npos;
}

Index label_of(const Position& p, FeatureKind kind) {
    for (Index segment = 0; segment < p.head->segments; ++segment)
        if (p.segments[segment].feature == segment && p.features[segment].size > 1 &&
            p.features[segment].kind == static_cast<std::uint8_t>(kind))
            return segment;
    FAIL("no such feature");
    return kNone;
}

Index standing(const Position& p) {
    for (Index figure = 0; figure < p.head->figures; ++figure)
        if (place_of(p.figures[figure].where) == PLV_PLACE_SEGMENT) return figure;
    FAIL("nobody stands on the table");
    return kNone;
}

Index open_cell(const Position& p) {
    return static_cast<Index>(
        std::find_if(p.cells, p.cells + p.head->cells, [](const CellRow& cell) { return cell.is_open(); }) - p.cells);
}

}  // namespace

TEST_CASE("verify finds features with wrong sums, labels or rings") {
    CHECK(says(found([](Position& p) { ++p.features[label_of(p, FeatureKind::city)].open; }), "misses"));
    CHECK(says(found([](Position& p) { ++p.features[label_of(p, FeatureKind::city)].marks; }), "pennants"));
    CHECK(says(found([](Position& p) { ++p.features[label_of(p, FeatureKind::road)].size; }), "are counted"));
    CHECK(says(found([](Position& p) { p.features[label_of(p, FeatureKind::field)].open = 0; }), "never complete"));
    CHECK(says(found([](Position& p) { p.features[label_of(p, FeatureKind::field)].kind = 1; }), "counts as road"));
    CHECK(says(found([](Position& p) {
                   const Index label = label_of(p, FeatureKind::road);
                   p.segments[p.segments[label].next].feature = p.segments[label].next;
               }),
               "is connected with feature"));
    CHECK(says(found([](Position& p) {
                   const Index label = label_of(p, FeatureKind::field);
                   p.segments[label].next = label;
               }),
               "the ring of feature"));
}

TEST_CASE("verify finds cells and open cells out of order") {
    CHECK(says(found([](Position& p) { ++p.cells[open_cell(p)].signature; }), "demands"));
    CHECK(says(found([](Position& p) { ++p.cells[open_cell(p)].x; }), "is not found"));
    CHECK(says(found([](Position& p) { std::swap(p.open_cells[0], p.open_cells[1]); }), "of the frontier, but is at"));
    CHECK(says(found([](Position& p) { ++p.open_signatures[0]; }), "is kept under"));
    CHECK(says(found([](Position& p) { p.open_signatures[p.head->frontier] = 1; }), "behind the last open cell"));
    CHECK(says(found([](Position& p) { --p.head->frontier; }), "open cells, but"));
    CHECK(says(found([](Position& p) { p.tiles[0].turns ^= 1; }), "meets"));
    CHECK(says(found([](Position& p) { std::fill_n(p.head->near_surrounded, 4, 0); }), "is not noted as near"));
    CHECK(says(found([](Position& p) { ++p.head->east; }), "is noted"));
}

TEST_CASE("verify finds buckets out of order") {
    const auto any_bucket = [](Position& p) {
        return *std::find_if(p.buckets, p.buckets + p.machine.signatures, [](Index chunk) { return chunk != kNone; });
    };
    CHECK(
        says(found([&](Position& p) { ++p.bucket_sizes[p.cells[p.chunks[any_bucket(p)].cells[0]].signature]; }, kLarge),
             "are counted"));
    CHECK(says(found([&](Position& p) { p.chunks[any_bucket(p)].cells[0] = p.tiles[0].cell; }, kLarge),
               "which is not open"));
    CHECK(says(found([&](Position& p) { p.chunks[any_bucket(p)].size = 0; }, kLarge), "holds 0 cells"));
    CHECK(says(found([](Position& p) { ++p.head->chunks; }, kLarge), "neither in use nor free"));
}

TEST_CASE("verify finds lost tiles") {
    CHECK(says(found([](Position& p) { --p.head->bag_left; }), "are counted"));
    CHECK(says(found([](Position& p) { ++p.head->set_aside; }), "set aside"));
    CHECK(says(found([](Position& p) { p.head->tile_in_hand = p.rules->start_tile; }), "a tile in hand"));
    CHECK(says(found([](Position& p) { p.tiles[3].first_segment += 1; }), "those before it end at"));
    CHECK(says(found([](Position& p) { p.head->cells = 60000; }), "there is room for"));
}

TEST_CASE("verify finds lost figures") {
    CHECK(says(found([](Position& p) { p.figures[standing(p)].where = location(PLV_PLACE_SUPPLY, 0); }),
               "stands elsewhere"));
    CHECK(says(found([](Position& p) { p.stock[p.figures[standing(p)].seat] |= 0x7f; }), "in supply and on the table"));
    CHECK(says(found([](Position& p) { p.stock[0] |= 0x80; }), "do not exist"));
    CHECK(says(found([](Position& p) { p.figures[standing(p)].seat ^= 1; }), "has changed its owner"));
    CHECK(says(found([](Position& p) {
                   const Index figure = standing(p);
                   p.features[p.segments[index_of(p.figures[figure].where)].feature].figures = kNone;
               }),
               "is listed 0 times"));
}
