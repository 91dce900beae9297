#include "compose/traits.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "nearest.h"

namespace pontlevis {
namespace {

using Sayings = std::vector<const TraitSaying*>;

bool contains(const std::vector<std::string>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

auto place_of(const TraitSaying& s) { return std::tie(s.plugin, s.file, s.line); }

bool said_earlier(const TraitSaying* a, const TraitSaying* b) {
    const auto rest = [](const TraitSaying& s) { return std::tie(s.trait, s.to, s.value, s.deny, s.replaces); };
    return place_of(*a) != place_of(*b) ? place_of(*a) < place_of(*b) : rest(*a) < rest(*b);
}

std::string where(std::string_view file, int line) {
    return line > 0 ? fmt::format("{}:{}", file, line) : std::string(file);
}

std::string words(const TraitValue& value) {
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "yes" : "no";
    return std::to_string(std::get<std::int64_t>(value));
}

std::string words(const TraitSaying& saying) {
    if (saying.replaces) return "replaces with " + (saying.deny ? "no" : words(saying.value));
    return saying.deny ? "denied" : words(saying.value);
}

// What is known.

using Known = std::map<std::string, bool>;  // whether it is a number, by name

Known known_traits(const TraitInput& input) {
    Known known;
    for (const KnownTrait& trait : input.known) known.emplace(trait.name, trait.number);
    for (const KnownTrait& trait : base_traits(input.feature_kinds)) known[trait.name] = trait.number;
    return known;
}

// The plugin a name in full speaks of: all before the last dot. Empty for a name of the base vocabulary. A
// plugin's feature kind makes a trait of that plugin: stands_on.lakes.shore.
std::string plugin_of(std::string_view trait) {
    constexpr std::string_view kStandsOn = "stands_on.";
    if (trait.substr(0, kStandsOn.size()) == kStandsOn) trait.remove_prefix(kStandsOn.size());
    const std::size_t dot = trait.rfind('.');
    return std::string(trait.substr(0, dot == std::string_view::npos ? 0 : dot));
}

std::vector<std::string> names_of(const Known& known) {
    std::vector<std::string> names;
    for (const auto& [name, number] : known) names.push_back(name);
    return names;
}

std::string unknown(const TraitSaying& saying, const Known& known) {
    const std::string plugin = plugin_of(saying.trait);
    const std::string what = plugin.empty() ? fmt::format("there is no trait {}", quoted(saying.trait))
                                            : fmt::format("{} declares no trait {}", plugin, quoted(saying.trait));
    return fmt::format("{}: {}\n  {}", where(saying.file, saying.line), what, perhaps(saying.trait, names_of(known)));
}

std::string wrong_type(const TraitSaying& saying, bool number) {
    return fmt::format("{}: {} is a {}, here it is {}\n  {}", where(saying.file, saying.line), quoted(saying.trait),
                       number ? "number" : "flag", words(saying.value),
                       number ? "give it a whole number" : "give it true or false");
}

// What is wrong with a saying alone, if anything is.
std::optional<std::string> problem_of(const TraitSaying& saying, const Known& known) {
    const auto trait = known.find(saying.trait);
    if (trait == known.end()) return unknown(saying, known);
    const bool fits = saying.deny || std::holds_alternative<std::int64_t>(saying.value) == trait->second;
    return fits ? std::nullopt : std::optional(wrong_type(saying, trait->second));
}

bool speaks_of_absent_plugin(const TraitSaying& saying, const Known& known, const TraitInput& input) {
    if (known.count(saying.trait) != 0) return false;
    const std::string plugin = plugin_of(saying.trait);
    return !plugin.empty() && !contains(input.plugins, plugin);
}

// What can be merged, sorted; the rest becomes problems.
Sayings usable(const TraitInput& input, const Known& known, std::vector<std::string>& problems) {
    Sayings sorted, good;
    for (const TraitSaying& saying : input.sayings) sorted.push_back(&saying);
    std::sort(sorted.begin(), sorted.end(), said_earlier);
    for (const TraitSaying* saying : sorted) {
        if (speaks_of_absent_plugin(*saying, known, input)) continue;
        std::optional<std::string> problem = problem_of(*saying, known);
        if (!problem)
            good.push_back(saying);
        else if (!contains(problems, *problem))  // once, also where one line speaks of several kinds
            problems.push_back(std::move(*problem));
    }
    return good;
}

// One trait of one kind.

bool reaches(const TraitSaying& saying, const TraitKind& kind) {
    return saying.to == "*" || saying.to == kind.name || contains(kind.tags, saying.to);
}

TraitValue none_of(bool number) { return number ? TraitValue{std::int64_t{0}} : TraitValue{false}; }

// The one value of all of these, or nothing if they differ.
std::optional<TraitValue> common_value(const Sayings& sayings, bool number) {
    std::set<TraitValue> values;
    for (const TraitSaying* saying : sayings) values.insert(saying->deny ? none_of(number) : saying->value);
    return values.size() == 1 ? std::optional(*values.begin()) : std::nullopt;
}

Sayings those_that(const Sayings& sayings, bool TraitSaying::*property) {
    Sayings chosen;
    for (const TraitSaying* saying : sayings)
        if (saying->*property) chosen.push_back(saying);
    return chosen;
}

// HOOKS 9: replaces, then denials, then grants. Nothing where they clash; then `sayings` is left with those that do.
std::optional<TraitValue> merged_value(Sayings& sayings, bool number) {
    const Sayings replacing = those_that(sayings, &TraitSaying::replaces);
    if (!replacing.empty()) {
        const std::optional<TraitValue> value = common_value(replacing, number);
        if (!value) sayings = replacing;
        return value;
    }
    if (!those_that(sayings, &TraitSaying::deny).empty()) return none_of(number);
    if (number) return common_value(sayings, number);
    return std::any_of(sayings.begin(), sayings.end(), [](const TraitSaying* s) { return std::get<bool>(s->value); });
}

std::vector<MergedTrait::Source> sources(const Sayings& sayings) {
    std::vector<MergedTrait::Source> said;
    for (const TraitSaying* saying : sayings) {
        MergedTrait::Source source{saying->plugin, saying->file, saying->line, words(*saying)};
        const auto key = [](const MergedTrait::Source& s) { return std::tie(s.plugin, s.file, s.line, s.words); };
        const auto same = [&](const MergedTrait::Source& other) { return key(other) == key(source); };
        if (std::none_of(said.begin(), said.end(), same)) said.push_back(std::move(source));
    }
    return said;
}

// Clashes by trait and by who says what, with the kinds it is about: one line for "*" is one clash, not ten.
using Clashes = std::map<std::pair<std::string, std::string>, std::vector<std::string>>;

std::string clash_lines(const Sayings& sayings) {
    std::string text;
    for (const MergedTrait::Source& source : sources(sayings))
        text += fmt::format("\n  {}  {} ({})", source.words, source.plugin, where(source.file, source.line));
    const bool replacing = !those_that(sayings, &TraitSaying::replaces).empty();
    return text + (replacing ? "\n  only one of them may say replaces = true"
                             : "\n  make them equal, or let one of them say replaces = true");
}

std::string clash_text(const std::string& trait, const std::string& lines, const std::vector<std::string>& kinds) {
    std::vector<std::string> names;
    for (const std::string& kind : kinds) names.push_back(quoted(kind));
    return fmt::format("traits: {} of {} cannot be all of these{}", trait, fmt::join(names, ", "), lines);
}

std::vector<const TraitKind*> sorted_kinds(const TraitInput& input) {
    std::vector<const TraitKind*> kinds;
    for (const TraitKind& kind : input.kinds) kinds.push_back(&kind);
    std::sort(kinds.begin(), kinds.end(), [](const TraitKind* a, const TraitKind* b) {
        return std::tie(a->name, a->plugin) < std::tie(b->name, b->plugin);
    });
    return kinds;
}

void merge_kind(const TraitKind& kind, const Sayings& sayings, const Known& known, TraitTable& table,
                Clashes& clashes) {
    std::map<std::string, Sayings> by_trait;
    for (const TraitSaying* saying : sayings)
        if (reaches(*saying, kind)) by_trait[saying->trait].push_back(saying);
    for (auto& [trait, said] : by_trait) {
        const std::optional<TraitValue> value = merged_value(said, known.at(trait));
        if (value)
            table.rows.push_back({kind.name, trait, *value, sources(said)});
        else
            clashes[{trait, clash_lines(said)}].push_back(kind.name);
    }
}

}  // namespace

std::vector<KnownTrait> base_traits(const std::vector<std::string>& feature_kinds) {
    std::vector<KnownTrait> known = {{"meeple"}, {"weight", true}, {"occupies"}, {"companion"}, {"owned"}};
    for (const std::string& kind : feature_kinds) known.push_back({"stands_on." + kind});
    return known;
}

Result<TraitTable> merge_traits(const TraitInput& input) {
    const Known known = known_traits(input);
    std::vector<std::string> problems;
    const Sayings sayings = usable(input, known, problems);
    TraitTable table;
    Clashes clashes;
    for (const TraitKind* kind : sorted_kinds(input)) merge_kind(*kind, sayings, known, table, clashes);
    for (const auto& [clash, kinds] : clashes) problems.push_back(clash_text(clash.first, clash.second, kinds));
    if (!problems.empty()) return Error{Fault::rules, fmt::format("{}", fmt::join(problems, "\n")), {}};
    return table;
}

std::string MergedTrait::explain() const {
    const bool agreed = std::all_of(said.begin(), said.end(), [&](const Source& s) { return s.words == words(value); });
    std::vector<std::string> who;
    for (const Source& source : said)
        who.push_back(fmt::format("{} ({}{}{})", source.plugin, where(source.file, source.line), agreed ? "" : ": ",
                                  agreed ? "" : source.words));
    return fmt::format("{}  {} {}  {}", kind, trait, words(value), fmt::join(who, ", "));
}

const MergedTrait* TraitTable::find(std::string_view kind, std::string_view trait) const {
    const auto is_it = [&](const MergedTrait& row) { return row.kind == kind && row.trait == trait; };
    const auto row = std::find_if(rows.begin(), rows.end(), is_it);
    return row == rows.end() ? nullptr : &*row;
}

bool TraitTable::flag(std::string_view kind, std::string_view trait) const {
    const MergedTrait* row = find(kind, trait);
    return row != nullptr && row->value == TraitValue{true};
}

std::int64_t TraitTable::number(std::string_view kind, std::string_view trait) const {
    const MergedTrait* row = find(kind, trait);
    const std::int64_t* value = row == nullptr ? nullptr : std::get_if<std::int64_t>(&row->value);
    return value == nullptr ? 0 : *value;
}

}  // namespace pontlevis
