// Each function counts that it was called; what it is called for is said by its filter.
#include <pontlevis/sdk/plugin.h>

using namespace pontlevis::sdk;

namespace {

void count(Call& call, Name column) { call.set(column, 0, call.get(column) + 1); }

void open(Call& call) { count(call, "watchmen.opened"); }
void rounds(Call& call) { count(call, "watchmen.rounds"); }
void muster(Call& call) { count(call, "watchmen.musters"); }
void light(Call& call) { count(call, "watchmen.lit"); }
void ring(Call& call) { count(call, "watchmen.rung"); }
void ring_in_hand(Call& call) { count(call, "watchmen.rung_in_hand"); }
void salute(Call& call) { call.fail("there is no captain"); }

void hang_options(const Call& call, const Frame&, Options& options) {
    if (call.in_supply(kNobody, "lantern") != 0) options.offer("watchmen.hang");
}

void hang(Call& call, const Option&) { call.place(kNobody, "lantern", on_tile(*call.last_tile()), "watchmen.hang"); }

void hear(Call& call, const Frame&) { count(call, "watchmen.heard"); }

void curfew(const Call&, Targets targets, Refused refused) {
    for (std::size_t i = 0; i < targets.size(); ++i) refused.refuse(i);
}

}  // namespace

PLV_PLUGIN(bind("open", &open), bind("rounds", &rounds), bind("muster", &muster), bind("light", &light), bind("ring", &ring),
           bind("ring_in_hand", &ring_in_hand), bind("salute", &salute), bind("hang", &hang_options, &hang), bind("hear", &hear),
           bind("curfew", &curfew))
