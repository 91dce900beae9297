// How pictures show something that a plugin has: no part of the rules, and of no digest.
#pragma once

#include <string>

namespace pontlevis {

struct Glyph {
    std::string text;  // one or two characters, UTF-8; empty: pictures take the name's first letter
    std::string path;  // an outline in a square of 20 by 20, as the `d` of an SVG path; empty: the text is shown

    [[nodiscard]] bool none() const { return text.empty() && path.empty(); }
    friend bool operator==(const Glyph&, const Glyph&) = default;
};

inline constexpr int kGlyphBox = 20;  // sides of the square of Glyph::path

}  // namespace pontlevis
