#include "bundled.h"

#include <utility>

namespace pontlevis::kit {
namespace {

SearchPath& path() {
    static SearchPath folders{{PONTLEVIS_BUNDLED_PLUGINS}};
    return folders;
}

}  // namespace

const Catalog& bundled_plugins() {
    static const Catalog catalog = Catalog::scan(path());
    return catalog;
}

void also_plugins_in(std::filesystem::path folder) { path().folders.push_back(std::move(folder)); }

}  // namespace pontlevis::kit
