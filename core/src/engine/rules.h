// Rules of the base game that a plugin answers in its stead (REPLACE).
#pragma once

#include "engine/position.h"

namespace pontlevis {

/// The plugin's answer to a rule about a feature kind, or about the whole game (kind 0); null: the base game's own.
/// A plugin that answers a rule hears the base game's own answers meanwhile, else it would ask itself.
[[nodiscard]] inline const Handler* replaced_rule(const Position& p, RuleName rule, std::uint8_t kind) {
    if (p.scratch.asking_rule) return nullptr;
    for (const Handler& handler : p.machine.plugins.rules[static_cast<int>(rule)])
        if (handler.filter.kinds >> kind & 1u) return &handler;
    return nullptr;
}

/// Asks it. `otherwise` is the answer if it fails, which is noted in position.fault.
[[nodiscard]] std::int32_t answer_of(const Position& position, const Handler& rule, std::uint32_t subject, std::int32_t otherwise);

/// Whether nothing is missing of a feature (BASE-8), or a plugin's rule says so.
[[nodiscard]] inline bool is_finished(const Position& p, Index feature) {
    if (p.machine.plain) return p.features[feature].open == 0;
    const Handler* rule = replaced_rule(p, RuleName::complete, p.features[feature].kind);
    return rule ? answer_of(p, *rule, feature, 0) != 0 : p.features[feature].open == 0;
}

}  // namespace pontlevis
