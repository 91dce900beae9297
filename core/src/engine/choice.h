// Decisions that plugins take part in: an actor asks, or the turn offers actions at an anchor.
#pragma once

#include "engine/position.h"
#include "engine/steps.h"

namespace pontlevis {

/// Collects the options of the decision at hand into scratch.offered and returns how many they are.
std::uint32_t collect_choice(Position& position);

/// Asks the actor on top's options of a seat (or of chance): Flow::ask, or Flow::next where there is no choice but
/// to pass, with that as the answer.
Flow ask_choice(Position& position, std::uint8_t decider);

/// Appends to scratch.offered what plugins' actions offer at an anchor. Where one of them must be taken, all else
/// is gone, and true is returned.
bool add_actions(Position& position, std::uint32_t anchor);

/// Why an option of an action that exists is not among those that were collected for the decision at hand.
[[nodiscard]] Error why_not_offered(Position& position, const Option& option);

/// Takes an action: its actor runs with the option as the answer.
bool take_action(Position& position, const Option& option);

/// A plugin's action.
[[nodiscard]] inline bool is_plugin_action(const Option& option) { return option.action > static_cast<std::uint16_t>(Action::place_figure); }

/// The question of the actor on top, or of a menu.
extern const Question kChooseQuestion;

/// The step that offers what plugins put at an anchor where the base game asks nothing.
Flow step_menu(Position& position);

}  // namespace pontlevis
