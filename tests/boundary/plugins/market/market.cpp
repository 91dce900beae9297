// Everything that contributes: sources of tiles, entries, value sheets, bonuses, awards. And what is paid outside of
// the scoring.
#include <pontlevis/sdk/plugin.h>

#include <algorithm>

using namespace pontlevis::sdk;

namespace {

// ---- tiles that nobody draws ------------------------------------------------------------------------------

void stall_options(const Call& call, const Frame&, Options& options) {
    if (call.get("market.used", call.active()) == 0 && call.tiles_left("market/frfr-stall") != 0)
        options.offer("market.stall", call.tile_type("market/frfr-stall"));
}

void stall(Call& call, const Option& chosen) {
    call.take_tile(chosen.a);
    call.set("market.used", call.active(), 1);
}

void order_options(const Call& call, const Frame&, Options& options) {
    if (call.tiles_left("market/rrrr-order") != 0 && call.get("market.owed", call.active()) == 0) options.offer("market.order");
}

void order(Call& call) {
    call.set("market.owed", call.active(), static_cast<std::int32_t>(call.tile_type("market/rrrr-order") + 1));
}

void take_options(const Call& call, const Frame&, Options& options) {
    const std::int32_t owed = call.get("market.owed", call.active());
    if (owed != 0 && call.tiles_left(owed - 1) != 0) options.offer("market.take", owed - 1);
}

void take(Call& call, const Option& chosen) {
    call.take_tile(chosen.a);
    call.set("market.owed", call.active(), 0);
}

// ---- entries ----------------------------------------------------------------------------------------------

void fair_options(const Call& call, const Frame&, Options& options) {
    const std::uint32_t city = call.feature_kind("city");
    for (const Segment& segment : call.segments_on(*call.last_tile()))
        if (segment.kind == city && !call.feature(segment).complete) options.offer("market.fair", on_segment(segment));
}

void fair(Call& call, const Option& chosen) {
    call.set("market.fair", 0, static_cast<std::int32_t>(*Location{chosen.a}.segment() + 1));
}

// Also called when the game ends, where nothing is left of it.
void fairs(Call& call) {
    const std::int32_t city = call.get("market.fair");
    if (city != 0) call.add_entry(on_segment(city - 1), "market.fair");
}

void forget_fair(Call& call) { call.set("market.fair", 0, 0); }

// ---- values -----------------------------------------------------------------------------------------------

void half(const Call&, Entries, Sheets sheets) {
    for (std::size_t i = 0; i < sheets.size(); ++i) sheets[i].den = 2;
}

void more(const Call&, Entries, Sheets sheets) {
    for (std::size_t i = 0; i < sheets.size(); ++i) sheets[i].num = 3, sheets[i].den = 2;
}

void third(const Call&, Entries, Sheets sheets) {
    for (std::size_t i = 0; i < sheets.size(); ++i) sheets[i].num = 4, sheets[i].den = 3;
}

void tolls(const Call& call, Entries, Sheets sheets) {
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        sheets[i].rate_unit = 1;
        sheets[i].add = 1;
        sheets[i].extra = 1;
        for (const Seat seat : call.clockwise(0)) sheets[i].extra_for[seat] = seat == 0 ? 10 : -100;
    }
}

void ruined(const Call&, Entries, Sheets sheets) {
    for (std::size_t i = 0; i < sheets.size(); ++i) sheets[i].is_void = 1;
}

// ---- bonuses and awards -----------------------------------------------------------------------------------

void wages(Call& call, const Frame& frame) {
    const ScoreDone scored(frame);
    for (const Entry& entry : call.entries(scored.first_entry, scored.count))
        for (const Figure& figure : call.figures_of(entry))
            if (figure.seat != kNobody) call.award(figure.seat, 1, "MK-5");
}

void savings(Call& call) {
    for (const Seat seat : call.clockwise()) call.award(seat, static_cast<Points>(2 * call.in_supply(seat, "normal")), "MK-6");
}

// ---- payments ---------------------------------------------------------------------------------------------

void auction_options(const Call& call, const Frame&, Options& options) {
    if (call.score(call.active()) == 0) return;
    for (const Segment& segment : call.segments_on(*call.last_tile()))
        for (const Figure& figure : call.figures_at(on_segment(segment)))
            if (figure.seat == call.active()) return options.offer("market.auction", on_segment(segment));
}

void auction(Call& call, const Option& chosen) {
    call.pay(call.active(), 1, "MK-7");
    call.score_now(Location{chosen.a}, "now");
}

Seat next_player(const Call& call) { return (call.active() + 1) % call.seats(); }

void gift_options(const Call& call, const Frame&, Options& options) {
    if (call.seats() == 1) return;
    for (Points points = 1; points <= std::min(3, call.score(call.active())); ++points) options.offer("market.gift", points);
}

void gift(Call& call, const Option& chosen) {
    call.transfer(call.active(), next_player(call), static_cast<Points>(chosen.a), "MK-8");
}

void tax_options(const Call& call, const Frame&, Options& options) {
    for (const Seat seat : call.clockwise())
        if (seat != call.active() && call.score(seat) > 2) return options.offer("market.tax");
}

void tax(Call& call) {
    for (const Seat seat : call.clockwise())
        if (seat != call.active()) call.charge(seat, 3, 2, "MK-9");
}

void copy_options(const Call& call, const Frame&, Options& options) {
    Points best = 0;
    for (const Entry& entry : call.entries()) best = std::max(best, entry.points);
    if (best > 0) options.offer("market.copy", best);
}

void copy(Call& call, const Option& chosen) { call.award(call.active(), static_cast<Points>(chosen.a), "MK-12"); }

void points(Call& call, const Frame& frame) {
    const Seat seat = PointsChanged(frame).seat;
    call.set("market.heard", seat, call.get("market.heard", seat) + 1);
}

void scored(Call& call, const Frame& frame) {
    call.set("market.scored", 0, call.get("market.scored") + static_cast<std::int32_t>(ScoreDone(frame).count));
}

}  // namespace

PLV_PLUGIN(bind("stall", &stall_options, &stall), bind("order", &order_options, &order), bind("take", &take_options, &take),
           bind("fair", &fair_options, &fair), bind("fairs", &fairs), bind("forget_fair", &forget_fair),
           bind("half", &half), bind("more", &more), bind("third", &third), bind("tolls", &tolls), bind("ruined", &ruined),
           bind("wages", &wages), bind("savings", &savings), bind("auction", &auction_options, &auction),
           bind("gift", &gift_options, &gift), bind("tax", &tax_options, &tax), bind("copy", &copy_options, &copy),
           bind("points", &points),
           bind("scored", &scored))
