#include "cells.h"

#include <algorithm>

namespace pontlevis::program {
namespace {

bool goes_on(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }  // of a UTF-8 character

// The bytes of the first `cells` characters.
std::size_t bytes_of(std::string_view text, int cells) {
    std::size_t bytes = 0;
    for (; cells > 0 && bytes < text.size(); --cells) bytes += first_character(text.substr(bytes));
    return bytes;
}

}  // namespace

std::size_t first_character(std::string_view text) {
    std::size_t size = 1;
    while (size < text.size() && goes_on(text[size])) ++size;
    return size;
}

int cells_of(std::string_view text) {
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char byte) { return !goes_on(byte); }));
}

std::string cut(std::string_view text, int cells) {
    if (cells_of(text) <= cells) return std::string(text);
    return cells < 1 ? "" : std::string(text.substr(0, bytes_of(text, cells - 1))) + "~";
}

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
    std::vector<std::string> lines;
    std::string start;
    while (cells_of(text) + cells_of(start) > width) {
        const int room = std::max(width - cells_of(start), 1);
        const std::size_t end = text.rfind(' ', bytes_of(text, room));
        if (end == std::string_view::npos || end <= text.find_first_not_of(' ')) break;
        lines.push_back(start + std::string(text.substr(0, text.find_last_not_of(' ', end - 1) + 1)));
        text.remove_prefix(std::min(text.find_first_not_of(' ', end), text.size()));
        start.assign(static_cast<std::size_t>(std::min(indent, width / 2)), ' ');
    }
    lines.push_back(start + std::string(text));
    return lines;
}

}  // namespace pontlevis::program
