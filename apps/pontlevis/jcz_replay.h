// Plays a saved game of JCloisterZone on our engine, message by message. Tiles are drawn as the file lays them.
// Our engine scores as soon as a figure is placed, theirs at COMMIT: so an answer waits until COMMIT.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "jcz_file.h"
#include "jcz_places.h"
#include "pontlevis/core/session.h"

namespace pontlevis::program::jcz {

/// One scoring: who got how much for what kind of feature. 0 points are one, too.
struct Award {
    std::uint8_t seat;
    std::string feature;
    std::int32_t points;
};

class Replay {
public:
    /// A table with nothing played. `pending`: the tile that is drawn after the last message, if it is known.
    ///
    /// Errors: Fault::input: tiles that are not in the game's box.
    [[nodiscard]] static Result<Replay> at_start(const File& file, std::shared_ptr<const Ruleset> rules,
                                                 const std::string& pending);

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

private:
    Replay(Session session, std::vector<std::uint32_t> needed)
        : session_(std::move(session)), needed_(std::move(needed)) {}

    Result<void> place_tile(const Message& message);
    Result<void> place_figure(const Message& message);
    Result<void> pass();
    Result<void> commit();

    Result<void> draw(std::uint16_t type);
    Result<void> set_aside_surplus();
    bool has_place(std::uint16_t type) const;
    Result<void> answer(const Option& option);
    Game& game() { return session_.game(); }

    Session session_;
    std::vector<std::uint32_t> needed_;  // a tile type: how many the file still lays
    std::optional<std::uint16_t> pending_;
    std::optional<Option> waiting_;
    std::vector<Award> awards_;
};

}  // namespace pontlevis::program::jcz
