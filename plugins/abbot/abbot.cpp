// An abbot can be called back before his monastery or garden is complete. Where he may stand is declared; what is
// complete, and the end of the game, are scored as for any other meeple (ABT-2, ABT-8).
#include <pontlevis/sdk/plugin.h>

using namespace pontlevis::sdk;

namespace {

// ABT-3  Own abbots on what is incomplete.
// ABT-5  What this turn's tile has completed is scored in phase 3 instead.
void recallable(const Call& call, const Frame&, Options& options) {
    for (const Figure& figure : call.standing(call.active(), "abbot")) {
        const auto segment = figure.where.segment();
        if (segment && !call.feature(*segment).complete) options.offer("abbot.recall", figure);
    }
}

// ABT-3  He scores a point and one for each neighbour.
// ABT-4  That is his own: no majority, no bonus of the feature, and others stay on it.
void recall(Call& call, const Option& chosen) {
    const Figure abbot = call.figure(chosen.a);
    call.award(abbot.seat, static_cast<Points>(call.units(*abbot.where.segment())), "ABT-3");
    call.home(abbot, "abbot.recall");
}

}  // namespace

PLV_PLUGIN(bind("recall", &recallable, &recall))
