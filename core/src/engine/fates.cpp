#include "engine/fates.h"

#include <bit>

#include "engine/actors.h"
#include "engine/awake.h"
#include "engine/choice.h"
#include "engine/figures.h"

namespace pontlevis {
namespace {

// Who is asked about a figure's fate, kNobody if nobody is: a fate of a sole owner needs one.
std::uint8_t decider_of(const Position& p, const Fate& fate, Index figure, const EntryRow& entry) {
    const std::uint8_t seat = p.figures[figure].seat;
    if (fate.decider == FateDecider::active) return p.head->turn_owner;
    if (seat == kNobody) return kNobody;
    if (fate.decider == FateDecider::sole_owner && entry.owners != 1u << seat) return kNobody;
    return seat;
}

bool matches(const Position& p, const Filter& filter, const FigureRow& figure, const EntryRow& entry) {
    return (filter.kinds >> entry.kind & 1u) != 0 && (filter.modes >> entry.mode & 1u) != 0 &&
           (filter.figures >> figure.kind & 1u) != 0 &&
           (filter.attributes == 0 || (filter.attributes & p.features[p.segments[index_of(entry.where)].feature].attributes) != 0);
}

// Where the fates stand: words of the frame. The figure after `figure` of that seat is looked at next.
enum : std::uint32_t { kFateNumber, kSeatsDone, kFigure, kEntry };

// Figures of one seat after another, clockwise from the active one, each seat's by number.
bool next_figure(const Position& p, plv_frame& frame) {
    const std::uint32_t seats = p.machine.seats;
    for (; frame.words[kSeatsDone] < seats; ++frame.words[kSeatsDone], frame.words[kFigure] = PLV_NONE) {
        const std::uint32_t seat = (p.head->turn_owner + frame.words[kSeatsDone]) % seats;
        for (std::uint32_t i = frame.words[kFigure] == PLV_NONE ? 0 : frame.words[kFigure] + 1; i < p.head->figures; ++i) {
            if (p.figures[i].seat != seat || place_of(p.figures[i].where) != PLV_PLACE_SEGMENT) continue;
            const Index entry = limbo_entry(p, static_cast<Index>(i));
            if (entry == kNone || !p.machine.plugins.modes[p.entries[entry].mode].fates) continue;
            frame.words[kFigure] = i;
            frame.words[kEntry] = entry;
            return true;
        }
    }
    return false;
}

}  // namespace

Flow run_fates(Position& p) {
    const auto& fates = p.machine.plugins.fates;
    if (p.scratch.chosen) {  // the answer: what was chosen runs, or the figure stays in limbo
        const Option option = *p.scratch.chosen;
        const plv_frame top = p.frames[p.head->frames - 1];
        if (same_option(option, pass_option())) {
            p.scratch.chosen.reset();
            return Flow::next;
        }
        return push_frame(p, fates[top.words[kFateNumber]].actor, {top.words[kFigure], top.words[kEntry]}) ? Flow::next : Flow::fail;
    }
    const Index at = static_cast<Index>(p.head->frames - 1);
    for (;;) {
        plv_frame& frame = p.frames[at];
        if (frame.words[kFateNumber] == fates.size()) {
            --p.head->frames;
            return Flow::next;
        }
        if (!next_figure(p, frame)) {
            ++frame.words[kFateNumber];
            frame.words[kSeatsDone] = 0;
            frame.words[kFigure] = PLV_NONE;
            continue;
        }
        const Fate& fate = fates[frame.words[kFateNumber]];
        const auto figure = static_cast<Index>(frame.words[kFigure]);
        const EntryRow& entry = p.entries[frame.words[kEntry]];
        const std::uint8_t decider = decider_of(p, fate, figure, entry);
        if (decider == kNobody || !matches(p, p.machine.plugins.actors[fate.actor].filter, p.figures[figure], entry)) continue;
        frame.decider = decider;
        if (fate.forced) {
            p.scratch.collected = false;
            p.head->decider = decider;
            if (collect_choice(p) == 0) {
                if (p.fault) return Flow::fail;
                continue;
            }
            p.scratch.chosen = p.scratch.offered.front();
            return Flow::next;
        }
        const Flow asked = ask_choice(p, decider);
        if (asked != Flow::next) return asked;
        p.scratch.chosen.reset();  // nothing but to stay
    }
}

bool reaction_matches(const Position& p, const Filter& filter, Moment moment, const Words& words) {
    switch (moment) {
        case Moment::tile_laid: return filter.types.empty() || filter.types[p.tiles[words[0]].type];
        case Moment::figure_arrived:
        case Moment::figure_left: {
            const Location where = words[moment == Moment::figure_arrived ? 2 : 1];
            if ((filter.figures >> p.figures[words[0]].kind & 1u) == 0 || (filter.causes >> words[3] & 1u) == 0) return false;
            if (place_of(where) != PLV_PLACE_SEGMENT) return filter.kinds == ~0u && filter.attributes == 0;
            const FeatureRow& feature = p.features[p.segments[index_of(where)].feature];
            return (filter.kinds >> feature.kind & 1u) != 0 && (filter.attributes == 0 || (filter.attributes & feature.attributes) != 0);
        }
        case Moment::score_done: return lets_any_through(p, filter, words[0], words[1]);
        default: return true;
    }
}

}  // namespace pontlevis
