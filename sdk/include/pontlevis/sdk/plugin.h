// All that a plugin in C++ includes. It writes functions, and binds them to the names of its manifest:
//
//   using namespace pontlevis::sdk;
//   namespace {
//   void mill_value(const Call&, Entries entries, Sheets sheets) { ... }   // a handler of score.sheet
//   void count_mills(Call& call) { ... }                                   // a step of the turn
//   }
//   PLV_PLUGIN(bind("mill_value", &mill_value), bind("count_mills", &count_mills))
//
// Functions may throw: the engine then refuses the option and says what. Nothing of C++ crosses the boundary.
#pragma once

#include <exception>
#include <tuple>
#include <utility>

#include "pontlevis/sdk/call.h"

#if __has_include("plugin_manifest.h")  // made by pontlevis_add_plugin() from plugin.toml
#include "plugin_manifest.h"
#endif

namespace pontlevis::sdk {

using ScoreSheet = void(const Call&, Entries, Sheets);
using Step = void(Call&);

/// A function and the name that the manifest gives it; its type says what it is.
template <class Function>
struct Binding {
    const char* name;
    Function* function;
};

/// Binds a handler of the point score.sheet.
constexpr Binding<ScoreSheet> bind(const char* name, ScoreSheet* handler) { return {name, handler}; }

/// Binds a step.
constexpr Binding<Step> bind(const char* name, Step* step) { return {name, step}; }

/// Anything else.
template <class Function>
constexpr void bind(const char*, Function) {
    static_assert(sizeof(Function) == 0,
                  "a handler of score.sheet is void(const Call&, Entries, Sheets), a step is void(Call&)");
}

namespace detail {

// Nothing is thrown past here, into an engine that may have been built otherwise.
template <class Body>
plv_rc guarded(const plv_call* call, Body body) noexcept {
    try {
        body();
        return PLV_OK;
    } catch (const Failed&) {
        return PLV_FAIL;
    } catch (const std::exception& thrown) {
        call->api->fail(call, thrown.what());
    } catch (...) {
        call->api->fail(call, "something was thrown that is no std::exception");
    }
    return PLV_EXCEPTION;
}

// Plugin::kBindings is the tuple of what PLV_PLUGIN was given; known here, so that the call is a direct one.
template <class Plugin, std::size_t kIndex>
plv_rc run_score_sheet(const plv_call* call, const plv_entry* entries, plv_sheet* sheets,
                       std::uint32_t count) noexcept {
    return guarded(call, [&] {
        const Call view(call);
        std::get<kIndex>(Plugin::kBindings).function(view, Entries(entries, count), Sheets(sheets, count));
    });
}

template <class Plugin, std::size_t kIndex>
plv_rc run_step(const plv_call* call) noexcept {
    return guarded(call, [&] {
        Call view(call);
        std::get<kIndex>(Plugin::kBindings).function(view);
    });
}

template <class Plugin, std::size_t kIndex>
constexpr plv_binding row(const Binding<ScoreSheet>& binding) {
    return {binding.name, PLV_BIND_SCORE_SHEET, {.score_sheet = &run_score_sheet<Plugin, kIndex>}};
}

template <class Plugin, std::size_t kIndex>
constexpr plv_binding row(const Binding<Step>& binding) {
    return {binding.name, PLV_BIND_STEP, {.step = &run_step<Plugin, kIndex>}};
}

template <class Plugin>
inline constexpr std::size_t kCount = std::tuple_size_v<decltype(Plugin::kBindings)>;

template <class Plugin, class Indices = std::make_index_sequence<kCount<Plugin>>>
struct Table;

template <class Plugin, std::size_t... kIndices>
struct Table<Plugin, std::index_sequence<kIndices...>> {
    static constexpr plv_binding kRows[] = {row<Plugin, kIndices>(std::get<kIndices>(Plugin::kBindings))...};
};

template <class Plugin>
constexpr plv_expansion expansion(const char* id, const char* manifest) {
    return {sizeof(plv_expansion), PLV_ABI, id, manifest, Table<Plugin>::kRows, kCount<Plugin>,
            sizeof(plv_binding),   nullptr};
}

}  // namespace detail
}  // namespace pontlevis::sdk

/// Defines what the plugin exports. Once a plugin, at file scope.
#define PLV_PLUGIN(...)                                                                     \
    namespace {                                                                             \
    struct PlvPlugin {                                                                      \
        static constexpr auto kBindings = ::std::make_tuple(__VA_ARGS__);                   \
    };                                                                                      \
    }                                                                                       \
    extern "C" {                                                                            \
    extern PLV_EXPORT const plv_expansion PLV_ENTRY;                                        \
    constinit const plv_expansion PLV_ENTRY =                                               \
        ::pontlevis::sdk::detail::expansion<PlvPlugin>(PLV_PLUGIN_ID, plv_plugin_manifest); \
    }
