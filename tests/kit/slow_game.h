// The base game played the slow way: from tile facts and the sentences of the rules only, with everything found
// anew after each tile. Tests play it beside the engine and compare; the two share no code.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis::kit {

/// One scored feature.
struct SlowScore {
    std::uint32_t feature = 0;  // SlowGame::feature_of() each of its segments
    FeatureKind kind{};
    Mode mode{};
    std::int32_t units = 0, marks = 0, points = 0;
    std::uint8_t owners = 0;  // bit a seat
    friend auto operator<=>(const SlowScore&, const SlowScore&) = default;
};

/// Rules that the tiles imply, worked out once.
struct SlowRules {
    explicit SlowRules(std::shared_ptr<const Ruleset> ruleset);
    std::shared_ptr<const Ruleset> rules;
    std::vector<std::vector<Turns>> turns;  // a tile type: those that do not look like an earlier one
    int reach = 0;                          // no tile lies farther from (0,0)
};

/// A game; copies are independent. Segments are numbered like the engine's: by tile in the order of laying, then
/// in the order of the tile type.
class SlowGame {
public:
    explicit SlowGame(std::shared_ptr<const SlowRules> rules);

    [[nodiscard]] Decision::Kind decision() const { return decision_; }
    [[nodiscard]] std::uint8_t seat() const { return seat_; }
    /// Every option, in the order that game.h calls canonical.
    [[nodiscard]] std::vector<Option> list() const;
    /// One of them.
    void apply(const Option& option);

    /// What the last apply() scored, ordered.
    [[nodiscard]] const std::vector<SlowScore>& scored() const { return scored_; }
    [[nodiscard]] std::int32_t score(std::uint8_t seat) const { return scores_[seat]; }
    [[nodiscard]] std::uint32_t in_supply(std::uint8_t seat) const { return supply_[seat]; }
    [[nodiscard]] std::uint32_t tiles_laid() const { return static_cast<std::uint32_t>(tiles_.size()); }
    [[nodiscard]] std::uint32_t set_aside() const { return set_aside_; }
    [[nodiscard]] std::uint32_t feature_of(std::uint32_t segment) const;

private:
    struct Laid {
        Cell cell;
        std::uint16_t type = 0;
        Turns turns = 0;
        std::uint32_t first_segment = 0;
    };
    struct Follower {
        std::uint8_t seat = 0;
        std::uint32_t segment = 0;
    };
    /// What is known of a feature when all segments have been looked at.
    struct Summary {
        bool complete = false;
        std::int32_t tiles = 0, open = 0, marks = 0;
        std::vector<std::uint32_t> segments;
    };

    [[nodiscard]] const TileType& type_of(const Laid& tile) const { return rules_->rules->tiles[tile.type]; }
    [[nodiscard]] std::int16_t& at(Cell cell);
    [[nodiscard]] const Laid* tile_at(Cell cell) const;
    [[nodiscard]] std::uint32_t tiles_left() const;
    [[nodiscard]] std::vector<Cell> open_cells() const;
    [[nodiscard]] bool fits(std::uint16_t type, Cell cell, Turns turns) const;
    [[nodiscard]] std::vector<Option> places() const;
    [[nodiscard]] std::vector<Option> figures() const;
    [[nodiscard]] FeatureKind kind_of(std::uint32_t segment) const { return kinds_[segment]; }
    [[nodiscard]] bool is_occupied(std::uint32_t segment) const;
    [[nodiscard]] Summary look_at(std::uint32_t feature) const;
    [[nodiscard]] std::int32_t missing(std::uint32_t segment) const;
    [[nodiscard]] std::int32_t completed_cities(const Summary& field) const;
    [[nodiscard]] std::uint8_t owners_of(std::uint32_t feature) const;

    void lay(std::uint16_t type, Cell cell, Turns turns);
    void connect(const Laid& a, int side, const Laid& b);
    void draw_next();
    void take_tile(std::uint16_t type);
    void end_turn();
    void end_game();
    void score_occupied(Mode mode);
    void score_feature(std::uint32_t feature, const Summary& summary, Mode mode);
    void lift(std::uint32_t feature);

    std::shared_ptr<const SlowRules> rules_;
    Decision::Kind decision_ = Decision::Kind::draw_tile;
    std::uint8_t seat_ = 0;
    std::uint16_t hand_ = 0;
    std::uint32_t set_aside_ = 0;
    std::vector<std::uint32_t> bag_;
    std::vector<Laid> tiles_;
    std::vector<std::int16_t> board_;            // tile number a cell, -1 for none
    std::vector<FeatureKind> kinds_;             // a segment
    std::vector<std::uint32_t> tile_of_;         // a segment
    mutable std::vector<std::uint32_t> parent_;  // a segment: another one of its feature, the feature's name itself
    std::vector<Follower> followers_;
    std::vector<std::uint32_t> supply_;
    std::vector<std::int32_t> scores_;
    std::vector<SlowScore> scored_;
};

}  // namespace pontlevis::kit
