// Plugins' memory in the state: numbers in every row of a table, which only the plugin that declared them sees.
#pragma once

#include "engine/calls.h"

namespace pontlevis {

/// The column, if it is the calling plugin's own and has that row; else null.
[[nodiscard]] const Column* own_column(const Host& host, std::uint32_t column, std::uint32_t row);

[[nodiscard]] std::int32_t read_column(const Position& position, const Column& column, std::uint32_t row);
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
