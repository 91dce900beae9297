// Tiles as pictures of seven by three character cells, made from what is printed on them. They know no colours:
// board_picture.h puts them on a canvas.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "pontlevis/core/ruleset.h"

namespace pontlevis::program {

inline constexpr int kTileColumns = 7;
inline constexpr int kTileRows = 3;
inline constexpr std::uint8_t kNoSegment = 0xff;

/// What a character cell of a tile shows.
enum class Ground : std::uint8_t {
    blank,  // nothing is known of it
    field,
    city,
    line,      // a road, or whatever else runs from edge to edge; `joins` says where it goes on
    line_end,  // where lines meet or end
    building,  // a feature that reaches no edge
};

struct Sign {
    Ground ground = Ground::blank;
    std::uint8_t segment = kNoSegment;  // whose it is; kNoSegment where several meet
    std::uint8_t joins = 0;             // bit a Side
    char letter = 0;                    // of a building, or of a mark; '*' is a pennant
};

struct Spot {
    int column = 0, row = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};

struct TileSigns {
    std::array<Sign, kTileColumns * kTileRows> signs{};
    std::vector<Spot> stands;  // a segment: where a figure on it, or its number, is best seen

    [[nodiscard]] const Sign& at(Spot spot) const {
        return signs[static_cast<std::size_t>(spot.row * kTileColumns + spot.column)];
    }
    [[nodiscard]] Sign& at(Spot spot) { return signs[static_cast<std::size_t>(spot.row * kTileColumns + spot.column)]; }
};

/// The letter of an attribute, for marks that carry a word or point at what is "complete": a small one, or a sign. It is
/// that of its glyph, or its name's first one.
[[nodiscard]] char mark_letter(const Ruleset& rules, const std::string& attribute, std::string_view word = "");
/// The letter of a kind of features that reach no edge, a capital.
[[nodiscard]] char building_letter(const Ruleset& rules, const std::string& kind);
/// The letter of a kind of figures, small, or a sign.
[[nodiscard]] char figure_letter(const FigureKindInfo& kind);

/// The picture of `type`, turned, of whose segments those in `complete` are completed. Cities grow from their edges and together at corners and the centre; lines run
/// from the middle of an edge to the centre; a building stands in the centre; the rest is fields.
[[nodiscard]] TileSigns signs_of(const Ruleset& rules, const TileType& type, Turns turns, std::uint16_t complete = 0);

}  // namespace pontlevis::program
