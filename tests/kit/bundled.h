// The plugins that this build has made, as a player has them.
#pragma once

#include <filesystem>

#include "pontlevis/core/catalog.h"

namespace pontlevis::kit {

/// Read once a program.
[[nodiscard]] const Catalog& bundled_plugins();

/// Scenarios play with the plugins of this folder, too. Before the first of them, and before bundled_plugins().
void also_plugins_in(std::filesystem::path folder);

}  // namespace pontlevis::kit
