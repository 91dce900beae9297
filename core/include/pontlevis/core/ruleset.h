// What a table plays by: composed once from a configuration, immutable, shared by all games and threads.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/config.h"
#include "pontlevis/core/option.h"
#include "pontlevis/core/result.h"
#include "pontlevis/core/tiles.h"

namespace pontlevis {

struct Machine;  // the engine's own tables; hosts do not see them

/// The base game's feature kinds; a ruleset may have more.
enum class FeatureKind : std::uint8_t { field, road, city, monastery, garden };

struct ActionInfo {
    std::string name;  // as in saves: "place-tile"
    std::array<Operand, 3> operands{};
    bool turns = false;  // the option's `turn` matters
};

struct FigureKindInfo {
    std::string name;         // "normal"
    std::uint32_t stands_on;  // bit a feature kind
    std::uint16_t weight;     // for the majority (BASE-15)
    std::uint8_t per_seat;    // how many every player has
};

struct FeatureKindInfo {
    std::string name;  // "road"
};

/// One immutable set of rules, tiles, figures and seats.
///
/// Threads: safe to share; every Game holds a shared pointer to it.
class Ruleset {
public:
    /// Composes the rules that `config` asks for.
    ///
    /// Errors: Fault::rules (or input, for a tile file) with every problem found, one a line, each naming the
    /// config's file and line, what was found, what exists and what to do.
    [[nodiscard]] static Result<std::shared_ptr<const Ruleset>> compose(const Config& config);

    ~Ruleset();
    Ruleset(const Ruleset&) = delete;
    Ruleset& operator=(const Ruleset&) = delete;

    Config config;
    std::string edition;             // "C1", "C2", "C3"
    bool fields = true;              // BASE-4
    int two_tile_city = 4;           // BASE-14
    std::vector<std::string> seats;  // names, in turn order
    std::vector<TileType> tiles;     // tile types by number; only those with copies in this edition
    std::vector<std::uint32_t> copies;  // in the bag at the start, a tile type (start tile excluded)
    std::uint16_t start_tile = 0;       // laid at (0,0) before the first turn (BASE-3)
    std::vector<FigureKindInfo> figure_kinds;
    std::vector<FeatureKindInfo> feature_kinds;
    std::vector<ActionInfo> actions;

    /// Two rulesets with the same digest play the same game: rules, tiles, options and seats' number, in hex.
    [[nodiscard]] const std::string& digest() const { return digest_; }
    [[nodiscard]] std::uint32_t tiles_in_bag() const;
    [[nodiscard]] const Machine& machine() const { return *machine_; }

private:
    Ruleset();
    std::string digest_;
    std::unique_ptr<const Machine> machine_;
};

}  // namespace pontlevis
