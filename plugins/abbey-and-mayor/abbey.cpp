// ABB  The abbey is a tile of one's own. That its edges lie against anything in a hole and close what they touch
// is said by the manifest; the monastery on it is one like any other (ABB-2, ABB-5).
#include "elements.h"

namespace abbey_and_mayor {
namespace {

constexpr Name kUsed = "abbey-and-mayor.abbey-used";
constexpr Name kUse = "abbey-and-mayor.abbey";

// ABB-1  A seat's abbey can be laid if it has it still and some hole takes it.
bool can_use(const Call& call, Seat seat) {
    return call.get(kUsed, seat) == 0 && call.tiles_left(kAbbey) != 0 && call.places(kAbbey) != 0;
}

}  // namespace

// ABB-1  Everybody has one: whoever has used it is asked no more.
void deal_abbeys(Call& call) {
    for (const Seat seat : call.clockwise()) call.arm(kUse, seat);
}

// ABB-1, ABB-8  Instead of drawing, in each part of the turn.
void abbey_options(const Call& call, const Frame&, Options& out) {
    if (!call.in_hand() && can_use(call, call.decider())) out.offer(kUse);
}

void abbey(Call& call, const Option&) {
    call.take_tile(kAbbey);
    call.set(kUsed, call.active(), 1);
    call.disarm(kUse, call.active());
}

void abbey_round_options(const Call& call, const Frame&, Options& out) {
    out.pass();
    if (can_use(call, call.decider())) out.offer(kUse);
}

// ABB-6  After the last turn each player once, the one left of that turn's player first and he himself last.
Next abbey_round(Call& call, Frame& frame, const Option* chosen) {
    std::uint32_t& asked = frame.words[0];
    if (chosen != nullptr && chosen->action == call.action(kUse)) {
        call.set(kUsed, frame.decider, 1);
        call.disarm(kUse, frame.decider);
        call.run_part(frame.decider, kAbbey);
        return Next::again;
    }
    if (asked == call.seats()) return Next::done;
    frame.decider = static_cast<std::uint8_t>((frame.player + ++asked) % call.seats());
    return Next::ask;
}

}  // namespace abbey_and_mayor
