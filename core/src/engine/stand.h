// Whether a figure may stand somewhere: the base game's rules that bind the cause, then the vetoes of plugins.
#pragma once

#include <span>

#include "engine/position.h"
#include "engine/rules.h"

namespace pontlevis {

/// What a base rule says against it, of those that bind the cause.
[[nodiscard]] Refusal base_refusal(const Position& position, const Stand& stand);

/// Whether some figure on the feature keeps others away (BASE-10), or a plugin's rule says so.
[[nodiscard]] bool is_occupied(const Position& position, Index feature);

/// The base rule that keeps a kind off a feature for a cause, wherever on it.
enum class Against : std::uint8_t { nothing, kind, complete, occupied };
[[nodiscard]] inline Against against(const Position& p, const CauseTraits& cause, std::uint32_t kind, Index feature) {
    if (cause.kind && (p.machine.figures[kind].stands_on >> p.features[feature].kind & 1u) == 0) return Against::kind;  // BASE-9
    if (cause.incomplete && is_finished(p, feature)) return Against::complete;                                          // BASE-8
    return cause.unoccupied && is_occupied(p, feature) ? Against::occupied : Against::nothing;                          // BASE-10
}

[[nodiscard]] bool may_stand(Position& position, const Stand& stand);

/// Whether anybody looks on where a kind stands for a cause: a veto, or who wants to know why not. If nobody does,
/// base_refusal() has the last word.
[[nodiscard]] bool is_watched(const Position& position, std::uint32_t kind, std::uint32_t cause);
[[nodiscard]] Refusal refusal_of(Position& position, const Stand& stand);

/// Asks `handlers` about targets, all at once; those that match `filter_matches` see them. position.scratch.refused
/// says which are refused; `by`, if given, gets the first handler that refused each. False if a handler failed.
bool ask_vetoes(Position& position, std::span<const Handler> handlers, std::span<const plv_target> targets,
                std::vector<const Handler*>* by = nullptr);

}  // namespace pontlevis
