// Parts of manifests that take part in a table, found by their names in full or short.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "compose/selection.h"
#include "compose/vocabulary.h"

namespace pontlevis {

template <class Decl>
struct Active {
    std::string full;  // "lakes.mill"
    const Decl* declared;
    const Chosen* owner;
};

/// By plugin id, then in the order of its file.
template <class Decl>
[[nodiscard]] std::vector<Active<Decl>> active_parts(const std::vector<Chosen>& chosen, std::vector<Decl> Manifest::*parts) {
    std::vector<Active<Decl>> active;
    for (const Chosen& one : chosen)
        for (const Decl& part : one.manifest->*parts)
            if (one.has(part.element)) active.push_back({one.manifest->id + "." + part.name, &part, &one});
    return active;
}

/// Null if nobody in play has it. On tiles names may be short: the plugin that brings the tiles goes before others.
template <class Decl>
[[nodiscard]] const Active<Decl>* find_part(const std::vector<Active<Decl>>& active, std::string_view name, std::string_view plugin = {}) {
    const Active<Decl>* found = nullptr;
    for (const Active<Decl>& one : active) {
        if (one.full == name) return &one;
        if (!plugin.empty() && one.declared->name == name && (!found || one.owner->manifest->id == plugin)) found = &one;
    }
    return found;
}

/// Whether an installed plugin has such a part, in play or not, or a plugin may have it that is not installed.
template <class Decl>
[[nodiscard]] bool known_somewhere(const Catalog& catalog, std::vector<Decl> Manifest::*parts, std::string_view name) {
    const std::optional<FullName> full = split_name(name);
    if (full && !catalog.find(std::string(full->plugin))) return true;
    for (const Manifest& manifest : catalog.manifests())
        for (const Decl& part : manifest.*parts)
            if (part.name == name || manifest.id + "." + part.name == name) return true;
    return false;
}

/// The anchor that the option of a step or action says; empty where that has none for it.
template <class Decl>
[[nodiscard]] std::string anchor_by_option(const Active<Decl>& part) {
    const AtOption& by = part.declared->by_option;
    const auto found = by.at.find(std::get<std::string>(part.owner->options.at(by.option)));
    return found == by.at.end() ? std::string() : found->second;
}

/// The anchors whose questions an action joins.
[[nodiscard]] inline std::vector<std::string> anchors_of(const Active<ActionDecl>& part) {
    if (part.declared->by_option.option.empty()) return part.declared->at;
    const std::string anchor = anchor_by_option(part);
    return anchor.empty() ? std::vector<std::string>{} : std::vector<std::string>{anchor};
}

/// "lakes/plugin.toml:12"
template <class Decl>
[[nodiscard]] std::string place_of_part(const Active<Decl>& part) {
    return part.owner->manifest->file + ":" + std::to_string(part.declared->line);
}

}  // namespace pontlevis
