// All that a plugin in C++ includes. It writes functions, and binds them to the names of its manifest:
//
//   using namespace pontlevis::sdk;
//   namespace {
//   void mill_value(const Call&, Entries entries, Sheets sheets) { ... }           // a handler of score.sheet
//   void count_mills(Call& call) { ... }                                           // a step of the turn
//   void ponds(const Call& call, const Frame&, Options& options) { ... }           // what an action offers
//   void fish(Call& call, const Option& chosen) { ... }                            // and what it does
//   }
//   PLV_PLUGIN(bind("mill_value", &mill_value), bind("count_mills", &count_mills), bind("fish", &ponds, &fish))
//
// functions.h lists the types of functions, call.h, loops.h, queries.h and context.h what a Call can. Functions may
// throw: the engine then refuses the option and says what. Nothing of C++ crosses the boundary.
#pragma once

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>

#include "pontlevis/sdk/boundary.h"
#include "pontlevis/sdk/functions.h"

#if __has_include("plugin_manifest.h")  // made by pontlevis_add_plugin() from plugin.toml
#include "plugin_manifest.h"
#endif

namespace pontlevis::sdk {

namespace detail {

// A function and the name that the manifest gives it.
template <class Function>
struct Binding {
    const char* name;
    Function* function;
};

// An options function, whose name is made from the other's.
template <std::size_t kLength>
struct OptionsBinding {
    char name[kLength + sizeof("_options")];
    OptionList* function;
};

}  // namespace detail

/// Binds a function to a name of the manifest; its type says what it is.
template <class Function>
constexpr std::tuple<detail::Binding<Function>> bind(const char* name, Function* function) {
    static_assert(
        detail::kPoint<Function> != 0,
        "no function of a plugin has this type; functions.h lists them: Step, Action, Reaction, Actor, OptionList, "
        "ScoreSheet, Veto, FigureWeight, Owners, Rule");
    return {{name, function}};
}

/// Binds two functions: NAME_options offers what NAME then does, or asks.
template <std::size_t kSize, class Function>
constexpr auto bind(const char (&name)[kSize], OptionList* options, Function* function) {
    static_assert(detail::kPoint<Function> == PLV_BIND_RUN,
                  "what options are for is a Step, Action, Reaction or Actor");
    detail::OptionsBinding<kSize> offers{{}, options};
    char* to = offers.name;
    for (const char* from = name; *from != 0; ++from) *to++ = *from;
    for (const char* from = "_options"; *from != 0; ++from) *to++ = *from;
    return std::tuple(detail::Binding<Function>{name, function}, offers);
}

namespace detail {

template <class Plugin, std::size_t kIndex, class Function>
constexpr plv_function function_of(Function*) {
    using Here = Boundary<Plugin, kIndex>;
    constexpr std::uint32_t point = kPoint<Function>;
    if constexpr (point == PLV_BIND_RUN) return {.run = &Here::run_fn};
    if constexpr (point == PLV_BIND_OPTIONS) return {.options = &Here::options};
    if constexpr (point == PLV_BIND_SCORE_SHEET) return {.score_sheet = &Here::score_sheet};
    if constexpr (point == PLV_BIND_VETO) return {.veto = &Here::veto};
    if constexpr (point == PLV_BIND_WEIGHT) return {.weight = &Here::weight};
    if constexpr (point == PLV_BIND_OWNERS) return {.owners = &Here::owners};
    if constexpr (point == PLV_BIND_RULE) return {.rule = &Here::rule};
}

template <class Plugin, std::size_t kIndex, class Function>
constexpr plv_binding row(const char* name, Function* function) {
    return {name, kPoint<Function>, function_of<Plugin, kIndex>(function)};
}

template <class Plugin>
inline constexpr std::size_t kCount = std::tuple_size_v<decltype(Plugin::kBindings)>;

template <class Plugin, class Indices = std::make_index_sequence<kCount<Plugin>>>
struct Table;

template <class Plugin, std::size_t... kIndices>
struct Table<Plugin, std::index_sequence<kIndices...>> {
    static constexpr plv_binding kRows[] = {row<Plugin, kIndices>(std::get<kIndices>(Plugin::kBindings).name,
                                                                  std::get<kIndices>(Plugin::kBindings).function)...};
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
        static constexpr auto kBindings = ::std::tuple_cat(__VA_ARGS__);                    \
    };                                                                                      \
    }                                                                                       \
    extern "C" {                                                                            \
    extern PLV_EXPORT const plv_expansion PLV_ENTRY;                                        \
    constinit const plv_expansion PLV_ENTRY =                                               \
        ::pontlevis::sdk::detail::expansion<PlvPlugin>(PLV_PLUGIN_ID, plv_plugin_manifest); \
    }
