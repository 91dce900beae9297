// Scoring in passes: an entry for each thing that is scored, its majority and its value sheet, payment, and
// the return of figures. During the game and at its end the same passes run (BASE-13 to BASE-19).
#pragma once

#include <array>
#include <cstdint>

#include "engine/rows.h"
#include "pontlevis/core/event.h"
#include "pontlevis/sdk/abi.h"

namespace pontlevis {

struct Position;

/// What an entry is worth. Sums only, so that the order of contributions never matters:
/// points = ceil(((is_void ? 0 : rate_unit * units + rate_mark * marks) + add) * num / den) + extra.
struct Sheet {
    std::int64_t rate_unit = 0;
    std::int64_t rate_mark = 0;
    std::int64_t add = 0;
    std::int64_t extra = 0;
    std::int64_t num = 1;
    std::int64_t den = 1;
    std::array<std::int32_t, kMaxSeats> extra_for{};  // for one owner only
    bool is_void = false;
};

[[nodiscard]] std::int32_t value_of(const Sheet& sheet, std::int32_t units, std::int32_t marks);

/// Adds what a handler said. False if it is out of bounds: a sheet that no rule could mean.
[[nodiscard]] bool add_to_sheet(Sheet& sheet, const plv_sheet& said);

/// Adds an entry for the feature of `segment` unless it has one in this pass.
void add_entry(Position& position, Index segment, std::uint8_t mode);
inline void add_entry(Position& position, Index segment, Mode mode) { add_entry(position, segment, static_cast<std::uint8_t>(mode)); }

/// Majority, units and value of every entry from `first` on. False if a plugin's handler failed.
[[nodiscard]] bool count_entries(Position& position, Index first = 0);

/// Pays the owners of every entry from `first` on, and what plugins add to it. False if one of them failed.
[[nodiscard]] bool pay_entries(Position& position, Index first = 0);

/// What stands on the figures of the entries leaves, if it does when they are scored.
void strip_figures(Position& position, Index first = 0);

/// Takes all figures of the entries' features off the board, into limbo.
void lift_figures(Position& position, Index first = 0);

/// What belongs to nobody has no fate, and leaves limbo before anybody is asked about his figures.
void return_unowned(Position& position);

/// Figures in limbo return to their owners' supply (BASE-16).
void return_figures(Position& position, Index first = 0);

/// Scores one feature at once, outside the scoring step. False if a plugin failed.
[[nodiscard]] bool score_at_once(Position& position, Index segment, std::uint8_t mode);

/// An award or payment as it is logged.
void change_points(Position& position, std::uint32_t seat, std::int32_t points, const char* rule, const char* who);

}  // namespace pontlevis
