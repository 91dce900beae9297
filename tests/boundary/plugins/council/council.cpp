// Steps that ask others than the active player, what they push, windows of actions, and chance.
#include <pontlevis/sdk/plugin.h>

using namespace pontlevis::sdk;

namespace {

enum Words : std::uint32_t { kAsked, kFor };  // of the vote's frame
enum Pc : std::uint16_t { kVoting, kPlaying };

// ---- the vote ---------------------------------------------------------------------------------------------

void vote_options(const Call&, const Frame&, Options& options) {
    options.offer("council.vote", 0);
    options.offer("council.vote", 1);
}

Next vote_result(Call& call, Frame& frame) {
    std::int32_t bids = 0;
    for (const Seat seat : call.clockwise()) bids += call.get("council.bids", seat);
    if (bids >= 3) call.extra_part();  // CN-4
    if (frame.words[kFor] + 1 < call.seats()) return Next::done;
    call.arm("council.favour", call.active());  // CN-7
    if (!call.option_flag("guests") || call.get("council.guest") != 0) return Next::done;
    call.set("council.guest", 0, 1);
    frame.pc = kPlaying;
    call.run_part((call.active() + 1) % call.seats());  // CN-3
    return Next::again;
}

Next vote(Call& call, Frame& frame, const Option* answer) {
    if (frame.pc == kPlaying) return call.set("council.guest", 0, 0), Next::done;
    if (answer != nullptr) {
        ++frame.words[kAsked];
        frame.words[kFor] += answer->a;
        if (answer->a == 1) {
            call.push("council.bid", frame.decider);
            return Next::again;
        }
    }
    if (frame.words[kAsked] + 1 == call.seats()) return vote_result(call, frame);
    frame.decider = static_cast<std::uint8_t>((call.active() + 1 + frame.words[kAsked]) % call.seats());
    return Next::ask;
}

void bid_options(const Call&, const Frame&, Options& options) {
    options.pass();
    for (std::uint32_t more = 1; more <= 2; ++more) options.offer("council.raise", more);
}

Next bid(Call& call, Frame& frame, const Option* answer) {
    frame.decider = static_cast<std::uint8_t>(frame.words[0]);
    if (answer == nullptr) {
        call.set("council.bids", frame.words[0], 0);
        return Next::ask;
    }
    if (answer->action == call.action("pass")) return Next::done;
    call.set("council.bids", frame.words[0], call.get("council.bids", frame.words[0]) + static_cast<std::int32_t>(answer->a));
    return ++frame.pc == 3 ? Next::done : Next::ask;
}

// ---- chance -----------------------------------------------------------------------------------------------

void die_options(const Call&, const Frame&, Options& options) {
    for (std::uint32_t pips = 1; pips <= 6; ++pips) options.offer("council.roll", pips);
}

// CN-5  A die is rolled; a six brings its player a point. CN-6: on a one, lots are drawn.
Next die(Call& call, Frame& frame, const Option* rolled) {
    if (rolled == nullptr) {
        frame.decider = kNobody;
        return Next::ask;
    }
    call.set("council.rolled", 0, static_cast<std::int32_t>(rolled->a));
    if (rolled->a == 6) call.award(call.active(), 1, "CN-5");
    if (rolled->a == 1) {
        const Seat drawn = call.random(call.seats());
        call.set("council.lot", drawn, call.get("council.lot", drawn) + 1);
    }
    return Next::done;
}

// ---- windows ----------------------------------------------------------------------------------------------

void favour_options(const Call&, const Frame&, Options& options) { options.offer("council.favour"); }

void favour(Call& call) {
    call.award(call.active(), 2, "CN-7");
    call.disarm("council.favour", call.active());
    call.arm("council.dues", call.active());
}

void dues_options(const Call&, const Frame&, Options& options) { options.offer("council.dues"); }

void dues(Call& call) {
    call.charge(call.active(), 1, 0, "CN-8");
    call.disarm("council.dues", call.active());
}

void rest_options(const Call&, const Frame&, Options& options) { options.offer("council.rest"); }

void rest(Call& call) {
    call.close();
    call.set("council.rested", 0, 1);
}

void wake_options(const Call& call, const Frame&, Options& options) {
    if (call.get("council.rested") != 0) options.offer("council.wake");
}

void wake(Call& call) {
    call.set("council.rested", 0, 0);
    call.raw()->api->reopen(call.raw());  // refused where the one action was taken in spite of it
}

void new_part(Call& call) { call.set("council.rested", 0, 0); }

void ring(Call& call) { call.set("council.rung", 0, call.get("council.rung") + 1); }

}  // namespace

PLV_PLUGIN(bind("vote", &vote_options, &vote), bind("bid", &bid_options, &bid), bind("die", &die_options, &die),
           bind("favour", &favour_options, &favour), bind("dues", &dues_options, &dues),
           bind("rest", &rest_options, &rest), bind("wake", &wake_options, &wake), bind("new_part", &new_part), bind("ring", &ring))
