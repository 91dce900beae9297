#include "pontlevis/core/text_file.h"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <system_error>

namespace pontlevis {
namespace {

Error unreadable(const std::filesystem::path& path, const std::string& why) {
    return {Fault::system, fmt::format("{}: {}", path.string(), why), {}};
}

Error too_large(const std::filesystem::path& path, std::size_t limit) {
    return {Fault::limit,
            fmt::format("{}: too large, the limit is {} bytes; is it the right file?", path.string(), limit),
            {}};
}

}  // namespace

Result<std::string> read_text_file(const std::filesystem::path& path, std::size_t limit) {
    std::error_code failed;
    const std::filesystem::file_status status = std::filesystem::status(path, failed);
    if (!std::filesystem::exists(status)) {
        const bool missing = status.type() == std::filesystem::file_type::not_found;
        return unreadable(path, missing ? "no such file" : "cannot be read: " + failed.message());
    }
    if (std::filesystem::is_directory(status)) return unreadable(path, "a folder, where a file is asked for");
    if (!std::filesystem::is_regular_file(status)) return unreadable(path, "no plain file");
    if (std::filesystem::file_size(path, failed) > limit && !failed) return too_large(path, limit);

    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) return unreadable(path, "cannot be read: " + std::generic_category().message(errno));
    std::string text;
    std::array<char, 1 << 14> block;
    while (file.read(block.data(), block.size()), file.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(file.gcount()));
        if (text.size() > limit) return too_large(path, limit);  // it has grown since it was measured
    }
    if (file.bad()) return unreadable(path, "cannot be read to its end");
    return text;
}

}  // namespace pontlevis
