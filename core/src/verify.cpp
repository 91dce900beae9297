// verify(): its order of parts, and what concerns the tables as a whole, the box, the figures and the decision.
#include "pontlevis/core/verify.h"

#include "verify_parts.h"

namespace pontlevis {
namespace {

void verify_counts(const Position& p, Findings& findings) {
    static constexpr const char* kNames[] = {"figures",        "seats", "supplies", "bag",      "entries",
                                             "dirty segments", "tiles", "segments", "features", "cells"};
    for (int table = 0; table < kOpenSignatures; ++table) {
        const std::uint32_t rows = used_rows(*p.head, static_cast<Table>(table));
        const std::uint32_t room = p.layout->capacity[static_cast<std::size_t>(table)];
        findings.expect(rows <= room, "{} {} in use, but there is room for {}", rows, kNames[table], room);
    }
    const Ruleset& rules = *p.rules;
    findings.expect(p.head->seats == rules.seats.size(), "{} seats, but the rules have {}", p.head->seats,
                    rules.seats.size());
    findings.expect(p.head->bag == rules.copies.size(), "{} tile types, but the rules have {}", p.head->bag,
                    rules.copies.size());
    findings.expect(p.head->stock == rules.seats.size() * rules.figure_kinds.size(),
                    "{} supplies, but {} seats with {} kinds", p.head->stock, rules.seats.size(),
                    rules.figure_kinds.size());
    findings.expect(p.head->figures == p.machine.figure_total, "{} figures, but the rules have {}", p.head->figures,
                    p.machine.figure_total);
}

// Each tile has a cell of its own, and its segments follow those of the tile before it.
void verify_tile(const Position& p, Index tile, std::uint32_t first_segment, Findings& findings) {
    const TileRow& row = p.tiles[tile];
    if (row.type >= p.rules->tiles.size() || row.turns > 3 || row.cell >= p.head->cells) {
        findings.expect(false, "tile {}: no such type, turn or cell: {}, {}, {}", tile, row.type, row.turns, row.cell);
        return;
    }
    const CellRow& cell = p.cells[row.cell];
    findings.expect(!cell.is_open() && cell.index == tile, "tile {} is not what its cell ({},{}) holds", tile, cell.x,
                    cell.y);
    findings.expect(row.segments == p.rules->tiles[row.type].segments.size(), "tile {} has {} segments, its type {}",
                    tile, row.segments, p.rules->tiles[row.type].segments.size());
    findings.expect(row.first_segment == first_segment, "tile {}: segments from {}, but those before it end at {}",
                    tile, row.first_segment, first_segment);
    if (first_segment + row.segments > p.head->segments) return;
    for (std::uint32_t segment = first_segment; segment < first_segment + row.segments; ++segment)
        findings.expect(p.segments[segment].tile == tile, "segment {} says tile {}, but is of tile {}", segment,
                        p.segments[segment].tile, tile);
}

}  // namespace

void verify_tables(const Position& p, Findings& findings) {
    findings.expect(p.layout == &p.machine.layouts[p.head->layout_class],
                    "the block is of layout class {}, but another is used", p.head->layout_class);
    verify_counts(p, findings);
    if (!findings.none()) return;
    std::uint32_t segments = 0;
    for (Index tile = 0; tile < p.head->tiles; ++tile) {
        verify_tile(p, tile, segments, findings);
        segments += p.tiles[tile].segments;
    }
    findings.expect(segments == p.head->segments, "the tiles have {} segments, but {} are in use", segments,
                    p.head->segments);
}

// BASE-1  What was in the box is on the table, in the bag, in hand or set aside.
void verify_box(const Position& p, bool whole_box, Findings& findings) {
    const Ruleset& rules = *p.rules;
    std::vector<std::uint32_t> seen(rules.tiles.size());
    for (Index tile = 0; tile < p.head->tiles; ++tile) ++seen[p.tiles[tile].type];
    if (p.head->tile_in_hand != kNone) ++seen[p.head->tile_in_hand];
    std::uint64_t in_bag = 0, missing = 0;
    for (std::uint32_t type = 0; type < seen.size(); ++type) {
        in_bag += p.in_bag(type);
        seen[type] += p.in_bag(type);
        const std::uint32_t box = rules.copies[type] + (type == std::uint32_t{rules.start_tile});
        findings.expect(seen[type] <= box, "{} of {} are in the game, but the box has {}", seen[type],
                        rules.tiles[type].id, box);
        if (seen[type] < box) missing += box - seen[type];
    }
    findings.expect(in_bag == p.head->bag_left, "the bag has {} tiles, but {} are counted", in_bag, p.head->bag_left);
    findings.expect(!whole_box || missing == p.head->set_aside, "{} tiles are gone, but {} were set aside", missing,
                    p.head->set_aside);
}

// Each figure is in its owner's supply or on a segment, and on that segment's feature exactly once.
void verify_figures(const Position& p, Findings& findings) {
    std::vector<std::uint32_t> links(p.head->figures);
    for (Index segment = 0; segment < p.head->segments; ++segment) {
        if (p.segments[segment].feature != segment) continue;
        std::uint32_t steps = 0;
        for (Index figure = p.features[segment].figures; figure != kNone; figure = p.figures[figure].next) {
            findings.expect(figure < p.head->figures && steps++ < p.head->figures,
                            "the figures of feature {} have no end", segment);
            if (figure >= p.head->figures || steps > p.head->figures) break;
            ++links[figure];
            const Location where = p.figures[figure].where;
            findings.expect(place_of(where) == PLV_PLACE_SEGMENT && index_of(where) < p.head->segments &&
                                p.segments[index_of(where)].feature == segment,
                            "figure {} is listed on feature {}, but stands elsewhere", figure, segment);
        }
    }
    for (std::uint32_t row = 0; row < p.head->stock; ++row) {
        const FigureKindInfo& kind = p.rules->figure_kinds[row % p.machine.figure_kinds];
        findings.expect(std::uint64_t{p.stock[row]} >> kind.per_seat == 0, "supply {} has figures that do not exist",
                        row);
        for (std::uint32_t i = 0; i < kind.per_seat; ++i) {
            const Index figure = static_cast<Index>(p.machine.first_figure[row] + i);
            const FigureRow& is = p.figures[figure];
            const bool in_supply = (p.stock[row] >> i & 1u) != 0;
            const bool on_board = place_of(is.where) == PLV_PLACE_SEGMENT;
            findings.expect(is.seat * p.machine.figure_kinds + is.kind == row,
                            "figure {} has changed its owner or kind", figure);
            findings.expect(in_supply != on_board, "figure {} is {}", figure,
                            in_supply ? "in supply and on the table" : "nowhere");
            findings.expect(links[figure] == (on_board ? 1u : 0u), "figure {} is listed {} times on features", figure,
                            links[figure]);
            findings.expect(on_board || is.next == kNone, "figure {} is in supply, but has one behind it", figure);
            if (!on_board || index_of(is.where) >= p.head->segments) continue;
            const std::uint8_t under = p.features[p.segments[index_of(is.where)].feature].kind;
            findings.expect((kind.stands_on >> under & 1u) != 0, "figure {} stands on a {}, where none may", figure,
                            p.rules->feature_kinds[under].name);
        }
    }
}

void verify_decision(const Position& p, Findings& findings) {
    const auto kind = static_cast<Decision::Kind>(p.head->decision);
    const bool placing = kind == Decision::Kind::place_tile;
    findings.expect(placing == (p.head->tile_in_hand != kNone), "a tile in hand and its laying do not belong together");
    findings.expect(p.head->chosen_cell == kNone, "a cell is chosen, but no tile is laid");
    const bool noted = kind == Decision::Kind::place_figure;  // what the tile has finished, for the scoring to come
    findings.expect(p.head->entries == 0 && (noted || p.head->dirty == 0),
                    "{} entries and {} segments are left of the scoring", p.head->entries, p.head->dirty);
    findings.expect(p.head->turn_owner < p.head->seats && p.head->decider < p.head->seats,
                    "seat {} is to play, {} to decide, of {}", p.head->turn_owner, p.head->decider, p.head->seats);
    if (kind == Decision::Kind::draw_tile) findings.expect(p.head->bag_left != 0, "a draw from an empty bag");
    if (kind == Decision::Kind::finished)
        findings.expect(p.head->bag_left == 0, "the game is over with {} tiles in the bag", p.head->bag_left);
}

std::vector<std::string> verify(const Game& game, const VerifyOptions& options) {
    const Position& p = game.position();
    Findings findings;
    verify_tables(p, findings);
    if (!findings.none()) return std::move(findings.texts());
    verify_board(p, findings);
    verify_features(p, findings);
    verify_box(p, options.whole_box, findings);
    if (findings.none()) verify_figures(p, findings);  // it follows the labels of the features
    verify_decision(p, findings);
    return std::move(findings.texts());
}

}  // namespace pontlevis
