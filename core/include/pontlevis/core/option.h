// Options: the answers that a decision allows, as the engine handles them. How they are written for people
// and in saves is text.h.
#pragma once

#include <cstdint>

#include "pontlevis/sdk/abi.h"
#include "pontlevis/sdk/geometry.h"

namespace pontlevis {

using Option = plv_option;

/// Two options are the same answer; `flags` are only a hint.
inline bool same_option(const Option& x, const Option& y) {
    return x.action == y.action && x.turn == y.turn && x.a == y.a && x.b == y.b && x.c == y.c;
}

/// The base game's actions. A ruleset may add more; `Ruleset::actions` names them all.
enum class Action : std::uint16_t {
    pass,          // decline the decision
    draw_tile,     // chance: a = tile type
    place_tile,    // a = cell, b = tile type, turn
    place_figure,  // a = figure kind, b = location
};

inline constexpr std::uint16_t kBaseActions = 4;  // plugins' actions are numbered on from here

/// What an operand of an action means.
enum class Operand : std::uint8_t { none, cell, tile_type, location, figure, figure_kind, seat, number };

constexpr std::uint32_t pack(Cell cell) {
    return static_cast<std::uint32_t>(static_cast<std::uint16_t>(cell.y)) << 16 | static_cast<std::uint16_t>(cell.x);
}
constexpr Cell unpack_cell(std::uint32_t packed) {
    return {static_cast<std::int16_t>(packed & 0xffff), static_cast<std::int16_t>(packed >> 16)};
}

using Location = plv_location;

constexpr Location location(std::uint32_t place, std::uint32_t index) { return place << 24 | index; }
constexpr std::uint32_t place_of(Location where) { return where >> 24; }
constexpr std::uint32_t index_of(Location where) { return where & 0xffffff; }

constexpr Option pass_option() { return {static_cast<std::uint16_t>(Action::pass), 0, 0, 0, 0, 0}; }

}  // namespace pontlevis
