#include "engine/graph.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

#include "engine/board.h"
#include "engine/features.h"

namespace pontlevis {
namespace {

constexpr int kDx[] = {0, 1, 0, -1};
constexpr int kDy[] = {-1, 0, 1, 0};

bool is_pair(const PairRow& row, Index a, Index b) { return (row.a == a && row.b == b) || (row.a == b && row.b == a); }

bool has_pair(const PairRow* rows, Index count, Index a, Index b) {
    return std::any_of(rows, rows + count, [&](const PairRow& row) { return is_pair(row, a, b); });
}

bool take_pair(PairRow* rows, Index& count, Index a, Index b) {
    PairRow* const end = rows + count;
    PairRow* const kept = std::remove_if(rows, end, [&](const PairRow& row) { return is_pair(row, a, b); });
    const bool found = kept != end;
    count = static_cast<Index>(kept - rows);
    return found;
}

// Calls visit(a, b, closes) for each pair of segments that a tile's edge joins; closes: how many open edges that shuts.
template <class Visit>
void for_joined(const Position& p, Index tile, int side, Visit visit) {
    const Index other = tile_beside(p, tile, side);
    if (other == kNone) return;
    const TileRow& one = p.tiles[tile];
    const TileRow& two = p.tiles[other];
    const Port& here = p.machine.tiles[one.type].ports[one.turns][side];
    const Port& there = p.machine.tiles[two.type].ports[two.turns][(side + 2) & 3];
    const auto pair = [&](std::uint8_t a, std::uint8_t b, int closes) {
        if (a == kNoSegment || b == kNoSegment || p.machine.tiles[one.type].fresh[a].kind != p.machine.tiles[two.type].fresh[b].kind) return;
        visit(static_cast<Index>(one.first_segment + a), static_cast<Index>(two.first_segment + b), closes);
    };
    pair(here.middle, there.middle, 2);
    pair(here.second, there.middle, 1);
    pair(here.middle, there.second, 1);
    pair(here.left, there.right, 0);
    pair(here.right, there.left, 0);
}

// What a segment brings to its feature, whatever it is joined to.
FeatureRow alone(const Position& p, Index segment, std::uint8_t kind) {
    const TileRow& tile = p.tiles[p.segments[segment].tile];
    const int at = segment - tile.first_segment;
    FeatureRow row{};
    row.size = 1;
    row.figures = kNone;
    if (at >= 0 && at < tile.segments) row = p.machine.tiles[tile.type].fresh[static_cast<std::size_t>(at)];
    row.kind = kind;
    if (row.open != kNeverComplete) row.open = static_cast<std::int16_t>(row.open + p.segments[segment].hold);
    return row;
}

// A surrounded feature also counts the tiles around it, which no join tells.
int tiles_around(const Position& p, Index tile) {
    const CellRow& cell = p.cells[p.tiles[tile].cell];
    int found = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const Index beside = find_cell(p, cell.x + dx, cell.y + dy);
            found += (dx | dy) != 0 && beside != kNone && !p.cells[beside].is_open();
        }
    return found;
}

// Makes the feature of these segments anew: each alone, then joined by edges and links that are not cut.
void rebuild(Position& p, Index feature) {
    std::vector<Index> members;
    for (Index walk = feature;;) {
        members.push_back(walk);
        walk = p.segments[walk].next;
        if (walk == feature) break;
    }
    std::sort(members.begin(), members.end());
    const FeatureRow before = p.features[feature];
    std::vector<Index> standing;
    for (Index figure = before.figures; figure != kNone; figure = p.figures[figure].next) standing.push_back(figure);
    for (const Index segment : members) {
        p.segments[segment].feature = p.segments[segment].next = segment;
        p.features[segment] = alone(p, segment, before.kind);
        p.features[segment].flags = before.flags;
        if (p.machine.features[before.kind].surrounded)
            p.features[segment].open = static_cast<std::int16_t>(p.features[segment].open - tiles_around(p, p.segments[segment].tile));
    }
    const auto is_member = [&](Index segment) { return std::binary_search(members.begin(), members.end(), segment); };
    for (const Index segment : members) {
        for (int side = 0; side < kSides; ++side) {
            for_joined(p, p.segments[segment].tile, side, [&](Index a, Index b, int closes) {
                // Each edge once, from its smaller segment; two segments of one edge pair up only once.
                if (a != segment || a > b || !is_member(b) || has_pair(p.cuts, p.head->cuts, a, b)) return;
                join_segments(p, a, b);
                FeatureRow& joined = p.features[p.segments[a].feature];
                if (joined.open != kNeverComplete) joined.open = static_cast<std::int16_t>(joined.open - closes);
            });
        }
    }
    for (Index i = 0; i < p.head->links; ++i)
        if (is_member(p.links[i].a)) join_segments(p, p.links[i].a, p.links[i].b);
    for (auto figure = standing.rbegin(); figure != standing.rend(); ++figure) {
        FeatureRow& row = p.features[p.segments[index_of(p.figures[*figure].where)].feature];
        p.figures[*figure].next = row.figures;
        row.figures = *figure;
    }
    for (const Index segment : members) {
        if (p.segments[segment].feature != segment) continue;
        if (p.features[segment].open != 0) p.features[segment].flags &= static_cast<std::uint8_t>(~kFeatureDone);
        touch(p, segment);
    }
    p.head->flags |= kLonely;
}

}  // namespace

Index tile_beside(const Position& p, Index tile, int side) {
    const CellRow& cell = p.cells[p.tiles[tile].cell];
    const Index beside = find_cell(p, cell.x + kDx[side], cell.y + kDy[side]);
    return beside == kNone || p.cells[beside].is_open() ? kNone : p.cells[beside].index;
}

Index beyond_edge(const Position& p, Index segment, int side) {
    Index found = kNone;
    for_joined(p, p.segments[segment].tile, side, [&](Index a, Index b, int) {
        if (a == segment && found == kNone && !has_pair(p.cuts, p.head->cuts, a, b)) found = b;
    });
    return found;
}

void connect(Position& p, Index a, Index b) {
    if (!has_pair(p.links, p.head->links, a, b)) p.links[p.head->links++] = {a, b};
    touch(p, join_segments(p, a, b));
    p.head->flags |= kLonely;
}

bool disconnect(Position& p, Index a, Index b) {
    const bool linked = take_pair(p.links, p.head->links, a, b);
    bool adjacent = false;
    for (int side = 0; side < kSides; ++side)
        for_joined(p, p.segments[a].tile, side, [&](Index x, Index y, int) { adjacent |= x == a && y == b; });
    adjacent = adjacent && !has_pair(p.cuts, p.head->cuts, a, b);
    if (!linked && !adjacent) return false;
    if (adjacent) p.cuts[p.head->cuts++] = {a, b};
    rebuild(p, p.segments[a].feature);
    return true;
}

void hold(Position& p, Index segment, int more) {
    FeatureRow& feature = p.features[p.segments[segment].feature];
    if (feature.open == kNeverComplete) return;
    p.segments[segment].hold = static_cast<std::int16_t>(p.segments[segment].hold + more);
    feature.open = static_cast<std::int16_t>(feature.open + more);
    if (feature.open != 0) feature.flags &= static_cast<std::uint8_t>(~kFeatureDone);
    touch(p, segment);
}

Index add_segment(Position& p, Index tile, std::uint8_t kind, int open) {
    p.make_room();
    const Index segment = p.head->segments++;
    p.segments[segment] = {segment, segment, tile, static_cast<std::int16_t>(open)};
    p.clear_data(ColumnOf::segment, segment, 1);
    p.features[segment] = alone(p, segment, kind);
    if (!p.machine.features[kind].completes) p.features[segment].open = kNeverComplete;
    touch(p, segment);
    return segment;
}

void touch(Position& p, Index segment) {
    if (p.head->dirty == p.layout->capacity[kDirty]) {  // the same feature needs to be noted once
        Index* const end = p.dirty + p.head->dirty;
        Index* const kept = std::remove_if(p.dirty, end, [&](Index one) { return p.segments[one].feature == p.segments[segment].feature; });
        p.head->dirty = static_cast<Index>(kept - p.dirty);
        if (p.head->dirty == p.layout->capacity[kDirty]) return;
    }
    p.dirty[p.head->dirty++] = segment;
}

}  // namespace pontlevis
