// From a path on the command line to a table at which games can be played.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "pontlevis/core/catalog.h"
#include "pontlevis/core/save.h"
#include "pontlevis/core/session.h"

namespace pontlevis::program {

/// How much a table must be what it was when its config was locked.
enum class Strictness : unsigned char {
    none,
    locked,     // no pair of steps that only ids put in order, and nothing but what the lock says; there must be one
    if_locked,  // the same, where there is a lock
};

/// Reads a config and composes its rules.
///
/// Errors: the library's; what `strictness` refuses.
[[nodiscard]] Result<std::shared_ptr<const Ruleset>> rules_from(const std::string& path, const Catalog& installed,
                                                                Strictness strictness = Strictness::none);

/// Warns where other binaries than those of the save play it.
void warn_of_builds(const SaveFile& save, const Ruleset& rules);

/// The seed that was asked for, else the config's, else one that nobody knows.
[[nodiscard]] std::uint64_t seed_for(const Ruleset& rules, const std::optional<std::uint64_t>& asked);

/// Plays the record of `from` again in `to`, a game in which nothing was drawn yet: one decision a call.
/// `from` has been checked when it was loaded, so nothing can go wrong.
void repeat_next(const Session& from, Session& to);

}  // namespace pontlevis::program
