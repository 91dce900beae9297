// Writing files so that an older file is never harmed. Used for saves.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "pontlevis/core/result.h"

namespace pontlevis {

/// Writes `text` to a temporary file beside `path`, forces it to the disk, and renames it to `path`. A link
/// is followed; an older file's permissions are kept.
///
/// Errors: Fault::system; what stood at `path` is as before.
[[nodiscard]] Result<void> replace_file(const std::filesystem::path& path, std::string_view text);

/// Writes all of `text` to an open file. False: errno says why, a part may have been written.
[[nodiscard]] bool write_all(int file, std::string_view text);

/// "path: cannot be written: why", for errno.
[[nodiscard]] Error unwritable(const std::filesystem::path& path, int problem);

}  // namespace pontlevis
