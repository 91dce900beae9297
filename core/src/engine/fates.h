// The fate of figures that were scored: forced ones first, then those that somebody may choose, then home. Each
// figure takes exactly one, and each choice sees the earlier ones.
#pragma once

#include "engine/position.h"
#include "engine/steps.h"

namespace pontlevis {

/// Runs the fate frame on top: asks for the next figure that has an option, or is done.
Flow run_fates(Position& position);

/// Whether a reaction's filter lets something that happened through.
[[nodiscard]] bool reaction_matches(const Position& position, const Filter& filter, Moment moment, const std::array<std::uint32_t, 6>& words);

}  // namespace pontlevis
