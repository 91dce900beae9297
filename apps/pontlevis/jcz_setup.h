// From the set-up of a saved game of JCloisterZone to a config of ours. What is asked for and not there is one
// clear error, never left out in silence.
#pragma once

#include "jcz_file.h"
#include "pontlevis/core/config.h"

namespace pontlevis::program::jcz {

/// Errors: Fault::rules: all that is lacking, one a line, each by its name there and its expansion.
[[nodiscard]] Result<Config> config_of(const File& file);

/// Our figure kind for "small" of "0.small.1", or for "SmallFollower" of an assertion; empty: not known.
[[nodiscard]] std::string figure_kind(std::string_view theirs);

}  // namespace pontlevis::program::jcz
