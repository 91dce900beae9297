// The plugins that are installed: found in a list of folders, their manifests read, no code loaded.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/manifest.h"

namespace pontlevis {

/// Where plugins are looked for. The order of the folders changes nothing: an id may be in one of them only.
struct SearchPath {
    std::vector<std::filesystem::path> folders;

    /// `given` (--plugin-path), then PONTLEVIS_PLUGIN_PATH (colons between), the user's own folder
    /// ($XDG_DATA_HOME/pontlevis/plugins or ~/.local/share/pontlevis/plugins), then `bundled`.
    [[nodiscard]] static SearchPath standard(const std::vector<std::filesystem::path>& given,
                                             const std::filesystem::path& bundled);
};

class Catalog {
public:
    /// Reads FOLDER/ID/plugin.toml of every folder; a plugin's folder bears its id. Other entries, and search
    /// folders that do not exist, are passed over.
    ///
    /// What cannot be used is no error here: it is remembered in `problems`, and told when a config asks for it.
    /// So it is with a manifest that is unreadable or wrong, a folder whose name is no id
    /// ([a-z0-9][a-z0-9._-]*) or not the manifest's, a link that leads out of its search folder, and one id in two
    /// search folders, neither of which is then taken.
    [[nodiscard]] static Catalog scan(const SearchPath& path);

    [[nodiscard]] const Manifest* find(std::string_view id) const;
    [[nodiscard]] const std::vector<Manifest>& manifests() const { return manifests_; }  // sorted by id
    [[nodiscard]] std::vector<std::string> ids() const;
    [[nodiscard]] const SearchPath& path() const { return path_; }

    struct Problem {
        std::string id;    // who is then missing; empty: all that a search folder has
        std::string text;  // "file:line: what", perhaps of several lines
    };
    [[nodiscard]] const std::vector<Problem>& problems() const { return problems_; }  // sorted by id

private:
    class Scan;
    SearchPath path_;
    std::vector<Manifest> manifests_;
    std::vector<Problem> problems_;
};

}  // namespace pontlevis
