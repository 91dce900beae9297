// A plugin's functions as the boundary calls them. Included through plugin.h; not for plugins.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <tuple>

#include "pontlevis/sdk/functions.h"

namespace pontlevis::sdk::detail {

// Nothing is thrown past here, into an engine that may have been built otherwise.
template <class Body>
plv_rc guarded(const plv_call* raw, Body body) noexcept {
    try {
        Call call(raw);
        return static_cast<plv_rc>(body(call));
    } catch (const Failed&) {
        return PLV_FAIL;
    } catch (const std::exception& thrown) {
        raw->api->fail(raw, thrown.what());
    } catch (...) {
        raw->api->fail(raw, "something was thrown that is no std::exception");
    }
    return PLV_EXCEPTION;
}

inline Next run(Step* step, Call& call, Frame&, const Option*) { return step(call), Next::done; }
inline Next run(Reaction* react, Call& call, Frame& frame, const Option*) { return react(call, frame), Next::done; }
inline Next run(Actor* actor, Call& call, Frame& frame, const Option* chosen) { return actor(call, frame, chosen); }
inline Next run(Action* act, Call& call, Frame&, const Option* chosen) {
    if (chosen == nullptr) call.fail("was called without the option that it does");
    return act(call, *chosen), Next::done;
}

// Plugin::kBindings is the tuple of what PLV_PLUGIN was given; known here, so that the call is a direct one.
template <class Plugin, std::size_t kIndex>
struct Boundary {
    static constexpr auto kFunction = std::get<kIndex>(Plugin::kBindings).function;

    static plv_rc run_fn(const plv_call* raw, plv_frame* frame, const plv_option* chosen) noexcept {
        return guarded(raw, [&](Call& call) { return run(kFunction, call, *frame, chosen); });
    }
    static plv_rc options(const plv_call* raw, const plv_frame* frame) noexcept {
        return guarded(raw, [&](const Call& call) {
            Options options(call);
            kFunction(call, *frame, options);
            options.hand_over();
            return PLV_OK;
        });
    }
    static plv_rc score_sheet(const plv_call* raw, const plv_entry* entries, plv_sheet* sheets,
                              std::uint32_t count) noexcept {
        return guarded(raw, [&](const Call& call) {
            return kFunction(call, Entries(entries, count), Sheets(sheets, count)), PLV_OK;
        });
    }
    static plv_rc veto(const plv_call* raw, const plv_target* targets, std::uint8_t* refused,
                       std::uint32_t count) noexcept {
        return guarded(
            raw, [&](const Call& call) { return kFunction(call, Targets(targets, count), Refused(refused)), PLV_OK; });
    }
    static plv_rc weight(const plv_call* raw, const plv_entry* entry, std::uint32_t figure,
                         std::uint32_t* weight) noexcept {
        return guarded(raw, [&](const Call& call) {
            return *weight = kFunction(call, entry_view(*entry), call.figure(figure)), PLV_OK;
        });
    }
    static plv_rc owners(const plv_call* raw, const plv_entry* entry, const std::uint32_t* weights,
                         std::uint32_t* owners) noexcept {
        return guarded(raw, [&](const Call& call) {
            return *owners = kFunction(call, entry_view(*entry), Weights(weights), *owners), PLV_OK;
        });
    }
    static plv_rc rule(const plv_call* raw, std::uint32_t subject, std::int32_t* answer) noexcept {
        return guarded(raw, [&](const Call& call) { return *answer = kFunction(call, subject), PLV_OK; });
    }
};

}  // namespace pontlevis::sdk::detail
