// A config as text, for the header of a save. The way back is parse_config.
#include <fmt/format.h>

#include <algorithm>

#include "pontlevis/core/config.h"
#include "toml_write.h"

namespace pontlevis {
namespace {

std::string box_lines(const Box& box) {
    std::string lines;
    if (!box.edition.empty()) lines += fmt::format("edition = {}\n", toml_quoted(box.edition));
    if (box.elements) lines += fmt::format("elements = {}\n", toml_list(*box.elements));
    if (!box.rules) lines += "rules = false\n";
    if (!box.tiles) lines += "tiles = false\n";
    if (box.copies != 1) lines += fmt::format("copies = {}\n", box.copies);
    if (!box.tiles_name.empty()) {
        lines += fmt::format("tiles = {}\ntiles_text = {}\n", toml_quoted(box.tiles_name), toml_quoted(box.tiles_text));
    }
    if (!box.figures.empty()) {
        const auto figure = [](const auto& one) { return fmt::format("{} = {}", toml_key(one.first), one.second); };
        lines += fmt::format("figures = {{ {} }}\n", toml_joined(box.figures, figure));
    }
    return lines;
}

}  // namespace

std::string to_toml(const Config& config) {
    std::string text = fmt::format("players = {}\n", toml_list(config.players));
    if (!config.expansions.empty()) {
        const auto id = [](const ExpansionName& name) { return toml_quoted(name.id); };
        text += fmt::format("expansions = [{}]\n", toml_joined(config.expansions, id));
    }
    if (config.seed) text += fmt::format("seed = {}\n", *config.seed);
    if (!config.start.empty()) text += fmt::format("start = {}\n", toml_quoted(config.start));
    if (!config.order.empty()) {
        const auto steps = [](const StepOrder& order) { return toml_list(order.steps); };
        text += fmt::format("order = [{}]\n", toml_joined(config.order, steps));
    }

    std::map<std::string, std::string> tables;
    for (const auto& [owner, box] : config.boxes) {
        if (const std::string lines = box_lines(box); !lines.empty()) tables[owner] = lines;
    }
    for (const auto& [owner, options] : config.options) {
        for (const auto& [name, option] : options) {
            tables[owner] += fmt::format("{} = {}\n", toml_key(name), toml_written(option.value));
        }
    }
    for (const auto& [owner, lines] : tables) text += fmt::format("\n[options.{}]\n{}", toml_key(owner), lines);
    return text;
}

}  // namespace pontlevis
