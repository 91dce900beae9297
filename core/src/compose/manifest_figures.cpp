// Kinds of figures and their traits.
#include <fmt/format.h>

#include <algorithm>

#include "../nearest.h"
#include "manifest_reader.h"
#include "traits.h"

namespace pontlevis {
namespace {

constexpr std::string_view kStandsOn = "stands_on.";
constexpr int kMostFigures = 30;  // of a kind, per player or in all
constexpr std::int64_t kMostWeight = 100;
constexpr std::int64_t kLargestNumber = 1'000'000;  // of any other trait

const KnownTrait* base_trait(std::string_view name) {
    static const std::vector<KnownTrait> known = base_traits(feature_kind_names());
    const auto same = [name](const KnownTrait& trait) { return trait.name == name; };
    const auto found = std::find_if(known.begin(), known.end(), same);
    return found == known.end() ? nullptr : &*found;
}

}  // namespace

void ManifestReader::read_traits(const toml::table& root) {
    for (const Part& part : parts(root, "trait", kWord)) {
        only_keys(part.table, {"help", "number"}, part.where, "a trait");
        manifest_.traits.push_back(
            {part.name, help(part), flag_of(part.table, "number", part.where).value_or(false), part.line});
    }
}

void ManifestReader::read_figures(const toml::table& root) {
    for (const Part& part : parts(root, "figure", kWord)) {
        only_keys(part.table, {"element", "glyph", "glyph_path", "leaves", "offered", "per_game", "per_player", "reserve", "tags", "traits"}, part.where,
                  "a kind of figure");
        if (part.name == "normal")
            tell(part.line, part.where, "\"normal\" is the base game's own kind; grant it traits");
        FigureDecl figure;
        figure.name = part.name;
        figure.line = part.line;
        figure.tags = tags(part);
        figure.element = element(part);
        figure.glyph = glyph(part);
        figure.offered = flag(part, "offered", true);
        figure.leaves = known_words(part, "leaves", "\"scored\" or [\"scored\", \"moved\"]", "time to leave", leavings());
        read_figure_count(part, figure);
        read_figure_traits(part, figure);
        manifest_.figures.push_back(std::move(figure));
    }
}

void ManifestReader::read_figure_count(const Part& part, FigureDecl& figure) {
    figure.per_game = part.table.contains("per_game");
    if (figure.per_game && part.table.contains("per_player"))
        tell(line_of(*part.table.get("per_game")), part.where, "it has per_player, too: its figures belong to players or to nobody");
    figure.count = whole(part, figure.per_game ? "per_game" : "per_player", 1, 0, kMostFigures);
    figure.reserve = whole(part, "reserve", 0, 0, figure.count);
}

void ManifestReader::read_figure_traits(const Part& part, FigureDecl& figure) {
    const toml::node* node = part.table.get("traits");
    if (node == nullptr) return;
    const toml::table* traits = node->as_table();
    if (traits == nullptr) {
        return wrong_type(*node, part.where, "traits", "a table, as in { meeple = true, \"stands_on.road\" = true }");
    }
    if (!few_enough(traits->size(), *node, part.where)) return;
    for (const auto& [trait, value] : *traits) {
        if (value.is_table()) {
            tell(line_of(trait), part.where,
                 fmt::format("{} is a table; a trait with a point in its name is written in quotes, as in "
                             "\"stands_on.road\" = true",
                             pontlevis::quoted(trait.str())));
        } else if (trait.str() == "weight" && value.value<std::string_view>() == "dynamic") {
            figure.dynamic_weight = true;
        } else if (check_trait(trait.str(), line_of(trait), part.where)) {
            if (const auto read = trait_value(trait.str(), value, part.where, false)) {
                figure.traits[std::string(trait.str())] = *read;
            }
        }
    }
}

void ManifestReader::read_grants(const toml::table& root) {
    for (const Part& part : listed_parts(root, "grant")) {
        only_keys(part.table, {"element", "replaces", "to", "trait", "value"}, part.where, "a grant");
        GrantDecl grant = read_grant(part);
        grant.replaces = flag_of(part.table, "replaces", part.where).value_or(false);
        const toml::node* value = part.table.get("value");
        if (!grant.trait.empty() && value != nullptr) {
            grant.value = trait_value(grant.trait, *value, part.where, grant.replaces).value_or(true);
        } else if (holds_number(grant.trait).value_or(false)) {
            tell(part.line, part.where,
                 fmt::format("{} holds a number: write  value = 1", pontlevis::quoted(grant.trait)));
        }
        manifest_.grants.push_back(std::move(grant));
    }
    for (const Part& part : listed_parts(root, "deny")) {
        only_keys(part.table, {"element", "to", "trait"}, part.where, "a deny");
        manifest_.grants.push_back(read_grant(part));
        manifest_.grants.back().deny = true;
    }
}

// What [[grant]] and [[deny]] have in common. The trait is empty where it is wrong.
GrantDecl ManifestReader::read_grant(const Part& part) {
    GrantDecl grant;
    grant.line = part.line;
    grant.element = element(part);
    if (const toml::node* node = required(part.table, "trait", part.where, part.line)) {
        const std::optional<std::string> trait = text(*node, part.where, "trait");
        if (trait && check_trait(*trait, line_of(*node), part.where)) grant.trait = *trait;
    }
    const toml::node* to = required(part.table, "to", part.where, part.line);
    if (to == nullptr) return grant;
    grant.to = word_list(part, "to", "[\"normal\", \"#meeple\"] or \"*\"");
    for (const std::string& word : grant.to) {
        if (word == "*" || is_tag(word) || is_word(word)) continue;
        tell(line_of(*to), part.where,
             fmt::format("{} is neither a kind of figure, nor a tag such as \"#meeple\", nor \"*\"",
                         pontlevis::quoted(word)));
    }
    return grant;
}

// Who says that a weight is dynamic says it by a function, and nobody else does.
void ManifestReader::check_weights() {
    Names weighed;
    for (const HandlerDecl& handler : manifest_.handlers) {
        if (handler.point != "score.weight") continue;
        const std::string where = "handler." + handler.name;
        if (handler.filter.figures.empty())
            tell(handler.line, where, "which figures does it weigh? write  filter = { figure = \"raft\" }");
        for (const std::string& kind : handler.filter.figures) {
            const auto same = [&](const FigureDecl& figure) { return figure.name == kind && figure.dynamic_weight; };
            if (std::none_of(manifest_.figures.begin(), manifest_.figures.end(), same))
                tell(handler.line, where, fmt::format("this file has no figure {} with weight = \"dynamic\" among its traits", pontlevis::quoted(kind)));
            if (has(weighed, kind)) tell(handler.line, where, fmt::format("{} is weighed by another handler, too", pontlevis::quoted(kind)));
            weighed.push_back(kind);
        }
    }
    for (const FigureDecl& figure : manifest_.figures)
        if (figure.dynamic_weight && !has(weighed, figure.name))
            tell(figure.line, "figure." + figure.name, "its weight is \"dynamic\", but no handler of score.weight names it in its filter");
}

bool ManifestReader::check_trait(std::string_view trait, int line, std::string_view where) {
    if (base_trait(trait) != nullptr) return true;
    const std::optional<FullName> full = split_name(trait);
    const bool of_base = full && full->plugin == "stands_on";
    if (is_own_stand(trait)) return check_noun(trait.substr(kStandsOn.size()), {"kind of feature", "feature", feature_kind_names()}, {}, line, where);
    if (full && !of_base && (full->plugin != manifest_.id || has(own("trait"), full->name))) return true;
    Names known;
    for (const KnownTrait& base : base_traits(feature_kind_names())) known.push_back(base.name);
    for (std::string& name : in_full(own("trait"))) known.push_back(std::move(name));
    const bool shortened = has(own("trait"), trait);
    tell(line, where,
         shortened
             ? fmt::format("the trait {} has to be written in full, \"{}\"", pontlevis::quoted(trait), in_full(trait))
             : fmt::format("there is no trait {}{}", pontlevis::quoted(trait), suggestion(trait, known)));
    return false;
}

// "stands_on.lakes.ice" in the file of lakes
bool ManifestReader::is_own_stand(std::string_view trait) const {
    const std::optional<FullName> full = split_name(trait);
    return full && full->plugin == fmt::format("{}{}", kStandsOn, manifest_.id);
}

std::optional<bool> ManifestReader::holds_number(std::string_view trait) const {
    if (const KnownTrait* base = base_trait(trait)) return base->number;
    const std::optional<FullName> full = split_name(trait);
    for (const TraitDecl& own : manifest_.traits) {
        if (full && full->plugin == manifest_.id && full->name == own.name) return own.number;
    }
    return {};
}

// A trait that nobody grants is no: `false` would say nothing, and is likelier to be meant as a deny.
std::optional<TraitValue> ManifestReader::trait_value(std::string_view trait, const toml::node& node,
                                                      std::string_view where, bool replaces) {
    const std::optional<bool> is_number = holds_number(trait);
    const auto* flag = node.as_boolean();
    if (flag != nullptr && !flag->get() && !replaces) {
        tell(line_of(node), where,
             fmt::format("{} = false says nothing: what nobody grants is no; to take it from others use [[deny]]",
                         pontlevis::quoted(trait)));
    } else if (flag != nullptr && !is_number.value_or(false)) {
        return TraitValue{flag->get()};
    } else if (node.is_integer() && is_number.value_or(true)) {
        const bool weight = trait == "weight";
        const std::int64_t least = weight ? 0 : -kLargestNumber, most = weight ? kMostWeight : kLargestNumber;
        if (const auto read = number(node, where, trait, least, most)) return TraitValue{*read};
    } else {
        wrong_type(node, where, trait, !is_number ? "true or a whole number" : *is_number ? "a whole number" : "true");
    }
    return {};
}

}  // namespace pontlevis
