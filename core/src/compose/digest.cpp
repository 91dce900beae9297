#include <algorithm>

#include <fmt/format.h>
#include <xxhash.h>

#include "compose/parts.h"
#include "pontlevis/core/version.h"

namespace pontlevis {
namespace {

constexpr const char* kEngineRules = "base 1";  // changes when the base game's code plays otherwise

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
    digest.add(tile.pool);
}

void add_option(Digest& digest, const OptionScalar& value) {
    if (const bool* flag = std::get_if<bool>(&value)) return digest.add(*flag ? "true" : "false");
    if (const std::int64_t* number = std::get_if<std::int64_t>(&value)) return digest.add(*number);
    digest.add(std::get<std::string>(value));
}

// Of the base game are the tiles that no expansion has.
bool belongs_to(const TileType& tile, const Chosen& one) { return one.tiles && tile.id.starts_with(one.tiles->id + "/"); }

void add_expansion(Digest& digest, const Chosen& one) {
    const Version& version = one.manifest->version;
    digest.add(one.manifest->id);
    digest.add(fmt::format("{}.{}.{}", version.major, version.minor, version.patch));
    digest.add(one.rules);
    digest.add(manifest_essence(one.manifest->text));
    for (const std::string& element : one.elements) digest.add(element);
    for (const auto& [name, value] : one.options) {
        digest.add(name);
        add_option(digest, value);
    }
}

}  // namespace

void digest_parts(Ruleset& rules, const std::vector<Chosen>& chosen) {
    Digest base;
    base.add(kEngineRules);
    base.add(PLV_ABI_MAJOR);
    base.add(rules.fields);
    base.add(rules.two_tile_city);
    std::vector<Digest> parts(chosen.size());
    for (std::size_t i = 0; i < chosen.size(); ++i) add_expansion(parts[i], chosen[i]);
    for (std::size_t type = 0; type < rules.tiles.size(); ++type) {
        const auto owner = std::find_if(chosen.begin(), chosen.end(), [&](const Chosen& one) { return belongs_to(rules.tiles[type], one); });
        const bool is_base = owner == chosen.end();
        const auto part = static_cast<std::size_t>(owner - chosen.begin());
        const std::uint32_t copies = rules.in_box(type);
        add_tile(is_base ? base : parts[part], rules.tiles[type], copies);
        (is_base ? rules.base : rules.expansions[part]).tiles += copies;
    }
    rules.base.digest = base.hex();
    for (std::size_t i = 0; i < chosen.size(); ++i) rules.expansions[i].digest = parts[i].hex();
}

std::string rules_digest(const Ruleset& rules, const std::vector<Chosen>& chosen) {
    Digest digest;
    digest.add(kEngineRules);
    digest.add(PLV_ABI_MAJOR);
    digest.add(static_cast<std::int64_t>(rules.seats.size()));
    digest.add(rules.fields);
    digest.add(rules.two_tile_city);
    for (const StartTile& tile : rules.start) {
        digest.add(tile.type);
        digest.add(pack(tile.cell));
        digest.add(tile.turns);
    }
    for (const Chosen& one : chosen) add_expansion(digest, one);
    for (const FigureKindInfo& kind : rules.figure_kinds) {
        digest.add(kind.name);
        digest.add(kind.stands_on);
        digest.add(kind.weight);
        digest.add(kind.per_seat);
        digest.add(kind.per_game);
        digest.add(kind.reserve);
    }
    for (const TraitLine& line : rules.traits) {
        digest.add(line.kind);
        digest.add(line.trait);
        digest.add(line.value);
    }
    for (const StepLine& step : rules.steps) digest.add(step.id);
    for (const FateLine& fate : rules.fates) digest.add(fate.id);
    for (const HandlerLine& handler : rules.handlers) digest.add(handler.id);
    for (std::size_t type = 0; type < rules.tiles.size(); ++type) add_tile(digest, rules.tiles[type], rules.copies[type]);
    return digest.hex();
}

std::string build_digest(const Ruleset& rules) {
    Digest digest;
    digest.add(kEngineVersion);
    for (const ExpansionInfo& expansion : rules.expansions) {
        digest.add(expansion.id);
        digest.add(expansion.build);
    }
    return digest.hex();
}

}  // namespace pontlevis
