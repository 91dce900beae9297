// What a table plays by: composed once from a configuration, immutable, shared by all games and threads.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/catalog.h"
#include "pontlevis/core/config.h"
#include "pontlevis/core/option.h"
#include "pontlevis/core/result.h"
#include "pontlevis/core/tiles.h"

namespace pontlevis {

struct Machine;  // the engine's own tables; hosts do not see them

/// The base game's feature kinds; a ruleset may have more.
enum class FeatureKind : std::uint8_t { field, road, city, monastery, garden };

struct ActionInfo {
    std::string name;  // as in saves: "place-tile"
    std::array<Operand, 3> operands{};
    bool turns = false;  // the option's `turn` matters
};

struct FigureKindInfo {
    std::string name;         // "normal"
    std::uint32_t stands_on;  // bit a feature kind
    std::uint16_t weight;     // for the majority (BASE-15)
    std::uint8_t per_seat;    // how many every player has
};

struct FeatureKindInfo {
    std::string name;  // "road"
};

/// An expansion that takes part; the base game, too.
struct ExpansionInfo {
    std::string id;
    std::string version;                       // "1.0.0"; of the base game, the engine's
    std::map<std::string, std::string> names;  // by language; "en" is there
    std::string file;                          // its manifest
    std::vector<std::string> elements;         // that are on
    std::map<std::string, std::string> options;  // with their values, as a config writes them
    bool rules = true;                         // false: only its tiles are used
    std::string edition;                       // of its tiles; empty without tiles
    std::uint32_t tiles = 0;                   // how many it brings
    std::string digest;                        // of its rules and tiles; parts of the same digest play alike
    std::string build;                         // hash of its library; empty without code
};

/// Who spoke about a trait: "yes", "denied", "2"; the base game's word has no line.
struct TraitSource {
    std::string by, file;
    int line = 0;
    std::string words;
};

/// One row of the merged trait table, with who said what, for people.
struct TraitLine {
    std::string kind, trait, value, words;
    std::vector<TraitSource> said;
};

/// One step that a plugin adds to the turn, in the order in which they run.
struct StepLine {
    std::string id, anchor, rule, reason;
};

/// One step of the turn, the base game's own or a plugin's, and why it stands there.
struct TurnLine {
    std::string anchor, id;
    std::string by;  // "base", or a plugin's id
    std::string rule, reason;
};

/// One function of a plugin that the engine asks, and what it lets through to it.
struct HandlerLine {
    std::string point;  // "score.sheet"
    std::string id;     // "lakes-and-mills.mill_value"
    std::string rule;   // "LM-4"
    std::vector<std::string> kinds;  // of features; empty: any
    std::string attribute;           // in full; empty: any
    std::vector<std::string> modes;  // "complete", "final"; empty: any
};

/// One immutable set of rules, tiles, figures and seats.
///
/// Threads: safe to share; every Game holds a shared pointer to it.
class Ruleset {
public:
    /// Composes the rules that `config` asks for.
    ///
    /// Errors: Fault::rules (or input, for a tile file) with every problem found, one a line, each naming the
    /// config's file and line, what was found, what exists and what to do.
    [[nodiscard]] static Result<std::shared_ptr<const Ruleset>> compose(const Config& config, const Catalog& catalog);

    /// The same where nothing is installed: the base game alone.
    [[nodiscard]] static Result<std::shared_ptr<const Ruleset>> compose(const Config& config);

    ~Ruleset();
    Ruleset(const Ruleset&) = delete;
    Ruleset& operator=(const Ruleset&) = delete;

    Config config;
    std::string edition;             // "C1", "C2", "C3"
    bool fields = true;              // BASE-4
    int two_tile_city = 4;           // BASE-14
    std::vector<std::string> seats;  // names, in turn order
    std::vector<TileType> tiles;     // tile types by number; only those with copies in this edition
    std::vector<std::uint32_t> copies;  // in the bag at the start, a tile type (start tile excluded)
    std::uint16_t start_tile = 0;       // laid at (0,0) before the first turn (BASE-3)
    std::vector<FigureKindInfo> figure_kinds;
    std::vector<FeatureKindInfo> feature_kinds;
    std::vector<ActionInfo> actions;
    ExpansionInfo base;                     // the base game as a part of the rules, like any expansion
    std::vector<ExpansionInfo> expansions;  // sorted by id
    std::vector<std::string> attributes;    // of segments, in full: "lakes-and-mills.mill"
    std::vector<TraitLine> traits;          // sorted by kind and trait
    std::vector<StepLine> steps;            // of plugins, in the order in which they run
    std::vector<TurnLine> turn;             // the whole turn program, anchor by anchor
    std::vector<HandlerLine> handlers;      // that are asked: by plugin, as their manifests list them
    std::vector<std::string> notes;         // what a player may want to know: marks without a meaning, overruled orders
    std::vector<std::string> ambiguities;   // pairs of steps that only their ids put in order

    /// Two rulesets with the same digest play the same game: rules, tiles, options and seats' number, in hex.
    [[nodiscard]] const std::string& digest() const { return digest_; }
    /// Hash of the binaries that play: this library's version and every plugin's library.
    [[nodiscard]] const std::string& build_digest() const { return build_digest_; }
    [[nodiscard]] std::uint32_t tiles_in_bag() const;
    [[nodiscard]] const Machine& machine() const { return *machine_; }

private:
    Ruleset();
    std::string digest_, build_digest_;
    std::unique_ptr<const Machine> machine_;
};

}  // namespace pontlevis
