// Tiles as pictures of five by five signs, made from what is printed on them. The drawings of the tests are
// read by comparing them with these, and boards are shown with them. docs/notation.md explains the signs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "pontlevis/core/tiles.h"

namespace pontlevis::kit {

inline constexpr std::size_t kPictureSide = 5;
inline constexpr std::size_t kPictureSigns = kPictureSide * kPictureSide;
inline constexpr std::uint8_t kNoSegment = 0xff;

/// One tile, row by row from its north-west corner. Pennants and gardens may be drawn anywhere on their city
/// or field and are
/// therefore no part of the picture.
struct Picture {
    std::array<char, kPictureSigns> signs{};
    std::array<std::uint8_t, kPictureSigns> segment{};  // whose sign it is; kNoSegment where roads meet
};

/// The picture of `type`, turned. Cities: `#`. Roads: `=`, ending in `+`. Monasteries: `M`. Fields: `.`. What else
/// reaches edges: `~`. Where there
/// is nothing of these: `,`.
[[nodiscard]] Picture picture_of(const TileType& type, Turns turns);

/// Where the sign at (row, column) of an unturned picture comes to lie.
[[nodiscard]] std::size_t turned_sign(std::size_t row, std::size_t column, Turns turns);

/// The best free sign of `segment` for something that stands on it, kPictureSigns if none is left: near the
/// middle of the tile, away from its edges.
[[nodiscard]] std::size_t room_on(const Picture& picture, std::uint8_t segment,
                                  const std::array<bool, kPictureSigns>& taken);

/// How many gardens `type` has; they are drawn as `G` on a field.
[[nodiscard]] int gardens_of(const TileType& type);

}  // namespace pontlevis::kit
