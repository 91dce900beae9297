// What a config can say of a plugin: elements and options.
#include <fmt/format.h>

#include <algorithm>

#include "../nearest.h"
#include "../options.h"
#include "manifest_reader.h"

namespace pontlevis {

void ManifestReader::read_elements(const toml::table& root) {
    for (const Part& part : parts(root, "element", kWord)) {
        only_keys(part.table, {"help", "on"}, part.where, "an element");
        manifest_.elements.push_back(
            {part.name, help(part), flag_of(part.table, "on", part.where).value_or(true), part.line});
    }
}

void ManifestReader::read_options(const toml::table& root) {
    for (const Part& part : parts(root, "option", kWord)) {
        only_keys(part.table, {"choices", "default", "help", "range"}, part.where, "an option");
        if (has(box_keys(manifest_.id), part.name)) {
            tell(part.line, part.where,
                 fmt::format("no option can be named {}, which means something else in a config",
                             pontlevis::quoted(part.name)));
        }
        OptionDecl option{part.name, {}, {}, {}, {}, help(part), part.line};
        read_default(part, option);
        manifest_.options.push_back(std::move(option));
    }
}

void ManifestReader::read_default(const Part& part, OptionDecl& option) {
    const toml::node* node = required(part.table, "default", part.where, part.line);
    if (node == nullptr) return;
    if (const auto* truth = node->as_boolean()) {
        option.fallback = truth->get();
    } else if (const auto* number = node->as_integer()) {
        option.fallback = number->get();
    } else if (node->is_string()) {
        option.fallback = plain_text(*node, part.where, "default");
    } else {
        return wrong_type(*node, part.where, "default", "true, false, a whole number or a text in quotes");
    }
    if (part.table.contains("range")) read_range(part, option);
    if (part.table.contains("choices")) read_choices(part, option);
}

void ManifestReader::read_range(const Part& part, OptionDecl& option) {
    const toml::node& node = *part.table.get("range");
    const std::int64_t* fallback = std::get_if<std::int64_t>(&option.fallback);
    if (fallback == nullptr) return tell(line_of(node), part.where, "range is for a default that is a whole number");
    const toml::array* list = node.as_array();
    if (list == nullptr || list->size() != 2 || !list->is_homogeneous<std::int64_t>()) {
        return tell(line_of(node), part.where, "range should be two whole numbers, as in [0, 9]");
    }
    const std::int64_t least = *(*list)[0].value<std::int64_t>(), most = *(*list)[1].value<std::int64_t>();
    option.range = {least, most};
    if (least > most) {
        tell(line_of(node), part.where, fmt::format("range is [{}, {}]: nothing lies in it", least, most));
    } else if (*fallback < least || *fallback > most) {
        tell(line_of(node), part.where,
             fmt::format("default is {}, which is not in the range [{}, {}]", *fallback, least, most));
    }
}

void ManifestReader::read_choices(const Part& part, OptionDecl& option) {
    const toml::node& node = *part.table.get("choices");
    const toml::array* list = node.as_array();
    if (std::holds_alternative<bool>(option.fallback)) {
        return tell(line_of(node), part.where, "choices are for a default that is a text or a whole number");
    }
    if (list == nullptr || list->empty()) {
        return tell(line_of(node), part.where, "choices should be a list, as in [\"nothing\", \"ignore\"]");
    }
    if (!few_enough(list->size(), node, part.where)) return;
    const int told_before = told();
    for (const toml::node& choice : *list) read_choice(choice, part, option);
    const auto* word = std::get_if<std::string>(&option.fallback);
    const auto* number = std::get_if<std::int64_t>(&option.fallback);
    if (told() > told_before) return;
    if (word != nullptr && !has(option.choices, *word)) {
        tell(line_of(node), part.where,
             fmt::format("default is {}, which is not among the choices{}", pontlevis::quoted(*word),
                         suggestion(*word, option.choices)));
    }
    const std::vector<std::int64_t>& numbers = option.number_choices;
    if (number != nullptr && std::find(numbers.begin(), numbers.end(), *number) == numbers.end()) {
        tell(line_of(node), part.where, fmt::format("default is {}, which is not among the choices", *number));
    }
}

void ManifestReader::read_choice(const toml::node& node, const Part& part, OptionDecl& option) {
    bool twice = false;
    if (std::holds_alternative<std::string>(option.fallback)) {
        const int told_before = told();
        const std::string word = plain_text(node, part.where, "a choice");
        if (told() > told_before) return;
        twice = has(option.choices, word);
        option.choices.push_back(word);
    } else {
        const std::optional<std::int64_t> number = this->number(node, part.where, "a choice", INT64_MIN, INT64_MAX);
        if (!number) return;
        twice = std::count(option.number_choices.begin(), option.number_choices.end(), *number) > 0;
        option.number_choices.push_back(*number);
        if (option.range && (*number < option.range->first || *number > option.range->second)) {
            tell(line_of(node), part.where, fmt::format("the choice {} is not in the range", *number));
        }
    }
    if (twice) tell(line_of(node), part.where, "a choice is in the list twice");
}

}  // namespace pontlevis
