// Abbey & Mayor: what its manifest names, bound to the functions of its elements. The mayor needs only one.
#include "elements.h"

namespace abbey_and_mayor {
namespace {

// MAY-2, MAY-3  He counts for the coats of arms of his city, when it is scored; nowhere else for anything (MAY-4).
std::uint32_t mayor_weight(const Call& call, const Entry& entry, Figure) {
    return entry.kind == call.feature_kind("city") ? static_cast<std::uint32_t>(entry.marks) : 0;
}

}  // namespace
}  // namespace abbey_and_mayor

using namespace abbey_and_mayor;

PLV_PLUGIN(bind("deal_abbeys", &deal_abbeys), bind("abbey", &abbey_options, &abbey), bind("abbey_round", &abbey_round_options, &abbey_round),
           bind("mayor_weight", &mayor_weight), bind("barn", &barn_options, &barn), bind("barn_entries", &barn_entries),
           bind("barn_joined_value", &barn_joined_value), bind("barn_final_value", &barn_final_value),
           bind("barn_owners", &barn_owners), bind("no_farmers", &no_farmers), bind("drive", &drive_options, &drive))
