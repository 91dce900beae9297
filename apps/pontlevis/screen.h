// The prompt on a whole screen: the board above, what happened and what may be done below, keys at once.
#pragma once

#include <memory>

#include "prompt.h"

namespace pontlevis::program {

/// Whether a terminal that can move its cursor is at both ends.
[[nodiscard]] bool has_screen();

[[nodiscard]] std::unique_ptr<Prompt> make_screen(const Ruleset& rules);

}  // namespace pontlevis::program
