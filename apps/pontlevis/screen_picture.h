// What the screen shows while a person decides, from top to bottom: the board, the seats, the tile in hand beside
// what has happened, the options, and the line in which an answer is typed.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "board_picture.h"
#include "choices.h"
#include "console.h"
#include "window.h"

namespace pontlevis::program {

struct Shown {
    const Game& game;
    std::span<const Option> options;
    const ChoiceWords& words;
    std::optional<std::size_t> meant;  // the option that Enter would take
    std::string_view input;
    std::string_view remark;
    std::span<const std::string> log;
    std::span<const std::string> text;  // lines that stand in place of log and options; none: these
};

class ScreenPicture {
public:
    ScreenPicture(const Ruleset& rules, Look look) : rules_(rules), board_(rules, look) {}

    /// How many cells of the board fit, and how many lines of text with the board in sight.
    static void fit(View& view, Size size);
    [[nodiscard]] static std::size_t lines_of_text(Size size);

    /// All of the screen, as the bytes that draw it over whatever is there.
    [[nodiscard]] std::string draw(const Shown& shown, const View& view, Size size) const;

    /// The board alone, a line each.
    [[nodiscard]] std::vector<std::string> board(const Game& game, const View& view, Size size) const;

private:
    void seats(Canvas& canvas, int y, const Game& game) const;
    void hand(Canvas& canvas, int y, const Shown& shown) const;
    static void log(Canvas& canvas, int y, std::span<const std::string> lines);
    static void options(Canvas& canvas, int y, int lines, const Shown& shown);
    static void text(Canvas& canvas, std::span<const std::string> lines);
    void prompt(Canvas& canvas, const Shown& shown) const;

    const Ruleset& rules_;
    BoardPicture board_;
};

}  // namespace pontlevis::program
