// The stages of composing a ruleset after the selection, in the order in which compose.cpp runs them.
#pragma once

#include <vector>

#include "compose/selection.h"
#include "engine/machine.h"

namespace pontlevis {

/// Fills the bag: the tiles of the base game and of all expansions, each as often as it is in play; of the start
/// tile one copy lies on the table (BASE-1, BASE-3). Marks that nobody in play owns are taken off the tiles,
/// with a note; a mark that no installed plugin knows is a problem.
void fill_bag(Ruleset& rules, const TileSet& base, const std::vector<Chosen>& chosen, const Catalog& catalog, Problems& problems);

/// Figure kinds with their merged traits, base first, then by plugin id and name (HOOKS 9).
void add_figures(Ruleset& rules, const std::vector<Chosen>& chosen, Problems& problems);

/// Steps of plugins in their order; `rules.steps` gets one line a step, `rules.notes` what is ambiguous.
struct PlacedStep {
    const Chosen* owner;
    const StepDecl* step;
    std::size_t anchor;
};
[[nodiscard]] std::vector<PlacedStep> order_plugin_steps(Ruleset& rules, const std::vector<Chosen>& chosen, Problems& problems);

/// Loads the libraries of the chosen plugins, binds their functions and completes the turn program.
void bind_functions(Machine& machine, Ruleset& rules, const std::vector<Chosen>& chosen,
                    const std::vector<PlacedStep>& steps, Problems& problems);

/// Of the base game and of each expansion, which `rules` must have already: the digest of its part of the rules,
/// and how many tiles it brings, a start tile included.
void digest_parts(Ruleset& rules, const std::vector<Chosen>& chosen);

/// The rules digest: everything that changes the game, in a fixed order; names of seats do not.
[[nodiscard]] std::string rules_digest(const Ruleset& rules, const std::vector<Chosen>& chosen);

/// The build digest: this library's version and the hashes of the plugins' libraries.
[[nodiscard]] std::string build_digest(const Ruleset& rules);

}  // namespace pontlevis
