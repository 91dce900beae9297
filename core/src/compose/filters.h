// Filters of manifests as the engine's: words become numbers of this table.
#pragma once

#include <optional>

#include "compose/parts.h"

namespace pontlevis {

/// The filter of a part, in file and line of `at`. Nothing where it lets nothing through, since all that it names is
/// not in play. A word that a plugin in play should have declared, and has not, is a problem.
[[nodiscard]] std::optional<Filter> filter_of(const FilterDecl& declared, const Ruleset& rules, const Plugins& plugins,
                                              const std::vector<Chosen>& chosen, const std::string& at, Problems& problems);

}  // namespace pontlevis
