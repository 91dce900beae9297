// Roads are worth a little more, and whoever stands at nought gets a point.
#include <pontlevis/sdk/plugin.h>

using namespace pontlevis::sdk;

namespace {

// MIL-1  A finished road scores some points more.
void road_bonus(const Call& call, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].mode == Mode::complete) sheets[i].add += static_cast<Points>(call.option_number("bonus"));
    }
}

// MIL-2  After scoring, an active player without points gets one.
void first_mile(Call& call) {
    if (call.score(call.active()) == 0) call.award(call.active(), 1, "MIL-2");
}

}  // namespace

PLV_PLUGIN(bind("road_bonus", &road_bonus), bind("first_mile", &first_mile))
