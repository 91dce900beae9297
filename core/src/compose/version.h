// Versions and what a manifest asks of another plugin's version. Used where manifests are read.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "pontlevis/core/manifest.h"

namespace pontlevis {

/// "1.2.0", or with fewer numbers where the rest is 0: "1.2", "1". Nothing for any other text; a number has at
/// most six digits and no zero in front.
[[nodiscard]] std::optional<Version> parse_version(std::string_view text);

/// "mills", "mills >= 1.2", "mills < 2" or "mills >= 1.2, < 2", with or without spaces. `line` is 0.
///
/// Errors: Fault::input with what is wrong, without file and line.
[[nodiscard]] Result<Requirement> parse_requirement(std::string_view text);

}  // namespace pontlevis
