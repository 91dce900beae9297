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
    std::array<std::array<std::uint16_t, kSides>, 4> demand{};  // [turn][side]: what it adds to the neighbour's signature
};

/// How features of a kind are finished and paid. All numbers are rules of the base game (BASE table).
struct FeatureTraits {
    bool completes = false;   // can be finished at all
    bool surrounded = false;  // by its eight neighbours, not by closed edges
    std::int16_t rate_complete = 0, rate_final = 0;  // points a unit
    std::int16_t mark_complete = 0, mark_final = 0;  // points a mark
    std::int16_t field_worth = 0;                    // what it is worth to a field beside it, finished
};

struct FigureTraits {
    std::uint32_t stands_on = 0;  // bit a feature kind
    std::uint16_t weight = 0;
};

struct Position;

/// What a step says when it has run.
enum class Flow : std::uint8_t {
    next,  // go on with the step after it
    skip,  // go on with the step it names as `skip`
    ask,   // a decision is due; the step after it runs when it is answered
    stop,  // the game is over
    fail,  // a plugin failed: position.fault says how
};

/// A piece of the turn program.
struct Step {
    std::string id;  // "tile.draw", or a plugin's "id.step"
    Flow (*run)(Position&);
    Index skip = 0;  // where Flow::skip leads
    const PluginStep* plugin = nullptr;
    const char* anchor = "";  // where it stands; for people
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

struct Machine {
    std::vector<TileMachine> tiles;
    std::uint32_t edge_kinds = 0;
    std::uint32_t signatures = 0;    // a signature is the sum of side^(edge_kinds + 1) * (edge kind + 1)
    std::vector<std::uint8_t> fit;   // [tile type * signatures + signature]: bit a turn that fits
    std::vector<std::uint8_t> fit_count;  // how many bits that are; 0 for signature 0, which no open cell has
    std::vector<std::vector<std::uint16_t>> fitting;  // a tile type: the signatures that it fits at all
    std::vector<FeatureTraits> features;
    std::vector<FigureTraits> figures;
    std::vector<std::string> edge_names;
    std::vector<Layout> layouts;
    std::vector<Step> program;
    std::vector<std::string> attributes;  // full names, by bit
    std::vector<std::unique_ptr<PluginContext>> contexts;
    std::vector<SheetHandler> sheet_handlers;
    std::vector<std::unique_ptr<PluginStep>> plugin_steps;
    std::array<const Question*, 3> questions{};  // by Decision::Kind
    std::uint32_t seats = 0, figure_kinds = 0;
    std::vector<Index> first_figure;  // [seat * kinds + kind]: its figures are numbered on from here
    std::uint32_t figure_total = 0;
    bool small_board = true;          // the frontier is searched whole; a large one by signatures
    bool two_tile_exception = false;  // BASE-14 as in old printings

    /// Whether functions of plugins take part, so that an option may fail after it was found legal.
    [[nodiscard]] bool may_fail() const { return !sheet_handlers.empty() || !plugin_steps.empty(); }
    [[nodiscard]] std::uint8_t fits(Index type, std::uint16_t signature) const {
        return fit[type * signatures + signature];
    }
};

/// Builds the tables of `rules`, whose public data are complete; functions of plugins are bound afterwards, then
/// make_program() completes it.
/// Errors: Fault::limit if the tiles need more rows, segments or edge kinds than the engine holds.
Result<std::unique_ptr<Machine>> build_machine(const Ruleset& rules);

}  // namespace pontlevis
