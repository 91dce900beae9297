// Revolts drive meeples off the board before the tile that starts them is laid. Protection is bought for points and
// lasts until the meeple goes home. PR-11: it does nothing else.
#include <pontlevis/sdk/plugin.h>

#include <string_view>

using namespace pontlevis::sdk;

namespace {

// ---- tiles that leave the game ------------------------------------------------------------------------

// The k-th of the revolt tiles in the bag; kNone behind the last one.
std::uint32_t revolt_tile(const Call& call, std::uint32_t k) {
    for (const std::uint32_t type : call.types_with("peasant-revolts.revolt")) {
        const std::uint32_t copies = call.tiles_left(type);
        if (k < copies) return type;
        k -= copies;
    }
    return kNone;
}

std::uint32_t revolt_tiles(const Call& call) {
    std::uint32_t found = 0;
    for (const std::uint32_t type : call.types_with("peasant-revolts.revolt")) found += call.tiles_left(type);
    return found;
}

// PR-1  Before the first turn; each tile is taken as if it were drawn and put away.
void withhold(Call& call) {
    const std::int32_t gone = call.get("peasant-revolts.withheld");
    if (gone >= call.option_number("withheld")) return;
    const std::uint32_t left = revolt_tiles(call);
    if (left == 0) return;
    call.set("peasant-revolts.withheld", 0, gone + 1);
    call.take_tile(revolt_tile(call, call.random(left)));
    call.set_aside();
}

// ---- revolts ------------------------------------------------------------------------------------------

// PR-2, PR-5  The kinds of features that a revolt of that symbol reaches. It never reaches fields.
FeatureKinds reached_by(const Call& call, std::string_view symbol) {
    FeatureKinds kinds;
    if (symbol == "city") kinds.add(call.feature_kind("city"));
    else if (symbol == "road") kinds.add(call.feature_kind("road"));
    else kinds.add(call.feature_kind("monastery"));
    if (symbol == "monastery" && call.option_flag("gardens")) kinds.add(call.feature_kind("garden"));
    return kinds;
}

FeatureKinds reached(const Call& call) {
    FeatureKinds kinds;
    for (const char* symbol : {"city", "road", "monastery"}) kinds.bits |= reached_by(call, symbol).bits;
    return kinds;
}

bool is_protected(const Call& call, const Figure& figure) { return call.get("peasant-revolts.protected", figure) != 0; }

// PR-2  A seat's meeples on features of the kinds go home, or bring two points if they are protected, and stay so.
// PR-6, PR-13  What belongs to them, builders or whatever stands on them, follows by itself.
bool drives_off(Call& call, Seat seat, FeatureKinds kinds) {
    bool lost = false;
    for (const Figure& figure : call.standing_on(kinds, seat, call.kinds_with("meeple"))) {
        if (is_protected(call, figure)) {
            call.award(seat, 2, "PR-2");
        } else {
            call.home(figure, "peasant-revolts.flee");
            lost = true;
        }
    }
    return lost;
}

// PR-1  The tile in hand starts it. PR-4: after it, the turn goes on.
// PR-3  From the active player on, until somebody has lost a meeple.
void revolt(Call& call) {
    const auto type = call.in_hand();
    const auto symbol = type ? call.type_mark(*type, "peasant-revolts.revolt") : std::nullopt;
    if (!symbol) return;
    const FeatureKinds kinds = reached_by(call, symbol->word);
    for (const Seat seat : call.clockwise())
        if (drives_off(call, seat, kinds)) return;
}

// ---- protection ---------------------------------------------------------------------------------------

constexpr Points kOnArrival = 4;  // PR-7, PR-15
constexpr Points kLater = 2;      // PR-8

void buy(Call& call, const Option& chosen, Points price, const char* rule) {
    if (chosen.action != call.action("peasant-revolts.protect")) return;
    call.pay(call.figure(chosen.a).seat, price, rule);
    call.set("peasant-revolts.protected", chosen.a, 1);
}

// PR-7  Placing, and PR-15 whatever else brings a meeple to a road, city or monastery: one payment each.
void arrived(const Call&, const Frame& frame, Options& options) {
    options.pass();
    options.offer("peasant-revolts.protect", Arrival(frame).figure);
}

Next protect_arrival(Call& call, Frame& frame, const Option* chosen) {
    if (chosen != nullptr) return buy(call, *chosen, kOnArrival, "PR-7"), Next::done;
    const Arrival arrival(frame);
    const Figure figure = call.figure(arrival.figure);
    if (figure.where != arrival.to) return Next::done;  // it is gone again
    if (call.score(figure.seat) < kOnArrival) return Next::done;  // PR-9
    const auto segment = figure.where.segment();
    if (is_protected(call, figure) || !segment || !reached(call).has(call.segment(*segment).kind)) return Next::done;
    frame.decider = static_cast<std::uint8_t>(figure.seat);
    return Next::ask;
}

void note_placed(Call& call, const Frame& frame) {
    if (call.figure(Arrival(frame).figure).seat != call.active()) return;
    call.set("peasant-revolts.placed", 0, static_cast<std::int32_t>(call.tile_count()));
}

// PR-8  Who places no meeple may protect one on the board. PR-14: he may still do anything else, or nothing else: the
// manifest has a place in the turn for either.
void protect_options(const Call& call, const Frame&, Options& options) {
    const bool placed = call.get("peasant-revolts.placed") == static_cast<std::int32_t>(call.tile_count());
    if (placed || call.score(call.active()) < kLater) return;  // PR-9
    for (const Figure& figure : call.standing_on(reached(call), call.active(), call.kinds_with("meeple")))
        if (!is_protected(call, figure)) options.offer("peasant-revolts.protect", figure);
}

void protect(Call& call, const Option& chosen) { buy(call, chosen, kLater, "PR-8"); }

}  // namespace

PLV_PLUGIN(bind("withhold", &withhold), bind("revolt", &revolt), bind("protect_arrival", &arrived, &protect_arrival),
           bind("note_placed", &note_placed), bind("protect", &protect_options, &protect))
