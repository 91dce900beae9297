#include "bots.h"

#include <limits>

#include "judge.h"

namespace pontlevis::program {
namespace {

class RandomBot : public Bot {
public:
    Option choose(Game& game, Random& random) override { return game.pick(random.below(game.count())); }
};

class GreedyBot : public Bot {
public:
    explicit GreedyBot(const std::shared_ptr<const Ruleset>& rules) : trial_(rules, 0) {}

    Option choose(Game& game, Random& random) override {
        seat_ = game.decision().seat;
        const std::span<const Option> listed = game.list();
        options_.assign(listed.begin(), listed.end());
        game.copy_to(before_);
        double best = kNever;
        std::uint32_t equals = 0;
        Option chosen = options_.front();
        for (const Option& option : options_) {
            const double value = value_of(option);
            if (value < best) continue;
            equals = value > best ? 1 : equals + 1;
            best = value;
            if (random.below(equals) == 0) chosen = option;  // every one of the equals with the same likelihood
        }
        return chosen;
    }

private:
    static constexpr double kNever = std::numeric_limits<double>::lowest();

    double value_of(const Option& option) {
        trial_.set_state(before_);
        if (!trial_.apply(option)) return kNever;
        const bool figure_follows = trial_.decision().kind == Decision::Kind::place_figure;
        return figure_follows && trial_.decision().seat == seat_ ? best_figure() : judge_.lead(trial_, seat_);
    }

    double best_figure() {
        const std::span<const Option> listed = trial_.list();
        figures_.assign(listed.begin(), listed.end());
        trial_.copy_to(laid_);
        double best = kNever;
        for (const Option& option : figures_) {
            trial_.set_state(laid_);
            if (trial_.apply(option)) best = std::max(best, judge_.lead(trial_, seat_));
        }
        return best;
    }

    Game trial_;
    Judge judge_;
    State before_;
    State laid_;
    std::vector<Option> options_;
    std::vector<Option> figures_;
    std::uint8_t seat_ = 0;
};

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view name, const std::shared_ptr<const Ruleset>& rules) {
    if (name == "random") return std::make_unique<RandomBot>();
    if (name == "greedy") return std::make_unique<GreedyBot>(rules);
    return nullptr;
}

std::vector<std::string> bot_names() { return {"random", "greedy"}; }

Random random_for(std::uint64_t seed, const Game& game) {
    Random mixed{seed};
    mixed.state = mixed.next() + game.decisions();
    return Random{mixed.next()};
}

}  // namespace pontlevis::program
