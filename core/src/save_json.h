// The lines of a save as JSON. The only place where saves meet the JSON library; used by save.cpp.
#pragma once

#include <string>
#include <string_view>

#include "pontlevis/core/save.h"

namespace pontlevis {

/// One line each, with its newline.
[[nodiscard]] std::string header_line(const SaveFile& save);
[[nodiscard]] std::string decision_line(const SavedDecision& decision);
[[nodiscard]] std::string result_line(const SavedResult& result);

[[nodiscard]] std::string hash_text(std::uint64_t hash);  // 16 hexadecimal digits

/// Reads the first line into `save`. Errors say what is wrong, without the place.
[[nodiscard]] Result<void> read_header_line(std::string_view line, SaveFile& save);

/// Reads any further line: adds a decision, or the result.
[[nodiscard]] Result<void> read_line(std::string_view line, int number, SaveFile& save);

/// The line is one whole JSON value, whatever it says.
[[nodiscard]] bool is_json(std::string_view line);

}  // namespace pontlevis
