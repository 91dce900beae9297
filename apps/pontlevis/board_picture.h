// The board on a canvas: a window of tiles, with rulers, figures, and what is being decided drawn into it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "canvas.h"
#include "pontlevis/core/game.h"
#include "seat_signs.h"
#include "tile_signs.h"

namespace pontlevis::program {

inline constexpr int kRuler = 3;  // columns on the left for the numbers of rows; those of columns take one line

/// The cells that are shown.
struct Window {
    Cell first;  // north-west
    int columns = 0, rows = 0;

    [[nodiscard]] bool shows(Cell cell) const;
};

/// A tile that is not laid yet, shown where it would lie.
struct Ghost {
    std::uint16_t type = 0;
    Cell cell;
    Turns turns = 0;
};

/// What is drawn over the board.
struct Overlay {
    struct AtCell {
        Cell cell;
        std::string text;  // "12-14"
    };
    struct AtPlace {
        Location where = 0;  // on the board, or on a figure there
        std::string text;
    };
    std::vector<AtCell> cells;
    std::vector<AtPlace> places;
    std::vector<Cell> fresh;  // tiles that were laid since somebody looked
    std::optional<Ghost> ghost;
    std::optional<Location> marked;  // one of the places, which stands out
};

/// How wide and high a window of so many cells is, rulers included.
[[nodiscard]] int width_of(const Window& window);
[[nodiscard]] int height_of(const Window& window);

class BoardPicture {
public:
    BoardPicture(const Ruleset& rules, Look look) : rules_(rules), look_(look), seats_(seat_signs(rules)) {}

    /// Draws with the north-west corner, that of the rulers, at `at`.
    void draw(Canvas& canvas, Spot at, const Game& game, const Window& window, const Overlay& overlay) const;

    /// One tile alone.
    void draw_tile(Canvas& canvas, Spot at, std::uint16_t type, Turns turns) const;

    [[nodiscard]] const SeatSign& sign_of(std::uint8_t seat) const { return seats_[seat]; }
    [[nodiscard]] const Look& look() const { return look_; }

private:
    enum class Light : std::uint8_t { old, fresh, ghost };
    struct Sheet {  // where what is drawn
        Canvas& canvas;
        Spot at;
        const Game& game;
        const Window& window;

        [[nodiscard]] Spot spot(Cell cell) const;
        void write_centred(Cell cell, int row, std::string_view text, Ink ink) const;
    };
    void rulers(const Sheet& sheet) const;
    void tiles(const Sheet& sheet, const std::vector<Cell>& fresh) const;
    void figures(const Sheet& sheet) const;
    void labels(const Sheet& sheet, const Overlay& overlay) const;
    void tile(Canvas& canvas, Spot at, const TileType& type, const TileSigns& signs, Light light) const;
    static void write_on_tile(const Sheet& sheet, Cell cell, Spot spot, std::string_view text, Ink ink);
    struct Stand {
        Cell cell;
        Spot spot;
    };
    [[nodiscard]] std::optional<Stand> stand_of(const Game& game, Location where) const;
    [[nodiscard]] std::string character_of(const Sign& sign) const;
    [[nodiscard]] Ink ink_of(const TileType& type, const Sign& sign, Light light) const;
    [[nodiscard]] std::string letters_of(const Game& game, const FigureView& figure) const;

    const Ruleset& rules_;
    Look look_;
    std::vector<SeatSign> seats_;
};

/// Bit a segment of a tile whose feature is completed.
[[nodiscard]] std::uint16_t complete_on(const Game& game, const TileView& tile);

/// The tile that a place belongs to, if it is on the board: that of the figure below for one on a figure.
[[nodiscard]] std::optional<std::uint32_t> tile_of_place(const Game& game, Location where);

/// The cells of all tiles and of those beside them: from the north-west to the south-east.
struct Extent {
    Cell first, last;
};
[[nodiscard]] Extent extent_of(const Game& game);

}  // namespace pontlevis::program
