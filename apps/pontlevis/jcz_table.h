// The tables of data/: how JCloisterZone names what we have, a line a name, tabs between.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pontlevis::program::jcz {

extern const char* const kTileTable;  // data/jcz-tiles.tsv
extern const char* const kNameTable;  // data/jcz-names.tsv

using Row = std::vector<std::string>;

/// The rows of a table without its comments; "-" is read as empty.
[[nodiscard]] std::vector<Row> rows_of(const char* table);

/// The rows of the table of names that are about `what`, without that word.
[[nodiscard]] const std::vector<Row>& names(std::string_view what);

/// The first of these rows with `name` in a column; null: none.
[[nodiscard]] const Row* find_name(std::string_view what, std::size_t column, std::string_view name);

[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char at);

}  // namespace pontlevis::program::jcz
