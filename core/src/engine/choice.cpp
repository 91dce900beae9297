#include "engine/choice.h"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "engine/actors.h"
#include "engine/awake.h"
#include "engine/calls.h"
#include "engine/stand.h"
#include "engine/steps.h"
#include "pontlevis/core/random.h"

namespace pontlevis {
namespace {

bool is_menu(const Position& p) { return p.head->frames == 0 || p.frames[p.head->frames - 1].actor == kPartFrame; }

// Lets an actor offer its options, appended to scratch.offered.
bool ask_options(Position& p, const Actor& actor, const plv_frame& frame) {
    if (actor.options == nullptr) return true;
    Host host{p, *actor.plugin, actor.rule.c_str(), Allowed::offers};
    const plv_call call = call_for(host);
    const plv_rc rc = actor.options(&call, &frame);
    return (rc == PLV_OK && host.why.empty()) || fail(p, actor.name, actor.rule, host.why);
}

// Targets of an option, where it has a figure or kind and a location.
plv_target target_of(const Position& p, const Option& option) {
    plv_target target{};
    target.size = sizeof target;
    target.kind = target.figure = target.cause = target.type = PLV_NONE;
    target.where = location(PLV_PLACE_OUT, 0);
    target.seat = p.head->decider;
    target.turn = option.turn;
    const ActionInfo& action = p.rules->actions[option.action];
    const std::uint32_t values[] = {option.a, option.b, option.c};
    for (int i = 0; i < 3; ++i) {
        const std::uint32_t value = values[i];
        switch (action.operands[static_cast<std::size_t>(i)]) {
            case Operand::figure:
                target.figure = value;
                if (value < p.head->figures) target.kind = p.figures[value].kind, target.seat = p.figures[value].seat;
                break;
            case Operand::figure_kind: target.kind = value; break;
            case Operand::location: target.where = value; break;
            case Operand::tile_type: target.type = value; break;
            case Operand::cell:
                target.x = unpack_cell(value).x;
                target.y = unpack_cell(value).y;
                break;
            default: break;
        }
    }
    return target;
}

// Takes the options that some plugin forbids out of `out`, from `first` on.
bool veto_options(Position& p, std::vector<Option>& out, std::size_t first) {
    const auto& handlers = p.machine.plugins.options;
    if (handlers.empty()) return true;
    std::vector<plv_target> targets;
    for (const Handler& handler : handlers) {
        std::vector<std::size_t> at;
        targets.clear();
        for (std::size_t i = first; i < out.size(); ++i) {
            if (out[i].action >= handler.filter.actions.size() || !handler.filter.actions[out[i].action]) continue;
            at.push_back(i);
            targets.push_back(target_of(p, out[i]));
        }
        if (targets.empty()) continue;
        if (!ask_vetoes(p, {&handler, 1}, targets)) return false;
        for (std::size_t i = at.size(); i-- > 0;) {
            if (p.scratch.refused[i] == 0) continue;
            p.scratch.vetoed.push_back({out[at[i]], &handler});
            out.erase(out.begin() + static_cast<std::ptrdiff_t>(at[i]));
        }
    }
    return true;
}

void collect_menu(Position& p) {
    p.scratch.offered.push_back(pass_option());
    add_actions(p, p.machine.program[p.head->step].anchor);
}

// One decision's answers may be checked more than once; each begins anew.
void collect_actor(Position& p) {
    const plv_frame top = p.frames[p.head->frames - 1];
    const bool is_fate = top.actor == kFateFrame;
    plv_frame frame = top;
    if (is_fate) {
        const Fate& fate = p.machine.plugins.fates[top.words[0]];
        if (!fate.forced) p.scratch.offered.push_back(pass_option());
        frame = {};
        frame.actor = fate.actor;
        frame.decider = top.decider;
        frame.player = top.player;
        frame.words[0] = top.words[2];
        frame.words[1] = top.words[3];
    }
    const std::size_t first = p.scratch.offered.size();
    if (ask_options(p, p.machine.plugins.actors[frame.actor], frame)) veto_options(p, p.scratch.offered, first);
}

std::uint32_t count_choice(Position& p) { return collect_choice(p); }

Option pick_choice(Position& p, std::uint32_t k) { return p.scratch.offered[k]; }

void list_choice(Position& p, std::vector<Option>& out) {
    collect_choice(p);
    out.insert(out.end(), p.scratch.offered.begin(), p.scratch.offered.end());
}

// Outcomes of chance are equally likely; who wants others offers numbers.
Option draw_choice(Position& p) {
    const std::uint32_t count = collect_choice(p);
    Random random{p.head->random};
    const std::uint32_t k = random.below(count);
    p.head->random = random.state;
    return p.scratch.offered[k];
}

Error refused(const std::string& what, const std::string& rule) {
    return {Fault::option, fmt::format("refused: {}{}", what, rule.empty() ? "" : fmt::format("  [{}]", rule)), rule};
}

// What plugins were told when they asked where figures may stand, and therefore did not offer.
void note_unoffered(Position& p) {
    p.scratch.unoffered.clear();
    p.scratch.noting_unoffered = true;
    p.scratch.collected = false;
    p.machine.questions[p.head->decision]->count(p);
    p.scratch.noting_unoffered = false;
}

const Refusal* noted_refusal(const Position& p, const Option& option) {
    const plv_target meant = target_of(p, option);
    for (const Unoffered& one : p.scratch.unoffered) {
        const bool same_figure = meant.figure == PLV_NONE ? meant.kind == PLV_NONE || meant.kind == one.stand.kind : meant.figure == one.stand.figure;
        if (same_figure && meant.where == one.stand.where) return &one.refusal;
    }
    return nullptr;
}

Result<void> check_choice(Position& p, const Option& option) {
    collect_choice(p);
    if (p.fault) return *p.fault;
    for (const Option& offered : p.scratch.offered)
        if (same_option(offered, option)) return {};
    return why_not_offered(p, option);
}

void apply_choice(Position& p, const Option& option) {
    p.scratch.collected = false;
    if (!is_menu(p)) {
        p.scratch.chosen = option;
        return;
    }
    const bool keeps = is_plugin_action(option) && p.machine.plugins.actions[option.action - kBaseActions].keeps;
    if (!keeps) ++p.head->step;
    if (is_plugin_action(option)) take_action(p, option);
}

}  // namespace

const Question kChooseQuestion{count_choice, pick_choice, list_choice, check_choice, apply_choice, draw_choice};

std::uint32_t collect_choice(Position& p) {
    if (p.scratch.collected) return static_cast<std::uint32_t>(p.scratch.offered.size());
    p.scratch.offered.clear();
    p.scratch.vetoed.clear();
    is_menu(p) ? collect_menu(p) : collect_actor(p);
    if (p.fault) p.scratch.offered.clear();
    p.scratch.collected = true;
    return static_cast<std::uint32_t>(p.scratch.offered.size());
}

Flow ask_choice(Position& p, std::uint8_t decider) {
    p.head->decider = decider;
    p.head->decision = static_cast<std::uint8_t>(Decision::Kind::choose);
    p.scratch.collected = false;
    const std::uint32_t count = collect_choice(p);
    if (p.fault) return Flow::fail;
    const bool nothing = count == 0 || (count == 1 && same_option(p.scratch.offered.front(), pass_option()));
    if (!nothing) return Flow::ask;
    p.scratch.collected = false;
    p.scratch.chosen = pass_option();
    return Flow::next;
}

// The actions that may be open at an anchor, with their rules: "lakes.swim [LK-2]".
std::string open_actions(const Position& p, std::uint32_t anchor) {
    std::string names;
    const auto& actions = p.machine.plugins.actions;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if ((actions[i].anchors >> anchor & 1u) == 0) continue;
        const std::string& rule = p.rules->plugin_actions[i].rule;
        names += (names.empty() ? "" : ", ") + p.rules->actions[kBaseActions + i].name + (rule.empty() ? "" : " [" + rule + "]");
    }
    return names;
}

// What a filter of the table waits for.
std::string why_asleep(const Position& p, const Filter& filter) {
    const auto kinds = [&](std::uint32_t bits) {
        std::string names;
        for (std::size_t kind = 0; kind < p.rules->figure_kinds.size(); ++kind)
            if (bits >> kind & 1u) names += (names.empty() ? "" : " or ") + p.rules->figure_kinds[kind].name;
        return names;
    };
    if (filter.standing != 0 && !any_standing(p, filter.standing)) return fmt::format("no {} stands anywhere", kinds(filter.standing));
    if (filter.supply != 0 && !any_in_supply(p, filter.supply, p.head->turn_owner)) return fmt::format("no {} is in the supply", kinds(filter.supply));
    if (filter.extends != 0 && !extends_own(p, filter.extends, p.head->turn_owner)) return fmt::format("no own {} is on a feature of the tile", kinds(filter.extends));
    if (filter.together[0] != 0 && !are_together(p, filter.together[0], filter.together[1]))
        return fmt::format("no {} stands on one feature with a {}", kinds(filter.together[0]), kinds(filter.together[1]));
    return "the tile does not bear the symbol that it needs";
}

Error why_not_offered(Position& p, const Option& option) {
    if (option.action >= p.rules->actions.size()) return refused(fmt::format("there is no action number {}", option.action), "");
    for (const Vetoed& vetoed : p.scratch.vetoed)
        if (same_option(vetoed.option, option)) return refused(vetoed.by->name + " forbids it", vetoed.by->rule);
    note_unoffered(p);
    if (p.fault) return *p.fault;
    const std::string& name = p.rules->actions[option.action].name;
    if (const Refusal* noted = noted_refusal(p, option))
        return refused(fmt::format("{}: {}", name, noted->handler ? noted->handler->name + " forbids it" : noted->why), noted->rule);
    if (const Actor* actor = asking_actor(p)) return refused("it is none of the answers to " + actor->name, actor->rule);
    const std::uint32_t anchor = p.machine.program[p.head->step].anchor;
    if (!is_plugin_action(option)) return refused("only what plugins offer is open now: " + open_actions(p, anchor), "BASE-9");
    const PluginAction& action = p.machine.plugins.actions[option.action - kBaseActions];
    const std::string& rule = p.rules->plugin_actions[option.action - kBaseActions].rule;
    if ((action.anchors >> anchor & 1u) != 0 && action.actor != kNone && !wakes_now(p, p.machine.plugins.actors[action.actor].filter))
        return refused(name + " is not offered now: " + why_asleep(p, p.machine.plugins.actors[action.actor].filter), rule);
    return refused((action.anchors >> anchor & 1u) == 0 ? name + " is not offered now" : name + " does not offer that", rule);
}

bool add_actions(Position& p, std::uint32_t anchor) {
    const auto& actions = p.machine.plugins.actions;
    std::vector<Option>& out = p.scratch.offered;
    const std::size_t first = out.size();
    for (const Index i : p.machine.actions_at[anchor]) {
        const PluginAction& action = actions[i];
        if (!wakes_now(p, p.machine.plugins.actors[action.actor].filter)) continue;
        if (action.armed && (p.seats[p.head->turn_owner].armed >> i & 1u) == 0) continue;
        plv_frame frame{};
        frame.actor = action.actor;
        frame.decider = frame.player = p.head->turn_owner;
        frame.words[0] = anchor;
        if (!ask_options(p, p.machine.plugins.actors[action.actor], frame)) return false;
    }
    if (out.size() == first || !veto_options(p, out, first) || !p.machine.some_must) return false;
    const auto must = [&](const Option& option) { return is_plugin_action(option) && actions[option.action - kBaseActions].must; };
    if (std::none_of(out.begin() + static_cast<std::ptrdiff_t>(first), out.end(), must)) return false;
    std::erase_if(out, std::not_fn(must));
    return true;
}

bool take_action(Position& p, const Option& option) {
    const PluginAction& action = p.machine.plugins.actions[option.action - kBaseActions];
    if (!push_frame(p, action.actor, {option.a, option.b, option.c})) return false;
    p.scratch.chosen = option;
    return true;
}

Flow step_menu(Position& p) {
    if (is_closed(p)) return Flow::next;
    p.head->decider = p.head->turn_owner;
    p.head->decision = static_cast<std::uint8_t>(Decision::Kind::choose);
    p.scratch.collected = false;
    const std::uint32_t count = collect_choice(p);
    if (p.fault) return Flow::fail;
    if (count > 1 || (count == 1 && is_plugin_action(p.scratch.offered.front()))) return Flow::ask;
    p.scratch.collected = false;
    return Flow::next;
}

}  // namespace pontlevis
