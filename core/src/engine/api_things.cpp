// Verbs: figures, tokens and attachments.
#include "engine/api.h"
#include "engine/figures.h"

namespace pontlevis::api {
namespace {

bool may_change(const Host& host) { return host.allowed == Allowed::changes; }

// A location that exists. A figure cannot stand on itself or on what stands on it.
bool exists(const Position& p, plv_location where, std::uint32_t figure) {
    const std::uint32_t index = index_of(where);
    switch (place_of(where)) {
        case PLV_PLACE_SEGMENT: return index < p.head->segments;
        case PLV_PLACE_TILE: return index < p.head->tiles;
        case PLV_PLACE_VERTEX:
        case PLV_PLACE_EDGE: return index / 4 < p.head->tiles;
        case PLV_PLACE_FIGURE:
            return index < p.head->figures && index != figure && place_of(p.figures[index].where) != PLV_PLACE_FIGURE;
        default: break;
    }
    const std::uint32_t place = place_of(where) - PLV_PLACE_FIRST_DECLARED;
    if (place_of(where) < PLV_PLACE_FIRST_DECLARED || place >= p.machine.plugins.places.size()) return false;
    switch (p.machine.plugins.places[place].per) {
        case ColumnOf::player: return index < p.machine.seats;
        case ColumnOf::tile: return index < p.head->tiles;
        default: return index == 0;
    }
}

bool is_cause(const Position& p, std::uint32_t cause) { return cause < p.machine.plugins.causes.size(); }

}  // namespace

std::uint32_t place(const plv_call* call, std::uint32_t seat, std::uint32_t kind, plv_location where, std::uint32_t cause) {
    const Host& host = host_of(call);
    Position& p = host.position;
    const std::uint32_t row = stock_row(p, seat, kind);
    if (!may_change(host) || row == kNoRow || p.stock[row] == 0 || !exists(p, where, PLV_NONE) || !is_cause(p, cause)) return PLV_NONE;
    return place_figure(p, row, where, cause);
}

plv_rc move(const plv_call* call, std::uint32_t figure, plv_location where, std::uint32_t cause) {
    const Host& host = host_of(call);
    Position& p = host.position;
    if (!may_change(host) || figure >= p.head->figures || !exists(p, where, figure) || !is_cause(p, cause)) return PLV_REFUSED;
    const std::uint32_t place = place_of(p.figures[figure].where);
    if (place == PLV_PLACE_SUPPLY || place == PLV_PLACE_OUT) return PLV_REFUSED;  // that is placing
    move_figure(p, static_cast<Index>(figure), where, cause);
    return PLV_OK;
}

plv_rc home(const plv_call* call, std::uint32_t figure, std::uint32_t cause) {
    const Host& host = host_of(call);
    if (!may_change(host) || figure >= host.position.head->figures || !is_cause(host.position, cause)) return PLV_REFUSED;
    send_home(host.position, static_cast<Index>(figure), cause);
    return PLV_OK;
}

plv_rc remove(const plv_call* call, std::uint32_t figure, std::uint32_t cause) {
    const Host& host = host_of(call);
    if (!may_change(host) || figure >= host.position.head->figures || !is_cause(host.position, cause)) return PLV_REFUSED;
    remove_figure(host.position, static_cast<Index>(figure), cause);
    return PLV_OK;
}

}  // namespace pontlevis::api
