// Kinds of features and of edges: the base game's, then those of plugins.
#include <fmt/format.h>

#include "compose/active.h"
#include "compose/parts.h"

namespace pontlevis {
namespace {

using Completes = FeatureKindInfo::Completes;

constexpr std::size_t kMostKinds = 32;  // bits of a filter

// BASE table and BASE-18, in the order of FeatureKind.
const FeatureKindInfo kBaseKinds[] = {
    {.name = "field", .completes = Completes::never},
    {.name = "road", .complete = 1, .final = 1},
    {.name = "city", .complete = 2, .final = 1, .mark_complete = 2, .mark_final = 1, .field_worth = 3},
    {.name = "monastery", .completes = Completes::surrounded, .complete = 1, .final = 1},
    {.name = "garden", .completes = Completes::surrounded, .complete = 1, .final = 1},
};

FeatureKindInfo info_of(const Active<FeatureDecl>& part) {
    const FeatureDecl& feature = *part.declared;
    FeatureKindInfo info{.name = part.full};
    if (feature.completes == "surrounded") info.completes = Completes::surrounded;
    if (feature.completes == "never") info.completes = Completes::never;
    info.complete = static_cast<std::int16_t>(feature.complete);
    info.final = static_cast<std::int16_t>(feature.final);
    info.mark_complete = static_cast<std::int16_t>(feature.mark_complete);
    info.mark_final = static_cast<std::int16_t>(feature.mark_final);
    info.field_worth = static_cast<std::int16_t>(feature.field_worth);
    info.glyph = feature.glyph;
    return info;
}

}  // namespace

void add_kinds(Ruleset& rules, const std::vector<Chosen>& chosen, Problems& problems) {
    rules.feature_kinds.assign(std::begin(kBaseKinds), std::end(kBaseKinds));
    for (const auto& part : active_parts(chosen, &Manifest::features)) rules.feature_kinds.push_back(info_of(part));
    if (rules.feature_kinds.size() > kMostKinds)
        problems.add(0, fmt::format("{} kinds of features; at most {} are possible\ntake an expansion out", rules.feature_kinds.size(), kMostKinds));
    for (const auto& part : active_parts(chosen, &Manifest::edges))
        rules.edge_kinds.push_back({part.full, part.declared->fits, part.declared->closes, part.declared->hole});
}

}  // namespace pontlevis
