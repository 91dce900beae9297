#include "screen_picture.h"

#include <fmt/format.h>

#include <algorithm>

#include "cells.h"
#include "words.h"

namespace pontlevis::program {
namespace {

constexpr int kBelow = 12;  // lines that are not the board's cells, at least
constexpr int kHand = kTileColumns + 2;

constexpr Ink kFaint{244, -1, false};
constexpr Ink kStrong{-1, -1, true};
constexpr Ink kChosen{16, 226, false};
constexpr Ink kRemark{214, -1, false};

constexpr std::string_view kKeys = "Tab next  Enter take  arrows move  ? help  h hint  u undo  q leave";

int rows_of_board(Size size) { return std::max(1, (size.rows - kBelow) / kTileRows); }
int first_line_below(Size size) { return 1 + rows_of_board(size) * kTileRows; }

// "6 lb": figures left, the first kind's number and the letters of the others, "u2" for two; where there is no room for
// that, "6+2".
std::string supply_text(const Game& game, std::uint8_t seat, int room) {
    std::string letters;
    std::uint32_t others = 0;
    for (std::uint8_t kind = 1; kind < game.rules().figure_kinds.size(); ++kind) {
        const std::uint32_t left = game.in_supply(seat, kind);
        if (left > 0) letters += figure_letter(game.rules().figure_kinds[kind]) + (left > 1 ? std::to_string(left) : "");
        others += left;
    }
    const std::string normal = std::to_string(game.in_supply(seat, 0));
    if (others == 0) return normal;
    const std::string all = normal + " " + letters;
    return cells_of(all) <= room ? all : fmt::format("{}+{}", normal, others);
}

std::string prompt_text(const Game& game) { return game.rules().seats[game.decision().seat] + "> "; }

}  // namespace

void ScreenPicture::fit(View& view, Size size) {
    view.resize((size.columns - kRuler) / kTileColumns, rows_of_board(size));
}

std::size_t ScreenPicture::lines_of_text(Size size) {
    return static_cast<std::size_t>(std::max(size.rows - first_line_below(size) - 4, 1));
}

std::string ScreenPicture::draw(const Shown& shown, const View& view, Size size) const {
    Canvas canvas(size.columns, size.rows);
    const Window window = view.window(shown.game);
    const Option* const meant = shown.meant ? &shown.options[*shown.meant] : nullptr;
    Overlay overlay = choice_overlay(shown.game, shown.options, meant);
    overlay.fresh = view.fresh(shown.game);
    const int spare = rows_of_board(size) * kTileRows + 1 - height_of(window);
    board_.draw(canvas, {std::max((size.columns - width_of(window)) / 2, 0), spare / 2}, shown.game, window, overlay);

    const int below = first_line_below(size);
    seats(canvas, below, shown.game);
    if (shown.text.empty()) {
        hand(canvas, below + 1, shown);
        log(canvas, below + 1, shown.log);
        options(canvas, below + 1 + kTileRows, size.rows - below - 4 - kTileRows, shown);
    } else {
        text(canvas, shown.text);
    }
    prompt(canvas, shown);

    std::string bytes = "\033[?25l\033[H";
    const std::vector<std::string> lines = canvas.lines(board_.look());
    for (std::size_t y = 0; y < lines.size(); ++y) bytes += (y == 0 ? "\033[2K" : "\r\n\033[2K") + lines[y];
    const int column = std::min(cells_of(prompt_text(shown.game)) + cells_of(shown.input) + 1, size.columns);
    return bytes + fmt::format("\033[{};{}H\033[?25h", size.rows - 1, column);
}

std::vector<std::string> ScreenPicture::board(const Game& game, const View& view, Size size) const {
    const Window window = view.window(game);
    Canvas canvas(size.columns, height_of(window));
    Overlay overlay;
    overlay.fresh = view.fresh(game);
    board_.draw(canvas, {std::max((size.columns - width_of(window)) / 2, 0), 0}, game, window, overlay);
    return canvas.lines(board_.look());
}

// Each seat's letter, name, points and figures; names as long as there is room.
void ScreenPicture::seats(Canvas& canvas, int y, const Game& game) const {
    const auto seats = static_cast<int>(rules_.seats.size());
    const int each = canvas.width() / seats;
    int x = 0;
    for (std::uint8_t seat = 0; seat < rules_.seats.size(); ++seat) {
        const SeatSign& sign = board_.sign_of(seat);
        const std::string numbers = fmt::format(" {} ", game.score(seat));
        constexpr int kShortestName = 3;
        const std::string figures = fmt::format("({})", supply_text(game, seat, each - 9 - kShortestName - cells_of(numbers)));
        const int room = each - 5 - cells_of(numbers) - cells_of(figures);
        const std::string name = cut(rules_.seats[seat], std::max(room, 0));
        const bool decides = !game.finished() && game.decision().seat == seat;
        canvas.write(x, y, fmt::format(" {} ", sign.letter), sign.ink);
        canvas.write(x + 4, y, name, decides ? kStrong : Ink{});
        canvas.write(x + 4 + cells_of(name), y, numbers, kStrong);
        canvas.write(x + 4 + cells_of(name) + cells_of(numbers), y, figures, kFaint);
        x += std::min(each, cells_of(name) + cells_of(numbers) + cells_of(figures) + 7);
    }
}

// The tile in hand as it would be laid.
void ScreenPicture::hand(Canvas& canvas, int y, const Shown& shown) const {
    const std::optional<std::uint16_t> tile = shown.game.tile_in_hand();
    if (!tile) return;
    const Turns turns = shown.meant ? shown.options[*shown.meant].turn : Turns{0};
    board_.draw_tile(canvas, {0, y}, *tile, turns);
}

// The last lines; the first of them says how many there are before.
void ScreenPicture::log(Canvas& canvas, int y, std::span<const std::string> lines) {
    std::vector<std::string> last;
    for (const std::string& line : lines.last(std::min<std::size_t>(lines.size(), kTileRows))) last.push_back(line);
    if (lines.size() > last.size())
        last[0] = fmt::format("{}, which \"log\" shows",
                              counted(static_cast<std::int64_t>(lines.size() - last.size()) + 1, "line"));
    for (std::size_t i = 0; i < last.size(); ++i)
        canvas.write(kHand, y + static_cast<int>(i), cut(last[i], canvas.width() - kHand),
                     i == 0 && lines.size() > last.size() ? kFaint : Ink{});
}

// Row by row in columns as wide as the longest; of several pages that with the option that is meant.
void ScreenPicture::options(Canvas& canvas, int y, int lines, const Shown& shown) {
    int width = 0;
    for (const std::string& text : shown.words.texts) width = std::max(width, cells_of(text));
    width = std::min(width + 7, canvas.width());
    const int columns = std::max(1, canvas.width() / width);
    const std::size_t a_page = static_cast<std::size_t>(columns * std::max(lines, 1));
    const std::size_t first = shown.meant.value_or(0) / a_page * a_page;
    for (std::size_t i = first; i < std::min(first + a_page, shown.options.size()); ++i) {
        const int at = static_cast<int>(i - first);
        const bool chosen = shown.meant == i;
        const std::string line = fmt::format("{}{:>3} {}", chosen ? '>' : ' ', i + 1, shown.words.texts[i]);
        canvas.write(at % columns * width, y + at / columns, cut(line, width - 1), chosen ? kChosen : Ink{});
    }
    if (shown.options.size() <= a_page) return;
    const std::size_t last = std::min(first + a_page, shown.options.size());
    const std::string rest = fmt::format("{}-{} of {}", first + 1, last, shown.options.size());
    canvas.write(canvas.width() - cells_of(rest) - 1, y + std::max(lines, 1), rest, kFaint);
}

// As many lines as there are, right above the remark; they cover what else is there.
void ScreenPicture::text(Canvas& canvas, std::span<const std::string> lines) {
    int y = std::max(canvas.height() - 3 - static_cast<int>(lines.size()), 0);
    for (const std::string& line : lines) {
        canvas.write(0, y, std::string(static_cast<std::size_t>(canvas.width()), ' '));
        canvas.write(0, y++, line);
    }
}

void ScreenPicture::prompt(Canvas& canvas, const Shown& shown) const {
    const int y = canvas.height() - 3;
    const bool has_remark = !shown.remark.empty();
    canvas.write(0, y, cut(has_remark ? shown.remark : shown.words.head, canvas.width() - 16),
                 has_remark ? kRemark : kFaint);
    const std::string start = prompt_text(shown.game);
    canvas.write(0, y + 1, start, kStrong);
    canvas.write(cells_of(start), y + 1, shown.input);
    canvas.write(0, y + 2, cut(kKeys, canvas.width() - 1), kFaint);
    const std::string turn =
        fmt::format("turn {}, {} left", shown.game.turn_number(), counted(shown.game.in_bag(), "tile"));
    const int x = canvas.width() - cells_of(turn) - 1;
    if (x > cells_of(start) + cells_of(shown.input) + 2) canvas.write(x, y + 1, turn, kFaint);
}

}  // namespace pontlevis::program
