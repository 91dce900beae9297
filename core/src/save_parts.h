// The parts of a save's text, for those who write it piece by piece.
#pragma once

#include <cstddef>
#include <string>

#include "pontlevis/core/save.h"

namespace pontlevis {

[[nodiscard]] std::string header_text(const Session& session);

/// The decisions after the first `from`, and the result if the game is finished.
[[nodiscard]] std::string decisions_text(const Session& session, std::size_t from);

[[nodiscard]] SavedResult result_of(const Game& game);

}  // namespace pontlevis
