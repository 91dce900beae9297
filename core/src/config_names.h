// Which words may name a player, an expansion or a step. Used where a config is read.
#pragma once

#include <cstddef>
#include <string_view>

namespace pontlevis {

inline constexpr std::size_t kLongestPlayerName = 24;  // characters
inline constexpr std::string_view kNobodysName = "nobody";  // the owner, in words, of figures that belong to no player

/// `name` is valid UTF-8: the TOML reader takes nothing else.
[[nodiscard]] bool is_player_name(std::string_view name);

/// [a-z0-9][a-z0-9._-]*, so that it can be a folder's name and nothing but that.
[[nodiscard]] bool is_expansion_id(std::string_view id);

/// A step's id, "mills.turn", or a tag, "#drive".
[[nodiscard]] bool is_step_or_tag(std::string_view name);

}  // namespace pontlevis
