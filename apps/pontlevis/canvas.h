// A rectangle of character cells with colours, from which the lines of a terminal are made.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pontlevis::program {

/// How much a terminal can show.
struct Look {
    bool colours = false;
    bool unicode = false;
};

/// Colours by their numbers among a terminal's 256; -1 is the terminal's own.
struct Ink {
    std::int16_t text = -1;
    std::int16_t ground = -1;
    bool bold = false;
    friend bool operator==(const Ink&, const Ink&) = default;
};

class Canvas {
public:
    Canvas(int width, int height);

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }

    /// Writes from (x,y) on to the right; what does not fit is lost. Every character of `text`, UTF-8, fills a cell.
    void write(int x, int y, std::string_view text, Ink ink = {});

    /// The rows without blanks at their ends, with escape sequences where there are colours.
    [[nodiscard]] std::vector<std::string> lines(const Look& look) const;

private:
    struct Cell {
        std::string character = " ";
        Ink ink;
    };
    [[nodiscard]] std::string line(int y, const Look& look) const;
    Cell* at(int x, int y);

    int width_, height_;
    std::vector<Cell> cells_;
};

}  // namespace pontlevis::program
