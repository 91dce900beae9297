// verify(): features as the connected components of the graph of segments. The graph is made of tile types and
// the tiles' places; the engine's own features are sums and labels that every join carries on.
#include <map>
#include <utility>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/connected_components.hpp>

#include "verify_parts.h"

namespace pontlevis {
namespace {

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
using Tiles = std::map<std::pair<int, int>, Index>;

/// What a component must say about itself.
struct Sums {
    std::int32_t open = 0;
    std::uint32_t marks = 0, size = 0;
    Index label = kNone;
};

Tiles tiles_by_place(const Position& p) {
    Tiles tiles;
    for (Index tile = 0; tile < p.head->tiles; ++tile) {
        const CellRow& cell = p.cells[p.tiles[tile].cell];
        tiles.emplace(std::pair{int{cell.x}, int{cell.y}}, tile);
    }
    return tiles;
}

const Index* tile_at(const Tiles& tiles, int x, int y) {
    const auto found = tiles.find({x, y});
    return found == tiles.end() ? nullptr : &found->second;
}

// What a segment looks like that a plugin added: it reaches nothing.
const SegmentType kAdded{};

const SegmentType& type_of(const Position& p, Index segment) {
    const TileRow& tile = p.tiles[p.segments[segment].tile];
    const int at = segment - tile.first_segment;
    return at >= 0 && at < tile.segments ? p.rules->tiles[tile.type].segments[static_cast<std::size_t>(at)] : kAdded;
}

bool reaches_edge(const SegmentType& segment, int side) { return (segment.edges >> side & 1) != 0; }
bool reaches_half(const SegmentType& segment, int side, int half) {
    return (segment.halves >> (2 * side + half) & 1) != 0;
}

// Whether segments of two tiles are joined across an edge; sides as printed. My left half meets your right one.
bool touch(const SegmentType& a, int side_a, const SegmentType& b, int side_b) {
    if (a.kind != b.kind) return false;
    return (reaches_edge(a, side_a) && reaches_edge(b, side_b)) ||
           (reaches_half(a, side_a, 0) && reaches_half(b, side_b, 1)) ||
           (reaches_half(a, side_a, 1) && reaches_half(b, side_b, 0));
}

bool is_cut(const Position& p, std::size_t a, std::size_t b) {
    for (Index i = 0; i < p.head->cuts; ++i)
        if ((p.cuts[i].a == a && p.cuts[i].b == b) || (p.cuts[i].a == b && p.cuts[i].b == a)) return true;
    return false;
}

// Calls visit(a, b) for the segments of two tiles that touch across an edge.
template <class Visit>
void for_touching(const Position& p, const TileRow& a, int side, const TileRow& b, Visit visit) {
    const int printed_a = (side - a.turns) & 3, printed_b = (side + 2 - b.turns) & 3;
    for (std::size_t i = 0; i < a.segments; ++i)
        for (std::size_t j = 0; j < b.segments; ++j)
            if (touch(p.rules->tiles[a.type].segments[i], printed_a, p.rules->tiles[b.type].segments[j], printed_b) &&
                !is_cut(p, a.first_segment + i, b.first_segment + j))
                visit(a.first_segment + i, b.first_segment + j);
}

std::vector<int> components(const Position& p, const Tiles& tiles, std::size_t& count) {
    Graph graph(p.head->segments);
    const auto add = [&](std::size_t a, std::size_t b) { boost::add_edge(a, b, graph); };
    for (const auto& [at, tile] : tiles) {
        if (const Index* east = tile_at(tiles, at.first + 1, at.second)) for_touching(p, p.tiles[tile], 1, p.tiles[*east], add);
        if (const Index* south = tile_at(tiles, at.first, at.second + 1)) for_touching(p, p.tiles[tile], 2, p.tiles[*south], add);
    }
    for (Index i = 0; i < p.head->links; ++i) add(p.links[i].a, p.links[i].b);
    std::vector<int> of(p.head->segments);
    count = of.empty() ? 0 : static_cast<std::size_t>(boost::connected_components(graph, of.data()));
    return of;
}

// Edges of the segment that meet nothing, or for a monastery the neighbours that are missing; and what plugins add.
std::int32_t missing(const Position& p, const Tiles& tiles, Index segment, bool surrounded) {
    const TileRow& tile = p.tiles[p.segments[segment].tile];
    const CellRow& cell = p.cells[tile.cell];
    std::int32_t count = 0;
    if (surrounded) {
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) count += !tile_at(tiles, cell.x + dx, cell.y + dy);
        return count + p.segments[segment].hold;
    }
    constexpr int kDx[] = {0, 1, 0, -1}, kDy[] = {-1, 0, 1, 0};
    for (int side = 0; side < kSides; ++side) {
        if (!reaches_edge(type_of(p, segment), (side - tile.turns) & 3)) continue;
        bool met = false;
        if (const Index* beside = tile_at(tiles, cell.x + kDx[side], cell.y + kDy[side]))
            for_touching(p, tile, side, p.tiles[*beside], [&](std::size_t one, std::size_t) { met |= one == segment; });
        count += !met;
    }
    return count + p.segments[segment].hold;
}

// From the label once round the ring are all segments of the feature, and no other.
void verify_ring(const Position& p, Index label, std::uint32_t size, Findings& findings) {
    std::uint32_t steps = 0;
    Index segment = label;
    do {
        if (segment >= p.head->segments || p.segments[segment].feature != label || ++steps > size) {
            findings.expect(false, "the ring of feature {} leaves it at segment {}", label, segment);
            return;
        }
        segment = p.segments[segment].next;
    } while (segment != label);
    findings.expect(steps == size, "the ring of feature {} has {} segments of {}", label, steps, size);
}

void verify_sums(const Position& p, const Sums& sums, Findings& findings) {
    const FeatureRow& row = p.features[sums.label];
    const FeatureTraits& traits = p.machine.features[row.kind];
    findings.expect(row.size == sums.size, "feature {} has {} segments, but {} are counted", sums.label, sums.size,
                    row.size);
    findings.expect(row.marks == sums.marks, "feature {} has {} pennants, but {} are counted", sums.label, sums.marks,
                    row.marks);
    if (traits.completes)
        findings.expect(row.open == sums.open, "feature {} misses {} edges or neighbours, but {} are counted",
                        sums.label, sums.open, row.open);
    else
        findings.expect(row.open < 0, "feature {} is never complete, but {} open edges are counted", sums.label,
                        row.open);
    const bool finished_game = p.head->decision == static_cast<std::uint8_t>(Decision::Kind::finished);
    findings.expect((row.flags & kFeatureDone) == 0 || row.open == 0 || p.machine.some_complete, "feature {} was scored as complete, but is open",
                    sums.label);
    findings.expect((row.flags & kFeatureQueued) == 0 || finished_game, "feature {} still waits for its scoring",
                    sums.label);
    verify_ring(p, sums.label, sums.size, findings);
}

}  // namespace

void verify_features(const Position& p, Findings& findings) {
    const Tiles tiles = tiles_by_place(p);
    std::size_t count = 0;
    const std::vector<int> component = components(p, tiles, count);
    std::vector<Sums> sums(count);
    for (Index segment = 0; segment < p.head->segments; ++segment) {
        Sums& all = sums[static_cast<std::size_t>(component[segment])];
        const Index label = p.segments[segment].feature;
        if (label >= p.head->segments) {
            findings.expect(false, "segment {} belongs to no feature", segment);
            return;
        }
        if (all.label == kNone) all.label = label;
        findings.expect(label == all.label, "segment {} is connected with feature {}, but belongs to {}", segment,
                        all.label, label);
        const std::uint8_t kind = p.features[label].kind;
        if (p.machine.plain)  // plugins may make it another kind
            findings.expect(p.rules->feature_kinds[kind].name == type_of(p, segment).kind,
                            "segment {} is a {}, but counts as {}", segment, type_of(p, segment).kind,
                            p.rules->feature_kinds[kind].name);
        all.open += missing(p, tiles, segment, p.machine.features[kind].surrounded);
        all.marks += type_of(p, segment).pennants;
        ++all.size;
    }
    std::vector<int> owner(p.head->segments, -1);  // of a label: the component that has it
    for (std::size_t i = 0; i < count; ++i) {
        const Index label = sums[i].label;
        const bool own = component[label] == static_cast<int>(i);
        findings.expect(own, "feature {} is the name of segments that are not connected with it", label);
        if (!own) continue;
        findings.expect(owner[label] == -1, "feature {} names two features that are not connected", label);
        owner[label] = static_cast<int>(i);
        verify_sums(p, sums[i], findings);
    }
}

}  // namespace pontlevis
