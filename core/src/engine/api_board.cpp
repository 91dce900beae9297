// Queries: tiles, segments, features, marks, the bag.
#include <bit>

#include "engine/api.h"
#include "engine/api_give.h"
#include "engine/board.h"
#include "engine/features.h"
#include "engine/frontier.h"
#include "engine/graph.h"
#include "engine/rules.h"
#include "engine/stand.h"

namespace pontlevis::api {
namespace {

const Position& position(const plv_call* call) { return host_of(call).position; }

const SegmentType* printed(const Position& p, Index segment) {
    const TileRow& tile = p.tiles[p.segments[segment].tile];
    const int at = segment - tile.first_segment;
    return at >= 0 && at < tile.segments ? &p.rules->tiles[tile.type].segments[static_cast<std::size_t>(at)] : nullptr;
}

// Of a printed one: see plv_printed_row.
std::uint64_t marks_of(const Position& p, Index segment) {
    const TileRow& tile = p.tiles[p.segments[segment].tile];
    return p.machine.printed.segments[tile.type][segment - tile.first_segment].marks;
}

// On its tile, and not added by a plugin.
bool is_printed(const Position& p, Index segment) {
    const TileRow& tile = p.tiles[p.segments[segment].tile];
    return static_cast<std::uint32_t>(segment - tile.first_segment) < tile.segments;
}

bool has_printed(const Position& p, Index feature) {
    Index segment = feature;
    do {
        if (is_printed(p, segment)) return true;
        segment = p.segments[segment].next;
    } while (segment != feature);
    return false;
}

// Of each feature that is meant the first segment: see plv_api::features.
template <class IsMeant>
std::uint32_t first_segments(Position& p, std::uint32_t after, std::uint32_t* segments, std::uint32_t room, IsMeant is_meant) {
    const std::uint32_t walk = p.scratch.next_walk(), begin = after == PLV_NONE ? 0 : after + 1;
    std::uint32_t* const stamps = p.scratch.segment_stamp.data();
    const SegmentRow* const rows = p.segments;
    const std::uint32_t count = p.head->segments;
    std::uint32_t found = 0;
    for (std::uint32_t i = 0; i < count && found < room; ++i) {
        const Index feature = rows[i].feature;
        const auto segment = static_cast<Index>(i);
        if (stamps[feature] == walk) continue;
        if (is_meant(feature)) {
            if (!is_printed(p, segment) && has_printed(p, segment)) continue;  // that one comes later
            if (i >= begin) segments[found++] = i;
        }
        stamps[feature] = walk;
    }
    return found;
}

std::uint32_t tell_mark(const Position& p, const std::vector<Mark>& marks, std::uint32_t attribute, std::uint32_t turns, plv_mark* out) {
    if (attribute >= p.rules->attributes.size()) return 0;
    const Mark* mark = find_mark(marks, p.rules->attributes[attribute]);
    if (mark == nullptr) return 0;
    if (out != nullptr)
        give(out, [&](plv_mark& to) { to = {to.size, mark->number, mark->word.c_str(), mark->segments, plv_turned(mark->edges, turns)}; });
    return 1;
}

}  // namespace

std::uint32_t tile_count(const plv_call* call) { return position(call).head->tiles; }

plv_rc tile(const plv_call* call, std::uint32_t number, plv_tile* out) {
    const Position& p = position(call);
    if (number >= p.head->tiles) return PLV_REFUSED;
    const TileRow& row = p.tiles[number];
    const CellRow& cell = p.cells[row.cell];
    return give(out, [&](plv_tile& to) { to = {to.size, cell.x, cell.y, row.type, row.turns, row.first_segment, row.segments}; });
}

std::uint32_t tile_at(const plv_call* call, std::int32_t x, std::int32_t y) {
    const Position& p = position(call);
    const Index cell = find_cell(p, x, y);
    return cell == kNone || p.cells[cell].is_open() ? PLV_NONE : p.cells[cell].index;
}

void around(const plv_call* call, std::int32_t x, std::int32_t y, std::uint32_t* tiles) {
    const Position& p = position(call);
    if (tiles == nullptr) return;
    // Beside the board, too, a cell is looked up where it must be, as long as the grid has room for all.
    const bool near = p.head->west < x && x < p.head->east && p.head->north < y && y < p.head->south && fits_grid(p);
    for (std::int32_t dy = -1; dy <= 1; ++dy) {
        for (std::int32_t dx = -1; dx <= 1; ++dx) {
            const Index cell = find_near(p, x + dx, y + dy, near);
            *tiles++ = cell == kNone || p.cells[cell].is_open() ? PLV_NONE : p.cells[cell].index;
        }
    }
}

std::uint32_t fits(const plv_call* call, std::uint32_t type, std::int32_t x, std::int32_t y) {
    const Position& p = position(call);
    const Index cell = find_cell(p, x, y);
    if (type >= p.rules->tiles.size() || cell == kNone || !p.cells[cell].is_open()) return 0;
    return p.machine.fits(static_cast<Index>(type), p.cells[cell].signature);
}

std::uint32_t places(const plv_call* call, std::uint32_t type) {
    const Position& p = position(call);
    return type < p.rules->tiles.size() ? count_fitting(p, static_cast<Index>(type)) : 0;
}

std::uint32_t open_cell(const plv_call* call, std::uint32_t i, std::int32_t* x, std::int32_t* y) {
    const Position& p = position(call);
    for (Index cell = 0; cell < p.head->cells; ++cell) {
        if (!p.cells[cell].is_open() || i-- != 0) continue;
        if (x) *x = p.cells[cell].x;
        if (y) *y = p.cells[cell].y;
        return 1;
    }
    return 0;
}

plv_rc segment(const plv_call* call, std::uint32_t number, plv_segment* out) {
    const Position& p = position(call);
    if (number >= p.head->segments) return PLV_REFUSED;
    const SegmentRow& row = p.segments[number];
    const TileRow& tile = p.tiles[row.tile];
    const std::uint32_t at = number - tile.first_segment;
    static constexpr plv_printed_row kNothing{};  // of what a plugin added
    const plv_printed_row& printed = at < tile.segments ? p.machine.printed.segments[tile.type][at] : kNothing;
    return give(out, [&](plv_segment& to) {
        to = {to.size,  row.tile, p.features[row.feature].kind, row.feature, row.next, plv_turned(printed.sides, tile.turns), printed.borders,
              printed.meets, plv_turned(printed.corners, tile.turns)};
    });
}

plv_rc feature(const plv_call* call, std::uint32_t number, plv_feature* out) {
    const Position& p = position(call);
    if (number >= p.head->segments) return PLV_REFUSED;
    const Index name = p.segments[number].feature;
    const FeatureRow& row = p.features[name];
    const std::uint32_t figure = row.figures == kNone ? PLV_NONE : row.figures;
    return give(out, [&](plv_feature& to) { to = {to.size, row.kind, row.open, is_finished(p, name), row.marks, row.size, figure}; });
}

std::uint32_t features(const plv_call* call, std::uint32_t kind, std::uint32_t after, std::uint32_t* segments, std::uint32_t room) {
    Position& p = host_of(call).position;
    return segments == nullptr ? 0 : first_segments(p, after, segments, room, [&](Index feature) { return kind == PLV_NONE || p.features[feature].kind == kind; });
}

// First who is meant, then who may stand there: a plugin may be asked about that, and walk over the board itself.
std::uint32_t features_for(const plv_call* call, std::uint32_t seat, std::uint32_t kind, std::uint32_t cause, std::uint32_t after, std::uint32_t* segments,
                           std::uint32_t room) {
    constexpr std::uint32_t kHandful = 256;
    Position& p = host_of(call).position;
    if (segments == nullptr || kind >= p.machine.figure_kinds || cause >= p.machine.plugins.causes.size()) return 0;
    const CauseTraits& traits = p.machine.plugins.causes[cause];
    const bool watched = is_watched(p, kind, cause);
    // Where a plugin answers a rule, or somebody wants to know why not, each is asked about further down.
    const bool asked = p.scratch.noting_unoffered || p.machine.some_complete || !p.machine.plugins.rules[static_cast<int>(RuleName::occupied)].empty();
    const std::uint32_t kinds = traits.kind ? p.machine.figures[kind].stands_on : ~0u;
    const auto is_meant = [&](Index name) {
        const FeatureRow& feature = p.features[name];
        if ((kinds >> feature.kind & 1u) == 0) return false;
        return asked || ((!traits.incomplete || feature.open != 0) && (!traits.unoccupied || !is_occupied(p, name)));
    };
    std::uint32_t handful[kHandful], found = 0;
    for (std::uint32_t given = kHandful; given == kHandful; after = handful[kHandful - 1]) {
        given = first_segments(p, after, handful, kHandful, is_meant);
        for (std::uint32_t i = 0; i < given; ++i) {
            if (!is_printed(p, static_cast<Index>(handful[i]))) continue;
            const Stand stand{seat, kind, PLV_NONE, location(PLV_PLACE_SEGMENT, handful[i]), cause};
            const bool checked = !asked && !watched && !traits.placed_tile;
            if (!checked && (watched ? !pontlevis::may_stand(p, stand) : static_cast<bool>(base_refusal(p, stand)))) continue;
            if (found == room) return found;
            segments[found++] = handful[i];
        }
    }
    return found;
}

std::uint32_t units(const plv_call* call, std::uint32_t number) {
    Position& p = host_of(call).position;
    if (number >= p.head->segments) return 0;
    const Index name = p.segments[number].feature;
    const FeatureTraits& traits = p.machine.features[p.features[name].kind];
    if (const Handler* rule = replaced_rule(p, RuleName::units, p.features[name].kind))
        return static_cast<std::uint32_t>(answer_of(p, *rule, number, 0));
    if (traits.surrounded) return static_cast<std::uint32_t>(9 - p.features[name].open);
    if (traits.completes) return count_tiles(p, name);
    return static_cast<std::uint32_t>(count_cities(p, name).cities);
}

std::uint32_t beyond(const plv_call* call, std::uint32_t number, std::uint32_t side) {
    const Position& p = position(call);
    if (number >= p.head->segments || side >= kSides) return PLV_NONE;
    const Index found = beyond_edge(p, static_cast<Index>(number), static_cast<int>(side));
    return found == kNone ? PLV_NONE : found;
}

std::uint32_t mark(const plv_call* call, plv_location where, std::uint32_t attribute, plv_mark* out) {
    const Position& p = position(call);
    const std::uint32_t index = index_of(where);
    if (place_of(where) == PLV_PLACE_TILE && index < p.head->tiles)
        return !may_bear(p.machine.printed.symbols[p.tiles[index].type], attribute) ? 0 : tell_mark(p, p.rules->tiles[p.tiles[index].type].symbols, attribute, p.tiles[index].turns, out);
    if (place_of(where) != PLV_PLACE_SEGMENT || index >= p.head->segments) return 0;
    const SegmentType* type = printed(p, static_cast<Index>(index));
    return type == nullptr || !may_bear(marks_of(p, static_cast<Index>(index)), attribute) ? 0 : tell_mark(p, type->marks, attribute, p.tiles[p.segments[index].tile].turns, out);
}

std::uint32_t type_mark(const plv_call* call, std::uint32_t type, std::uint32_t attribute, plv_mark* out) {
    const Position& p = position(call);
    return type >= p.rules->tiles.size() || !may_bear(p.machine.printed.symbols[type], attribute) ? 0 : tell_mark(p, p.rules->tiles[type].symbols, attribute, 0, out);
}

std::uint32_t type_with(const plv_call* call, std::uint32_t attribute, std::uint32_t after) {
    const Position& p = position(call);
    for (std::uint32_t type = after == PLV_NONE ? 0 : after + 1; type < p.rules->tiles.size(); ++type)
        if (may_bear(p.machine.printed.symbols[type], attribute) && tell_mark(p, p.rules->tiles[type].symbols, attribute, 0, nullptr) != 0) return type;
    return PLV_NONE;
}

std::uint32_t type_sides(const plv_call* call, std::uint32_t type, std::uint32_t kind) {
    const Position& p = position(call);
    if (type >= p.rules->tiles.size() || kind >= p.rules->feature_kinds.size()) return 0;
    return p.machine.printed.sides[type * p.rules->feature_kinds.size() + kind];
}

std::uint32_t has_attribute(const plv_call* call, std::uint32_t number, std::uint32_t attribute) {
    const Position& p = position(call);
    if (number >= p.head->segments || attribute >= p.rules->attributes.size()) return 0;
    const Index name = p.segments[number].feature;
    if (attribute < p.machine.attributes.size()) return p.features[name].attributes >> attribute & 1;
    Index walk = name;  // an attribute without a bit: nobody filters by it
    do {
        const SegmentType* type = printed(p, walk);
        if (type != nullptr && find_mark(type->marks, p.rules->attributes[attribute]) != nullptr) return 1;
        walk = p.segments[walk].next;
    } while (walk != name);
    return 0;
}

std::uint32_t tiles_left(const plv_call* call, std::uint32_t type) {
    const Position& p = position(call);
    if (type == PLV_NONE) return p.head->bag_left;
    return type < p.head->bag ? p.in_bag(type) : 0;
}

std::uint32_t in_hand(const plv_call* call) {
    const Index type = position(call).head->tile_in_hand;
    return type == kNone ? PLV_NONE : type;
}

}  // namespace pontlevis::api
