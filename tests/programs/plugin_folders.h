// Plugin folders that tests make: copies of the built ones under another id, sound or broken.
#pragma once

#include <filesystem>
#include <string>

#include "programs/program.h"

namespace pontlevis::kit {

/// The folder of the built plugin.
[[nodiscard]] std::filesystem::path built_plugin(const std::string& id);

/// plugins/my-fair in the folder: tiles and no code.
void add_fair(const Folder& folder, const std::string& version = "1.0.0");

/// plugins/my-inns: the manifest and tiles of inns-and-cathedrals under that id, without its library.
void add_inns_without_library(const Folder& folder);

/// The text with every `from` replaced by `to`; fails the test where there is none.
[[nodiscard]] std::string replaced(std::string text, const std::string& from, const std::string& to);

[[nodiscard]] bool holds(const std::string& text, std::string_view part);

}  // namespace pontlevis::kit
