#include "engine/awake.h"

#include <algorithm>
#include <bit>

namespace pontlevis {

bool any_in_supply(const Position& p, std::uint32_t kinds, std::uint32_t seat) {
    for (; kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<std::uint32_t>(std::countr_zero(kinds));
        if (p.stock[(p.machine.figures[kind].owned ? seat : p.machine.seats) * p.machine.figure_kinds + kind] != 0) return true;
    }
    return false;
}

bool extends_own(const Position& p, std::uint32_t kinds, std::uint32_t seat) {
    if (p.head->tile_laid == kNone) return false;
    const TileRow& tile = p.tiles[p.head->tile_laid];
    for (Index segment = tile.first_segment; segment < tile.first_segment + tile.segments; ++segment)
        for (Index figure = p.features[p.segments[segment].feature].figures; figure != kNone; figure = p.figures[figure].next)
            if (p.figures[figure].seat == seat && (kinds >> p.figures[figure].kind & 1u) != 0) return true;
    return false;
}

bool are_together(const Position& p, std::uint32_t some, std::uint32_t others) {
    if (!any_standing(p, others)) return false;
    for (std::uint32_t kinds = some & p.head->standing; kinds != 0; kinds &= kinds - 1) {
        for (std::uint32_t row = static_cast<std::uint32_t>(std::countr_zero(kinds)); row < p.head->stock; row += p.machine.figure_kinds) {
            for (std::uint32_t away = p.machine.all_figures[row] & ~p.stock[row]; away != 0; away &= away - 1) {
                const Location where = p.figures[p.machine.first_figure[row] + static_cast<std::uint32_t>(std::countr_zero(away))].where;
                if (place_of(where) != PLV_PLACE_SEGMENT) continue;
                std::uint32_t there = 0, meant = 0;  // kinds on that feature, figures that are meant; who is in limbo no longer stands
                for (Index figure = p.features[p.segments[index_of(where)].feature].figures; figure != kNone; figure = p.figures[figure].next) {
                    const std::uint32_t kind = 1u << p.figures[figure].kind;
                    there |= kind;
                    meant += ((some | others) & kind) != 0;
                }
                if ((there & some) != 0 && (there & others) != 0 && meant > 1) return true;  // nobody is together with himself
            }
        }
    }
    return false;
}

bool has_figure(const Position& p, const EntryRow& entry, std::uint32_t kinds) {
    for (Index figure = figures_of(p, entry); figure != kNone; figure = p.figures[figure].next)
        if ((kinds >> p.figures[figure].kind & 1u) != 0) return true;
    return false;
}

bool lets_any_through(const Position& p, const Filter& filter, std::uint32_t first, std::uint32_t count) {
    return std::any_of(p.entries + first, p.entries + first + count, [&](const EntryRow& entry) { return lets_through(p, filter, entry); });
}

}  // namespace pontlevis
