// In which language expansions are named. Everything else that the program says is English, and so is JSON, which has
// the names of all languages.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace pontlevis::program {

/// "fr", "pt-BR": two small letters, then perhaps a region.
[[nodiscard]] bool is_language(std::string_view text);

/// What --lang says; without it the locale decides: LC_ALL, LC_MESSAGES, then LANG.
void choose_language(std::string_view language);

/// That language.
[[nodiscard]] const std::string& language();

/// The name in that language, "fr-CA" falling back on "fr", and that on English.
[[nodiscard]] const std::string& name_among(const std::map<std::string, std::string>& names);

}  // namespace pontlevis::program
