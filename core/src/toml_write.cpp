#include "toml_write.h"

#include <fmt/format.h>

#include <algorithm>

namespace pontlevis {

std::string toml_quoted(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += fmt::format("\\{}", c);
        else if (c == '\n')
            result += "\\n";
        else if (static_cast<unsigned char>(c) < ' ' || c == '\x7f')
            result += fmt::format("\\u{:04X}", c);
        else
            result += c;
    }
    return result + '"';
}

std::string toml_key(std::string_view name) {
    const bool is_bare = !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    });
    return is_bare ? std::string(name) : toml_quoted(name);
}

std::string toml_written(const OptionScalar& value) {
    if (const bool* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
    if (const std::int64_t* number = std::get_if<std::int64_t>(&value)) return fmt::format("{}", *number);
    return toml_quoted(std::get<std::string>(value));
}

std::string toml_list(const std::vector<std::string>& names) { return "[" + toml_joined(names, toml_quoted) + "]"; }

}  // namespace pontlevis
