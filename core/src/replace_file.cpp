#include "replace_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <system_error>

namespace pontlevis {
namespace {

namespace fs = std::filesystem;

constexpr int kMostAttempts = 100;  // at a name; a killed program may have left one

// Where the text really goes: the end of a chain of links.
fs::path behind_links(const fs::path& path) {
    std::error_code failed;
    if (!fs::is_symlink(path, failed)) return path;
    const fs::path real = fs::weakly_canonical(path, failed);
    return failed ? path : real;
}

// A new file beside `target` that nobody else writes to; its name is put into `path`. -1: errno says why.
int open_temporary(const fs::path& target, fs::path& path) {
    static std::atomic<unsigned> counter{0};  // other threads save too
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
        path = fmt::format("{}.{}-{}.part", target.string(), ::getpid(), ++counter);
        const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0 || errno != EEXIST) return file;
    }
    return -1;
}

bool keep_mode(int file, const fs::path& target) {
    struct stat old {};
    return ::stat(target.c_str(), &old) != 0 || ::fchmod(file, old.st_mode & 07777) == 0;
}

fs::path folder_of(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

// A rename is on the disk when its folder is. Some file systems cannot do that; the file is whole anyway.
void sync_folder(const fs::path& path) {
    const int folder = ::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    (void)::fsync(folder);
    ::close(folder);
}

Result<void> refuse_odd_places(const fs::path& path) {
    std::error_code failed;
    const fs::file_status status = fs::status(path, failed);
    if (fs::is_directory(status)) {
        return Error{Fault::system,
                     fmt::format("{}: cannot be written: it is a folder; name a file in it", path.string()), ""};
    }
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        return Error{Fault::system, fmt::format("{}: cannot be written: it is no plain file", path.string()), ""};
    }
    if (!fs::is_directory(folder_of(path), failed)) {
        return Error{Fault::system,
                     fmt::format("{}: cannot be written: there is no folder {}; create it first", path.string(),
                                 folder_of(path).string()),
                     ""};
    }
    return {};
}

}  // namespace

Error unwritable(const fs::path& path, int problem) {
    return {Fault::system,
            fmt::format("{}: cannot be written: {}", path.string(), std::generic_category().message(problem)), ""};
}

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

Result<void> replace_file(const fs::path& path, std::string_view text) {
    if (Result<void> place = refuse_odd_places(path); !place) return place;
    const fs::path target = behind_links(path);
    fs::path temporary;
    const int file = open_temporary(target, temporary);
    if (file < 0) return unwritable(path, errno);

    const bool written = write_all(file, text) && keep_mode(file, target) && ::fsync(file) == 0;
    int problem = written ? 0 : errno;
    if (::close(file) != 0 && problem == 0) problem = errno;
    if (problem == 0 && ::rename(temporary.c_str(), target.c_str()) != 0) problem = errno;
    if (problem != 0) {
        ::unlink(temporary.c_str());
        return unwritable(path, problem);
    }
    sync_folder(target);
    return {};
}

}  // namespace pontlevis
