#include "board_picture.h"

#include <fmt/format.h>

#include <algorithm>

#include "figure_picture.h"
#include "places_picture.h"
#include "pontlevis/core/text.h"
#include "side_panel.h"
#include "standing.h"
#include "tile_picture.h"

namespace pontlevis::picture {
namespace {

const SeatStyle kNobodys{"", "#ffffff", false};  // what belongs to no seat

constexpr double kGap = 22;  // round the page, and between board and panel
constexpr double kRing = 19;
constexpr double kRiderScale = 0.75;  // of what stands on a figure

class Board {
public:
    Board(Svg& svg, const Moment& moment, const Frame& frame)
        : svg_(svg),
          moment_(moment),
          game_(*moment.game),
          rules_(game_.rules()),
          frame_(frame),
          standing_(game_, frame.north_west),
          seats_(seat_styles(rules_.seats)) {}

    [[nodiscard]] Point size() const {
        const Cell last = frame_.south_east;
        const Cell beyond{static_cast<std::int16_t>(last.x + 1), static_cast<std::int16_t>(last.y + 1)};
        return standing_.corner(beyond) + Point{kMargin, kMargin};
    }

    void define_tiles() {
        for (const auto& [type, plan] : standing_.plans()) {
            svg_.open("g", {{"id", fmt::format("tile-{}", type)}, {"clip-path", "url(#tile)"}});
            draw_terrain(svg_, rules_.tiles[type], plan);
            svg_.close();
        }
    }

    void draw() {
        svg_.empty("rect", {{"class", "table"}, {"width", size().x}, {"height", size().y}, {"rx", 6.0}});
        draw_axes();
        for (std::uint32_t i = 0; i < game_.tiles_laid(); ++i) draw_tile(i);
        draw_last_tile();
        for (const GoneFigure& gone : moment_.gone) draw_gone(gone);
        for (const int turn : {0, 1, 2})
            for (std::uint32_t i = 0; i < game_.figures(); ++i)
                if (turn_of(game_.figure(i).where) == turn) draw_figure_there(game_.figure(i));
        draw_places(svg_, moment_, standing_);
    }

private:
    void draw_axes() {
        const Cell first = frame_.north_west, last = frame_.south_east;
        for (std::int16_t x = first.x; x <= last.x; ++x) {
            const double middle = standing_.corner({x, first.y}).x + kTile / 2;
            for (const double y : {kMargin / 2, size().y - kMargin / 2}) draw_number({middle, y}, x);
        }
        for (std::int16_t y = first.y; y <= last.y; ++y) {
            const double middle = standing_.corner({first.x, y}).y + kTile / 2;
            for (const double x : {kMargin / 2, size().x - kMargin / 2}) draw_number({x, middle}, y);
        }
    }

    void draw_number(Point at, int number) {
        svg_.text("text", {{"class", "axis"}, {"x", at.x}, {"y", at.y + 4}}, std::to_string(number));
    }

    void draw_tile(std::uint32_t i) {
        const TileView tile = game_.tile(i);
        const TileType& type = rules_.tiles[tile.type];
        const Point at = standing_.corner(tile.cell);
        const std::string turned = tile.turns > 0 ? fmt::format(" turned {}", tile.turns) : "";
        svg_.open("g", {{"class", "tile"}});
        svg_.text("title", {}, fmt::format("{} at {}{}", type.id, to_text(tile.cell), turned));
        svg_.empty("use", {{"xlink:href", fmt::format("#tile-{}", tile.type)},
                           {"transform",
                            fmt::format("{} rotate({},{},{})", moved(at), 90 * tile.turns, kTile / 2, kTile / 2)}});
        draw_items(svg_, at, tile.turns, rules_, type, standing_.plan(i), complete_on(tile));
        svg_.close();
    }

    // Bit a segment of the tile whose feature is completed.
    std::uint16_t complete_on(const TileView& tile) const {
        std::uint16_t complete = 0;
        for (std::uint32_t i = 0; i < tile.segments; ++i) {
            const FeatureView feature = game_.feature(game_.feature_of(tile.first_segment + i));
            const bool may_be = rules_.feature_kinds[feature.kind].completes != FeatureKindInfo::Completes::never;
            if (may_be && feature.open == 0) complete = static_cast<std::uint16_t>(complete | 1u << i);
        }
        return complete;
    }

    void draw_last_tile() {
        if (!moment_.last_tile) return;
        const Point at = standing_.corner(*moment_.last_tile);
        for (const char* style : {"last", "last-inner"})
            svg_.empty("rect",
                       {{"class", style}, {"x", at.x}, {"y", at.y}, {"width", kTile}, {"height", kTile}, {"rx", 3.0}});
    }

    // Who needs a certain place comes first, who stands on others last.
    static int turn_of(Location where) { return place_of(where) == PLV_PLACE_TILE ? 0 : place_of(where) == PLV_PLACE_FIGURE ? 2 : 1; }

    void draw_figure_there(const FigureView& figure) {
        const std::optional<Standing::Spot> spot = standing_.put(figure);
        if (!spot) return;
        const std::vector<Location>& placed = moment_.last_figures;
        if (std::find(placed.begin(), placed.end(), figure.where) != placed.end())
            for (const char* style : {"last", "last-inner"})
                svg_.empty("circle", {{"class", style}, {"cx", spot->at.x}, {"cy", spot->at.y}, {"r", kRing}});
        draw_titled("figure", figure_title(game_, figure), *spot, figure.seat, figure.kind);
    }

    void draw_gone(const GoneFigure& gone) {
        const std::optional<Standing::Spot> spot = standing_.next(gone.where);
        if (!spot) return;
        const std::string title = fmt::format("{} {} was on {}", seat_name(rules_, gone.seat),
                                              rules_.figure_kinds[gone.kind].name, location_text(game_, gone.where));
        draw_titled("gone", title, *spot, gone.seat, gone.kind);
    }

    void draw_titled(const char* style, const std::string& title, const Standing::Spot& spot, std::uint8_t seat,
                     std::uint8_t kind) {
        svg_.open("g", {{"class", style}});
        svg_.text("title", {}, title);
        draw_figure(svg_, spot.at, seat < seats_.size() ? seats_[seat] : kNobodys, rules_.figure_kinds[kind],
                    spot.on_ground ? Posture::lying : Posture::standing, spot.on_figure ? kRiderScale : 1);
        svg_.close();
    }

    Svg& svg_;
    const Moment& moment_;
    const Game& game_;
    const Ruleset& rules_;
    const Frame& frame_;
    Standing standing_;
    std::vector<SeatStyle> seats_;
};

// The parts on one page.
std::string page_of(const Moment& moment, Point size, const Svg& board, const Svg& panel) {
    Svg svg;
    svg.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                     {"xmlns:xlink", "http://www.w3.org/1999/xlink"},
                     {"width", size.x},
                     {"height", size.y},
                     {"viewBox", fmt::format("0 0 {} {}", written(size.x), written(size.y))}});
    svg.text("title", {}, moment.title + ", " + moment.subtitle);
    svg.open("style");
    svg.raw(kStyleSheet.substr(1));
    svg.close();
    svg.empty("rect", {{"class", "page"}, {"width", size.x}, {"height", size.y}});
    svg.open("g", {{"transform", moved({kGap, kGap})}});
    svg.raw(board.str());
    svg.raw(panel.str());
    svg.close();
    svg.close();
    return svg.str();
}

}  // namespace

void Frame::include(Cell cell) {
    north_west = {std::min(north_west.x, cell.x), std::min(north_west.y, cell.y)};
    south_east = {std::max(south_east.x, cell.x), std::max(south_east.y, cell.y)};
}

void Frame::include(const Frame& other) {
    include(other.north_west);
    include(other.south_east);
    panel_height = std::max(panel_height, other.panel_height);
}

Frame frame_of(const Moment& moment) {
    Frame frame;  // (0,0) is always there
    for (std::uint32_t i = 0; i < moment.game->tiles_laid(); ++i) frame.include(moment.game->tile(i).cell);
    for (const Cell cell : cells_of(moment)) frame.include(cell);
    Svg unused;
    frame.panel_height = draw_panel(unused, moment);
    return frame;
}

std::string board_picture(const Moment& moment, const Frame& frame) {
    Svg board_svg;
    Board board(board_svg, moment, frame);
    board_svg.open("defs");
    board_svg.raw(kPatterns);
    board.define_tiles();
    board_svg.close();
    board_svg.open("g", {{"class", "board"}});
    board.draw();
    board_svg.close();

    const Point size = board.size();
    Svg panel;
    panel.open("g", {{"class", "panel"}, {"transform", moved({size.x + kGap, 0})}});
    draw_panel(panel, moment);
    panel.close();
    const Point page{size.x + kGap + kPanelWidth, std::max(size.y, frame.panel_height)};
    return page_of(moment, page + Point{2 * kGap, 2 * kGap}, board_svg, panel);
}

}  // namespace pontlevis::picture
