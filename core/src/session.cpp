#include "pontlevis/core/session.h"

#include <fmt/format.h>

#include <cassert>
#include <utility>

namespace pontlevis {

Session::Session(std::shared_ptr<const Ruleset> rules, std::uint64_t seed, Chance chance)
    : Session(Undrawn{}, std::move(rules), seed, chance) {
    if (chance_ == Chance::engine) static_cast<void>(draw());  // what failed fails again at the next call
}

Session::Session(Undrawn, std::shared_ptr<const Ruleset> rules, std::uint64_t seed, Chance chance)
    : game_(std::move(rules), seed), seed_(seed), chance_(chance) {}

Session Session::undrawn(std::shared_ptr<const Ruleset> rules, std::uint64_t seed, Chance chance) {
    return Session(Undrawn{}, std::move(rules), seed, chance);
}

Result<void> Session::play(const Option& option) {
    game_.copy_to(before_);
    const std::size_t kept = record_.size();
    if (Result<void> answered = answer(option); !answered) return answered;
    if (chance_ == Chance::host) return {};
    Result<void> drawn = take_draws();
    if (drawn) return drawn;
    game_.set_state(before_);
    record_.resize(kept);
    forget_events();
    return drawn;
}

Result<void> Session::answer(const Option& option) {
    forget_events();
    return take(option);
}

Result<void> Session::draw() {
    forget_events();
    return take_draws();
}

Result<void> Session::draw_one() {
    forget_events();
    return take_draw();
}

Result<void> Session::undo(std::uint32_t answers) {
    std::size_t kept = record_.size();
    std::uint32_t found = 0;
    while (kept > 0 && found < answers) {
        --kept;
        const bool by_host = chance_ == Chance::host || !record_[kept].is_chance;
        found += by_host ? 1 : 0;
    }
    if (found < answers) {
        return Error{Fault::option, fmt::format("cannot take back {} answers: only {} were given", answers, found), ""};
    }
    const std::vector<Played> old = std::exchange(record_, {});
    game_.restart(seed_);
    for (std::size_t i = 0; i < kept; ++i) {
        if (old[i].is_chance && chance_ == Chance::engine) {
            // Not the recorded one: the generator has to move on.
            [[maybe_unused]] const Result<void> again = take_draw();
            assert(again);
        } else {
            [[maybe_unused]] const Result<void> again = take(old[i].option);
            assert(again);
        }
    }
    forget_events();
    ++rewinds_;
    return {};
}

void Session::record_events(bool on) {
    game_.record_events(on);
    if (!on) forget_events();
}

// Answers the decision at hand and adds to the record and the events.
Result<void> Session::take(const Option& option) {
    const Decision decision = game_.decision();
    if (Result<void> applied = game_.apply(option); !applied) return applied;
    record_.push_back({option, game_.hash(), decision.seat, decision.is_chance()});
    const auto kept = [this](const char* text) { return *text == '\0' ? "" : texts_.emplace_back(text).c_str(); };
    for (Event event : game_.events()) {
        event.rule = kept(event.rule);
        event.text = kept(event.text);
        events_.push_back(event);
    }
    return {};
}

void Session::forget_events() {
    events_.clear();
    texts_.clear();
}

Result<void> Session::take_draw() {
    assert(game_.decision().is_chance());
    return take(game_.draw());
}

Result<void> Session::take_draws() {
    while (game_.decision().is_chance())
        if (Result<void> taken = take_draw(); !taken) return taken;
    return {};
}

}  // namespace pontlevis
