// Roads that are joined, parted and completed without a tile; meeples that come or are gone before the scoring; who
// hears of an arrival; who is placed elsewhere; and when a turn begins.
#include <pontlevis/sdk/plugin.h>

#include <algorithm>

using namespace pontlevis::sdk;

namespace {

std::uint32_t in(std::uint32_t location) { return *Location{location}.segment(); }

bool bears(const Call& call, const Segment& segment, Name mark) { return call.mark(on_segment(segment), mark).has_value(); }

bool is_meeple(const Call& call, const Figure& figure) { return call.trait(figure.kind, "meeple") != 0; }

/// Calls visit(one, other) for each two segments with a mark, of the same tile or of any two.
template <class Visit>
void for_pairs(const Call& call, Name mark, bool same_tile, Visit visit) {
    for (const Tile& first : call.tiles())
        for (const Segment& one : call.segments_on(first))
            for (const Tile& second : call.tiles())
                for (const Segment& other : call.segments_on(second))
                    if (one.number < other.number && (one.tile == other.tile || !same_tile) && bears(call, one, mark) && bears(call, other, mark))
                        visit(one, other);
}

// ---- ST-1 -----------------------------------------------------------------------------------------------------

void sail_options(const Call& call, const Frame&, Options& options) {
    for_pairs(call, "strangers.dock", true, [&](const Segment& one, const Segment& other) {
        if (call.get("strangers.moored", one) != static_cast<std::int32_t>(other.number + 1))
            options.offer("strangers.sail", on_segment(one), on_segment(other));
    });
}

void moor(Call& call, std::uint32_t one, std::uint32_t other) {
    call.set("strangers.moored", one, static_cast<std::int32_t>(other + 1));
    call.set("strangers.moored", other, static_cast<std::int32_t>(one + 1));
}

void sail(Call& call, const Option& chosen) {
    for (const Segment& dock : call.segments_on(call.segment(in(chosen.a)).tile)) {
        const std::int32_t moored = call.get("strangers.moored", dock);
        if (moored == 0) continue;
        call.disconnect(dock, static_cast<std::uint32_t>(moored - 1));
        call.set("strangers.moored", dock, 0);
        call.set("strangers.moored", static_cast<std::uint32_t>(moored - 1), 0);
    }
    call.connect(in(chosen.a), in(chosen.b));
    moor(call, in(chosen.a), in(chosen.b));
}

// ---- ST-2 -----------------------------------------------------------------------------------------------------

void mouth_laid(Call& call, const Frame& frame) {
    for (const Segment& segment : call.segments_on(TileLaid(frame).tile)) {
        if (!bears(call, segment, "strangers.mouth")) continue;
        call.hold(segment, 1);
        call.set("strangers.mouth", segment, 1);
    }
}

void tunnel_options(const Call& call, const Frame&, Options& options) {
    for_pairs(call, "strangers.mouth", false, [&](const Segment& one, const Segment& other) {
        if (call.get("strangers.mouth", one) != 0 && call.get("strangers.mouth", other) != 0)
            options.offer("strangers.tunnel", on_segment(one), on_segment(other));
    });
}

void tunnel(Call& call, const Option& chosen) {
    call.connect(in(chosen.a), in(chosen.b));
    for (const std::uint32_t mouth : {in(chosen.a), in(chosen.b)}) {
        call.hold(mouth, -1);
        call.set("strangers.mouth", mouth, 0);
    }
}

// ---- ST-3 -----------------------------------------------------------------------------------------------------

void wait_options(const Call& call, const Frame&, Options& options) {
    if (call.in_supply(call.active(), "normal") != 0) options.offer("strangers.wait");
}

void wait(Call& call) { call.place(call.active(), "normal", call.place_at("strangers.quarter", call.active()), "strangers.wait"); }

void redeploy_options(const Call& call, const Frame&, Options& options) {
    options.pass();
    const std::uint32_t road = call.feature_kind("road");
    for (const Figure& figure : call.figures_at(call.place_at("strangers.quarter", call.decider())))
        for (const Segment& segment : call.segments_on(*call.last_tile()))
            if (segment.kind == road && call.feature(segment).complete && call.may_stand(figure, on_segment(segment), "strangers.redeploy"))
                options.offer("strangers.redeploy", figure, on_segment(segment));
}

// The left neighbour first, the active player last, each as many as he likes.
Next redeploy(Call& call, Frame& frame, const Option* chosen) {
    std::uint32_t& asked = frame.words[0];
    if (chosen != nullptr && chosen->action == call.action("strangers.redeploy")) {
        call.move(chosen->a, Location{chosen->b}, "strangers.redeploy");
        return Next::ask;
    }
    if (asked == call.seats()) return Next::done;
    frame.decider = static_cast<std::uint8_t>((call.active() + ++asked) % call.seats());
    return Next::ask;
}

// ---- ST-4 -----------------------------------------------------------------------------------------------------

void drown(Call& call, const Frame& frame) {
    const Figure figure = call.figure(Arrival(frame).figure);
    const std::optional<Tile> tile = call.tile_under(figure.where);
    if (!tile) return;
    for (const Tile& beside : call.around(*tile))
        if (beside.number != tile->number && call.mark(on_tile(beside), "strangers.pond"))
            return call.move(figure, call.place_at("strangers.depths"), "strangers.drown");
}

// ---- ST-5, ST-6 -----------------------------------------------------------------------------------------------

std::optional<Figure> only(const Call& call, Name kind_name) {
    const std::uint32_t kind = call.kind(kind_name);
    for (const Figure& figure : call.figures())
        if (figure.kind == kind) return figure;
    return std::nullopt;
}

/// Brings the only figure of a kind to a tile.
void bring(Call& call, Name kind_name, const Tile& tile, Name cause_name) {
    const Figure figure = *only(call, kind_name);
    figure.where.in_supply() ? static_cast<void>(call.place(kNobody, kind_name, on_tile(tile), cause_name)) : call.move(figure, on_tile(tile), cause_name);
}

void hunt_options(const Call& call, const Frame&, Options& options) {
    for (const Figure& figure : call.figures())
        if (is_meeple(call, figure) && call.tile_under(figure.where)) options.offer("strangers.hunt", figure);
}

void hunt(Call& call, const Option& chosen) {
    bring(call, "beast", *call.tile_under(call.figure(chosen.a).where), "strangers.prowl");
    call.home(chosen.a, "strangers.flee");
}

void lair(const Call& call, Targets targets, Refused refused) {
    const std::optional<Figure> beast = only(call, "beast");
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const std::optional<Tile> tile = call.tile_under(targets[i].where);
        if (tile && beast && beast->where == on_tile(*tile)) refused.refuse(i);
    }
}

void charm_options(const Call& call, const Frame&, Options& options) {
    for (const Figure& figure : call.figures())
        if (figure.seat == call.active() && is_meeple(call, figure) && call.tile_under(figure.where)) options.offer("strangers.charm", figure);
}

void charm(Call& call, const Option& chosen) {
    for (const Figure& figure : call.figures()) call.set("strangers.charmed", figure, figure.number == chosen.a);
    bring(call, "sprite", *call.tile_under(call.figure(chosen.a).where), "strangers.flutter");
}

void charmed_bonus(Call& call, const Frame& frame) {
    const ScoreDone scored(frame);
    for (const Entry& entry : call.entries(scored.first_entry, scored.count))
        for (const Figure& figure : call.figures_of(entry))
            if (call.get("strangers.charmed", figure) != 0) call.award(figure.seat, 3, "ST-6");
}

// ---- ST-7 -----------------------------------------------------------------------------------------------------

void sweep_options(const Call& call, const Frame&, Options& options) {
    const std::uint32_t road = call.feature_kind("road");
    for (const Segment& segment : call.segments_on(*call.last_tile()))
        if (segment.kind == road && !call.feature(segment).complete) options.offer("strangers.sweep", on_segment(segment));
}

void sweep(Call& call, const Option& chosen) { call.score_now(Location{chosen.a}, "strangers.swept"); }

// ---- ST-8 -----------------------------------------------------------------------------------------------------

void harvest(Call& call, const Frame& frame) { call.award(call.figure(Arrival(frame).figure).seat, 1, "ST-8"); }

// ---- ST-9, ST-10 ----------------------------------------------------------------------------------------------

/// Where one of a kind may go from the tile just laid, if it bears the mark and nobody has gone from it.
void offer_journeys(const Call& call, Name mark, std::uint32_t kind, Name action, Name cause, Options& options) {
    const Tile here = *call.last_tile();
    if (!call.mark(on_tile(here), mark) || call.get("strangers.travelled") == static_cast<std::int32_t>(here.number + 1)) return;
    if (call.in_supply(call.active(), kind) == 0) return;
    for (const Tile& tile : call.tiles())
        for (const Segment& segment : call.segments_on(tile))
            if (call.may_stand(call.active(), kind, on_segment(segment), cause)) options.offer(action, kind, on_segment(segment));
}

/// The same for each kind that is placed after the main action.
void offer_late_journeys(const Call& call, Name mark, Name action, Name cause, Options& options) {
    const Name late = call.trait("phantom.extra");
    if (late.number == kNone) return;  // no such expansion is in play
    std::uint32_t offered = kNone;
    for (const Figure& figure : call.figures()) {
        if (figure.seat != call.active() || figure.kind == offered || call.trait(figure.kind, late) == 0) continue;
        offered = figure.kind;
        offer_journeys(call, mark, offered, action, cause, options);
    }
}

void travel(Call& call, const Option& chosen, Name cause) {
    call.set("strangers.travelled", 0, static_cast<std::int32_t>(call.last_tile()->number + 1));
    call.place(call.active(), chosen.a, Location{chosen.b}, cause);
}

void teleport_options(const Call& call, const Frame&, Options& options) {
    offer_journeys(call, "strangers.portal", call.kind("normal"), "strangers.teleport", "strangers.teleport", options);
}

void late_teleport_options(const Call& call, const Frame&, Options& options) {
    offer_late_journeys(call, "strangers.portal", "strangers.late_teleport", "strangers.teleport", options);
}

void teleport(Call& call, const Option& chosen) { travel(call, chosen, "strangers.teleport"); }

void fly_options(const Call& call, const Frame&, Options& options) {
    offer_journeys(call, "strangers.flier", call.kind("normal"), "strangers.fly", "strangers.fly", options);
}

void late_fly_options(const Call& call, const Frame&, Options& options) {
    offer_late_journeys(call, "strangers.flier", "strangers.late_fly", "strangers.fly", options);
}

void fly(Call& call, const Option& chosen) { travel(call, chosen, "strangers.fly"); }

// ---- ST-11 ----------------------------------------------------------------------------------------------------

Next dawn(Call& call, Frame&, const Option*) {
    call.award(call.active(), 1, "ST-11");
    return Next::done;
}

}  // namespace

PLV_PLUGIN(bind("sail", &sail_options, &sail), bind("mouth_laid", &mouth_laid), bind("tunnel", &tunnel_options, &tunnel),
           bind("wait", &wait_options, &wait), bind("redeploy", &redeploy_options, &redeploy), bind("drown", &drown),
           bind("hunt", &hunt_options, &hunt), bind("lair", &lair), bind("charm", &charm_options, &charm),
           bind("charmed_bonus", &charmed_bonus), bind("sweep", &sweep_options, &sweep),
           bind("harvest", &harvest), bind("teleport", &teleport_options, &teleport),
           bind("late_teleport", &late_teleport_options, &teleport), bind("fly", &fly_options, &fly),
           bind("late_fly", &late_fly_options, &fly), bind("dawn", &dawn))
