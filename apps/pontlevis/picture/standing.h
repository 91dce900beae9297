// Where on the board what stands: from locations of the game to points of the picture. Each that is asked for takes
// its place, so that the next one stands beside it.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "pontlevis/core/game.h"
#include "tile_plan.h"

namespace pontlevis::picture {

inline constexpr double kMargin = 26;  // round the board, for the numbers of columns and rows

class Standing {
public:
    /// `north_west` is the first cell of the picture.
    Standing(const Game& game, Cell north_west);

    [[nodiscard]] static bool is_on_board(Location where);

    struct Spot {
        Point at;
        bool on_ground = false;
        bool on_figure = false;
    };
    /// The next free place there; nothing for a location that is not on the board.
    std::optional<Spot> next(Location where);
    /// The same for a figure, which others may stand on from then on.
    std::optional<Spot> put(const FigureView& figure);
    /// Where a figure was put.
    [[nodiscard]] std::optional<Spot> spot_of(std::uint32_t figure) const;

    /// The north-west corner of a cell.
    [[nodiscard]] Point corner(Cell cell) const;
    /// Of each type of tile that lies on the table.
    [[nodiscard]] const std::map<std::uint16_t, TilePlan>& plans() const { return plans_; }
    [[nodiscard]] const TilePlan& plan(std::uint32_t tile) const { return plans_.at(game_.tile(tile).type); }

private:
    Spot on_segment(std::uint32_t segment);
    Spot on_tile(std::uint32_t tile, double others);
    std::optional<Spot> on_figure(std::uint32_t figure, double others) const;

    const Game& game_;
    Cell north_west_;
    std::map<std::uint16_t, TilePlan> plans_;
    std::vector<std::vector<Taken>> taken_;                // a tile on the table
    std::map<Location, std::uint32_t> before_;  // how many stand there that take no place of their own
    std::map<std::uint32_t, Spot> figures_;
};

/// "red normal 3 on road1 of base/ffrr-curve at (1,0)"
[[nodiscard]] std::string figure_title(const Game& game, const FigureView& figure);

}  // namespace pontlevis::picture
