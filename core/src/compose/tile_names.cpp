#include "compose/tile_names.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <bit>

namespace pontlevis {
namespace {

// Bits move together when some of them are gone.
std::uint16_t squeezed(std::uint16_t mask, std::uint16_t kept) {
    std::uint16_t to = 0;
    int bit = 0;
    for (; kept != 0; kept &= static_cast<std::uint16_t>(kept - 1))
        to = static_cast<std::uint16_t>(to | (mask >> std::countr_zero(kept) & 1) << bit++);
    return to;
}

void keep_segments(TileType& tile, std::uint16_t kept) {
    std::vector<SegmentType> segments;
    for (std::size_t i = 0; i < tile.segments.size(); ++i)
        if (kept >> i & 1) segments.push_back(std::move(tile.segments[i]));
    const auto squeeze_marks = [&](std::vector<Mark>& marks) {
        for (Mark& mark : marks) mark.segments = squeezed(mark.segments, kept);
    };
    for (SegmentType& segment : segments) {
        segment.cities = squeezed(segment.cities, kept);
        segment.crosses = squeezed(segment.crosses, kept);
        squeeze_marks(segment.marks);
    }
    squeeze_marks(tile.symbols);
    for (auto& junction : tile.junctions) {
        std::vector<std::uint8_t> members;
        for (const std::uint8_t member : junction)
            if (kept >> member & 1) members.push_back(static_cast<std::uint8_t>(std::popcount(static_cast<unsigned>(kept & ((1 << member) - 1)))));
        junction = std::move(members);
    }
    std::erase_if(tile.junctions, [](const auto& junction) { return junction.size() < 2; });
    tile.segments = std::move(segments);
}

}  // namespace

TileNames::TileNames(Ruleset& rules, const std::vector<Chosen>& chosen, const Catalog& catalog, Problems& problems)
    : rules_(rules), catalog_(catalog), problems_(problems), features_(active_parts(chosen, &Manifest::features)),
      edges_(active_parts(chosen, &Manifest::edges)), attributes_(active_parts(chosen, &Manifest::attributes)),
      pools_(active_parts(chosen, &Manifest::pools)) {}

TileType TileNames::named(const TileType& printed, const std::string& owner) {
    TileType tile = printed;
    name_kinds(tile, owner);
    name_edges(tile, owner);
    name_pool(tile, owner);
    for (SegmentType& segment : tile.segments)
        name_marks(segment.marks, segment.kind, fmt::format("{}: {}", tile.id, segment.id), owner);
    name_marks(tile.symbols, "tile", tile.id, owner);
    return tile;
}

void TileNames::name_kinds(TileType& tile, const std::string& owner) {
    std::uint16_t kept = 0;
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        SegmentType& segment = tile.segments[i];
        const Active<FeatureDecl>* kind = find_part(features_, segment.kind, owner);
        const bool is_base = has(feature_kind_names(), segment.kind);
        if (is_base || kind != nullptr) kept = static_cast<std::uint16_t>(kept | 1 << i);
        if (is_base) continue;
        if (kind != nullptr)
            segment.kind = kind->full;
        else if (known_somewhere(catalog_, &Manifest::features, segment.kind))
            note(fmt::format("{}: a {} is nothing here; its plugin or element is not in play", owner, segment.kind));
        else
            problems_.add(0, fmt::format("{}: {} is a {}, which no installed plugin knows", tile.id, segment.id, segment.kind));
    }
    if (std::popcount(kept) < static_cast<int>(tile.segments.size())) keep_segments(tile, kept);
}

// A word that nobody in play declares stays as it is: such edges lie against each other.
void TileNames::name_edges(TileType& tile, const std::string& owner) {
    for (std::string& word : tile.edges) {
        if (has(edge_kind_names(), word)) continue;
        if (const Active<EdgeDecl>* edge = find_part(edges_, word, owner))
            word = edge->full;
        else if (const Active<FeatureDecl>* kind = find_part(features_, word, owner))
            word = kind->full;
    }
}

void TileNames::name_pool(TileType& tile, const std::string& owner) {
    if (tile.pool.empty()) return;
    const Active<PoolDecl>* pool = find_part(pools_, tile.pool, owner);
    if (pool == nullptr && known_somewhere(catalog_, &Manifest::pools, tile.pool))
        note(fmt::format("{}: the tiles of \"{}\" are in the bag; its plugin or element is not in play", owner, tile.pool));
    else if (pool == nullptr)
        problems_.add(0, fmt::format("{}: it is drawn from \"{}\", a pool that no installed plugin knows", tile.id, tile.pool));
    tile.pool = pool == nullptr ? "" : pool->full;
}

void TileNames::name_marks(std::vector<Mark>& marks, const std::string& on, const std::string& bearer, const std::string& owner) {
    std::vector<Mark> kept;
    for (Mark& mark : marks) {
        if (const Active<AttributeDecl>* attribute = find_part(attributes_, mark.name, owner)) {
            const auto& bearers = attribute->declared->on;
            if (bearers.empty() ? on == "tile" : !has(bearers, on))
                problems_.add(0, fmt::format("{} bears {}, which belongs on {}\n{}", bearer, attribute->full,
                                             bearers.empty() ? "segments" : fmt::format("{}", fmt::join(bearers, ", ")), place_of_part(*attribute)));
            mark.name = attribute->full;
            kept.push_back(std::move(mark));
        } else if (known_somewhere(catalog_, &Manifest::attributes, mark.name)) {
            note(fmt::format("{}: \"{}\" means nothing here; its plugin or element is not in play", owner, mark.name));
        } else {
            problems_.add(0, fmt::format("{} bears \"{}\", which no installed plugin knows", bearer, mark.name));
        }
    }
    marks = std::move(kept);
}

void TileNames::note(std::string text) {
    if (!has(rules_.notes, text)) rules_.notes.push_back(std::move(text));
}

}  // namespace pontlevis
