#include "pontlevis/core/setup.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "engine/board.h"
#include "engine/features.h"
#include "engine/figures.h"

namespace pontlevis {
namespace {

Error wrong(const char* rule, std::string text) {
    return {Fault::option, fmt::format("set-up: {}{}", text, *rule ? fmt::format("  [{}]", rule) : ""), rule};
}

std::string name_of(const Position& p, const SetupTile& tile) {
    return fmt::format("{} at ({},{})", p.rules->tiles[tile.type].id, tile.cell.x, tile.cell.y);
}

Result<void> put_figures(Position& p, const SetupTile& tile) {
    const TileRow laid = p.tiles[p.head->tile_laid];
    for (const SetupTile::Figure& figure : tile.figures) {
        const std::uint32_t row = stock_row(p, figure.seat, figure.kind);
        if (row == kNoRow || figure.segment >= laid.segments)
            return wrong("", fmt::format("{}: no such seat, figure kind or segment", name_of(p, tile)));
        const Index segment = static_cast<Index>(laid.first_segment + figure.segment);
        const std::uint8_t feature = p.features[p.segments[segment].feature].kind;
        if ((p.machine.figures[figure.kind].stands_on >> feature & 1u) == 0)
            return wrong("BASE-9", fmt::format("{}: a {} may not stand on a {}", name_of(p, tile),
                                               p.rules->figure_kinds[figure.kind].name, p.rules->feature_kinds[feature].name));
        if (p.stock[row] == 0)
            return wrong("BASE-9", fmt::format("{}: {} has no {} left", name_of(p, tile),
                                               figure.seat == kNobody ? "nobody" : p.rules->seats[figure.seat],
                                               p.rules->figure_kinds[figure.kind].name));
        place_figure(p, row, location(PLV_PLACE_SEGMENT, segment), kCausePlace);
    }
    return {};
}

Result<void> lay(Position& p, const SetupTile& tile, Index cell) {
    const TileMachine& machine = p.machine.tiles[tile.type];
    for (int side = 0; side < kSides; ++side) {  // every turn is welcome here, also one that looks like another
        const std::uint32_t base = p.machine.edge_kinds + 1;
        std::uint32_t wanted = p.cells[cell].signature;
        for (int i = 0; i < side; ++i) wanted /= base;
        std::uint32_t shown = machine.demand[tile.turns][side];
        for (int i = 0; i < ((side + 2) & 3); ++i) shown /= base;
        const bool beside = wanted % base != 0;
        if (beside && !p.machine.together[(wanted % base - 1) * p.machine.edge_kinds + shown % base - 1])
            return wrong("BASE-6", fmt::format("{}, turned {}, does not fit its neighbours", name_of(p, tile), tile.turns));
    }
    lay_tile(p, cell, tile.type, tile.turns);
    p.head->dirty = 0;
    Result<void> put = put_figures(p, tile);
    p.head->queue = 0;  // nothing has happened yet that plugins react to
    return put;
}

// Lays whatever lies beside what is laid already, until nothing is left.
Result<void> lay_all(Position& p, const Setup& setup) {
    std::vector<bool> done(setup.tiles.size());
    std::size_t left = setup.tiles.size();
    for (bool moved = true; moved && left != 0;) {
        moved = false;
        for (std::size_t i = 0; i < setup.tiles.size(); ++i) {
            const SetupTile& tile = setup.tiles[i];
            if (done[i]) continue;
            const Index cell = find_cell(p, tile.cell.x, tile.cell.y);
            if (cell == kNone) continue;
            if (!p.cells[cell].is_open()) return wrong("BASE-6", fmt::format("two tiles at ({},{})", tile.cell.x, tile.cell.y));
            if (Result<void> laid = lay(p, tile, cell); !laid) return laid;
            done[i] = moved = true;
            --left;
        }
    }
    for (std::size_t i = 0; i < done.size(); ++i)
        if (!done[i]) return wrong("BASE-6", fmt::format("{} lies apart from (0,0)", name_of(p, setup.tiles[i])));
    return {};
}

Result<void> fill_bag(Position& p, const Setup& setup) {
    const Ruleset& rules = *p.rules;
    if (setup.bag && setup.bag->size() != rules.tiles.size()) return wrong("", "the bag needs a number for every tile type");
    std::vector<std::uint32_t> used(rules.tiles.size());
    for (const SetupTile& tile : setup.tiles) ++used[tile.type];
    std::uint64_t total = 0, drawable = 0;
    for (std::size_t type = 0; type < used.size(); ++type) {
        const std::uint32_t box = rules.copies[type] + static_cast<std::uint32_t>(std::ranges::count(rules.start, type, &StartTile::type));
        const std::uint64_t laid_and_left = std::uint64_t{used[type]} + (setup.bag ? (*setup.bag)[type] : 0);
        if (laid_and_left > box)
            return wrong("BASE-1", fmt::format("{} of {}, but the box has {}\n  a config can set `copies`", laid_and_left,
                                               rules.tiles[type].id, box));
        total += setup.bag ? (*setup.bag)[type] : box - used[type];
        if (p.machine.is_drawn(type)) drawable = total;
        p.bag[type] = static_cast<std::int16_t>(total);
    }
    p.head->bag_left = static_cast<std::uint32_t>(drawable);
    return {};
}

Result<void> build(Position& p, const Setup& setup) {
    if (setup.seat >= p.machine.seats || setup.scores.size() > p.machine.seats) return wrong("", "no such seat");
    if (setup.tiles.empty()) return wrong("BASE-3", "no tile lies at (0,0)");
    for (const SetupTile& tile : setup.tiles)
        if (tile.type >= p.rules->tiles.size() || tile.turns > 3) return wrong("", "no such tile type or turn");
    p.clear(p.head->random);
    open_first_cell(p);
    if (Result<void> filled = fill_bag(p, setup); !filled) return filled;  // first: the tables hold no more than the box
    if (Result<void> laid = lay_all(p, setup); !laid) return laid;
    for (std::size_t seat = 0; seat < setup.scores.size(); ++seat) p.seats[seat].score = setup.scores[seat];
    p.head->turn_owner = setup.seat;
    run_program(p);
    return p.fault ? Result<void>(*p.fault) : Result<void>();
}

}  // namespace

Result<void> set_up(Game& game, const Setup& setup) {
    const State before = game.state();
    Result<void> built = build(game.position(), setup);
    if (!built) game.set_state(before);
    return built;
}

Result<void> refill_bag(Game& game, const std::vector<std::uint32_t>& bag) {
    Position& p = game.position();
    if (p.head->decision != static_cast<std::uint8_t>(Decision::Kind::draw_tile)) return wrong("", "no tile is to be drawn now");
    if (bag.size() != p.rules->tiles.size()) return wrong("", "the bag needs a number for every tile type");
    std::int32_t total = 0, drawable = 0;
    for (std::size_t type = 0; type < bag.size(); ++type) {
        total += static_cast<std::int32_t>(bag[type]);
        if (p.machine.is_drawn(type)) drawable = total;
        p.bag[type] = static_cast<std::int16_t>(total);
    }
    p.head->bag_left = static_cast<std::uint32_t>(drawable);
    p.scratch.counted = p.scratch.collected = false;
    p.clear_events();
    run_program(p);
    return p.fault ? Result<void>(*p.fault) : Result<void>();
}

}  // namespace pontlevis
