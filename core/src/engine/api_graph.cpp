// Verbs: the graph of segments. The net is frozen while features are scored.
#include "engine/api.h"
#include "engine/features.h"
#include "engine/graph.h"

namespace pontlevis::api {
namespace {

constexpr std::int32_t kMostHeld = 1000;

bool may_change(const Host& host) { return host.allowed == Allowed::changes && (host.position.head->flags & kFrozen) == 0; }

bool is_segment(const Position& p, std::uint32_t segment) { return segment < p.head->segments; }

}  // namespace

plv_rc connect(const plv_call* call, std::uint32_t a, std::uint32_t b) {
    const Host& host = host_of(call);
    Position& p = host.position;
    if (!may_change(host) || !is_segment(p, a) || !is_segment(p, b) || a == b) return PLV_REFUSED;
    const auto kind = [&](std::uint32_t segment) { return p.features[p.segments[segment].feature].kind; };
    if (kind(a) != kind(b) || p.head->links == p.layout->capacity[kLinks]) return PLV_REFUSED;
    pontlevis::connect(p, static_cast<Index>(a), static_cast<Index>(b));
    return PLV_OK;
}

plv_rc disconnect(const plv_call* call, std::uint32_t a, std::uint32_t b) {
    const Host& host = host_of(call);
    Position& p = host.position;
    if (!may_change(host) || !is_segment(p, a) || !is_segment(p, b) || p.head->cuts == p.layout->capacity[kCuts]) return PLV_REFUSED;
    return pontlevis::disconnect(p, static_cast<Index>(a), static_cast<Index>(b)) ? PLV_OK : PLV_REFUSED;
}

plv_rc hold(const plv_call* call, std::uint32_t segment, std::int32_t more) {
    const Host& host = host_of(call);
    Position& p = host.position;
    if (!may_change(host) || !is_segment(p, segment) || more < -kMostHeld || more > kMostHeld) return PLV_REFUSED;
    const std::int32_t open = p.features[p.segments[segment].feature].open;
    if (open < 0 || open + more < 0 || open + more > INT16_MAX) return PLV_REFUSED;
    pontlevis::hold(p, static_cast<Index>(segment), more);
    return PLV_OK;
}

plv_rc close_edge(const plv_call* call, std::uint32_t tile, std::uint32_t side) {
    const Host& host = host_of(call);
    Position& p = host.position;
    if (!may_change(host) || tile >= p.head->tiles || side >= kSides) return PLV_REFUSED;
    // Where no tile lies yet, one that comes would join.
    if (tile_beside(p, static_cast<Index>(tile), static_cast<int>(side)) == kNone) return PLV_REFUSED;
    const TileRow& row = p.tiles[tile];
    const Port& port = p.machine.tiles[row.type].ports[row.turns][side];
    bool closed = false;
    for (const std::uint8_t segment : {port.middle, port.second}) {
        if (segment == kNoSegment) continue;
        const auto number = static_cast<Index>(row.first_segment + segment);
        const bool joined = beyond_edge(p, number, static_cast<int>(side)) != kNone;
        if (joined || p.features[p.segments[number].feature].open <= 0) return PLV_REFUSED;
        pontlevis::hold(p, number, -1);
        closed = true;
    }
    return closed ? PLV_OK : PLV_REFUSED;
}

plv_rc rekind(const plv_call* call, std::uint32_t segment, std::uint32_t kind) {
    const Host& host = host_of(call);
    Position& p = host.position;
    if (!may_change(host) || !is_segment(p, segment) || kind >= p.machine.features.size()) return PLV_REFUSED;
    FeatureRow& feature = p.features[p.segments[segment].feature];
    const FeatureTraits &from = p.machine.features[feature.kind], &to = p.machine.features[kind];
    if (from.completes != to.completes || from.surrounded != to.surrounded) return PLV_REFUSED;  // its open edges mean the same
    feature.kind = static_cast<std::uint8_t>(kind);
    touch(call, segment);
    return PLV_OK;
}

std::uint32_t add_segment(const plv_call* call, std::uint32_t tile, std::uint32_t kind, std::uint32_t open) {
    const Host& host = host_of(call);
    Position& p = host.position;
    const bool room = p.head->segments + 1u + kMaxSegments <= p.machine.layouts.back().capacity[kSegments];
    if (!may_change(host) || tile >= p.head->tiles || kind >= p.machine.features.size() || open > kMostHeld || !room) return PLV_NONE;
    if (p.machine.features[kind].surrounded) return PLV_NONE;  // those are counted where tiles are laid
    return pontlevis::add_segment(p, static_cast<Index>(tile), static_cast<std::uint8_t>(kind), static_cast<int>(open));
}

plv_rc touch(const plv_call* call, std::uint32_t segment) {
    const Host& host = host_of(call);
    if (!may_change(host) || !is_segment(host.position, segment)) return PLV_REFUSED;
    pontlevis::touch(host.position, static_cast<Index>(segment));
    return PLV_OK;
}

}  // namespace pontlevis::api
