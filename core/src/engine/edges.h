// Which edges lie against each other, and the table of where tiles fit by them. Used while a machine is built.
#pragma once

#include <string>

#include "engine/machine.h"

namespace pontlevis {

/// BASE-6: equal edges do, and those of which one says so.
[[nodiscard]] bool lie_together(const Ruleset& rules, const std::string& one, const std::string& other);

/// Whether an edge of that kind closes what it lies against.
[[nodiscard]] bool closes(const Ruleset& rules, const std::string& edge);

/// What a side of an open cell adds to its signature: the kind of edge that lies there, counted from 1.
[[nodiscard]] std::uint32_t signature_of(const Machine& machine, int side, std::uint32_t kind);

/// Fills fit, fit_count, fitting and signatures of a machine that knows its edges and tiles.
void build_fit(const Ruleset& rules, Machine& machine);

/// What does not fit among the tiles at the start, which lie against each other like any others; empty: all do.
[[nodiscard]] std::string wrong_start(const Ruleset& rules);

}  // namespace pontlevis
