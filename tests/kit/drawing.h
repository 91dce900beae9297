// Drawn boards: text to tiles and back. `scenario` (scenario.h) makes games of them; docs/notation.md,
// "Drawings", tells how to draw. Nothing here plays.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pontlevis/core/game.h"
#include "pontlevis/core/result.h"
#include "pontlevis/core/setup.h"
#include "picture.h"

namespace pontlevis::kit {

/// One tile as drawn, signs row by row.
struct Block {
    Cell cell;
    std::array<char, kPictureSigns> signs{};
};

/// A drawing taken apart, before anybody knows which tiles it shows.
struct Sheet {
    std::vector<Block> blocks;  // as a page is read; the first is at (0,0)
    std::vector<std::pair<std::string, std::string>> legend;  // "turn", "B"

    [[nodiscard]] int seats_drawn() const;  // 2 if the figures of B are the last ones on it
};

/// Cuts a drawing into blocks and legend lines ("name: value").
///
/// Errors: Fault::input; rows or columns that are not five signs, an empty drawing.
[[nodiscard]] Result<Sheet> read_sheet(std::string_view text);

/// Finds the tile type and turning of each block and the segment under each figure. A legend line
/// "(1,0): cccf-three" decides between lookalikes; without one the type with the most copies is meant. Lines of
/// one small letter explain a sign: "o: inn", a mark; "a: large of A", a figure.
///
/// Errors: Fault::input with the block and the pictures nearest to it.
[[nodiscard]] Result<std::vector<SetupTile>> recognise(const Sheet& sheet, const Ruleset& rules);

/// A board as a drawing, with the numbers of its columns and rows around it.
[[nodiscard]] std::string draw_tiles(const std::vector<SetupTile>& tiles, const Ruleset& rules);

/// The tiles and figures that lie on the table, in the order of laying.
[[nodiscard]] std::vector<SetupTile> tiles_on_table(const Game& game);

/// The tile type that `name` means: its id, or its id without "base/" if no other set has such a tile.
///
/// Errors: Fault::input with the nearest names.
[[nodiscard]] Result<std::uint16_t> find_tile(const Ruleset& rules, std::string_view name);

/// "base/ffrr-curve" as tests write it, "ffrr-curve".
[[nodiscard]] std::string_view short_name(std::string_view id);

/// Text without blanks at both ends, and cut at each `separator` into such pieces.
[[nodiscard]] std::string_view trimmed(std::string_view text);
[[nodiscard]] std::vector<std::string_view> pieces(std::string_view text, char separator);

}  // namespace pontlevis::kit
