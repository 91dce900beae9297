// What lies on the table around one feature, for those who explain.
#pragma once

#include <string>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis::program {

/// The cells in which a feature has tiles, in the order of laying.
[[nodiscard]] std::vector<Cell> tiles_of(const Game& game, std::uint32_t feature);

/// The tile at `centre` and those around it.
[[nodiscard]] std::vector<Cell> tiles_around(const Game& game, Cell centre);

/// The completed cities that a field borders, each by its first segment, ascending.
[[nodiscard]] std::vector<std::uint32_t> finished_cities(const Game& game, std::uint32_t field);

/// All figures on the table.
[[nodiscard]] std::vector<FigureView> figures_of(const Game& game);

/// Those that stand on a feature.
[[nodiscard]] std::vector<FigureView> figures_on(const Game& game, std::uint32_t feature);

/// "road, 3 tiles, 1 open", "city, 4 tiles, 1 pennant, finished", "field, 7 tiles, 2 finished cities"
[[nodiscard]] std::string feature_text(const Game& game, std::uint32_t feature);

/// "on road1 at (3,1)", "on the nw corner of (3,1)", "on red's normal 2"
[[nodiscard]] std::string standing_text(const Game& game, const FigureView& figure);

/// "red's normal on road1 at (3,1)"
[[nodiscard]] std::string figure_text(const Game& game, const FigureView& figure);

}  // namespace pontlevis::program
