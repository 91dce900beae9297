#include "engine/calls.h"

#include <fmt/format.h>

#include "engine/api.h"

namespace pontlevis {

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
    call.part = p.head->part;
    call.tile = p.head->tile_laid == kNone ? PLV_NONE : p.head->tile_laid;
    call.names = p.machine.plugins.numbers.slots();
    call.name_mask = p.machine.plugins.numbers.mask();
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

}  // namespace pontlevis
