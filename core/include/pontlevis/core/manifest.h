// A plugin's declarations as its plugin.toml gives them, read without loading any code. Catalog finds the
// files, Ruleset::compose puts the chosen ones together. The file format is docs/plugin-guide.md.
#pragma once

#include <compare>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/declared.h"
#include "pontlevis/core/result.h"

namespace pontlevis {

struct Version {
    int major = 0, minor = 0, patch = 0;
    friend auto operator<=>(const Version&, const Version&) = default;
};

[[nodiscard]] std::string to_string(const Version& version);  // "1.2.0"

/// "mills", "mills >= 1.2", "mills >= 1.2, < 2"
struct Requirement {
    std::string id;
    std::optional<Version> at_least, below;
    std::string text;  // as written
    int line = 0;

    [[nodiscard]] bool allows(const Version& version) const {
        return (!at_least || *at_least <= version) && (!below || version < *below);
    }
};

struct Manifest {
    std::string id;
    std::map<std::string, std::string> names;  // by language; "en" is there
    Version version;
    int sdk = 1;
    std::string edition;  // of the rules: "C3"
    std::string prefix;   // of its rule numbers: "LM"
    std::vector<Requirement> needs, conflicts;
    std::vector<ElementDecl> elements;
    std::vector<OptionDecl> options;
    std::vector<FeatureDecl> features;
    std::vector<EdgeDecl> edges;
    std::vector<AttributeDecl> attributes;
    std::vector<PoolDecl> pools;
    std::vector<PlaceDecl> places;
    std::vector<TraitDecl> traits;
    std::vector<FigureDecl> figures;
    std::vector<GrantDecl> grants;
    std::vector<ColumnDecl> columns;
    std::vector<CauseDecl> causes;
    std::vector<ModeDecl> modes;
    std::vector<StepDecl> steps;
    std::vector<ActionDecl> actions;
    std::vector<FateDecl> fates;
    std::vector<HandlerDecl> handlers;
    bool has_tiles = false;  // a tiles.toml lies beside it

    std::string file;  // its name as messages show it
    std::string text;  // as read
    std::filesystem::path folder;

    /// All names that the library binds: of steps, actions, fates, then handlers.
    [[nodiscard]] std::vector<FunctionDecl> functions() const;
    /// Whether there are any; without, no library is needed.
    [[nodiscard]] bool has_code() const { return !functions().empty(); }
    /// The name in `language`, or in English.
    [[nodiscard]] const std::string& name(std::string_view language) const;
};

/// Reads and checks one plugin.toml; what it says about other plugins is checked when a ruleset is composed.
/// Parts stand in the order of the file. `folder` and `has_tiles` are left for Catalog to fill in.
///
/// Errors: Fault::input with all problems, one a line: "file:line: what" (no TOML: "file:line:column: what");
/// Fault::limit for a text of more than 1 MiB. A file for another SDK is told so, and nothing else.
[[nodiscard]] Result<Manifest> parse_manifest(std::string_view toml, std::string_view file);

/// The text without comments and white space outside strings, a line a statement: what a digest goes by.
[[nodiscard]] std::string manifest_essence(std::string_view text);

/// Nothing where two manifest texts declare the same: they differ in comments and white space at most. Else where
/// `built` begins to differ, for messages: `line 12: join = "or"`, or `line 40: nothing more`.
[[nodiscard]] std::optional<std::string> manifest_difference(std::string_view built, std::string_view installed);

/// The anchors of the turn program, in order; a step stands at one of them.
[[nodiscard]] const std::vector<std::string>& anchors();

}  // namespace pontlevis
