// Which part of the board is shown: around the last tile, unless somebody scrolls.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "board_picture.h"

namespace pontlevis::program {

class View {
public:
    /// So many cells at most. The next window is where the last one was, or around the last tile after centre().
    void resize(int columns, int rows);

    void centre() { right_ = down_ = 0; }
    void scroll(const Game& game, int right, int down);
    /// Moves as little as it takes to show the cell.
    void show(const Game& game, Cell cell);

    /// Around the last tile, moved by what was scrolled. Of a board that is smaller all is shown, and no more.
    [[nodiscard]] Window window(const Game& game) const;

    /// Tiles laid since the last call of looked(), at least the last one.
    [[nodiscard]] std::vector<Cell> fresh(const Game& game) const;
    void looked(const Game& game) { seen_ = game.tiles_laid(); }

private:
    int columns_ = 1, rows_ = 1;
    int right_ = 0, down_ = 0;           // scrolled, in cells
    std::optional<std::uint32_t> seen_;  // tiles
};

}  // namespace pontlevis::program
