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

/// The context that the function gets.
[[nodiscard]] plv_call call_for(Host& host);

/// Notes in position.fault that a function failed; false. A game is then as before the option that led there.
bool fail(Position& position, const std::string& name, const std::string& rule, std::string_view why);

inline Host& host_of(const plv_call* call) { return *static_cast<Host*>(call->host); }

}  // namespace pontlevis
