// Reading a whole text file with a limit. Used for configs, tiles and saves.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "pontlevis/core/result.h"

namespace pontlevis {

inline constexpr std::size_t kMostConfigBytes = std::size_t{1} << 20;  // configs, tiles and manifests: 1 MiB

/// The content of a plain file of at most `limit` bytes. A larger one is refused before it is read.
///
/// Errors: Fault::system where it is missing, no plain file or unreadable; Fault::limit where it is too large.
[[nodiscard]] Result<std::string> read_text_file(const std::filesystem::path& path, std::size_t limit);

}  // namespace pontlevis
