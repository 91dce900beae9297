#include "engine/columns.h"

#include <algorithm>
#include <cstring>

namespace pontlevis {
bool fits_column(const Column& column, std::int32_t value) {
    if (column.bytes == 4) return true;
    const std::int32_t range = 1 << (8 * column.bytes);
    return column.is_signed ? value >= -range / 2 && value < range / 2 : value >= 0 && value < range;
}

void write_column(Position& p, const Column& column, std::uint32_t row, std::int32_t value) {
    std::memcpy(place_of_column(p, column, row), &value, column.bytes);  // the low bytes come first
}

std::int32_t fold_column(const Position& p, const Column& column, std::uint32_t segment) {
    const Index first = static_cast<Index>(segment);
    std::int32_t folded = read_column(p, column, first);
    for (Index walk = p.segments[first].next; walk != first; walk = p.segments[walk].next) {
        const std::int32_t value = read_column(p, column, walk);
        switch (column.fold) {
            case Fold::none: break;
            case Fold::any: folded |= value; break;
            case Fold::all: folded &= value; break;
            case Fold::sum: folded += value; break;
            case Fold::min: folded = std::min(folded, value); break;
            case Fold::max: folded = std::max(folded, value); break;
        }
    }
    return folded;
}

void reset_columns(Position& p, Index figure, std::uint32_t tags) {
    for (const Column& column : p.machine.plugins.columns)
        if (column.of == ColumnOf::figure && (column.reset & tags) != 0) write_column(p, column, figure, 0);
}

void blank_hidden(const Position& p, std::byte* block, std::uint32_t seat) {
    for (const Column& column : p.machine.plugins.columns) {
        if (column.visible == Column::all) continue;
        for (std::uint32_t row = 0; row < *p.data_rows[static_cast<int>(column.of)]; ++row) {
            const bool own = (column.of == ColumnOf::player && row == seat) || (column.of == ColumnOf::figure && p.figures[row].seat == seat);
            if (column.visible == Column::owner && own) continue;
            std::memset(block + (place_of_column(p, column, row) - p.block.get()), 0, column.bytes);
        }
    }
}

}  // namespace pontlevis
