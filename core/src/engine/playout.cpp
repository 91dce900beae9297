#include "pontlevis/core/playout.h"

#include <utility>

#include "engine/position.h"

namespace pontlevis {

Result<void> play_out(Game& game, Random& random) {
    Position& p = game.position();
    p.clear_events();
    if (p.fault) return *p.fault;  // before the first decision
    while (p.head->decision != static_cast<std::uint8_t>(Decision::Kind::finished)) {
        // What was picked is legal, so it need not be checked.
        const Question& asked = *p.machine.questions[p.head->decision];
        const bool by_seat = p.head->decision == static_cast<std::uint8_t>(Decision::Kind::choose) && p.head->decider != kNobody;
        if (asked.draw && !by_seat)
            answer(p, asked, asked.draw(p));
        else
            answer(p, asked, asked.pick(p, random.below(asked.count(p))));
        if (p.fault) return *std::exchange(p.fault, std::nullopt);
    }
    return {};
}

}  // namespace pontlevis
