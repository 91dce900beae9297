// Queries: figures, their kinds, columns and entries.
#include <algorithm>
#include <bit>

#include "engine/api.h"
#include "engine/api_give.h"
#include "engine/columns.h"
#include "engine/figures.h"
#include "engine/sheets.h"
#include "engine/stand.h"

namespace pontlevis::api {
namespace {

const Position& position(const plv_call* call) { return host_of(call).position; }

// Whether that is a place on the table; where kinds of features are meant, on one of these.
bool stands_on(const Position& p, Location where, std::uint32_t features) {
    if (features == 0) return place_of(where) != PLV_PLACE_OUT;
    return place_of(where) == PLV_PLACE_SEGMENT && (features >> p.features[p.segments[index_of(where)].feature].kind & 1u) != 0;
}

}  // namespace

std::int32_t score(const plv_call* call, std::uint32_t seat) {
    const Position& p = position(call);
    return seat < p.machine.seats ? p.seats[seat].score : 0;
}

std::uint32_t in_supply(const plv_call* call, std::uint32_t seat, std::uint32_t kind) {
    const Position& p = position(call);
    const std::uint32_t row = stock_row(p, seat, kind);
    return row == kNoRow ? 0 : static_cast<std::uint32_t>(std::popcount(p.stock[row]));
}

std::int32_t trait(const plv_call* call, std::uint32_t kind, std::uint32_t trait) {
    const Position& p = position(call);
    const std::size_t at = std::size_t{trait} * p.machine.figure_kinds + kind;
    return kind < p.machine.figure_kinds && trait < p.machine.plugins.traits.size() ? p.machine.plugins.trait_values[at] : 0;
}

std::uint32_t figure_count(const plv_call* call) { return position(call).head->figures; }

plv_rc figure(const plv_call* call, std::uint32_t number, plv_figure* out) {
    const Position& p = position(call);
    if (number >= p.head->figures) return PLV_REFUSED;
    const FigureRow& row = p.figures[number];
    const Index entry = place_of(row.where) == PLV_PLACE_SEGMENT ? limbo_entry(p, static_cast<Index>(number)) : kNone;
    const std::uint32_t next = row.next == kNone ? PLV_NONE : row.next;
    const plv_location where = entry == kNone ? row.where : location(PLV_PLACE_LIMBO, entry);
    return give(out, [&](plv_figure& to) { to = {to.size, row.seat, row.kind, where, next, entry == kNone ? PLV_NONE : entry, row.where}; });
}

std::uint32_t figure_at(const plv_call* call, plv_location where, std::uint32_t after) {
    const Position& p = position(call);
    for (std::uint32_t i = after == PLV_NONE ? 0 : after + 1; i < p.head->figures; ++i)
        if (p.figures[i].where == where && !in_limbo(p, static_cast<Index>(i))) return i;
    return PLV_NONE;
}

// Figures are numbered by seat, nobody's last, then by kind: a row of supplies each, which tells who is not there.
std::uint32_t standing(const plv_call* call, std::uint32_t seat, std::uint32_t kinds, std::uint32_t features, std::uint32_t after, std::uint32_t* figures,
                       std::uint32_t room) {
    const Position& p = position(call);
    const Machine& machine = p.machine;
    const std::uint32_t all = machine.figure_kinds, begin = after == PLV_NONE ? 0 : after + 1;
    const std::uint32_t first_seat = seat == PLV_NONE ? 0 : seat == PLV_NOBODY ? machine.seats : seat;
    const std::uint32_t last_seat = seat == PLV_NONE ? machine.seats : first_seat;
    std::uint32_t found = 0;
    if (figures == nullptr || last_seat > machine.seats) return 0;
    if (all < 32) kinds &= (1u << all) - 1;
    for (std::uint32_t s = first_seat; s <= last_seat; ++s) {
        for (std::uint32_t rest = kinds; rest != 0; rest &= rest - 1) {
            const std::uint32_t row = s * all + static_cast<std::uint32_t>(std::countr_zero(rest));
            for (std::uint32_t away = machine.all_figures[row] & ~p.stock[row]; away != 0; away &= away - 1) {
                const std::uint32_t figure = machine.first_figure[row] + static_cast<std::uint32_t>(std::countr_zero(away));
                if (figure < begin || !stands_on(p, p.figures[figure].where, features)) continue;
                if (found == room) return found;
                figures[found++] = figure;
            }
        }
    }
    return found;
}

std::uint32_t kinds_with(const plv_call* call, std::uint32_t trait) {
    const Plugins& plugins = position(call).machine.plugins;
    return trait < plugins.trait_kinds.size() ? plugins.trait_kinds[trait] : 0;
}

std::uint32_t may_stand(const plv_call* call, std::uint32_t seat, std::uint32_t kind, std::uint32_t figure, plv_location where, std::uint32_t cause) {
    Position& p = host_of(call).position;
    if (kind >= p.machine.figure_kinds || cause >= p.machine.plugins.causes.size()) return 0;
    return pontlevis::may_stand(p, {seat, kind, figure, where, cause});
}

std::uint32_t entry_count(const plv_call* call) { return position(call).head->entries; }

plv_rc entry(const plv_call* call, std::uint32_t number, plv_entry* out) {
    const Position& p = position(call);
    if (number >= p.head->entries) return PLV_REFUSED;
    return give(out, [&](plv_entry& to) {
        const std::uint32_t size = to.size;
        to = shown_entry(p, p.entries[number]);
        to.size = size;
    });
}

std::int32_t get(const plv_call* call, std::uint32_t column, std::uint32_t row) {
    const Host& host = host_of(call);
    const Column* found = own_column(host, column, row);
    return found == nullptr ? 0 : read_column(host.position, *found, row);
}

std::int32_t fold(const plv_call* call, std::uint32_t column, std::uint32_t segment) {
    const Host& host = host_of(call);
    const Column* found = own_column(host, column, segment);
    return found == nullptr || found->of != ColumnOf::segment ? 0 : fold_column(host.position, *found, segment);
}

plv_rc set(const plv_call* call, std::uint32_t column, std::uint32_t row, std::int32_t value) {
    Host& host = host_of(call);
    const Column* found = own_column(host, column, row);
    if (found == nullptr || host.allowed != Allowed::changes || !fits_column(*found, value)) return PLV_REFUSED;
    write_column(host.position, *found, row, value);
    return PLV_OK;
}

}  // namespace pontlevis::api
