// Reactions at safe points: to arrivals of any cause, to each other, to a companion that left. And vetoes.
#include <pontlevis/sdk/plugin.h>

using namespace pontlevis::sdk;

namespace {

/// A token of that kind on the tile.
std::optional<Figure> token_on(const Call& call, const Tile& tile, std::uint32_t kind) {
    for (const Figure& figure : call.figures_at(on_tile(tile)))
        if (figure.kind == kind) return figure;
    return std::nullopt;
}

void offer_token(const Call& call, Options& options, Name kind, Name action) {
    if (call.in_supply(kNobody, kind) != 0 && !token_on(call, *call.last_tile(), call.kind(kind))) options.offer(action);
}

// ---- traps ------------------------------------------------------------------------------------------------

void set_trap_options(const Call& call, const Frame&, Options& options) {
    offer_token(call, options, "trap", "traps.set_trap");
}

void set_trap(Call& call) { call.place(kNobody, "trap", on_tile(*call.last_tile()), "traps.lay"); }

// TR-2, TR-3  The owner plays an extra part: he is owed it also when the meeple is gone.
void snap(Call& call, const Frame& frame) {
    const Figure meeple = call.figure(Arrival(frame).figure);
    const std::optional<Tile> tile = call.tile_under(meeple.where);  // it may have left again
    const std::optional<Figure> trap = tile ? token_on(call, *tile, call.kind("trap")) : std::nullopt;
    if (!trap) return;
    call.set("traps.snapped", *trap, call.get("traps.snapped", *trap) + 1);
    call.home(meeple, "traps.snap");
    call.extra_part();
}

// ---- a chase ----------------------------------------------------------------------------------------------

void chase(Call& call, const Frame& frame, Name kind_name, Name cause_name) {
    const Figure meeple = call.figure(Arrival(frame).figure);
    const std::optional<std::uint32_t> from = meeple.where.segment();
    if (!from) return;
    const std::uint32_t kind = call.feature_kind(kind_name);
    for (const Segment& segment : call.segments_on(call.segment(*from).tile))
        if (segment.kind == kind) return call.move(meeple, on_segment(segment), cause_name);
}

void chase_up(Call& call, const Frame& frame) { chase(call, frame, "road", "traps.up"); }
void chase_down(Call& call, const Frame& frame) { chase(call, frame, "field", "traps.down"); }

// ---- a companion ------------------------------------------------------------------------------------------

bool has_meeple(const Call& call, const Segment& segment, Seat seat) {
    const Name meeple = call.trait("meeple");
    for (const Figure& figure : call.figures_on(segment))
        if (figure.seat == seat && call.trait(figure.kind, meeple) != 0) return true;
    return false;
}

void call_dog_options(const Call& call, const Frame&, Options& options) {
    if (call.in_supply(call.active(), "dog") == 0) return;
    for (const Segment& segment : call.segments_on(*call.last_tile()))
        if (has_meeple(call, segment, call.active()) && call.may_stand(call.active(), "dog", on_segment(segment), "traps.follow"))
            options.offer("traps.call_dog", on_segment(segment));
}

// It is called after it was placed, and still dog_came() knows of the call.
void call_dog(Call& call, const Option& chosen) {
    call.place(call.active(), "dog", Location{chosen.a}, "traps.follow");
    call.set("traps.called", call.active(), call.get("traps.called", call.active()) + 1);
}

void dog_came(Call& call, const Frame& frame) {
    const Seat owner = call.figure(Arrival(frame).figure).seat;
    call.set("traps.heeled", owner, call.get("traps.called", owner));
}

void dog_left(Call& call, const Frame& frame) {
    const Seat owner = call.figure(Departure(frame).figure).seat;
    call.set("traps.alone", owner, call.get("traps.alone", owner) + 1);
}

// ---- fences -----------------------------------------------------------------------------------------------

void set_fence_options(const Call& call, const Frame&, Options& options) {
    offer_token(call, options, "fence", "traps.set_fence");
}

void set_fence(Call& call) { call.place(kNobody, "fence", on_tile(*call.last_tile()), "traps.lay"); }

bool is_fenced(const Call& call, const std::optional<Tile>& tile) {
    return tile && token_on(call, *tile, call.kind("fence"));
}

void fenced(const Call& call, Targets targets, Refused refused) {
    for (std::size_t i = 0; i < targets.size(); ++i)
        if (is_fenced(call, call.tile_under(targets[i].where))) refused.refuse(i);
}

void fenced_place(const Call& call, Targets targets, Refused refused) {
    for (std::size_t i = 0; i < targets.size(); ++i)
        if (is_fenced(call, call.tile_at(neighbour(targets[i].cell, Side::west)))) refused.refuse(i);
}

}  // namespace

PLV_PLUGIN(bind("set_trap", &set_trap_options, &set_trap), bind("snap", &snap), bind("chase_up", &chase_up),
           bind("chase_down", &chase_down), bind("call_dog", &call_dog_options, &call_dog), bind("dog_came", &dog_came), bind("dog_left", &dog_left),
           bind("set_fence", &set_fence_options, &set_fence), bind("fenced", &fenced),
           bind("fenced_place", &fenced_place), bind("fenced_dig", &fenced))
