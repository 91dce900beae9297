#include "figure_picture.h"

#include <fmt/format.h>

#include <algorithm>

#include "pontlevis/core/text.h"

namespace pontlevis::picture {
namespace {

constexpr double kFigureScale = 1.3;
constexpr double kGlyphPart = 1.42;  // of a glyph's side in the radius of its badge
constexpr const char* kPawn =
    "M10 .8A4.6 4.6 0 0 1 13.2 8.6L16.6 17Q17.4 19.2 15.2 19.2H4.8Q2.6 19.2 3.4 17L6.8 8.6A4.6 4.6 0 0 1 10 .8Z";

// Puts the square of a glyph around the origin.
std::string scaled(double scale) { return fmt::format("scale({0:.3g}) translate({1},{1})", scale, -kGlyphBox / 2); }

void draw_letters(Svg& svg, Point at, double radius, std::string_view text) {
    const double size = text.size() > 1 && (text[0] & 0x80) == 0 ? radius * 0.95 : radius * 1.25;
    svg.text("text", {{"class", "letter"}, {"x", at.x}, {"y", at.y + size * 0.36}, {"font-size", size}}, text);
}

}  // namespace

Glyph glyph_of(const Ruleset& rules, std::string_view attribute, std::string_view word) {
    const std::string name(attribute);
    for (const std::string& key : {fmt::format("{}={}", name, word), name})
        if (const auto found = rules.glyphs.find(key); found != rules.glyphs.end()) return found->second;
    return {initial(said(attribute)), ""};
}

Glyph glyph_of_kind(const Ruleset& rules, std::string_view kind) {
    const auto found = std::find_if(rules.feature_kinds.begin(), rules.feature_kinds.end(), [&](const FeatureKindInfo& one) { return one.name == kind; });
    if (found != rules.feature_kinds.end() && !found->glyph.none()) return found->glyph;
    return {initial(said(kind)), ""};
}

void draw_plate(Svg& svg, Point at, double radius, const Glyph& glyph) {
    svg.empty("circle", {{"class", "badge"}, {"cx", at.x}, {"cy", at.y}, {"r", radius}});
    if (glyph.path.empty()) return draw_letters(svg, at, radius, glyph.text);
    const std::string place = moved(at) + " " + scaled(radius * kGlyphPart / kGlyphBox);
    svg.empty("path", {{"class", "glyph"}, {"transform", place}, {"d", glyph.path}});
}

void draw_figure(Svg& svg, Point at, const SeatStyle& seat, const FigureKindInfo& kind, Posture posture, double scale) {
    const bool lying = posture == Posture::lying;
    const std::string outline = kind.glyph.path.empty() ? kPawn : kind.glyph.path;
    const std::string place = fmt::format("{}{} {}", moved(at), lying ? " rotate(-90)" : "", scaled(kFigureScale * scale));
    svg.empty("path", {{"class", "halo"}, {"transform", place}, {"d", outline}});
    svg.empty("path", {{"class", "body"}, {"transform", place}, {"fill", seat.fill}, {"d", outline}});
    const Point letter = at + (lying ? Point{6.2, 3.6} : Point{0, 9.8}) * scale;
    svg.text(
        "text",
        {{"class", seat.dark ? "letter on-dark" : "letter"}, {"x", letter.x}, {"y", letter.y}, {"font-size", 10.5 * scale}},
        seat.letter);
    if (!kind.glyph.path.empty() || kind.name == "normal") return;
    draw_plate(svg, at + Point{8.5, -8.5} * scale, 6.5 * scale, {letter_of(kind), ""});
}

}  // namespace pontlevis::picture
