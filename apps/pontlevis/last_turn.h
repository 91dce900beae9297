// What the last turn of a game did, as a picture shows it: who laid what where, which figures came and went.
#pragma once

#include <string>
#include <vector>

#include "picture/board_picture.h"
#include "pontlevis/core/session.h"

namespace pontlevis::program {

class LastTurn {
public:
    /// A player's answer, before it is played: its words need the table as it is then.
    void decided(const Game& game, const Option& option);
    /// What came of a decision, chance or not.
    void happened(const Session& session);

    void tell(picture::Moment& moment) const;

private:
    std::uint32_t turn_ = 0;
    std::vector<std::string> told_;
    std::optional<Cell> tile_;
    std::vector<Location> figures_;  // where some came to
    std::vector<picture::GoneFigure> gone_;
};

}  // namespace pontlevis::program
