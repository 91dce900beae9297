// The state as a value: copies play on alike, events leave no trace in it, and it grows without losing anything.
#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "engine/position.h"
#include "kit/catch.h"
#include "kit/must.h"
#include "kit/side_by_side.h"
#include "pontlevis/core/playout.h"
#include "pontlevis/core/verify.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

std::string copies(int number) {
    return fmt::format("players = [\"A\", \"B\"]\n[options.base]\ncopies = {}\n", number);
}

Option any(Game& game, Random& random) {
    return game.decision().is_chance() ? game.draw() : game.pick(random.below(game.count()));
}

/// What a game comes to: hashes of all its states in one.
std::uint64_t future(Game& game, std::uint64_t seed) {
    Random random{seed};
    std::uint64_t all = 0;
    while (!game.finished()) {
        REQUIRE(game.apply(any(game, random)));
        all = all * 31 + game.hash();
    }
    return all;
}

/// The place farthest from the start: the board becomes a line, with more open cells than any other.
Option farthest(const std::vector<Option>& options) {
    return *std::max_element(options.begin(), options.end(), [](const Option& one, const Option& other) {
        const auto far = [](const Option& option) {
            return std::abs(unpack_cell(option.a).x) + std::abs(unpack_cell(option.a).y);
        };
        return far(one) < far(other);
    });
}

}  // namespace

TEST_CASE("a copy has the same hash and the same future") {
    for (std::uint32_t number = 0; number < 40; ++number) {
        const auto rules = slow_rules(varied_config(number * 5))->rules;
        Random random{number};
        Game game(rules, number);
        Game other(rules, number + 1);
        State kept;
        for (std::uint32_t left = random.below(150); left != 0 && !game.finished(); --left)
            REQUIRE(game.apply(any(game, random)));
        game.copy_to(kept);
        other.set_state(kept);
        REQUIRE(other.hash() == game.hash());
        REQUIRE(verify(other).empty());
        const std::uint64_t first = future(game, number);
        CHECK(future(other, number) == first);
        game.set_state(kept);
        CHECK(future(game, number) == first);
        CHECK(other.hash() == game.hash());
    }
}

TEST_CASE("a game begun anew is as a new one") {
    Game used(slow_rules(copies(1))->rules, 1);
    Random random{1};
    must(play_out(used, random));
    used.restart(7);
    Game fresh(used.shared_rules(), 7);
    CHECK(used.hash() == fresh.hash());
    CHECK(future(used, 3) == future(fresh, 3));
}

TEST_CASE("looking, listing and recording events leave no trace in the state") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto rules = slow_rules(varied_config(static_cast<std::uint32_t>(seed) * 11))->rules;
        Game told(rules, seed), silent(rules, seed);
        told.record_events(true);
        Random random{seed};
        while (!silent.finished()) {
            const std::size_t listed = told.list().size();
            REQUIRE(listed == told.count());
            REQUIRE(told.frontier().size() > 0);
            const Option option = any(silent, random);
            if (silent.decision().is_chance()) REQUIRE(same_option(told.draw(), option));
            REQUIRE(silent.apply(option));
            REQUIRE(told.apply(option));
            REQUIRE(told.hash() == silent.hash());
        }
        CHECK(silent.events().empty());
    }
}

TEST_CASE("play_out plays as its picks do one by one") {
    Game fast(slow_rules(copies(1))->rules, 9);
    Game slow(fast.shared_rules(), 9);
    Random one{4}, other{4};
    must(play_out(fast, one));
    while (!slow.finished()) REQUIRE(slow.apply(any(slow, other)));
    CHECK(fast.hash() == slow.hash());
}

TEST_CASE("a large board plays as the slow game does") {
    for (const std::uint64_t seed : {1, 2}) {
        Random random{seed};
        SideBySide table(slow_rules(copies(6)), seed);
        REQUIRE_FALSE(table.game().rules().machine().small_board);
        play_compared(table, random, 50);
        CHECK(table.game().tiles_laid() > 400);
    }
}

TEST_CASE("a board in a line outgrows its tables and keeps everything") {
    for (const int number : {1, 2, 6}) {
        Random random{1};
        SideBySide table(slow_rules(copies(number)), 3);
        Game other(table.game().shared_rules(), 0);
        while (!table.finished()) {
            const auto* layout = table.game().position().layout;
            const State before = table.game().state();
            const std::vector<Option> options = table.options();
            const bool placing = table.game().decision().kind == Decision::Kind::place_tile;
            const Option option =
                placing ? farthest(options) : options[random.below(static_cast<std::uint32_t>(options.size()))];
            table.apply(option);
            if (table.game().position().layout == layout) continue;
            table.verify_all();
            other.set_state(before);  // made by a smaller block
            REQUIRE(other.apply(option));
            CHECK(other.hash() == table.game().hash());
            CHECK(verify(other).empty());
        }
        table.verify_all();
        CHECK(table.game().position().head->layout_class >= (number == 6 ? 2u : 1u));
    }
}
