#include "engine/calls.h"

#include <fmt/format.h>

#include "engine/api.h"

namespace pontlevis {

void prepare_calls(Machine& machine) {
    for (const auto& context : machine.plugins.contexts) {
        plv_call& call = context->call;
        call.size = sizeof call;
        call.option_count = static_cast<std::uint32_t>(context->values.size());
        call.api = &kApi;
        call.options = context->values.data();
        call.option_names = context->name_pointers.data();
        call.seats = machine.seats;
        call.names = machine.plugins.numbers.slots();
        call.name_mask = machine.plugins.numbers.mask();
    }
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
