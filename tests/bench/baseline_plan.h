// A tile type in the tables that the loop of baseline.cpp reads; made once, from the project's tile file.
#pragma once

#include <array>
#include <cstdint>

#include "pontlevis/core/tiles.h"

namespace pontlevis::bench {

inline constexpr int kStride = 8;  // segments a tile at most

/// Of edges and of segments. An open cell's signature has two bits a side: the kind of edge that the neighbour
/// there asks for, or 0 where nothing lies yet.
enum Kind : std::uint8_t { kField = 1, kRoad, kCity, kMonastery };

/// What a turned tile shows on one side: the kind, and its segments there, left and right as seen from the
/// tile's centre. Only a road has three different ones.
struct Border {
    Kind kind = kField;
    std::uint8_t middle = 0, left = 0, right = 0;
};
using Borders = std::array<Border, kSides>;

/// A tile type, as the loop wants it.
struct Plan {
    std::array<Borders, 4> turned{};
    std::array<std::uint8_t, 256> fits{};    // by the signature of an open cell: bit a turning
    std::array<std::uint8_t, 256> places{};  // how many bits that are
    std::array<int, kStride> open{};         // edges of a road or city; of others a number that never gets to 0
    std::array<Kind, kStride> kind{};
    std::array<std::uint8_t, kStride> pennants{};
    std::array<std::uint16_t, kStride> cities{};  // bit a segment: the cities that a field borders
    int segments = 0;
};

[[nodiscard]] Plan plan_of(const TileType& tile);

}  // namespace pontlevis::bench
