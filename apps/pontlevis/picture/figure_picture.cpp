#include "figure_picture.h"

#include <fmt/format.h>

namespace pontlevis::picture {
namespace {

constexpr double kFigureScale = 1.3;
constexpr double kGlyphScale = 0.78;
constexpr const char* kPawn =
    "M10 .8A4.6 4.6 0 0 1 13.2 8.6L16.6 17Q17.4 19.2 15.2 19.2H4.8Q2.6 19.2 3.4 17L6.8 8.6A4.6 4.6 0 0 1 10 .8Z";

// Puts the square of a glyph around the origin.
std::string scaled(double scale) { return fmt::format("scale({0}) translate({1},{1})", scale, -kGlyphBox / 2); }

}  // namespace

void draw_badge(Svg& svg, Point at, double radius, std::string_view text) {
    const double size = text.size() > 1 && (text[0] & 0x80) == 0 ? radius * 0.95 : radius * 1.25;
    svg.empty("circle", {{"class", "badge"}, {"cx", at.x}, {"cy", at.y}, {"r", radius}});
    svg.text("text", {{"class", "letter"}, {"x", at.x}, {"y", at.y + size * 0.36}, {"font-size", size}}, text);
}

void draw_figure(Svg& svg, Point at, const SeatStyle& seat, const FigureKindInfo& kind, Posture posture) {
    const bool lying = posture == Posture::lying;
    const std::string outline = kind.glyph.path.empty() ? kPawn : kind.glyph.path;
    const std::string place = fmt::format("{}{} {}", moved(at), lying ? " rotate(-90)" : "", scaled(kFigureScale));
    svg.empty("path", {{"class", "halo"}, {"transform", place}, {"d", outline}});
    svg.empty("path", {{"class", "body"}, {"transform", place}, {"fill", seat.fill}, {"d", outline}});
    const Point letter = at + (lying ? Point{6.2, 3.6} : Point{0, 9.8});
    svg.text(
        "text",
        {{"class", seat.dark ? "letter on-dark" : "letter"}, {"x", letter.x}, {"y", letter.y}, {"font-size", 10.5}},
        seat.letter);
    if (!kind.glyph.path.empty() || kind.name == "normal") return;
    draw_badge(svg, at + Point{8.5, -8.5}, 6.5, kind.glyph.text.empty() ? initial(kind.name) : kind.glyph.text);
}

void draw_attribute(Svg& svg, Point at, const Ruleset& rules, std::string_view attribute) {
    const auto glyph = rules.glyphs.find(std::string(attribute));
    const bool known = glyph != rules.glyphs.end();
    if (!known || glyph->second.path.empty()) {
        const std::string_view name = attribute.substr(attribute.rfind('.') + 1);
        return draw_badge(svg, at, 10, known ? glyph->second.text : initial(name));
    }
    svg.empty("circle", {{"class", "badge"}, {"cx", at.x}, {"cy", at.y}, {"r", 11}});
    svg.empty("path",
              {{"class", "glyph"}, {"transform", moved(at) + " " + scaled(kGlyphScale)}, {"d", glyph->second.path}});
}

}  // namespace pontlevis::picture
