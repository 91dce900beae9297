// What explain tells of one decision, and the two ways in which it does.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

#include "pontlevis/core/game.h"
#include "scorings.h"

namespace pontlevis::program {

/// One decision of a game that is played again.
struct Moment {
    std::uint32_t n = 0;     // counted from 1, draws included
    std::uint32_t turn = 0;  // in which it was asked
    bool is_chance = false;
    std::uint8_t seat = 0;  // who decided, or whose turn it is where chance did
    std::string option;     // in words
    std::uint32_t options = 0;
    std::vector<std::int32_t> scores;  // when it was asked, a seat each
    std::vector<Event> events;
};

/// One line, "decision 47, turn 16, blue: pass".
[[nodiscard]] std::string head_of(const Ruleset& rules, const Moment& moment);

/// Who got what and why, for each feature, in lines of any length. `after` is the game as the decision left it.
[[nodiscard]] std::vector<std::string> scorings_text(const Moment& moment, const Game& after);

/// The same for machines; docs/notation.md has the members.
[[nodiscard]] nlohmann::ordered_json scorings_json(const Moment& moment, const Game& after);

/// Why an option is not there, in the engine's words, or that it is.
struct Verdict {
    std::string option;
    std::string refusal;  // as the engine says it; empty: it may be taken
    std::string rule;
    std::vector<std::string> facts;  // that the table shows
    std::uint32_t number = 0;        // in the list of options, counted from 1; 0: it is not there
    std::uint32_t options = 0;
};

[[nodiscard]] Verdict verdict_on(Game& game, const Option& option);

/// The refusal and the facts, or what number it has.
[[nodiscard]] std::vector<std::string> verdict_text(const Verdict& verdict);

}  // namespace pontlevis::program
