#include <pontlevis/sdk/plugin.h>

using namespace pontlevis::sdk;

namespace {

std::int32_t first(const Call&, std::uint32_t) { return 0; }

}  // namespace

PLV_PLUGIN(bind("always_red", &first), bind("any_road", &first))
