#include "tile_picture.h"

#include <fmt/format.h>

#include "figure_picture.h"

namespace pontlevis::picture {
namespace {

void draw_lines(Svg& svg, const char* style, const SegmentPlan& segment) {
    for (const Path& line : segment.lines) svg.empty("path", {{"class", style}, {"d", line.data()}});
}

void draw_road(Svg& svg, const SegmentPlan& road) {
    draw_lines(svg, "road-side", road);
    draw_lines(svg, "road", road);
}

// What this program does not know: a band of its own look, with its name's first letter (draw_items).
void draw_other_band(Svg& svg, const SegmentPlan& band) {
    draw_lines(svg, "band-side", band);
    draw_lines(svg, "band", band);
    draw_lines(svg, "band-middle", band);
}

void draw_area(Svg& svg, const SegmentPlan& area) {
    svg.empty("path", {{"class", "area"}, {"d", area.outline.data()}});
    svg.empty("path", {{"class", "dots"}, {"d", area.outline.data()}});
    draw_lines(svg, "wall", area);
    draw_lines(svg, "stones", area);
}

bool is_road(const TileType& tile, std::size_t i) { return tile.segments[i].kind == "road"; }

// Roads that meet grow together: all sides first. One that crosses others goes over them.
void draw_roads(Svg& svg, const TileType& tile, const TilePlan& plan) {
    for (const char* style : {"road-side", "road"})
        for (std::size_t i = 0; i < plan.segments.size(); ++i)
            if (plan.segments[i].form == Form::band && is_road(tile, i) && tile.segments[i].crosses == 0)
                draw_lines(svg, style, plan.segments[i]);
    for (std::size_t i = 0; i < plan.segments.size(); ++i)
        if (plan.segments[i].form == Form::band && is_road(tile, i) && tile.segments[i].crosses != 0)
            draw_road(svg, plan.segments[i]);
}

void draw_monastery(Svg& svg, Point at) {
    const auto path = [&](const char* style, const char* d) {
        svg.empty("path", {{"class", style}, {"transform", moved(at)}, {"d", d}});
    };
    path("house", "M-13 15V1H-1V15Z");
    path("roof", "M-15.5 1.5L-7 -7L1.5 1.5Z");
    path("house", "M0 15V-8H11V15Z");
    path("roof", "M-2 -7.5L5.5 -17L13 -7.5Z");
    path("glyph",
         "M4.4 -5H6.6V-2.6H9V-.4H6.6V5H4.4V-.4H2V-2.6H4.4ZM3.5 15V10A2 2 0 0 1 7.5 10V15ZM-9 15V9A2 2 0 0 1 -5 9V15Z");
}

void draw_garden(Svg& svg, Point at) {
    svg.empty("circle", {{"class", "bed"}, {"cx", at.x}, {"cy", at.y}, {"r", 11}});
    for (const Point flower : {Point{0, -5}, Point{5, 1}, Point{-5, 1}, Point{0, 6}})
        svg.empty("circle", {{"class", "flower"}, {"cx", at.x + flower.x}, {"cy", at.y + flower.y}, {"r", 2.1}});
}

}  // namespace

void draw_terrain(Svg& svg, const TileType& tile, const TilePlan& plan) {
    svg.empty("rect", {{"class", "ground"}, {"width", kTile}, {"height", kTile}});
    for (std::size_t i = 0; i < plan.segments.size(); ++i)
        if (plan.segments[i].form == Form::band && !is_road(tile, i)) draw_other_band(svg, plan.segments[i]);
    draw_roads(svg, tile, plan);
    for (const SegmentPlan& segment : plan.segments)
        if (segment.form == Form::area) draw_area(svg, segment);
    for (const Point gate : plan.gates) draw_gate(svg, gate);
    for (const Point crossing : plan.crossings) draw_crossing(svg, crossing);
    svg.empty("rect", {{"class", "edge"}, {"width", kTile}, {"height", kTile}});
}

void draw_gate(Svg& svg, Point at) { svg.empty("circle", {{"class", "gate"}, {"cx", at.x}, {"cy", at.y}, {"r", 6.0}}); }

void draw_crossing(Svg& svg, Point at) {
    svg.empty("circle", {{"class", "crossing"}, {"cx", at.x}, {"cy", at.y}, {"r", 8.5}});
}

void draw_pennant(Svg& svg, Point at) {
    svg.empty("path",
              {{"class", "shield"}, {"transform", moved(at)}, {"d", "M-7 -8H7V0C7 5 3 8 0 9.5C-3 8 -7 5 -7 0Z"}});
    svg.empty("path", {{"class", "cross"}, {"transform", moved(at)}, {"d", "M0 -8V9M-7 -1.5H7"}});
}

void draw_spot(Svg& svg, Point at, const Ruleset& rules, std::string_view kind) {
    if (kind == "monastery") return draw_monastery(svg, at);
    if (kind == "garden") return draw_garden(svg, at);
    draw_plate(svg, at, kSpotRadius - 1, glyph_of_kind(rules, kind));
}

void draw_band_name(Svg& svg, Point at, const Ruleset& rules, std::string_view kind) {
    draw_plate(svg, at, kNameRadius, glyph_of_kind(rules, kind));
}

void draw_strip(Svg& svg, Point corner, Turns turns) {
    const std::string place = fmt::format("{} rotate({},{},{})", moved(corner), 90 * turns, kTile / 2, kTile / 2);
    svg.empty("path", {{"class", "strip"}, {"transform", place}, {"d", "M0 0H100V6Q93.75 12 87.5 6Q81.25 12 75 6Q68.75 12 62.5 6Q56.25 12 50 6Q43.75 12 37.5 6Q31.25 12 25 6Q18.75 12 12.5 6Q6.25 12 0 6Z"}});
}

void draw_items(Svg& svg, Point corner, Turns turns, const Ruleset& rules, const TileType& tile, const TilePlan& plan,
                std::uint16_t complete) {
    for (const Item& item : plan.items)
        if (item.side) draw_strip(svg, corner, static_cast<Turns>((static_cast<int>(*item.side) + turns) % kSides));
    for (const Item& item : plan.items) {
        const Point at = corner + turned(item.at, turns);
        if (item.kind == Item::Kind::symbol) {
            const Mark& symbol = tile.symbols[item.mark];
            draw_plate(svg, at, item.side ? kNameRadius : kMarkRadius, glyph_of(rules, symbol.name, symbol.word));
            continue;
        }
        const SegmentType& segment = tile.segments[item.segment];
        switch (item.kind) {
            case Item::Kind::spot: draw_spot(svg, at, rules, segment.kind); break;
            case Item::Kind::pennant: draw_pennant(svg, at); break;
            case Item::Kind::mark: {
                const Mark& mark = segment.marks[item.mark];
                const bool done = item.target && (complete >> *item.target & 1) != 0;
                draw_plate(svg, at, kMarkRadius, glyph_of(rules, mark.name, done ? kComplete : mark.word));
                break;
            }
            case Item::Kind::symbol: break;
            case Item::Kind::name: draw_band_name(svg, at, rules, segment.kind); break;
        }
    }
}

}  // namespace pontlevis::picture
