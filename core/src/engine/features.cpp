#include "engine/features.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "engine/graph.h"
#include "engine/rules.h"

namespace pontlevis {
namespace {

// Appends the shorter figure list, which is the one that is walked.
void append_figures(Position& p, FeatureRow& to, Index figures) {
    if (figures == kNone) return;
    Index last = figures;
    while (p.figures[last].next != kNone) last = p.figures[last].next;
    p.figures[last].next = to.figures;
    to.figures = figures;
}

// The larger feature keeps its name; of equals the older one. Returns the name of the whole.
inline Index join(Position& p, Index a, Index b) {
    Index keep = p.segments[a].feature, gone = p.segments[b].feature;
    if (keep == gone) return keep;
    if (p.features[keep].size < p.features[gone].size ||
        (p.features[keep].size == p.features[gone].size && keep > gone))
        std::swap(keep, gone);
    Index segment = gone;
    do {
        p.segments[segment].feature = keep;
        segment = p.segments[segment].next;
    } while (segment != gone);
    std::swap(p.segments[keep].next, p.segments[gone].next);  // two rings become one
    FeatureRow& to = p.features[keep];
    const FeatureRow& from = p.features[gone];
    to.open = static_cast<std::int16_t>(to.open + from.open);
    to.marks = static_cast<Index>(to.marks + from.marks);
    to.size = static_cast<Index>(to.size + from.size);
    to.flags &= from.flags;
    to.attributes |= from.attributes;
    append_figures(p, to, from.figures);
    return keep;
}

// What reaches an edge from both sides is one feature only if it is of one kind, as printed.
bool are_alike(const Position& p, const TileRow& one, const Port& here, const TileRow& two, const Port& there) {
    return p.machine.tiles[one.type].fresh[here.middle].kind == p.machine.tiles[two.type].fresh[there.middle].kind;
}

}  // namespace

Index join_segments(Position& p, Index a, Index b) { return join(p, a, b); }

void add_segments(Position& p, Index tile) {
    const TileRow& row = p.tiles[tile];
    const TileMachine& machine = p.machine.tiles[row.type];
    const Index first = row.first_segment;
    for (Index i = 0; i < machine.segments; ++i) {
        const Index segment = static_cast<Index>(first + i);
        p.segments[segment] = {segment, segment, tile, 0};
        p.features[segment] = machine.fresh[i];
    }
    if (!p.machine.plain) p.clear_data(ColumnOf::segment, first, machine.segments);
    p.head->segments = static_cast<Index>(first + machine.segments);
}

void join_edge(Position& p, Index tile, Index other, int side) {
    const TileRow& one = p.tiles[tile];
    const TileRow& two = p.tiles[other];
    const Port& here = p.machine.tiles[one.type].ports[one.turns][side];
    const Port& there = p.machine.tiles[two.type].ports[two.turns][(side + 2) & 3];
    const auto join_ports = [&](std::uint8_t a, std::uint8_t b) {
        return join(p, static_cast<Index>(one.first_segment + a), static_cast<Index>(two.first_segment + b));
    };
    if (here.middle != kNoSegment && there.middle != kNoSegment && (!p.machine.mixes_kinds || are_alike(p, one, here, two, there))) {
        int closed = 2;  // the edge was open on both sides
        Index feature = join_ports(here.middle, there.middle);
        if (here.second != kNoSegment || there.second != kNoSegment) {
            if (here.second != kNoSegment) ++closed, feature = join_ports(here.second, there.middle);
            if (there.second != kNoSegment) ++closed, feature = join_ports(here.middle, there.second);
        }
        FeatureRow& joined = p.features[feature];
        joined.open = static_cast<std::int16_t>(joined.open - closed);
    }
    if (here.left != kNoSegment && there.left != kNoSegment) {
        join_ports(here.left, there.right);
        join_ports(here.right, there.left);
    }
}

void note_finished(Position& p, Index tile) {
    const TileRow& row = p.tiles[tile];
    const bool all = p.machine.some_complete;
    for (Index segment = row.first_segment; segment < row.first_segment + row.segments; ++segment)
        if (is_complete(p, p.segments[segment].feature) || all) touch(p, segment);
}

std::uint32_t count_tiles(Position& p, Index feature) {
    const std::uint32_t walk = p.scratch.next_walk();
    std::uint32_t tiles = 0;
    Index segment = feature;
    do {
        std::uint32_t& stamp = p.scratch.tile_stamp[p.segments[segment].tile];
        tiles += stamp != walk;
        stamp = walk;
        segment = p.segments[segment].next;
    } while (segment != feature);
    return tiles;
}

FieldCount count_cities(Position& p, Index field) {
    const std::uint32_t walk = p.scratch.next_walk();
    FieldCount found;
    std::vector<Index> asked;  // where a plugin says what is complete: it may have walked meanwhile, and the stamps are gone
    Index segment = field;
    do {
        const TileRow& tile = p.tiles[p.segments[segment].tile];
        std::uint32_t rest = p.machine.tiles[tile.type].cities[segment - tile.first_segment];
        for (; rest != 0; rest &= rest - 1) {
            const Index city = p.segments[tile.first_segment + std::countr_zero(rest)].feature;
            if (p.scratch.segment_stamp[city] == walk || !is_finished(p, city)) continue;
            if (p.machine.some_complete) {
                if (std::find(asked.begin(), asked.end(), city) != asked.end()) continue;
                asked.push_back(city);
            }
            p.scratch.segment_stamp[city] = walk;
            ++found.cities;
            found.worth += p.machine.features[p.features[city].kind].field_worth;
        }
        segment = p.segments[segment].next;
    } while (segment != field);
    return found;
}

}  // namespace pontlevis
