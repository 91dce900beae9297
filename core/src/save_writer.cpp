#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "pontlevis/core/save.h"
#include "replace_file.h"
#include "save_parts.h"

namespace pontlevis {

Result<void> write_save(const std::filesystem::path& path, std::string_view text) { return replace_file(path, text); }

Result<SaveWriter> SaveWriter::create(std::filesystem::path path, const Session& session) {
    SaveWriter writer(std::move(path));
    if (Result<void> written = writer.rewrite(session); !written) return written.error();
    return writer;
}

SaveWriter::SaveWriter(SaveWriter&& other) noexcept { *this = std::move(other); }

SaveWriter& SaveWriter::operator=(SaveWriter&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(file_, other.file_);
    std::swap(size_, other.size_);
    std::swap(written_, other.written_);
    std::swap(rewinds_, other.rewinds_);
    return *this;
}

SaveWriter::~SaveWriter() {
    if (file_ >= 0) ::close(file_);
}

Result<void> SaveWriter::update(const Session& session) {
    if (session.rewinds() != rewinds_) return rewrite(session);
    if (session.record().size() == written_) return {};
    const std::string text = decisions_text(session, written_);
    if (!write_all(file_, text)) {
        const int problem = errno;
        (void)!::ftruncate(file_, static_cast<off_t>(size_));  // no half line stays
        return unwritable(path_, problem);
    }
    size_ += text.size();
    written_ = session.record().size();
    return {};
}

Result<void> SaveWriter::rewrite(const Session& session) {
    const std::string text = to_save(session);
    if (Result<void> written = replace_file(path_, text); !written) return written;
    const int file = ::open(path_.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (file < 0) return unwritable(path_, errno);
    if (file_ >= 0) ::close(file_);
    file_ = file;
    size_ = text.size();
    written_ = session.record().size();
    rewinds_ = session.rewinds();
    return {};
}

}  // namespace pontlevis
