// The pieces that the parts of a manifest are made of: lists of words, names of other parts, traits.
#include <fmt/format.h>

#include <algorithm>

#include "../nearest.h"
#include "manifest_reader.h"
#include "traits.h"
#include "vocabulary.h"

namespace pontlevis {
namespace {

constexpr std::size_t kMostWords = 64;  // of a list
constexpr std::int64_t kMostWeight = 100;
constexpr std::int64_t kLargestNumber = 1'000'000;  // of any other trait

bool has(const Names& names, std::string_view word) {
    return std::find(names.begin(), names.end(), word) != names.end();
}

const KnownTrait* base_trait(std::string_view name) {
    static const std::vector<KnownTrait> known = base_traits(feature_kind_names());
    const auto same = [name](const KnownTrait& trait) { return trait.name == name; };
    const auto found = std::find_if(known.begin(), known.end(), same);
    return found == known.end() ? nullptr : &*found;
}

}  // namespace

Names ManifestReader::word_list(const Part& part, std::string_view key, std::string_view example) {
    const toml::node* node = part.table.get(key);
    if (node == nullptr) return {};
    const int told_before = told();
    Names list = words(*node, part.where, key, example);
    if (list.size() > kMostWords) {
        tell(line_of(*node), part.where, fmt::format("{} has {} words, the limit is {}", key, list.size(), kMostWords));
        return {};
    }
    if (list.empty() && told() == told_before) tell(line_of(*node), part.where, fmt::format("{} is empty", key));
    Names once;
    for (std::string& word : list) {
        if (has(once, word)) {
            tell(line_of(*node), part.where, fmt::format("{} has {} twice", key, pontlevis::quoted(word)));
        } else {
            once.push_back(std::move(word));
        }
    }
    return once;
}

Names ManifestReader::known_words(const Part& part, std::string_view key, std::string_view example,
                                  std::string_view what, const Names& known) {
    const Names list = word_list(part, key, example);
    for (const std::string& word : list) {
        if (has(known, word)) continue;
        tell(line_of(*part.table.get(key)), part.where,
             fmt::format("there is no {} {}{}", what, pontlevis::quoted(word), suggestion(word, known)));
    }
    return list;
}

Names ManifestReader::kinds(const Part& part, std::string_view key) {
    return known_words(part, key, "\"road\" or [\"road\", \"city\"]", "kind of feature", feature_kind_names());
}

Names ManifestReader::modes(const Part& part, std::string_view key) {
    return known_words(part, key, "\"complete\" or \"final\"", "mode of scoring", mode_names());
}

Names ManifestReader::tags(const Part& part) {
    const Names list = word_list(part, "tags", "[\"#meeple\"]");
    for (const std::string& tag : list) {
        if (is_tag(tag)) continue;
        tell(line_of(*part.table.get("tags")), part.where,
             fmt::format("{} is no tag: {}", pontlevis::quoted(tag), kTag.in_words));
    }
    return list;
}

Names ManifestReader::order(const Part& part, std::string_view key, const Names& own_steps) {
    const Names list = word_list(part, key, "[\"#drive\"] or [\"mills.turn\"]");
    const std::string self = in_full(std::string_view(part.name));
    for (const std::string& step : list) {
        const int line = line_of(*part.table.get(key));
        if (step == self) {
            tell(line, part.where, fmt::format("{} has the step itself", key));
        } else if (!is_tag(step)) {
            check_full_name(step, own_steps, line, part.where, key);
        }
    }
    return list;
}

Names ManifestReader::groups(const Part& part, std::string_view key) {
    const Names list = word_list(part, key, "[\"figures\", \"points\"]");
    for (const std::string& group : list) {
        if (has(footprint_groups(), group)) continue;
        tell(line_of(*part.table.get(key)), part.where,
             fmt::format("{} has {}{}", key, pontlevis::quoted(group), suggestion(group, footprint_groups())));
    }
    return list;
}

std::string ManifestReader::element(const Part& part) {
    const std::optional<std::string> name = text_of(part.table, "element", part.where);
    if (name && !has(elements_, *name)) {
        tell(line_of(*part.table.get("element")), part.where,
             fmt::format("this file has no element {}{}", pontlevis::quoted(*name), suggestion(*name, elements_)));
    }
    return name.value_or("");
}

std::string ManifestReader::rule(const Part& part, bool must) {
    const toml::node* node = must ? required(part.table, "rule", part.where, part.line) : part.table.get("rule");
    if (node == nullptr) return {};
    const std::optional<std::string> number = text(*node, part.where, "rule");
    if (!number) return {};
    if (!is_rule_number(*number)) {
        tell(line_of(*node), part.where,
             fmt::format("{} is no rule number: write for example \"{}-4\"", pontlevis::quoted(*number),
                         manifest_.prefix.empty() ? "LM" : manifest_.prefix));
    }
    return *number;
}

std::string ManifestReader::help(const Part& part) {
    const toml::node* node = part.table.get("help");
    return node == nullptr ? std::string{} : plain_text(*node, part.where, "help");
}

bool ManifestReader::check_full_name(std::string_view word, const Names& own, int line, std::string_view where,
                                     std::string_view what) {
    const std::optional<FullName> full = split_name(word);
    if (full && (full->plugin != manifest_.id || has(own, full->name))) return true;
    const std::string shown = pontlevis::quoted(word);
    if (full) {
        tell(line, where,
             fmt::format("{}: this file does not declare {}{}", what, shown, suggestion(word, in_full(own))));
    } else if (has(own, word)) {
        tell(line, where, fmt::format("{}: {} has to be written in full, \"{}\"", what, shown, in_full(word)));
    } else {
        tell(line, where,
             fmt::format("{}: {} is no name in full, such as \"{}\"", what, shown,
                         in_full(own.empty() ? std::string_view("name") : own[0])));
    }
    return false;
}

bool ManifestReader::check_trait(std::string_view trait, int line, std::string_view where) {
    if (base_trait(trait) != nullptr) return true;
    const std::optional<FullName> full = split_name(trait);
    const bool of_base = full && full->plugin == "stands_on";
    if (full && !of_base && (full->plugin != manifest_.id || has(traits_, full->name))) return true;
    Names known;
    for (const KnownTrait& base : base_traits(feature_kind_names())) known.push_back(base.name);
    for (std::string& name : in_full(traits_)) known.push_back(std::move(name));
    const bool shortened = has(traits_, trait);
    tell(line, where,
         shortened
             ? fmt::format("the trait {} has to be written in full, \"{}\"", pontlevis::quoted(trait), in_full(trait))
             : fmt::format("there is no trait {}{}", pontlevis::quoted(trait), suggestion(trait, known)));
    return false;
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

std::string ManifestReader::in_full(std::string_view own) const {
    return fmt::format("{}.{}", manifest_.id.empty() ? "ID" : manifest_.id, own);
}

Names ManifestReader::in_full(const Names& own) const {
    Names full;
    for (const std::string& name : own) full.push_back(in_full(std::string_view(name)));
    return full;
}

}  // namespace pontlevis
