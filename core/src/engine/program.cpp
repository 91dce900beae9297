// The turn as data: the base game's steps at their anchors and where each may skip to, plugins' steps put in
// between, and the loop that runs them.
#include <algorithm>
#include <cassert>

#include "engine/actors.h"
#include "engine/awake.h"
#include "engine/choice.h"
#include "engine/steps.h"
#include "pontlevis/core/manifest.h"

namespace pontlevis {
namespace {

struct Line {
    const char* id;  // an anchor, or an anchor and a part of it
    Flow (*run)(Position&);
    const char* anchor;
    const char* skip = nullptr;  // an anchor: Flow::skip leads to the first step there or later
};

constexpr Line kBaseTurn[] = {
    {"turn.begin", step_turn_begin, "turn.begin"},
    {"tile.draw", step_tile_draw, "tile.draw", "end.begin"},  // BASE-7: the bag is empty, the game ends at once
    {"tile.check", step_tile_check, "tile.check", "tile.source"},
    {"tile.place", step_tile_place, "tile.place", "tile.check"},
    {"tile.join", step_tile_join, "tile.join"},
    {"wood.main", step_wood_main, "wood.main"},
    {"score.set", step_score_set, "score.set", "after.score"},
    {"score.count", step_score_count, "score.count"},
    {"score.pay", step_score_pay, "score.pay"},
    {"score.lift", step_score_lift, "score.lift"},
    {"score.fate", step_score_fate, "score.fate"},
    {"turn.end", step_turn_end, "turn.end", "turn.begin"},
    {"end.features", step_end_features, "end.features", "end.fields"},
    {"end.features.count", step_score_count, "end.features"},
    {"end.features.pay", step_score_pay, "end.features"},
    {"end.fields", step_end_fields, "end.fields", "end.award"},
    {"end.fields.count", step_score_count, "end.fields"},
    {"end.fields.pay", step_score_pay, "end.fields"},
    {"end.done", step_end_done, "end.done"},
};

// Steps of the base game that do nothing without plugins, and are left out then.
constexpr Line kMoreSteps[] = {
    {"score.strip", step_score_strip, "score.strip"},
    {"score.home", step_score_home, "score.fate"},
    {"part.again", step_part_again, "part.again", "part.begin"},
    {"end.award", step_end_award, "end.award"},
};

std::size_t anchor_number(std::string_view anchor) {
    const std::vector<std::string>& all = anchors();
    const auto at = std::find(all.begin(), all.end(), anchor);
    assert(at != all.end());
    return static_cast<std::size_t>(at - all.begin());
}

// And those behind it, as long as none wakes: nothing changes meanwhile. What waits for an anchor wants each of them.
Flow run_step_of_plugin(Position& p) {
    const Step* const program = p.machine.program.data();
    for (;;) {
        const Index actor = program[p.head->step].actor;
        if (wakes_now(p, p.machine.plugins.actors[actor].filter) && !is_closed(p)) return push_frame(p, actor, {}) ? Flow::next : Flow::fail;
        if (program[p.head->step + 1u].actor == kNone || p.head->queue != 0) return Flow::next;
        ++p.head->step;
    }
}

// A plain machine runs the base game's own steps, with the base game's own figures.
bool is_plain(const Machine& machine) {
    const Plugins& plugins = machine.plugins;
    bool rules = false;
    for (const std::vector<Handler>& named : plugins.rules) rules = rules || !named.empty();
    for (const Handler& sheet : plugins.sheets) rules = rules || sheet.filter.standing != 0;  // the short ways do not note who stands
    return plugins.actors.empty() && plugins.stand.empty() && plugins.fit.empty() && plugins.options.empty() &&
           plugins.owners.empty() && plugins.weights.empty() && !rules && !machine.special_figures && !machine.some_close;
}

bool leaves(std::size_t anchor) { return anchor == anchor_number("turn.end") || anchor == anchor_number("end.done"); }

bool asks_itself(std::size_t anchor) { return anchor == anchor_number("tile.place") || anchor == anchor_number("wood.main"); }

}  // namespace

// What comes before the figures is no part of them: it is left out by nobody.
bool is_closed(const Position& p) {
    if ((p.head->flags & kWoodClosed) == 0) return false;
    const std::string& anchor = anchors()[p.machine.program[p.head->step].anchor];
    return anchor.starts_with("wood.") && anchor != "wood.before";
}

// A plugin's step runs after the base game's own at the same anchor, and a menu of actions after all of them. But the
// base game's own comes last where nothing comes after it: there the turn passes on, or the game is over.
void make_program(Machine& machine, const std::vector<std::pair<std::size_t, Index>>& plugin_steps) {
    machine.plain = is_plain(machine);
    std::vector<Step>& program = machine.program;
    const bool more = !machine.plugins.actors.empty();
    machine.actions_at.resize(anchors().size());
    for (std::size_t anchor = 0; anchor < anchors().size(); ++anchor)
        for (std::size_t i = 0; i < machine.plugins.actions.size(); ++i)
            if (const PluginAction& action = machine.plugins.actions[i]; action.actor != kNone && (action.anchors >> anchor & 1u) != 0)
                machine.actions_at[anchor].push_back(static_cast<Index>(i));
    std::vector<std::size_t> first(anchors().size() + 1);  // of each anchor: its first step, or the next one's
    for (std::size_t anchor = 0; anchor < anchors().size(); ++anchor) {
        first[anchor] = program.size();
        const auto number = static_cast<Index>(anchor);
        const auto add_own = [&] {
            for (const Line& line : kBaseTurn)
                if (anchor_number(line.anchor) == anchor) program.push_back({line.run, 0, kNone, number, line.id});
            for (const Line& line : kMoreSteps)
                if (more && anchor_number(line.anchor) == anchor) program.push_back({line.run, 0, kNone, number, line.id});
        };
        if (!leaves(anchor)) add_own();
        for (const auto& [at, actor] : plugin_steps)
            if (at == anchor) program.push_back({run_step_of_plugin, 0, actor, number, machine.plugins.actors[actor].name});
        if (!machine.actions_at[anchor].empty() && !asks_itself(anchor)) program.push_back({step_menu, 0, kNone, number, anchors()[anchor] + ".actions"});
        if (leaves(anchor)) add_own();
    }
    const auto lead = [&](const Line& line) {
        if (!line.skip) return;
        const auto step = std::find_if(program.begin(), program.end(), [&](const Step& one) { return one.id == line.id; });
        if (step != program.end()) step->skip = static_cast<Index>(first[anchor_number(line.skip)]);
    };
    for (const Line& line : kBaseTurn) lead(line);
    for (const Line& line : kMoreSteps) lead(line);
    machine.tile_source = static_cast<Index>(first[anchor_number("tile.source")]);
    machine.tile_place = static_cast<Index>(first[anchor_number("tile.place")]);
    machine.wood_main = static_cast<Index>(first[anchor_number("wood.main")]);
    machine.turn_end = static_cast<Index>(first[anchor_number("turn.end")]);
    machine.part_begin = static_cast<Index>(first[anchor_number("part.begin")]);
}

void answer(Position& p, const Question& question, const Option& option) {
    question.apply(p, option);
    p.head->rounds = 0;
    ++p.head->decisions;
    p.scratch.counted = p.scratch.collected = false;
    run_program(p);
}

namespace {

// Whether the program goes on; the step's own word is followed.
inline bool follow(Position& p, const Step& step, Flow flow) {
    switch (flow) {
        case Flow::next: ++p.head->step; return true;
        case Flow::skip: p.head->step = step.skip; return true;
        case Flow::resume: return true;
        case Flow::ask:
        case Flow::stop:
        case Flow::fail: break;
    }
    return false;
}

// Frames and reactions of plugins run before the next step.
void run_with_actors(Position& p) {
    for (;;) {
        if (is_busy(p)) {
            const Flow flow = run_actors(p);
            if (flow == Flow::ask || flow == Flow::fail) return;
            if (flow != Flow::skip) continue;
        }
        p.head->rounds = 0;
        const Step& step = p.machine.program[p.head->step];
        if (!follow(p, step, step.run(p))) return;
    }
}

}  // namespace

void run_program(Position& p) {
    if (!p.machine.plain) return run_with_actors(p);
    for (;;) {
        const Step& step = p.machine.program[p.head->step];
        if (!follow(p, step, step.run(p))) return;
    }
}

}  // namespace pontlevis
