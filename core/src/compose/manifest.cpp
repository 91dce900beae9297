#include "pontlevis/core/manifest.h"

#include <fmt/format.h>

#include <algorithm>

#include "../config_names.h"
#include "../nearest.h"
#include "manifest_reader.h"
#include "pontlevis/sdk/abi.h"
#include "version.h"
#include "vocabulary.h"

namespace pontlevis {
namespace {

constexpr std::size_t kMostParts = 256;    // of one kind in a file
constexpr std::size_t kLongestText = 400;  // bytes, of a help
constexpr std::size_t kLongestLanguage = 16;

const Names kKeys = {"attribute", "conflicts", "deny",   "edition", "element", "figure", "grant", "handler", "id",
                     "name",      "needs",     "option", "rules",   "sdk",     "step",   "trait", "version"};

// Letters, then perhaps a region: "en", "pt-BR".
bool is_language(std::string_view text) {
    const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto fits = [&](char c) { return small(c) || (c >= 'A' && c <= 'Z') || c == '-'; };
    return text.size() >= 2 && text.size() <= kLongestLanguage && small(text[0]) && small(text[1]) &&
           std::all_of(text.begin(), text.end(), fits);
}

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

const ManifestReader::NameForm ManifestReader::kWord = {
    is_word, "small letters, digits, \"_\" and \"-\", the first a letter or digit, 64 at the most"};
const ManifestReader::NameForm ManifestReader::kFunction = {
    is_function_name, "small letters, digits and \"_\", the first no digit, 64 at the most"};
const ManifestReader::NameForm ManifestReader::kTag = {
    is_tag, "\"#\" and small letters, digits, \"_\" and \"-\", as in \"#meeple\""};

void ManifestReader::read(const toml::table& root) {
    if (!read_sdk(root)) return;  // another SDK has other keys: what else could be said may be wrong
    only_keys(root, kKeys, "", "a manifest");
    read_id(root);
    read_names(root);
    read_version(root);
    read_edition(root);
    read_requirements(root, "needs", manifest_.needs);
    read_requirements(root, "conflicts", manifest_.conflicts);
    read_elements(root);
    read_traits(root);
    read_attributes(root);
    read_options(root);
    read_figures(root);
    read_grants(root);
    read_handlers(root);
    read_steps(root);
    check_functions();
}

bool ManifestReader::read_sdk(const toml::table& root) {
    const toml::node* node = root.get("sdk");
    if (node == nullptr) {
        tell(1, "", fmt::format("\"sdk\" is missing: write  sdk = {}", PLV_ABI_MAJOR));
        return true;
    }
    const auto* value = node->as_integer();
    if (value == nullptr) {
        wrong_type(*node, "", "sdk", fmt::format("a whole number, {}", PLV_ABI_MAJOR));
        return true;
    }
    manifest_.sdk = static_cast<int>(std::clamp<std::int64_t>(value->get(), 0, INT32_MAX));
    if (value->get() == PLV_ABI_MAJOR) return true;
    tell(line_of(*node), "",
         fmt::format("it is written for SDK {}, but this program has SDK {}; install a version of "
                     "the plugin for SDK {}",
                     value->get(), PLV_ABI_MAJOR, PLV_ABI_MAJOR));
    return false;
}

void ManifestReader::read_id(const toml::table& root) {
    const toml::node* node = required(root, "id", "", 1);
    if (node == nullptr) return;
    const std::optional<std::string> id = text(*node, "", "id");
    if (!id) return;
    if (!is_expansion_id(*id)) {
        tell(line_of(*node), "",
             fmt::format("{} is no id of a plugin: small letters, digits, \".\", \"_\" and \"-\", "
                         "the first a letter or digit, 64 at the most",
                         pontlevis::quoted(*id)));
    } else if (*id == "base") {
        tell(line_of(*node), "", "\"base\" is the base game's own id");
    } else {
        manifest_.id = *id;
    }
}

// A plain text is the English name.
void ManifestReader::read_names(const toml::table& root) {
    const toml::node* node = required(root, "name", "", 1);
    if (node == nullptr) return;
    const toml::table* table = node->as_table();
    if (table == nullptr && !node->is_string()) {
        return wrong_type(*node, "", "name", "a text in quotes, or a table of languages such as { en = \"Mills\" }");
    }
    if (table == nullptr) {
        manifest_.names["en"] = plain_text(*node, "", "name");
        return;
    }
    for (const auto& [language, name] : *table) {
        if (!is_language(language.str())) {
            tell(line_of(language), "name",
                 fmt::format("{} is no language: a code as in \"en\" or \"pt-BR\"", pontlevis::quoted(language.str())));
        } else {
            manifest_.names[std::string(language.str())] = plain_text(name, "name", language.str());
        }
    }
    if (!table->contains("en")) tell(line_of(*node), "name", "\"en\" is missing; it is shown where no other fits");
}

void ManifestReader::read_version(const toml::table& root) {
    const toml::node* node = required(root, "version", "", 1);
    if (node == nullptr) return;
    const std::optional<std::string> words = text(*node, "", "version");
    if (!words) return;
    const std::optional<Version> version = parse_version(*words);
    if (version && std::count(words->begin(), words->end(), '.') == 2) {
        manifest_.version = *version;
    } else {
        tell(line_of(*node), "",
             fmt::format("{} is no version: three numbers, as in \"1.0.0\"", pontlevis::quoted(*words)));
    }
}

void ManifestReader::read_edition(const toml::table& root) {
    if (const toml::node* node = root.get("edition")) manifest_.edition = plain_text(*node, "", "edition");
    const toml::node* node = root.get("rules");
    if (node == nullptr) return;
    const std::optional<std::string> prefix = text(*node, "", "rules");
    if (!prefix) return;
    if (is_rule_prefix(*prefix)) {
        manifest_.prefix = *prefix;
    } else {
        tell(line_of(*node), "",
             fmt::format("rules is {}, but should be what its rule numbers begin with: capitals and "
                         "digits, as in \"LM\" of \"LM-4\"",
                         pontlevis::quoted(*prefix)));
    }
}

void ManifestReader::read_requirements(const toml::table& root, std::string_view key, std::vector<Requirement>& into) {
    const toml::node* node = root.get(key);
    if (node == nullptr) return;
    const toml::array* list = node->as_array();
    if (list == nullptr) return wrong_type(*node, "", key, "a list, as in [\"mills >= 1.2, < 2\"]");
    if (!few_enough(list->size(), *node, key)) return;
    for (const toml::node& item : *list) read_requirement(item, key, into);
}

void ManifestReader::read_requirement(const toml::node& node, std::string_view key, std::vector<Requirement>& into) {
    const std::optional<std::string> words = text(node, "", fmt::format("one of {}", key));
    if (!words) return;
    Result<Requirement> parsed = parse_requirement(*words);
    if (!parsed) return tell(line_of(node), key, parsed.error().text);
    parsed->line = line_of(node);
    const auto same = [&](const Requirement& other) { return other.id == parsed->id; };
    if (parsed->id == manifest_.id) {
        tell(parsed->line, key, fmt::format("{} is this plugin itself", pontlevis::quoted(parsed->id)));
    } else if (parsed->id == "base") {
        tell(parsed->line, key, "\"base\" is no plugin: the base game is always there");
    } else if (std::any_of(into.begin(), into.end(), same)) {
        tell(parsed->line, key, fmt::format("{} is in the list twice", pontlevis::quoted(parsed->id)));
    } else {
        into.push_back(std::move(*parsed));
    }
}

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

const std::string& Manifest::name(std::string_view language) const {
    const auto found = names.find(std::string(language));
    return found != names.end() ? found->second : names.at("en");
}

Result<Manifest> parse_manifest(std::string_view toml, std::string_view file) {
    const Result<toml::table> root = parse_toml(toml, file);
    if (!root) return root.error();

    Manifest manifest;
    Problems problems(file);
    ManifestReader(problems, manifest).read(*root);
    if (!problems.none()) return problems.error();
    manifest.file = file;
    manifest.text = toml;
    return manifest;
}

}  // namespace pontlevis
