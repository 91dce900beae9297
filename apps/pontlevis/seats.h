// Who sits where: what `--seats red=human,blue=greedy` says.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/result.h"
#include "pontlevis/core/ruleset.h"

namespace pontlevis::program {

inline constexpr std::string_view kHuman = "human";

/// The player of every seat, a bot's name or "human". Seats that `text` does not name get `others`.
///
/// Errors: Fault::input: a seat or player that does not exist and those that are near; a seat named twice.
[[nodiscard]] Result<std::vector<std::string>> seats_of(const Ruleset& rules, std::string_view text,
                                                        std::string_view others);

}  // namespace pontlevis::program
