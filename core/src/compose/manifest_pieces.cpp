// The pieces that the parts of a manifest are made of: lists of words, names of other parts.
#include <fmt/format.h>

#include <algorithm>

#include "../nearest.h"
#include "manifest_reader.h"

namespace pontlevis {
namespace {

constexpr std::size_t kMostParts = 256;    // of one kind in a file
constexpr std::size_t kMostWords = 64;     // of a list
constexpr std::size_t kLongestText = 400;  // bytes, of a help

// Nothing that moves a terminal's cursor: neither ASCII controls nor U+0080 to U+009F.
bool is_plain(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const bool is_c1 = byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
        if (byte < ' ' || byte == 0x7F || is_c1) return false;
    }
    return true;
}

}  // namespace

std::vector<ManifestReader::Part> ManifestReader::parts(const toml::table& root, std::string_view section,
                                                        const NameForm& form) {
    std::vector<Part> found;
    const toml::node* node = root.get(section);
    if (node == nullptr) return found;
    const toml::table* tables = node->as_table();
    if (tables == nullptr) {
        wrong_type(*node, "", section, fmt::format("tables, each under its own [{}.NAME]", section));
        return found;
    }
    if (!few_enough(tables->size(), *node, section)) return found;
    for (const auto& [name, entry] : in_file_order(*tables)) {
        if (!form.fits(name)) {
            tell(line_of(*entry), section, fmt::format("{} is no name: {}", pontlevis::quoted(name), form.in_words));
        } else if (const toml::table* table = entry->as_table()) {
            found.push_back({std::string(name), fmt::format("{}.{}", section, name), *table, line_of(*entry)});
        } else {
            wrong_type(*entry, section, name, fmt::format("a table, [{}.{}]", section, name));
        }
    }
    return found;
}

std::vector<ManifestReader::Part> ManifestReader::listed_parts(const toml::table& root, std::string_view section) {
    std::vector<Part> found;
    const toml::array* list = list_of_tables(root, section);
    if (list == nullptr || !few_enough(list->size(), *root.get(section), section)) return found;
    for (const toml::node& entry : *list)
        found.push_back({{}, std::string(section), *entry.as_table(), line_of(entry)});
    return found;
}

bool ManifestReader::few_enough(std::size_t count, const toml::node& node, std::string_view where) {
    if (count <= kMostParts) return true;
    tell(line_of(node), where, fmt::format("{} entries are too many, the limit is {}", count, kMostParts));
    return false;
}

std::string ManifestReader::plain_text(const toml::node& node, std::string_view where, std::string_view what) {
    const std::optional<std::string> words = text(node, where, what);
    if (!words) return {};
    if (!words->empty() && words->size() <= kLongestText && is_plain(*words)) return *words;
    tell(line_of(node), where,
         fmt::format("{} is {}, but should be one line of text, {} bytes at the most", what, pontlevis::quoted(*words),
                     kLongestText));
    return {};
}

bool ManifestReader::flag(const Part& part, std::string_view key, bool otherwise) {
    return flag_of(part.table, key, part.where).value_or(otherwise);
}

int ManifestReader::whole(const Part& part, std::string_view key, int otherwise, int least, int most) {
    const toml::node* node = part.table.get(key);
    return node == nullptr ? otherwise : static_cast<int>(number(*node, part.where, key, least, most).value_or(otherwise));
}

std::string ManifestReader::choice(const Part& part, std::string_view key, const Names& known, std::string_view otherwise) {
    const toml::node* node = otherwise.empty() ? required(part.table, key, part.where, part.line) : part.table.get(key);
    if (node == nullptr) return std::string(otherwise);
    const std::optional<std::string> word = text(*node, part.where, key);
    if (word && !has(known, *word))
        tell(line_of(*node), part.where, fmt::format("{} is {}{}", key, pontlevis::quoted(*word), suggestion(*word, known)));
    return word.value_or(std::string(otherwise));
}

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

Names ManifestReader::noun_list(const Part& part, std::string_view key, std::string_view example, const Noun& noun,
                                const Names& also) {
    const Names list = word_list(part, key, example);
    for (const std::string& word : list) check_noun(word, noun, also, line_of(*part.table.get(key)), part.where);
    return list;
}

bool ManifestReader::check_noun(std::string_view word, const Noun& noun, const Names& also, int line, std::string_view where) {
    const std::optional<FullName> full = split_name(word);
    const Names& declared = own(noun.section);
    if (has(noun.base, word) || has(also, word)) return true;
    if (full && (full->plugin != manifest_.id || has(declared, full->name))) return true;
    const std::string shown = pontlevis::quoted(word);
    if (has(declared, word)) {
        tell(line, where, fmt::format("the {} {} has to be written in full, \"{}\"", noun.what, shown, in_full(word)));
        return false;
    }
    Names known = noun.base;
    for (const Names& more : {also, in_full(declared)}) known.insert(known.end(), more.begin(), more.end());
    tell(line, where, fmt::format("there is no {} {}{}", noun.what, shown, suggestion(word, known)));
    return false;
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

OrderDecl ManifestReader::order(const Part& part) { return {order_list(part, "before"), order_list(part, "after"), tags(part)}; }

// Steps go with steps, fates with fates, handlers with handlers.
Names ManifestReader::order_list(const Part& part, std::string_view key) {
    const Names list = word_list(part, key, "[\"#drive\"] or [\"mills.turn\"]");
    const std::string_view section = std::string_view(part.where).substr(0, part.where.find('.'));
    const std::string self = in_full(std::string_view(part.name));
    for (const std::string& other : list) {
        const int line = line_of(*part.table.get(key));
        if (other == self) {
            tell(line, part.where, fmt::format("{} has the {} itself", key, section));
        } else if (!is_tag(other)) {
            check_full_name(other, own(section), line, part.where, key);
        }
    }
    return list;
}

Footprint ManifestReader::footprint(const Part& part) {
    Footprint footprint;
    for (const std::string_view key : {"reads", "writes"}) {
        const Names list = word_list(part, key, "[\"figures\", \"points\"]");
        for (const std::string& group : list) {
            if (has(footprint_groups(), group)) continue;
            tell(line_of(*part.table.get(key)), part.where,
                 fmt::format("{} has {}{}", key, pontlevis::quoted(group), suggestion(group, footprint_groups())));
        }
        (key == "reads" ? footprint.reads : footprint.writes) = list;
    }
    return footprint;
}

std::string ManifestReader::element(const Part& part) {
    const std::optional<std::string> name = text_of(part.table, "element", part.where);
    if (name && !has(own("element"), *name)) {
        tell(line_of(*part.table.get("element")), part.where,
             fmt::format("this file has no element {}{}", pontlevis::quoted(*name), suggestion(*name, own("element"))));
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

std::string ManifestReader::in_full(std::string_view own) const {
    return fmt::format("{}.{}", manifest_.id.empty() ? "ID" : manifest_.id, own);
}

Names ManifestReader::in_full(const Names& own) const {
    Names full;
    for (const std::string& name : own) full.push_back(in_full(std::string_view(name)));
    return full;
}

const Names& ManifestReader::own(std::string_view section) const {
    static const Names none;
    const auto found = own_.find(section);
    return found == own_.end() ? none : found->second;
}

}  // namespace pontlevis
