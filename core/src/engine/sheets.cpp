// What plugins add to the value sheets of entries.
#include <algorithm>
#include <cstring>

#include "engine/awake.h"
#include "engine/calls.h"
#include "engine/sheets.h"

namespace pontlevis {
namespace {

constexpr std::uint32_t kMostWeight = 1000;

constexpr plv_sheet kNeutral = {sizeof(plv_sheet), 0, 0, 0, 0, 1, 1, 0, {}};

// What a handler says for all owners is one line, what it says for one of them another.
void tell(Position& p, const Handler& handler, const EntryRow& entry, const plv_sheet& said) {
    Event event{.kind = Event::Kind::contribution, .mode = static_cast<Mode>(entry.mode)};
    event.feature_kind = entry.kind;
    event.where = entry.where;
    event.units = entry.units;
    event.marks = entry.marks;
    event.rule = handler.rule.c_str();
    event.text = handler.name.c_str();
    plv_sheet shared = said;
    std::fill(std::begin(shared.extra_for), std::end(shared.extra_for), 0);
    if (std::memcmp(&shared, &kNeutral, sizeof kNeutral) != 0) {
        event.points = said.rate_unit * entry.units + said.rate_mark * entry.marks + said.add + said.extra;
        event.add = said.add;
        event.extra = said.extra;
        event.num = static_cast<std::int16_t>(said.num);
        event.den = static_cast<std::int16_t>(said.den);
        event.is_void = said.is_void != 0;
        p.events.push_back(event);
    }
    event.add = event.extra = 0;
    event.num = event.den = 1;
    event.is_void = false;
    for (std::uint32_t seat = 0; seat < p.machine.seats; ++seat) {
        if (said.extra_for[seat] == 0 || (entry.owners >> seat & 1u) == 0) continue;
        event.points = said.extra_for[seat];
        event.owners = static_cast<std::uint8_t>(1u << seat);
        p.events.push_back(event);
    }
}

}  // namespace

plv_entry shown_entry(const Position& p, const EntryRow& entry) {
    plv_entry out{};
    out.size = sizeof out;
    out.where = entry.where;
    out.kind = entry.kind;
    out.mode = entry.mode;
    out.owners = entry.owners;
    out.units = entry.units;
    out.marks = entry.marks;
    out.points = entry.points;
    const Index figure = entry.limbo == kNone ? p.features[entry.feature].figures : entry.limbo;
    out.figure = figure == kNone ? PLV_NONE : figure;
    return out;
}

bool ask_sheet_handlers(Position& p, std::vector<Sheet>& sheets, Index first) {
    std::vector<plv_entry>& entries = p.scratch.shown_entries;
    std::vector<plv_sheet>& answers = p.scratch.answers;
    std::vector<Index>& asked = p.scratch.asked;
    for (const Handler& handler : p.machine.plugins.sheets) {
        if (!is_awake(p, handler.filter, p.head->turn_owner)) continue;
        entries.clear();
        asked.clear();
        for (Index i = first; i < p.head->entries; ++i) {
            if (!lets_through(p, handler.filter, p.entries[i])) continue;
            asked.push_back(i);
            entries.push_back(shown_entry(p, p.entries[i]));
        }
        if (asked.empty()) continue;
        answers.assign(asked.size(), kNeutral);
        Host host{p, *handler.plugin, handler.rule.c_str(), Allowed::reads};
        const plv_call call = call_for(host);
        const plv_rc rc = handler.function.score_sheet(&call, entries.data(), answers.data(), static_cast<std::uint32_t>(asked.size()));
        if (rc != PLV_OK || !host.why.empty()) return fail(p, handler.name, handler.rule, host.why);
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (!add_to_sheet(sheets[static_cast<std::size_t>(asked[i] - first)], answers[i]))
                return fail(p, handler.name, handler.rule, "it divides by a number below 1, or names sums out of all bounds");
            if (p.recording && (entries[i].figure != PLV_NONE || entries[i].owners != 0) && std::memcmp(&answers[i], &kNeutral, sizeof kNeutral) != 0)
                tell(p, handler, p.entries[asked[i]], answers[i]);
        }
    }
    return true;
}

std::uint32_t dynamic_weight(Position& p, const EntryRow& entry, Index figure, const Handler** by) {
    for (const Handler& handler : p.machine.plugins.weights) {
        if ((handler.filter.figures >> p.figures[figure].kind & 1u) == 0) continue;
        Host host{p, *handler.plugin, handler.rule.c_str(), Allowed::reads};
        const plv_call call = call_for(host);
        const plv_entry shown = shown_entry(p, entry);
        std::uint32_t weight = 0;
        const plv_rc rc = handler.function.weight(&call, &shown, figure, &weight);
        if (rc != PLV_OK || !host.why.empty()) fail(p, handler.name, handler.rule, host.why);
        if (by) *by = &handler;
        return std::min(weight, kMostWeight);
    }
    return 0;
}

std::uint8_t asked_owners(Position& p, const EntryRow& entry, const std::uint32_t* weights, std::uint8_t owners, const Handler** by) {
    const plv_entry shown = shown_entry(p, entry);
    std::uint32_t mask = owners;
    for (const Handler& handler : p.machine.plugins.owners) {
        if (!lets_through(p, handler.filter, entry)) continue;
        Host host{p, *handler.plugin, handler.rule.c_str(), Allowed::reads};
        const plv_call call = call_for(host);
        const std::uint32_t before = mask;
        const plv_rc rc = handler.function.owners(&call, &shown, weights, &mask);
        if (by && mask != before) *by = &handler;
        if (rc != PLV_OK || !host.why.empty()) fail(p, handler.name, handler.rule, host.why);
    }
    return static_cast<std::uint8_t>(mask & ((1u << p.machine.seats) - 1));
}

}  // namespace pontlevis
