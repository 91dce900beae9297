// The turn as data: the order of steps and where each may skip to, and the loop that runs them.
#include <cassert>
#include <cstring>
#include <iterator>

#include "engine/steps.h"

namespace pontlevis {
namespace {

struct Line {
    const char* id;
    Flow (*run)(Position&);
    const char* skip = nullptr;
};

constexpr Line kBaseTurn[] = {
    {"turn.begin", step_turn_begin},
    {"tile.draw", step_tile_draw, "end.features"},  // BASE-7: the bag is empty, the game ends at once
    {"tile.check", step_tile_check, "tile.draw"},
    {"tile.place", step_tile_place},
    {"tile.join", step_tile_join},
    {"wood.main", step_wood_main},
    {"score.set", step_score_set, "turn.end"},
    {"score.count", step_score_count},
    {"score.pay", step_score_pay},
    {"score.lift", step_score_lift},
    {"score.fate", step_score_fate},
    {"turn.end", step_turn_end, "turn.begin"},
    {"end.features", step_end_features, "end.fields"},
    {"end.features.count", step_score_count},
    {"end.features.pay", step_score_pay},
    {"end.fields", step_end_fields, "end.done"},
    {"end.fields.count", step_score_count},
    {"end.fields.pay", step_score_pay},
    {"end.done", step_end_done},
};

Index find_line(const char* id) {
    for (Index i = 0; i < std::size(kBaseTurn); ++i)
        if (std::strcmp(kBaseTurn[i].id, id) == 0) return i;
    assert(false);
    return 0;
}

}  // namespace

std::vector<Step> base_program() {
    std::vector<Step> program;
    for (const Line& line : kBaseTurn)
        program.push_back({line.id, line.run, line.skip ? find_line(line.skip) : Index{0}});
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
        }
    }
}

}  // namespace pontlevis
