// Phase 3 and the end of the game: which features are scored when; how is scoring.h.
#include "engine/features.h"
#include "engine/scoring.h"
#include "engine/steps.h"

namespace pontlevis {
namespace {

// Entries for all features with figures, fields or the others. Two figures on one feature make one entry.
void add_occupied(Position& p, bool fields) {
    p.head->entries = 0;
    for (Index figure = 0; figure < p.head->figures; ++figure) {
        const Location where = p.figures[figure].where;
        if (place_of(where) != PLV_PLACE_SEGMENT) continue;
        const Index segment = static_cast<Index>(index_of(where));
        const bool is_field = p.features[p.segments[segment].feature].kind == static_cast<std::uint8_t>(FeatureKind::field);
        if (is_field == fields) add_entry(p, segment, Mode::final);
    }
}

}  // namespace

// BASE-17  Everything that the tile has finished is scored. What nobody stands on needs no entry.
Flow step_score_set(Position& p) {
    for (Index i = 0; i < p.head->dirty; ++i) {
        const Index segment = p.dirty[i];
        FeatureRow& feature = p.features[p.segments[segment].feature];
        if (feature.figures == kNone)
            feature.flags |= kFeatureDone;
        else
            add_entry(p, segment, Mode::complete);
    }
    p.head->dirty = 0;
    return p.head->entries == 0 ? Flow::skip : Flow::next;
}

Flow step_score_count(Position& p) {
    return count_entries(p) ? Flow::next : Flow::fail;
}

Flow step_score_pay(Position& p) {
    pay_entries(p);
    return Flow::next;
}

Flow step_score_lift(Position& p) {
    lift_figures(p);
    return Flow::next;
}

Flow step_score_fate(Position& p) {
    return_figures(p);
    return Flow::next;
}

// BASE-20  The turn in which the last tile was laid is played to its end.
Flow step_turn_end(Position& p) {
    if (p.head->bag_left == 0) return Flow::next;
    const std::uint32_t next = p.head->turn_owner + 1u;
    p.head->turn_owner = static_cast<std::uint8_t>(next == p.machine.seats ? 0 : next);
    return Flow::skip;
}

// BASE-21  Unfinished features, then fields.
Flow step_end_features(Position& p) {
    add_occupied(p, false);
    return p.head->entries == 0 ? Flow::skip : Flow::next;
}

Flow step_end_fields(Position& p) {
    add_occupied(p, true);
    return p.head->entries == 0 ? Flow::skip : Flow::next;
}

Flow step_end_done(Position& p) {
    p.head->entries = 0;
    p.head->decision = static_cast<std::uint8_t>(Decision::Kind::finished);
    if (p.recording) p.events.push_back({.kind = Event::Kind::game_over});
    return Flow::stop;
}

}  // namespace pontlevis
