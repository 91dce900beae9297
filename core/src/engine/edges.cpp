#include "engine/edges.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

namespace pontlevis {
namespace {

// What is said about a kind of edge; null where it only fits itself.
const EdgeKindInfo* edge_info(const Ruleset& rules, const std::string& name) {
    const auto same = [&](const EdgeKindInfo& kind) { return kind.name == name; };
    const auto found = std::find_if(rules.edge_kinds.begin(), rules.edge_kinds.end(), same);
    return found == rules.edge_kinds.end() ? nullptr : &*found;
}

bool welcomes(const Ruleset& rules, const std::string& one, const std::string& other) {
    const EdgeKindInfo* info = edge_info(rules, one);
    if (info == nullptr) return false;
    return std::any_of(info->fits.begin(), info->fits.end(), [&](const std::string& word) { return word == "*" || word == other; });
}

bool fills_holes(const Ruleset& rules, const TileType& tile) {
    return std::any_of(tile.edges.begin(), tile.edges.end(), [&](const std::string& edge) {
        const EdgeKindInfo* info = edge_info(rules, edge);
        return info != nullptr && info->hole;
    });
}

// The turns of a tile in which its edge on a side lies well against each kind of edge; against none at all (0) it
// does unless it needs a neighbour.
using SideFits = std::vector<std::uint8_t>;

SideFits fits_on_side(const Ruleset& rules, const Machine& machine, const TileType& tile, int side) {
    const bool hole = fills_holes(rules, tile);
    SideFits fits(machine.edge_kinds + 1, 0);
    for (int turn = 0; turn < 4; ++turn) {
        const std::string& shown = tile.edges[(side - turn) & 3];
        const auto bit = static_cast<std::uint8_t>(1 << turn);
        if (!hole && !closes(rules, shown)) fits[0] |= bit;
        for (std::uint32_t kind = 0; kind < machine.edge_kinds; ++kind)
            if (lie_together(rules, shown, machine.edge_names[kind])) fits[kind + 1] |= bit;
    }
    return fits;
}

}  // namespace

bool lie_together(const Ruleset& rules, const std::string& one, const std::string& other) {
    return one == other || welcomes(rules, one, other) || welcomes(rules, other, one);
}

bool closes(const Ruleset& rules, const std::string& edge) {
    const EdgeKindInfo* info = edge_info(rules, edge);
    return info != nullptr && info->closes;
}

std::uint32_t signature_of(const Machine& machine, int side, std::uint32_t digit) {
    for (; side > 0; --side) digit *= machine.edge_kinds + 1;
    return digit;
}

void build_fit(const Ruleset& rules, Machine& machine) {
    const std::uint32_t base = machine.edge_kinds + 1;
    for (const std::string& one : machine.edge_names)
        for (const std::string& other : machine.edge_names) machine.together.push_back(lie_together(rules, one, other));
    machine.signatures = signature_of(machine, kSides, 1);
    machine.fit.assign(rules.tiles.size() * machine.signatures, 0);
    machine.fit_count = machine.fit;
    machine.fitting.resize(rules.tiles.size());
    for (std::size_t type = 0; type < rules.tiles.size(); ++type) {
        std::array<SideFits, kSides> sides;
        for (int side = 0; side < kSides; ++side) sides[side] = fits_on_side(rules, machine, rules.tiles[type], side);
        for (std::uint32_t signature = 0; signature < machine.signatures; ++signature) {
            std::uint8_t fit = machine.tiles[type].turns;
            std::uint32_t wanted = signature;
            for (int side = 0; side < kSides && fit != 0; ++side, wanted /= base) fit &= sides[side][wanted % base];
            const std::size_t at = type * machine.signatures + signature;
            machine.fit[at] = fit;
            if (signature == 0 || fit == 0) continue;
            machine.fit_count[at] = static_cast<std::uint8_t>(std::popcount(fit));
            machine.fitting[type].push_back(static_cast<std::uint16_t>(signature));
        }
    }
}

std::string wrong_start(const Ruleset& rules) {
    static constexpr const char* kNames[] = {"north", "east", "south", "west"};
    for (const StartTile& tile : rules.start) {
        for (const StartTile& other : rules.start) {
            for (int side = 0; side < kSides; ++side) {
                const Cell beside = neighbour(tile.cell, static_cast<Side>(side));
                if (beside.x != other.cell.x || beside.y != other.cell.y) continue;
                const std::string& mine = rules.tiles[tile.type].edges[(side - tile.turns) & 3];
                const std::string& theirs = rules.tiles[other.type].edges[(side + 2 - other.turns) & 3];
                if (!lie_together(rules, mine, theirs))
                    return fmt::format("the start: {} at ({},{}) has {} in the {}, {} beside it shows {}  [BASE-6]", rules.tiles[tile.type].id,
                                       tile.cell.x, tile.cell.y, mine, kNames[side], rules.tiles[other.type].id, theirs);
            }
        }
    }
    return {};
}

}  // namespace pontlevis
