#include <pontlevis/sdk/plugin.h>

using namespace pontlevis::sdk;

namespace {

void may_fail(const Call& call) {
    if (call.option_flag("fails")) call.fail("it has no answer");
}

std::uint32_t owners(const Call& call, const Entry&, Weights, std::uint32_t so_far) { return may_fail(call), so_far; }

std::uint32_t weigh(const Call& call, const Entry&, Figure) { return may_fail(call), 1; }

std::int32_t units(const Call& call, std::uint32_t road) { return may_fail(call), static_cast<std::int32_t>(call.units(road)); }

void values(const Call&, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) sheets[i].add += 1;
}

void remember(const Call& call, Targets targets, Refused refused) {
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const std::uint32_t segment = *targets[i].where.segment();
        if (call.get("only-answers.told") != 0 || call.fold("only-answers.asked", segment) != 0 || call.get("only-answers.counted", 0u) != 0)
            refused.refuse(i);
    }
}

}  // namespace

PLV_PLUGIN(bind("owners", &owners), bind("weigh", &weigh), bind("units", &units), bind("remember", &remember), bind("values", &values))
