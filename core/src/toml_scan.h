// Where a string of a TOML text ends, for the few that look at a text without parsing it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace pontlevis {

/// The place behind the string that begins with the quote at `at`: of one line, or of several in triple quotes.
/// A broken one ends at its line's end, or with the text.
[[nodiscard]] inline std::size_t end_of_string(std::string_view text, std::size_t at) {
    const char quote = text[at];
    const bool is_long = text.substr(at, 3) == std::string(3, quote);
    const std::string end(is_long ? 3 : 1, quote);
    for (at += end.size(); at < text.size() && text.substr(at, end.size()) != end; ++at) {
        if (quote == '"' && text[at] == '\\')
            ++at;
        else if (!is_long && text[at] == '\n')
            return at;
    }
    at = std::min(at + end.size(), text.size());
    for (int more = 0; is_long && more < 2 && at < text.size() && text[at] == quote; ++more) ++at;
    return at;
}

}  // namespace pontlevis
