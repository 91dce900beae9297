#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "compose/parts.h"
#include "compose/traits.h"
#include "pontlevis/core/nearest.h"

namespace pontlevis {
namespace {

constexpr const char* kBaseFile = "base game";

TraitSaying base_saying(const std::string& trait, TraitValue value) {
    TraitSaying saying;
    saying.trait = trait;
    saying.to = "normal";
    saying.value = value;
    saying.plugin = "base";
    saying.file = kBaseFile;
    return saying;
}

// BASE-2, BASE-9, BASE-15  The normal meeple; BASE-4: on fields only where they are played.
void add_base(const Ruleset& rules, TraitInput& input) {
    input.kinds.push_back({"normal", "base", {"#meeple"}});
    input.sayings.push_back(base_saying("meeple", true));
    input.sayings.push_back(base_saying("occupies", true));
    input.sayings.push_back(base_saying("owned", true));
    input.sayings.push_back(base_saying("weight", std::int64_t{1}));
    for (const char* kind : {"road", "city", "monastery"}) input.sayings.push_back(base_saying(fmt::format("stands_on.{}", kind), true));
    if (rules.fields) input.sayings.push_back(base_saying("stands_on.field", true));
}

void add_plugin(const Chosen& one, TraitInput& input) {
    const Manifest& manifest = *one.manifest;
    input.plugins.push_back(manifest.id);
    for (const TraitDecl& trait : manifest.traits) input.known.push_back({manifest.id + "." + trait.name, trait.number});
    const auto say = [&](const std::string& trait, const std::string& to, TraitValue value, bool deny, bool replaces, int line) {
        input.sayings.push_back({trait, to, value, deny, replaces, manifest.id, manifest.file, line});
    };
    for (const FigureDecl& figure : manifest.figures) {
        if (!one.has(figure.element)) continue;
        input.kinds.push_back({figure.name, manifest.id, figure.tags});
        for (const auto& [trait, value] : figure.traits) say(trait, figure.name, value, false, false, figure.line);
    }
    for (const GrantDecl& grant : manifest.grants)
        if (one.has(grant.element))
            for (const std::string& to : grant.to) say(grant.trait, to, grant.value, grant.deny, grant.replaces, grant.line);
}

void refuse_twins(const std::vector<Chosen>& chosen, Problems& problems) {
    std::map<std::string, std::string> owners{{"normal", kBaseFile}};
    for (const Chosen& one : chosen) {
        for (const FigureDecl& figure : one.manifest->figures) {
            if (!one.has(figure.element)) continue;
            const std::string here = fmt::format("{}:{}", one.manifest->file, figure.line);
            const auto [at, fresh] = owners.emplace(figure.name, here);
            if (!fresh) problems.add(0, fmt::format("two figure kinds are named \"{}\"\n{}\n{}", figure.name, at->second, here));
        }
    }
}

std::string written(const TraitValue& value) {
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "yes" : "no";
    return fmt::format("{}", std::get<std::int64_t>(value));
}

TraitLine line_of(const MergedTrait& row) {
    TraitLine line{row.kind, row.trait, written(row.value), row.explain(), {}};
    for (const MergedTrait::Source& source : row.said) line.said.push_back({source.plugin, source.file, source.line, source.words});
    return line;
}

FigureKindInfo info_of(const Ruleset& rules, const TraitTable& traits, const FigureDecl& figure, int count, Problems& problems) {
    const std::string& name = figure.name;
    FigureKindInfo info{.name = name};
    (figure.per_game ? info.per_game : info.per_seat) = static_cast<std::uint8_t>(count);
    info.owned = !figure.per_game;
    info.reserve = static_cast<std::uint8_t>(std::min(figure.reserve, count));
    info.glyph = figure.glyph;
    info.offered = figure.offered;
    info.dynamic_weight = figure.dynamic_weight;
    info.meeple = traits.flag(name, "meeple");
    info.occupies = traits.flag(name, "occupies");
    info.companion = traits.flag(name, "companion");
    info.leaves_scored = std::count(figure.leaves.begin(), figure.leaves.end(), "scored") != 0;
    info.leaves_moved = std::count(figure.leaves.begin(), figure.leaves.end(), "moved") != 0;
    for (std::size_t kind = 0; kind < rules.feature_kinds.size(); ++kind)
        if (traits.flag(name, "stands_on." + rules.feature_kinds[kind].name)) info.stands_on |= 1u << kind;
    // BASE-4: without fields nobody is a farmer, whatever a plugin grants.
    if (!rules.fields) info.stands_on &= ~(1u << static_cast<unsigned>(FeatureKind::field));
    const std::int64_t weight = traits.number(name, "weight");
    const MergedTrait* said = traits.find(name, "weight");
    if (figure.dynamic_weight && said != nullptr)
        problems.add(0, fmt::format("the weight of {} is said by a function of its plugin, and by others\n{}", name, said->explain()), "BASE-15");
    if (weight < 0 || weight > 100)
        problems.add(0, fmt::format("figure kind {} has weight {}; 0 to 100 is possible", name, weight), "BASE-15");
    else
        info.weight = static_cast<std::uint16_t>(weight);
    return info;
}

// How many there are, for a player or in all: what the config says, else what was printed.
int stock_of(const Box& box, const FigureDecl& figure) {
    const auto given = box.figures.find(figure.name);
    return given == box.figures.end() ? figure.count : given->second;
}

// Flags as 0 or 1, for functions of plugins that ask.
void fill_trait_table(const Ruleset& rules, const TraitTable& traits, const std::vector<KnownTrait>& known, Plugins& plugins) {
    for (const KnownTrait& trait : known) {
        plugins.traits.push_back(trait.name);
        std::uint32_t bearers = 0, bit = 1;
        const bool nowhere = !rules.fields && trait.name == "stands_on.field";  // BASE-4
        for (const FigureKindInfo& kind : rules.figure_kinds) {
            const std::int64_t value = trait.number ? traits.number(kind.name, trait.name) : traits.flag(kind.name, trait.name);
            plugins.trait_values.push_back(nowhere ? 0 : static_cast<std::int32_t>(value));
            bearers |= plugins.trait_values.back() != 0 ? bit : 0;
            bit <<= 1;
        }
        plugins.trait_kinds.push_back(bearers);
    }
}

void check_given(const Box& box, const std::string& owner, std::vector<std::string> own, Problems& problems) {
    for (const auto& [name, many] : box.figures)
        if (std::find(own.begin(), own.end(), name) == own.end())
            problems.add(box.figures_line, fmt::format("{} has no figure kind named \"{}\"\n{}", owner == "base" ? "the base game" : owner, name, perhaps(name, own)));
}

}  // namespace

void add_figures(Ruleset& rules, Plugins& plugins, const std::vector<Chosen>& chosen, Problems& problems) {
    TraitInput input;
    for (const FeatureKindInfo& kind : rules.feature_kinds) input.feature_kinds.push_back(kind.name);
    add_base(rules, input);
    for (const Chosen& one : chosen)
        if (one.rules) add_plugin(one, input);
    refuse_twins(chosen, problems);

    const Result<TraitTable> merged = merge_traits(input);
    if (!merged) return problems.add(0, merged.error().text);
    for (const MergedTrait& row : merged->rows) rules.traits.push_back(line_of(row));

    FigureDecl normal;
    normal.name = "normal";
    normal.count = 7;  // BASE-2
    rules.figure_kinds.push_back(info_of(rules, *merged, normal, stock_of(rules.config.box("base"), normal), problems));
    check_given(rules.config.box("base"), "base", {normal.name}, problems);
    for (const Chosen& one : chosen) {
        std::vector<std::string> own;
        for (const FigureDecl& figure : one.manifest->figures) {
            own.push_back(figure.name);
            if (one.has(figure.element)) rules.figure_kinds.push_back(info_of(rules, *merged, figure, stock_of(*one.box, figure), problems));
        }
        check_given(*one.box, one.manifest->id, own, problems);
    }
    std::vector<KnownTrait> known = base_traits(input.feature_kinds);
    known.insert(known.end(), input.known.begin(), input.known.end());
    fill_trait_table(rules, *merged, known, plugins);
}

}  // namespace pontlevis
