// The numbers by which functions of plugins speak of all that has a name.
#include <map>

#include <fmt/format.h>

#include "compose/active.h"
#include "compose/parts.h"
#include "compose/vocabulary.h"
#include "pontlevis/core/manifest.h"

namespace pontlevis {
namespace {

class Numbers {
public:
    Numbers(Plugins& plugins, Problems& problems) : plugins_(plugins), problems_(problems) {}

    void add(std::uint32_t what, const std::string& name, std::uint32_t number) {
        const std::uint64_t key = plv_name_key(what, plv_hash(name.c_str()));
        const auto [at, fresh] = names_.try_emplace(key, name);
        if (fresh)
            plugins_.numbers.add(key, number);
        else if (at->second != name)
            problems_.add(0, fmt::format("\"{}\" and \"{}\" cannot be told apart by their hashes\ngive one of them another name", at->second, name));
    }

    void add_all(std::uint32_t what, const std::vector<std::string>& names, std::uint32_t first = 0) {
        for (const std::string& name : names) add(what, name, first++);
    }
    template <class Row>
    void add_rows(std::uint32_t what, const std::vector<Row>& rows, std::uint32_t first = 0) {
        for (const Row& row : rows) add(what, row.name, first++);
    }

    // What a plugin in play declares, and is switched off: no such thing, and no mistake of who asks for it.
    template <class Decl>
    void add_absent(std::uint32_t what, const std::vector<Chosen>& chosen, std::vector<Decl> Manifest::*parts) {
        for (const Chosen& one : chosen)
            for (const Decl& part : one.manifest->*parts) add_absent(what, one.manifest->id + "." + part.name);
    }
    void add_absent(std::uint32_t what, const std::string& full) {
        if (!names_.contains(plv_name_key(what, plv_hash(full.c_str())))) add(what, full, PLV_NONE);
    }

private:
    Plugins& plugins_;
    Problems& problems_;
    std::map<std::uint64_t, std::string> names_;
};

// Kinds of figures go by their bare names everywhere; in full they can be asked for, too.
void number_figures(Numbers& numbers, const Ruleset& rules, const std::vector<Chosen>& chosen) {
    numbers.add_rows(PLV_FIGURE_KIND, rules.figure_kinds);
    for (const auto& part : active_parts(chosen, &Manifest::figures)) {
        const auto same = [&](const FigureKindInfo& kind) { return kind.name == part.declared->name; };
        const auto kind = std::find_if(rules.figure_kinds.begin(), rules.figure_kinds.end(), same);
        numbers.add(PLV_FIGURE_KIND, part.full, static_cast<std::uint32_t>(kind - rules.figure_kinds.begin()));
    }
}

}  // namespace

void number_names(const Ruleset& rules, Plugins& plugins, const std::vector<Chosen>& chosen, Problems& problems) {
    Numbers numbers(plugins, problems);
    numbers.add_rows(PLV_FEATURE_KIND, rules.feature_kinds);
    number_figures(numbers, rules, chosen);
    numbers.add_all(PLV_ATTRIBUTE, rules.attributes);
    numbers.add_all(PLV_TRAIT, plugins.traits);
    numbers.add_rows(PLV_CAUSE, plugins.causes);
    numbers.add_rows(PLV_ACTION, rules.actions);
    numbers.add_rows(PLV_COLUMN, plugins.columns);
    numbers.add_rows(PLV_MODE, plugins.modes);
    numbers.add_all(PLV_PLACE, place_names());
    numbers.add_rows(PLV_PLACE, plugins.places, PLV_PLACE_FIRST_DECLARED);
    numbers.add_rows(PLV_ACTOR, plugins.actors);
    for (std::size_t type = 0; type < rules.tiles.size(); ++type) numbers.add(PLV_TILE_TYPE, rules.tiles[type].id, static_cast<std::uint32_t>(type));
    numbers.add_all(PLV_ANCHOR, anchors());

    numbers.add_absent(PLV_FEATURE_KIND, chosen, &Manifest::features);
    numbers.add_absent(PLV_FIGURE_KIND, chosen, &Manifest::figures);
    numbers.add_absent(PLV_ATTRIBUTE, chosen, &Manifest::attributes);
    numbers.add_absent(PLV_TRAIT, chosen, &Manifest::traits);
    numbers.add_absent(PLV_CAUSE, chosen, &Manifest::causes);
    numbers.add_absent(PLV_ACTION, chosen, &Manifest::actions);
    numbers.add_absent(PLV_COLUMN, chosen, &Manifest::columns);
    numbers.add_absent(PLV_MODE, chosen, &Manifest::modes);
    numbers.add_absent(PLV_PLACE, chosen, &Manifest::places);
    for (const Chosen& one : chosen)  // of handlers, only those that run are actors
        for (const FunctionDecl& function : one.manifest->functions())
            if (function.bind == PLV_BIND_RUN) numbers.add_absent(PLV_ACTOR, one.manifest->id + "." + function.name);
}

}  // namespace pontlevis
