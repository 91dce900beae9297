// The base game's own steps and questions: the first users of the turn program. program.cpp puts them in order.
#pragma once

#include <utility>
#include <vector>

#include "engine/position.h"

namespace pontlevis {

// 1 Place a tile
Flow step_turn_begin(Position&);
Flow step_tile_draw(Position&);   // skip: nothing left to draw
Flow step_tile_check(Position&);  // skip: the tile has no place
Flow step_tile_place(Position&);
Flow step_tile_join(Position&);

// 2 Place a meeple
Flow step_wood_main(Position&);

// 3 Score what is finished
Flow step_score_set(Position&);  // skip: nothing to score
Flow step_score_count(Position&);
Flow step_score_pay(Position&);
Flow step_score_lift(Position&);
Flow step_score_fate(Position&);
Flow step_score_strip(Position&);
Flow step_score_home(Position&);
Flow step_part_again(Position&);  // skip: an extra part; resume: back from a part that was called
Flow step_turn_end(Position&);  // skip: back to the next turn

// After the last turn
Flow step_end_features(Position&);
Flow step_end_fields(Position&);
Flow step_end_award(Position&);
Flow step_end_done(Position&);

extern const Question kDrawQuestion, kPlaceTileQuestion, kPlaceFigureQuestion;

/// Whether the step at hand is one of phase 2, of which the rest is left out in this part.
bool is_closed(const Position& position);

/// Makes the turn program of a machine whose plugins are complete: the base game's steps, and those of plugins, each
/// with the number of its anchor and its actor, in order.
void make_program(Machine& machine, const std::vector<std::pair<std::size_t, Index>>& plugin_steps);

}  // namespace pontlevis
