// From a configuration to rules, in stages. Everything is checked before the first library is loaded, and all
// problems are told at once.
#include <algorithm>

#include <fmt/format.h>

#include "base_data.h"
#include "compose/parts.h"
#include "engine/steps.h"
#include "options.h"
#include "pontlevis/core/ruleset.h"
#include "pontlevis/core/version.h"
#include "toml_write.h"

namespace pontlevis {
namespace {

const std::vector<OptionSpec>& base_options() {
    static const std::vector<OptionSpec> specs = {
        {.name = "edition", .fallback = std::string("C3"), .choices = {"C1", "C2", "C3"},
         .help = "BASE-1: whose 72 tiles are played; C2 and C3 show gardens"},
        {.name = "fields", .fallback = true, .help = "BASE-4: whether farmers may stand on fields"},
        {.name = "two_tile_city", .fallback = std::int64_t{4}, .number_choices = {2, 4},
         .help = "BASE-14: what a finished city of two tiles is worth; 2 in old printings"},
    };
    return specs;
}

void read_base_options(Ruleset& rules, Problems& problems) {
    static const std::map<std::string, OptionValue> kNothing;
    const auto given = rules.config.options.find("base");
    const auto options = check_options("base", base_options(), given == rules.config.options.end() ? kNothing : given->second, problems, box_keys("base"));
    rules.edition = std::get<std::string>(options.at("edition"));
    rules.fields = std::get<bool>(options.at("fields"));
    rules.two_tile_city = static_cast<int>(std::get<std::int64_t>(options.at("two_tile_city")));
}

void check_players(const Config& config, Problems& problems) {
    if (config.players.empty() || config.players.size() > static_cast<std::size_t>(kMaxSeats))
        problems.add(config.players_line, fmt::format("{} players\n1 to {} can play", config.players.size(), kMaxSeats), "BASE-2");
}

void describe_base(Ruleset& rules) {
    ExpansionInfo& base = rules.base;
    base.id = "base";
    base.version = kEngineVersion;
    base.names["en"] = "the base game";
    base.edition = rules.edition;
    base.options["edition"] = toml_written(rules.edition);
    base.options["fields"] = toml_written(rules.fields);
    base.options["two_tile_city"] = toml_written(std::int64_t{rules.two_tile_city});
}

void describe_expansions(Ruleset& rules, const std::vector<Chosen>& chosen) {
    for (const Chosen& one : chosen) {
        const Manifest& manifest = *one.manifest;
        ExpansionInfo info;
        info.id = manifest.id;
        info.version = fmt::format("{}.{}.{}", manifest.version.major, manifest.version.minor, manifest.version.patch);
        info.names = manifest.names;
        info.file = manifest.file;
        info.elements.assign(one.elements.begin(), one.elements.end());
        for (const auto& [name, value] : one.options) info.options[name] = toml_written(value);
        info.rules = one.rules;
        info.edition = one.tiles ? one.edition : "";
        rules.expansions.push_back(std::move(info));
    }
}

}  // namespace

Ruleset::Ruleset() = default;
Ruleset::~Ruleset() = default;

Result<std::shared_ptr<const Ruleset>> Ruleset::compose(const Config& config) {
    return compose(config, Catalog::scan(SearchPath{}));
}

Result<std::shared_ptr<const Ruleset>> Ruleset::compose(const Config& config, const Catalog& catalog) {
    Problems problems(config.name);
    const std::shared_ptr<Ruleset> rules(new Ruleset());
    rules->config = config;
    rules->seats = config.players;
    check_players(config, problems);
    read_base_options(*rules, problems);

    const std::vector<Chosen> chosen = select(config, catalog, rules->edition, problems);
    const Box& base = config.box("base");
    if (!base.tiles) problems.add(base.tiles_line, "the base game cannot be played without its tiles\n`tiles` of base names a file that replaces them");
    const Result<TileSet> tiles = base.tiles_name.empty() ? parse_tiles(kBaseTilesToml, "base tiles") : parse_tiles(base.tiles_text, base.tiles_name);
    add_kinds(*rules, chosen, problems);
    if (tiles)
        fill_bag(*rules, *tiles, chosen, catalog, problems);
    else
        problems.add(base.tiles_line, "the base game's tiles cannot be used\n" + tiles.error().text);
    Plugins plugins;
    add_figures(*rules, plugins, chosen, problems);
    add_contexts(plugins, chosen);
    add_words(*rules, plugins, chosen, problems);
    const auto steps = add_functions(*rules, plugins, chosen, problems);
    number_names(*rules, plugins, chosen, problems);
    if (!problems.none()) return problems.error(Fault::rules);

    auto machine = build_machine(*rules, std::move(plugins));
    if (!machine) return Error{machine.error().fault, fmt::format("{}: {}", config.name, machine.error().text), {}};
    describe_base(*rules);
    describe_expansions(*rules, chosen);
    digest_parts(*rules, chosen);
    bind_functions((*machine)->plugins, *rules, chosen, problems);
    if (!problems.none()) return problems.error(Fault::rules);
    make_program(**machine, steps);
    describe_turn(**machine, *rules);
    rules->machine_ = std::move(*machine);
    rules->digest_ = rules_digest(*rules, chosen);
    rules->build_digest_ = pontlevis::build_digest(*rules);
    return std::shared_ptr<const Ruleset>(rules);
}

}  // namespace pontlevis
