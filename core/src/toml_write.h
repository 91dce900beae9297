// Pieces of TOML text, for the few that write it: configs and locks. Any text comes out as TOML that reads back.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/config.h"

namespace pontlevis {

[[nodiscard]] std::string toml_quoted(std::string_view text);

/// A key, in quotes only where it needs them.
[[nodiscard]] std::string toml_key(std::string_view name);

/// true, 7 or "text"
[[nodiscard]] std::string toml_written(const OptionScalar& value);

template <class Parts, class Text>
[[nodiscard]] std::string toml_joined(const Parts& parts, Text text) {
    std::string result;
    for (const auto& part : parts) result += (result.empty() ? "" : ", ") + text(part);
    return result;
}

/// ["red", "blue"]
[[nodiscard]] std::string toml_list(const std::vector<std::string>& names);

}  // namespace pontlevis
