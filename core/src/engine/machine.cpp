#include "engine/machine.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "engine/steps.h"

namespace pontlevis {
namespace {

constexpr std::uint32_t kSmallBoard = 300;     // tiles; above it the frontier is not kept sorted
constexpr std::uint32_t kMostEdgeKinds = 15;   // signatures stay in 16 bits
constexpr std::size_t kMostAttributes = 16;    // bits of FeatureRow::attributes
constexpr int kMostSurrounded = 2;             // segments of a tile that count their neighbours

// BASE table and BASE-18, in the order of FeatureKind.
constexpr FeatureTraits kBaseFeatures[] = {
    {},
    {.completes = true, .rate_complete = 1, .rate_final = 1},
    {.completes = true, .rate_complete = 2, .rate_final = 1, .mark_complete = 2, .mark_final = 1, .field_worth = 3},
    {.completes = true, .surrounded = true, .rate_complete = 1, .rate_final = 1},
    {.completes = true, .surrounded = true, .rate_complete = 1, .rate_final = 1},
};

Error too_large(std::string text) { return {Fault::limit, std::move(text), {}}; }

std::uint8_t kind_number(const Ruleset& rules, const std::string& name) {
    for (std::uint8_t kind = 0; kind < rules.feature_kinds.size(); ++kind)
        if (rules.feature_kinds[kind].name == name) return kind;
    return 0xff;
}

// Bit masks of sides and halves turn with the tile.
std::uint8_t turned_edges(std::uint8_t edges, int turns) {
    return static_cast<std::uint8_t>((edges << turns | edges >> (kSides - turns)) & 0xf);
}
std::uint8_t turned_halves(std::uint8_t halves, int turns) {
    return static_cast<std::uint8_t>((halves << 2 * turns | halves >> (kHalves - 2 * turns)) & 0xff);
}

bool same_marks(const std::vector<Mark>& a, const std::vector<Mark>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Mark& x, const Mark& y) {
        // Marks that point at edges or segments make a tile's turns distinct: seldom, and never wrong.
        return x.name == y.name && x.number == y.number && x.word == y.word && !x.edges && !y.edges && !x.segments &&
               !y.segments;
    });
}

// Which segment of the tile takes the place of `index` when the tile is turned; -1 if none looks like it.
int image_of(const TileType& tile, std::size_t index, int turns) {
    const SegmentType& from = tile.segments[index];
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        const SegmentType& to = tile.segments[i];
        if (to.edges == 0 && to.halves == 0 && i != index) continue;  // what touches no edge stays itself
        if (to.kind == from.kind && to.edges == turned_edges(from.edges, turns) &&
            to.shared_edges == turned_edges(from.shared_edges, turns) && to.halves == turned_halves(from.halves, turns) &&
            to.pennants == from.pennants && same_marks(to.marks, from.marks))
            return static_cast<int>(i);
    }
    return -1;
}

// Whether the tile turned by `turns` cannot be told from the tile as it is.
bool looks_alike(const TileType& tile, int turns) {
    for (int side = 0; side < kSides; ++side)
        if (tile.edges[side] != tile.edges[(side + turns) & 3]) return false;
    std::array<int, kMaxSegments> image{};
    for (std::size_t i = 0; i < tile.segments.size(); ++i)
        if ((image[i] = image_of(tile, i, turns)) < 0) return false;
    const auto moved = [&](std::uint32_t mask) {
        std::uint32_t to = 0;
        for (; mask != 0; mask &= mask - 1) to |= 1u << image[static_cast<std::size_t>(std::countr_zero(mask))];
        return to;
    };
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        const SegmentType& to = tile.segments[static_cast<std::size_t>(image[i])];
        if (to.cities != moved(tile.segments[i].cities) || to.crosses != moved(tile.segments[i].crosses)) return false;
    }
    const auto junction_masks = [&](bool move) {
        std::vector<std::uint32_t> masks;
        for (const auto& group : tile.junctions) {
            std::uint32_t mask = 0;
            for (const std::uint8_t segment : group) mask |= 1u << segment;
            masks.push_back(move ? moved(mask) : mask);
        }
        std::sort(masks.begin(), masks.end());
        return masks;
    };
    return junction_masks(false) == junction_masks(true) && same_marks(tile.symbols, tile.symbols);
}

std::uint8_t distinct_turns(const TileType& tile) {
    std::uint8_t turns = 1;
    for (int turn = 1; turn < 4; ++turn)
        if (!looks_alike(tile, turn)) turns |= static_cast<std::uint8_t>(1 << turn);
    // A tile with one symmetry has it in its multiples too: half turns alike leave turns 0 and 1.
    if (looks_alike(tile, 2)) turns &= 0b0011;
    return turns;
}

// The segments at one edge of the unturned tile.
Port port_at(const TileType& tile, int side) {
    Port port;
    for (std::uint8_t i = 0; i < tile.segments.size(); ++i) {
        const SegmentType& segment = tile.segments[i];
        if (segment.edges >> side & 1) (port.middle == kNoSegment ? port.middle : port.second) = i;
        // Half 2 * side is the left one for somebody who looks out.
        if (segment.halves >> (2 * side) & 1) port.left = i;
        if (segment.halves >> (2 * side + 1) & 1) port.right = i;
    }
    return port;
}

std::uint32_t power(std::uint32_t base, int exponent) {
    std::uint32_t result = 1;
    while (exponent-- > 0) result *= base;
    return result;
}

Result<TileMachine> build_tile(const Ruleset& rules, const TileType& tile, Machine& machine) {
    TileMachine built;
    built.segments = static_cast<std::uint8_t>(tile.segments.size());
    built.turns = distinct_turns(tile);
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        const SegmentType& segment = tile.segments[i];
        const std::uint8_t kind = kind_number(rules, segment.kind);
        if (kind == 0xff)
            return Error{Fault::rules,
                         fmt::format("tile {}: segment {} is a {}, which no rules of this table know", tile.id, segment.id, segment.kind),
                         {}};
        built.cities[i] = segment.cities;
        std::uint16_t attributes = 0;
        for (const Mark& mark : segment.marks) {
            const auto at = std::find(machine.attributes.begin(), machine.attributes.end(), mark.name);
            if (at != machine.attributes.end()) attributes |= static_cast<std::uint16_t>(1 << (at - machine.attributes.begin()));
        }
        built.fresh[i] = {.open = static_cast<std::int16_t>(std::popcount(segment.edges)), .marks = segment.pennants, .size = 1,
                          .figures = kNone, .kind = kind, .flags = 0, .attributes = attributes};
        if (machine.features[kind].surrounded) {
            built.fresh[i].open = 8;
            built.surrounded |= static_cast<std::uint16_t>(1 << i);
        } else if (!machine.features[kind].completes) {
            built.fresh[i].open = kNeverComplete;
        }
    }
    if (std::popcount(built.surrounded) > kMostSurrounded)
        return too_large(fmt::format("tile {}: {} monasteries and gardens on one tile; at most {} are possible", tile.id,
                                     std::popcount(built.surrounded), kMostSurrounded));
    for (int turn = 0; turn < 4; ++turn) {
        for (int side = 0; side < kSides; ++side) {
            const int printed = (side - turn) & 3;
            built.ports[turn][side] = port_at(tile, printed);
            const auto& names = machine.edge_names;
            const auto kind = static_cast<std::uint32_t>(std::find(names.begin(), names.end(), tile.edges[printed]) - names.begin());
            // What the neighbour on this side must show there: its opposite side.
            built.demand[turn][side] = static_cast<std::uint16_t>(power(machine.edge_kinds + 1, (side + 2) & 3) * (kind + 1));
        }
    }
    return built;
}

void build_fit(const Ruleset& rules, Machine& machine) {
    const std::uint32_t base = machine.edge_kinds + 1;
    machine.signatures = power(base, kSides);
    machine.fit.assign(rules.tiles.size() * machine.signatures, 0);
    machine.fit_count = machine.fit;
    machine.fitting.resize(rules.tiles.size());
    const auto& names = machine.edge_names;
    for (std::size_t type = 0; type < rules.tiles.size(); ++type) {
        std::array<std::uint32_t, kSides> shows{};
        for (int side = 0; side < kSides; ++side)
            shows[side] = static_cast<std::uint32_t>(std::find(names.begin(), names.end(), rules.tiles[type].edges[side]) - names.begin()) + 1;
        for (std::uint32_t signature = 0; signature < machine.signatures; ++signature) {
            std::uint8_t fit = machine.tiles[type].turns;
            for (int side = 0; side < kSides; ++side) {
                const std::uint32_t wanted = signature / power(base, side) % base;
                for (int turn = 0; turn < 4; ++turn)
                    if (wanted != 0 && wanted != shows[(side - turn) & 3]) fit &= static_cast<std::uint8_t>(~(1 << turn));
            }
            const std::size_t at = type * machine.signatures + signature;
            machine.fit[at] = fit;
            if (signature == 0 || fit == 0) continue;
            machine.fit_count[at] = static_cast<std::uint8_t>(std::popcount(fit));
            machine.fitting[type].push_back(static_cast<std::uint16_t>(signature));
        }
    }
}

void number_figures(const Ruleset& rules, Machine& machine) {
    machine.seats = static_cast<std::uint32_t>(rules.seats.size());
    machine.figure_kinds = static_cast<std::uint32_t>(rules.figure_kinds.size());
    for (const FigureKindInfo& kind : rules.figure_kinds) machine.figures.push_back({kind.stands_on, kind.weight});
    for (std::uint32_t seat = 0; seat < machine.seats; ++seat) {
        for (const FigureKindInfo& kind : rules.figure_kinds) {
            machine.first_figure.push_back(static_cast<Index>(machine.figure_total));
            machine.figure_total += kind.per_seat;
        }
    }
}

}  // namespace

Result<std::unique_ptr<Machine>> build_machine(const Ruleset& rules) {
    auto machine = std::make_unique<Machine>();
    machine->features.assign(std::begin(kBaseFeatures), std::end(kBaseFeatures));
    machine->two_tile_exception = rules.two_tile_city == 2;
    machine->attributes = rules.attributes;
    if (rules.attributes.size() > kMostAttributes)
        return too_large(fmt::format("{} attributes of segments; at most {} are possible", rules.attributes.size(), kMostAttributes));
    for (const TileType& tile : rules.tiles)
        for (const std::string& edge : tile.edges)
            if (std::find(machine->edge_names.begin(), machine->edge_names.end(), edge) == machine->edge_names.end())
                machine->edge_names.push_back(edge);
    std::sort(machine->edge_names.begin(), machine->edge_names.end());
    machine->edge_kinds = static_cast<std::uint32_t>(machine->edge_names.size());
    if (machine->edge_kinds > kMostEdgeKinds)
        return too_large(fmt::format("{} kinds of edges on the tiles; at most {} are possible", machine->edge_kinds, kMostEdgeKinds));
    for (const TileType& tile : rules.tiles) {
        Result<TileMachine> built = build_tile(rules, tile, *machine);
        if (!built) return built.error();
        machine->tiles.push_back(*built);
    }
    build_fit(rules, *machine);
    if (rules.figure_kinds.size() > kMaxFigureKinds)
        return too_large(fmt::format("{} kinds of figures; at most {} are possible", rules.figure_kinds.size(), kMaxFigureKinds));
    number_figures(rules, *machine);

    Needs needs{machine->figure_total, machine->seats, machine->seats * machine->figure_kinds,
                static_cast<std::uint32_t>(rules.tiles.size()), 1, machine->tiles[rules.start_tile].segments, 0};
    for (std::size_t type = 0; type < rules.tiles.size(); ++type) {
        needs.tiles += rules.copies[type];
        needs.segments += rules.copies[type] * machine->tiles[type].segments;
    }
    machine->small_board = needs.tiles <= kSmallBoard;
    if (!machine->small_board) needs.signatures = machine->signatures;
    if (!fits_in_rows(needs))
        return too_large(fmt::format("{} tiles with {} segments and {} kinds of edges are more than the engine holds\n"
                                     "  at most {} tiles and {} segments, and fewer where there are many kinds of edges",
                                     needs.tiles, needs.segments, machine->edge_kinds, kMaxTiles, kMaxRows));
    machine->layouts = make_layouts(needs);
    machine->questions = {&kDrawQuestion, &kPlaceTileQuestion, &kPlaceFigureQuestion};
    return machine;
}

}  // namespace pontlevis
