// Names of what a game has: kinds, causes, actions, columns. Included through plugin.h.
#pragma once

#include <concepts>
#include <cstdint>

#include "pontlevis/sdk/abi.h"

namespace pontlevis::sdk {

/// No such thing: no figure, no tile; also the number of a name whose plugin is not in play.
inline constexpr std::uint32_t kNone = PLV_NONE;

/// How functions take what has a name: as a literal, in full ("large", "lakes.wash"), whose hash is made by the
/// compiler, or as the number that Queries gave for it, which saves the look-up in loops:
///
///     const Name large = call.kind("large");
struct Name {
    consteval Name(const char* name) : text(name), hash(14695981039346656037ull) {
        for (; *name != 0; ++name) hash = (hash ^ static_cast<unsigned char>(*name)) * 1099511628211ull;  // plv_hash()
    }
    constexpr Name(std::integral auto given) : number(static_cast<std::uint32_t>(given)) {}

    /// For messages.
    [[nodiscard]] constexpr const char* shown() const { return text != nullptr ? text : "something given by number"; }

    const char* text = nullptr;  // null if it is a number
    std::uint64_t hash = 0;
    std::uint32_t number = kNone;
};

/// Some kinds of figures: bit a kind. None of them is kNone, of what is not in play.
struct Kinds {
    std::uint32_t bits = 0;

    [[nodiscard]] constexpr bool has(std::uint32_t kind) const { return kind < 32 && (bits >> kind & 1u) != 0; }
    constexpr Kinds& add(std::uint32_t kind) { return bits |= kind < 32 ? 1u << kind : 0u, *this; }
};

/// The same of features.
struct FeatureKinds : Kinds {};

}  // namespace pontlevis::sdk
