// The functions of plugins as rows: what each is asked about, and who it belongs to. compose/ fills them;
// nothing here knows a plugin by name. How they are called: call.h; which point is called where: docs/hooks.md.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/name_table.h"
#include "engine/rows.h"
#include "pontlevis/sdk/abi.h"

namespace pontlevis {

/// What all functions of one plugin are given.
struct PluginContext {
    std::string id;
    std::vector<std::string> option_names;
    std::vector<std::string> texts;  // of the text options, by option
    std::vector<plv_value> values;
    std::vector<const char*> name_pointers;
    plv_call call{};  // what is the same in all calls of them: see calls.h
};

/// What a function is asked about: all of it must match. What is looked at every turn comes first.
struct Filter {
    std::uint32_t standing = 0;       // bit a figure kind: one of them stands somewhere; 0: any
    std::uint32_t supply = 0;         // bit a figure kind: whose turn it is has one in supply, or nobody has; 0: any
    std::uint32_t extends = 0;        // bit a figure kind: whose turn it is has one on a feature of the tile laid last; 0: any
    std::uint32_t together[2] = {};   // bit a figure kind: one of these and one of those stand on the same feature; 0: any
    bool first_turn = false;          // of the game, only
    std::uint16_t attributes = 0;     // the feature has one of these; 0: any
    std::vector<bool> types;          // of tiles, by number: in hand, or laid; empty: any
    std::uint32_t kinds = ~0u;        // bit a feature kind
    std::uint32_t figures = ~0u;      // bit a figure kind
    std::uint32_t modes = ~0u;        // bit a mode of scoring
    std::uint64_t causes = ~0ull;     // bit a cause
    std::vector<bool> actions;        // by number; empty: any
};

/// A function of a plugin that reads the game and answers.
struct Handler {
    Filter filter;
    plv_function function{};
    const PluginContext* plugin = nullptr;
    std::string name = {};  // "lakes-and-mills.mill_value"
    std::string rule = {};  // "LM-4"
};

/// A pair of functions that changes the game and may ask: a step, action, fate or reaction.
struct Actor {
    Filter filter;
    plv_run_fn run = nullptr;
    plv_options_fn options = nullptr;  // null: it asks nothing
    const PluginContext* plugin = nullptr;
    std::string name = {};
    std::string rule = {};
};

/// What decides a fate, or who.
enum class FateDecider : std::uint8_t { owner, sole_owner, active };

struct Fate {
    Index actor;
    bool forced = false;  // taken without being asked, where it has an option
    FateDecider decider = FateDecider::owner;
};

/// An action of a plugin, by number of action less the base game's.
struct PluginAction {
    Index actor = kNone;       // kNone: only steps and fates of its plugin offer it
    std::uint64_t anchors = 0; // bit an anchor: whose question it joins
    bool keeps = false;        // the question is asked again after it
    bool armed = false;        // offered only to seats for whom it is armed
    bool must = false;         // where it is offered, all that is not `must` is hidden
};

/// Points whose reactions are queued.
enum class Moment : std::uint8_t { tile_laid, figure_arrived, figure_left, points_changed, score_done, count };

/// Which base rules bind a cause, and what it is like.
struct CauseTraits {
    std::string name;  // "place", "lakes.wash"
    bool kind = true, placed_tile = false, incomplete = false, unoccupied = false;
    std::uint32_t tags = 0;  // bit a CauseTag
};

/// How entries of a mode are counted and what happens to their figures.
struct ModeTraits {
    std::string name;
    bool complete = false;   // the rates of completed features, else the final ones
    bool everyone = false;   // whoever stands there owns it; else the majority
    bool lifts = false;      // its figures leave
    bool fates = false;      // and have a fate; else they go home
};

enum class ColumnOf : std::uint8_t { game, player, tile, segment, figure, count };
enum class Fold : std::uint8_t { none, any, all, sum, min, max };

/// A column of a plugin: a number in every row of a table.
struct Column {
    const PluginContext* plugin = nullptr;
    std::string name;  // "lakes.depth"
    ColumnOf of = ColumnOf::game;
    Fold fold = Fold::none;
    std::uint8_t bytes = 4;  // 1, 2 or 4
    bool is_signed = true;
    std::uint16_t offset = 0;       // in the row's plugin part
    std::uint32_t reset = 0;        // of figures: bit a CauseTag that sets it to 0
    enum Visible : std::uint8_t { all, owner, none } visible = all;
};

/// A place that figures stand on beside the board.
struct PlaceKind {
    std::string name;
    ColumnOf per = ColumnOf::game;
    std::uint32_t capacity = 255;  // figures on each
};

/// A rule of the base game that a plugin answers.
enum class RuleName : std::uint8_t { next_player, game_over, complete, units, occupied, count };

/// All that plugins bring to a ruleset.
struct Plugins {
    std::vector<std::unique_ptr<PluginContext>> contexts;
    std::vector<Actor> actors;
    std::vector<PluginAction> actions;
    std::vector<Fate> fates;                                       // in order
    std::vector<Index> reactions[static_cast<int>(Moment::count)];  // actors, in order
    std::vector<Handler> sheets;
    std::vector<Handler> stand, fit, options;  // vetoes: figure.stand, tile.fit, option.offered
    std::vector<Handler> owners;
    std::vector<Index> entries, bonuses, awards;  // actors: score.set, score.bonus, final.award
    std::vector<Handler> weights;                 // of kinds with a dynamic weight: by filter.figures
    std::vector<Handler> rules[static_cast<int>(RuleName::count)];  // at most one a feature kind
    std::vector<CauseTraits> causes;
    std::vector<ModeTraits> modes;
    std::vector<Column> columns;
    std::vector<PlaceKind> places;  // numbered from PLV_PLACE_FIRST_DECLARED on
    std::uint16_t column_bytes[static_cast<int>(ColumnOf::count)] = {};  // of one row
    std::vector<std::string> traits;             // names, by number
    std::vector<std::int32_t> trait_values;      // [trait * figure kinds + kind]
    std::vector<std::uint32_t> trait_kinds;      // [trait]: bit a figure kind for which it is not 0
    NameTable numbers;
    /// Completed features where nobody stands are entries where a filter of this list lets them through: of who looks at
    /// entries without figures. One that is as declared lets all through.
    std::vector<Filter> looked_at;

    /// Whether any function of a plugin is called, which may fail.
    [[nodiscard]] bool may_fail() const {
        for (const std::vector<Handler>& named : rules)
            if (!named.empty()) return true;
        return !actors.empty() || !sheets.empty() || !stand.empty() || !fit.empty() || !options.empty() || !owners.empty() || !weights.empty();
    }
};

/// Tags of causes, and of what resets a column; a closed list.
enum CauseTag : std::uint32_t {
    kTagPlace = 1, kTagMove = 2, kTagEnter = 4, kTagReturn = 8, kTagRemove = 16, kTagDirect = 32, kTagScored = 64,
    kTagForced = 128, kTagChosen = 256, kTagPaid = 512
};

/// The base game's causes, by number.
enum : std::uint32_t { kCausePlace, kCauseScored, kCauseAlone, kBaseCauses };

}  // namespace pontlevis
