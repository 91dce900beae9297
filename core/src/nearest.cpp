#include "nearest.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace pontlevis {
namespace {

constexpr std::size_t kLongestWord = 64;    // nobody mistypes a longer one
constexpr std::size_t kMostNames = 3;       // that a message suggests
constexpr std::size_t kMostListed = 16;     // that a message lists when nothing is near
constexpr std::size_t kShortestStart = 3;   // letters that make the start of a longer name
constexpr std::size_t kLongestQuote = 40;

// Letters to change, add, leave out or swap with their neighbour to turn `a` into `b`.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1), row(b.size() + 1), next(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        next[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = row[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            next[j] = std::min({change, row[j] + 1, next[j - 1] + 1});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) next[j] = std::min(next[j], before[j - 2] + 1);
        }
        std::swap(before, row);
        std::swap(row, next);
    }
    return row[b.size()];
}

std::string joined(std::span<const std::string> names, std::string_view last_link) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? last_link : ", ";
        text += quoted(names[i]);
    }
    return text;
}

}  // namespace

std::vector<std::string> nearest(std::string_view word, std::span<const std::string> known) {
    if (word.empty() || word.size() > kLongestWord) return {};
    const std::size_t allowed = std::min(word.size() - 1, std::max<std::size_t>(1, word.size() / 3));
    std::vector<std::pair<std::size_t, std::string>> found;
    for (const std::string& name : known) {
        if (name.size() > kLongestWord) continue;
        const bool starts = word.size() >= kShortestStart && name.starts_with(word);
        const std::size_t wrong = distance(word, name);
        if (starts || wrong <= allowed) found.emplace_back(wrong, name);
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    if (found.size() > kMostNames) found.resize(kMostNames);

    std::vector<std::string> names;
    for (auto& [wrong, name] : found) names.push_back(std::move(name));
    return names;
}

std::string perhaps(std::string_view word, std::span<const std::string> known) {
    if (known.empty()) return "none is known";
    const std::vector<std::string> near = nearest(word, known);
    if (!near.empty()) return "perhaps you meant " + joined(near, " or ");
    if (known.size() <= kMostListed) return "known are " + joined(known, ", ");
    return "known are " + joined(known.first(kMostListed), ", ") + ", ...";
}

std::string quoted(std::string_view word) {
    std::string text = "\"";
    for (const char c : word.substr(0, kLongestQuote)) {
        text += static_cast<unsigned char>(c) < ' ' || c == '\x7f' ? '?' : c;
    }
    return text + (word.size() > kLongestQuote ? "...\"" : "\"");
}

}  // namespace pontlevis
