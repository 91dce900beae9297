#include "engine/machine.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "engine/calls.h"
#include "engine/choice.h"
#include "engine/edges.h"
#include "engine/steps.h"
#include "pontlevis/core/manifest.h"

namespace pontlevis {
namespace {

constexpr std::uint32_t kSmallBoard = 300;     // tiles; above it the frontier is not kept sorted
constexpr std::uint32_t kMostEdgeKinds = 15;   // signatures stay in 16 bits
constexpr std::size_t kMostAttributes = 16;    // bits of FeatureRow::attributes; filters need no more
constexpr std::uint32_t kQueueRows = 64, kPairRows = 256, kAddedSegments = 256;  // that plugins may use
constexpr int kMostSurrounded = 2;             // segments of a tile that count their neighbours

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

FeatureTraits traits_of(const FeatureKindInfo& kind) {
    return {.completes = kind.completes != FeatureKindInfo::Completes::never,
            .surrounded = kind.completes == FeatureKindInfo::Completes::surrounded,
            .rate_complete = kind.complete, .rate_final = kind.final,
            .mark_complete = kind.mark_complete, .mark_final = kind.mark_final,
            .field_worth = kind.field_worth};
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
            if (closes(rules, tile.edges[printed])) built.closes[turn] |= static_cast<std::uint8_t>(1 << side);
            const auto& names = machine.edge_names;
            const auto kind = static_cast<std::uint32_t>(std::find(names.begin(), names.end(), tile.edges[printed]) - names.begin());
            // What the neighbour on this side must show there: its opposite side.
            built.demand[turn][side] = static_cast<std::uint16_t>(signature_of(machine, (side + 2) & 3, kind + 1));
        }
    }
    return built;
}

// Figures of a seat stand together, kind by kind; those of nobody come last.
void number_figures(const Ruleset& rules, Machine& machine) {
    machine.seats = static_cast<std::uint32_t>(rules.seats.size());
    machine.figure_kinds = static_cast<std::uint32_t>(rules.figure_kinds.size());
    for (const FigureKindInfo& kind : rules.figure_kinds) {
        const std::uint32_t leaves = (kind.leaves_scored ? kLeavesScored : 0u) | (kind.leaves_moved ? kLeavesMoved : 0u);
        machine.figures.push_back({kind.stands_on, kind.weight, kind.meeple, kind.occupies, kind.companion, kind.offered,
                                   kind.dynamic_weight, kind.owned, leaves});
        machine.some_do_not_occupy |= !kind.occupies;
        machine.special_figures |= !kind.occupies || !kind.offered;
        machine.companions |= std::uint32_t{kind.companion} << (machine.figures.size() - 1);
        machine.offered_kinds |= std::uint32_t{kind.offered && kind.owned} << (machine.figures.size() - 1);
        for (std::size_t feature = 0; feature < machine.features.size(); ++feature)
            machine.features[feature].welcomes |= (kind.stands_on >> feature & 1u) << (machine.figures.size() - 1);
    }
    for (std::uint32_t seat = 0; seat <= machine.seats; ++seat) {
        for (const FigureKindInfo& kind : rules.figure_kinds) {
            machine.first_figure.push_back(static_cast<Index>(machine.figure_total));
            const std::uint32_t count = seat < machine.seats ? kind.per_seat : kind.per_game;
            machine.all_figures.push_back(static_cast<std::uint32_t>((std::uint64_t{1} << count) - 1));
            machine.figure_total += count;
        }
    }
}

void number_pools(const Ruleset& rules, Machine& machine) {
    for (std::size_t type = 0; type < rules.tiles.size(); ++type) {
        const PoolInfo* pool = rules.pool_of(type);
        const std::int16_t order = pool == nullptr ? std::int16_t{0} : pool->drawn ? static_cast<std::int16_t>(pool->order) : kNeverDrawn;
        if (machine.pool.empty() || machine.pool.back() != order) machine.pool_ranges.push_back({static_cast<std::uint32_t>(type), 0});
        machine.pool.push_back(order);
        machine.pools |= order != 0;
        machine.pool_ranges.back().last = static_cast<std::uint32_t>(type) + 1;
    }
}

// Whether edges lie against each other that features of several kinds reach; or any do, as an action lays what does not fit.
bool mixes_kinds(const Ruleset& rules, const Machine& machine) {
    std::vector<std::uint32_t> reached(machine.edge_kinds);  // bit a kind of features
    for (std::size_t type = 0; type < rules.tiles.size(); ++type) {
        for (int side = 0; side < kSides; ++side) {
            const std::uint8_t middle = machine.tiles[type].ports[0][side].middle;
            if (middle == kNoSegment) continue;
            const auto edge = std::find(machine.edge_names.begin(), machine.edge_names.end(), rules.tiles[type].edges[side]);
            reached[static_cast<std::size_t>(edge - machine.edge_names.begin())] |= 1u << machine.tiles[type].fresh[middle].kind;
        }
    }
    const auto meet = [&](std::size_t one, std::size_t other) { return machine.tile_actions || machine.together[one * machine.edge_kinds + other]; };
    for (std::size_t one = 0; one < reached.size(); ++one)
        for (std::size_t other = 0; other < reached.size(); ++other)
            if (meet(one, other) && std::popcount(reached[one] | reached[other]) > 1) return true;
    return false;
}

// What the engine need not look at where no plugin has it.
void note_plugins(const Ruleset& rules, Machine& machine) {
    const Plugins& plugins = machine.plugins;
    const auto joined = [&](const char* anchor) {
        const auto number = static_cast<std::size_t>(std::find(anchors().begin(), anchors().end(), anchor) - anchors().begin());
        return std::any_of(plugins.actions.begin(), plugins.actions.end(), [&](const PluginAction& action) { return (action.anchors >> number & 1u) != 0; });
    };
    machine.tile_actions = joined("tile.place");
    machine.wood_actions = joined("wood.main");
    machine.special_figures |= !plugins.rules[static_cast<int>(RuleName::occupied)].empty();
    machine.some_complete = !plugins.rules[static_cast<int>(RuleName::complete)].empty();
    machine.some_must = std::any_of(plugins.actions.begin(), plugins.actions.end(), [](const PluginAction& action) { return action.must; });
    machine.has_riders = !plugins.actors.empty();  // any figure may be put on another one
    machine.mixes_kinds = mixes_kinds(rules, machine);
    machine.some_close = std::any_of(rules.edge_kinds.begin(), rules.edge_kinds.end(), [](const EdgeKindInfo& kind) { return kind.closes; });
}

void note_vetoes(Machine& machine) {
    const std::size_t causes = machine.plugins.causes.size();
    machine.watched.resize(machine.figure_kinds * causes);
    for (std::size_t kind = 0; kind < machine.figure_kinds; ++kind) {
        for (std::size_t cause = 0; cause < causes; ++cause) {
            const std::uint32_t reached = machine.plugins.causes[cause].kind ? machine.figures[kind].stands_on : ~0u;
            const auto concerns = [&](const Handler& veto) {
                const bool anywhere = veto.filter.kinds == ~0u;  // also on no feature
                return (anywhere || (veto.filter.kinds & reached) != 0) && (veto.filter.figures >> kind & 1u) != 0 && (cause >= 64 || (veto.filter.causes >> cause & 1u) != 0);
            };
            machine.watched[kind * causes + cause] = std::any_of(machine.plugins.stand.begin(), machine.plugins.stand.end(), concerns);
        }
    }
}

// One pass of scoring may send all figures home, and give points for each of them twice, once by a bonus.
std::uint32_t most_a_figure(const Plugins& plugins) {
    const auto reactions = [&](Moment moment) { return static_cast<std::uint32_t>(plugins.reactions[static_cast<int>(moment)].size()); };
    return reactions(Moment::figure_left) + 2 * reactions(Moment::points_changed);
}

Needs needs_of(const Ruleset& rules, const Machine& machine) {
    Needs needs{};
    needs.figures = machine.figure_total;
    needs.seats = machine.seats;
    needs.stock = (machine.seats + 1) * machine.figure_kinds;
    needs.tile_types = static_cast<std::uint32_t>(rules.tiles.size());
    for (std::size_t type = 0; type < rules.tiles.size(); ++type) {
        needs.tiles += rules.in_box(type);
        needs.segments += rules.in_box(type) * machine.tiles[type].segments;
    }
    if (!machine.plugins.actors.empty()) {
        needs.queue = kQueueRows + machine.figure_total * most_a_figure(machine.plugins);
        needs.pairs = kPairRows;
        needs.added_segments = kAddedSegments;
        std::copy(std::begin(machine.plugins.column_bytes), std::end(machine.plugins.column_bytes), needs.data.begin());
    }
    return needs;
}

}  // namespace

Result<std::unique_ptr<Machine>> build_machine(const Ruleset& rules, Plugins plugins) {
    auto machine = std::make_unique<Machine>();
    machine->plugins = std::move(plugins);
    for (const FeatureKindInfo& kind : rules.feature_kinds) machine->features.push_back(traits_of(kind));
    machine->printed = printed_on(rules);
    machine->two_tile_exception = rules.two_tile_city == 2;
    const std::size_t attributes = std::min(rules.attributes.size(), kMostAttributes);
    machine->attributes.assign(rules.attributes.begin(), rules.attributes.begin() + static_cast<std::ptrdiff_t>(attributes));
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

    number_pools(rules, *machine);
    note_plugins(rules, *machine);
    note_vetoes(*machine);
    if (std::string wrong = wrong_start(rules); !wrong.empty()) return Error{Fault::rules, std::move(wrong), "BASE-6"};

    Needs needs = needs_of(rules, *machine);
    machine->small_board = needs.tiles <= kSmallBoard;
    if (!machine->small_board) needs.signatures = machine->signatures;
    if (!fits_in_rows(needs)) {  // many kinds of edges leave no room for a bucket a signature
        needs.signatures = 0;
        machine->small_board = true;
    }
    if (!fits_in_rows(needs))
        return too_large(fmt::format("{} tiles with {} segments are more than the engine holds\n  at most {} tiles and {} segments",
                                     needs.tiles, needs.segments, kMaxTiles, kMaxRows));
    machine->layouts = make_layouts(needs);
    prepare_calls(*machine);
    machine->questions = {&kDrawQuestion, &kPlaceTileQuestion, &kPlaceFigureQuestion, &kChooseQuestion};
    return machine;
}

}  // namespace pontlevis
