#include "last_turn.h"

#include <fmt/format.h>

#include <algorithm>

#include "language.h"
#include "pontlevis/core/text.h"

namespace pontlevis::program {

void LastTurn::decided(const Game& game, const Option& option) {
    if (game.turn_number() != turn_) *this = {};
    turn_ = game.turn_number();
    told_.push_back(fmt::format("{}: {}", seat_name(game.rules(), game.decision().seat), to_text(game, option)));
}

void LastTurn::happened(const Session& session) {
    const Game& game = session.game();
    for (const Event& event : session.events()) {
        switch (event.kind) {
            case Event::Kind::tile_laid: tile_ = game.tile(index_of(event.where)).cell; break;
            case Event::Kind::figure_placed: figures_.push_back(event.where); break;
            case Event::Kind::figure_moved:
                figures_.push_back(event.to);
                told_.push_back(to_text(game, event, language()));
                break;
            case Event::Kind::figure_returned:
            case Event::Kind::figure_removed: gone_.push_back({event.seat, event.figure_kind, event.where}); break;
            case Event::Kind::feature_scored:
            case Event::Kind::note: told_.push_back(to_text(game, event, language())); break;
            case Event::Kind::points:
                if (*event.text != '\0') told_.push_back(to_text(game, event, language()));  // a plugin's
                break;
            default: break;
        }
    }
}

void LastTurn::tell(picture::Moment& moment) const {
    moment.told = told_;
    moment.last_tile = tile_;
    moment.last_figures = figures_;
    moment.gone = gone_;
}

}  // namespace pontlevis::program
