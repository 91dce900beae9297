// A whole picture as SVG: the board of a game and, beside it, whose it is and what everything means. Drawn from the
// topology of the tiles; the same game gives the same text everywhere.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis::picture {

/// A figure that has left with the last move.
struct GoneFigure {
    std::uint8_t seat = 0, kind = 0;
    Location where = 0;
};

/// What is to be drawn.
struct Moment {
    const Game* game = nullptr;
    std::string title;              // "game.jsonl"
    std::string subtitle;           // "after decision 57 of 180"
    std::vector<std::string> told;  // the last turn in words
    std::optional<Cell> last_tile;
    std::vector<Location> last_figures;  // where figures came to in it
    std::vector<GoneFigure> gone;
    std::vector<Option> places;  // shown as places; empty: none
};

/// How much room a picture takes: cells from one corner to the other, both included, and the panel beside them.
struct Frame {
    Cell north_west, south_east;
    double panel_height = 0;

    void include(Cell cell);
    void include(const Frame& other);
};
[[nodiscard]] Frame frame_of(const Moment& moment);

/// Draws a moment. `frame` has room for its own; a larger one gives several moments pictures of one size.
[[nodiscard]] std::string board_picture(const Moment& moment, const Frame& frame);

}  // namespace pontlevis::picture
