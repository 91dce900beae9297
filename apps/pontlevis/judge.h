// How well a player stands, as the greedy bot sees it. A judgement, not a rule: it knows nothing of
// expansions and does not search.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "pontlevis/core/event.h"
#include "pontlevis/core/game.h"

namespace pontlevis::program {

class Judge {
public:
    /// In points: how far `seat` is ahead of the mean of the others. Looks at nothing that a player at the
    /// table does not see.
    [[nodiscard]] double lead(const Game& game, std::uint8_t seat);

private:
    struct Claim {
        std::uint32_t feature = 0;
        std::array<std::uint32_t, kMaxSeats> weights{};
    };

    void find_claims(const Game& game);
    Claim& claim_of(std::uint32_t feature);
    double promised(const Game& game, const Claim& claim);
    double promised_field(const Game& game, std::uint32_t feature);

    std::vector<Claim> claims_;
    std::vector<std::uint32_t> cities_;  // those a field borders
};

}  // namespace pontlevis::program
