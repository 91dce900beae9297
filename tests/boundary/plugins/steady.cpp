// A plugin as it should be.
#include <pontlevis/sdk/plugin.h>

using namespace pontlevis::sdk;

namespace {

void value(const Call&, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) sheets[i].add += 1;
}

void act(Call& call) { call.award(call.active(), 1, "TST-2"); }

}  // namespace

PLV_PLUGIN(bind("value", &value), bind("act", &act))
