#include "engine/stand.h"

#include <algorithm>

#include "engine/awake.h"
#include "engine/calls.h"
#include "engine/rules.h"

namespace pontlevis {
namespace {

// How many figures stand at a declared place already.
std::uint32_t figures_at(const Position& p, Location where) {
    return static_cast<std::uint32_t>(std::count_if(p.figures, p.figures + p.head->figures, [&](const FigureRow& row) { return row.where == where; }));
}

plv_target target_of(const Stand& stand) {
    plv_target target{};
    target.size = sizeof target;
    target.kind = stand.kind;
    target.figure = stand.figure;
    target.cause = stand.cause;
    target.seat = stand.seat;
    target.where = stand.where;
    target.type = PLV_NONE;
    return target;
}

bool matches(const Position& p, const Filter& filter, const plv_target& target) {
    if (target.kind < 32 && (filter.figures >> target.kind & 1u) == 0) return false;
    if (target.cause < 64 && (filter.causes >> target.cause & 1u) == 0) return false;
    if (place_of(target.where) == PLV_PLACE_SEGMENT && index_of(target.where) < p.head->segments) {
        const FeatureRow& feature = p.features[p.segments[index_of(target.where)].feature];
        if ((filter.kinds >> feature.kind & 1u) == 0) return false;
        if (filter.attributes != 0 && (filter.attributes & feature.attributes) == 0) return false;
    } else if (place_of(target.where) != PLV_PLACE_OUT && (filter.kinds != ~0u || filter.attributes != 0)) {
        return false;  // on no feature, while the filter is about some
    }
    return filter.types.empty() || target.type >= filter.types.size() || filter.types[target.type];
}

}  // namespace

bool is_occupied(const Position& p, Index feature) {
    if (p.machine.plain) return p.features[feature].figures != kNone;
    if (const Handler* rule = replaced_rule(p, RuleName::occupied, p.features[feature].kind))
        return answer_of(p, *rule, feature, 0) != 0;
    Index figure = p.features[feature].figures;
    if (!p.machine.some_do_not_occupy) return figure != kNone;
    for (; figure != kNone; figure = p.figures[figure].next)
        if (p.machine.figures[p.figures[figure].kind].occupies) return true;
    return false;
}

Refusal base_refusal(const Position& p, const Stand& stand) {
    const CauseTraits& cause = p.machine.plugins.causes[stand.cause];
    const std::uint32_t index = index_of(stand.where);
    const std::uint32_t place = place_of(stand.where);
    if (place >= PLV_PLACE_FIRST_DECLARED) {
        const auto& places = p.machine.plugins.places;
        const bool exists = place - PLV_PLACE_FIRST_DECLARED < places.size();
        return exists && figures_at(p, stand.where) < places[place - PLV_PLACE_FIRST_DECLARED].capacity ? Refusal{} : Refusal{"BASE-9", "there is no room at that place"};
    }
    if (place != PLV_PLACE_SEGMENT) return {};
    if (index >= p.head->segments) return {"BASE-9", "there is no such place"};
    const SegmentRow& segment = p.segments[index];
    const Against rule = against(p, cause, stand.kind, segment.feature);
    if (rule == Against::kind) return {"BASE-9", "it may not stand on features of that kind"};
    if (cause.placed_tile && segment.tile != p.head->tile_laid) return {"BASE-9", "only the tile just laid may be used"};
    if (rule == Against::complete) return {"BASE-8", "that is completed already"};
    if (rule == Against::occupied) return {"BASE-10", "it is occupied already"};
    return {};
}

Refusal refusal_of(Position& p, const Stand& stand) {
    if (const Refusal base = base_refusal(p, stand)) return base;
    if (p.machine.plugins.stand.empty()) return {};
    const plv_target target = target_of(stand);
    std::vector<const Handler*> by;
    if (!ask_vetoes(p, p.machine.plugins.stand, {&target, 1}, &by) || by.front() == nullptr) return {};
    return {by.front()->rule.c_str(), "", by.front()};
}

bool is_watched(const Position& p, std::uint32_t kind, std::uint32_t cause) {
    if (p.scratch.noting_unoffered) return true;
    const auto& vetoes = p.machine.plugins.stand;
    const auto wakes = [&](const Handler& veto) { return is_awake(p, veto.filter, p.head->decider); };
    return p.machine.watches(kind, cause) && std::any_of(vetoes.begin(), vetoes.end(), wakes);
}

bool may_stand(Position& p, const Stand& stand) {
    // A veto that asks where figures may stand hears of the base game's rules only, else it would ask itself.
    if (p.scratch.noting_unoffered && !p.scratch.asking_vetoes) {
        const Refusal refusal = refusal_of(p, stand);
        if (refusal) p.scratch.unoffered.push_back({stand, refusal});
        return !refusal;
    }
    if (base_refusal(p, stand)) return false;
    if (!p.machine.watches(stand.kind, stand.cause) || p.scratch.asking_vetoes) return true;
    const plv_target target = target_of(stand);
    const auto concerns = [&](const Handler& handler) { return is_awake(p, handler.filter, p.head->decider) && matches(p, handler.filter, target); };
    if (std::none_of(p.machine.plugins.stand.begin(), p.machine.plugins.stand.end(), concerns)) return true;
    return ask_vetoes(p, p.machine.plugins.stand, {&target, 1}) && p.scratch.refused.front() == 0;
}

bool ask_vetoes(Position& p, std::span<const Handler> handlers, std::span<const plv_target> targets, std::vector<const Handler*>* by) {
    std::vector<std::uint8_t>& refused = p.scratch.refused;
    refused.assign(targets.size(), 0);
    if (by) by->assign(targets.size(), nullptr);
    std::vector<plv_target>& shown = p.scratch.targets;
    std::vector<std::uint32_t>& numbers = p.scratch.target_numbers;
    std::vector<std::uint8_t>& said = p.scratch.said;
    p.scratch.asking_vetoes = true;
    for (const Handler& handler : handlers) {
        if (!is_awake(p, handler.filter, p.head->decider)) continue;
        shown.clear();
        numbers.clear();
        for (std::uint32_t i = 0; i < targets.size(); ++i) {
            if (!matches(p, handler.filter, targets[i])) continue;
            shown.push_back(targets[i]);
            numbers.push_back(i);
        }
        if (shown.empty()) continue;
        said.assign(shown.size(), 0);
        Host host{p, *handler.plugin, handler.rule.c_str(), Allowed::reads};
        const plv_call call = call_for(host);
        const plv_rc rc = handler.function.veto(&call, shown.data(), said.data(), static_cast<std::uint32_t>(shown.size()));
        if (rc != PLV_OK || !host.why.empty()) {
            p.scratch.asking_vetoes = false;
            return fail(p, handler.name, handler.rule, host.why);
        }
        for (std::size_t i = 0; i < said.size(); ++i) {
            if (said[i] == 0) continue;
            refused[numbers[i]] = 1;
            if (by && (*by)[numbers[i]] == nullptr) (*by)[numbers[i]] = &handler;
        }
    }
    p.scratch.asking_vetoes = false;
    return true;
}

}  // namespace pontlevis
