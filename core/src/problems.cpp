#include "problems.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace pontlevis {
namespace {

constexpr std::size_t kMostTold = 25;  // nobody mends more in one go

// Lines after the first stand two spaces further in, so that a list of problems can be read.
std::string indented(const std::string& text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        result += text[i];
        if (text[i] == '\n' && text.compare(i + 1, 2, "  ") != 0) result += "  ";
    }
    return result;
}

}  // namespace

void Problems::add(int line, std::string text, std::string_view rule) {
    text = indented(text);
    if (!rule.empty()) text.insert(std::min(text.find('\n'), text.size()), fmt::format("  [{}]", rule));
    found_.push_back({line, std::move(text), std::string(rule)});
}

Error Problems::error(Fault fault) const {
    assert(!none());
    std::vector<Problem> sorted = found_;
    std::stable_sort(sorted.begin(), sorted.end(), [](const Problem& a, const Problem& b) { return a.line < b.line; });

    Error error{fault, {}, sorted.front().rule};
    for (std::size_t i = 0; i < sorted.size() && i < kMostTold; ++i) {
        const std::string where = sorted[i].line > 0 ? fmt::format("{}:{}", name_, sorted[i].line) : name_;
        error.text += fmt::format("{}{}: {}", i > 0 ? "\n" : "", where, sorted[i].text);
    }
    if (sorted.size() > kMostTold) {
        error.text += fmt::format("\n{}: and {} problems more", name_, sorted.size() - kMostTold);
    }
    return error;
}

}  // namespace pontlevis
