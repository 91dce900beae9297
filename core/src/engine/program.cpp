// The turn as data: the base game's steps at their anchors and where each may skip to, plugins' steps put in
// between, and the loop that runs them.
#include <algorithm>
#include <cassert>

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
    {"tile.place", step_tile_place, "tile.place"},
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

std::size_t anchor_number(std::string_view anchor) {
    const std::vector<std::string>& all = anchors();
    const auto at = std::find(all.begin(), all.end(), anchor);
    assert(at != all.end());
    return static_cast<std::size_t>(at - all.begin());
}

Flow run_step_of_plugin(Position& p) {
    return run_plugin_step(p, *p.machine.program[p.head->step].plugin) ? Flow::next : Flow::fail;
}

}  // namespace

// A plugin's step runs after the base game's own at the same anchor.
std::vector<Step> make_program(const std::vector<std::pair<std::size_t, const PluginStep*>>& plugin_steps) {
    std::vector<Step> program;
    std::vector<std::size_t> first(anchors().size() + 1);  // of each anchor: its first step, or the next one's
    for (std::size_t anchor = 0; anchor < anchors().size(); ++anchor) {
        first[anchor] = program.size();
        for (const Line& line : kBaseTurn)
            if (anchor_number(line.anchor) == anchor) program.push_back({line.id, line.run, 0, nullptr, line.anchor});
        for (const auto& [at, step] : plugin_steps)
            if (at == anchor) program.push_back({step->name, run_step_of_plugin, 0, step, anchors()[anchor].c_str()});
    }
    for (const Line& line : kBaseTurn) {
        if (!line.skip) continue;
        const auto step = std::find_if(program.begin(), program.end(), [&](const Step& one) { return one.id == line.id; });
        step->skip = static_cast<Index>(first[anchor_number(line.skip)]);
    }
    return program;
}

void answer(Position& p, const Question& question, const Option& option) {
    question.apply(p, option);
    ++p.head->decisions;
    ++p.head->step;
    p.scratch.counted = false;
    run_program(p);
}

void run_program(Position& p) {
    for (;;) {
        const Step& step = p.machine.program[p.head->step];
        switch (step.run(p)) {
            case Flow::next: ++p.head->step; break;
            case Flow::skip: p.head->step = step.skip; break;
            case Flow::ask: return;
            case Flow::stop: return;
            case Flow::fail: return;
        }
    }
}

}  // namespace pontlevis
