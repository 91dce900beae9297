// The options of a decision as a person sees them: short words for a list, marks for the board.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "board_picture.h"
#include "pontlevis/core/game.h"

namespace pontlevis::program {

struct ChoiceWords {
    std::string head;                // what all have in common: "place base/ffrr-curve at ..."
    std::vector<std::string> texts;  // the rest, an option each: "(1,0) turned 2"
};

/// Options of one action share its words as far as they are the same; figures say what they would stand on.
[[nodiscard]] ChoiceWords choice_words(const Game& game, std::span<const Option> options);

/// Numbers where the options are, counted from 1: in cells, "12-14" where a tile has several turns there, and on
/// segments. `chosen`, if any, is drawn as if it were taken.
[[nodiscard]] Overlay choice_overlay(const Game& game, std::span<const Option> options, const Option* chosen);

/// The cell that an option is about, if it is about one.
[[nodiscard]] std::optional<Cell> cell_of(const Game& game, const Option& option);

}  // namespace pontlevis::program
