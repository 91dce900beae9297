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

template <class Parts, class Text>
std::string joined(const Parts& parts, Text text) {
    std::string result;
    for (const auto& part : parts) result += (result.empty() ? "" : ", ") + text(part);
    return result;
}

// ["red", "blue"]
std::string list(const std::vector<std::string>& names) { return "[" + joined(names, in_quotes) + "]"; }

std::string box_lines(const Box& box) {
    std::string lines;
    if (!box.edition.empty()) lines += fmt::format("edition = {}\n", in_quotes(box.edition));
    if (box.elements) lines += fmt::format("elements = {}\n", list(*box.elements));
    if (!box.rules) lines += "rules = false\n";
    if (!box.tiles) lines += "tiles = false\n";
    if (box.copies != 1) lines += fmt::format("copies = {}\n", box.copies);
    if (!box.tiles_name.empty()) {
        lines += fmt::format("tiles = {}\ntiles_text = {}\n", in_quotes(box.tiles_name), in_quotes(box.tiles_text));
    }
    if (!box.figures.empty()) {
        const auto figure = [](const auto& one) { return fmt::format("{} = {}", key(one.first), one.second); };
        lines += fmt::format("figures = {{ {} }}\n", joined(box.figures, figure));
    }
    return lines;
}

}  // namespace

std::string to_toml(const Config& config) {
    std::string text = fmt::format("players = {}\n", list(config.players));
    if (!config.expansions.empty()) {
        const auto id = [](const ExpansionName& name) { return in_quotes(name.id); };
        text += fmt::format("expansions = [{}]\n", joined(config.expansions, id));
    }
    if (config.seed) text += fmt::format("seed = {}\n", *config.seed);
    if (!config.order.empty()) {
        const auto steps = [](const StepOrder& order) { return list(order.steps); };
        text += fmt::format("order = [{}]\n", joined(config.order, steps));
    }

    std::map<std::string, std::string> tables;
    for (const auto& [owner, box] : config.boxes) {
        if (const std::string lines = box_lines(box); !lines.empty()) tables[owner] = lines;
    }
    for (const auto& [owner, options] : config.options) {
        for (const auto& [name, option] : options) {
            tables[owner] += fmt::format("{} = {}\n", key(name), written(option.value));
        }
    }
    for (const auto& [owner, lines] : tables) text += fmt::format("\n[options.{}]\n{}", key(owner), lines);
    return text;
}

}  // namespace pontlevis
