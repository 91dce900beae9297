// Phase 3 and the end of the game: which features are scored when; how is scoring.h.
#include <algorithm>

#include "engine/actors.h"
#include "engine/features.h"
#include "engine/parts.h"
#include "engine/rules.h"
#include "engine/scoring.h"

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

// Entries that plugins contribute, who are told where in the turn that is. False if one of them failed.
bool add_contributed(Position& p) {
    const std::uint32_t anchor = p.machine.program[p.head->step].anchor;
    for (const Index actor : p.machine.plugins.entries)
        if (!run_at_once(p, actor, {anchor}, Allowed::entries)) return false;
    return true;
}

bool is_looked_at(const Position& p, const FeatureRow& feature) {
    const auto& filters = p.machine.plugins.looked_at;
    return std::any_of(filters.begin(), filters.end(), [&](const Filter& filter) {
        return (filter.kinds >> feature.kind & 1u) != 0 && (filter.modes >> static_cast<int>(Mode::complete) & 1u) != 0 &&
               (filter.attributes == 0 || (filter.attributes & feature.attributes) != 0);
    });
}

Flow entered(const Position& p) { return p.head->entries == 0 ? Flow::skip : Flow::next; }

bool is_game_over(Position& p) {
    const bool over = p.head->bag_left == 0 || (p.head->flags & kFinish) != 0;
    if (p.machine.plain) return over;
    const Handler* rule = replaced_rule(p, RuleName::game_over, 0);
    return rule ? answer_of(p, *rule, 0, over) != 0 : over;
}

std::uint32_t next_player(Position& p) {
    const std::uint32_t next = p.head->turn_owner + 1u == p.machine.seats ? 0 : p.head->turn_owner + 1u;
    if (p.machine.plain) return next;
    const Handler* rule = replaced_rule(p, RuleName::next_player, 0);
    if (rule == nullptr) return next;
    const std::int32_t answer = answer_of(p, *rule, 0, static_cast<std::int32_t>(next));
    if (answer < 0 || static_cast<std::uint32_t>(answer) >= p.machine.seats) fail(p, rule->name, rule->rule, "it names a seat that does not exist");
    return p.fault ? next : static_cast<std::uint32_t>(answer);
}

}  // namespace

// BASE-17  Everything that the tile has finished is scored. What nobody stands on needs no entry, unless a plugin
// looks at it.
Flow step_score_set(Position& p) {
    const bool plain = p.machine.plain;
    p.head->entries = 0;
    for (Index i = 0; i < p.head->dirty; ++i) {
        const Index segment = p.dirty[i];
        const Index name = p.segments[segment].feature;
        FeatureRow& feature = p.features[name];
        if (!plain && (!is_finished(p, name) || (feature.flags & kFeatureDone) != 0)) continue;
        if (feature.figures == kNone && !is_looked_at(p, feature))
            feature.flags |= kFeatureDone;
        else
            add_entry(p, segment, Mode::complete);
    }
    p.head->dirty = 0;
    if (plain) return entered(p);
    if (!add_contributed(p)) return Flow::fail;
    if (p.head->entries != 0) p.head->flags |= kFrozen;
    return entered(p);
}

Flow step_score_count(Position& p) {
    return count_entries(p) ? Flow::next : Flow::fail;
}

Flow step_score_pay(Position& p) {
    return pay_entries(p) ? Flow::next : Flow::fail;
}

Flow step_score_strip(Position& p) {
    strip_figures(p);
    return Flow::next;
}

Flow step_score_lift(Position& p) {
    lift_figures(p);
    if (!p.machine.plugins.fates.empty()) return_unowned(p);
    return Flow::next;
}

// With fates, figures wait in limbo until all are decided; step_score_home sends the others home.
Flow step_score_fate(Position& p) {
    const auto has_lifted = [](const EntryRow& entry) { return entry.limbo != kNone; };
    if (p.machine.plugins.fates.empty() || std::none_of(p.entries, p.entries + p.head->entries, has_lifted)) {
        return_figures(p);
        p.head->flags &= static_cast<std::uint8_t>(~kFrozen);
        return Flow::next;
    }
    return push_frame(p, kFateFrame, {0, 0, PLV_NONE, 0}) ? Flow::next : Flow::fail;
}

Flow step_score_home(Position& p) {
    return_figures(p);
    p.head->flags &= static_cast<std::uint8_t>(~kFrozen);
    return Flow::next;
}

// An extra part, if one is owed and none was played; or back from a part that somebody else played.
Flow step_part_again(Position& p) {
    Header& head = *p.head;
    head.entries = 0;
    if (head.frames != 0 && p.frames[head.frames - 1].actor == kPartFrame) {
        end_part(p);
        return Flow::resume;
    }
    const bool owed = (head.flags & kPartOwed) != 0 && (head.flags & kPartPlayed) == 0;
    head.flags &= static_cast<std::uint8_t>(~(kPartOwed | kWoodClosed | kMainSpent));
    if (!owed) return Flow::next;
    head.flags |= kPartPlayed;
    ++head.part;
    return Flow::skip;
}

// BASE-20  The turn in which the last tile was laid is played to its end.
Flow step_turn_end(Position& p) {
    if (p.machine.plain) {
        if (p.head->bag_left == 0) return Flow::next;
        const std::uint32_t next = p.head->turn_owner + 1u;
        p.head->turn_owner = static_cast<std::uint8_t>(next == p.machine.seats ? 0 : next);
        return Flow::skip;
    }
    if (is_game_over(p)) return p.fault ? Flow::fail : Flow::next;
    p.head->turn_owner = static_cast<std::uint8_t>(next_player(p));
    return p.fault ? Flow::fail : Flow::skip;
}

// BASE-21  Unfinished features, then fields.
Flow step_end_features(Position& p) {
    p.head->decider = p.head->turn_owner;
    add_occupied(p, false);
    if (!add_contributed(p)) return Flow::fail;
    return entered(p);
}

Flow step_end_fields(Position& p) {
    add_occupied(p, true);
    if (!add_contributed(p)) return Flow::fail;
    return entered(p);
}

Flow step_end_award(Position& p) {
    p.head->entries = 0;
    for (const Index actor : p.machine.plugins.awards)
        if (!run_at_once(p, actor, {}, Allowed::awards)) return Flow::fail;
    return Flow::next;
}

Flow step_end_done(Position& p) {
    p.head->entries = 0;
    p.head->decision = static_cast<std::uint8_t>(Decision::Kind::finished);
    if (p.recording) p.events.push_back({.kind = Event::Kind::game_over});
    return Flow::stop;
}

}  // namespace pontlevis
