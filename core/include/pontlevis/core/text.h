// Options and events in words, for prompts, logs, tests and golden games. Generic: the words come from the
// ruleset's action, tile, figure and seat names. What option texts look like is docs/notation.md, "Moves".
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "pontlevis/core/game.h"
#include "pontlevis/core/named.h"

namespace pontlevis {

/// "place base/ffrr-curve at (1,0) turned 2", "place normal on road1 of base/ffrr-curve at (1,0)", "pass".
[[nodiscard]] std::string to_text(const Game& game, const Option& option);

/// Reads what to_text writes. Short forms: a tile without its set ("ffrr-curve"), a location without
/// "of TILE", or without its cell for the tile laid last ("place normal on road1").
///
/// Errors: Fault::option: the forms that exist, or the name that is unknown and the near ones. Whether the
/// option is legal is for Game::apply to say.
[[nodiscard]] Result<Option> parse_option(const Game& game, std::string_view text);

/// "place TILE at (X,Y) [turned N]": the form of one action, for help texts.
[[nodiscard]] std::string form_of(const Ruleset& rules, const ActionInfo& action);

/// "(1,-2)"
[[nodiscard]] std::string to_text(Cell cell);

/// "road1 of base/ffrr-curve at (1,0)"; "the tile base/ffrr-curve at (1,0)" for a tile as a whole.
[[nodiscard]] std::string location_text(const Game& game, Location where);

/// A seat's name; "nobody" for the owner of what belongs to no seat, and for chance.
[[nodiscard]] std::string seat_name(const Ruleset& rules, std::uint8_t seat);

/// A name as people say it: "hot spring" for "lakes.hot-spring".
[[nodiscard]] std::string said(std::string_view name);

/// The name in a language, "fr-CA" falling back on "fr", and that on English, which is there.
[[nodiscard]] const std::string& name_in(std::string_view language, const std::map<std::string, std::string>& names);

/// Who did it, as players know it: "Lakes & Mills, mill value" for "lakes.mill_value", and
/// "Lakes & Mills" for the plugin's id. Expansions have their names in that language.
[[nodiscard]] std::string contributor(const Ruleset& rules, std::string_view name, std::string_view language = "en");

/// One line on what happened: "red scores 8 for a city: 3 tiles, 1 pennant [BASE-15]". A contribution is
/// a line of the sheet that belongs under the feature scored.
[[nodiscard]] std::string to_text(const Game& game, const Event& event, std::string_view language = "en");

}  // namespace pontlevis
