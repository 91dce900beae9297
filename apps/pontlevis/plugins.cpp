// `pontlevis plugins`: what is installed, and what of it cannot be used.
#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>

#include "console.h"
#include "language.h"
#include "pontlevis/core/text_file.h"
#include "pontlevis/core/tiles.h"
#include "program.h"

namespace pontlevis::program {
namespace {

using Json = nlohmann::ordered_json;  // keys in the order in which they are added
using Problems = std::vector<Catalog::Problem>;

constexpr std::size_t kDeeper = 6;

// A manifest and what stands in its tile file.
struct Plugin {
    const Manifest* manifest;
    std::map<std::string, int> tiles;  // per edition
};

Plugin plugin_of(const Manifest& manifest, Problems& problems) {
    Plugin plugin{&manifest, {}};
    if (!manifest.has_tiles) return plugin;
    const std::string file = (manifest.folder / "tiles.toml").string();
    const Result<std::string> text = read_text_file(file, kMostConfigBytes);
    const Result<TileSet> tiles = text ? parse_tiles(*text, file) : Result<TileSet>(text.error());
    if (tiles) plugin.tiles = tiles->published;
    else problems.push_back({manifest.id, tiles.error().text});
    return plugin;
}

Json json_of(const OptionScalar& value) {
    return std::visit([](const auto& one) { return Json(one); }, value);
}

// ---- for people -----------------------------------------------------------------------------------

void line(const std::string& text) { say(std::string(kDeeper - 2, ' ') + text, kDeeper + 2); }

std::string with_help(const std::string& text, const std::string& help) { return help.empty() ? text : text + ": " + help; }

void tell_option(const OptionDecl& option) {
    std::string text = fmt::format("option {} = {}", option.name, json_of(option.fallback).dump());
    if (!option.choices.empty()) text += fmt::format("  of {}", fmt::join(option.choices, ", "));
    if (!option.number_choices.empty()) text += fmt::format("  of {}", fmt::join(option.number_choices, ", "));
    if (option.range) text += fmt::format("  from {} to {}", option.range->first, option.range->second);
    line(with_help(text, option.help));
}

void tell(const Plugin& plugin) {
    const Manifest& manifest = *plugin.manifest;
    say(fmt::format("{} {}  {}", manifest.id, to_string(manifest.version), name_among(manifest.names)), 2);
    line(manifest.folder.string());
    if (!plugin.tiles.empty()) {
        std::vector<std::string> editions;
        for (const auto& [edition, count] : plugin.tiles) editions.push_back(fmt::format("{} in {}", count, edition));
        line(fmt::format("tiles: {}", fmt::join(editions, ", ")));
    }
    for (const FigureDecl& figure : manifest.figures) line(fmt::format("figure {}: {} {}", figure.name, figure.count, figure.per_game ? "in all" : "a player"));
    for (const ElementDecl& element : manifest.elements)
        line(with_help(fmt::format("element {}{}", element.id, element.on ? "" : " (off unless asked for)"), element.help));
    for (const OptionDecl& option : manifest.options) tell_option(option);
    for (const Requirement& need : manifest.needs) line("needs " + need.text);
    for (const Requirement& conflict : manifest.conflicts) line("not beside " + conflict.text);
}

// ---- for programs ---------------------------------------------------------------------------------

template <class Rows, class Row>
Json list_of(const Rows& rows, Row row) {
    Json json = Json::array();
    for (const auto& one : rows) json.push_back(row(one));
    return json;
}

Json option_json(const OptionDecl& option) {
    Json json{{"name", option.name}, {"default", json_of(option.fallback)}, {"help", option.help}};
    if (!option.choices.empty()) json["choices"] = option.choices;
    if (!option.number_choices.empty()) json["choices"] = option.number_choices;
    if (option.range) json["range"] = {option.range->first, option.range->second};
    return json;
}

Json plugin_json(const Plugin& plugin) {
    const Manifest& manifest = *plugin.manifest;
    const auto text = [](const Requirement& one) { return one.text; };
    Json json;
    json["id"] = manifest.id;
    json["version"] = to_string(manifest.version);
    json["name"] = manifest.name("en");
    json["names"] = manifest.names;
    json["edition"] = manifest.edition;
    json["rules"] = manifest.prefix;
    json["where"] = manifest.folder.string();
    json["has_code"] = manifest.has_code();
    json["tiles"] = plugin.tiles;
    json["figures"] = list_of(manifest.figures, [](const FigureDecl& figure) {
        return Json{{"name", figure.name}, {figure.per_game ? "per_game" : "per_player", figure.count}, {"element", figure.element}};
    });
    json["elements"] = list_of(manifest.elements, [](const ElementDecl& element) {
        return Json{{"id", element.id}, {"on", element.on}, {"help", element.help}};
    });
    json["options"] = list_of(manifest.options, option_json);
    json["needs"] = list_of(manifest.needs, text);
    json["conflicts"] = list_of(manifest.conflicts, text);
    return json;
}

void say_json(const Catalog& installed, const std::vector<Plugin>& found, const Problems& problems) {
    Json json;
    json["searched"] = list_of(installed.path().folders, [](const std::filesystem::path& folder) { return folder.string(); });
    json["plugins"] = list_of(found, plugin_json);
    json["problems"] = list_of(problems, [](const Catalog::Problem& one) { return Json{{"id", one.id}, {"text", one.text}}; });
    say_as_it_is(json.dump(2, ' ', false, Json::error_handler_t::replace));
}

void say_text(const Catalog& installed, const std::vector<Plugin>& found) {
    for (const Plugin& plugin : found) tell(plugin);
    if (!found.empty()) return;
    say("no plugins are installed; searched were", 2);
    for (const std::filesystem::path& folder : installed.path().folders) say("  " + folder.string());
}

}  // namespace

int plugins(const PluginsRequest& request, const Catalog& installed) {
    Problems problems = installed.problems();
    std::vector<Plugin> found;
    for (const Manifest& manifest : installed.manifests()) found.push_back(plugin_of(manifest, problems));
    if (request.json) say_json(installed, found, problems);
    else say_text(installed, found);
    for (const Catalog::Problem& problem : problems) warn(problem.text);
    return kOk;
}

}  // namespace pontlevis::program
