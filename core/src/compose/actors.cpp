// Rows for all functions of plugins, without the functions: who is asked where, about what, and in which order.
#include <algorithm>

#include <fmt/format.h>

#include "compose/active.h"
#include "compose/filters.h"
#include "compose/ordered_parts.h"
#include "compose/parts.h"

namespace pontlevis {
namespace {

class FunctionRows {
public:
    FunctionRows(Ruleset& rules, Plugins& plugins, const std::vector<Chosen>& chosen, Problems& problems)
        : rules_(rules), plugins_(plugins), chosen_(chosen), problems_(problems) {}

    // An actor's number also says who of the reactions to a moment runs first: so those come last, in their order.
    std::vector<std::pair<std::size_t, Index>> add() {
        const auto turn = add_steps();
        add_actions();
        add_fates();
        const auto handlers = active_parts(chosen_, &Manifest::handlers);
        for (const auto& part : handlers) add_handler(part);
        add_reactions(handlers);
        for (const auto& [anchor, actor] : turn)
            if (anchor >= number_of(anchors(), "score.set") && anchor <= number_of(anchors(), "after.score")) plugins_.looked_at.push_back({});
        const auto looks = [&](Index actor) {
            if (const Filter& filter = plugins_.actors[actor].filter; filter.figures == ~0u) plugins_.looked_at.push_back(filter);
        };
        for (const auto* actors : {&plugins_.entries, &plugins_.bonuses, &plugins_.reactions[static_cast<int>(Moment::score_done)]})
            std::for_each(actors->begin(), actors->end(), looks);
        for (const Fate& fate : plugins_.fates) looks(fate.actor);
        return turn;
    }

private:
    const PluginContext* context_of(const Chosen& one) const {
        for (const auto& context : plugins_.contexts)
            if (context->id == one.manifest->id) return context.get();
        return nullptr;
    }

    template <class Decl>
    Index add_actor(const Active<Decl>& part, Filter filter = {}) {
        plugins_.actors.push_back({.filter = std::move(filter), .plugin = context_of(*part.owner), .name = part.full, .rule = part.declared->rule});
        return static_cast<Index>(plugins_.actors.size() - 1);
    }

    template <class Decl>
    std::optional<Filter> filter(const Active<Decl>& part) {
        return filter_of(part.declared->filter, rules_, plugins_, chosen_, place_of_part(part), problems_);
    }

    static std::string anchor_of(const Active<StepDecl>& part) {
        return part.declared->by_option.option.empty() ? part.declared->at : anchor_by_option(part);
    }

    std::vector<std::pair<std::size_t, Index>> add_steps() {
        std::vector<Active<StepDecl>> steps;
        std::vector<OrderedPart> parts;
        for (const auto& part : active_parts(chosen_, &Manifest::steps)) {
            const std::string anchor = anchor_of(part);
            if (anchor.empty()) {
                add_actor(part);  // its plugin pushes it
                continue;
            }
            steps.push_back(part);
            parts.push_back({part.full, part.owner, number_of(anchors(), anchor), anchor, &part.declared->order, &part.declared->footprint, part.declared->line});
        }
        std::vector<std::pair<std::size_t, Index>> turn;
        const auto ordered = ordered_parts(rules_, parts, problems_);
        for (std::size_t i = 0; ordered && i < ordered->sequence.size(); ++i) {
            const std::size_t at = ordered->sequence[i];
            std::optional<Filter> passes = filter(steps[at]);
            const Index actor = add_actor(steps[at], passes.value_or(Filter{}));  // its plugin may push it, too
            if (!passes) continue;
            turn.emplace_back(parts[at].anchor, actor);
            rules_.steps.push_back({steps[at].full, parts[at].anchor_name, steps[at].declared->rule, ordered->reasons[i], steps[at].declared->filter});
        }
        return turn;
    }

    void add_actions() {
        for (const auto& part : active_parts(chosen_, &Manifest::actions)) {
            const ActionDecl& action = *part.declared;
            PluginAction row{.keeps = action.keeps, .armed = action.armed, .must = action.must};
            std::optional<Filter> passes = filter(part);
            for (const std::string& anchor : anchors_of(part))
                if (passes) row.anchors |= std::uint64_t{1} << number_of(anchors(), anchor);
            if (action.run) row.actor = add_actor(part, passes.value_or(Filter{}));
            plugins_.actions.push_back(row);
        }
    }

    void add_fates() {
        const auto fates = active_parts(chosen_, &Manifest::fates);
        std::vector<OrderedPart> parts;
        for (const auto& part : fates) {
            const bool forced = part.declared->forced;
            parts.push_back({part.full, part.owner, forced ? 0u : 1u, forced ? "score.fate, forced" : "score.fate, chosen", &part.declared->order, nullptr, part.declared->line});
        }
        const auto ordered = ordered_parts(rules_, parts, problems_);
        for (std::size_t i = 0; ordered && i < ordered->sequence.size(); ++i) {
            const auto& part = fates[ordered->sequence[i]];
            const FateDecl& fate = *part.declared;
            std::optional<Filter> passes = filter(part);
            const Index actor = add_actor(part, passes.value_or(Filter{}));
            if (!passes) continue;
            plugins_.fates.push_back({actor, fate.forced, static_cast<FateDecider>(number_of(deciders(), fate.decider))});
            std::string reason = ordered->reasons[i];
            if (!fate.order.before.empty()) reason += fmt::format("; before {}", fmt::join(fate.order.before, ", "));
            rules_.fates.push_back({part.full, fate.forced, fate.decider, fate.rule, fate.filter, std::move(reason)});
        }
    }

    // Those that react come later. One whose filter lets nothing through is left out.
    void add_handler(const Active<HandlerDecl>& part) {
        const HandlerDecl& handler = *part.declared;
        const PointInfo& point = *find_point(handler.point);
        if (point.reacts) return;
        std::optional<Filter> passes = filter(part);
        if (point.bind == PLV_BIND_RUN && passes) {
            auto& actors = handler.point == "score.set" ? plugins_.entries : handler.point == "score.bonus" ? plugins_.bonuses : plugins_.awards;
            actors.push_back(add_actor(part, std::move(*passes)));
        } else if (passes) {
            Handler row{.filter = std::move(*passes), .plugin = context_of(*part.owner), .name = part.full, .rule = handler.rule};
            if (point.bind == PLV_BIND_RULE) refuse_second(part, row.filter.kinds);
            handlers_at(handler.point).push_back(std::move(row));
        }
        if (passes) rules_.handlers.push_back({handler.point, part.full, handler.rule, handler.filter});
    }

    std::vector<Handler>& handlers_at(const std::string& point) {
        if (point == "score.sheet") return plugins_.sheets;
        if (point == "score.weight") return plugins_.weights;
        if (point == "score.owners") return plugins_.owners;
        if (point == "figure.stand") return plugins_.stand;
        if (point == "tile.fit") return plugins_.fit;
        if (point == "option.offered") return plugins_.options;
        return plugins_.rules[number_of(rule_points(), point)];
    }

    // A rule of the base game has one answer for each kind of feature.
    void refuse_second(const Active<HandlerDecl>& part, std::uint32_t kinds) {
        const std::string& point = part.declared->point;
        for (const Handler& other : handlers_at(point)) {
            const std::uint32_t both = other.filter.kinds & kinds;
            if (both == 0) continue;
            std::string of;
            for (std::size_t kind = 0; both != ~0u && kind < rules_.feature_kinds.size(); ++kind)
                if (both >> kind & 1) of += (of.empty() ? " of " : ", ") + rules_.feature_kinds[kind].name;
            const auto handlers = active_parts(chosen_, &Manifest::handlers);
            problems_.add(0, fmt::format("{}{} can have one answer only\n{}: {}\n{}: {}\ntake one of them out of expansions, or switch its element off", point, of,
                                         place_of_part(*find_part(handlers, other.name)), other.name, place_of_part(part), part.full));
        }
    }

    void add_reactions(const std::vector<Active<HandlerDecl>>& handlers) {
        std::vector<Active<HandlerDecl>> reactions;
        std::vector<OrderedPart> parts;
        for (const auto& part : handlers) {
            if (!find_point(part.declared->point)->reacts) continue;
            reactions.push_back(part);
            parts.push_back({part.full, part.owner, 0, "of reactions", &part.declared->order, &part.declared->footprint, part.declared->line, part.declared->point});
        }
        const auto ordered = ordered_parts(rules_, parts, problems_);
        for (std::size_t i = 0; ordered && i < ordered->sequence.size(); ++i) {
            const auto& part = reactions[ordered->sequence[i]];
            const HandlerDecl& handler = *part.declared;
            std::optional<Filter> passes = filter(part);
            const Index actor = add_actor(part, passes.value_or(Filter{}));
            if (!passes) continue;
            plugins_.reactions[number_of(moments(), handler.point)].push_back(actor);
            rules_.handlers.push_back({handler.point, part.full, handler.rule, handler.filter, ordered->reasons[i]});
        }
    }

    Ruleset& rules_;
    Plugins& plugins_;
    const std::vector<Chosen>& chosen_;
    Problems& problems_;
};

}  // namespace

std::vector<std::pair<std::size_t, Index>> add_functions(Ruleset& rules, Plugins& plugins, const std::vector<Chosen>& chosen, Problems& problems) {
    return FunctionRows(rules, plugins, chosen, problems).add();
}

}  // namespace pontlevis
