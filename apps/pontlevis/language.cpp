#include "language.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "pontlevis/core/text.h"

namespace pontlevis::program {
namespace {

constexpr const char* kEnglish = "en";

std::optional<std::string> chosen;

// "fr_CA.UTF-8@euro" is "fr-CA"; "C" and "POSIX" are nobody's language.
std::string language_of_locale(std::string_view locale) {
    std::string language(locale.substr(0, locale.find_first_of(".@")));
    std::replace(language.begin(), language.end(), '_', '-');
    return is_language(language) ? language : kEnglish;
}

// As libraries look for the locale of messages: the first that is set.
std::string language_of_environment() {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* const value = std::getenv(variable);
        if (value != nullptr && *value != '\0') return language_of_locale(value);
    }
    return kEnglish;
}

}  // namespace

bool is_language(std::string_view text) {
    const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto large = [](char c) { return c >= 'A' && c <= 'Z'; };
    const bool plain = text.size() >= 2 && small(text[0]) && small(text[1]);
    return plain && (text.size() == 2 || (text.size() == 5 && text[2] == '-' && large(text[3]) && large(text[4])));
}

void choose_language(std::string_view language) { chosen = language; }

const std::string& language() {
    if (!chosen) chosen = language_of_environment();
    return *chosen;
}

const std::string& name_among(const std::map<std::string, std::string>& names) { return name_in(language(), names); }

}  // namespace pontlevis::program
