// From a path on the command line to a table at which games can be played.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "pontlevis/core/session.h"

namespace pontlevis::program {

/// Reads a config and composes its rules.
///
/// Errors: the library's.
[[nodiscard]] Result<std::shared_ptr<const Ruleset>> rules_from(const std::string& path);

/// The seed that was asked for, else the config's, else one that nobody knows.
[[nodiscard]] std::uint64_t seed_for(const Ruleset& rules, const std::optional<std::uint64_t>& asked);

/// Plays the record of `from` again in `to`, a game in which nothing was drawn yet: one decision a call.
/// `from` has been checked when it was loaded, so nothing can go wrong.
void repeat_next(const Session& from, Session& to);

}  // namespace pontlevis::program
