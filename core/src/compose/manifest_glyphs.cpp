// Glyphs of attributes and of kinds of figures: what pictures show for them.
#include <fmt/format.h>

#include <algorithm>

#include "../nearest.h"
#include "manifest_reader.h"

namespace pontlevis {
namespace {

constexpr std::string_view kText = "glyph", kPath = "glyph_path";  // keys
constexpr std::size_t kMostCharacters = 2;
constexpr std::size_t kLongestPath = 2000;  // bytes

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

// The commands and numbers of an SVG path, and nothing that could end the attribute it is written into.
bool is_path(std::string_view text) {
    constexpr std::string_view kCommands = "MmLlHhVvCcSsQqTtAaZz";
    const auto fits = [&](char c) {
        return (c >= '0' && c <= '9') || std::string_view(" ,.-").find(c) != std::string_view::npos ||
               kCommands.find(c) != std::string_view::npos;
    };
    return (text.starts_with('M') || text.starts_with('m')) && text.size() <= kLongestPath &&
           std::all_of(text.begin(), text.end(), fits);
}

}  // namespace

// `behind` the keys stands "_" and the word of the marks that it is for.
Glyph ManifestReader::glyph(const Part& part, std::string_view behind) {
    Glyph glyph;
    const std::string text_key = fmt::format("{}{}", kText, behind), path_key = fmt::format("{}{}", kPath, behind);
    if (const toml::node* node = part.table.get(text_key)) {
        glyph.text = plain_text(*node, part.where, text_key);
        if (characters(glyph.text) > kMostCharacters) {
            tell(line_of(*node), part.where,
                 fmt::format("{} is {}, but should be one or two characters", text_key, pontlevis::quoted(glyph.text)));
        }
    }
    if (const toml::node* node = part.table.get(path_key)) {
        const std::optional<std::string> path = text(*node, part.where, path_key);
        if (path && !is_path(*path)) {
            tell(line_of(*node), part.where,
                 fmt::format("{0} should be an SVG path in a square of {1} by {1}, as in \"M2 18L10 2L18 18Z\": "
                             "commands and numbers, {2} bytes at the most",
                             path_key, kGlyphBox, kLongestPath));
        }
        glyph.path = path.value_or("");
    }
    return glyph;
}

// The words of marks that have glyphs of their own: "wine" of `glyph_wine` and `glyph_path_wine`.
Names ManifestReader::glyph_words(const Part& part) const {
    Names words;
    for (const auto& [key, node] : part.table) {
        std::string_view name = key.str();
        if (name == kText || name == kPath || !name.starts_with(kText)) continue;
        name.remove_prefix(name.starts_with(kPath) ? kPath.size() : kText.size());
        const bool is_new = std::find(words.begin(), words.end(), name.substr(1)) == words.end();
        if (name.starts_with('_') && name.size() > 1 && is_new) words.emplace_back(name.substr(1));
    }
    return words;
}

}  // namespace pontlevis
