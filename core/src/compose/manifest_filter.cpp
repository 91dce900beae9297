// What a function is asked about.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "../nearest.h"
#include "manifest_reader.h"

namespace pontlevis {
namespace {

const Names kNone;

Names tags_of_causes() {
    Names tags;
    for (const std::string& tag : cause_tags()) tags.push_back("#" + tag);
    return tags;
}

}  // namespace

// `whose` is a point, or what else has such a filter.
FilterDecl ManifestReader::filter(const Part& part, std::string_view whose, const Names& keys) {
    FilterDecl filter;
    const toml::node* node = part.table.get("filter");
    if (node == nullptr) return filter;
    if (keys.empty()) {
        tell(line_of(*node), part.where, fmt::format("{} has no filter: it is not about single things", whose));
        return filter;
    }
    const toml::table* table = node->as_table();
    if (table == nullptr) {
        wrong_type(*node, part.where, "filter", "a table, as in { kind = \"road\" }");
        return filter;
    }
    only_keys(*table, keys, part.where, fmt::format("a filter of {}", whose));
    read_filter_names({{}, part.where, *table, line_of(*node)}, filter);
    return filter;
}

void ManifestReader::check_flag(const std::string& trait, int line, std::string_view where) {
    if (check_trait(trait, line, where) && holds_number(trait).value_or(false))
        tell(line, where, fmt::format("{} holds a number; a filter goes by a flag", pontlevis::quoted(trait)));
}

// Kinds of figures have plain names, as have the traits of the base game; those of plugins have dots.
void ManifestReader::check_kind_or_flag(const std::string& word, int line, std::string_view where) {
    if (split_name(word) || holds_number(word) || (has(own("trait"), word) && !has(own("figure"), word)))
        check_flag(word, line, where);
    else if (!is_word(word))
        tell(line, where, fmt::format("{} is no kind of figure, and no flag of kinds", pontlevis::quoted(word)));
}

void ManifestReader::read_filter_names(const Part& part, FilterDecl& into) {
    into.kinds = noun_list(part, "kind", "\"road\" or [\"road\", \"city\"]", {"kind of feature", "feature", feature_kind_names()});
    into.modes = noun_list(part, "mode", "\"complete\" or \"final\"", {"mode of scoring", "mode", mode_names()});
    into.causes = noun_list(part, "cause", "\"place\" or [\"#move\", \"#return\"]", {"cause", "cause", cause_names()}, tags_of_causes());
    into.actions = noun_list(part, "action", "\"lakes.fish\"", {"action of plugins", "action", kNone});
    for (const auto& [key, kinds] : {std::pair{"figure", &into.figures}, std::pair{"standing", &into.standing}, std::pair{"supply", &into.supply},
                                     std::pair{"extends", &into.extends}, std::pair{"together", &into.together}}) {
        *kinds = word_list(part, key, "\"large\" or [\"normal\", \"large\"]");
        for (const std::string& kind : *kinds) check_kind_or_flag(kind, line_of(*part.table.get(key)), part.where);
    }
    if (!into.together.empty() && into.together.size() != 2) {
        tell(line_of(*part.table.get("together")), part.where, "together should be two kinds of figures, as in [\"normal\", \"large\"]");
        into.together.clear();
    }
    into.first_turn = part.table.contains("turn") && choice(part, "turn", {"first"}, "") == "first";
    if (const auto trait = text_of(part.table, "trait", part.where)) {
        into.trait = *trait;
        check_flag(*trait, line_of(*part.table.get("trait")), part.where);
    }
    for (const bool whole_tile : {false, true}) {
        const std::string_view key = whole_tile ? "symbol" : "attribute";
        const auto name = text_of(part.table, key, part.where);
        if (!name || !check_full_name(*name, own("attribute"), line_of(*part.table.get(key)), part.where, key)) continue;
        (whole_tile ? into.symbol : into.attribute) = *name;
    }
}

}  // namespace pontlevis
