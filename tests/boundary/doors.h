// What the tests of the doors have in common: the invented expansions are found, and their memory can be read.
#pragma once

#include <algorithm>

#include "engine/columns.h"
#include "engine/position.h"
#include "kit/bundled.h"
#include "kit/catch.h"
#include "kit/must.h"
#include "kit/scenario.h"
#include "pontlevis/core/text.h"
#include "pontlevis/core/verify.h"

namespace pontlevis::kit {

inline const bool kDoorsAreFound = (also_plugins_in(PONTLEVIS_DOOR_PLUGINS), true);

inline const Column& column_named(const Game& game, std::string_view name) {
    const auto& columns = game.position().machine.plugins.columns;
    const auto found = std::ranges::find(columns, name, &Column::name);
    if (found == columns.end()) FAIL("no column is named " << name);
    return *found;
}

/// A cell of a plugin's column.
inline int memory(const Scenario& game, std::string_view column, std::uint32_t row = 0) {
    return read_column(game.game().position(), column_named(game.game(), column), row);
}

/// A column of segments over the feature of a segment.
inline int folded(const Scenario& game, std::string_view column, std::uint32_t segment) {
    return fold_column(game.game().position(), column_named(game.game(), column), segment);
}

/// The segment with that id on the tile at a cell.
inline std::uint32_t segment_at(const Scenario& game, Cell cell, std::string_view id) {
    const auto number = game.game().tile_at(cell);
    if (!number) FAIL("no tile lies there");
    const TileView tile = game.game().tile(*number);
    const auto& segments = game.game().rules().tiles[tile.type].segments;
    const auto found = std::ranges::find(segments, id, &SegmentType::id);
    if (found == segments.end()) FAIL("the tile has no " << id);
    return tile.first_segment + static_cast<std::uint32_t>(found - segments.begin());
}

/// Whether two segments belong to one feature.
inline bool are_one(const Scenario& game, std::uint32_t a, std::uint32_t b) { return game.game().feature_of(a) == game.game().feature_of(b); }

/// "on road1 of ..." of a player's figure, counted from 1; "supply", ...
inline std::string whereabouts(const Scenario& game, char seat, std::string_view kind, std::uint32_t number = 1) {
    const Ruleset& rules = game.game().rules();
    const std::uint8_t owner = seat == '-' ? Decision::kChance : static_cast<std::uint8_t>(seat - 'A');
    for (std::uint32_t i = 0; i < game.game().figures(); ++i) {
        const FigureView figure = game.game().figure(i);
        if (figure.seat == owner && rules.figure_kinds[figure.kind].name == kind && --number == 0) return location_text(game.game(), figure.where);
    }
    FAIL(seat << " has no such figure: " << kind);
    return {};
}

/// Declines what is asked until `name` asks: a step or fate, or an anchor where actions are offered.
inline void decline_until(Scenario& game, std::string_view name) {
    for (int times = 0; game.asked() != name; ++times) {
        if (times == 20 || game.game().decision().is_chance()) FAIL(name << " does not ask");
        game.step("pass");
    }
}

/// Whether that option, as text.h writes it, is one of the answers to the decision at hand.
inline bool is_offered(Scenario& game, std::string_view words) {
    return ("; " + game.choices() + ";").find("; " + std::string(words) + ";") != std::string::npos;
}

/// The state is what the tiles and figures on the table make of it.
inline void check_verified(const Scenario& game) {
    for (const std::string& finding : verify(game.game(), {.whole_box = false})) FAIL_CHECK(finding);
}

}  // namespace pontlevis::kit
