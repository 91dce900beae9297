#include "window.h"

#include <algorithm>

namespace pontlevis::program {
namespace {

struct Span {
    int first = 0, size = 0;
};

// So many cells of first..last around a middle, moved by `by`; all of them where they fit.
Span span_around(int middle, int by, int first, int last, int most) {
    const int all = last - first + 1;
    if (all <= most) return {first, all};
    return {std::clamp(middle - most / 2 + by, first, last - most + 1), most};
}

int kept_within(int value, Span from) { return std::clamp(value, from.first, from.first + from.size - 1); }

}  // namespace

void View::resize(int columns, int rows) {
    columns_ = std::max(columns, 1);
    rows_ = std::max(rows, 1);
}

Window View::window(const Game& game) const {
    const Extent extent = extent_of(game);
    const Cell last = game.tile(game.tiles_laid() - 1).cell;
    const Span across = span_around(last.x, right_, extent.first.x, extent.last.x, columns_);
    const Span along = span_around(last.y, down_, extent.first.y, extent.last.y, rows_);
    return {{static_cast<std::int16_t>(across.first), static_cast<std::int16_t>(along.first)}, across.size, along.size};
}

// What is scrolled beyond the board's edge is not kept, so that the way back begins at once.
void View::scroll(const Game& game, int right, int down) {
    const Window before = window(game);
    right_ += right;
    down_ += down;
    const Window after = window(game);
    right_ += after.first.x - before.first.x - right;
    down_ += after.first.y - before.first.y - down;
}

void View::show(const Game& game, Cell cell) {
    const Window shown = window(game);
    scroll(game, cell.x - kept_within(cell.x, {shown.first.x, shown.columns}),
           cell.y - kept_within(cell.y, {shown.first.y, shown.rows}));
}

std::vector<Cell> View::fresh(const Game& game) const {
    std::vector<Cell> cells;
    const std::uint32_t last = game.tiles_laid() - 1;
    for (std::uint32_t i = std::min(seen_.value_or(last), last); i < game.tiles_laid(); ++i)
        cells.push_back(game.tile(i).cell);
    return cells;
}

}  // namespace pontlevis::program
