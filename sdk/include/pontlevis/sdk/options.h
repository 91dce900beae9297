// The answers that a decision allows. Included through plugin.h.
#pragma once

#include <cstdint>
#include <utility>

#include "pontlevis/sdk/frames.h"
#include "pontlevis/sdk/queries.h"

namespace pontlevis::sdk {

/// What an options function offers, one by one. Order and number are kept, and are part of the game: go by the state
/// alone. An answer offered twice is a fault.
class Options {
public:
    explicit Options(const Queries& queries) : queries_(queries) {}
    Options(const Options&) = delete;  // what a copy is offered would go nowhere
    Options& operator=(const Options&) = delete;

    /// An action ("lakes.fish") with the operands that it declares.
    void offer(Name action, Word a = 0, Word b = 0, Word c = 0) { offer_turned(action, 0, a, b, c); }
    /// The same of an action that lays something, in that many quarter turns.
    void offer_turned(Name action, std::uint32_t turn, Word a = 0, Word b = 0, Word c = 0) {
        const std::uint32_t number = queries_.action(action);
        const Option option{
            static_cast<std::uint16_t>(number), static_cast<std::uint8_t>(turn), 0, a.value, b.value, c.value};
        if (number == kNone || turn > 3) queries_.fail("the engine refused the option %s (%u, %u, %u)", action.shown(), a.value, b.value, c.value);
        if (count_ == kRoom) hand_over();
        options_[count_++] = option;
    }

    /// To place a figure from the decider's supply. Ask may_stand before.
    void place_figure(Name kind, Location where) { offer("place-figure", queries_.kind(kind), where); }
    /// To do nothing of it.
    void pass() { offer("pass"); }

    /// Hands what was offered to the engine. The boundary does it behind the function.
    void hand_over() {
        const plv_call* const call = queries_.raw();
        if (count_ != 0 && call->api->offer(call, options_, std::exchange(count_, 0)) != PLV_OK) queries_.fail("the engine refused an option");
    }

private:
    static constexpr std::uint32_t kRoom = 32;

    const Queries& queries_;
    std::uint32_t count_ = 0;
    Option options_[kRoom];
};

}  // namespace pontlevis::sdk
