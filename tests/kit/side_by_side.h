// The engine and the slow game played side by side: every decision is answered in both, and whatever they show
// is compared. The first difference fails the test with the ruleset, the seed and the decision.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "pontlevis/core/game.h"
#include "pontlevis/core/random.h"
#include "slow_game.h"

namespace pontlevis::kit {

/// Composed once a program for each text.
[[nodiscard]] std::shared_ptr<const SlowRules> slow_rules(const std::string& config);

/// The number-th of a spread of configs over editions, seats, fields, the worth of small cities and copies.
[[nodiscard]] std::string varied_config(std::uint32_t number);

/// How somebody who plays at random chooses.
enum class Style : std::uint8_t {
    uniform,  // every option alike: sprawling boards, figures soon used up
    compact,  // prefers places with many neighbours and keeps figures: much is finished, and tiles fit nowhere
};

class SideBySide {
public:
    SideBySide(std::shared_ptr<const SlowRules> rules, std::uint64_t seed);

    [[nodiscard]] Game& game() { return game_; }
    [[nodiscard]] const SlowGame& slow() const { return slow_; }
    [[nodiscard]] bool finished() const { return game_.finished(); }

    /// The options at hand, which both list alike and `count` and `pick` give too.
    const std::vector<Option>& options();

    /// Answers the decision and compares what came of it.
    void apply(const Option& option);

    /// Answers at random; chance by the game's own generator.
    void play_one(Random& random, Style style = Style::uniform);

    /// verify() finds nothing.
    void verify_all();

    /// Fails the test unless `holds`.
    void expect(bool holds, const char* what) {
        if (!holds) fail(what);
    }

private:
    [[nodiscard]] Option choose(Random& random, Style style);
    void compare_events(const std::vector<std::int32_t>& before);
    void compare_tables();
    [[noreturn]] void fail(const std::string& what);

    std::uint64_t seed_;
    Game game_;
    SlowGame slow_;
    std::vector<Option> options_;
    std::vector<bool> picked_;
};

/// Plays a game at random and verifies it every `interval` decisions, after a random start, and at its end.
void play_compared(SideBySide& table, Random& random, std::uint32_t interval, Style style = Style::uniform);

}  // namespace pontlevis::kit
