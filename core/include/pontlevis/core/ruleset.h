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
#include "pontlevis/core/glyph.h"
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
    std::string name;              // "normal"
    std::uint32_t stands_on = 0;   // bit a feature kind
    std::uint16_t weight = 0;      // for the majority (BASE-15); where it is not dynamic
    std::uint8_t per_seat = 0;     // how many every player has
    std::uint8_t per_game = 0;     // how many belong to nobody: then per_seat is 0
    std::uint8_t reserve = 0;      // of them, those with the highest numbers begin out of the game
    bool offered = true;           // phase 2 offers it by itself
    bool dynamic_weight = false;   // a plugin says its weight
    bool meeple = false, occupies = false, companion = false;  // traits
    bool owned = true;             // by players
    bool leaves_scored = false, leaves_moved = false;  // what stands on a figure: it goes home when that is scored, moved
    Glyph glyph = {};              // how pictures show it
};

struct FeatureKindInfo {
    enum class Completes : std::uint8_t { closed, surrounded, never };
    std::string name;  // "road", "lakes-and-mills.shore"
    Completes completes = Completes::closed;
    std::int16_t complete = 0, final = 0;            // points a unit, when it is completed and at the end
    std::int16_t mark_complete = 0, mark_final = 0;  // points a pennant
    std::int16_t field_worth = 0;                    // what it is worth, completed, to a field beside it
    Glyph glyph = {};                                // how pictures show it
};

/// A kind of edges about which a plugin says more than that it fits itself.
struct EdgeKindInfo {
    std::string name;               // "lakes-and-mills.shore"
    std::vector<std::string> fits;  // what it lies against beside itself; "*": anything
    bool closes = false;            // what it lies against is closed there, and joined to nothing
    bool hole = false;              // the tile needs neighbours on all four sides
};

/// Tiles that are drawn together. They are in no pool, which is the bag, with order 0; or in a plugin's.
struct PoolInfo {
    std::string name;  // "lakes-and-mills.river"
    int order = 0;     // pools are drawn empty in ascending order
    bool drawn = true; // false: only plugins take tiles from it
};

/// A tile that lies on the table before the first turn.
struct StartTile {
    std::uint16_t type = 0;
    Cell cell;
    Turns turns = 0;
};

/// A scoring, the base game's or a plugin's.
struct ModeInfo {
    std::string name;       // "complete", "final", "now", "lakes-and-mills.flood"
    bool complete = false;  // whether what is completed is worth counts, or what counts at the end
    bool everyone = false;  // whether all who stand there own it, or those with the most
};

/// A place of a plugin that figures stand on beside the board.
struct PlaceInfo {
    enum class Per : std::uint8_t { game, player, tile };
    std::string name;  // "lakes-and-mills.shore"
    Per per = Per::game;
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
    FilterDecl filter = {};  // it is left out of a turn unless that matches
};

/// One step of the turn, the base game's own or a plugin's, and why it stands there.
struct TurnLine {
    std::string anchor, id;
    std::string by;  // "base", or a plugin's id
    std::string rule, reason;
    FilterDecl filter = {};  // as of the plugin's StepLine
};

/// One function of a plugin that the engine asks, and what it lets through to it.
struct HandlerLine {
    std::string point;  // "score.sheet"
    std::string id;     // "lakes-and-mills.mill_value"
    std::string rule;   // "LM-4"
    FilterDecl filter;
    std::string reason = {};  // of reactions: why it stands there among them
};

/// One fate that a scored figure may have, in the order in which they are asked.
struct FateLine {
    std::string id;
    bool forced = false;
    std::string decider;  // "owner", "sole-owner", "active"
    std::string rule;
    FilterDecl filter;
    std::string reason;
};

/// One action of a plugin, and which questions of the turn it joins.
struct ActionLine {
    std::string id;
    std::vector<std::string> at;  // anchors; empty: only its plugin's functions offer it
    std::string rule;
    bool keeps = false, armed = false, must = false;
    FilterDecl filter = {};  // it joins them only while that matches
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
    std::vector<std::uint32_t> copies;  // in the bag or a pool at the start, a tile type (start tiles excluded)
    std::vector<StartTile> start;       // laid in this order before the first turn, the first at (0,0) (BASE-3)
    std::uint16_t start_tile = 0;       // the type of the first of them
    std::vector<PoolInfo> pools;        // of plugins, by order, those that are never drawn last; tile types stand in that order, too
    std::vector<FigureKindInfo> figure_kinds;
    std::vector<FeatureKindInfo> feature_kinds;
    std::vector<EdgeKindInfo> edge_kinds;
    std::vector<ActionInfo> actions;
    std::vector<ModeInfo> modes;    // by number, `Mode` first
    std::vector<PlaceInfo> places;  // numbered from PLV_PLACE_FIRST_DECLARED on
    ExpansionInfo base;                     // the base game as a part of the rules, like any expansion
    std::vector<ExpansionInfo> expansions;  // sorted by id
    std::vector<std::string> attributes;    // in full, "lakes-and-mills.mill": those that filters name, other ones of segments, of tiles
    /// Of attributes that have one, by full name; behind it, for some of its marks only, "=" and the word that the mark
    /// carries, or "complete" where the segment that it points at is.
    std::map<std::string, Glyph> glyphs;
    std::vector<TraitLine> traits;          // sorted by kind and trait
    std::vector<StepLine> steps;            // of plugins, in the order in which they run
    std::vector<TurnLine> turn;             // the whole turn program, anchor by anchor
    std::vector<HandlerLine> handlers;      // that are asked: by plugin, as their manifests list them; reactions last, in order
    std::vector<FateLine> fates;
    std::vector<ActionLine> plugin_actions;
    std::vector<std::string> notes;         // what a player may want to know: marks without a meaning, overruled orders
    std::vector<std::string> ambiguities;   // pairs of steps that only their ids put in order

    /// Two rulesets with the same digest play the same game: rules, tiles, options and seats' number, in hex.
    [[nodiscard]] const std::string& digest() const { return digest_; }
    /// Hash of the binaries that play: this library's version and every plugin's library.
    [[nodiscard]] const std::string& build_digest() const { return build_digest_; }
    /// Tiles that can be drawn in the course of a game.
    [[nodiscard]] std::uint32_t tiles_in_bag() const;
    /// Copies of a tile type in the box: in the bag or a pool, and at the start.
    [[nodiscard]] std::uint32_t in_box(std::size_t type) const;
    /// The pool of a tile type, or null if it is in the bag.
    [[nodiscard]] const PoolInfo* pool_of(std::size_t type) const;
    [[nodiscard]] const Machine& machine() const { return *machine_; }

private:
    Ruleset();
    std::string digest_, build_digest_;
    std::unique_ptr<const Machine> machine_;
};

}  // namespace pontlevis
