// One call of a plugin's function: who is called, what it may do, and what happens when it fails.
#pragma once

#include <string>
#include <string_view>

#include "engine/position.h"

namespace pontlevis {

/// What the function that is called may do, each a step further than the one before.
enum class Allowed : std::uint8_t {
    reads,    // queries
    offers,   // and options
    entries,  // and entries to be scored
    awards,   // and points
    changes,  // all verbs
};

/// What stands behind plv_call::host during one call.
struct Host {
    Position& position;
    const PluginContext& plugin;
    const char* rule;
    Allowed allowed;
    std::string why = {};  // it fails
};

/// Fills in PluginContext::call of all plugins: what every call of their functions is told. Once a machine, when it stays where it is.
void prepare_calls(Machine& machine);

/// The context that the function gets.
[[nodiscard]] inline plv_call call_for(Host& host) {
    const Position& p = host.position;
    plv_call call = host.plugin.call;
    call.host = &host;
    call.active = p.head->turn_owner;
    call.decider = p.head->decider;
    call.part = p.head->part;
    call.tile = p.head->tile_laid == kNone ? PLV_NONE : p.head->tile_laid;
    call.board = &p.board;
    return call;
}

/// Notes in position.fault that a function failed; false. A game is then as before the option that led there.
bool fail(Position& position, const std::string& name, const std::string& rule, std::string_view why);

inline Host& host_of(const plv_call* call) { return *static_cast<Host*>(call->host); }

}  // namespace pontlevis
