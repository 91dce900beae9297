#include "pontlevis/core/manifest.h"

#include <fmt/format.h>

#include <algorithm>

#include "../config_names.h"
#include "../nearest.h"
#include "manifest_reader.h"
#include "pontlevis/sdk/abi.h"
#include "version.h"

namespace pontlevis {
namespace {

constexpr std::size_t kLongestLanguage = 16;

const Names kKeys = {"action", "attribute", "cause",  "column", "conflicts", "deny",  "edge",    "edition", "element", "fate", "feature",
                     "figure", "grant",     "handler", "id",    "mode",      "name",  "needs",   "option",  "place",   "pool", "rules",
                     "sdk",    "step",      "trait",  "version"};
const Names kNamedSections = {"action", "attribute", "cause", "column", "edge",   "element", "fate", "feature",
                              "figure", "handler",   "mode",  "option", "place", "pool",    "step", "trait"};

// Letters, then perhaps a region: "en", "pt-BR".
bool is_language(std::string_view text) {
    const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto fits = [&](char c) { return small(c) || (c >= 'A' && c <= 'Z') || c == '-'; };
    return text.size() >= 2 && text.size() <= kLongestLanguage && small(text[0]) && small(text[1]) &&
           std::all_of(text.begin(), text.end(), fits);
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
    note_own_names(root);
    read_elements(root);
    read_options(root);
    read_features(root);
    read_edges(root);
    read_attributes(root);
    read_pools(root);
    read_places(root);
    read_traits(root);
    read_figures(root);
    read_grants(root);
    read_columns(root);
    read_causes(root);
    read_modes(root);
    read_steps(root);
    read_actions(root);
    read_fates(root);
    read_handlers(root);
    check_weights();
    check_functions();
}

// Parts may name others that stand below them.
void ManifestReader::note_own_names(const toml::table& root) {
    for (const std::string& section : kNamedSections) {
        const toml::table* tables = root.get_as<toml::table>(section);
        if (tables == nullptr) continue;
        for (const auto& [name, entry] : in_file_order(*tables)) own_[section].emplace_back(name);
    }
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
