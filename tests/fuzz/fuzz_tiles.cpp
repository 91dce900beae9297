// Arbitrary bytes as a tile file: either a set that keeps what parse_tiles promises, or a short Error.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "pontlevis/core/tiles.h"

using namespace pontlevis;

namespace {

constexpr std::size_t kLongestMessage = 1 << 14;

void expect(bool holds) {
    if (!holds) std::abort();
}

void expect_sound(const TileSet& set, const TileType& tile) {
    expect(tile.id.starts_with(set.id + "/") && tile.line > 0);
    expect(tile.segments.size() <= kMostSegments);
    const unsigned segments = (1u << tile.segments.size()) - 1;
    for (const SegmentType& segment : tile.segments) {
        expect(!segment.id.empty() && segment.id.starts_with(segment.kind));
        expect((segment.cities & ~segments) == 0 && (segment.crosses & ~segments) == 0);
        expect((segment.shared_edges & ~segment.edges) == 0);
        for (const Mark& mark : segment.marks) expect((mark.segments & ~segments) == 0);
    }
    for (const auto& junction : tile.junctions) {
        for (const std::uint8_t segment : junction) expect(segment < tile.segments.size());
    }
}

bool has_tile(const TileSet& set, const std::string& id) {
    for (const TileType& tile : set.tiles)
        if (tile.id == id) return true;
    return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto set = parse_tiles({reinterpret_cast<const char*>(data), size}, "tiles.toml");
    if (set) {
        for (const TileType& tile : set->tiles) expect_sound(*set, tile);
        expect(set->start.empty() || (set->start[0].cell.x == 0 && set->start[0].cell.y == 0));
        for (const StartPlace& place : set->start) expect(place.turns < kSides && has_tile(*set, set->id + "/" + place.tile));
    } else {
        expect(set.error().text.starts_with("tiles.toml:") && set.error().text.size() < kLongestMessage);
    }
    return 0;
}
