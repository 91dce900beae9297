// The River: in which order its tiles come is said by the pools of its manifest; here it is seen to that each one
// carries the river on, and that it neither turns back at once nor closes its own way.
#include <bit>
#include <string_view>

#include "pontlevis/sdk/plugin.h"

using namespace pontlevis::sdk;

namespace {

constexpr Name kRiver = "river.river";
constexpr Name kSpring = "river/spring";
constexpr Name kBaseStart = "base/crfr-cap-straight";
constexpr Side kAllSides[] = {Side::north, Side::east, Side::south, Side::west};

bool has(std::uint32_t sides, Side side) { return (sides >> static_cast<int>(side) & 1u) != 0; }

/// Where the river reaches the edges of a tile, as it lies.
std::uint32_t banks(const Call& call, const Target& target) { return call.type_sides(target.type, kRiver, target.turn); }

/// The tile beyond a side, if the river comes from there. Edges match: what is river here is river there.
std::optional<Tile> upstream(const Call& call, const Target& target, Side side) {
    return has(banks(call, target), side) ? call.tile_at(neighbour(target.cell, side)) : std::nullopt;
}

/// How a river turns that comes in at a side of a tile: quarter turns from there to where it leaves, 2 straight on;
/// none if it ends there, or parts.
std::optional<int> bend(std::uint32_t sides, Side from) {
    if (std::popcount(sides) != 2) return std::nullopt;
    const int to = std::countr_zero(sides & ~(1u << static_cast<int>(from)));
    return (to - static_cast<int>(from)) & 3;
}

// RIV-4  A tile with river continues it. RIV-8  No tile joins two of its ends.
void goes_on(const Call& call, Targets targets, Refused refused) {
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const Target target = targets[i];
        int joined = 0;
        for (const Side side : kAllSides) joined += upstream(call, target, side).has_value();
        if (banks(call, target) != 0 && joined != 1) refused.refuse(i);
    }
}

// RIV-8  No end of it runs into what lies there, or to where another one ends: its next tile will touch this one alone.
void keeps_room(const Call& call, Targets targets, Refused refused) {
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const Target target = targets[i];
        for (const Side end : kAllSides) {
            const Cell next = neighbour(target.cell, end);
            if (!has(banks(call, target), end) || call.tile_at(next)) continue;
            for (const Side side : kAllSides)
                if (side != opposite(end) && call.tile_at(neighbour(next, side))) refused.refuse(i);
        }
    }
}

// RIV-5  Two bends that follow each other do not turn the same way.
void turns_back(const Call& call, Targets targets, Refused refused) {
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const Target target = targets[i];
        for (const Side side : kAllSides) {
            const std::optional<Tile> before = upstream(call, target, side);
            const std::optional<int> here = bend(banks(call, target), side);
            if (!before || !here || *here == 2) continue;
            // The other way round, a river that comes in where it leaves, turns the other way.
            const std::optional<int> there = bend(call.type_sides(before->type, kRiver, before->turn), opposite(side));
            if (there && *there == 4 - *here) refused.refuse(i);
        }
    }
}

// RIV-9  Before the first turn the base game's start tile is taken out of the bag and put away, unless it lies on the
// table or the option says that it is drawn like others.
void leave_out(Call& call) {
    if (call.get("river.left_out") != 0) return;
    call.set("river.left_out", 0, 1);
    const bool stays = std::string_view(call.option_text("base_start")) == "bag";
    if (stays || call.tile(0).type != call.tile_type(kSpring) || call.tiles_left(kBaseStart) == 0) return;
    call.take_tile(kBaseStart);
    call.set_aside();
}

}  // namespace

PLV_PLUGIN(bind("goes_on", &goes_on), bind("keeps_room", &keeps_room), bind("turns_back", &turns_back), bind("leave_out", &leave_out))
