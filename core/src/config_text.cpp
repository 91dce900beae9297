// A config as text, for the header of a save. The way back is parse_config.
#include <fmt/format.h>

#include <algorithm>

#include "pontlevis/core/config.h"

namespace pontlevis {
namespace {

std::string in_quotes(std::string_view text) {
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

std::string key(std::string_view name) {
    const bool is_bare = !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    });
    return is_bare ? std::string(name) : in_quotes(name);
}

std::string written(const OptionScalar& value) {
    if (const bool* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
    if (const std::int64_t* number = std::get_if<std::int64_t>(&value)) return fmt::format("{}", *number);
    return in_quotes(std::get<std::string>(value));
}

// ["red", "blue"]
template <class Names, class Text>
std::string list(const Names& names, Text text) {
    std::string result;
    for (const auto& name : names) result += (result.empty() ? "" : ", ") + in_quotes(text(name));
    return "[" + result + "]";
}

std::string box_lines(const Box& box) {
    std::string lines;
    if (box.copies != 1) lines += fmt::format("copies = {}\n", box.copies);
    if (!box.tiles_name.empty()) {
        lines += fmt::format("tiles = {}\ntiles_text = {}\n", in_quotes(box.tiles_name), in_quotes(box.tiles_text));
    }
    std::string figures;
    for (const auto& [kind, count] : box.figures) {
        figures += fmt::format("{}{} = {}", figures.empty() ? "" : ", ", key(kind), count);
    }
    if (!figures.empty()) lines += fmt::format("figures = {{ {} }}\n", figures);
    return lines;
}

}  // namespace

std::string to_toml(const Config& config) {
    std::string text = fmt::format("players = {}\n", list(config.players, [](const auto& name) { return name; }));
    if (!config.expansions.empty()) {
        text += fmt::format("expansions = {}\n", list(config.expansions, [](const auto& name) { return name.id; }));
    }
    if (config.seed) text += fmt::format("seed = {}\n", *config.seed);

    std::map<std::string, std::string> tables;
    if (const std::string lines = box_lines(config.base); !lines.empty()) tables["base"] = lines;
    for (const auto& [owner, options] : config.options) {
        for (const auto& [name, option] : options) {
            tables[owner] += fmt::format("{} = {}\n", key(name), written(option.value));
        }
    }
    for (const auto& [owner, lines] : tables) text += fmt::format("\n[options.{}]\n{}", key(owner), lines);
    return text;
}

}  // namespace pontlevis
