#include "installed.h"

namespace pontlevis::program {

namespace fs = std::filesystem;

fs::path bundled_plugins() {
    std::error_code failed;
    const fs::path program = fs::read_symlink("/proc/self/exe", failed);
    if (failed) return {};
    const fs::path folder = program.parent_path();
    const fs::path installed = folder.parent_path() / "lib" / "pontlevis" / "plugins";
    const fs::path built = folder.parent_path().parent_path() / "plugins";
    return folder.filename() == "pontlevis" && fs::is_directory(built, failed) ? built : installed;
}

Catalog installed_plugins(const std::vector<std::string>& given) {
    return Catalog::scan(SearchPath::standard({given.begin(), given.end()}, bundled_plugins()));
}

}  // namespace pontlevis::program
