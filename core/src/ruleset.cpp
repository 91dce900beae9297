// From a configuration to rules: the base game's box, options and figures, checked, then turned into tables.
#include "pontlevis/core/ruleset.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>
#include <xxhash.h>

#include "base_data.h"
#include "engine/machine.h"
#include "options.h"
#include "problems.h"

namespace pontlevis {
namespace {

constexpr const char* kEngineRules = "base 1";  // changes when the base game's code plays otherwise

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

constexpr std::uint32_t bit(FeatureKind kind) { return 1u << static_cast<std::uint32_t>(kind); }

// Everything that changes the game goes in, in a fixed order; names of seats do not.
class Digest {
public:
    void add(std::string_view text) {
        text_ += text;
        text_ += '\0';
    }
    void add(std::int64_t number) { add(fmt::format("{}", number)); }
    [[nodiscard]] std::string hex() const {
        const XXH128_hash_t hash = XXH3_128bits(text_.data(), text_.size());
        return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
    }

private:
    std::string text_;
};

void add_marks(Digest& digest, const std::vector<Mark>& marks) {
    digest.add(static_cast<std::int64_t>(marks.size()));
    for (const Mark& mark : marks) {
        digest.add(mark.name);
        digest.add(mark.number);
        digest.add(mark.word);
        digest.add(mark.segments << 4 | mark.edges);
    }
}

void add_tile(Digest& digest, const TileType& tile, std::uint32_t copies) {
    digest.add(tile.id);
    digest.add(copies);
    for (const std::string& edge : tile.edges) digest.add(edge);
    for (const SegmentType& segment : tile.segments) {
        digest.add(segment.id);
        digest.add(segment.kind);
        digest.add(segment.edges << 8 | segment.halves);
        digest.add(segment.shared_edges);
        digest.add(segment.cities);
        digest.add(segment.crosses);
        digest.add(segment.pennants);
        add_marks(digest, segment.marks);
    }
    for (const auto& group : tile.junctions) {
        digest.add("junction");
        for (const std::uint8_t segment : group) digest.add(segment);
    }
    add_marks(digest, tile.symbols);
    digest.add(tile.role);
}

std::string digest_of(const Ruleset& rules) {
    Digest digest;
    digest.add(kEngineRules);
    digest.add(static_cast<std::int64_t>(rules.seats.size()));
    digest.add(rules.fields);
    digest.add(rules.two_tile_city);
    digest.add(rules.start_tile);
    for (const FigureKindInfo& kind : rules.figure_kinds) {
        digest.add(kind.name);
        digest.add(kind.stands_on);
        digest.add(kind.weight);
        digest.add(kind.per_seat);
    }
    for (std::size_t type = 0; type < rules.tiles.size(); ++type) add_tile(digest, rules.tiles[type], rules.copies[type]);
    return digest.hex();
}

// The tiles of the edition; one of the start tiles lies on the table, the rest is in the bag (BASE-1, BASE-3).
void fill_bag(Ruleset& rules, const TileSet& set, int copies, Problems& problems) {
    bool started = false;
    for (const TileType& tile : set.tiles) {
        const int in_set = TileSet::copies_in(tile.copies, rules.edition);
        if (in_set == 0) continue;
        std::uint32_t many = static_cast<std::uint32_t>(in_set) * static_cast<std::uint32_t>(copies);
        if (!started && TileSet::copies_in(tile.start_copies, rules.edition) > 0) {
            started = true;
            rules.start_tile = static_cast<std::uint16_t>(rules.tiles.size());
            --many;
        }
        rules.tiles.push_back(tile);
        rules.copies.push_back(many);
    }
    if (!started)
        problems.add(0, fmt::format("no start tile in edition {}\n  one tile needs start_copies = {{ {} = 1 }}", rules.edition,
                                    rules.edition), "BASE-3");
}

void set_figures(Ruleset& rules, const Config& config, Problems& problems) {
    std::uint32_t stands_on = bit(FeatureKind::road) | bit(FeatureKind::city) | bit(FeatureKind::monastery);
    if (rules.fields) stands_on |= bit(FeatureKind::field);
    rules.figure_kinds.push_back({"normal", stands_on, 1, 7});  // BASE-2
    const Box& box = config.box("base");
    for (const auto& [name, many] : box.figures) {
        if (name == "normal")
            rules.figure_kinds[0].per_seat = static_cast<std::uint8_t>(many);
        else
            problems.add(box.figures_line, fmt::format("no figure kind named \"{}\"\n  the base game has normal", name));
    }
}

}  // namespace

Ruleset::Ruleset() = default;
Ruleset::~Ruleset() = default;

std::uint32_t Ruleset::tiles_in_bag() const { return std::accumulate(copies.begin(), copies.end(), 0u); }

Result<std::shared_ptr<const Ruleset>> Ruleset::compose(const Config& config) {
    Problems problems(config.name);
    const std::shared_ptr<Ruleset> rules(new Ruleset());
    rules->config = config;
    rules->seats = config.players;
    if (config.players.empty() || config.players.size() > static_cast<std::size_t>(kMaxSeats))
        problems.add(config.players_line, fmt::format("{} players\n  1 to {} can play", config.players.size(), kMaxSeats), "BASE-2");
    for (const ExpansionName& expansion : config.expansions)
        problems.add(expansion.line, fmt::format("no plugin named \"{}\"\n  no expansion is installed", expansion.id));
    for (const auto& [owner, given] : config.options)
        if (owner != "base" && !given.empty())
            problems.add(given.begin()->second.line, fmt::format("options for \"{}\", which is not among the expansions", owner));

    static const std::map<std::string, OptionValue> kNothing;
    const auto given = config.options.find("base");
    const auto options = check_options("base", base_options(), given == config.options.end() ? kNothing : given->second, problems, box_keys("base"));
    rules->edition = std::get<std::string>(options.at("edition"));
    rules->fields = std::get<bool>(options.at("fields"));
    rules->two_tile_city = static_cast<int>(std::get<std::int64_t>(options.at("two_tile_city")));

    const Box& box = config.box("base");
    const bool own_tiles = !box.tiles_name.empty();
    const Result<TileSet> set = own_tiles ? parse_tiles(box.tiles_text, box.tiles_name)
                                          : parse_tiles(kBaseTilesToml, "base tiles");
    if (!set) return problems.none() ? set.error() : problems.error(Fault::rules);
    fill_bag(*rules, *set, box.copies, problems);
    set_figures(*rules, config, problems);
    for (const char* kind : {"field", "road", "city", "monastery", "garden"}) rules->feature_kinds.push_back({kind});
    rules->actions = {
        {"pass", {}, false},
        {"draw-tile", {Operand::tile_type}, false},
        {"place-tile", {Operand::cell, Operand::tile_type}, true},
        {"place-figure", {Operand::figure_kind, Operand::location}, false},
    };
    if (!problems.none()) return problems.error(Fault::rules);

    auto machine = build_machine(*rules);
    if (!machine) return Error{machine.error().fault, fmt::format("{}: {}", config.name, machine.error().text), {}};
    rules->machine_ = std::move(*machine);
    rules->digest_ = digest_of(*rules);
    return std::shared_ptr<const Ruleset>(rules);
}

}  // namespace pontlevis
