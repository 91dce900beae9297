#include "engine/plugins.h"

#include <bit>
#include <cstring>

#include <fmt/format.h>

#include "engine/position.h"
#include "engine/scoring.h"

namespace pontlevis {
namespace {

// What stands behind plv_call::host during one call.
struct Host {
    Position& position;
    const PluginContext& plugin;
    const char* rule;
    bool verbs;  // whether the game may be changed
    std::string why;
};

Host& host_of(const plv_call* call) { return *static_cast<Host*>(call->host); }

void api_fail(const plv_call* call, const char* text) { host_of(call).why = text ? text : ""; }

int32_t api_score(const plv_call* call, uint32_t seat) {
    const Position& p = host_of(call).position;
    return seat < p.machine.seats ? p.seats[seat].score : 0;
}

int32_t api_has_attribute(const plv_call* call, plv_location where, const char* name) {
    const Position& p = host_of(call).position;
    if (place_of(where) != PLV_PLACE_SEGMENT || index_of(where) >= p.head->segments || !name) return 0;
    const FeatureRow& feature = p.features[p.segments[index_of(where)].feature];
    for (std::size_t bit = 0; bit < p.machine.attributes.size(); ++bit)
        if (p.machine.attributes[bit] == name) return feature.attributes >> bit & 1;
    return 0;
}

uint32_t api_in_supply(const plv_call* call, uint32_t seat, const char* kind) {
    const Position& p = host_of(call).position;
    if (seat >= p.machine.seats || !kind) return 0;
    for (std::uint32_t i = 0; i < p.machine.figure_kinds; ++i)
        if (p.rules->figure_kinds[i].name == kind) return static_cast<std::uint32_t>(std::popcount(p.stock[seat * p.machine.figure_kinds + i]));
    return 0;
}

plv_rc api_award(const plv_call* call, uint32_t seat, int32_t points, const char* rule) {
    Host& host = host_of(call);
    Position& p = host.position;
    if (!host.verbs || seat >= p.machine.seats || points < 0) return PLV_REFUSED;
    std::int32_t& score = p.seats[seat].score;
    if (score > INT32_MAX - points) return PLV_REFUSED;
    score += points;
    if (p.recording) {
        Event event{.kind = Event::Kind::points, .seat = static_cast<std::uint8_t>(seat)};
        event.points = points;
        event.rule = p.keep(rule ? rule : host.rule);
        event.text = host.plugin.id.c_str();
        p.events.push_back(event);
    }
    return PLV_OK;
}

constexpr plv_api kApi = {sizeof(plv_api), api_fail, api_score, api_has_attribute, api_in_supply, api_award};

plv_call call_for(Host& host) {
    const Position& p = host.position;
    plv_call call{};
    call.size = sizeof call;
    call.option_count = static_cast<std::uint32_t>(host.plugin.values.size());
    call.api = &kApi;
    call.host = &host;
    call.options = host.plugin.values.data();
    call.option_names = host.plugin.name_pointers.data();
    call.seats = p.machine.seats;
    call.active = p.head->turn_owner;
    call.decider = p.head->decider;
    return call;
}

// What a host of the library is told when a plugin fails; the game itself goes on from the state before.
bool fail(Position& p, const std::string& name, const std::string& rule, std::string_view why) {
    const std::string when = p.head->decisions == 0 ? "before the first decision: the game cannot begin"
                                                    : fmt::format("decision {}: this option is refused", p.head->decisions);
    p.fault = Error{Fault::handler,
                    fmt::format("plugin fault in {}{}: {}\n  turn {}, {}", name, rule.empty() ? "" : fmt::format(" [{}]", rule),
                                why.empty() ? "it gave no reason" : why, p.head->turn, when),
                    rule};
    return false;
}

plv_entry shown(const EntryRow& entry) {
    plv_entry out{};
    out.size = sizeof out;
    out.where = entry.where;
    out.kind = entry.kind;
    out.mode = entry.mode;
    out.owners = entry.owners;
    out.units = entry.units;
    out.marks = entry.marks;
    return out;
}

constexpr plv_sheet kNeutral = {sizeof(plv_sheet), 0, 0, 0, 0, 1, 1, 0, {}};

bool matches(const Position& p, const SheetHandler& handler, const EntryRow& entry) {
    return (handler.kinds >> entry.kind & 1u) != 0 && (handler.modes >> entry.mode & 1u) != 0 &&
           (handler.attributes == 0 || (handler.attributes & p.features[entry.feature].attributes) != 0);
}

void tell(Position& p, const SheetHandler& handler, const EntryRow& entry, const plv_sheet& sheet) {
    Event event{.kind = Event::Kind::contribution, .mode = static_cast<Mode>(entry.mode)};
    event.feature_kind = entry.kind;
    event.where = entry.where;
    event.units = entry.units;
    event.marks = entry.marks;
    event.points = sheet.rate_unit * entry.units + sheet.rate_mark * entry.marks + sheet.add + sheet.extra;
    event.is_void = sheet.is_void != 0;
    event.rule = handler.rule.c_str();
    event.text = handler.name.c_str();
    p.events.push_back(event);
}

}  // namespace

bool ask_sheet_handlers(Position& p, std::vector<Sheet>& sheets) {
    std::vector<plv_entry>& entries = p.scratch.shown_entries;
    std::vector<plv_sheet>& answers = p.scratch.answers;
    std::vector<Index>& asked = p.scratch.asked;
    for (const SheetHandler& handler : p.machine.sheet_handlers) {
        entries.clear();
        asked.clear();
        for (Index i = 0; i < p.head->entries; ++i) {
            if (!matches(p, handler, p.entries[i])) continue;
            asked.push_back(i);
            entries.push_back(shown(p.entries[i]));
        }
        if (asked.empty()) continue;
        answers.assign(asked.size(), kNeutral);
        Host host{p, *handler.plugin, handler.rule.c_str(), false, {}};
        const plv_call call = call_for(host);
        const plv_rc rc = handler.run(&call, entries.data(), answers.data(), static_cast<std::uint32_t>(asked.size()));
        if (rc != PLV_OK) return fail(p, handler.name, handler.rule, host.why);
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (!add_to_sheet(sheets[asked[i]], answers[i]))
                return fail(p, handler.name, handler.rule, "it divides by a number below 1, or names sums out of all bounds");
            if (p.recording && std::memcmp(&answers[i], &kNeutral, sizeof kNeutral) != 0)
                tell(p, handler, p.entries[asked[i]], answers[i]);
        }
    }
    return true;
}

bool run_plugin_step(Position& p, const PluginStep& step) {
    Host host{p, *step.plugin, step.rule.c_str(), true, {}};
    const plv_call call = call_for(host);
    return step.run(&call) == PLV_OK || fail(p, step.name, step.rule, host.why);
}

}  // namespace pontlevis
