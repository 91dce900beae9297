// Phase 1: a tile is drawn, tried and laid (BASE-6, BASE-7, BASE-8).
#include <bit>
#include <cstring>

#include <fmt/format.h>

#include "engine/board.h"
#include "engine/steps.h"

namespace pontlevis {
namespace {

constexpr std::uint8_t kSearchPlace = 0xff;  // Option::flags: the place in the frontier is not known

Error refusal(const char* rule, std::string text) {
    return {Fault::option, fmt::format("refused: {}  [{}]", text, rule), rule};
}

// The turns of each mask as four 16-bit numbers in one word, so that options are written without branches.
struct TurnPack {
    std::uint64_t turns[16]{};
    std::uint8_t count[16]{};
};
constexpr TurnPack kTurnPack = [] {
    TurnPack pack;
    for (unsigned mask = 0; mask < 16; ++mask)
        for (unsigned turn = 0; turn < 4; ++turn)
            if (mask >> turn & 1u) pack.turns[mask] |= std::uint64_t{turn} << (16 * pack.count[mask]++);
    return pack;
}();

// All legal places as (frontier place * 4 + turn), in canonical order.
void count_places(Position& p) {
    const std::uint8_t* fit = p.machine.fit.data() + std::size_t{p.head->tile_in_hand} * p.machine.signatures;
    std::uint16_t* out = p.scratch.places.data();
    std::uint32_t n = 0;
    std::uint64_t at = 0;  // the place in all four numbers, times 4
    for (std::uint32_t i = 0; i < p.head->frontier; ++i, at += 0x0004'0004'0004'0004u) {
        const std::uint8_t mask = fit[p.cells[frontier_cell(p.frontier[i])].signature];
        const std::uint64_t four = kTurnPack.turns[mask] + at;
        std::memcpy(out + n, &four, sizeof four);
        n += kTurnPack.count[mask];
    }
    p.scratch.count = n;
    p.scratch.counted = true;
}

// ---- drawing --------------------------------------------------------------------------------------

std::uint32_t draw_count(Position& p) {
    std::uint32_t types = 0;
    for (std::uint32_t type = 0; type < p.head->bag; ++type) types += p.bag[type] != 0;
    return types;
}

Option draw_option(std::uint32_t type) {
    return {static_cast<std::uint16_t>(Action::draw_tile), 0, 0, type, 0, 0};
}

Option draw_pick(Position& p, std::uint32_t k) {
    std::uint32_t type = 0;
    for (;; ++type)
        if (p.bag[type] != 0 && k-- == 0) return draw_option(type);
}

void draw_list(Position& p, std::vector<Option>& out) {
    for (std::uint32_t type = 0; type < p.head->bag; ++type)
        if (p.bag[type] != 0) out.push_back(draw_option(type));
}

Result<void> draw_check(Position& p, const Option& option) {
    if (option.a >= p.head->bag) return refusal("BASE-6", fmt::format("there is no tile type number {}", option.a));
    if (p.bag[option.a] == 0)
        return refusal("BASE-6", fmt::format("no {} is left in the bag", p.rules->tiles[option.a].id));
    return {};
}

void draw_apply(Position& p, const Option& option) {
    --p.bag[option.a];
    --p.head->bag_left;
    p.head->tile_in_hand = static_cast<Index>(option.a);
    if (p.recording) {
        Event event{.kind = Event::Kind::tile_drawn, .seat = p.head->turn_owner};
        event.tile_type = p.head->tile_in_hand;
        p.events.push_back(event);
    }
}

// ---- placing --------------------------------------------------------------------------------------

Option place_option(const Position& p, std::uint16_t place) {
    const std::uint32_t at = place >> 2;
    const CellRow& row = p.cells[frontier_cell(p.frontier[at])];
    const std::uint8_t hint = at < kSearchPlace ? static_cast<std::uint8_t>(at) : kSearchPlace;
    return {static_cast<std::uint16_t>(Action::place_tile), static_cast<std::uint8_t>(place & 3), hint,
            pack(Cell{row.x, row.y}), p.head->tile_in_hand, 0};
}

std::uint32_t place_count(Position& p) {
    if (!p.scratch.counted) count_places(p);
    return p.scratch.count;
}

Option place_pick(Position& p, std::uint32_t k) { return place_option(p, p.scratch.places[k]); }

void place_list(Position& p, std::vector<Option>& out) {
    const std::uint32_t count = place_count(p);
    out.resize(count);
    for (std::uint32_t i = 0; i < count; ++i) out[i] = place_option(p, p.scratch.places[i]);
}

// Says which edges do not match, for a place that was refused.
std::string mismatch(const Position& p, Index type, Cell cell, Turns turns) {
    static constexpr const char* kNames[] = {"north", "east", "south", "west"};
    std::string text;
    for (int side = 0; side < kSides; ++side) {
        const Cell beside = neighbour(cell, static_cast<Side>(side));
        const Index row = find_cell(p, beside.x, beside.y);
        if (row == kNone || p.cells[row].tile == kNone) continue;
        const TileRow& other = p.tiles[p.cells[row].tile];
        const std::string& mine = p.rules->tiles[type].edges[(side - turns) & 3];
        const std::string& theirs = p.rules->tiles[other.type].edges[(side + 2 - other.turns) & 3];
        if (mine == theirs) continue;
        text += fmt::format("\n  its {} edge is {}, the {} edge of the tile at ({},{}) is {}", kNames[side], mine,
                            kNames[(side + 2) & 3], beside.x, beside.y, theirs);
    }
    return text;
}

Result<void> place_check(Position& p, const Option& option) {
    const Cell cell = unpack_cell(option.a);
    const Index type = p.head->tile_in_hand;
    const std::string& id = p.rules->tiles[type].id;
    if (option.b != type || option.turn > 3 || option.c != 0)
        return refusal("BASE-6", fmt::format("the tile in hand is {}, in one of its four turns", id));
    const Index row = find_cell(p, cell.x, cell.y);
    if (row == kNone)
        return refusal("BASE-6", fmt::format("{} at ({},{}): no tile lies beside that cell", id, cell.x, cell.y));
    if (p.cells[row].tile != kNone)
        return refusal("BASE-6", fmt::format("{} at ({},{}): a tile lies there already", id, cell.x, cell.y));
    const std::uint8_t fit = p.machine.fits(type, p.cells[row].signature);
    if (fit >> option.turn & 1) return {};
    const std::string why = mismatch(p, type, cell, option.turn);
    std::string what = fmt::format("{}, turned {}, at ({},{})", id, option.turn, cell.x, cell.y);
    if (why.empty()) what += ": that turn looks like an earlier one, which stands for both";
    Error error = refusal("BASE-6", std::move(what));
    error.text += why;
    return error;
}

void place_apply(Position& p, const Option& option) {
    const Cell at = unpack_cell(option.a);
    Header& head = *p.head;
    const Index hint = option.flags;
    if (hint < head.frontier && hint < kSearchPlace) {
        const Index cell = frontier_cell(p.frontier[hint]);
        if (p.cells[cell].x == at.x && p.cells[cell].y == at.y) {
            head.chosen_cell = cell;
            head.chosen_place = hint;
            head.chosen_turns = option.turn;
            return;
        }
    }
    head.chosen_cell = find_cell(p, at.x, at.y);
    head.chosen_place = static_cast<Index>(frontier_place(p, head.chosen_cell));
    head.chosen_turns = option.turn;
}

}  // namespace

const Question kDrawQuestion{draw_count, draw_pick, draw_list, draw_check, draw_apply};
const Question kPlaceTileQuestion{place_count, place_pick, place_list, place_check, place_apply};

Flow step_turn_begin(Position& p) {
    ++p.head->turn;
    return Flow::next;
}

Flow step_tile_draw(Position& p) {
    if (p.head->bag_left == 0) return Flow::skip;
    p.head->decision = static_cast<std::uint8_t>(Decision::Kind::draw_tile);
    p.head->decider = p.head->turn_owner;
    return Flow::ask;
}

// BASE-7  A tile without a legal place leaves the game and another one is drawn.
Flow step_tile_check(Position& p) {
    count_places(p);
    if (p.scratch.count != 0) return Flow::next;
    p.scratch.counted = false;
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
    return Flow::ask;
}

Flow step_tile_join(Position& p) {
    Header& head = *p.head;
    lay_tile(p, head.chosen_cell, head.chosen_place, head.tile_in_hand, head.chosen_turns);
    p.head->chosen_cell = p.head->tile_in_hand = kNone;  // laying may have moved the block
    p.head->chosen_place = 0;
    p.head->chosen_turns = 0;
    if (p.recording) {
        Event event{.kind = Event::Kind::tile_laid, .seat = p.head->turn_owner};
        event.tile_type = p.tiles[p.head->tile_laid].type;
        event.where = location(PLV_PLACE_TILE, p.head->tile_laid);
        p.events.push_back(event);
    }
    return Flow::next;
}

}  // namespace pontlevis
