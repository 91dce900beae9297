#include "compose/selection.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "options.h"
#include "pontlevis/core/nearest.h"
#include "pontlevis/core/text_file.h"

namespace pontlevis {
namespace {

std::string folders(const SearchPath& path) {
    std::vector<std::string> names;
    for (const auto& folder : path.folders) names.push_back(folder.string());
    return names.empty() ? "nowhere" : fmt::format("{}", fmt::join(names, ", "));
}

void report_missing(const ExpansionName& wanted, const Catalog& catalog, Problems& problems) {
    std::string found, elsewhere;  // what is wrong with this plugin; with a folder that may hold it
    for (const Catalog::Problem& problem : catalog.problems()) {
        if (problem.id == wanted.id) found += "\n" + problem.text;
        if (problem.id.empty()) elsewhere += "\n" + problem.text;
    }
    if (!found.empty()) return problems.add(wanted.line, fmt::format("plugin \"{}\" cannot be used{}", wanted.id, found));
    const std::vector<std::string> ids = catalog.ids();
    const std::vector<std::string> near = nearest(wanted.id, ids);
    std::string text = fmt::format("no plugin named \"{}\"\nsearched   {}\ninstalled  {}", wanted.id, folders(catalog.path()),
                                   ids.empty() ? "none" : fmt::format("{}", fmt::join(ids, ", ")));
    if (!near.empty()) text += fmt::format("\nperhaps you meant \"{}\"", fmt::join(near, "\" or \""));
    problems.add(wanted.line, text + elsewhere);
}

const Chosen* find_chosen(const std::vector<Chosen>& chosen, const std::string& id) {
    for (const Chosen& one : chosen)
        if (one.manifest->id == id) return &one;
    return nullptr;
}

void check_company(const Chosen& one, const std::vector<Chosen>& all, const Catalog& catalog, int line, Problems& problems) {
    const Manifest& manifest = *one.manifest;
    for (const Requirement& need : manifest.needs) {
        const Chosen* other = find_chosen(all, need.id);
        if (!other)
            problems.add(line, fmt::format("{} needs {}  ({}:{})\n{}", manifest.id, need.text, manifest.file, need.line,
                                           catalog.find(need.id) ? "add it to expansions" : "it is not installed"));
        else if (!need.allows(other->manifest->version))
            problems.add(line, fmt::format("{} needs {}  ({}:{})\ninstalled is {} {}", manifest.id, need.text, manifest.file,
                                           need.line, need.id, to_string(other->manifest->version)));
    }
    for (const Requirement& conflict : manifest.conflicts) {
        const Chosen* other = find_chosen(all, conflict.id);
        if (other && conflict.allows(other->manifest->version))
            problems.add(line, fmt::format("{} and {} {} cannot be played together  ({}:{})\ntake one of them out of expansions",
                                           manifest.id, conflict.id, to_string(other->manifest->version), manifest.file, conflict.line));
    }
}

void choose_elements(Chosen& one, Problems& problems) {
    std::vector<std::string> known;
    for (const ElementDecl& element : one.manifest->elements) {
        known.push_back(element.id);
        if (!one.box->elements && element.on) one.elements.insert(element.id);
    }
    if (!one.box->elements) return;
    for (const std::string& element : *one.box->elements) {
        one.elements.insert(element);
        if (std::find(known.begin(), known.end(), element) == known.end())
            problems.add(one.box->elements_line, fmt::format("{} has no element \"{}\"\n{}", one.manifest->id, element, perhaps(element, known)));
    }
}

std::vector<OptionSpec> specs_of(const Manifest& manifest) {
    std::vector<OptionSpec> specs;
    for (const OptionDecl& option : manifest.options)
        specs.push_back({.name = option.name, .fallback = option.fallback, .range = option.range, .choices = option.choices, .number_choices = option.number_choices, .help = option.help});
    return specs;
}

void choose_options(Chosen& one, const Config& config, Problems& problems) {
    static const std::map<std::string, OptionValue> kNothing;
    const auto given = config.options.find(one.manifest->id);
    const std::vector<OptionSpec> specs = specs_of(*one.manifest);
    one.options = check_options(one.manifest->id, specs, given == config.options.end() ? kNothing : given->second, problems, box_keys(one.manifest->id));
}

// The printing that the config names, else the table's, else the latest that this set had.
void choose_edition(Chosen& one, const std::string& table_edition, Problems& problems) {
    const auto& published = one.tiles->published;
    const std::string& wanted = one.box->edition;
    if (!wanted.empty() && !published.contains(wanted)) {
        std::vector<std::string> known;
        for (const auto& [edition, tiles] : published) known.push_back(edition);
        problems.add(one.box->edition_line, fmt::format("{} was not printed in edition \"{}\"\nthere are {}", one.manifest->id, wanted, fmt::join(known, ", ")));
    }
    one.edition = !wanted.empty()                     ? wanted
                  : published.contains(table_edition) ? table_edition
                  : published.empty()                 ? table_edition
                                                      : published.rbegin()->first;
}

// Tiles that are never drawn are pieces of the rules, as figures are: they stay where the tiles are left out.
void keep_pieces(TileSet& set, const Manifest& manifest) {
    const auto is_drawn = [&](const TileType& tile) {
        const auto pool = std::find_if(manifest.pools.begin(), manifest.pools.end(), [&](const PoolDecl& one) { return one.name == tile.pool; });
        return pool == manifest.pools.end() || pool->drawn;
    };
    std::erase_if(set.tiles, is_drawn);
    set.start.clear();
}

bool has_pieces(const Manifest& manifest) {
    return std::any_of(manifest.pools.begin(), manifest.pools.end(), [](const PoolDecl& pool) { return !pool.drawn; });
}

void read_tiles(Chosen& one, const std::string& table_edition, Problems& problems) {
    const Manifest& manifest = *one.manifest;
    if (one.box->tiles_name.empty() && !manifest.has_tiles) return;
    if (!one.box->tiles && !(one.rules && has_pieces(manifest))) return;
    std::string name = one.box->tiles_name, text = one.box->tiles_text;
    if (name.empty()) {
        const std::filesystem::path file = manifest.folder / "tiles.toml";
        const Result<std::string> read = read_text_file(file, kMostConfigBytes);
        if (!read) return problems.add(0, read.error().text);
        name = manifest.id + "/tiles.toml";
        text = *read;
    }
    Result<TileSet> set = parse_tiles(text, name);
    if (!set) return problems.add(one.box->tiles_line, fmt::format("the tiles of {} cannot be used\n{}", manifest.id, set.error().text));
    if (!one.box->tiles) keep_pieces(*set, manifest);
    one.tiles = std::move(*set);
    choose_edition(one, table_edition, problems);
}

}  // namespace

std::vector<Chosen> select(const Config& config, const Catalog& catalog, const std::string& edition, Problems& problems) {
    std::vector<Chosen> chosen;
    std::map<std::string, int> lines;
    for (const ExpansionName& wanted : config.expansions) {
        const Manifest* manifest = catalog.find(wanted.id);
        if (!manifest) {
            report_missing(wanted, catalog, problems);
            continue;
        }
        lines[wanted.id] = wanted.line;
        Chosen one;
        one.manifest = manifest;
        one.box = &config.box(wanted.id);
        one.rules = one.box->rules;
        choose_elements(one, problems);
        choose_options(one, config, problems);
        read_tiles(one, edition, problems);
        chosen.push_back(std::move(one));
    }
    for (const Chosen& one : chosen) check_company(one, chosen, catalog, lines[one.manifest->id], problems);
    std::sort(chosen.begin(), chosen.end(), [](const Chosen& a, const Chosen& b) { return a.manifest->id < b.manifest->id; });
    return chosen;
}

}  // namespace pontlevis
