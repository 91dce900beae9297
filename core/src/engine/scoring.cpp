#include "engine/scoring.h"

#include <algorithm>
#include <bit>

#include "engine/features.h"
#include "engine/position.h"

namespace pontlevis {
namespace {

constexpr std::int64_t kMostPoints = 1'000'000'000;  // of an entry, whatever handlers say

using Weights = std::array<std::uint16_t, kMaxSeats>;

// BASE-15  Every meeple counts; whoever has the most owns the feature, and those who tie all own it.
std::uint8_t find_owners(const Position& p, const FeatureRow& feature, Weights& weights) {
    std::uint16_t most = 0;
    for (Index figure = feature.figures; figure != kNone; figure = p.figures[figure].next) {
        const FigureRow& row = p.figures[figure];
        weights[row.seat] = static_cast<std::uint16_t>(weights[row.seat] + p.machine.figures[row.kind].weight);
        most = std::max(most, weights[row.seat]);
    }
    std::uint8_t owners = 0;
    if (most == 0) return owners;
    for (std::uint32_t seat = 0; seat < p.machine.seats; ++seat)
        owners = static_cast<std::uint8_t>(owners | (weights[seat] == most) << seat);
    return owners;
}

// BASE table: rates a unit and a mark. BASE-14: old printings pay a city of two tiles like a road.
void set_rates(const Position& p, const EntryRow& entry, Sheet& sheet) {
    const FeatureTraits& traits = p.machine.features[entry.kind];
    const bool complete = entry.mode == static_cast<std::uint8_t>(Mode::complete);
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
    const bool is_field = entry.kind == static_cast<std::uint8_t>(FeatureKind::field);
    event.rule = is_field ? "BASE-18" : "BASE-13";
    event.text = is_field ? "a completed city" : "a tile";
    p.events.push_back(event);
}

void tell_scored(Position& p, const EntryRow& entry) {
    Weights weights{};
    find_owners(p, p.features[entry.feature], weights);
    Event event{.kind = Event::Kind::feature_scored, .mode = static_cast<Mode>(entry.mode)};
    event.feature_kind = entry.kind;
    event.owners = entry.owners;
    event.where = entry.where;
    event.units = entry.units;
    event.marks = entry.marks;
    event.points = entry.points;
    event.weights = weights;
    event.rule = "BASE-15";
    p.events.push_back(event);
}

// Tiles of a road or city (BASE-13), a monastery with the tiles around it, completed cities of a field (BASE-18).
void count_units(Position& p, EntryRow& entry, Sheet& sheet) {
    const FeatureRow& feature = p.features[entry.feature];
    const FeatureTraits& traits = p.machine.features[feature.kind];
    entry.marks = feature.marks;
    if (traits.surrounded) {
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

void add_entry(Position& p, Index segment, Mode mode) {
    const Index feature = p.segments[segment].feature;
    FeatureRow& row = p.features[feature];
    if (row.flags & kFeatureQueued) return;
    row.flags |= kFeatureQueued;
    p.entries[p.head->entries++] = {location(PLV_PLACE_SEGMENT, segment), feature, kNone, 0, 0, 0, row.kind,
                                    static_cast<std::uint8_t>(mode), 0, 0};
}

bool count_entries(Position& p) {
    std::vector<Sheet>& sheets = p.scratch.sheets;
    sheets.assign(p.head->entries, Sheet{});
    for (Index i = 0; i < p.head->entries; ++i) {
        EntryRow& entry = p.entries[i];
        Weights weights{};
        entry.owners = find_owners(p, p.features[entry.feature], weights);
        count_units(p, entry, sheets[i]);
        set_rates(p, entry, sheets[i]);
        if (p.recording) tell_base(p, entry, sheets[i]);
    }
    if (!p.machine.sheet_handlers.empty() && !ask_sheet_handlers(p, sheets)) return false;
    for (Index i = 0; i < p.head->entries; ++i) {
        EntryRow& entry = p.entries[i];
        entry.points = value_of(sheets[i], entry.units, entry.marks);
        if (p.recording) tell_scored(p, entry);
    }
    return true;
}

void pay_entries(Position& p) {
    for (Index i = 0; i < p.head->entries; ++i) {
        const EntryRow& entry = p.entries[i];
        for (std::uint32_t owners = entry.owners; owners != 0; owners &= owners - 1) {
            const std::uint8_t seat = static_cast<std::uint8_t>(std::countr_zero(owners));
            // What a handler takes from one owner may make his sum negative; it takes from his score, not below 0.
            const std::int64_t score = p.seats[seat].score;
            const std::int64_t sum = score + entry.points + p.scratch.sheets[i].extra_for[seat];
            const auto points = static_cast<std::int32_t>(std::clamp<std::int64_t>(sum, std::min<std::int64_t>(score, 0), INT32_MAX) - score);
            p.seats[seat].score += points;
            if (!p.recording) continue;
            Event event{.kind = Event::Kind::points, .mode = static_cast<Mode>(entry.mode), .seat = seat};
            event.feature_kind = entry.kind;
            event.where = entry.where;
            event.points = points;
            event.rule = "BASE-15";
            p.events.push_back(event);
        }
    }
}

void lift_figures(Position& p) {
    for (Index i = 0; i < p.head->entries; ++i) {
        EntryRow& entry = p.entries[i];
        FeatureRow& feature = p.features[entry.feature];
        entry.limbo = feature.figures;
        feature.figures = kNone;
        feature.flags = kFeatureDone;
    }
}

void return_figures(Position& p) {
    for (Index i = 0; i < p.head->entries; ++i) {
        for (Index figure = p.entries[i].limbo; figure != kNone;) {
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
            figure = std::exchange(row.next, kNone);
        }
    }
    p.head->entries = 0;
}

}  // namespace pontlevis
