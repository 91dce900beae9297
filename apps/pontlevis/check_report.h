// What `pontlevis check` prints: all that a ruleset is made of, for people, or as JSON for programs.
#pragma once

#include <string>

#include "pontlevis/core/ruleset.h"

namespace pontlevis::program {

void check_as_text(const std::string& config, const Ruleset& rules);
void check_as_json(const std::string& config, const Ruleset& rules);

}  // namespace pontlevis::program
