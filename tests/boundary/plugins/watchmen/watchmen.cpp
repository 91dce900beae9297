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
    if (call.in_supply(kNobody, "lantern") != 0 && call.may_stand(kNobody, "lantern", on_tile(*call.last_tile()), "watchmen.hang")) options.offer("watchmen.hang");
}

void hang(Call& call, const Option&) { call.place(kNobody, "lantern", on_tile(*call.last_tile()), "watchmen.hang"); }

void hear(Call& call, const Frame&) { count(call, "watchmen.heard"); }

void curfew(const Call&, Targets targets, Refused refused) {
    for (std::size_t i = 0; i < targets.size(); ++i) refused.refuse(i);
}

void wind(const Call& call, Targets targets, Refused refused) {
    for (std::size_t i = 0; i < targets.size(); ++i)
        if (call.mark(targets[i].where, "watchmen.bell")) refused.refuse(i);
}

// ---- what the tile extends --------------------------------------------------------------------------------

void walk(Call& call) { count(call, "watchmen.strolls"); }
void walk_on(Call& call, const Frame&) { count(call, "watchmen.walked"); }

void relieve_options(const Call& call, const Frame&, Options& options) {
    for (const Figure& watchman : call.standing(call.active(), "watchman")) options.offer("watchmen.relieve", watchman);
}

void relieve(Call& call, const Option& chosen) { call.home(chosen.a, "watchmen.relieve"); }

void wake(Call& call) { count(call, "watchmen.woken"); }
void trail(Call& call) { count(call, "watchmen.trailed"); }

// ---- who stands together ----------------------------------------------------------------------------------

void quarrel(Call& call) { count(call, "watchmen.quarrels"); }
void scuffle(Call& call) { count(call, "watchmen.scuffles"); }
void quarrel_on(Call& call, const Frame&) { count(call, "watchmen.quarrelled"); }

void settle_options(const Call&, const Frame&, Options& options) { options.offer("watchmen.settle"); }
void settle(Call& call, const Option&) {
    for (const Figure& watchman : call.standing_of("watchman")) call.home(watchman, "watchmen.relieve");
}

// ---- what was scored --------------------------------------------------------------------------------------

void roads_done(Call& call, const Frame&) { count(call, "watchmen.roads_done"); }
void ended(Call& call, const Frame&) { count(call, "watchmen.ended"); }
void gates_done(Call& call, const Frame&) { count(call, "watchmen.gates_done"); }
void gate_cities_done(Call& call, const Frame&) { count(call, "watchmen.gate_cities_done"); }

void gate_bonus(Call& call, const Frame&) { call.award(call.active(), 1, "WM-9"); }

void watched_done(Call& call, const Frame&) { count(call, "watchmen.watched_done"); }
void watched_value(const Call&, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) sheets[i].extra += 2;
}

void lit_roads(const Call&, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) sheets[i].add += 1;
}

// ---- at a place that an option says -----------------------------------------------------------------------

void rest(Call& call) { count(call, "watchmen.slept"); }
void nap_options(const Call&, const Frame&, Options& options) { options.offer("watchmen.nap"); }
void nap(Call& call, const Option&) { count(call, "watchmen.naps"); }

}  // namespace

PLV_PLUGIN(bind("open", &open), bind("rounds", &rounds), bind("muster", &muster), bind("light", &light), bind("ring", &ring),
           bind("ring_in_hand", &ring_in_hand), bind("salute", &salute), bind("hang", &hang_options, &hang), bind("hear", &hear),
           bind("curfew", &curfew), bind("wind", &wind), bind("scuffle", &scuffle),
           bind("walk", &walk), bind("walk_on", &walk_on), bind("relieve", &relieve_options, &relieve), bind("wake", &wake), bind("trail", &trail),
           bind("roads_done", &roads_done), bind("ended", &ended), bind("gates_done", &gates_done), bind("gate_cities_done", &gate_cities_done),
           bind("gate_bonus", &gate_bonus), bind("lit_roads", &lit_roads), bind("watched_done", &watched_done), bind("watched_value", &watched_value), bind("quarrel", &quarrel), bind("quarrel_on", &quarrel_on),
           bind("settle", &settle_options, &settle), bind("rest", &rest), bind("nap", &nap_options, &nap))
