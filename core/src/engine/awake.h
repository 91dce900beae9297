// Filters that ask about the whole table: who need not be called as long as no such figure stands, or is at hand.
#pragma once

#include "engine/position.h"

namespace pontlevis {

/// Whether a figure of one of these kinds (bit a kind) stands somewhere, whoever owns it.
[[nodiscard]] inline bool any_standing(const Position& p, std::uint32_t kinds) { return (p.head->standing & kinds) != 0; }

/// Whether a seat has one of these kinds in supply, or it is there for everybody.
[[nodiscard]] bool any_in_supply(const Position& position, std::uint32_t kinds, std::uint32_t seat);

/// Whether a seat has one of these kinds on a feature of the tile laid last.
[[nodiscard]] bool extends_own(const Position& position, std::uint32_t kinds, std::uint32_t seat);

/// Whether one of some kinds and one of others stand on the same feature.
[[nodiscard]] bool are_together(const Position& position, std::uint32_t some, std::uint32_t others);

/// Whether the filter's figures are where it wants them. `seat` is who would be asked.
[[nodiscard]] inline bool is_awake(const Position& p, const Filter& filter, std::uint32_t seat) {
    return (filter.standing == 0 || any_standing(p, filter.standing)) && (filter.supply == 0 || any_in_supply(p, filter.supply, seat)) &&
           (filter.extends == 0 || extends_own(p, filter.extends, seat)) &&
           (filter.together[0] == 0 || are_together(p, filter.together[0], filter.together[1]));
}

/// The same for a step or action, whose symbol is that of the tile in hand, else of the tile laid last.
[[nodiscard]] inline bool wakes_now(const Position& p, const Filter& filter) {
    if ((filter.first_turn && p.head->turn != 1) || (filter.standing != 0 && !any_standing(p, filter.standing))) return false;
    if (!filter.types.empty()) {
        const Index tile = p.head->tile_laid;
        const Index type = p.head->tile_in_hand != kNone ? p.head->tile_in_hand : tile == kNone ? kNone : p.tiles[tile].type;
        if (type == kNone || !filter.types[type]) return false;
    }
    return is_awake(p, filter, p.head->turn_owner);
}

/// Whether a figure of one of these kinds stands on an entry, or was lifted from it.
[[nodiscard]] bool has_figure(const Position& position, const EntryRow& entry, std::uint32_t kinds);

/// Whether a filter lets an entry through.
[[nodiscard]] inline bool lets_through(const Position& p, const Filter& filter, const EntryRow& entry) {
    return (filter.kinds >> entry.kind & 1u) != 0 && (filter.modes >> entry.mode & 1u) != 0 &&
           (filter.attributes == 0 || (filter.attributes & p.features[entry.feature].attributes) != 0) &&
           (filter.figures == ~0u || has_figure(p, entry, filter.figures));
}

/// Whether it lets one of a pass through.
[[nodiscard]] bool lets_any_through(const Position& position, const Filter& filter, std::uint32_t first, std::uint32_t count);

}  // namespace pontlevis
