#include "jcz_places.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <tuple>

#include "jcz_table.h"
#include "pontlevis/core/nearest.h"

namespace pontlevis::program::jcz {

namespace {

constexpr std::array<const char*, kHalves> kHalfNames{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

std::uint8_t turned_edges(std::uint8_t edges, Turns turns) {
    return static_cast<std::uint8_t>((edges << turns | edges >> (4 - turns)) & 0b1111);
}
std::uint8_t turned_halves(std::uint8_t halves, Turns turns) {
    return static_cast<std::uint8_t>(halves << (2 * turns) | halves >> (8 - 2 * turns));
}

bool is_field(const SegmentType& segment) { return segment.kind == "field"; }

std::uint8_t mask_of(const SegmentType& segment, Turns turns) {
    return is_field(segment) ? turned_halves(segment.halves, turns) : turned_edges(segment.edges, turns);
}

// "NL.WR"; 0 for what is no list of halves.
std::uint8_t halves_in(std::string_view location) {
    std::uint8_t halves = 0;
    for (const std::string_view part : split(location, '.')) {
        const auto* found = std::find(kHalfNames.begin(), kHalfNames.end(), part);
        if (found == kHalfNames.end()) return 0;
        halves |= static_cast<std::uint8_t>(1 << (found - kHalfNames.begin()));
    }
    return halves;
}

// "NE"; "_N" is all but the north edge; 0 for what is neither.
std::uint8_t edges_in(std::string_view location) {
    const bool all_but = location.starts_with('_');
    if (all_but) location.remove_prefix(1);
    std::uint8_t edges = 0;
    for (const char letter : location) {
        const std::size_t side = std::string_view("NESW").find(letter);
        if (side == std::string_view::npos) return 0;
        edges |= static_cast<std::uint8_t>(1 << side);
    }
    return all_but ? edges ^ 0b1111 : edges;
}

// I, II: the first and second of those that touch no edge.
std::uint32_t inner_number(std::string_view location) {
    const bool ones = !location.empty() && location.find_first_not_of('I') == std::string_view::npos;
    return ones ? static_cast<std::uint32_t>(location.size()) : 0;
}

std::string edges_text(std::uint8_t edges) {
    constexpr std::array<const char*, 16> kNames{"I", "N",  "E",  "NE", "S",  "NS", "SE", "_W",
                                                 "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"};
    return kNames[edges & 0b1111];
}

std::string halves_text(std::uint8_t halves) {
    std::vector<const char*> names;
    for (std::size_t half = 0; half < kHalves; ++half) {
        if ((halves >> half & 1) != 0) names.push_back(kHalfNames[half]);
    }
    return names.empty() ? "I" : fmt::format("{}", fmt::join(names, "."));
}

std::string names_of_segments(const TileType& tile, Turns turns) {
    std::vector<std::string> names;
    for (std::uint8_t i = 0; i < tile.segments.size(); ++i) names.push_back(their_name(tile, turns, i));
    return fmt::format("{}", fmt::join(names, "; "));
}

}  // namespace

Result<Tile> tile_named(const Ruleset& rules, std::string_view theirs) {
    static const std::vector<Row> table = rows_of(kTileTable);
    const auto row = std::find_if(table.begin(), table.end(), [&](const Row& one) { return one[0] == theirs; });
    if (row != table.end()) {
        for (std::uint16_t type = 0; type < rules.tiles.size(); ++type)
            if (rules.tiles[type].id == (*row)[1]) return Tile{type, static_cast<Turns>((*row)[2].front() - '0')};
        return Error{Fault::input,
                     fmt::format("the tile {}, here {}, is in none of the game's sets", theirs, (*row)[1]), ""};
    }
    std::vector<std::string> names;
    for (const Row& one : table) names.push_back(one[0]);
    const std::vector<std::string> near = nearest(theirs, names);
    return Error{Fault::input,
                 fmt::format("no tile {} is known{}", pontlevis::quoted(theirs),
                             near.empty() ? "" : "; " + perhaps(theirs, names)),
                 ""};
}

bool looks_alike(const TileType& tile, Turns one, Turns other) {
    using Look = std::tuple<std::string, std::uint8_t, std::uint8_t, std::vector<std::string>>;
    const auto looks = [&tile](Turns turns) {
        std::vector<Look> all;
        for (const SegmentType& segment : tile.segments) {
            std::vector<std::string> marks;
            for (const Mark& mark : segment.marks) marks.push_back(mark.name);
            all.emplace_back(segment.kind, mask_of(segment, turns), segment.pennants, marks);
        }
        std::sort(all.begin(), all.end());
        return all;
    };
    return one == other || looks(one) == looks(other);
}

Result<std::uint8_t> segment_at(const TileType& tile, Turns turns, std::string_view feature,
                                std::string_view location) {
    const Row* kind = find_name("feature", 0, feature);
    if (kind == nullptr)
        return Error{Fault::input, fmt::format("a feature {} is not known", pontlevis::quoted(feature)), ""};
    const std::uint32_t inner = inner_number(location);
    const std::uint8_t mask = feature == "Field" ? halves_in(location) : edges_in(location);
    std::uint32_t seen = 0;
    for (std::uint8_t i = 0; i < tile.segments.size(); ++i) {
        if (tile.segments[i].kind != (*kind)[2]) continue;
        const std::uint8_t own = mask_of(tile.segments[i], turns);
        if (inner > 0 ? own == 0 && ++seen == inner : own != 0 && own == mask) return i;
    }
    return Error{Fault::input,
                 fmt::format("no {} at {} on {}, which has {}", feature, pontlevis::quoted(location), tile.id,
                             names_of_segments(tile, turns)),
                 ""};
}

bool fills_north_west(const SegmentType& segment, Turns turns) {
    constexpr std::uint8_t kCorner = 1 << static_cast<int>(Half::nl) | 1 << static_cast<int>(Half::wr);
    return is_field(segment) && (mask_of(segment, turns) & kCorner) == kCorner;
}

std::string their_name(const TileType& tile, Turns turns, std::uint8_t segment) {
    const SegmentType& type = tile.segments[segment];
    const Row* kind = find_name("feature", 2, type.kind);
    const std::uint8_t mask = mask_of(type, turns);
    return fmt::format("{},{}", kind == nullptr ? type.kind : kind->front(),
                       is_field(type) ? halves_text(mask) : edges_text(mask));
}

}  // namespace pontlevis::program::jcz
