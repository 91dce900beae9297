#include "pontlevis/core/catalog.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <system_error>
#include <tuple>

#include "../config_names.h"
#include "../nearest.h"
#include "pontlevis/core/text_file.h"

namespace pontlevis {
namespace {

namespace fs = std::filesystem;

constexpr const char* kManifest = "plugin.toml";
constexpr const char* kTiles = "tiles.toml";

// A folder with a plugin.toml.
struct Place {
    fs::path shown;   // as the search path spells it
    fs::path search;  // its search folder, canonical
};

// Also where it may not be looked at, or a link leads in a circle: then reading it says why.
bool is_there(const fs::path& path) {
    std::error_code failed;
    return fs::status(path, failed).type() != fs::file_type::not_found;
}

bool is_inside(const fs::path& path, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

// Where a path leads if that is outside the search folder; ids must not reach files of others (DESIGN 7).
std::optional<std::string> leads_outside(const fs::path& path, const Place& place) {
    std::error_code failed;
    const fs::path target = fs::canonical(path, failed);
    if (failed) return fmt::format("{}: cannot be followed: {}", path.string(), failed.message());
    if (is_inside(target, place.search)) return {};
    return fmt::format(
        "{}: a link that leads out of its search folder, to {}\n  copy the plugin into {}, or search "
        "the folder that it lies in",
        path.string(), target.string(), place.search.string());
}

}  // namespace

// Reads one search path; kept out of the header, which hosts include.
class Catalog::Scan {
public:
    explicit Scan(Catalog& catalog) : catalog_(catalog) {}

    void run() {
        for (const fs::path& folder : catalog_.path_.folders) look_into(folder);
        for (const auto& [id, places] : places_) {
            if (places.size() == 1)
                read(id, places.front());
            else
                tell_of_two(id, places);
        }
    }

private:
    // A folder that is not there is none; one that is on the path twice counts once.
    void look_into(const fs::path& folder) {
        std::error_code failed;
        const fs::path search = fs::canonical(folder, failed);
        if (failed || std::count(searched_.begin(), searched_.end(), search) > 0) return;
        searched_.push_back(search);
        fs::directory_iterator at(folder, failed);
        for (; !failed && at != fs::directory_iterator(); at.increment(failed)) {
            if (!is_there(at->path() / kManifest)) continue;
            const std::string id = at->path().filename().string();
            if (is_expansion_id(id))
                places_[id].push_back({at->path(), search});
            else
                tell(id, fmt::format("{}: {} is no id of a plugin: small letters, digits, \".\", \"_\" and \"-\", the "
                                     "first a letter or digit",
                                     at->path().string(), pontlevis::quoted(id)));
        }
        if (failed) tell("", fmt::format("{}: cannot be read: {}", folder.string(), failed.message()));
    }

    void read(const std::string& id, const Place& place) {
        const fs::path file = place.shown / kManifest, tiles = place.shown / kTiles;
        for (const fs::path& path : {place.shown, file, tiles}) {
            if (path == tiles && !is_there(tiles)) continue;
            if (const auto outside = leads_outside(path, place)) return tell(id, *outside);
        }
        const Result<std::string> text = read_text_file(file, kMostConfigBytes);
        if (!text) return tell(id, text.error().text);
        Result<Manifest> manifest = parse_manifest(*text, file.string());
        if (!manifest) return tell(id, manifest.error().text);
        if (manifest->id != id) return tell_of_other_name(id, *manifest);
        std::error_code failed;
        manifest->folder = fs::canonical(place.shown, failed);
        manifest->has_tiles = is_there(tiles);
        catalog_.manifests_.push_back(std::move(*manifest));
    }

    // Whoever asks for either name is told, unless the other folder has its plugin.
    void tell_of_other_name(const std::string& folder, const Manifest& manifest) {
        const std::string text = fmt::format("{}: its id is {}, but its folder is named {}; give both one name",
                                             manifest.file, pontlevis::quoted(manifest.id), pontlevis::quoted(folder));
        tell(folder, text);
        if (!places_.contains(manifest.id)) tell(manifest.id, text);
    }

    // None of them is taken: which one was meant, only the reader can say.
    void tell_of_two(const std::string& id, const std::vector<Place>& places) {
        std::string text =
            fmt::format("two plugins with one id, {}; take all but one out of the search path", pontlevis::quoted(id));
        for (const Place& place : places) text += fmt::format("\n  {}", (place.shown / kManifest).string());
        tell(id, std::move(text));
    }

    void tell(const std::string& id, std::string text) { catalog_.problems_.push_back({id, std::move(text)}); }

    Catalog& catalog_;
    std::vector<fs::path> searched_;                    // canonical
    std::map<std::string, std::vector<Place>> places_;  // by id
};

Catalog Catalog::scan(const SearchPath& path) {
    Catalog catalog;
    catalog.path_ = path;
    Scan(catalog).run();
    std::stable_sort(catalog.problems_.begin(), catalog.problems_.end(), [](const Problem& a, const Problem& b) {
        return std::tie(a.id, a.text) < std::tie(b.id, b.text);
    });
    return catalog;
}

const Manifest* Catalog::find(std::string_view id) const {
    const auto before = [](const Manifest& manifest, std::string_view wanted) { return manifest.id < wanted; };
    const auto found = std::lower_bound(manifests_.begin(), manifests_.end(), id, before);
    return found != manifests_.end() && found->id == id ? &*found : nullptr;
}

std::vector<std::string> Catalog::ids() const {
    std::vector<std::string> ids;
    for (const Manifest& manifest : manifests_) ids.push_back(manifest.id);
    return ids;
}

}  // namespace pontlevis
