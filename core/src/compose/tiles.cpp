// The bag: all tiles that are in play, in the order of their pools, and those that lie on the table at the start.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "compose/parts.h"
#include "compose/tile_names.h"
#include "pontlevis/core/nearest.h"

namespace pontlevis {
namespace {

// A set of tiles that is in play.
struct BoxOfTiles {
    std::string owner;  // "base", or a plugin's id
    const TileSet* set;
    std::string edition;
    int copies;
    bool rules;  // false: only its tiles are used, and the start is no tile
};

// Marks by which features are filtered come first, so that they get a bit; those of whole tiles come last.
void add_attributes(Ruleset& rules, const std::vector<Chosen>& chosen) {
    std::vector<std::string> filtered;
    for (const auto& part : active_parts(chosen, &Manifest::handlers)) filtered.push_back(part.declared->filter.attribute);
    for (const auto& part : active_parts(chosen, &Manifest::fates)) filtered.push_back(part.declared->filter.attribute);
    const auto rank = [&](const Active<AttributeDecl>& part) {
        if (std::find(filtered.begin(), filtered.end(), part.full) != filtered.end()) return 0;
        return part.declared->on == std::vector<std::string>{"tile"} ? 2 : 1;
    };
    auto active = active_parts(chosen, &Manifest::attributes);
    std::stable_sort(active.begin(), active.end(), [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
    for (const auto& part : active) {
        rules.attributes.push_back(part.full);
        if (!part.declared->glyph.none()) rules.glyphs[part.full] = part.declared->glyph;
        for (const auto& [word, own] : part.declared->glyphs) {
            Glyph& glyph = rules.glyphs[part.full + "=" + word] = part.declared->glyph;
            if (!own.text.empty()) glyph.text = own.text;
            if (!own.path.empty()) glyph.path = own.path;
        }
    }
}

void add_pools(Ruleset& rules, const std::vector<Chosen>& chosen) {
    for (const auto& part : active_parts(chosen, &Manifest::pools)) rules.pools.push_back({part.full, part.declared->order, part.declared->drawn});
    const auto key = [](const PoolInfo& pool) { return std::pair(!pool.drawn, pool.order); };
    std::stable_sort(rules.pools.begin(), rules.pools.end(), [&](const PoolInfo& a, const PoolInfo& b) { return key(a) < key(b); });
}

void add_tiles(Ruleset& rules, const std::vector<BoxOfTiles>& boxes, TileNames& names) {
    for (const BoxOfTiles& box : boxes) {
        for (const TileType& tile : box.set->tiles) {
            const int printed = TileSet::copies_in(tile.copies, box.edition);
            if (printed == 0) continue;
            rules.tiles.push_back(names.named(tile, box.owner));
            rules.copies.push_back(static_cast<std::uint32_t>(printed) * static_cast<std::uint32_t>(box.copies));
        }
    }
}

void sort_by_pool(Ruleset& rules) {
    std::vector<std::size_t> order(rules.tiles.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto key = [&](std::size_t type) {
        const PoolInfo* pool = rules.pool_of(type);
        return pool == nullptr ? std::pair(false, 0) : std::pair(!pool->drawn, pool->drawn ? pool->order : 0);
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    std::vector<TileType> tiles;
    std::vector<std::uint32_t> copies;
    for (const std::size_t type : order) {
        tiles.push_back(std::move(rules.tiles[type]));
        copies.push_back(rules.copies[type]);
    }
    rules.tiles = std::move(tiles);
    rules.copies = std::move(copies);
}

// ---- the start (BASE-3) ----------------------------------------------------------------------------

// What a set lays: the places it names, else the first tile of which some copies are start tiles.
std::vector<StartPlace> start_of(const BoxOfTiles& box) {
    if (!box.set->start.empty() || box.owner != "base") return box.set->start;
    for (const TileType& tile : box.set->tiles)
        if (TileSet::copies_in(tile.start_copies, box.edition) > 0) return {{tile.id.substr(box.set->id.size() + 1), {}, 0, tile.line}};
    return {};
}

const BoxOfTiles* starting_box(const Ruleset& rules, const std::vector<BoxOfTiles>& boxes, Problems& problems) {
    const Config& config = rules.config;
    std::vector<std::string> known;
    const BoxOfTiles* found = nullptr;
    for (const BoxOfTiles& box : boxes) {
        if (!box.rules || start_of(box).empty()) continue;
        known.push_back(box.owner);
        if (config.start.empty() ? found == nullptr || found->owner == "base" : box.owner == config.start) found = &box;
    }
    const std::size_t plugins = known.size() - static_cast<std::size_t>(std::count(known.begin(), known.end(), "base"));
    if (!config.start.empty() && found == nullptr)
        problems.add(config.start_line, fmt::format("start is \"{}\", which lays no tile at the start; {}", config.start, perhaps(config.start, known)));
    else if (found == nullptr)
        problems.add(0, fmt::format("no start tile in edition {}\none tile needs start_copies = {{ {} = 1 }}", rules.edition, rules.edition), "BASE-3");
    else if (config.start.empty() && plugins > 1)
        problems.add(0, fmt::format("{} all lay the tiles at the start\nthe config says whose are taken: start = \"{}\"", fmt::join(known.begin() + (known.front() == "base"), known.end(), " and "), known.back()), "BASE-3");
    return found;
}

void lay_start(Ruleset& rules, const BoxOfTiles& box, Problems& problems) {
    for (const StartPlace& place : start_of(box)) {
        const std::string id = box.set->id + "/" + place.tile;
        const auto tile = std::find_if(rules.tiles.begin(), rules.tiles.end(), [&](const TileType& one) { return one.id == id; });
        const auto type = static_cast<std::size_t>(tile - rules.tiles.begin());
        if (tile == rules.tiles.end() || rules.copies[type] == 0) {
            problems.add(0, fmt::format("no {} is there to lie at the start at ({},{}) in edition {}", id, place.cell.x, place.cell.y, box.edition), "BASE-3");
            continue;
        }
        --rules.copies[type];
        rules.start.push_back({static_cast<std::uint16_t>(type), place.cell, place.turns});
    }
    if (!rules.start.empty()) rules.start_tile = rules.start.front().type;
}

}  // namespace

void fill_bag(Ruleset& rules, const TileSet& base, const std::vector<Chosen>& chosen, const Catalog& catalog, Problems& problems) {
    std::vector<BoxOfTiles> boxes = {{"base", &base, rules.edition, rules.config.box("base").copies, true}};
    for (const Chosen& one : chosen)
        if (one.tiles) boxes.push_back({one.manifest->id, &*one.tiles, one.edition, one.box->copies, one.rules});
    TileNames names(rules, chosen, catalog, problems);
    add_attributes(rules, chosen);
    add_pools(rules, chosen);
    add_tiles(rules, boxes, names);
    sort_by_pool(rules);
    if (const BoxOfTiles* box = starting_box(rules, boxes, problems)) lay_start(rules, *box, problems);
}

std::uint32_t Ruleset::tiles_in_bag() const {
    std::uint32_t many = 0;
    for (std::size_t type = 0; type < copies.size(); ++type) {
        const PoolInfo* pool = pool_of(type);
        if (pool == nullptr || pool->drawn) many += copies[type];
    }
    return many;
}

std::uint32_t Ruleset::in_box(std::size_t type) const {
    const auto lies = [type](const StartTile& tile) { return tile.type == type; };
    return copies[type] + static_cast<std::uint32_t>(std::count_if(start.begin(), start.end(), lies));
}

const PoolInfo* Ruleset::pool_of(std::size_t type) const {
    if (tiles[type].pool.empty()) return nullptr;
    const auto found = std::find_if(pools.begin(), pools.end(), [&](const PoolInfo& pool) { return pool.name == tiles[type].pool; });
    return found == pools.end() ? nullptr : &*found;
}

}  // namespace pontlevis
