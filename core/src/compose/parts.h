// The stages of composing a ruleset after the selection, in the order in which compose.cpp runs them. No library is
// loaded before the last of them.
#pragma once

#include <utility>
#include <vector>

#include "compose/selection.h"
#include "engine/machine.h"

namespace pontlevis {

/// Kinds of features and edges, the base game's first.
void add_kinds(Ruleset& rules, const std::vector<Chosen>& chosen, Problems& problems);

/// Fills the bag: the tiles of the base game and of all expansions, each as often as it is in play, in the order of
/// their pools; those at the start lie on the table (BASE-1, BASE-3). Names on tiles become those of the table; what
/// nobody in play owns is taken off, with a note; what no installed plugin knows is a problem.
void fill_bag(Ruleset& rules, const TileSet& base, const std::vector<Chosen>& chosen, const Catalog& catalog, Problems& problems);

/// Figure kinds with their merged traits, base first, then by plugin id, in the order of its file (HOOKS 9).
void add_figures(Ruleset& rules, Plugins& plugins, const std::vector<Chosen>& chosen, Problems& problems);

/// What all functions of a plugin are given: its options.
void add_contexts(Plugins& plugins, const std::vector<Chosen>& chosen);

/// Causes, modes, columns, places, actions.
void add_words(Ruleset& rules, Plugins& plugins, const std::vector<Chosen>& chosen, Problems& problems);

/// Rows for all functions, without the functions: steps, actions, fates and reactions, each in its order, and what
/// answers questions. Returns the steps of the turn, as number of anchor and of actor.
[[nodiscard]] std::vector<std::pair<std::size_t, Index>> add_functions(Ruleset& rules, Plugins& plugins, const std::vector<Chosen>& chosen,
                                                                       Problems& problems);

/// The numbers by which functions of plugins speak of all that has a name.
void number_names(const Ruleset& rules, Plugins& plugins, const std::vector<Chosen>& chosen, Problems& problems);

/// Loads the libraries of the chosen plugins and binds their functions.
void bind_functions(Plugins& plugins, Ruleset& rules, const std::vector<Chosen>& chosen, Problems& problems);

/// The turn for people, when the program is complete.
void describe_turn(const Machine& machine, Ruleset& rules);

/// Of the base game and of each expansion, which `rules` must have already: the digest of its part of the rules,
/// and how many tiles it brings, those at the start included.
void digest_parts(Ruleset& rules, const std::vector<Chosen>& chosen);

/// The rules digest: everything that changes the game, in a fixed order; names of seats do not.
[[nodiscard]] std::string rules_digest(const Ruleset& rules, const std::vector<Chosen>& chosen);

/// The build digest: this library's version and the hashes of the plugins' libraries.
[[nodiscard]] std::string build_digest(const Ruleset& rules);

}  // namespace pontlevis
