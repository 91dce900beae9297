// Asks a person at the terminal to decide.
#pragma once

#include <optional>

#include "pontlevis/core/session.h"

namespace pontlevis::program {

/// Lists the options with numbers and asks until one is chosen, by its number or in its words. Nothing if the
/// person wants to leave: q, the end of the input, or Ctrl-C.
[[nodiscard]] std::optional<Option> ask(Game& game);

}  // namespace pontlevis::program
