#include "board_picture.h"

#include <fmt/format.h>

#include <algorithm>

#include "cells.h"
#include "facts.h"

namespace pontlevis::program {
namespace {

constexpr Ink kFaint{244, -1, false};
constexpr Ink kLabel{226, -1, true};  // the number of an option
constexpr Ink kLabelOnTile{16, 226, true};
constexpr Ink kChosen{226, 16, true};

// Greens, browns and greys, by how much light falls on them: tiles of old, laid just now, not laid yet.
constexpr std::int16_t kFieldGrounds[] = {22, 28, 65};
constexpr std::int16_t kCityGrounds[] = {94, 136, 180};
constexpr std::int16_t kOtherGrounds[] = {24, 25, 67};  // lines that are no roads

// By where a line goes on: bit 0 north, 1 east, 2 south, 3 west.
constexpr const char* kLines[] = {"═", "║", "═", "╚", "║", "║", "╔", "╠", "═", "╝", "═", "╩", "╗", "╣", "╦", "╬"};

Spot operator+(Spot one, Spot two) { return {one.column + two.column, one.row + two.row}; }

Cell cell_at(const Window& window, int column, int row) {
    return {static_cast<std::int16_t>(window.first.x + column), static_cast<std::int16_t>(window.first.y + row)};
}

}  // namespace

bool Window::shows(Cell cell) const {
    return first.x <= cell.x && cell.x < first.x + columns && first.y <= cell.y && cell.y < first.y + rows;
}

int width_of(const Window& window) { return kRuler + window.columns * kTileColumns; }
int height_of(const Window& window) { return 1 + window.rows * kTileRows; }

Spot BoardPicture::Sheet::spot(Cell cell) const {
    return at + Spot{kRuler + (cell.x - window.first.x) * kTileColumns, 1 + (cell.y - window.first.y) * kTileRows};
}

void BoardPicture::Sheet::write_centred(Cell cell, int row, std::string_view text, Ink ink) const {
    const Spot start = spot(cell);
    canvas.write(start.column + (kTileColumns - cells_of(text)) / 2, start.row + row, text, ink);
}

void BoardPicture::draw(Canvas& canvas, Spot at, const Game& game, const Window& window, const Overlay& overlay) const {
    const Sheet sheet{canvas, at, game, window};
    rulers(sheet);
    tiles(sheet, overlay.fresh);
    figures(sheet);
    labels(sheet, overlay);
    if (!overlay.ghost || !window.shows(overlay.ghost->cell)) return;
    const TileType& type = rules_.tiles[overlay.ghost->type];
    tile(canvas, sheet.spot(overlay.ghost->cell), type, signs_of(rules_, type, overlay.ghost->turns), Light::ghost);
}

void BoardPicture::draw_tile(Canvas& canvas, Spot at, std::uint16_t type, Turns turns) const {
    tile(canvas, at, rules_.tiles[type], signs_of(rules_, rules_.tiles[type], turns), Light::fresh);
}

void BoardPicture::rulers(const Sheet& sheet) const {
    for (int column = 0; column < sheet.window.columns; ++column) {
        const Cell cell = cell_at(sheet.window, column, 0);
        sheet.write_centred(cell, -1, std::to_string(cell.x), kFaint);
    }
    for (int row = 0; row < sheet.window.rows; ++row) {
        const Cell cell = cell_at(sheet.window, 0, row);
        sheet.canvas.write(sheet.at.column, sheet.spot(cell).row + 1, fmt::format("{:>{}}", cell.y, kRuler - 1),
                           kFaint);
    }
}

void BoardPicture::tiles(const Sheet& sheet, const std::vector<Cell>& fresh) const {
    for (const Cell open : sheet.game.frontier())
        if (sheet.window.shows(open)) sheet.write_centred(open, 1, look_.unicode ? "·" : ":", kFaint);
    for (int row = 0; row < sheet.window.rows; ++row) {
        for (int column = 0; column < sheet.window.columns; ++column) {
            const Cell cell = cell_at(sheet.window, column, row);
            const std::optional<std::uint32_t> at = sheet.game.tile_at(cell);
            if (!at) continue;
            const TileView laid = sheet.game.tile(*at);
            const TileType& type = rules_.tiles[laid.type];
            const bool is_fresh = std::find(fresh.begin(), fresh.end(), cell) != fresh.end();
            tile(sheet.canvas, sheet.spot(cell), type, signs_of(rules_, type, laid.turns, complete_on(sheet.game, laid)),
                 is_fresh ? Light::fresh : Light::old);
        }
    }
}

void BoardPicture::tile(Canvas& canvas, Spot at, const TileType& type, const TileSigns& signs, Light light) const {
    for (int row = 0; row < kTileRows; ++row) {
        for (int column = 0; column < kTileColumns; ++column) {
            const Sign& sign = signs.at({column, row});
            canvas.write(at.column + column, at.row + row, character_of(sign), ink_of(type, sign, light));
        }
    }
}

std::string BoardPicture::character_of(const Sign& sign) const {
    if (sign.letter == '*') return look_.unicode ? "◆" : "*";
    if (sign.letter != 0) return std::string(1, sign.letter);
    switch (sign.ground) {
        case Ground::blank: return " ";
        case Ground::field: return look_.colours ? " " : ".";
        case Ground::city: return look_.colours ? " " : look_.unicode ? "▒" : "#";
        case Ground::line: return look_.unicode ? kLines[sign.joins] : (sign.joins & 10) == 0 ? "|" : "=";
        case Ground::line_end: return look_.unicode ? "■" : "+";
        case Ground::building: return "?";
    }
    return " ";
}

Ink BoardPicture::ink_of(const TileType& type, const Sign& sign, Light light) const {
    const auto shade = static_cast<std::size_t>(light);
    const bool letter = sign.letter != 0;
    if (sign.ground == Ground::city) return {16, kCityGrounds[shade], letter};
    if (sign.ground == Ground::building) return {231, kFieldGrounds[shade], true};
    if (sign.ground != Ground::line)
        return {static_cast<std::int16_t>(letter ? 226 : 252), kFieldGrounds[shade], letter};
    const bool road = sign.segment != kNoSegment && type.segments[sign.segment].kind == "road";
    return {static_cast<std::int16_t>(letter ? 226 : 231), road ? kFieldGrounds[shade] : kOtherGrounds[shade], true};
}

// "R", "Rl" for a figure of a kind that is not the first, "*w" for one of nobody; and whoever stands on it: "Rg".
std::string BoardPicture::letters_of(const Game& game, const FigureView& figure) const {
    std::string letters = figure.seat < seats_.size() ? seats_[figure.seat].letter : "*";
    if (figure.kind != 0) letters += figure_letter(rules_.figure_kinds[figure.kind]);
    for (const FigureView& other : figures_of(game))
        if (other.where == location(PLV_PLACE_FIGURE, figure.figure)) letters += figure_letter(rules_.figure_kinds[other.kind]);
    return letters;
}

void BoardPicture::figures(const Sheet& sheet) const {
    constexpr Ink kNobodys{16, 255, true};
    std::vector<std::pair<Location, int>> filled;  // columns that figures of the same place fill already
    for (const FigureView& figure : figures_of(sheet.game)) {
        if (place_of(figure.where) == PLV_PLACE_FIGURE) continue;  // drawn with whom it stands on
        const std::optional<Stand> stand = stand_of(sheet.game, figure.where);
        if (!stand || !sheet.window.shows(stand->cell)) continue;
        auto before =
            std::find_if(filled.begin(), filled.end(), [&](const auto& one) { return one.first == figure.where; });
        if (before == filled.end()) before = filled.insert(filled.end(), {figure.where, 0});
        const std::string letters = letters_of(sheet.game, figure);
        write_on_tile(sheet, stand->cell, {stand->spot.column + before->second, stand->spot.row}, letters,
                      figure.seat < seats_.size() ? seats_[figure.seat].ink : kNobodys);
        before->second += cells_of(letters);
    }
}

void BoardPicture::labels(const Sheet& sheet, const Overlay& overlay) const {
    for (const Overlay::AtCell& label : overlay.cells)
        if (sheet.window.shows(label.cell) && !sheet.game.tile_at(label.cell))
            sheet.write_centred(label.cell, 1, label.text, kLabel);
    for (const Overlay::AtPlace& label : overlay.places) {
        const std::optional<Stand> stand = stand_of(sheet.game, label.where);
        const bool marked = overlay.marked == label.where;
        if (stand && sheet.window.shows(stand->cell))
            write_on_tile(sheet, stand->cell, stand->spot, label.text, marked ? kChosen : kLabelOnTile);
    }
}

// On a figure: right of it.
std::optional<BoardPicture::Stand> BoardPicture::stand_of(const Game& game, Location where) const {
    constexpr Spot kOnTile{5, 2}, kCorners[] = {{0, 0}, {6, 0}, {6, 2}, {0, 2}}, kEdges[] = {{3, 0}, {6, 1}, {3, 2}, {0, 1}};
    const std::uint32_t place = place_of(where), index = index_of(where);
    const std::optional<std::uint32_t> tile = tile_of_place(game, where);
    if (!tile) return std::nullopt;
    const TileView laid = game.tile(*tile);
    const auto turned = [&](const Spot(&spots)[kSides]) { return Stand{laid.cell, spots[index % kSides]}; };
    if (place == PLV_PLACE_TILE) return Stand{laid.cell, kOnTile};
    if (place == PLV_PLACE_VERTEX) return turned(kCorners);
    if (place == PLV_PLACE_EDGE) return turned(kEdges);
    if (place == PLV_PLACE_FIGURE) {
        const FigureView below = game.figure(index);
        std::optional<Stand> stand = stand_of(game, below.where);
        if (stand) stand->spot.column += cells_of(letters_of(game, below));
        return stand;
    }
    const std::vector<Spot> stands = signs_of(rules_, rules_.tiles[laid.type], laid.turns).stands;
    const std::uint32_t own = index - laid.first_segment;
    return Stand{laid.cell, own < stands.size() ? stands[own] : kOnTile};  // a segment that a plugin added has no room of its own
}

// Further west where it would reach over the tile's edge.
void BoardPicture::write_on_tile(const Sheet& sheet, Cell cell, Spot spot, std::string_view text, Ink ink) {
    const Spot at = sheet.spot(cell);
    sheet.canvas.write(at.column + std::min(spot.column, kTileColumns - cells_of(text)), at.row + spot.row, text, ink);
}

std::uint16_t complete_on(const Game& game, const TileView& tile) {
    std::uint16_t complete = 0;
    for (std::uint32_t i = 0; i < tile.segments; ++i) {
        const FeatureView feature = game.feature(game.feature_of(tile.first_segment + i));
        const bool may_be = game.rules().feature_kinds[feature.kind].completes != FeatureKindInfo::Completes::never;
        if (may_be && feature.open == 0) complete = static_cast<std::uint16_t>(complete | 1u << i);
    }
    return complete;
}

std::optional<std::uint32_t> tile_of_place(const Game& game, Location where) {
    const std::uint32_t index = index_of(where);
    switch (place_of(where)) {
        case PLV_PLACE_SEGMENT: return index < game.segments() ? std::optional(game.tile_of_segment(index)) : std::nullopt;
        case PLV_PLACE_TILE: return index;
        case PLV_PLACE_VERTEX:
        case PLV_PLACE_EDGE: return index / kSides;
        case PLV_PLACE_FIGURE: return tile_of_place(game, game.figure(index).where);
        default: return std::nullopt;
    }
}

Extent extent_of(const Game& game) {
    const std::vector<Cell> open = game.frontier();
    Extent extent{game.tile(0).cell, game.tile(0).cell};
    const auto add = [&](Cell cell) {
        extent.first = {std::min(extent.first.x, cell.x), std::min(extent.first.y, cell.y)};
        extent.last = {std::max(extent.last.x, cell.x), std::max(extent.last.y, cell.y)};
    };
    for (const Cell cell : open) add(cell);
    for (std::uint32_t i = 0; i < game.tiles_laid(); ++i) add(game.tile(i).cell);
    return extent;
}

}  // namespace pontlevis::program
