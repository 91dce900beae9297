// How seats look on a board: a letter and a colour each.
#pragma once

#include <string>
#include <vector>

#include "canvas.h"
#include "pontlevis/core/ruleset.h"

namespace pontlevis::program {

struct SeatSign {
    std::string letter;  // "R" for red; "A" to "F" where first letters do not do
    Ink ink;
};

/// A seat each. One that is called by a colour has it.
[[nodiscard]] std::vector<SeatSign> seat_signs(const Ruleset& rules);

}  // namespace pontlevis::program
