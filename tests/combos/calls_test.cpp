// How often functions of plugins are called with everything in play: filters are there to keep that low. Calls are the
// same on every machine, as speed is not (docs/performance.md).
#include <vector>

#include "combo.h"
#include "engine/position.h"
#include "pontlevis/core/game.h"
#include "pontlevis/core/playout.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

/// Counts what actors of a ruleset are called for. The table is the ruleset's, so it is put back behind the test.
class CountedCalls {
public:
    explicit CountedCalls(const Ruleset& rules) : actors_(const_cast<std::vector<Actor>&>(rules.machine().plugins.actors)), real_(actors_) {
        current_ = this;
        for (Actor& actor : actors_) {
            actor.run = &run;
            if (actor.options != nullptr) actor.options = &options;
        }
    }
    ~CountedCalls() {
        for (std::size_t i = 0; i < real_.size(); ++i) actors_[i].run = real_[i].run, actors_[i].options = real_[i].options;
        current_ = nullptr;
    }
    CountedCalls(const CountedCalls&) = delete;
    CountedCalls& operator=(const CountedCalls&) = delete;

    [[nodiscard]] std::uint64_t count() const { return count_; }

private:
    static plv_rc run(const plv_call* call, plv_frame* frame, const plv_option* chosen) {
        ++current_->count_;
        return current_->real_[frame->actor].run(call, frame, chosen);
    }
    static plv_rc options(const plv_call* call, const plv_frame* frame) {
        ++current_->count_;
        return current_->real_[frame->actor].options(call, frame);
    }

    static inline CountedCalls* current_ = nullptr;
    std::vector<Actor>& actors_;
    std::vector<Actor> real_;
    std::uint64_t count_ = 0;
};

}  // namespace

TEST_CASE("combos: with all expansions at once no more than six functions are called a turn") {
    const auto rules = rules_of(all_expansions()).front();
    CountedCalls calls(*rules);
    Random random{1};
    std::uint64_t turns = 0;
    Game game(rules, 1);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        game.restart(seed);
        must(play_out(game, random));
        turns += game.turn_number();
    }
    CAPTURE(calls.count(), turns);
    CHECK(calls.count() > 2 * turns);  // they are counted
    CHECK(calls.count() < 6 * turns);
}
