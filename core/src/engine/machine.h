// A ruleset turned into tables for speed: ports and signatures of every tile type and turn, the turn program,
// traits, layouts. Built once by build_machine(); read-only afterwards.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/layout.h"
#include "engine/plugins.h"
#include "engine/printed.h"
#include "engine/rows.h"
#include "pontlevis/core/game.h"
#include "pontlevis/core/ruleset.h"

namespace pontlevis {

inline constexpr std::uint32_t kMaxFigureKinds = 32;
inline constexpr std::uint8_t kNoSegment = 0xff;

/// The segments of a tile that reach one edge, seen from the tile's centre. kNoSegment where there is none.
struct Port {
    std::uint8_t left = kNoSegment;    // field on the left half
    std::uint8_t right = kNoSegment;   // field on the right half
    std::uint8_t middle = kNoSegment;  // road, river or city
    std::uint8_t second = kNoSegment;  // a second city that shares the edge
};

struct TileMachine {
    std::uint8_t segments = 0;
    std::uint8_t turns = 0;  // bit a turn: turns that do not look like an earlier one
    std::uint16_t surrounded = 0;  // bit a segment: completed by its eight neighbours
    std::array<FeatureRow, kMaxSegments> fresh{};  // of each segment, as long as nothing is joined
    std::array<std::uint16_t, kMaxSegments> cities{};  // of a field: bit a segment
    std::array<std::array<Port, kSides>, 4> ports{};  // [turn][side]
    std::array<std::uint8_t, 4> closes{};  // [turn]: bit a side that shuts what it lies against and joins nothing
    std::array<std::array<std::uint16_t, kSides>, 4> demand{};  // [turn][side]: what it adds to the neighbour's signature
};

/// How features of a kind are finished and paid. All numbers are rules of the base game (BASE table).
struct FeatureTraits {
    bool completes = false;   // can be finished at all
    bool surrounded = false;  // by its eight neighbours, not by closed edges
    std::int16_t rate_complete = 0, rate_final = 0;  // points a unit
    std::int16_t mark_complete = 0, mark_final = 0;  // points a mark
    std::int16_t field_worth = 0;                    // what it is worth to a field beside it, finished
    std::uint32_t welcomes = 0;                      // bit a figure kind that may stand on it
};

struct FigureTraits {
    std::uint32_t stands_on = 0;  // bit a feature kind
    std::uint16_t weight = 0;
    bool meeple = false;
    bool occupies = true;    // nobody else may be placed on its feature
    bool companion = false;  // goes home when no other figure of its owner that is a meeple stands on its feature
    bool offered = true;     // phase 2 offers it by itself
    bool dynamic = false;    // a plugin weighs it
    bool owned = true;       // every seat has its own; else they belong to nobody
    std::uint32_t leaves = 0;  // what stands on a figure: bit a Leaving, when it goes home
};

/// When something that stands on a figure goes home. It always does when its figure does.
enum Leaving : std::uint32_t { kLeavesScored = 1, kLeavesMoved = 2 };

inline constexpr std::int16_t kNeverDrawn = 0x7fff;  // a pool that plugins take tiles from

struct Position;

/// What a step says when it has run.
enum class Flow : std::uint8_t {
    next,  // go on with the step after it
    skip,  // go on with the step it names as `skip`
    ask,   // a decision is due; the step after it runs when it is answered
    stop,  // the game is over
    fail,  // a plugin failed: position.fault says how
    resume,  // go on with the step that head->step names
};

/// A piece of the turn program, one cache line long.
struct alignas(64) Step {
    Flow (*run)(Position&);
    Index skip = 0;  // where Flow::skip leads
    Index actor = kNone;      // a plugin's
    Index anchor = 0;         // where it stands: number in anchors()
    std::string id;  // "tile.draw", or a plugin's "id.step"
};

/// The options of one kind of decision. `count` and `pick` share scratch: pick after count.
struct Question {
    std::uint32_t (*count)(Position&);
    Option (*pick)(Position&, std::uint32_t k);
    void (*list)(Position&, std::vector<Option>&);
    Result<void> (*check)(Position&, const Option&);
    void (*apply)(Position&, const Option&);  // `option` was checked
    Option (*draw)(Position&) = nullptr;      // of chance: an outcome with its likelihood
};

/// Tile types of one pool: they are numbered one after the other.
struct PoolRange {
    std::uint32_t first, last;  // without the last
};

struct Machine {
    std::vector<TileMachine> tiles;
    std::uint32_t edge_kinds = 0;
    std::uint32_t signatures = 0;    // a signature is the sum of side^(edge_kinds + 1) * (edge kind + 1)
    std::vector<bool> together;      // [edge kind * edge kinds + edge kind]: the two lie against each other (BASE-6)
    std::vector<std::uint8_t> fit;   // [tile type * signatures + signature]: bit a turn that fits
    std::vector<std::uint8_t> fit_count;  // how many bits that are; 0 for signature 0, which no open cell has
    std::vector<std::vector<std::uint16_t>> fitting;  // a tile type: the signatures that it fits at all
    std::vector<FeatureTraits> features;
    Printed printed;
    std::vector<FigureTraits> figures;
    std::vector<std::string> edge_names;
    std::vector<Layout> layouts;
    std::vector<Step> program;
    Index part_begin = 0;  // the first step of a part, in the program
    Index tile_source = 0, tile_place = 0, wood_main = 0, turn_end = 0;  // the first step at that anchor
    std::vector<std::string> attributes;  // full names, by bit
    Plugins plugins;
    std::vector<std::vector<Index>> actions_at;  // [anchor]: plugins' actions that join its question
    std::vector<std::int16_t> pool;     // [tile type]: pools are drawn empty in ascending order; kNeverDrawn
    bool pools = false;                 // whether any is not 0
    std::vector<PoolRange> pool_ranges; // in the order in which they are drawn
    std::vector<bool> watched;          // [figure kind * causes + cause]: a veto may concern it
    bool some_must = false;             // some action of a plugin hides others
    bool plain = true;                  // no plugin has a say but in value sheets: the short ways are open
    bool some_do_not_occupy = false;    // some kind of figure stands on features without occupying them
    bool has_riders = false;            // some kind of figure may stand on another
    std::uint32_t companions = 0;       // bit a figure kind
    bool tile_actions = false, wood_actions = false;  // plugins' actions join tile.place, wood.main
    std::uint32_t offered_kinds = 0;  // bit a figure kind that phase 2 offers by itself, each seat its own
    bool special_figures = false;  // some are not offered by phase 2, or do not occupy
    bool some_complete = false;         // a plugin says of some kind when it is complete
    bool some_close = false;            // some tile has edges that shut what they lie against
    bool mixes_kinds = false;           // features of several kinds may meet across an edge, and are not joined
    std::array<const Question*, 4> questions{};  // by Decision::Kind
    std::uint32_t seats = 0, figure_kinds = 0;
    std::vector<Index> first_figure;  // [seat * kinds + kind]: its figures are numbered on from here
    std::vector<std::uint32_t> all_figures;  // of the same rows: bit a figure there is, as in the supply
    std::uint32_t figure_total = 0;
    bool small_board = true;          // the frontier is searched whole; a large one by signatures
    bool two_tile_exception = false;  // BASE-14 as in old printings

    /// Whether tiles of that type are drawn; else only plugins take them.
    [[nodiscard]] bool is_drawn(std::size_t type) const { return pool.empty() || pool[type] != kNeverDrawn; }
    /// Whether functions of plugins take part, so that an option may fail after it was found legal.
    [[nodiscard]] bool may_fail() const { return plugins.may_fail(); }
    /// Whether a veto may concern where a kind of figure stands for a cause.
    [[nodiscard]] bool watches(std::uint32_t kind, std::uint32_t cause) const { return watched[kind * plugins.causes.size() + cause]; }
    [[nodiscard]] std::uint8_t fits(Index type, std::uint16_t signature) const {
        return fit[type * signatures + signature];
    }
};

/// Builds the tables of `rules`, whose public data are complete; functions of plugins are bound afterwards, then
/// make_program() completes it.
/// Errors: Fault::limit if the tiles need more rows, segments or edge kinds than the engine holds.
Result<std::unique_ptr<Machine>> build_machine(const Ruleset& rules, Plugins plugins);

}  // namespace pontlevis
