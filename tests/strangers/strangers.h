// What the tests beside invented expansions have in common: those are found.
#pragma once

#include "kit/bundled.h"
#include "kit/catch.h"
#include "kit/scenario.h"

namespace pontlevis::kit {

inline const bool kStrangersAreFound = (also_plugins_in(PONTLEVIS_STRANGERS), true);

/// Whether that option, as text.h writes it, is one of the answers to the decision at hand.
inline bool is_offered(Scenario& game, std::string_view words) {
    return ("; " + game.choices() + ";").find("; " + std::string(words) + ";") != std::string::npos;
}

}  // namespace pontlevis::kit
