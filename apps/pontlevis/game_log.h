// A game as people follow it: every decision and scoring a line, and the table of scores at its end. Used by
// play and replay.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "pontlevis/core/session.h"
#include "scorings.h"

namespace pontlevis::program {

/// Takes a line; what follows a break of it is indented by so many columns.
using Say = std::function<void(const std::string& line, std::size_t indent)>;

class GameLog {
public:
    /// Writes the options and tells what is played. `quiet` counts points, but says nothing.
    explicit GameLog(const Ruleset& rules, bool quiet = false);
    void be_quiet(bool quiet) { quiet_ = quiet; }
    /// Tells to somebody else than the output.
    void tell_to(Say to) { say_ = std::move(to); }
    /// Leaves out draws and figures that come back, which a board shows, and how points came about.
    void be_brief() { brief_ = true; }

    /// What a seat has decided. Before it is played, because its words need the table as it is then.
    void decided(const Session& session, const Option& option);
    /// What came of it; of the draws that followed too.
    void happened(const Session& session);

    /// Scores by kind of feature, and who has won.
    void table(const Game& game) const;

private:
    void note(const Session& session, const Event& event);
    void drawn(const Session& session, const std::string& text);
    void end_begins();
    void sheet(const Game& game, const Scoring& scoring) const;
    // Counts points; true if they are those of a feature scored, whose line has told them.
    bool award(const Event& event);
    void line(const std::string& text) const;

    std::vector<std::vector<std::int32_t>> points_;  // a seat, a feature kind; the last one: anything else
    std::vector<Scoring> scorings_;                  // of the decision at hand
    std::size_t told_ = 0;                           // of them
    std::uint32_t turn_ = 0;
    bool ending_ = false;
    bool brief_ = false;
    bool quiet_;
    Say say_;
};

}  // namespace pontlevis::program
