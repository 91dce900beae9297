#include <algorithm>
#include <cstdlib>

#include "pontlevis/core/catalog.h"

namespace pontlevis {
namespace {

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view{} : std::string_view(value);
}

// XDG_DATA_HOME counts only as an absolute path, so that the folder does not depend on where a program starts.
std::filesystem::path users_folder() {
    const std::filesystem::path data(environment("XDG_DATA_HOME"));
    if (data.is_absolute()) return data / "pontlevis" / "plugins";
    const std::filesystem::path home(environment("HOME"));
    return home.is_absolute() ? home / ".local" / "share" / "pontlevis" / "plugins" : std::filesystem::path{};
}

}  // namespace

SearchPath SearchPath::standard(const std::vector<std::filesystem::path>& given, const std::filesystem::path& bundled) {
    SearchPath path{given};
    std::string_view rest = environment("PONTLEVIS_PLUGIN_PATH");
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        path.folders.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    path.folders.push_back(users_folder());
    path.folders.push_back(bundled);
    std::erase_if(path.folders, [](const std::filesystem::path& folder) { return folder.empty(); });
    return path;
}

}  // namespace pontlevis
