// Glyphs of attributes and of kinds of figures: what pictures show for them.
#include <fmt/format.h>

#include <algorithm>

#include "../nearest.h"
#include "manifest_reader.h"

namespace pontlevis {
namespace {

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

Glyph ManifestReader::glyph(const Part& part) {
    Glyph glyph;
    if (const toml::node* node = part.table.get("glyph")) {
        glyph.text = plain_text(*node, part.where, "glyph");
        if (characters(glyph.text) > kMostCharacters) {
            tell(line_of(*node), part.where,
                 fmt::format("glyph is {}, but should be one or two characters", pontlevis::quoted(glyph.text)));
        }
    }
    if (const toml::node* node = part.table.get("glyph_path")) {
        const std::optional<std::string> path = text(*node, part.where, "glyph_path");
        if (path && !is_path(*path)) {
            tell(line_of(*node), part.where,
                 fmt::format("glyph_path should be an SVG path in a square of {0} by {0}, as in \"M2 18L10 2L18 18Z\": "
                             "commands and numbers, {1} bytes at the most",
                             kGlyphBox, kLongestPath));
        }
        glyph.path = path.value_or("");
    }
    return glyph;
}

}  // namespace pontlevis
