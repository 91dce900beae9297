// Plugins' memory in the state: numbers in every row of a table, which only the plugin that declared them sees.
#pragma once

#include <cstring>

#include "engine/calls.h"

namespace pontlevis {

/// The column, if it is the calling plugin's own and has that row; else null.
[[nodiscard]] inline const Column* own_column(const Host& host, std::uint32_t column, std::uint32_t row) {
    const auto& all = host.position.machine.plugins.columns;
    if (column >= all.size() || all[column].plugin != &host.plugin) return nullptr;
    return row < *host.position.data_rows[static_cast<int>(all[column].of)] ? &all[column] : nullptr;
}

[[nodiscard]] inline std::byte* place_of_column(const Position& p, const Column& column, std::uint32_t row) {
    const int of = static_cast<int>(column.of);
    return p.data[of] + std::size_t{row} * p.layout->row[static_cast<std::size_t>(kGameData + of)] + column.offset;
}

[[nodiscard]] inline std::int32_t read_column(const Position& p, const Column& column, std::uint32_t row) {
    const auto read = [from = place_of_column(p, column, row)](auto number) {
        std::memcpy(&number, from, sizeof number);
        return static_cast<std::int32_t>(number);
    };
    if (column.bytes == 1) return column.is_signed ? read(std::int8_t{}) : read(std::uint8_t{});
    if (column.bytes == 2) return column.is_signed ? read(std::int16_t{}) : read(std::uint16_t{});
    return read(std::int32_t{});
}

[[nodiscard]] bool fits_column(const Column& column, std::int32_t value);
void write_column(Position& position, const Column& column, std::uint32_t row, std::int32_t value);

/// A column of segments, folded over the feature of one. It is worked out when asked: so joins and splits of
/// features have nothing to keep up.
[[nodiscard]] std::int32_t fold_column(const Position& position, const Column& column, std::uint32_t segment);

/// A figure left or moved for a cause with these tags: columns that are reset by one of them become 0.
void reset_columns(Position& position, Index figure, std::uint32_t tags);

/// Zeroes, in a copy of the position's block, what the seat may not see.
void blank_hidden(const Position& position, std::byte* block, std::uint32_t seat);

}  // namespace pontlevis
