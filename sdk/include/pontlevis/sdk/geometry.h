// Where things are on the table: cells, sides and quarter turns. Plain values, shared by everybody.
#pragma once

#include <cstdint>

namespace pontlevis {

/// A place for one tile, counted from the start tile at (0,0); x grows east, y grows south.
struct Cell {
    std::int16_t x = 0;
    std::int16_t y = 0;
    friend constexpr bool operator==(Cell, Cell) = default;
};

/// The sides of a tile or cell, clockwise.
enum class Side : std::uint8_t { north, east, south, west };

inline constexpr int kSides = 4;

/// Quarter turns clockwise, 0 to 3: one turn brings a tile's north edge to the east.
using Turns = std::uint8_t;

constexpr Side opposite(Side side) { return static_cast<Side>((static_cast<int>(side) + 2) & 3); }
constexpr Side turned(Side side, Turns turns) { return static_cast<Side>((static_cast<int>(side) + turns) & 3); }

constexpr Cell neighbour(Cell cell, Side side) {
    constexpr std::int16_t dx[] = {0, 1, 0, -1};
    constexpr std::int16_t dy[] = {-1, 0, 1, 0};
    const int i = static_cast<int>(side);
    return {static_cast<std::int16_t>(cell.x + dx[i]), static_cast<std::int16_t>(cell.y + dy[i])};
}

}  // namespace pontlevis
