// Parts that run one after the other where they meet: steps at an anchor, fates of a group, reactions to one moment.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "compose/order.h"
#include "compose/parts.h"

namespace pontlevis {

/// One of them, under its name in full.
struct OrderedPart {
    std::string id;
    const Chosen* owner;
    std::uint32_t anchor;      // those of a lower one run first
    std::string anchor_name;
    const OrderDecl* order;
    const Footprint* footprint;  // may be null
    int line;
    std::string moment = {};  // only parts of the same one can be ambiguous
};

/// Their sequence, as places in `parts`, and the reason for each. Notes and ambiguities go to `rules`.
/// Nothing after a problem: loops, lines against the anchors.
[[nodiscard]] std::optional<Ordered> ordered_parts(Ruleset& rules, const std::vector<OrderedPart>& parts, Problems& problems);

}  // namespace pontlevis
