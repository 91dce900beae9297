// A random game that is watched: after every decision what must hold of every game is checked. For tests of tables
// with any expansions.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "pontlevis/core/session.h"
#include "random_play.h"

namespace pontlevis::kit {

class WatchedGame {
public:
    WatchedGame(std::shared_ptr<const Ruleset> rules, std::uint64_t seed);

    /// Plays at random to the end. The test fails at the first thing that is wrong: count(), pick() and list() that
    /// differ, a listed option that is refused, one that is not listed and is not, a score that is not the sum of what was told, a finding of verify(),
    /// a copy with another hash.
    void play();

    /// Saved, read and played again it must be the same game.
    void reload();

    [[nodiscard]] const Session& session() const { return session_; }

private:
    [[nodiscard]] Game& game() { return session_.game(); }
    [[nodiscard]] std::vector<std::int32_t> scores();
    void check_options();
    void check_unlisted();
    void check_awards(std::vector<std::int32_t> told);
    void check_state();
    void expect(bool holds, std::string_view what);

    std::shared_ptr<const Ruleset> rules_;
    std::uint64_t seed_;
    RandomPlayer player_;
    Session session_;
    std::vector<Option> listed_;
};

}  // namespace pontlevis::kit
