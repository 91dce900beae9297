#include "style.h"

#include <algorithm>
#include <set>

namespace pontlevis::picture {

const std::string_view kStyleSheet = R"(
text{font-family:"DejaVu Sans",Verdana,Arial,sans-serif;fill:#222}
.page{fill:#fff}
.table{fill:#f7f5ef}
.ground{fill:#dcebc4}
.area{fill:#d8b384}
.dots{fill:url(#dots)}
.wall{fill:none;stroke:#4b3621;stroke-width:5.6;stroke-linejoin:round}
.stones{fill:none;stroke:#e7d3b3;stroke-width:2.4;stroke-dasharray:4 3}
.gate{fill:#4b3621;stroke:#e7d3b3;stroke-width:1.2}
.edge{fill:none;stroke:#6f735f;stroke-width:1.4}
.road-side{fill:none;stroke:#55504a;stroke-width:12;stroke-linejoin:round}
.road{fill:none;stroke:#fff;stroke-width:8.6;stroke-linejoin:round}
.crossing{fill:#fff;stroke:#55504a;stroke-width:1.8}
.band-side{fill:none;stroke:#39566b;stroke-width:18;stroke-linecap:round}
.band{fill:none;stroke:#b5d0e0;stroke-width:14.5;stroke-linecap:round}
.band-middle{fill:none;stroke:#39566b;stroke-width:1.4;stroke-dasharray:7 5}
.house{fill:#fbf7ee;stroke:#33291f;stroke-width:1.5;stroke-linejoin:round}
.roof{fill:#9c4a36;stroke:#33291f;stroke-width:1.5;stroke-linejoin:round}
.bed{fill:#86ad5c;stroke:#33472a;stroke-width:1.5;stroke-dasharray:3 1.6}
.flower{fill:#fff;stroke:#7a3d5c;stroke-width:1.6}
.shield{fill:#2d4f78;stroke:#fff;stroke-width:1.3}
.cross{fill:none;stroke:#fff;stroke-width:2.4}
.badge{fill:#fff;stroke:#33291f;stroke-width:1.3}
.glyph{fill:#33291f;fill-rule:evenodd}
.letter{font-weight:bold;text-anchor:middle}
.on-dark{fill:#fff}
.halo{fill:none;stroke:#fff;stroke-width:4.5;stroke-linejoin:round}
.body{stroke:#1c1c1c;stroke-width:1.3;stroke-linejoin:round;fill-rule:evenodd}
.gone .body{fill-opacity:.28;stroke-dasharray:2.2 1.6}
.gone .on-dark{fill:#fff}
.halo{stroke-opacity:.6}
.last{fill:none;stroke:#111;stroke-width:6}
.last-inner{fill:none;stroke:#fff;stroke-width:2.6;stroke-dasharray:9 6}
.place{fill:#fff;fill-opacity:.75;stroke:#111;stroke-width:1.8;stroke-dasharray:6 4}
.spot{fill:#fff;fill-opacity:.8;stroke:#111;stroke-width:1.6;stroke-dasharray:3.5 2.5}
.ring{fill:none;stroke:#111;stroke-width:2;stroke-dasharray:3.5 2.5}
.strip{fill:#e6e6ea;fill-opacity:.92;stroke:#6d6d78;stroke-width:1.1;stroke-dasharray:1.5 1.5}
.axis{font-size:11px;text-anchor:middle;fill:#555}
.small{font-size:11px;fill:#444}
.line{font-size:13px}
.sign{font-size:12px}
.head{font-size:14px;font-weight:bold}
.title{font-size:19px;font-weight:bold}
.points{font-size:17px;font-weight:bold;text-anchor:end}
.rule{stroke:#bbb;stroke-width:1}
)";

const std::string_view kPatterns =
    R"( <clipPath id="tile"><rect width="100" height="100"/></clipPath>
 <pattern id="dots" width="10" height="10" patternUnits="userSpaceOnUse">
  <circle cx="2.5" cy="2.5" r="1" fill="#a87c49"/>
  <circle cx="7.5" cy="7.5" r="1" fill="#a87c49"/>
 </pattern>
)";

namespace {

struct Colour {
    std::string_view name, fill;
    bool dark;
};

// Names that people sit down by.
constexpr Colour kNamed[] = {
    {"red", "#c1301c", true},     {"blue", "#1f5fa8", true},   {"green", "#1a7f4b", true},
    {"yellow", "#f2cf1d", false}, {"black", "#2b2b2b", true},  {"white", "#fdfdfd", false},
    {"gray", "#9a9a9a", false},   {"grey", "#9a9a9a", false},  {"orange", "#ee8c1a", false},
    {"pink", "#ef9fc1", false},   {"purple", "#75399b", true}, {"brown", "#6f4522", true},
};

// For the others; neighbours in this row differ most.
constexpr Colour kFree[] = {
    {"", "#1f5fa8", true},  {"", "#f2cf1d", false}, {"", "#b3391c", true},
    {"", "#57b4e3", false}, {"", "#2b2b2b", true},  {"", "#e79fc4", false},
};

std::size_t character_end(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && (text[at] & 0xC0) == 0x80;) ++at;
    return std::min(at, text.size());
}

}  // namespace

std::string shortened(const std::string& text, std::size_t many) {
    std::size_t end = 0, before = 0;
    for (std::size_t i = 0; i < many && end < text.size(); ++i) {
        before = end;
        end = character_end(text, end);
    }
    return end == text.size() ? text : text.substr(0, before) + "…";
}

std::string initial(std::string_view name) {
    std::string first(name.substr(0, character_end(name, 0)));
    if (first.size() == 1 && first[0] >= 'a' && first[0] <= 'z') first[0] = static_cast<char>(first[0] - 'a' + 'A');
    return first;
}

std::string letter_of(const FigureKindInfo& kind) { return kind.glyph.text.empty() ? initial(kind.name) : kind.glyph.text; }

std::vector<SeatStyle> seat_styles(const std::vector<std::string>& names) {
    std::set<std::string> initials;
    for (const std::string& name : names) initials.insert(initial(name));
    std::vector<SeatStyle> styles;
    std::set<std::string_view> used;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        const auto named = std::find_if(std::begin(kNamed), std::end(kNamed),
                                        [&](const Colour& colour) { return colour.name == names[seat]; });
        const bool own = initials.size() == names.size();
        SeatStyle style{own ? initial(names[seat]) : std::string(1, static_cast<char>('A' + seat)), "", false};
        if (named != std::end(kNamed)) {
            used.insert(named->fill);
            style.fill = named->fill;
            style.dark = named->dark;
        }
        styles.push_back(std::move(style));
    }
    for (SeatStyle& style : styles) {
        for (const Colour& colour : kFree) {
            if (!style.fill.empty() || !used.insert(colour.fill).second) continue;
            style.fill = colour.fill;
            style.dark = colour.dark;
        }
    }
    return styles;
}

}  // namespace pontlevis::picture
