// verify(): its order of parts, and what concerns the tables as a whole, the box, the figures and the decision.
#include "pontlevis/core/verify.h"

#include <algorithm>

#include "engine/actors.h"
#include "engine/figures.h"
#include "verify_parts.h"

namespace pontlevis {
namespace {

void verify_counts(const Position& p, Findings& findings) {
    static constexpr const char* kNames[] = {"figures",        "seats", "supplies", "bag",      "entries",
                                             "dirty segments", "tiles", "segments", "features", "cells",
                                             "frames", "queued functions", "links", "cuts", "game columns",
                                             "seat columns", "tile columns", "segment columns", "figure columns"};
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
    findings.expect(p.head->stock == p.machine.first_figure.size(), "{} supplies, but the rules have {}", p.head->stock,
                    p.machine.first_figure.size());
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
    // Segments that plugins added may lie between.
    const bool follows = p.machine.plain ? row.first_segment == first_segment : row.first_segment >= first_segment;
    findings.expect(follows, "tile {}: segments from {}, but those before it end at {}", tile, row.first_segment, first_segment);
    if (std::uint32_t{row.first_segment} + row.segments > p.head->segments) return;
    for (std::uint32_t segment = row.first_segment; segment < std::uint32_t{row.first_segment} + row.segments; ++segment)
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
    const bool all = p.machine.plain ? segments == p.head->segments : segments <= p.head->segments;
    findings.expect(all, "the tiles have {} segments, but {} are in use", segments, p.head->segments);
    for (Index segment = 0; segment < p.head->segments; ++segment)
        findings.expect(p.segments[segment].tile < p.head->tiles, "segment {} is of no tile", segment);
}

std::uint32_t starts_of(const Ruleset& rules, std::uint32_t type) {
    return static_cast<std::uint32_t>(std::count_if(rules.start.begin(), rules.start.end(), [&](const StartTile& one) { return one.type == type; }));
}

// BASE-1  What was in the box is on the table, in the bag, in hand or set aside.
void verify_box(const Position& p, bool whole_box, Findings& findings) {
    const Ruleset& rules = *p.rules;
    std::vector<std::uint32_t> seen(rules.tiles.size());
    for (Index tile = 0; tile < p.head->tiles; ++tile) ++seen[p.tiles[tile].type];
    if (p.head->tile_in_hand != kNone) ++seen[p.head->tile_in_hand];
    std::uint64_t in_bag = 0, missing = 0;
    for (std::uint32_t type = 0; type < seen.size(); ++type) {
        if (p.machine.pool.empty() || p.machine.pool[type] != kNeverDrawn) in_bag += p.in_bag(type);
        seen[type] += p.in_bag(type);
        const std::uint32_t box = rules.copies[type] + starts_of(rules, type);
        findings.expect(seen[type] <= box, "{} of {} are in the game, but the box has {}", seen[type],
                        rules.tiles[type].id, box);
        if (seen[type] < box) missing += box - seen[type];
    }
    findings.expect(in_bag == p.head->bag_left, "the bag has {} tiles, but {} are counted", in_bag, p.head->bag_left);
    for (Index i = 0; i < p.head->frames; ++i)  // a tile in hand waits while another part is played
        if (p.frames[i].actor == kPartFrame && static_cast<Index>(p.frames[i].words[4]) != kNone) --missing;
    findings.expect(!whole_box || missing == p.head->set_aside, "{} tiles are gone, but {} were set aside", missing,
                    p.head->set_aside);
}

// The figures of a feature or an entry stand there, each listed once.
void verify_list(const Position& p, Index first, std::vector<std::uint32_t>& links, std::string_view of, Findings& findings) {
    std::uint32_t steps = 0;
    for (Index figure = first; figure != kNone; figure = p.figures[figure].next) {
        findings.expect(figure < p.head->figures && steps++ < p.head->figures, "the figures of {} have no end", of);
        if (figure >= p.head->figures || steps > p.head->figures) return;
        ++links[figure];
        findings.expect(place_of(p.figures[figure].where) == PLV_PLACE_SEGMENT, "figure {} is listed on {}, but stands elsewhere", figure, of);
    }
}

// What filters go by, where there are plugins.
void verify_standing(const Position& p, Findings& findings) {
    std::uint32_t standing = 0;
    for (Index figure = 0; figure < p.head->figures; ++figure) {
        const std::uint32_t place = place_of(p.figures[figure].where);
        if (place != PLV_PLACE_SUPPLY && place != PLV_PLACE_OUT) standing |= 1u << p.figures[figure].kind;
    }
    findings.expect(p.machine.plain || standing == p.head->standing, "figures of kinds {:#x} stand, but {:#x} are noted", standing, p.head->standing);
}

void verify_figure(const Position& p, Index figure, bool in_supply, std::uint32_t listed, Findings& findings) {
    const FigureRow& is = p.figures[figure];
    const std::uint32_t place = place_of(is.where);
    const bool on_segment = place == PLV_PLACE_SEGMENT;
    findings.expect(in_supply == (place == PLV_PLACE_SUPPLY), "figure {} is {}", figure, in_supply ? "in supply and on the table" : "nowhere");
    findings.expect(listed == (on_segment ? 1u : 0u), "figure {} is listed {} times on features", figure, listed);
    findings.expect(on_segment || is.next == kNone, "figure {} is on no feature, but has one behind it", figure);
    if (place == PLV_PLACE_FIGURE) {
        const std::uint32_t under = index_of(is.where);
        const bool good = under < p.head->figures && place_of(p.figures[under].where) != PLV_PLACE_SUPPLY && place_of(p.figures[under].where) != PLV_PLACE_OUT;
        findings.expect(good, "figure {} stands on figure {}, which is not on the table", figure, under);
    }
    if (!on_segment || index_of(is.where) >= p.head->segments || !p.machine.plain) return;
    const std::uint8_t under = p.features[p.segments[index_of(is.where)].feature].kind;
    findings.expect((p.rules->figure_kinds[is.kind].stands_on >> under & 1u) != 0, "figure {} stands on a {}, where none may", figure,
                    p.rules->feature_kinds[under].name);
}

// Each figure is in its owner's supply or at a location; on a segment, it is on that segment's feature exactly once.
void verify_figures(const Position& p, Findings& findings) {
    std::vector<std::uint32_t> links(p.head->figures);
    for (Index segment = 0; segment < p.head->segments; ++segment)
        if (p.segments[segment].feature == segment) verify_list(p, p.features[segment].figures, links, fmt::format("feature {}", segment), findings);
    for (Index entry = 0; entry < p.head->entries; ++entry) verify_list(p, p.entries[entry].limbo, links, fmt::format("entry {}", entry), findings);
    for (std::uint32_t row = 0; row < p.head->stock; ++row) {
        const std::uint32_t first = p.machine.first_figure[row];
        const std::uint32_t end = row + 1 < p.head->stock ? p.machine.first_figure[row + 1] : p.machine.figure_total;
        findings.expect(std::uint64_t{p.stock[row]} >> (end - first) == 0, "supply {} has figures that do not exist", row);
        for (std::uint32_t figure = first; figure < end; ++figure) {
            findings.expect(stock_row(p, p.figures[figure]) == row, "figure {} has changed its owner or kind", figure);
            verify_figure(p, static_cast<Index>(figure), (p.stock[row] >> (figure - first) & 1u) != 0, links[figure], findings);
        }
    }
    for (Index figure = 0; figure < p.head->figures; ++figure) {
        const Location where = p.figures[figure].where;
        if (place_of(where) != PLV_PLACE_SEGMENT) continue;
        findings.expect(index_of(where) < p.head->segments, "figure {} stands on a segment that does not exist", figure);
    }
    verify_standing(p, findings);
}

void verify_decision(const Position& p, Findings& findings) {
    const auto kind = static_cast<Decision::Kind>(p.head->decision);
    const bool plain = p.machine.plain;
    const bool placing = kind == Decision::Kind::place_tile;
    findings.expect(placing == (p.head->tile_in_hand != kNone) || !plain, "a tile in hand and its laying do not belong together");
    findings.expect(p.head->chosen_cell == kNone || !plain, "a cell is chosen, but no tile is laid");
    const bool noted = kind == Decision::Kind::place_figure;  // what the tile has finished, for the scoring to come
    findings.expect(!plain || (p.head->entries == 0 && (noted || p.head->dirty == 0)), "{} entries and {} segments are left of the scoring",
                    p.head->entries, p.head->dirty);
    const bool somebody = p.head->decider < p.head->seats || (p.head->decider == kNobody && kind == Decision::Kind::choose);
    findings.expect(p.head->turn_owner < p.head->seats && somebody, "seat {} is to play, {} to decide, of {}", p.head->turn_owner,
                    p.head->decider, p.head->seats);
    if (kind == Decision::Kind::draw_tile) findings.expect(p.head->bag_left != 0, "a draw from an empty bag");
    if (kind != Decision::Kind::finished) return;
    findings.expect(p.head->bag_left == 0 || !plain, "the game is over with {} tiles in the bag", p.head->bag_left);
    findings.expect(p.head->frames == 0 && p.head->queue == 0, "the game is over, but {} functions wait", p.head->frames + p.head->queue);
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
