// A table at which one game is played: hosts, bots and tests ask it what is to be decided and answer.
// It holds the current State and the scratch memory that listing and scoring need; it does no input or
// output and keeps no history (session.h does).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "pontlevis/core/event.h"
#include "pontlevis/core/option.h"
#include "pontlevis/core/result.h"
#include "pontlevis/core/ruleset.h"

namespace pontlevis {

struct Position;

/// A whole game position as one block of plain bytes. Copying is one memcpy; it holds no pointer.
/// It belongs to the ruleset of the game that made it.
class State {
public:
    State() = default;
    State(const State& other);
    State& operator=(const State& other);
    State(State&&) noexcept = default;
    State& operator=(State&&) noexcept = default;

    [[nodiscard]] std::span<const std::byte> bytes() const { return {block_.get(), size_}; }

private:
    friend class Game;
    void assign(const std::byte* bytes, std::size_t size);
    std::unique_ptr<std::byte[]> block_;
    std::size_t size_ = 0;
    std::size_t room_ = 0;  // allocated; assigning a smaller state keeps the memory
};

/// What the game waits for.
struct Decision {
    enum class Kind : std::uint8_t { draw_tile, place_tile, place_figure, choose, finished };
    static constexpr std::uint8_t kChance = 0xff;
    Kind kind = Kind::finished;
    std::uint8_t seat = 0;     // who decides; kChance for chance, meaningless when finished
    const char* asked_by = ""; // of `choose`: the step, action or fate of a plugin, "lakes.fish", or an anchor
    const char* rule = "";     // of `choose`: "LM-4"
    [[nodiscard]] bool is_chance() const { return kind == Kind::draw_tile || (kind == Kind::choose && seat == kChance); }
};

struct TileView {
    Cell cell;
    std::uint16_t type;  // index into Ruleset::tiles
    Turns turns;
    std::uint32_t first_segment;  // its segments are numbered on from here, in the tile type's order
    std::uint8_t segments;
};

struct FigureView {
    std::uint16_t figure;  // its number, fixed for the whole game
    std::uint8_t seat;
    std::uint8_t kind;
    Location where;
};

struct FeatureView {
    std::uint8_t kind;
    std::int32_t open;      // edges or neighbours that are still missing; 0: complete (fields never are)
    std::uint32_t segments;
    std::uint32_t marks;    // pennants
    bool occupied;
};

class Game {
public:
    Game(std::shared_ptr<const Ruleset> rules, std::uint64_t seed);
    ~Game();
    Game(Game&&) noexcept;
    Game& operator=(Game&&) noexcept;

    /// A new game from `seed` at the same table; allocates nothing.
    void restart(std::uint64_t seed);

    [[nodiscard]] const Ruleset& rules() const;
    [[nodiscard]] const std::shared_ptr<const Ruleset>& shared_rules() const;

    // ---- the decision at hand -------------------------------------------------------------------
    [[nodiscard]] Decision decision() const;
    [[nodiscard]] bool finished() const;

    /// How many options there are, and the k-th, 0 <= k < count(), in the engine's own order. That order is
    /// fixed by the state; it is the canonical one unless the ruleset has more than 300 tiles.
    /// For chance every outcome counts once, however likely it is; see draw().
    [[nodiscard]] std::uint32_t count();
    [[nodiscard]] Option pick(std::uint32_t k);

    /// All options in canonical order. Valid until the next call that is not const.
    /// Draws: by tile type. Places: north to south, west to east, turns 0 to 3; of turns that look alike
    /// only the first. Figures: pass first, then by segment of the tile laid, then by figure kind.
    [[nodiscard]] std::span<const Option> list();

    /// For chance: an outcome with its true likelihood, from the state's own generator, which moves on.
    [[nodiscard]] Option draw();

    /// Answers the decision and plays on to the next one.
    ///
    /// Errors: Fault::option with the rule that forbids it; Fault::handler if a plugin failed: another option may
    /// go well, unless it failed at the start of the game. The state is then as before.
    [[nodiscard]] Result<void> apply(const Option& option);

    /// Whether the option is one of the decision at hand; changes nothing. A plugin may still fail at it.
    ///
    /// Errors: Fault::option, as apply() would say it; Fault::handler if the game cannot begin.
    [[nodiscard]] Result<void> check(const Option& option);

    // ---- the state as a value -------------------------------------------------------------------
    [[nodiscard]] State state() const;
    void copy_to(State& state) const;     // one memcpy; keeps the memory of `state`
    void set_state(const State& state);   // of the same ruleset
    /// What a seat may know: the state without the generator, and without what plugins hide from that seat. It is
    /// for looking at; a game that is played on from it draws other tiles.
    [[nodiscard]] State observation(std::uint8_t seat) const;
    [[nodiscard]] std::uint64_t hash() const;  // of the used rows: equal for equal histories
    [[nodiscard]] std::size_t used_bytes() const;

    // ---- events ---------------------------------------------------------------------------------
    void record_events(bool on);
    /// What the last apply() (or the start) did, in order.
    [[nodiscard]] std::span<const Event> events() const;

    // ---- looking at the table -------------------------------------------------------------------
    [[nodiscard]] std::uint8_t seats() const;
    [[nodiscard]] std::uint8_t turn_owner() const;
    [[nodiscard]] std::uint32_t turn_number() const;  // turns begun, the first is 1
    [[nodiscard]] std::uint32_t decisions() const;    // answered so far, chance included
    [[nodiscard]] std::int32_t score(std::uint8_t seat) const;
    [[nodiscard]] std::uint32_t in_supply(std::uint8_t seat, std::uint8_t figure_kind) const;
    [[nodiscard]] std::uint32_t in_bag() const;
    [[nodiscard]] std::uint32_t in_bag(std::uint16_t tile_type) const;
    [[nodiscard]] std::uint32_t set_aside() const;  // tiles that left the game (BASE-7)
    [[nodiscard]] std::optional<std::uint16_t> tile_in_hand() const;
    [[nodiscard]] std::uint32_t tiles_laid() const;
    [[nodiscard]] TileView tile(std::uint32_t index) const;  // in the order of laying
    [[nodiscard]] std::optional<std::uint32_t> tile_at(Cell cell) const;
    [[nodiscard]] std::uint32_t segments() const;
    [[nodiscard]] std::uint32_t tile_of_segment(std::uint32_t segment) const;
    [[nodiscard]] std::uint32_t feature_of(std::uint32_t segment) const;  // changes on joins; equal = connected
    [[nodiscard]] FeatureView feature(std::uint32_t feature) const;
    [[nodiscard]] std::vector<std::uint32_t> feature_segments(std::uint32_t feature) const;  // ascending
    [[nodiscard]] std::uint32_t figures() const;
    [[nodiscard]] FigureView figure(std::uint32_t index) const;
    [[nodiscard]] std::vector<FigureView> figures_on(std::uint32_t segment) const;
    [[nodiscard]] std::vector<Cell> frontier() const;  // open cells, north to south, west to east
    /// Turns (bit a turn) in which `tile_type` fits `cell` by its edges; 0 where no tile may go. BASE-6.
    [[nodiscard]] std::uint8_t fits(std::uint16_t tile_type, Cell cell) const;

    /// For the engine's own sources.
    [[nodiscard]] Position& position() { return *position_; }
    [[nodiscard]] const Position& position() const { return *position_; }

private:
    std::unique_ptr<Position> position_;
};

}  // namespace pontlevis
