// What a config chooses of what is installed: manifests with their elements, options and tiles. First stage
// of composing a ruleset; no code is loaded.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "pontlevis/core/catalog.h"
#include "pontlevis/core/config.h"
#include "pontlevis/core/ruleset.h"
#include "pontlevis/core/tiles.h"
#include "problems.h"

namespace pontlevis {

struct Chosen {
    const Manifest* manifest = nullptr;
    const Box* box = nullptr;
    bool rules = true;               // false: only its tiles are used
    std::set<std::string> elements;  // that are on
    std::map<std::string, OptionScalar> options;
    std::optional<TileSet> tiles;
    std::string edition;  // of its tiles

    /// Whether something declared under `element` takes part.
    [[nodiscard]] bool has(const std::string& element) const {
        return rules && (element.empty() || elements.contains(element));
    }
};

/// The chosen expansions, sorted by id. Every mistake goes to `problems`: unknown expansions (with those that
/// are near, and where was looked), needs and conflicts, unknown elements and options, broken tile files.
[[nodiscard]] std::vector<Chosen> select(const Config& config, const Catalog& catalog, const std::string& edition,
                                         Problems& problems);

}  // namespace pontlevis
