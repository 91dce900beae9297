#include "compose/filters.h"

#include <algorithm>

#include <fmt/format.h>

#include "compose/active.h"
#include "pontlevis/core/nearest.h"

namespace pontlevis {
namespace {

constexpr std::size_t kMostAttributes = 16;  // bits of FeatureRow::attributes

// Puts a filter together, and notes whether anything can still come through.
class FilterMaker {
public:
    FilterMaker(const Ruleset& rules, const Plugins& plugins, const std::vector<Chosen>& chosen, const std::string& at, Problems& problems)
        : rules_(rules), plugins_(plugins), chosen_(chosen), at_(at), problems_(problems) {}

    std::optional<Filter> make(const FilterDecl& declared) {
        for (const std::string& kind : declared.kinds) check(kind, "kind of feature", &Manifest::features);
        for (const std::string& mode : declared.modes) check(mode, "mode of scoring", &Manifest::modes);
        for (const std::string& cause : declared.causes) check(cause, "cause", &Manifest::causes);
        for (const std::string& action : declared.actions) check(action, "action", &Manifest::actions);
        check(declared.attribute, "attribute", &Manifest::attributes);
        check(declared.symbol, "attribute", &Manifest::attributes);
        check(declared.trait, "trait", &Manifest::traits);
        for (const auto* kinds : {&declared.figures, &declared.standing, &declared.supply, &declared.extends, &declared.together})
            for (const std::string& word : *kinds) check(word, "trait", &Manifest::traits);

        filter_.kinds = static_cast<std::uint32_t>(mask(declared.kinds, rules_.feature_kinds, filter_.kinds));
        filter_.modes = static_cast<std::uint32_t>(mask(declared.modes, plugins_.modes, filter_.modes));
        if (!declared.figures.empty()) filter_.figures = figures(declared.figures);
        if (!declared.trait.empty()) filter_.figures &= bearers(declared.trait);
        if (!declared.causes.empty()) filter_.causes = causes(declared.causes);
        if (!declared.attribute.empty()) filter_.attributes = attribute(declared.attribute);
        if (!declared.symbol.empty() || !declared.kinds.empty()) filter_.types = types(declared.symbol);
        filter_.actions = actions(declared.actions);
        filter_.standing = figures(declared.standing);
        filter_.supply = figures(declared.supply);
        filter_.extends = figures(declared.extends);
        for (std::size_t i = 0; i < declared.together.size(); ++i) filter_.together[i] = figures({declared.together[i]});
        filter_.first_turn = declared.first_turn;
        const auto any = [](const std::vector<bool>& bits) { return std::find(bits.begin(), bits.end(), true) != bits.end(); };
        const bool passes = filter_.kinds != 0 && filter_.modes != 0 && filter_.figures != 0 && filter_.causes != 0 &&
                            (declared.attribute.empty() || filter_.attributes != 0) &&
                            (declared.symbol.empty() || any(filter_.types)) && any(filter_.actions) &&
                            (declared.standing.empty() || filter_.standing != 0) && (declared.supply.empty() || filter_.supply != 0) &&
                            (declared.extends.empty() || filter_.extends != 0) &&
                            (declared.together.empty() || (filter_.together[0] != 0 && filter_.together[1] != 0));
        return passes ? std::optional(std::move(filter_)) : std::nullopt;
    }

private:
    // A word in full belongs to a plugin; one that is in play must have it, be it switched off.
    template <class Decl>
    void check(const std::string& word, const char* what, std::vector<Decl> Manifest::*parts) {
        const std::optional<FullName> full = split_name(word);
        if (!full) return;
        for (const Chosen& one : chosen_) {
            if (one.manifest->id != full->plugin) continue;
            std::vector<std::string> names;
            for (const Decl& part : one.manifest->*parts) names.push_back(one.manifest->id + "." + part.name);
            if (std::find(names.begin(), names.end(), word) == names.end())
                problems_.add(0, fmt::format("{}: {} declares no {} \"{}\"\n{}", at_, one.manifest->id, what, word, perhaps(word, names)));
        }
    }

    template <class Row>
    static std::uint64_t mask(const std::vector<std::string>& names, const std::vector<Row>& rows, std::uint64_t otherwise) {
        if (names.empty()) return otherwise;
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < rows.size() && i < 64; ++i)
            if (std::find(names.begin(), names.end(), rows[i].name) != names.end()) bits |= std::uint64_t{1} << i;
        return bits;
    }

    // Kinds of figures of these names, or with these flags.
    std::uint32_t figures(const std::vector<std::string>& words) const {
        std::uint32_t kinds = static_cast<std::uint32_t>(mask(words, rules_.figure_kinds, 0));
        for (const std::string& word : words) kinds |= bearers(word);
        return kinds;
    }

    // Kinds of figures with that flag.
    std::uint32_t bearers(const std::string& trait) const {
        const auto at = static_cast<std::size_t>(std::find(plugins_.traits.begin(), plugins_.traits.end(), trait) - plugins_.traits.begin());
        return at < plugins_.trait_kinds.size() ? plugins_.trait_kinds[at] : 0;
    }

    std::uint64_t causes(const std::vector<std::string>& words) const {
        std::uint64_t bits = mask(words, plugins_.causes, 0);
        for (const std::string& word : words) {
            if (word.front() != '#') continue;
            const std::uint32_t tag = 1u << number_of(cause_tags(), std::string_view(word).substr(1));
            for (std::size_t i = 0; i < plugins_.causes.size() && i < 64; ++i)
                if ((plugins_.causes[i].tags & tag) != 0) bits |= std::uint64_t{1} << i;
        }
        return bits;
    }

    std::uint16_t attribute(const std::string& name) {
        const auto at = static_cast<std::size_t>(std::find(rules_.attributes.begin(), rules_.attributes.end(), name) - rules_.attributes.begin());
        if (at == rules_.attributes.size()) return 0;
        if (at < kMostAttributes) return static_cast<std::uint16_t>(1 << at);
        problems_.add(0, fmt::format("{}: \"{}\" is one attribute too many to filter by; {} are possible\ntake an expansion out", at_, name, kMostAttributes));
        return 0;
    }

    // Tiles with that symbol, if there is one, and a segment of such a kind.
    std::vector<bool> types(const std::string& symbol) const {
        std::vector<bool> bears;
        for (const TileType& tile : rules_.tiles)
            bears.push_back((symbol.empty() || find_mark(tile.symbols, symbol) != nullptr) && has_kind(tile));
        return bears;
    }

    bool has_kind(const TileType& tile) const {
        return std::any_of(tile.segments.begin(), tile.segments.end(), [&](const SegmentType& segment) {
            for (std::size_t kind = 0; kind < rules_.feature_kinds.size(); ++kind)
                if (rules_.feature_kinds[kind].name == segment.kind) return (filter_.kinds >> kind & 1u) != 0;
            return false;
        });
    }

    std::vector<bool> actions(const std::vector<std::string>& names) const {
        std::vector<bool> are;
        for (const ActionInfo& action : rules_.actions)
            are.push_back(names.empty() || std::find(names.begin(), names.end(), action.name) != names.end());
        return are;
    }

    const Ruleset& rules_;
    const Plugins& plugins_;
    const std::vector<Chosen>& chosen_;
    const std::string& at_;
    Problems& problems_;
    Filter filter_;
};

}  // namespace

std::optional<Filter> filter_of(const FilterDecl& declared, const Ruleset& rules, const Plugins& plugins,
                                const std::vector<Chosen>& chosen, const std::string& at, Problems& problems) {
    return FilterMaker(rules, plugins, chosen, at, problems).make(declared);
}

}  // namespace pontlevis
