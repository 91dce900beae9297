// Fates, of which a figure has one; and every kind of place where figures stand.
#include <pontlevis/sdk/plugin.h>

using namespace pontlevis::sdk;

namespace {

// ---- fates ------------------------------------------------------------------------------------------------

void press_options(const Call& call, const Frame& frame, Options& options) {
    const FateOf fate(frame);
    const Location stool = call.place_at("carts.stool");
    if (call.may_stand(fate.figure, stool, "carts.press")) options.offer("carts.press", fate.figure);
}

// Its entry and where it stood are still known: it is paid a tenth of what the city was worth.
void press(Call& call, const Option& chosen) {
    const Figure figure = call.figure(chosen.a);
    const Entry entry = call.entry(*figure.entry);
    if (!entry.owned_by(figure.seat)) return call.home(figure, "scored");
    if (call.segment(*figure.from.segment()).feature != call.segment(*entry.where.segment()).feature) call.fail("it was not there");
    if (entry.points >= 10) call.award(figure.seat, entry.points / 10, "CT-1");
    call.move(figure, call.place_at("carts.stool"), "carts.press");
}

void park_options(const Call& call, const Frame& frame, Options& options) {
    const FateOf fate(frame);
    const Location yard = call.place_at("carts.yard", call.figure(fate.figure).seat);
    if (call.may_stand(fate.figure, yard, "carts.park")) options.offer("carts.park", fate.figure);
}

void park(Call& call, const Option& chosen) {
    call.move(chosen.a, call.place_at("carts.yard", call.figure(chosen.a).seat), "carts.park");
}

bool somebody_is_parked(const Call& call) {
    for (const Seat seat : call.clockwise())
        for (const Figure& figure : call.figures_at(call.place_at("carts.yard", seat))) return figure.number != kNone;
    return false;
}

void drive_options(const Call& call, const Frame& frame, Options& options) {
    const FateOf fate(frame);
    if (!somebody_is_parked(call)) return;
    const Figure figure = call.figure(fate.figure);
    const std::uint32_t road = call.feature_kind("road");
    for (const Segment& segment : call.segments_on(*call.tile_under(figure.from)))
        if (segment.kind == road && call.may_stand(figure, on_segment(segment), "carts.drive"))
            options.offer("carts.drive", figure, on_segment(segment));
}

void drive(Call& call, const Option& chosen) { call.move(chosen.a, Location{chosen.b}, "carts.drive"); }

void unpark_options(const Call& call, const Frame&, Options& options) {
    for (const Figure& figure : call.figures_at(call.place_at("carts.yard", call.active()))) options.offer("carts.unpark", figure);
}

void unpark(Call& call, const Option& chosen) { call.home(chosen.a, "carts.unpark"); }

// ---- places -----------------------------------------------------------------------------------------------

void set_milestone_options(const Call& call, const Frame&, Options& options) {
    if (call.in_supply(call.active(), "milestone") == 0) return;
    for (std::uint32_t corner = 0; corner < 4; ++corner) options.offer("carts.set_milestone", vertex(*call.last_tile(), corner));
}

void set_milestone(Call& call, const Option& chosen) {
    const std::uint32_t helper = call.kind("helper");
    call.place(call.active(), "milestone", Location{chosen.a}, "carts.put");
    for (const Figure& figure : call.figures())
        if (figure.kind == helper && figure.seat == call.active() && figure.where.out_of_game()) return call.home(figure, "carts.join");
}

/// An own figure on the tile just laid that bears nothing yet.
void offer_bearers(const Call& call, Options& options, Name action) {
    for (const Segment& segment : call.segments_on(*call.last_tile()))
        for (const Figure& figure : call.figures_at(on_segment(segment)))
            if (figure.seat == call.active() && call.figures_at(on_figure(figure)).begin() == std::default_sentinel) options.offer(action, figure);
}

void tie_options(const Call& call, const Frame&, Options& options) {
    if (call.in_supply(kNobody, "ribbon") != 0) offer_bearers(call, options, "carts.tie");
}

void tie(Call& call, const Option& chosen) { call.place(kNobody, "ribbon", on_figure(chosen.a), "carts.put"); }

void hang_options(const Call& call, const Frame&, Options& options) {
    if (call.in_supply(kNobody, "bell") != 0) offer_bearers(call, options, "carts.hang");
}

void hang(Call& call, const Option& chosen) { call.place(kNobody, "bell", on_figure(chosen.a), "carts.put"); }

void walk_options(const Call& call, const Frame&, Options& options) {
    for (const Segment& segment : call.segments_on(*call.last_tile()))
        for (const Figure& figure : call.figures_at(on_segment(segment)))
            if (figure.seat == call.active()) options.offer("carts.walk", figure);
}

void walk(Call& call, const Option& chosen) { call.move(chosen.a, on_tile(*call.last_tile()), "carts.walk"); }

std::optional<Figure> mule(const Call& call) {
    const std::uint32_t kind = call.kind("mule");
    for (const Figure& figure : call.figures())
        if (figure.kind == kind) return figure;
    return std::nullopt;
}

void begin(Call& call) {
    if (call.in_supply(kNobody, "mule") != 0) call.place(kNobody, "mule", on_tile(0), "carts.put");
}

void call_mule(Call& call) {
    const std::uint32_t monastery = call.feature_kind("monastery");
    const Tile tile = *call.last_tile();
    for (const Segment& segment : call.segments_on(tile))
        if (segment.kind == monastery) call.move(*mule(call), on_tile(tile), "carts.call");
}

}  // namespace

PLV_PLUGIN(bind("press", &press_options, &press), bind("park", &park_options, &park), bind("drive", &drive_options, &drive),
           bind("unpark", &unpark_options, &unpark), bind("set_milestone", &set_milestone_options, &set_milestone),
           bind("tie", &tie_options, &tie), bind("hang", &hang_options, &hang), bind("walk", &walk_options, &walk), bind("begin", &begin),
           bind("call_mule", &call_mule))
