// Phase 2: one figure from the own supply onto a segment of the tile just laid (BASE-9 to BASE-12).
#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "engine/awake.h"
#include "engine/choice.h"
#include "engine/features.h"
#include "engine/figures.h"
#include "engine/stand.h"
#include "engine/steps.h"

namespace pontlevis {
namespace {

Error refusal(const char* rule, std::string text) {
    return {Fault::option, fmt::format("refused: {}  [{}]", text, rule), rule};
}

constexpr std::uint16_t kPass = 0xffff;  // else figure kind * 256 + segment of the tile

std::uint32_t& own_stock(Position& p, std::uint32_t kind) {
    return p.stock[p.head->decider * p.machine.figure_kinds + kind];
}

// Bit a kind of which the decider has a figure left.
std::uint32_t kinds_in_supply(Position& p) {
    std::uint32_t kinds = 0;
    for (std::uint32_t kind = 0; kind < p.machine.figure_kinds; ++kind) kinds |= std::uint32_t{own_stock(p, kind) != 0} << kind;
    return kinds;
}

Option figure_option(const Position& p, std::uint16_t choice) {
    if (choice == kPass) return pass_option();
    const std::uint32_t segment = p.tiles[p.head->tile_laid].first_segment + (choice & 0xffu);
    return {static_cast<std::uint16_t>(Action::place_figure), 0, 0, std::uint32_t{choice} >> 8, location(PLV_PLACE_SEGMENT, segment), 0};
}

// Whether plugins have a say in phase 2: vetoes, actions, figures that phase 2 does not offer or that do not occupy.
bool plugins_care(const Position& p) {
    if (p.machine.plain) return false;
    return p.machine.wood_actions || p.machine.special_figures || !p.machine.plugins.stand.empty();
}

// As count_figures(), with their say.
void collect_figures(Position& p) {
    std::vector<Option>& out = p.scratch.offered;
    out.clear();
    p.scratch.vetoed.clear();
    p.scratch.collected = true;
    out.push_back(pass_option());
    std::vector<plv_target>& targets = p.scratch.places_asked;
    targets.clear();
    const TileRow& tile = p.tiles[p.head->tile_laid];
    const std::uint32_t kinds = kinds_in_supply(p) & p.machine.offered_kinds;
    const auto& vetoes = p.machine.plugins.stand;
    const bool vetoed = std::any_of(vetoes.begin(), vetoes.end(), [&](const Handler& veto) { return is_awake(p, veto.filter, p.head->decider); });
    for (std::uint32_t i = 0; i < tile.segments; ++i) {
        const std::uint32_t segment = tile.first_segment + i;
        const Index feature = p.segments[segment].feature;
        std::uint32_t may = p.machine.features[p.features[feature].kind].welcomes & kinds;
        if (may == 0 || is_occupied(p, feature)) continue;  // BASE-10
        const Location where = location(PLV_PLACE_SEGMENT, segment);
        for (; may != 0; may &= may - 1) {
            const auto kind = static_cast<std::uint32_t>(std::countr_zero(may));
            out.push_back({static_cast<std::uint16_t>(Action::place_figure), 0, 0, kind, where, 0});
            if (!vetoed) continue;
            plv_target target{};
            target.size = sizeof target;
            target.kind = kind;
            target.figure = target.type = PLV_NONE;
            target.cause = kCausePlace;
            target.seat = p.head->decider;
            target.where = where;
            targets.push_back(target);
        }
    }
    if (!targets.empty()) {
        if (!ask_vetoes(p, p.machine.plugins.stand, targets, &p.scratch.refused_by)) return out.clear();
        std::size_t kept = 1;
        for (std::size_t i = 0; i < targets.size(); ++i) {
            if (p.scratch.refused[i] != 0)
                p.scratch.vetoed.push_back({out[i + 1], p.scratch.refused_by[i]});
            else
                out[kept++] = out[i + 1];
        }
        out.resize(kept);
    }
    if (p.machine.wood_actions) add_actions(p, p.machine.program[p.head->step].anchor);
}

// Pass, then every free segment for every kind in supply.
std::uint32_t count_figures(Position& p) {
    if (plugins_care(p)) {
        if (!p.scratch.collected) collect_figures(p);
        return static_cast<std::uint32_t>(p.scratch.offered.size());
    }
    if (p.scratch.counted) return p.scratch.count;
    std::uint16_t* const out = p.scratch.choices.data();
    std::uint32_t n = 0;
    out[n++] = kPass;
    const std::uint32_t kinds = p.machine.figure_kinds, supply = kinds_in_supply(p);
    const TileRow& tile = p.tiles[p.head->tile_laid];
    for (std::uint32_t i = 0; supply != 0 && i < tile.segments; ++i) {
        const FeatureRow& feature = p.features[p.segments[tile.first_segment + i].feature];
        const std::uint32_t may = feature.figures == kNone ? p.machine.features[feature.kind].welcomes & supply : 0;  // BASE-10
        for (std::uint32_t kind = 0; kind < kinds; ++kind) {
            out[n] = static_cast<std::uint16_t>(kind << 8 | i);
            n += may >> kind & 1u;
        }
    }
    p.scratch.count = n;
    p.scratch.counted = true;
    return n;
}

Option pick_figure(Position& p, std::uint32_t k) {
    return plugins_care(p) ? p.scratch.offered[k] : figure_option(p, p.scratch.choices[k]);
}

void list_figures(Position& p, std::vector<Option>& out) {
    const std::uint32_t count = count_figures(p);
    for (std::uint32_t i = 0; i < count; ++i) out.push_back(pick_figure(p, i));
}

// What a plugin says against a figure that the base game would allow.
Result<void> plugins_refusal(Position& p, const Option& option) {
    if (!plugins_care(p)) return {};
    count_figures(p);
    if (p.fault) return *p.fault;
    for (const Option& offered : p.scratch.offered)
        if (same_option(offered, option)) return {};
    return why_not_offered(p, option);
}

Result<void> check_figure(Position& p, const Option& option) {
    if (same_option(option, pass_option())) return plugins_refusal(p, option);
    if (is_plugin_action(option) && plugins_care(p)) return plugins_refusal(p, option);
    if (option.action != static_cast<std::uint16_t>(Action::place_figure) || option.turn != 0 || option.c != 0 ||
        option.a >= p.machine.figure_kinds || place_of(option.b) != PLV_PLACE_SEGMENT)
        return refusal("BASE-9", "a figure may be placed on a segment of the tile just laid, or none");
    const TileRow& tile = p.tiles[p.head->tile_laid];
    const std::uint32_t segment = index_of(option.b);
    const std::string& kind = p.rules->figure_kinds[option.a].name;
    if (segment < tile.first_segment || segment >= std::uint32_t{tile.first_segment} + tile.segments)
        return refusal("BASE-9", fmt::format("{} on a tile laid earlier; only the tile just laid may be used", kind));
    const std::string& id = p.rules->tiles[tile.type].segments[segment - tile.first_segment].id;
    const FeatureRow& feature = p.features[p.segments[segment].feature];
    if (own_stock(p, option.a) == 0) return refusal("BASE-9", fmt::format("no {} is left in the supply", kind));
    if ((p.machine.figures[option.a].stands_on >> feature.kind & 1u) == 0)
        return refusal("BASE-9", fmt::format("a {} may not stand on a {} ({})", kind, p.rules->feature_kinds[feature.kind].name, id));
    if (is_occupied(p, p.segments[segment].feature))
        return refusal("BASE-10", fmt::format("{} on {}: a figure stands on this {} already", kind, id,
                                              p.rules->feature_kinds[feature.kind].name));
    return plugins_refusal(p, option);
}

void apply_figure(Position& p, const Option& option) {
    const bool action = is_plugin_action(option);
    if (!action || !p.machine.plugins.actions[option.action - kBaseActions].keeps) ++p.head->step;
    if (option.action == static_cast<std::uint16_t>(Action::pass)) return;
    if (action) {
        if (!p.machine.plugins.actions[option.action - kBaseActions].keeps) p.head->flags |= kMainSpent;
        take_action(p, option);
        return;
    }
    p.head->flags |= kMainSpent;
    place_figure(p, p.head->decider * p.machine.figure_kinds + option.a, option.b, kCausePlace);
}

}  // namespace

const Question kPlaceFigureQuestion{count_figures, pick_figure, list_figures, check_figure, apply_figure};

// Nothing is asked where nothing could be placed.
Flow step_wood_main(Position& p) {
    p.head->decider = p.head->turn_owner;
    if (p.head->flags & kWoodClosed) return Flow::next;
    p.scratch.counted = p.scratch.collected = false;
    if (count_figures(p) <= 1) {
        p.scratch.counted = p.scratch.collected = false;
        return p.fault ? Flow::fail : Flow::next;
    }
    p.head->decision = static_cast<std::uint8_t>(Decision::Kind::place_figure);
    return Flow::ask;
}

}  // namespace pontlevis
