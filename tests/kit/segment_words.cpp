#include "segment_words.h"

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <vector>

namespace pontlevis::kit {
namespace {

constexpr unsigned kHalves = 2 * kSides;

/// A side or corner as the half edges that lie there, bit a Half, on an unturned tile.
struct Direction {
    std::string_view word;
    unsigned halves;
};
constexpr std::array<Direction, 8> kDirections{{
    {"north", 0b0000'0011}, {"east", 0b0000'1100}, {"south", 0b0011'0000}, {"west", 0b1100'0000},
    {"north-east", 0b0000'0110}, {"south-east", 0b0001'1000}, {"south-west", 0b0110'0000}, {"north-west", 0b1000'0001},
}};

std::optional<unsigned> halves_at(std::string_view word) {
    for (const Direction& direction : kDirections)
        if (direction.word == word) return direction.halves;
    return std::nullopt;
}

/// Where these half edges of the table are on a tile that lies turned.
unsigned on_tile(unsigned halves, Turns turns) {
    const unsigned shift = 2u * turns;
    return (halves >> shift | halves << (kHalves - shift)) & 0xffu;
}

/// The half edges that a segment reaches, also those of whole edges.
unsigned reach(const SegmentType& segment) {
    unsigned halves = segment.halves;
    for (unsigned side = 0; side < kSides; ++side)
        if (segment.edges >> side & 1u) halves |= 3u << 2 * side;
    return halves;
}

Error unclear(std::string_view words, const TileType& type, std::size_t found) {
    std::string segments;
    for (const SegmentType& segment : type.segments) segments += fmt::format(" {}", segment.id);
    return {Fault::input, fmt::format("\"{}\" means {} segments of {}; it has{}", words, found, type.id, segments), ""};
}

}  // namespace

Result<std::string> segment_named(const Game& game, std::string_view words) {
    const TileView tile = game.tile(game.tiles_laid() - 1);
    const TileType& type = game.rules().tiles[tile.type];
    if (words.find(" at ") != std::string_view::npos || words.find(" of ") != std::string_view::npos)
        return std::string(words);

    const auto blank = words.find(' ');
    const std::string_view kind = blank == std::string_view::npos ? words : words.substr(blank + 1);
    const auto where = blank == std::string_view::npos ? 0xffu : halves_at(words.substr(0, blank));
    std::vector<std::string> found;
    for (const SegmentType& segment : type.segments) {
        if (segment.id == words) return segment.id;
        const bool there = blank == std::string_view::npos || (where && (reach(segment) & on_tile(*where, tile.turns)) != 0);
        if (segment.kind == kind && there) found.push_back(segment.id);
    }
    if (found.size() != 1) return unclear(words, type, found.size());
    return found.front();
}

}  // namespace pontlevis::kit
