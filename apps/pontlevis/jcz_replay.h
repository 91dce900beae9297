// Plays a saved game of JCloisterZone on our engine, message by message. Tiles are drawn as the file lays them.
// Our engine scores as soon as the last figure is placed, theirs at COMMIT: so that answer waits until COMMIT.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "jcz_file.h"
#include "jcz_places.h"
#include "pontlevis/core/session.h"

namespace pontlevis::program::jcz {

/// One award: who got how much for what, in their words. 0 points are one, too.
struct Award {
    std::uint8_t seat;
    std::string what;
    std::int32_t points;
};

class Replay {
public:
    /// A table with nothing played. `pending`: the tile that is drawn after the last message, if it is known.
    ///
    /// Errors: Fault::input: tiles that are not in the game's box; others at the start than here.
    [[nodiscard]] static Result<Replay> at_start(const File& file, std::shared_ptr<const Ruleset> rules,
                                                 const std::string& pending);

    /// The message outlives the replay.
    ///
    /// Errors: the first difference: what they did and why it cannot be done here.
    [[nodiscard]] Result<void> play(const Message& message);
    /// Draws the pending tile if it is known. After the last message.
    [[nodiscard]] Result<void> draw_pending();

    [[nodiscard]] Session& session() { return session_; }
    [[nodiscard]] const Session& session() const { return session_; }
    /// The game's own record as a session from a full bag: theirs may end before the bag is empty (endTurn).
    [[nodiscard]] Session recorded() const;
    [[nodiscard]] const std::vector<Award>& awards() const { return awards_; }
    /// The answer that waits for COMMIT.
    [[nodiscard]] const std::optional<Option>& waiting() const { return waiting_; }
    /// Whether it is about what was scored, and not about the tile that was laid.
    [[nodiscard]] bool waits_for_fate() const;
    /// The last message that was played; null: none.
    [[nodiscard]] const Message* last() const { return last_; }

private:
    Replay(Session session, std::vector<std::uint32_t> needed)
        : session_(std::move(session)), needed_(std::move(needed)) {}

    Result<void> place_tile(const Message& message);
    Result<void> do_as(const Message& message);
    Result<void> pass();
    Result<void> commit();

    Result<void> draw(std::uint16_t type);
    Result<void> bring(std::uint16_t type);
    Result<void> set_aside_surplus();
    Result<void> say(const Option& option);
    Result<void> say_waiting();
    Result<void> answer(const Option& option);
    Result<void> reveal();
    void note_awards();
    /// The game as it would be after an answer.
    [[nodiscard]] Game after(const Option& option) const;
    Game& game() { return session_.game(); }

    Session session_;
    std::vector<std::uint32_t> needed_;  // a tile type: how many the file still lays
    std::optional<std::uint16_t> pending_;
    std::optional<Option> waiting_;
    const Message* last_ = nullptr;
    std::optional<double> random_;  // of the last COMMIT
    bool declined_ = false;         // they passed in this part of the turn, which gives up all that may follow
    std::string pointed_at_;        // the feature of the last message, as awards for it are called
    std::vector<Award> awards_;
};

}  // namespace pontlevis::program::jcz
