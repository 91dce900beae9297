#include "canvas.h"

#include <fmt/format.h>

#include <algorithm>

#include "cells.h"

namespace pontlevis::program {
namespace {

std::string sequence_of(const Ink& ink) {
    std::string text = "\033[0";
    if (ink.bold) text += ";1";
    if (ink.text >= 0) text += fmt::format(";38;5;{}", ink.text);
    if (ink.ground >= 0) text += fmt::format(";48;5;{}", ink.ground);
    return text + "m";
}

}  // namespace

Canvas::Canvas(int width, int height)
    : width_(width), height_(height), cells_(static_cast<std::size_t>(std::max(width * height, 0))) {}

Canvas::Cell* Canvas::at(int x, int y) {
    const bool inside = 0 <= x && x < width_ && 0 <= y && y < height_;
    return inside ? &cells_[static_cast<std::size_t>(y * width_ + x)] : nullptr;
}

void Canvas::write(int x, int y, std::string_view text, Ink ink) {
    while (!text.empty()) {
        const std::size_t size = first_character(text);
        if (Cell* cell = at(x++, y)) {
            cell->character = text.substr(0, size);
            cell->ink = ink;
        }
        text.remove_prefix(size);
    }
}

std::vector<std::string> Canvas::lines(const Look& look) const {
    std::vector<std::string> lines;
    for (int y = 0; y < height_; ++y) lines.push_back(line(y, look));
    return lines;
}

std::string Canvas::line(int y, const Look& look) const {
    const Cell* const row = cells_.data() + static_cast<std::ptrdiff_t>(y) * width_;
    int end = width_;
    while (end > 0 && row[end - 1].character == " " && (!look.colours || row[end - 1].ink == Ink{})) --end;
    std::string text;
    Ink ink;
    for (int x = 0; x < end; ++x) {
        if (look.colours && row[x].ink != ink) text += sequence_of(row[x].ink);
        ink = row[x].ink;
        text += row[x].character;
    }
    return look.colours && ink != Ink{} ? text + "\033[0m" : text;
}

}  // namespace pontlevis::program
