// The plugins that the program finds: where --plugin-path and PONTLEVIS_PLUGIN_PATH say, in the user's own
// folder, and those that came with the program.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "pontlevis/core/catalog.h"

namespace pontlevis::program {

/// Beside the program: <prefix>/lib/pontlevis/plugins for <prefix>/bin/pontlevis, or <build>/plugins for the
/// program of a build tree, <build>/apps/pontlevis/pontlevis.
[[nodiscard]] std::filesystem::path bundled_plugins();

/// `given` are the folders of --plugin-path.
[[nodiscard]] Catalog installed_plugins(const std::vector<std::string>& given);

}  // namespace pontlevis::program
