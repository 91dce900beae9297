#include "pages.h"

#include <algorithm>

#include "cells.h"
#include "screen_picture.h"
#include "words.h"

namespace pontlevis::program {
namespace {

// What is broken goes on in its column: that of an explanation, or of the help.
int indent_of(std::string_view line) {
    if (line.starts_with("    ")) return 14;
    return line.find("     ") != std::string_view::npos ? 19 : 4;
}

std::size_t lines_a_page(std::size_t all, Size size) {
    const std::size_t beside_board = 2 * ScreenPicture::lines_of_text(size);
    return all <= beside_board ? std::max<std::size_t>(all, 1) : static_cast<std::size_t>(std::max(size.rows - 4, 1));
}

}  // namespace

void Pages::show(std::vector<std::string> lines) {
    lines_ = std::move(lines);
    first_ = 0;
}

void Pages::turn(Size size) {
    const std::size_t all = broken(size).size();
    first_ += lines_a_page(all, size);
    if (first_ >= all) close();
}

std::vector<std::string> Pages::page(Size size) const {
    const std::vector<std::string> lines = broken(size);
    std::vector<std::string> page;
    for (std::size_t i = first_; i < std::min(first_ + lines_a_page(lines.size(), size), lines.size()); ++i)
        page.push_back(lines[i]);
    return page;
}

std::string Pages::hint(Size size) const {
    const std::size_t all = broken(size).size();
    return first_ + lines_a_page(all, size) < all ? "Space or Enter: more" : "Space or Enter: back";
}

std::vector<std::string> Pages::broken(Size size) const {
    std::vector<std::string> lines;
    for (const std::string& text : lines_)
        for (const std::string& line : lines_of(text))
            for (std::string& part : wrapped(line, size.columns, indent_of(line))) lines.push_back(std::move(part));
    return lines;
}

}  // namespace pontlevis::program
