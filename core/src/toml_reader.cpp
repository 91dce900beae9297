#include "toml_reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "nearest.h"

namespace pontlevis {
namespace {

constexpr int kMostSuggestions = 400;  // a file of garbage must not cost seconds
constexpr std::size_t kLongestWhat = 80;

// What a message names may come from the file: a key with line breaks in it, or a megabyte long.
std::string shown(std::string_view what) {
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; };
    return what.size() > kLongestWhat || std::any_of(what.begin(), what.end(), is_control) ? quoted(what)
                                                                                           : std::string(what);
}

}  // namespace

std::vector<std::pair<std::string_view, const toml::node*>> in_file_order(const toml::table& table) {
    std::vector<std::pair<std::string_view, const toml::node*>> entries;
    for (const auto& [key, node] : table) entries.emplace_back(key.str(), &node);
    std::stable_sort(entries.begin(), entries.end(),
                     [](const auto& a, const auto& b) { return a.second->source().begin < b.second->source().begin; });
    return entries;
}

void TomlReader::tell(int line, std::string_view where, std::string_view text, std::string_view rule) {
    problems_.add(line, fmt::format("{}{}{}", where, where.empty() ? "" : ": ", text), rule);
    ++told_;
}

void TomlReader::wrong_type(const toml::node& node, std::string_view where, std::string_view what,
                            std::string_view expected) {
    tell(line_of(node), where, fmt::format("{} is {}, but should be {}", shown(what), kind_of(node), expected));
}

std::string TomlReader::suggestion(std::string_view word, const Names& known) {
    return ++suggested_ > kMostSuggestions ? std::string{} : "; " + perhaps(word, known);
}

void TomlReader::only_keys(const toml::table& table, const Names& known, std::string_view where,
                           std::string_view whose) {
    for (const auto& [key, node] : table) {
        if (std::find(known.begin(), known.end(), key.str()) == known.end()) unknown_key(key, known, where, whose);
    }
}

void TomlReader::unknown_key(const toml::key& key, const Names& known, std::string_view where, std::string_view whose) {
    tell(line_of(key), where, fmt::format("{} has no {}{}", whose, quoted(key.str()), suggestion(key.str(), known)));
}

const toml::node* TomlReader::required(const toml::table& table, std::string_view key, std::string_view where,
                                       int line) {
    const toml::node* node = table.get(key);
    if (node == nullptr) tell(line, where, fmt::format("{} is missing", quoted(key)));
    return node;
}

std::optional<std::string> TomlReader::text(const toml::node& node, std::string_view where, std::string_view what) {
    if (const auto* value = node.as_string()) return value->get();
    wrong_type(node, where, what, "a text in quotes");
    return {};
}

std::optional<std::string> TomlReader::text_of(const toml::table& table, std::string_view key, std::string_view where) {
    const toml::node* node = table.get(key);
    return node == nullptr ? std::nullopt : text(*node, where, key);
}

std::optional<bool> TomlReader::flag_of(const toml::table& table, std::string_view key, std::string_view where) {
    const toml::node* node = table.get(key);
    if (node == nullptr) return {};
    if (const auto* value = node->as_boolean()) return value->get();
    wrong_type(*node, where, key, "true or false");
    return {};
}

std::optional<std::int64_t> TomlReader::number(const toml::node& node, std::string_view where, std::string_view what,
                                               std::int64_t least, std::int64_t most) {
    const auto* value = node.as_integer();
    if (value == nullptr) {
        wrong_type(node, where, what, "a whole number");
    } else if (value->get() < least || value->get() > most) {
        tell(line_of(node), where,
             fmt::format("{} is {}, but can only be a whole number from {} to {}", shown(what), value->get(), least,
                         most));
    } else {
        return value->get();
    }
    return {};
}

Names TomlReader::words(const toml::node& node, std::string_view where, std::string_view what,
                        std::string_view example) {
    Names result;
    if (const auto* value = node.as_string()) {
        std::string_view rest = value->get();
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            if (end > 0) result.emplace_back(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    } else if (const toml::array* list = node.as_array()) {
        for (const toml::node& item : *list) {
            if (const auto* word = item.as_string()) {
                result.push_back(word->get());
            } else {
                wrong_type(item, where, fmt::format("one of {}", what), "a word in quotes");
            }
        }
    } else {
        wrong_type(node, where, what, fmt::format("words, such as {}", example));
    }
    return result;
}

const toml::array* TomlReader::list_of_tables(const toml::table& root, std::string_view key) {
    const toml::node* node = root.get(key);
    if (node == nullptr) return nullptr;
    const toml::array* list = node->as_array();
    if (list != nullptr && list->is_homogeneous<toml::table>()) return list;
    wrong_type(*node, "", key, fmt::format("tables, each under its own [[{}]]", key));
    return nullptr;
}

}  // namespace pontlevis
