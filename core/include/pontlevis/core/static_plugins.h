// Plugins that are part of the program itself, for hosts that cannot or will not load libraries. The data of
// such a plugin (plugin.toml, tiles.toml) is found in its folder like that of any other.
//
//   extern "C" const plv_expansion plv_expansion_v1_lakes;   // from the target lakes_static
//   pontlevis::register_static_plugin(plv_expansion_v1_lakes);
#pragma once

#include "pontlevis/sdk/abi.h"

namespace pontlevis {

/// From now on, rulesets that name this plugin run these functions instead of the library in its folder. What
/// is wrong with the table is told when a ruleset is composed. Of two tables with one id the later one counts;
/// rulesets that exist already keep what they have. `table` must live as long as the process.
///
/// Threads: any.
void register_static_plugin(const plv_expansion& table);

}  // namespace pontlevis
