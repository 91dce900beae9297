// The parts of a manifest, from elements to steps.
#include <fmt/format.h>

#include <algorithm>

#include "../nearest.h"
#include "../options.h"
#include "manifest_reader.h"
#include "vocabulary.h"

namespace pontlevis {
namespace {

constexpr std::int64_t kMostFigures = 30;  // of a kind, per player

bool has(const Names& names, std::string_view word) {
    return std::find(names.begin(), names.end(), word) != names.end();
}

}  // namespace

void ManifestReader::read_elements(const toml::table& root) {
    for (const Part& part : parts(root, "element", kWord)) {
        only_keys(part.table, {"help", "on"}, part.where, "an element");
        manifest_.elements.push_back(
            {part.name, help(part), flag_of(part.table, "on", part.where).value_or(true), part.line});
        elements_.push_back(part.name);
    }
}

void ManifestReader::read_traits(const toml::table& root) {
    for (const Part& part : parts(root, "trait", kWord)) {
        only_keys(part.table, {"help", "number"}, part.where, "a trait");
        manifest_.traits.push_back(
            {part.name, help(part), flag_of(part.table, "number", part.where).value_or(false), part.line});
        traits_.push_back(part.name);
    }
}

void ManifestReader::read_attributes(const toml::table& root) {
    for (const Part& part : parts(root, "attribute", kWord)) {
        only_keys(part.table, {"element", "join", "on"}, part.where, "an attribute");
        const std::string join = text_of(part.table, "join", part.where).value_or("or");
        if (join != "or") {
            tell(line_of(*part.table.get("join")), part.where,
                 fmt::format("join is {}, but can only be \"or\": a feature has it if one of its segments has",
                             pontlevis::quoted(join)));
        }
        manifest_.attributes.push_back({part.name, kinds(part, "on"), element(part), part.line});
        attributes_.push_back(part.name);
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

void ManifestReader::read_figures(const toml::table& root) {
    for (const Part& part : parts(root, "figure", kWord)) {
        only_keys(part.table, {"element", "per_player", "tags", "traits"}, part.where, "a kind of figure");
        if (part.name == "normal")
            tell(part.line, part.where, "\"normal\" is the base game's own kind; grant it traits");
        FigureDecl figure{part.name, 1, tags(part), {}, element(part), part.line};
        if (const toml::node* node = part.table.get("per_player")) {
            figure.per_player = static_cast<int>(number(*node, part.where, "per_player", 0, kMostFigures).value_or(1));
        }
        read_figure_traits(part, figure);
        manifest_.figures.push_back(std::move(figure));
    }
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

void ManifestReader::read_handlers(const toml::table& root) {
    for (const Part& part : parts(root, "handler", kFunction)) {
        only_keys(part.table, {"element", "filter", "point", "reads", "rule", "writes"}, part.where, "a handler");
        HandlerDecl handler;
        handler.name = part.name;
        handler.line = part.line;
        handler.rule = rule(part, true);
        handler.element = element(part);
        handler.footprint = {groups(part, "reads"), groups(part, "writes")};
        read_point(part, handler);
        read_filter(part, handler);
        manifest_.handlers.push_back(std::move(handler));
    }
}

void ManifestReader::read_point(const Part& part, HandlerDecl& handler) {
    if (required(part.table, "point", part.where, part.line) == nullptr) return;
    const std::optional<std::string> name = text_of(part.table, "point", part.where);
    if (!name) return;
    const auto same = [&](const PointInfo& point) { return point.name == *name; };
    const auto found = std::find_if(points().begin(), points().end(), same);
    if (found == points().end()) {
        return tell(line_of(*part.table.get("point")), part.where,
                    fmt::format("there is no point {}{}", pontlevis::quoted(*name), suggestion(*name, point_names())));
    }
    handler.point = *name;
    if (found->pure && !handler.footprint.writes.empty()) {
        tell(line_of(*part.table.get("writes")), part.where,
             fmt::format("a handler of {} writes nothing: it reads the game and adds to what it is given", *name));
    }
}

void ManifestReader::read_filter(const Part& part, HandlerDecl& handler) {
    const toml::node* node = part.table.get("filter");
    if (node == nullptr) return;
    const toml::table* table = node->as_table();
    if (table == nullptr) return wrong_type(*node, part.where, "filter", "a table, as in { kind = \"road\" }");
    const Part filter{{}, part.where, *table, line_of(*node)};
    only_keys(*table, {"attribute", "kind", "mode"}, part.where, "a filter");
    handler.kinds = kinds(filter, "kind");
    handler.modes = modes(filter, "mode");
    if (const auto attribute = text_of(*table, "attribute", part.where)) {
        if (check_full_name(*attribute, attributes_, line_of(*table->get("attribute")), part.where, "attribute")) {
            handler.attribute = *attribute;
        }
    }
}

void ManifestReader::read_steps(const toml::table& root) {
    const std::vector<Part> found = parts(root, "step", kFunction);
    Names names;
    for (const Part& part : found) names.push_back(part.name);
    for (const Part& part : found) {
        only_keys(part.table, {"after", "at", "before", "element", "reads", "rule", "tags", "writes"}, part.where,
                  "a step");
        StepDecl step;
        step.name = part.name;
        step.line = part.line;
        step.rule = rule(part, false);
        step.before = order(part, "before", names);
        step.after = order(part, "after", names);
        step.tags = tags(part);
        step.element = element(part);
        step.footprint = {groups(part, "reads"), groups(part, "writes")};
        read_anchor(part, step);
        manifest_.steps.push_back(std::move(step));
    }
}

void ManifestReader::read_anchor(const Part& part, StepDecl& step) {
    if (required(part.table, "at", part.where, part.line) == nullptr) return;
    const std::optional<std::string> place = text_of(part.table, "at", part.where);
    if (!place) return;
    step.at = *place;
    if (has(anchors(), step.at)) return;
    tell(line_of(*part.table.get("at")), part.where,
         fmt::format("there is no place {} in a turn{}", pontlevis::quoted(step.at), suggestion(step.at, anchors())));
}

// The library binds one function to each name.
void ManifestReader::check_functions() {
    for (const StepDecl& step : manifest_.steps) {
        for (const HandlerDecl& handler : manifest_.handlers) {
            if (step.name != handler.name) continue;
            tell(std::max(step.line, handler.line), "",
                 fmt::format("step.{0} and handler.{0} name the same function; give one of them another name",
                             step.name));
        }
    }
}

}  // namespace pontlevis
