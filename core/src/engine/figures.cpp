#include "engine/figures.h"

#include <bit>
#include <utility>

#include "engine/columns.h"
#include "engine/reactions.h"

namespace pontlevis {
namespace {

// Takes a figure out of a list that begins at `first`.
bool take_out(Position& p, Index& first, Index figure) {
    for (Index* link = &first; *link != kNone; link = &p.figures[*link].next) {
        if (*link != figure) continue;
        *link = std::exchange(p.figures[figure].next, kNone);
        return true;
    }
    return false;
}

void take_off(Position& p, Index figure) {
    const Location where = p.figures[figure].where;
    if (place_of(where) != PLV_PLACE_SEGMENT) return;
    if (take_out(p, p.features[p.segments[index_of(where)].feature].figures, figure)) return;
    for (Index entry = 0; entry < p.head->entries; ++entry)
        if (p.entries[entry].limbo != kNone && take_out(p, p.entries[entry].limbo, figure)) return;
}

void put_on(Position& p, Index figure, Location where) {
    p.figures[figure].where = where;
    if (place_of(where) != PLV_PLACE_SEGMENT) return;
    FeatureRow& feature = p.features[p.segments[index_of(where)].feature];
    p.figures[figure].next = feature.figures;
    feature.figures = figure;
}

void tell(Position& p, Event::Kind kind, Index figure, Location where, Location to, Cause cause) {
    if (!p.recording) return;
    Event event{.kind = kind, .seat = p.figures[figure].seat};
    event.figure_kind = p.figures[figure].kind;
    event.figure = figure;
    event.where = where;
    event.to = to;
    event.text = p.machine.plugins.causes.empty() ? "" : p.machine.plugins.causes[cause].name.c_str();
    p.events.push_back(event);
}

void note_left(Position& p, Index figure, Location from, Location to, Cause cause) {
    if (p.machine.plugins.actors.empty()) return;
    reset_columns(p, figure, p.machine.plugins.causes[cause].tags);
    p.head->flags |= kLonely;
    notice(p, Moment::figure_left, {figure, from, to, cause, p.head->decider});
}

// Where the last of a kind is gone, the kind no longer stands.
void note_gone(Position& p, std::uint32_t kind) {
    for (std::uint32_t row = kind; row < p.head->stock; row += p.machine.figure_kinds)
        for (std::uint32_t away = p.machine.all_figures[row] & ~p.stock[row]; away != 0; away &= away - 1)
            if (place_of(p.figures[p.machine.first_figure[row] + static_cast<std::uint32_t>(std::countr_zero(away))].where) != PLV_PLACE_OUT) return;
    p.head->standing &= ~(1u << kind);
}

bool may_be_alone(const Position& p, Index figure) {
    const FigureRow& row = p.figures[figure];
    return p.machine.figures[row.kind].companion && place_of(row.where) == PLV_PLACE_SEGMENT && !in_limbo(p, figure);
}

bool has_company(const Position& p, const FigureRow& row) {
    for (Index other = p.features[p.segments[index_of(row.where)].feature].figures; other != kNone; other = p.figures[other].next)
        if (p.figures[other].seat == row.seat && p.machine.figures[p.figures[other].kind].meeple) return true;
    return false;
}

}  // namespace

Index place_figure(Position& p, std::uint32_t row, Location where, Cause cause) {
    std::uint32_t& stock = p.stock[row];
    const Index figure = static_cast<Index>(p.machine.first_figure[row] + static_cast<std::uint32_t>(std::countr_zero(stock)));
    stock &= stock - 1;
    p.head->standing |= 1u << p.figures[figure].kind;
    put_on(p, figure, where);
    tell(p, Event::Kind::figure_placed, figure, where, where, cause);
    notice(p, Moment::figure_arrived, {figure, location(PLV_PLACE_SUPPLY, 0), where, cause, p.head->decider});
    return figure;
}

void move_figure(Position& p, Index figure, Location where, Cause cause) {
    const Location from = p.figures[figure].where;
    take_off(p, figure);
    put_on(p, figure, where);
    tell(p, Event::Kind::figure_moved, figure, from, where, cause);
    send_home_riders(p, figure, kLeavesMoved, cause);
    note_left(p, figure, from, where, cause);
    notice(p, Moment::figure_arrived, {figure, from, where, cause, p.head->decider});
}

void send_home(Position& p, Index figure, Cause cause) {
    FigureRow& row = p.figures[figure];
    if (place_of(row.where) == PLV_PLACE_SUPPLY) return;
    const Location from = row.where;
    const Location supply = location(PLV_PLACE_SUPPLY, 0);
    tell(p, Event::Kind::figure_returned, figure, from, supply, cause);
    take_off(p, figure);
    row.where = supply;
    const std::uint32_t stock = stock_row(p, row);
    p.stock[stock] |= 1u << (figure - p.machine.first_figure[stock]);
    note_gone(p, row.kind);
    send_home_riders(p, figure, static_cast<Leaving>(~0u), cause);
    note_left(p, figure, from, supply, cause);
}

void remove_figure(Position& p, Index figure, Cause cause) {
    FigureRow& row = p.figures[figure];
    const Location from = row.where;
    const Location out = location(PLV_PLACE_OUT, 0);
    if (from == out) return;
    tell(p, Event::Kind::figure_removed, figure, from, out, cause);
    take_off(p, figure);
    row.where = out;
    const std::uint32_t stock = stock_row(p, row);
    p.stock[stock] &= ~(1u << (figure - p.machine.first_figure[stock]));
    note_gone(p, row.kind);
    send_home_riders(p, figure, static_cast<Leaving>(~0u), cause);
    note_left(p, figure, from, out, cause);
}

Index limbo_entry(const Position& p, Index figure) {
    for (Index entry = 0; entry < p.head->entries; ++entry)
        for (Index walk = p.entries[entry].limbo; walk != kNone; walk = p.figures[walk].next)
            if (walk == figure) return entry;
    return kNone;
}

void send_home_riders(Position& p, Index figure, Leaving when, Cause cause) {
    if (!p.machine.has_riders) return;
    const Location here = location(PLV_PLACE_FIGURE, figure);
    for (Index rider = 0; rider < p.head->figures; ++rider) {
        if (p.figures[rider].where != here) continue;
        const bool leaves = when == static_cast<Leaving>(~0u) || (p.machine.figures[p.figures[rider].kind].leaves & when) != 0;
        if (leaves) send_home(p, rider, cause);
    }
}

void send_home_lonely(Position& p) {
    p.head->flags &= static_cast<std::uint8_t>(~kLonely);
    if ((p.head->standing & p.machine.companions) == 0) return;
    for (Index figure = 0; figure < p.head->figures; ++figure)
        if (may_be_alone(p, figure) && !has_company(p, p.figures[figure])) send_home(p, figure, kCauseAlone);
}

}  // namespace pontlevis
