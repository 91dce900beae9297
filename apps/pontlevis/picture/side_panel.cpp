#include "side_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "figure_picture.h"
#include "places_picture.h"
#include "pontlevis/core/text.h"
#include "standing.h"
#include "tile_picture.h"
#include "tile_shapes.h"

namespace pontlevis::picture {
namespace {

constexpr std::size_t kColumns = 46;  // characters of a line of small print
constexpr std::size_t kMostLines = 24;
constexpr double kLine = 15;  // height of one
constexpr double kIndent = 12;
constexpr double kIcon = 16;  // middle of the signs
constexpr double kText = 42;  // where words beside signs begin
constexpr std::size_t kSignText = 17;  // letters beside a sign, of which two are in a line; more take a whole one,
constexpr std::size_t kWideText = 38;  // which has room for so many
constexpr double kSignLine = 27, kSpotLine = 35;  // heights of lines of the legend

// Breaks at spaces; a word that is longer than a line stays whole.
std::vector<std::string> wrapped(std::string text, std::size_t columns) {
    std::vector<std::string> lines;
    while (text.size() > columns) {
        std::size_t end = text.rfind(' ', columns);
        if (end == std::string::npos) end = text.find(' ', columns);
        if (end == std::string::npos) break;
        lines.push_back(text.substr(0, end));
        text.erase(0, end + 1);
    }
    lines.push_back(std::move(text));
    return lines;
}

class Panel {
public:
    Panel(Svg& svg, const Moment& moment)
        : svg_(svg), moment_(moment), game_(*moment.game), rules_(game_.rules()), seats_(seat_styles(rules_.seats)) {}

    double draw() {
        y_ = 18;
        words("title", 0, shortened(moment_.title, 28));
        y_ += 19;
        words("small", 0, moment_.subtitle);
        y_ += 12;
        draw_scores();
        draw_hand();
        draw_lines("Last turn", moment_.told);
        draw_lines("Elsewhere", elsewhere());
        draw_legend();
        return y_;
    }

private:
    void words(const char* style, double x, const std::string& text) {
        svg_.text("text", {{"class", style}, {"x", x}, {"y", y_}}, text);
    }

    void rule() {
        y_ += 8;
        svg_.empty("path", {{"class", "rule"}, {"d", fmt::format("M0 {0}H{1}", written(y_), written(kPanelWidth))}});
    }

    void heading(const std::string& text) {
        rule();
        y_ += 22;
        words("head", 0, text);
        y_ += 6;
    }

    // ---- scores ------------------------------------------------------------------------------------

    void draw_scores() {
        std::int32_t most = game_.score(0);
        for (std::uint8_t seat = 1; seat < game_.seats(); ++seat) most = std::max(most, game_.score(seat));
        rule();
        for (std::uint8_t seat = 0; seat < game_.seats(); ++seat) {
            y_ += 24;
            const bool turn = !game_.finished() && game_.turn_owner() == seat;
            const bool wins = game_.finished() && game_.score(seat) == most;
            svg_.open("g", {{"class", "seat"}});
            draw_figure(svg_, {kIcon, y_ - 1}, seats_[seat], rules_.figure_kinds[0]);
            words("head", kText, shortened(rules_.seats[seat], 18) + (wins ? " ★" : turn ? " ◀" : ""));
            words("points", kPanelWidth - 2, std::to_string(game_.score(seat)));
            for (const std::string& line : wrapped(in_hand(seat), kColumns - 6)) {
                y_ += kLine;
                words("small", kText, line);
            }
            svg_.close();
        }
        y_ += 6;
    }

    std::string in_hand(std::uint8_t seat) const {
        std::string text;
        for (std::uint8_t kind = 0; kind < rules_.figure_kinds.size(); ++kind)
            if (rules_.figure_kinds[kind].per_seat > 0 && game_.in_supply(seat, kind) > 0)
                text += fmt::format("{}{} {}", text.empty() ? "" : ", ", game_.in_supply(seat, kind),
                                    said(rules_.figure_kinds[kind].name));
        return "in hand: " + (text.empty() ? "nothing" : text);
    }

    // ---- the tile in hand, the last turn ------------------------------------------------------------

    void draw_hand() {
        const std::optional<std::uint16_t> hand = game_.tile_in_hand();
        const bool places = game_.decision().kind == Decision::Kind::place_tile && hand.has_value();
        rule();
        y_ += 20;
        words("small", 0, fmt::format("tiles: {} on the table, {} in the bag", game_.tiles_laid(), game_.in_bag()));
        if (!places) return;
        const TileType& tile = rules_.tiles[*hand];
        const TilePlan plan(tile);
        y_ += 10;
        svg_.open("g", {{"class", "hand"}, {"clip-path", "url(#tile)"}, {"transform", moved({1, y_})}});
        svg_.text("title", {}, tile.id);
        draw_terrain(svg_, tile, plan);
        draw_items(svg_, {0, 0}, 0, rules_, tile, plan);
        svg_.close();
        y_ += 22;
        words("line", kTile + 14, shortened(rules_.seats[game_.decision().seat], 16) + " lays");
        const std::size_t slash = tile.id.find('/');
        y_ += 18;
        words("small", kTile + 14, tile.id.substr(0, slash + 1));
        y_ += 14;
        words("small", kTile + 14, tile.id.substr(slash + 1));
        y_ += kTile - 50;
    }

    // Figures that stand at no place of the board.
    std::vector<std::string> elsewhere() const {
        std::vector<std::string> titles;
        for (std::uint32_t i = 0; i < game_.figures(); ++i) {
            const FigureView figure = game_.figure(i);
            const std::uint32_t place = place_of(figure.where);
            if (place == PLV_PLACE_SUPPLY || place == PLV_PLACE_OUT || Standing::is_on_board(figure.where)) continue;
            titles.push_back(figure_title(game_, figure));
        }
        return titles;
    }

    void draw_lines(const char* head, const std::vector<std::string>& texts) {
        if (texts.empty()) return;
        heading(head);
        std::size_t lines = 0;
        for (const std::string& text : texts) {
            double indent = 0;
            for (const std::string& line : wrapped(text, kColumns)) {
                if (++lines > kMostLines) return;
                y_ += kLine;
                words("small", indent, lines == kMostLines ? "…" : line);
                indent = kIndent;
            }
        }
    }

    // ---- legend ------------------------------------------------------------------------------------

    void draw_legend() {
        heading("Signs");
        draw_legend_of_figures();
        draw_legend_of_places();
        for (const auto& [word, glyph] : attributes_on_table()) draw_plate(svg_, sign(word), kMarkRadius, glyph);
        draw_pennant(svg_, sign("pennant"));
        draw_crossing(svg_, sign("where roads end"));
        draw_gate(svg_, sign("gate of a city"));
        draw_legend_of_kinds();
        end_columns();
        y_ += 8;
    }

    void draw_legend_of_figures() {
        const SeatStyle nobody{"", "#c9c9c9", false}, nobodys{"", "#ffffff", false};
        std::set<std::uint8_t> neutral;
        for (std::uint32_t i = 0; i < game_.figures(); ++i)
            if (Standing::is_on_board(game_.figure(i).where)) neutral.insert(game_.figure(i).kind);
        for (std::uint8_t i = 0; i < rules_.figure_kinds.size(); ++i) {
            const FigureKindInfo& kind = rules_.figure_kinds[i];
            if (kind.per_seat == 0 && neutral.count(i) == 0) continue;
            draw_figure(svg_, sign(said(kind.name)), kind.per_seat == 0 ? nobodys : nobody, kind);
        }
        draw_figure(svg_, sign("lying: in a field"), nobody, rules_.figure_kinds.front(), Posture::lying);
        if (moment_.gone.empty()) return;
        const Point at = sign("went home just now");
        svg_.open("g", {{"class", "gone"}});
        draw_figure(svg_, at, nobody, rules_.figure_kinds.front());
        svg_.close();
    }

    // Whether segments say what a symbol says.
    bool is_kind(const std::string& name) const {
        return std::any_of(rules_.feature_kinds.begin(), rules_.feature_kinds.end(), [&](const FeatureKindInfo& kind) { return kind.name == name; });
    }

    // What marks and symbols on the table say, each once: "inn", "trade good: wine", "complete drawbridge".
    std::map<std::string, Glyph> attributes_on_table() const {
        std::map<std::string, Glyph> found;
        const auto add = [&](const Mark& mark, bool complete) {
            if (std::find(rules_.attributes.begin(), rules_.attributes.end(), mark.name) == rules_.attributes.end()) return;
            const std::string word = complete || mark.word.empty() ? "" : ": " + said(mark.word);
            found[(complete ? "complete " : "") + said(mark.name) + word] = glyph_of(rules_, mark.name, complete ? kComplete : mark.word);
        };
        for (std::uint32_t i = 0; i < game_.tiles_laid(); ++i) {
            const TileType& type = rules_.tiles[game_.tile(i).type];
            for (const Mark& symbol : type.symbols)
                if (!is_kind(symbol.name)) add(symbol, false);
            for (const SegmentType& segment : type.segments) {
                for (const Mark& mark : segment.marks) {
                    add(mark, false);
                    if (mark.segments != 0 && rules_.glyphs.count(mark.name + "=" + std::string(kComplete)) != 0) add(mark, true);
                }
            }
        }
        return found;
    }

    // Those on the table that have a sign of their own.
    void draw_legend_of_kinds() {
        std::set<std::string> spots, bands;
        for (std::uint32_t i = 0; i < game_.tiles_laid(); ++i) {
            for (const SegmentType& segment : rules_.tiles[game_.tile(i).type].segments) {
                if (form_of(segment) == Form::spot) spots.insert(segment.kind);
                if (form_of(segment) == Form::band && segment.kind != "road") bands.insert(segment.kind);
            }
        }
        for (const std::string& band : bands) draw_band_name(svg_, sign(said(band)), rules_, band);
        for (const std::string& spot : spots) draw_spot(svg_, sign(said(spot), kSpotLine), rules_, spot);
    }

    void draw_legend_of_places() {
        if (moment_.places.empty()) return;
        const bool cells = !cells_of(moment_).empty();
        const Point at = sign(cells ? "fits there, so many quarters turned" : "may stand there: letters of kinds");
        svg_.empty("circle", {{"class", "spot"}, {"cx", at.x}, {"cy", at.y}, {"r", kFigureRadius}});
        svg_.text("text", {{"class", "letter"}, {"x", at.x}, {"y", at.y + 4}, {"font-size", 11.0}},
                  cells ? "0" : letter_of(rules_.figure_kinds.front()));
    }

    // The next place of the legend, which has two columns; returns where its sign goes.
    Point sign(const std::string& text, double height = kSignLine) {
        const bool wide = text.size() > kSignText;
        if (wide) end_columns();
        if (column_ == 0) {
            row_ = y_;
            lowest_ = y_;
        }
        const double x = column_ * kPanelWidth / 2, y = row_ + height;
        svg_.text("text", {{"class", "sign"}, {"x", x + kText - 6}, {"y", y}}, shortened(text, kWideText));
        lowest_ = std::max(lowest_, y);
        if (++column_ == 2 || wide) end_columns();
        return {x + kIcon, y - 4.5};
    }

    void end_columns() {
        y_ = std::max(y_, lowest_);
        column_ = 0;
    }

    Svg& svg_;
    const Moment& moment_;
    const Game& game_;
    const Ruleset& rules_;
    std::vector<SeatStyle> seats_;
    double y_ = 0;
    int column_ = 0;                 // of the legend
    double row_ = 0, lowest_ = 0;
};

}  // namespace

double draw_panel(Svg& svg, const Moment& moment) { return Panel(svg, moment).draw(); }

}  // namespace pontlevis::picture
