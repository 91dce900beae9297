#include "compose/loader.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <xxhash.h>

#include <map>
#include <mutex>
#include <set>

#define BOOST_DLL_USE_STD_FS
#include <boost/dll/shared_library.hpp>

#include "pontlevis/core/static_plugins.h"
#include "pontlevis/core/text_file.h"

namespace pontlevis {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostLibraryBytes = std::size_t{256} << 20;

struct Library {
    boost::dll::shared_library opened;
    std::string build;
    const plv_expansion* table = nullptr;  // null: it exports none
};

struct Registry {
    std::mutex mutex;
    std::map<std::string, const plv_expansion*> linked;  // by id
    std::map<fs::path, Library> libraries;
    std::set<std::string> sound;  // hashes of files that loaded well in a child process
};

// Never destroyed: games may run until the very end of the program.
Registry& registry() {
    static Registry& all = *new Registry;
    return all;
}

Result<std::string> hash_of(const fs::path& file) {
    const Result<std::string> bytes = read_text_file(file, kMostLibraryBytes);
    if (!bytes) return bytes.error();
    const XXH128_hash_t hash = XXH3_128bits(bytes->data(), bytes->size());
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

Result<Library> open_library(const Manifest& manifest, const fs::path& file, std::string build) {
    Library library;
    library.build = std::move(build);
    std::error_code failed;
    using namespace boost::dll::load_mode;
    library.opened.load(file, rtld_now | rtld_local, failed);
    if (failed) {
        const char* said = dlerror();
        return cannot_load(Fault::system, manifest, file.string(), said != nullptr ? said : failed.message(),
                           "install or build the plugin again");
    }
    if (library.opened.has(PLV_EXPANSION_SYMBOL))
        library.table = &library.opened.get<const plv_expansion>(PLV_EXPANSION_SYMBOL);
    return library;
}

// What is opened stays open, even if its table turns out to be wrong: its code may have left traces.
Result<const Library*> library_of(const Manifest& manifest, const fs::path& file) {
    const auto known = registry().libraries.find(file);
    if (known != registry().libraries.end()) return &known->second;

    Result<std::string> build = hash_of(file);
    if (!build) return build.error();
    if (!registry().sound.contains(*build)) {
        if (Result<void> tried = try_load_in_child(manifest); !tried) return tried.error();
        registry().sound.insert(*build);
    }
    Result<Library> library = open_library(manifest, file, std::move(*build));
    if (!library) return library.error();
    return &registry().libraries.emplace(file, std::move(*library)).first->second;
}

}  // namespace

void register_static_plugin(const plv_expansion& table) {
    const std::scoped_lock lock(registry().mutex);
    if (table.id != nullptr) registry().linked[table.id] = &table;
}

Result<fs::path> library_file(const Manifest& manifest) {
    const fs::path named = manifest.folder / (manifest.id + ".so");
    std::error_code failed;
    const fs::path file = fs::canonical(named, failed);
    if (failed) {
        return cannot_load(Fault::system, manifest, named.string(),
                           "there is no such file, and its manifest names functions",
                           "install or build the plugin again");
    }
    if (file.parent_path() != fs::canonical(manifest.folder, failed)) {
        return cannot_load(Fault::system, manifest, named.string(),
                           "it is a link out of the plugin's folder, to " + file.string(), "put the file itself there");
    }
    if (!fs::is_regular_file(file, failed)) {
        return cannot_load(Fault::system, manifest, named.string(), "no plain file",
                           "install or build the plugin again");
    }
    return file;
}

Result<LoadedPlugin> load_plugin(const Manifest& manifest) {
    const std::scoped_lock lock(registry().mutex);
    if (const auto linked = registry().linked.find(manifest.id); linked != registry().linked.end()) {
        Result<LoadedPlugin> plugin = bound_functions(*linked->second, manifest, "part of the program");
        if (plugin) plugin->build = "static";
        return plugin;
    }
    const Result<fs::path> file = library_file(manifest);
    if (!file) return file.error();
    const Result<const Library*> library = library_of(manifest, *file);
    if (!library) return library.error();
    if ((*library)->table == nullptr) {
        return cannot_load(Fault::rules, manifest, file->string(),
                           "it exports no " PLV_EXPANSION_SYMBOL
                           ": no plugin, or one for another generation of engines",
                           "build it with this engine's SDK, by pontlevis_add_plugin()");
    }
    Result<LoadedPlugin> plugin = bound_functions(*(*library)->table, manifest, file->string());
    if (plugin) plugin->build = (*library)->build;
    return plugin;
}

Error cannot_load(Fault fault, const Manifest& manifest, const std::string& file, const std::string& cause,
                  const std::string& remedy) {
    return {
        fault,
        fmt::format("plugin \"{}\" cannot be loaded: {}\n  file   {}\n  to do  {}", manifest.id, cause, file, remedy),
        {}};
}

}  // namespace pontlevis
