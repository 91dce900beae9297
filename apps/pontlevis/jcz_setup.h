// From the set-up of a saved game of JCloisterZone to a config of ours. What is asked for and not there is one
// clear error, never left out in silence.
#pragma once

#include "jcz_file.h"
#include "pontlevis/core/catalog.h"
#include "pontlevis/core/config.h"

namespace pontlevis::program::jcz {

/// `installed` is searched for tile files of other printings only; whether an expansion is there, composing tells.
///
/// Errors: Fault::rules: all that is lacking, one a line, each by its name there and its expansion; Fault::system for
/// a tile file that cannot be read.
[[nodiscard]] Result<Config> config_of(const File& file, const Catalog& installed);

}  // namespace pontlevis::program::jcz
