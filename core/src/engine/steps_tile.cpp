// Phase 1: a tile is drawn, tried and laid (BASE-6, BASE-7, BASE-8).
#include <algorithm>

#include <fmt/format.h>

#include "engine/board.h"
#include "engine/calls.h"
#include "engine/choice.h"
#include "engine/frontier.h"
#include "engine/parts.h"
#include "engine/reactions.h"
#include "engine/stand.h"
#include "engine/steps.h"
#include "pontlevis/core/random.h"

namespace pontlevis {
namespace {

Error refusal(const char* rule, std::string text) {
    return {Fault::option, fmt::format("refused: {}  [{}]", text, rule), rule};
}

// ---- drawing --------------------------------------------------------------------------------------

std::uint32_t tiles_before(const Position& p, std::uint32_t type) { return type == 0 ? 0 : static_cast<std::uint32_t>(p.bag[type - 1]); }

// Pools are drawn empty one after the other; this is the one at hand, of all types where there is only one.
PoolRange drawable(const Position& p) {
    if (!p.machine.pools) return {0, p.head->bag};
    for (const PoolRange& pool : p.machine.pool_ranges)
        if (tiles_before(p, pool.last) != tiles_before(p, pool.first)) return pool;
    return {0, 0};  // the bag is empty, and nothing is drawn
}

std::uint32_t draw_count(Position& p) {
    std::uint32_t types = 0;
    const PoolRange range = drawable(p);
    for (std::uint32_t type = range.first; type < range.last; ++type) types += p.in_bag(type) != 0;
    return types;
}

Option draw_option(std::uint32_t type) {
    return {static_cast<std::uint16_t>(Action::draw_tile), 0, 0, type, 0, 0};
}

Option draw_pick(Position& p, std::uint32_t k) {
    std::uint32_t type = drawable(p).first;
    for (;; ++type)
        if (p.in_bag(type) != 0 && k-- == 0) return draw_option(type);
}

void draw_list(Position& p, std::vector<Option>& out) {
    const PoolRange range = drawable(p);
    for (std::uint32_t type = range.first; type < range.last; ++type)
        if (p.in_bag(type) != 0) out.push_back(draw_option(type));
}

Result<void> draw_check(Position& p, const Option& option) {
    if (option.action != static_cast<std::uint16_t>(Action::draw_tile) || option.turn != 0 || option.b != 0 || option.c != 0)
        return refusal("BASE-6", "a tile has to be drawn first");
    if (option.a >= p.head->bag) return refusal("BASE-6", fmt::format("there is no tile type number {}", option.a));
    if (p.in_bag(option.a) == 0)
        return refusal("BASE-6", fmt::format("no {} is left in the bag", p.rules->tiles[option.a].id));
    if (const PoolRange range = drawable(p); option.a < range.first || option.a >= range.last)
        return refusal("BASE-6", fmt::format("{} is not drawn yet; other tiles come first", p.rules->tiles[option.a].id));
    return {};
}

void draw_apply(Position& p, const Option& option) {
    take_from_bag(p, static_cast<Index>(option.a));
    --p.head->bag_left;
    ++p.head->step;
    p.head->tile_in_hand = static_cast<Index>(option.a);
    if (p.recording) {
        Event event{.kind = Event::Kind::tile_drawn, .seat = p.head->turn_owner};
        event.tile_type = p.head->tile_in_hand;
        p.events.push_back(event);
    }
}

Option draw_by_chance(Position& p) {
    Random random{p.head->random};
    std::uint32_t k = 0;
    if (!p.machine.pools) {
        k = random.below(p.head->bag_left);
    } else {
        const PoolRange range = drawable(p);
        const std::uint32_t before = tiles_before(p, range.first);
        k = before + random.below(tiles_before(p, range.last) - before);
    }
    p.head->random = random.state;
    // The type that holds the k-th tile: behind all types whose sums are not above k. First by sixteens, then among those.
    const auto wanted = static_cast<std::int16_t>(k);
    const std::uint32_t types = p.head->bag;
    std::uint32_t first = 0;
    for (std::uint32_t last = kBagBlock - 1; last < types; last += kBagBlock) first += p.bag[last] <= wanted ? kBagBlock : 0;
    const std::int16_t* const block = p.bag + first;
    std::int16_t type = 0;
    for (std::uint32_t i = 0; i < kBagBlock; ++i) type = static_cast<std::int16_t>(type + (block[i] <= wanted));
    return draw_option(first + static_cast<std::uint32_t>(type));
}

// ---- placing --------------------------------------------------------------------------------------

Option place_option(const Position& p, Place place) {
    const CellRow& row = p.cells[place.cell];
    return {static_cast<std::uint16_t>(Action::place_tile), place.turns, 0, pack(Cell{row.x, row.y}), p.head->tile_in_hand, 0};
}

bool plugins_care(const Position& p) { return !p.machine.plain && (!p.machine.plugins.fit.empty() || p.machine.tile_actions); }

void collect_places(Position& p);

std::uint32_t place_count(Position& p) {
    if (plugins_care(p)) {
        if (!p.scratch.collected) collect_places(p);
        return p.scratch.unlisted + static_cast<std::uint32_t>(p.scratch.offered.size());
    }
    if (!p.scratch.counted) p.scratch.count = count_places(p, p.head->tile_in_hand);
    p.scratch.counted = true;
    return p.scratch.count;
}

Option place_pick(Position& p, std::uint32_t k) {
    if (plugins_care(p) && k >= p.scratch.unlisted) return p.scratch.offered[k - p.scratch.unlisted];
    const Place place = pick_place(p, p.head->tile_in_hand, k);
    p.scratch.picked = place.cell;
    return place_option(p, place);
}

void list_places(Position& p, std::vector<Option>& out) {
    list_fitting(p, p.head->tile_in_hand, p.scratch.fitting);
    out.resize(p.scratch.fitting.size() * 4);
    Option* to = out.data();
    for (const Fitting& fitting : p.scratch.fitting) {
        Option option = place_option(p, {fitting.cell, 0});
        for (int i = 0; i < 4; ++i) {
            option.turn = kTurns.turns[fitting.turns][i];
            to[i] = option;
        }
        to += kTurns.count[fitting.turns];
    }
    out.resize(static_cast<std::size_t>(to - out.data()));
}

// All places that fit by their edges, less those that a plugin refuses.
void collect_unrefused(Position& p) {
    std::vector<Option>& out = p.scratch.offered;
    list_places(p, out);
    std::vector<plv_target>& targets = p.scratch.places_asked;
    targets.clear();
    for (const Option& option : out) {
        const Cell cell = unpack_cell(option.a);
        plv_target target{};
        target.size = sizeof target;
        target.kind = target.figure = target.cause = PLV_NONE;
        target.where = location(PLV_PLACE_OUT, 0);
        target.seat = p.head->turn_owner;
        target.type = p.head->tile_in_hand;
        target.x = cell.x;
        target.y = cell.y;
        target.turn = option.turn;
        targets.push_back(target);
    }
    if (targets.empty()) return;
    if (!ask_vetoes(p, p.machine.plugins.fit, targets, &p.scratch.refused_by)) return out.clear();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (p.scratch.refused[i] != 0)
            p.scratch.vetoed.push_back({out[i], p.scratch.refused_by[i]});
        else
            out[kept++] = out[i];
    }
    out.resize(kept);
}

// With plugins that veto places, or offer more. Where nobody has a say about the tile in hand, places are counted
// as in the base game, and only what is added is listed.
void collect_places(Position& p) {
    p.scratch.offered.clear();
    p.scratch.vetoed.clear();
    p.scratch.collected = true;
    p.scratch.unlisted = 0;
    const Index type = p.head->tile_in_hand;
    const auto wakes = [&](const Handler& handler) { return handler.filter.types.empty() || handler.filter.types[type]; };
    if (std::any_of(p.machine.plugins.fit.begin(), p.machine.plugins.fit.end(), wakes))
        collect_unrefused(p);
    else
        p.scratch.unlisted = count_places(p, type);
    if (p.machine.tile_actions && add_actions(p, p.machine.program[p.machine.tile_place].anchor)) p.scratch.unlisted = 0;
}

void place_list(Position& p, std::vector<Option>& out) {
    if (!plugins_care(p)) return list_places(p, out);
    place_count(p);
    if (p.scratch.unlisted != 0) list_places(p, out);
    out.insert(out.end(), p.scratch.offered.begin(), p.scratch.offered.end());
}

// Whether an edge kind says that it lies against another.
bool fits_against(const Ruleset& rules, const std::string& kind, const std::string& other) {
    const auto found = std::find_if(rules.edge_kinds.begin(), rules.edge_kinds.end(), [&](const EdgeKindInfo& one) { return one.name == kind; });
    return found != rules.edge_kinds.end() && std::any_of(found->fits.begin(), found->fits.end(),
                                                          [&](const std::string& word) { return word == "*" || word == other; });
}

// Says which edges do not match, for a place that was refused.
std::string mismatch(const Position& p, Index type, Cell cell, Turns turns) {
    static constexpr const char* kNames[] = {"north", "east", "south", "west"};
    std::string text;
    for (int side = 0; side < kSides; ++side) {
        const Cell beside = neighbour(cell, static_cast<Side>(side));
        const Index row = find_cell(p, beside.x, beside.y);
        if (row == kNone || p.cells[row].is_open()) continue;
        const TileRow& other = p.tiles[p.cells[row].index];
        const std::string& mine = p.rules->tiles[type].edges[(side - turns) & 3];
        const std::string& theirs = p.rules->tiles[other.type].edges[(side + 2 - other.turns) & 3];
        if (mine == theirs || fits_against(*p.rules, mine, theirs) || fits_against(*p.rules, theirs, mine)) continue;
        text += fmt::format("\n  its {} edge is {}, the {} edge of the tile at ({},{}) is {}", kNames[side], mine,
                            kNames[(side + 2) & 3], beside.x, beside.y, theirs);
    }
    return text;
}

Result<void> veto_of(Position& p, const Option& option) {
    if (!plugins_care(p)) return {};
    place_count(p);
    if (p.scratch.unlisted != 0) return {};
    for (const Option& offered : p.scratch.offered)
        if (same_option(offered, option)) return {};
    for (const Vetoed& vetoed : p.scratch.vetoed)
        if (same_option(vetoed.option, option))
            return Error{Fault::option, fmt::format("refused: {} forbids that place  [{}]", vetoed.by->name, vetoed.by->rule), vetoed.by->rule};
    if (p.fault) return *p.fault;
    return refusal("BASE-6", "another action has to be taken now");
}

Result<void> place_check(Position& p, const Option& option) {
    if (is_plugin_action(option) && plugins_care(p)) {
        place_count(p);
        return kChooseQuestion.check(p, option);
    }
    const Cell cell = unpack_cell(option.a);
    const Index type = p.head->tile_in_hand;
    const std::string& id = p.rules->tiles[type].id;
    if (option.action != static_cast<std::uint16_t>(Action::place_tile) || option.b != type || option.turn > 3 || option.c != 0)
        return refusal("BASE-6", fmt::format("the tile in hand, {}, has to be laid first, in one of its four turns", id));
    const Index row = find_cell(p, cell.x, cell.y);
    if (row == kNone)
        return refusal("BASE-6", fmt::format("{} at ({},{}): no tile lies beside that cell", id, cell.x, cell.y));
    if (!p.cells[row].is_open())
        return refusal("BASE-6", fmt::format("{} at ({},{}): a tile lies there already", id, cell.x, cell.y));
    const std::uint8_t fit = p.machine.fits(type, p.cells[row].signature);
    if (fit >> option.turn & 1) return veto_of(p, option);
    const std::string why = mismatch(p, type, cell, option.turn);
    std::string what = fmt::format("{}, turned {}, at ({},{})", id, option.turn, cell.x, cell.y);
    if (why.empty()) what += ": that turn looks like an earlier one, which stands for both";
    Error error = refusal("BASE-6", std::move(what));
    error.text += why;
    return error;
}

void place_apply(Position& p, const Option& option) {
    if (is_plugin_action(option)) {
        take_action(p, option);  // it lays the tile by its own means
        ++p.head->step;
        return;
    }
    ++p.head->step;
    const Cell at = unpack_cell(option.a);
    const Index picked = p.scratch.picked;  // most likely the one
    const bool is_it = picked < p.head->cells && p.cells[picked].x == at.x && p.cells[picked].y == at.y;
    p.head->chosen_cell = is_it ? picked : find_cell(p, at.x, at.y);
    p.head->chosen_turns = option.turn;
}

}  // namespace

const Question kDrawQuestion{draw_count, draw_pick, draw_list, draw_check, draw_apply, draw_by_chance};
const Question kPlaceTileQuestion{place_count, place_pick, place_list, place_check, place_apply};

Flow step_turn_begin(Position& p) {
    ++p.head->turn;
    p.head->entries = 0;
    p.head->part = 0;
    p.head->flags &= kFinish | kLonely;
    return Flow::next;
}

Flow step_tile_draw(Position& p) {
    if (p.head->tile_in_hand != kNone) return Flow::next;  // a plugin has found one
    if (p.head->bag_left == 0) {
        if (p.head->frames != 0) {  // a part that was called, and nothing to play it with
            end_part(p);
            return Flow::resume;
        }
        if (p.head->part == 0) return Flow::skip;
        p.head->step = p.machine.turn_end;  // an extra part without a tile
        return Flow::resume;
    }
    p.head->decision = static_cast<std::uint8_t>(Decision::Kind::draw_tile);
    p.head->decider = p.head->turn_owner;
    return Flow::ask;
}

// BASE-7  A tile without a legal place leaves the game and another one is drawn.
Flow step_tile_check(Position& p) {
    p.scratch.counted = p.scratch.collected = false;
    if (place_count(p) != 0) return Flow::next;
    p.scratch.counted = p.scratch.collected = false;
    if (p.fault) return Flow::fail;
    ++p.head->set_aside;
    if (p.recording) {
        Event event{.kind = Event::Kind::tile_set_aside, .seat = p.head->turn_owner};
        event.tile_type = p.head->tile_in_hand;
        event.rule = "BASE-7";
        p.events.push_back(event);
    }
    p.head->tile_in_hand = kNone;
    return Flow::skip;
}

Flow step_tile_place(Position& p) {
    p.head->decision = static_cast<std::uint8_t>(Decision::Kind::place_tile);
    p.head->decider = p.head->turn_owner;
    if (p.machine.plain) return Flow::ask;
    if (place_count(p) != 0) return Flow::ask;
    return p.fault ? Flow::fail : Flow::skip;  // what could be placed no longer can
}

Flow step_tile_join(Position& p) {
    Header& head = *p.head;
    if (!p.machine.plain && head.chosen_cell == kNone) {
        fail(p, "tile.place", "BASE-6", "the action that was taken laid no tile");
        return Flow::fail;
    }
    lay_tile(p, head.chosen_cell, head.tile_in_hand, head.chosen_turns);
    p.head->chosen_cell = p.head->tile_in_hand = kNone;  // laying may have moved the block
    p.head->chosen_turns = 0;
    if (p.recording) {
        Event event{.kind = Event::Kind::tile_laid, .seat = p.head->turn_owner};
        event.tile_type = p.tiles[p.head->tile_laid].type;
        event.where = location(PLV_PLACE_TILE, p.head->tile_laid);
        p.events.push_back(event);
    }
    notice(p, Moment::tile_laid, {p.head->tile_laid});
    return Flow::next;
}

}  // namespace pontlevis
