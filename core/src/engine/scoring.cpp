#include "engine/scoring.h"

#include <algorithm>
#include <bit>

#include "engine/actors.h"
#include "engine/awake.h"
#include "engine/calls.h"
#include "engine/features.h"
#include "engine/figures.h"
#include "engine/rules.h"
#include "engine/sheets.h"

namespace pontlevis {
namespace {

constexpr std::int64_t kMostPoints = 1'000'000'000;  // of an entry, whatever handlers say

using Weights = std::array<std::uint32_t, kMaxSeats>;

// Whether an entry is worth telling: where nobody stands and nobody owns it, only plugins look at it.
bool is_somebodys(const Position& p, const EntryRow& entry) { return figures_of(p, entry) != kNone || entry.owners != 0; }

// What a figure weighs, and whose word that is where its weight is dynamic.
struct Weighed {
    std::uint32_t weight = 0;
    const Handler* by = nullptr;
};

Weighed weight_of(Position& p, const EntryRow& entry, Index figure) {
    const FigureTraits& traits = p.machine.figures[p.figures[figure].kind];
    if (p.machine.plain || !traits.dynamic) return {traits.weight};
    Weighed weighed;
    weighed.weight = dynamic_weight(p, entry, figure, &weighed.by);
    return weighed;
}

// BASE-15  Every meeple counts; whoever has the most owns the feature, and those who tie all own it. `by`: whose
// word it is, where it is not the base game's.
std::uint8_t find_owners(Position& p, const EntryRow& entry, Weights& weights, const Handler** by = nullptr) {
    std::uint32_t most = 0;
    const bool plain = p.machine.plain;
    for (Index figure = figures_of(p, entry); figure != kNone; figure = p.figures[figure].next) {
        const FigureRow& row = p.figures[figure];
        if (row.seat >= weights.size()) continue;
        weights[row.seat] += weight_of(p, entry, figure).weight;
        most = std::max(most, weights[row.seat]);
    }
    const bool everyone = !plain && entry.mode < p.machine.plugins.modes.size() && p.machine.plugins.modes[entry.mode].everyone;
    std::uint8_t owners = 0;
    if (most != 0)
        for (std::uint32_t seat = 0; seat < p.machine.seats; ++seat)
            owners = static_cast<std::uint8_t>(owners | (everyone ? weights[seat] != 0 : weights[seat] == most) << seat);
    return plain ? owners : asked_owners(p, entry, weights.data(), owners, by);
}

bool is_counted_complete(const Position& p, const EntryRow& entry) {
    if (entry.mode == static_cast<std::uint8_t>(Mode::complete)) return true;
    if (p.machine.plain) return false;
    return entry.mode < p.machine.plugins.modes.size() && p.machine.plugins.modes[entry.mode].complete;
}

// BASE table: rates a unit and a mark. BASE-14: old printings pay a city of two tiles like a road.
void set_rates(const Position& p, const EntryRow& entry, Sheet& sheet) {
    const FeatureTraits& traits = p.machine.features[entry.kind];
    const bool complete = is_counted_complete(p, entry);
    sheet.rate_unit = complete ? traits.rate_complete : traits.rate_final;
    sheet.rate_mark = complete ? traits.mark_complete : traits.mark_final;
    if (p.machine.two_tile_exception && complete && entry.units == 2 &&
        entry.kind == static_cast<std::uint8_t>(FeatureKind::city))
        sheet.rate_unit = sheet.rate_mark = 1;
}

void tell_base(Position& p, const EntryRow& entry, const Sheet& sheet) {
    Event event{.kind = Event::Kind::contribution, .mode = static_cast<Mode>(entry.mode)};
    event.feature_kind = entry.kind;
    event.where = entry.where;
    event.units = entry.units;
    event.marks = entry.marks;
    event.points = static_cast<std::int32_t>(sheet.rate_unit * entry.units + sheet.rate_mark * entry.marks + sheet.add);
    event.add = static_cast<std::int32_t>(sheet.add);
    const bool is_field = entry.kind == static_cast<std::uint8_t>(FeatureKind::field);
    event.rule = is_field ? "BASE-18" : "BASE-13";
    event.text = is_field ? "a completed city" : "a tile";
    p.events.push_back(event);
}

void tell_counted(Position& p, const EntryRow& entry) {
    for (Index figure = figures_of(p, entry); figure != kNone; figure = p.figures[figure].next) {
        const FigureRow& row = p.figures[figure];
        const Weighed weighed = row.seat < kMaxSeats ? weight_of(p, entry, figure) : Weighed{};
        Event event{.kind = Event::Kind::figure_counted, .mode = static_cast<Mode>(entry.mode), .seat = row.seat};
        event.figure_kind = row.kind;
        event.figure = figure;
        event.where = row.where;
        event.to = entry.where;
        event.units = static_cast<std::int32_t>(weighed.weight);
        if (weighed.by) {
            event.rule = weighed.by->rule.c_str();
            event.text = weighed.by->name.c_str();
        }
        p.events.push_back(event);
    }
}

void tell_scored(Position& p, const EntryRow& entry) {
    Weights weights{};
    const Handler* by = nullptr;
    find_owners(p, entry, weights, &by);
    tell_counted(p, entry);
    Event event{.kind = Event::Kind::feature_scored, .mode = static_cast<Mode>(entry.mode)};
    event.feature_kind = entry.kind;
    event.owners = entry.owners;
    event.where = entry.where;
    event.units = entry.units;
    event.marks = entry.marks;
    event.points = entry.points;
    std::copy(weights.begin(), weights.end(), event.weights.begin());
    event.rule = by ? by->rule.c_str() : "BASE-15";
    event.text = by ? by->name.c_str() : "";
    p.events.push_back(event);
}

// Tiles of a road or city (BASE-13), a monastery with the tiles around it, completed cities of a field (BASE-18).
void count_units(Position& p, EntryRow& entry, Sheet& sheet) {
    const FeatureRow& feature = p.features[entry.feature];
    const FeatureTraits& traits = p.machine.features[feature.kind];
    entry.marks = feature.marks;
    if (const Handler* rule = p.machine.plain ? nullptr : replaced_rule(p, RuleName::units, feature.kind)) {
        entry.units = answer_of(p, *rule, index_of(entry.where), 0);
    } else if (traits.surrounded) {
        entry.units = 9 - feature.open;
    } else if (traits.completes) {
        entry.units = static_cast<std::int32_t>(count_tiles(p, entry.feature));
    } else if (entry.kind == static_cast<std::uint8_t>(FeatureKind::field)) {
        const FieldCount found = count_cities(p, entry.feature);
        entry.units = found.cities;
        sheet.add = found.worth;
    }
}

}  // namespace

std::int32_t value_of(const Sheet& sheet, std::int32_t units, std::int32_t marks) {
    const std::int64_t counted = sheet.is_void ? 0 : sheet.rate_unit * units + sheet.rate_mark * marks;
    const std::int64_t product = (counted + sheet.add) * sheet.num;
    const std::int64_t rounded_up = product > 0 ? (product + sheet.den - 1) / sheet.den : product / sheet.den;
    return static_cast<std::int32_t>(std::clamp(rounded_up + sheet.extra, -kMostPoints, kMostPoints));
}

bool add_to_sheet(Sheet& sheet, const plv_sheet& said) {
    constexpr std::int64_t kMost = 1000;  // of a rate or a factor, far beyond every rule; sums stay in 64 bits
    constexpr std::int64_t kMostAdded = 1'000'000;
    const auto within = [](std::int64_t value, std::int64_t most) { return -most <= value && value <= most; };
    sheet.rate_unit += said.rate_unit;
    sheet.rate_mark += said.rate_mark;
    sheet.add += said.add;
    sheet.extra += said.extra;
    if (said.den < 1 || !within(said.num, kMost) || !within(said.den, kMost)) return false;
    sheet.num *= said.num;
    sheet.den *= said.den;
    sheet.is_void = sheet.is_void || said.is_void != 0;
    for (std::size_t seat = 0; seat < sheet.extra_for.size(); ++seat) {
        if (!within(std::int64_t{sheet.extra_for[seat]} + said.extra_for[seat], kMostAdded)) return false;
        sheet.extra_for[seat] += said.extra_for[seat];
    }
    return within(sheet.rate_unit, kMost) && within(sheet.rate_mark, kMost) && within(sheet.add, kMostAdded) &&
           within(sheet.extra, kMostAdded) && within(sheet.num, kMost) && within(sheet.den, kMost);
}

void add_entry(Position& p, Index segment, std::uint8_t mode) {
    const Index feature = p.segments[segment].feature;
    FeatureRow& row = p.features[feature];
    if ((row.flags & kFeatureQueued) != 0 || p.head->entries == p.layout->capacity[kEntries]) return;
    row.flags |= kFeatureQueued;
    p.entries[p.head->entries++] = {location(PLV_PLACE_SEGMENT, segment), feature, kNone, 0, 0, 0, row.kind, mode, 0, 0};
}

bool count_entries(Position& p, Index first) {
    std::vector<Sheet>& sheets = p.scratch.sheets;
    sheets.assign(static_cast<std::size_t>(p.head->entries - first), Sheet{});
    for (Index i = first; i < p.head->entries; ++i) {
        EntryRow& entry = p.entries[i];
        p.features[entry.feature].flags &= static_cast<std::uint8_t>(~kFeatureQueued);
        Sheet& sheet = sheets[static_cast<std::size_t>(i - first)];
        Weights weights{};
        count_units(p, entry, sheet);
        entry.owners = find_owners(p, entry, weights);
        set_rates(p, entry, sheet);
        if (p.recording && is_somebodys(p, entry)) tell_base(p, entry, sheet);
    }
    if (!p.machine.plugins.sheets.empty() && !ask_sheet_handlers(p, sheets, first)) return false;
    for (Index i = first; i < p.head->entries; ++i) {
        EntryRow& entry = p.entries[i];
        entry.points = value_of(sheets[static_cast<std::size_t>(i - first)], entry.units, entry.marks);
        if (p.recording && is_somebodys(p, entry)) tell_scored(p, entry);
    }
    return !p.fault;
}

void change_points(Position& p, std::uint32_t seat, std::int32_t points, const char* rule, const char* who) {
    std::int32_t& score = p.seats[seat].score;
    const std::int32_t before = score;
    score += points;
    if (p.recording) {
        Event event{.kind = Event::Kind::points, .seat = static_cast<std::uint8_t>(seat)};
        event.points = points;
        event.rule = rule;
        event.text = who;
        p.events.push_back(event);
    }
    notice(p, Moment::points_changed, {seat, static_cast<std::uint32_t>(before), static_cast<std::uint32_t>(score)});
}

bool pay_entries(Position& p, Index first) {
    for (Index i = first; i < p.head->entries; ++i) {
        const EntryRow& entry = p.entries[i];
        for (std::uint32_t owners = entry.owners; owners != 0; owners &= owners - 1) {
            const std::uint8_t seat = static_cast<std::uint8_t>(std::countr_zero(owners));
            // What a handler takes from one owner may make his sum negative; it takes from his score, not below 0.
            const std::int64_t score = p.seats[seat].score;
            const std::int64_t sum = score + entry.points + p.scratch.sheets[static_cast<std::size_t>(i - first)].extra_for[seat];
            const auto points = static_cast<std::int32_t>(std::clamp<std::int64_t>(sum, std::min<std::int64_t>(score, 0), INT32_MAX) - score);
            p.seats[seat].score += points;
            notice(p, Moment::points_changed, {seat, static_cast<std::uint32_t>(score), static_cast<std::uint32_t>(p.seats[seat].score)});
            if (!p.recording) continue;
            Event event{.kind = Event::Kind::points, .mode = static_cast<Mode>(entry.mode), .seat = seat};
            event.feature_kind = entry.kind;
            event.where = entry.where;
            event.points = points;
            event.rule = "BASE-15";
            p.events.push_back(event);
        }
    }
    const auto count = static_cast<std::uint32_t>(p.head->entries - first);
    for (const Index bonus : p.machine.plugins.bonuses)
        if (lets_any_through(p, p.machine.plugins.actors[bonus].filter, first, count) && !run_at_once(p, bonus, {first, count}, Allowed::awards)) return false;
    notice(p, Moment::score_done, {first, count});
    return true;
}

void strip_figures(Position& p, Index first) {
    if (!p.machine.has_riders) return;
    for (Index i = first; i < p.head->entries; ++i)
        for (Index figure = figures_of(p, p.entries[i]); figure != kNone; figure = p.figures[figure].next)
            send_home_riders(p, figure, kLeavesScored, kCauseScored);
}

void lift_figures(Position& p, Index first) {
    const auto& modes = p.machine.plugins.modes;
    for (Index i = first; i < p.head->entries; ++i) {
        EntryRow& entry = p.entries[i];
        FeatureRow& feature = p.features[entry.feature];
        if (!modes.empty() && !modes[entry.mode].lifts) continue;
        entry.limbo = feature.figures;
        feature.figures = kNone;
        feature.flags = entry.mode == static_cast<std::uint8_t>(Mode::complete) ? kFeatureDone : std::uint8_t{0};
    }
}

void return_unowned(Position& p) {
    for (Index i = 0; i < p.head->entries; ++i) {
        for (Index figure = p.entries[i].limbo, next = kNone; figure != kNone; figure = next) {
            next = p.figures[figure].next;
            if (p.figures[figure].seat == kNobody) send_home(p, figure, kCauseScored);
        }
    }
}

void return_figures(Position& p, Index first) {
    const bool plain = p.machine.plain;
    for (Index i = first; i < p.head->entries; ++i) {
        for (Index figure = p.entries[i].limbo; figure != kNone; figure = p.entries[i].limbo) {
            if (!plain) {
                send_home(p, figure, kCauseScored);
                continue;
            }
            FigureRow& row = p.figures[figure];
            const std::uint32_t stock = row.seat * p.machine.figure_kinds + row.kind;
            if (p.recording) {
                Event event{.kind = Event::Kind::figure_returned, .seat = row.seat};
                event.figure_kind = row.kind;
                event.where = row.where;
                p.events.push_back(event);
            }
            p.stock[stock] |= 1u << (figure - p.machine.first_figure[stock]);
            row.where = location(PLV_PLACE_SUPPLY, 0);
            p.entries[i].limbo = std::exchange(row.next, kNone);
        }
    }
    if (plain) p.head->entries = 0;
}

bool score_at_once(Position& p, Index segment, std::uint8_t mode) {
    const Index first = p.head->entries;
    const std::vector<Sheet> sheets = p.scratch.sheets;  // of a pass that may be under way
    add_entry(p, segment, mode);
    bool good = count_entries(p, first) && pay_entries(p, first);
    if (good && p.machine.plugins.modes[mode].lifts) {
        strip_figures(p, first);
        lift_figures(p, first);
        return_figures(p, first);
    }
    p.scratch.sheets = sheets;
    return good;
}

}  // namespace pontlevis
