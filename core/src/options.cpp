#include "options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "nearest.h"

namespace pontlevis {
namespace {

// A value as a config writes it.
std::string written(const OptionScalar& value) {
    if (const bool* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
    if (const std::int64_t* number = std::get_if<std::int64_t>(&value)) return fmt::format("{}", *number);
    return pontlevis::quoted(std::get<std::string>(value));
}

// "4 or 2", "1, 2 or 3"
std::string alternatives(const std::vector<std::string>& words) {
    if (words.size() < 2) return fmt::format("{}", fmt::join(words, ""));
    return fmt::format("{} or {}", fmt::join(words.begin(), words.end() - 1, ", "), words.back());
}

std::string allowed(const OptionSpec& spec) {
    if (std::holds_alternative<bool>(spec.fallback)) return "true or false";
    std::vector<std::string> words;
    for (const std::string& choice : spec.choices) words.push_back(pontlevis::quoted(choice));
    for (const std::int64_t choice : spec.number_choices) words.push_back(fmt::format("{}", choice));
    if (!words.empty()) return alternatives(words);
    if (std::holds_alternative<std::string>(spec.fallback)) return "a text";
    if (spec.range) return fmt::format("a whole number from {} to {}", spec.range->first, spec.range->second);
    return "a whole number";
}

template <class T>
bool among(const std::vector<T>& choices, const T& value) {
    return choices.empty() || std::find(choices.begin(), choices.end(), value) != choices.end();
}

bool fits(const OptionSpec& spec, const OptionScalar& value) {
    if (value.index() != spec.fallback.index()) return false;
    if (const std::string* text = std::get_if<std::string>(&value)) return among(spec.choices, *text);
    if (const std::int64_t* number = std::get_if<std::int64_t>(&value)) {
        const bool inside = !spec.range || (spec.range->first <= *number && *number <= spec.range->second);
        return inside && among(spec.number_choices, *number);
    }
    return true;
}

std::string unknown(std::string_view owner, std::string_view name, const std::vector<std::string>& known) {
    std::string text = fmt::format("{} has no option {}", owner, pontlevis::quoted(name));
    if (known.empty()) return text + ", nor any other";
    const std::vector<std::string> near = nearest(name, known);
    if (!near.empty()) text += "\n  " + perhaps(name, known);
    return text + fmt::format("\n  it has  {}", fmt::join(known, ", "));
}

std::string misfit(std::string_view owner, const OptionSpec& spec, const OptionScalar& value) {
    std::string text =
        fmt::format("{} of {} is {}, but can only be {}", spec.name, owner, written(value), allowed(spec));
    return spec.help.empty() ? text : text + "\n  " + spec.help;
}

}  // namespace

const std::vector<std::string>& box_keys(std::string_view owner) {
    static const std::vector<std::string> base = {"copies", "figures", "tiles", "tiles_text"};
    static const std::vector<std::string> expansion = {"copies", "edition", "elements",  "figures",
                                                       "rules",  "tiles",   "tiles_text"};
    return owner == "base" ? base : expansion;
}

std::map<std::string, OptionScalar> check_options(std::string_view owner, std::span<const OptionSpec> specs,
                                                  const std::map<std::string, OptionValue>& given, Problems& problems,
                                                  const std::vector<std::string>& other_keys) {
    std::map<std::string, OptionScalar> values;
    std::vector<std::string> known;
    for (const OptionSpec& spec : specs) {
        values[spec.name] = spec.fallback;
        known.push_back(spec.name);
    }
    known.insert(known.end(), other_keys.begin(), other_keys.end());

    for (const auto& [name, option] : given) {
        const auto spec =
            std::find_if(specs.begin(), specs.end(), [&key = name](const OptionSpec& one) { return one.name == key; });
        if (spec == specs.end())
            problems.add(option.line, unknown(owner, name, known));
        else if (!fits(*spec, option.value))
            problems.add(option.line, misfit(owner, *spec, option.value));
        else
            values[name] = option.value;
    }
    return values;
}

}  // namespace pontlevis
