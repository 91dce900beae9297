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

/// What is taken out of the box of the base game or an expansion, where it is not all that was printed. Which
/// elements, editions and kinds of figures there are is for Ruleset::compose to say.
struct Box {
    int copies = 1;          // the tile set that many times, 1 to 200
    bool tiles = true;       // false: its rules without its tiles
    bool rules = true;       // false: its tiles without its rules; the base game's are always there
    std::string tiles_name;  // of the file that replaces the tiles; empty: the printed ones
    std::string tiles_text;  // and its content
    std::string edition;     // an expansion's printing; empty: nothing is said. The base game's is an option
    std::optional<std::vector<std::string>> elements;  // an expansion's parts that are on, sorted
    std::map<std::string, int> figures;                // of a kind per player, 0 to 30: {"normal", 7}

    int copies_line = 0;  // of the key, as all below
    int tiles_line = 0;
    int rules_line = 0;
    int edition_line = 0;
    int elements_line = 0;
    int figures_line = 0;

    friend bool operator==(const Box& a, const Box& b) {
        return a.copies == b.copies && a.tiles == b.tiles && a.rules == b.rules && a.tiles_name == b.tiles_name &&
               a.tiles_text == b.tiles_text && a.edition == b.edition && a.elements == b.elements &&
               a.figures == b.figures;
    }
};

/// Steps that run one after the other where several stand at the same place of the turn: ids, "mills.turn", or
/// tags, "#drive". Two or more, all different.
struct StepOrder {
    std::vector<std::string> steps;
    int line = 0;
    friend bool operator==(const StepOrder& a, const StepOrder& b) { return a.steps == b.steps; }
};

struct Config {
    std::string name;                       // the file's name as messages show it; equality leaves it out
    std::vector<std::string> players;       // in turn order; 1 to 6 names, all different (BASE-2)
    std::vector<ExpansionName> expansions;  // a set, sorted by id
    std::vector<StepOrder> order;           // a set, sorted by steps
    std::map<std::string, std::map<std::string, OptionValue>> options;  // of "base" and of expansions, as written
    std::map<std::string, Box> boxes;  // of "base" and of expansions; none that is as printed
    std::optional<std::int64_t> seed;  // not negative; the host draws one where the config has none
    std::string start;  // whose tiles lie on the table at the start, where several have some: "base" or an expansion
    int players_line = 0;
    int start_line = 0;

    /// The box of "base" or of an expansion; one as printed where the config is silent.
    [[nodiscard]] const Box& box(std::string_view owner) const;

    friend bool operator==(const Config& a, const Config& b) {
        return a.players == b.players && a.expansions == b.expansions && a.order == b.order && a.options == b.options &&
               a.boxes == b.boxes && a.seed == b.seed && a.start == b.start;
    }
};

/// Reads and checks the text of a config. Touches no file, so it is safe for texts of strangers: one that names
/// a tile file must carry its content too, as to_toml writes it.
///
/// Errors: Fault::input with all problems, one a line: "name:line: what" (no TOML: "name:line:column: what");
/// Fault::limit for a text of more than 1 MiB. `rule` is BASE-2 where there are too many players.
[[nodiscard]] Result<Config> parse_config(std::string_view toml, std::string_view name);

/// Reads a config file, and the tile files it may name, whose paths start in the config's folder.
///
/// Errors: as parse_config, and Fault::system for a file that is missing or cannot be read.
[[nodiscard]] Result<Config> load_config(const std::filesystem::path& path);

/// The config as text, complete in itself; parse_config makes an equal config of it. Comments are not kept.
[[nodiscard]] std::string to_toml(const Config& config);

}  // namespace pontlevis
