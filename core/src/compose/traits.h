// Merges what the plugins in play say about the traits of figure kinds: who is a meeple, what weighs how much,
// who may stand where. The composer calls it once a ruleset; it knows neither manifests nor files. The result,
// messages included, never depends on the order in which plugins were found or named.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "pontlevis/core/result.h"

namespace pontlevis {

/// A trait's value: a flag, or a number.
using TraitValue = std::variant<bool, std::int64_t>;

struct TraitKind {
    std::string name;               // of the figure kind
    std::string plugin;             // that brings it
    std::vector<std::string> tags;  // "#meeple"
};

/// A trait that exists: of the base vocabulary, or declared by a plugin in play.
struct KnownTrait {
    std::string name;  // in full, "lakes.swims"
    bool number = false;
};

/// One plugin's word on one trait.
struct TraitSaying {
    std::string trait;  // in full
    std::string to;     // a figure kind, a "#tag", or "*"
    TraitValue value = true;
    bool deny = false;      // takes the trait away for good; the value says nothing then
    bool replaces = false;  // instead of what others say, grants and denials alike
    std::string plugin;
    std::string file;
    int line = 0;
};

struct TraitInput {
    std::vector<std::string> plugins;  // in play
    std::vector<TraitKind> kinds;
    std::vector<KnownTrait> known;           // the plugins' own; the base vocabulary is known anyway
    std::vector<std::string> feature_kinds;  // what a figure may stand on: "road" makes stands_on.road
    std::vector<TraitSaying> sayings;
};

/// One trait of one figure kind, with all who spoke about it.
struct MergedTrait {
    struct Source {
        std::string plugin, file;
        int line = 0;
        std::string words;  // "2", "yes", "no", "denied", and "replaces with 2" for the one that decides alone
    };
    std::string kind, trait;
    TraitValue value = false;
    std::vector<Source> said;  // by plugin, file and line

    /// "large  weight 2  lakes-and-mills (lakes-and-mills/plugin.toml:30)". Where not all say what came
    /// out of it, each one's words follow its place: "x (x/plugin.toml:3: yes), y (y/plugin.toml:4: denied)".
    [[nodiscard]] std::string explain() const;
};

/// By kind and trait; a trait about which nobody spoke has no row and is no, or 0.
struct TraitTable {
    std::vector<MergedTrait> rows;

    [[nodiscard]] const MergedTrait* find(std::string_view kind, std::string_view trait) const;
    [[nodiscard]] bool flag(std::string_view kind, std::string_view trait) const;
    [[nodiscard]] std::int64_t number(std::string_view kind, std::string_view trait) const;
};

/// meeple, weight, occupies, companion, owned, and stands_on.KIND of each feature kind.
[[nodiscard]] std::vector<KnownTrait> base_traits(const std::vector<std::string>& feature_kinds);

/// The rules, by kind and trait: unset is no; one yes is yes, a plain no forbids nothing; a denial beats every
/// grant; a saying with `replaces` beats both. Equal numbers merge.
///
/// No error: a trait of a plugin that is not in play, a kind or tag that nobody in play bears.
/// Errors: Fault::rules with all of them: a trait that its plugin, or the base vocabulary, does not have; a
/// number where a flag belongs, and the reverse; different numbers without `replaces`; two `replaces` that differ.
[[nodiscard]] Result<TraitTable> merge_traits(const TraitInput& input);

}  // namespace pontlevis
