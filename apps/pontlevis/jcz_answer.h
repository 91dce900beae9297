// What a message says, as an answer to a decision of ours. Options are matched by what their operands mean: a kind of
// figure, a figure, where it goes. So an action of an expansion needs no words here but those in data/jcz-names.tsv.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "jcz_file.h"
#include "pontlevis/core/game.h"

namespace pontlevis::program::jcz {

/// Our kind of figure for "0.small.1" or "mage.1" of a message, or for "SmallFollower" of an assertion.
[[nodiscard]] std::optional<std::uint8_t> kind_of(const Ruleset& rules, std::string_view theirs);

/// The kind of figure that an option places or moves.
[[nodiscard]] std::optional<std::uint8_t> kind_placed(const Game& game, const Option& option);

/// Where it does that; for a figure on a segment or at a corner.
[[nodiscard]] std::optional<Location> place_of_answer(const Game& game, const Option& option);

/// How they point at it: "Road,NS,[1,0]"; at a corner by the field of the tile to its south-east.
[[nodiscard]] std::string their_pointer(const Game& game, Location where);

/// The option that a message means, if it is there. A figure of nobody's may stand on another part of the feature.
///
/// Errors: Fault::input: it names a figure, place or action that is not known or not there.
[[nodiscard]] Result<std::optional<Option>> option_meant(Game& game, const Message& message);

/// The placing of a figure as the base game would write it, whether it is listed or not; for refusals.
[[nodiscard]] std::optional<Option> option_asked(const Game& game, const Message& message);

}  // namespace pontlevis::program::jcz
