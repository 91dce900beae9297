// A table's configuration: who plays, with which expansions and options. What a player edits in configs/*.toml,
// and what a save carries, so that a game can be played again. Ruleset::compose makes the rules of it; whether
// an option exists and allows its value is checked there. The file format is docs/notation.md.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "pontlevis/core/result.h"

namespace pontlevis {

using OptionScalar = std::variant<bool, std::int64_t, std::string>;

/// Lines are kept for messages and are no part of a config's meaning: equality leaves them out.
struct OptionValue {
    OptionScalar value;
    int line = 0;
    friend bool operator==(const OptionValue& a, const OptionValue& b) { return a.value == b.value; }
};

struct ExpansionName {
    std::string id;  // [a-z0-9][a-z0-9._-]*
    int line = 0;
    friend bool operator==(const ExpansionName& a, const ExpansionName& b) { return a.id == b.id; }
};

/// What is taken out of a game's box, where it is not what was printed.
struct Box {
    int copies = 1;                      // the tile set that many times, 1 to 200
    std::string tiles_name;              // of the file that replaces the tiles; empty: the printed ones
    std::string tiles_text;              // and its content
    std::map<std::string, int> figures;  // figures of a kind per player, 0 to 30: {"normal", 7}
    int copies_line = 0;
    int tiles_line = 0;
    friend bool operator==(const Box& a, const Box& b) {
        return a.copies == b.copies && a.tiles_name == b.tiles_name && a.tiles_text == b.tiles_text &&
               a.figures == b.figures;
    }
};

struct Config {
    std::string name;                       // the file's name as messages show it; equality leaves it out
    std::vector<std::string> players;       // in turn order; 1 to 6 names, all different (BASE-2)
    std::vector<ExpansionName> expansions;  // a set, sorted by id
    std::map<std::string, std::map<std::string, OptionValue>> options;  // of "base" and of expansions, as written
    Box base;
    std::optional<std::int64_t> seed;  // not negative; the host draws one where the config has none
    int players_line = 0;

    friend bool operator==(const Config& a, const Config& b) {
        return a.players == b.players && a.expansions == b.expansions && a.options == b.options && a.base == b.base &&
               a.seed == b.seed;
    }
};

/// Reads and checks the text of a config. Touches no file, so it is safe for texts of strangers: one that names
/// a tile file must carry its content too, as to_toml writes it.
///
/// Errors: Fault::input with all problems, one a line: "name:line: what" (no TOML: "name:line:column: what");
/// Fault::limit for a text of more than 1 MiB. `rule` is BASE-2 where there are too many players.
[[nodiscard]] Result<Config> parse_config(std::string_view toml, std::string_view name);

/// Reads a config file, and the tile file it may name, whose path starts in the config's folder.
///
/// Errors: as parse_config, and Fault::system for a file that is missing or cannot be read.
[[nodiscard]] Result<Config> load_config(const std::filesystem::path& path);

/// The config as text, complete in itself; parse_config makes an equal config of it. Comments are not kept.
[[nodiscard]] std::string to_toml(const Config& config);

}  // namespace pontlevis
