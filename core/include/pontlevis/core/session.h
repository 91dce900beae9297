// A game with its record: what was decided, by whom, and the state's hash after each decision. Hosts play
// through a Session when the game shall be saved or taken back; bots that search use bare Games.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis {

/// One answered decision.
struct Played {
    Option option;
    std::uint64_t hash;  // of the state after it
    std::uint8_t seat;   // who decided; meaningless for chance
    bool is_chance;
};

class Session {
public:
    /// Who answers chance: the engine from the game's own generator, or the host (tiles drawn at a real table).
    enum class Chance : std::uint8_t { engine, host };

    /// A new game. If the engine draws, it has done so for the first turn; if a plugin failed there, the game
    /// still waits for that draw, and draw() says why.
    Session(std::shared_ptr<const Ruleset> rules, std::uint64_t seed, Chance chance = Chance::engine);

    /// A new game in which nothing has been drawn. For those who read records.
    [[nodiscard]] static Session undrawn(std::shared_ptr<const Ruleset> rules, std::uint64_t seed, Chance chance);

    [[nodiscard]] const Game& game() const { return game_; }
    /// For listing and picking options. Answer through play(): what goes past it is in no record.
    [[nodiscard]] Game& game() { return game_; }

    [[nodiscard]] std::uint64_t seed() const { return seed_; }
    [[nodiscard]] Chance chance() const { return chance_; }
    [[nodiscard]] std::span<const Played> record() const { return record_; }
    /// How often decisions were taken back; a host that keeps a copy of the record compares it.
    [[nodiscard]] std::uint32_t rewinds() const { return rewinds_; }

    /// Answers the decision at hand. If the engine draws, it then draws until a player has to decide.
    ///
    /// Errors: as Game::apply, and Fault::handler if a plugin fails at such a draw; the game is then as before,
    /// and nothing is recorded.
    [[nodiscard]] Result<void> play(const Option& option);

    /// Draws until a player has to decide or the game is finished. play() does so by itself; it is needed
    /// only where a record was read up to a draw (LoadOptions::to).
    ///
    /// Errors: Fault::handler if a plugin failed; the game then waits for that draw.
    [[nodiscard]] Result<void> draw();

    /// Takes back the host's last `answers` answers, with the draws that followed them.
    ///
    /// Errors: Fault::option if there are not as many; the game is then as before.
    [[nodiscard]] Result<void> undo(std::uint32_t answers = 1);

    /// Answers one decision, chance or not, and draws nothing afterwards. For those who read records.
    [[nodiscard]] Result<void> answer(const Option& option);
    /// Lets the game's generator answer one chance decision, which must be at hand, whoever draws otherwise.
    [[nodiscard]] Result<void> draw_one();

    void record_events(bool on);
    /// What the last play() or draw() did, all its draws included.
    [[nodiscard]] std::span<const Event> events() const { return events_; }

private:
    struct Undrawn {};
    Session(Undrawn, std::shared_ptr<const Ruleset> rules, std::uint64_t seed, Chance chance);
    Result<void> take(const Option& option);
    Result<void> take_draw();
    Result<void> take_draws();
    void forget_events();

    Game game_;
    std::uint64_t seed_;
    Chance chance_;
    std::uint32_t rewinds_ = 0;
    std::vector<Played> record_;
    std::vector<Event> events_;
    std::deque<std::string> texts_;  // of theirs: the game forgets what plugins said with its next answer
    State before_;  // the answer that is being played
};

}  // namespace pontlevis
