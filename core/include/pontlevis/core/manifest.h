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
#include <utility>
#include <variant>
#include <vector>

#include "pontlevis/core/config.h"
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

/// A part of an expansion that can be switched off alone. Whatever names it is there only while it is on.
struct ElementDecl {
    std::string id;
    std::string help;
    bool on = true;  // unless the config says otherwise
    int line = 0;
};

struct OptionDecl {
    std::string name;
    OptionScalar fallback;  // also says the type
    std::optional<std::pair<std::int64_t, std::int64_t>> range;  // of a number, both ends included
    std::vector<std::string> choices;                            // of a text; empty: any
    std::vector<std::int64_t> number_choices;                    // of a number; empty: any in the range
    std::string help;
    int line = 0;
};

/// A flag of segments that a tile file's marks set; a feature has it if one of its segments has.
struct AttributeDecl {
    std::string name;  // "mill"; in full "lakes-and-mills.mill"
    std::vector<std::string> on;  // feature kinds; empty: any
    std::string element;
    int line = 0;
};

/// A trait's value: a flag, or a number.
using TraitValue = std::variant<bool, std::int64_t>;

struct TraitDecl {  // a trait that this plugin invents, in full "id.name"
    std::string name;
    std::string help;
    bool number = false;
    int line = 0;
};

struct FigureDecl {
    std::string name;  // "large"
    int per_player = 1;                        // 0 to 30
    std::vector<std::string> tags;             // "#meeple"
    std::map<std::string, TraitValue> traits;  // "weight" = 2, "stands_on.road" = true
    std::string element;
    int line = 0;
};

/// Gives a trait to other figure kinds, or takes it from them for good.
struct GrantDecl {
    std::string trait;               // "meeple", "lakes.swims"
    std::vector<std::string> to;     // figure kinds, "#tag", or "*"
    TraitValue value = true;
    bool deny = false;
    bool replaces = false;
    std::string element;
    int line = 0;
};

/// What a handler or step reads and writes, of: graph pool figures things points flow.
struct Footprint {
    std::vector<std::string> reads, writes;
};

struct HandlerDecl {
    std::string name;   // of the function, too
    std::string point;  // "score.sheet"
    std::string rule;   // "LM-4": what its contributions are explained by
    std::vector<std::string> kinds;  // filter: feature kinds; empty: any
    std::string attribute;           // filter: in full
    std::vector<std::string> modes;  // filter: "complete", "final"; empty: any
    std::string element;
    Footprint footprint;
    int line = 0;
};

struct StepDecl {
    std::string name;
    std::string at;  // an anchor, "roam"
    std::string rule;
    std::vector<std::string> before, after;  // "plugin.step", or "#tag"
    std::vector<std::string> tags;
    std::string element;
    Footprint footprint;
    int line = 0;
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
    std::vector<AttributeDecl> attributes;
    std::vector<TraitDecl> traits;
    std::vector<FigureDecl> figures;
    std::vector<GrantDecl> grants;
    std::vector<HandlerDecl> handlers;
    std::vector<StepDecl> steps;
    bool has_tiles = false;  // a tiles.toml lies beside it

    std::string file;  // its name as messages show it
    std::string text;  // as read
    std::filesystem::path folder;

    /// Whether there are functions to bind; without any, no library is needed.
    [[nodiscard]] bool has_code() const { return !handlers.empty() || !steps.empty(); }
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
