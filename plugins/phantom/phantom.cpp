// The phantom is placed after the main action of phase 2, whatever that was; all else about it is declared.
#include <pontlevis/sdk/plugin.h>

using namespace pontlevis::sdk;

namespace {

// PHA-2  On another feature of the tile just placed that nobody stands on, the meeple of this turn included.
// PHA-3, PHA-4  It may be the only figure of the turn, and it may follow any main action.
void places(const Call& call, const Frame&, Options& options) {
    for (const Segment& segment : call.segments_on(*call.last_tile())) {
        const Location there = on_segment(segment);
        if (call.may_stand(call.active(), "phantom", there, "phantom.appear")) options.offer("phantom.appear", there);
    }
}

void appear(Call& call, const Option& chosen) {
    call.place(call.active(), "phantom", Location{chosen.a}, "phantom.appear");
}

}  // namespace

PLV_PLUGIN(bind("appear", &places, &appear))
