// The plugins that this build has made, as a player has them.
#pragma once

#include "pontlevis/core/catalog.h"

namespace pontlevis::kit {

/// Read once a program.
[[nodiscard]] const Catalog& bundled_plugins();

}  // namespace pontlevis::kit
