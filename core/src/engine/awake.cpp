#include "engine/awake.h"

#include <bit>

namespace pontlevis {

bool any_standing(const Position& p, std::uint32_t kinds) {
    const std::uint32_t all = p.machine.figure_kinds;
    for (; kinds != 0; kinds &= kinds - 1) {
        for (std::uint32_t row = static_cast<std::uint32_t>(std::countr_zero(kinds)); row < p.head->stock; row += all) {
            for (std::uint32_t away = p.machine.all_figures[row] & ~p.stock[row]; away != 0; away &= away - 1)
                if (place_of(p.figures[p.machine.first_figure[row] + static_cast<std::uint32_t>(std::countr_zero(away))].where) != PLV_PLACE_OUT) return true;
        }
    }
    return false;
}

bool any_in_supply(const Position& p, std::uint32_t kinds, std::uint32_t seat) {
    for (; kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<std::uint32_t>(std::countr_zero(kinds));
        if (p.stock[(p.machine.figures[kind].owned ? seat : p.machine.seats) * p.machine.figure_kinds + kind] != 0) return true;
    }
    return false;
}

}  // namespace pontlevis
