// Whether two manifests declare the same, told from their texts: a library carries the text it was built with.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "../toml_scan.h"
#include "pontlevis/core/manifest.h"

namespace pontlevis {
namespace {

constexpr std::size_t kLongestShown = 80;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// One declaration, which may go over several lines inside brackets or a long string.
struct Statement {
    std::string text;  // without comments, and without white space outside strings
    int line = 0;      // where it begins, from 1
};

void append_string(std::string& to, std::string_view string) {
    std::copy_if(string.begin(), string.end(), std::back_inserter(to), [](char c) { return c != '\r'; });
}

// A glyph is how a picture shows something, and no rule. It is a text: a table of that name is a part of the manifest.
bool is_glyph(std::string_view statement) {
    const std::string_view key = statement.substr(0, statement.find('='));
    const std::string_view last = key.substr(key.rfind('.') + 1);
    const bool is_text = key.size() + 1 < statement.size() && (statement[key.size() + 1] == '"' || statement[key.size() + 1] == '\'');
    return is_text && (last == "glyph" || last.starts_with("glyph_"));
}

std::vector<Statement> statements(std::string_view text) {
    std::vector<Statement> found;
    const auto keep = [&found](Statement statement) {
        if (!is_glyph(statement.text)) found.push_back(std::move(statement));
    };
    Statement current;
    int line = 1, depth = 0;
    std::size_t at = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    while (at < text.size()) {
        const char c = text[at];
        std::size_t end = at + 1;
        if (c == '#') {
            end = std::min(text.find('\n', at), text.size());
        } else if (c == '\n' && depth == 0 && !current.text.empty()) {
            keep(std::exchange(current, {}));
        } else if (std::string_view(" \t\r\n").find(c) == std::string_view::npos) {
            if (current.text.empty()) current.line = line;
            if (c == '"' || c == '\'') end = end_of_string(text, at);
            if (c == '[' || c == '{') ++depth;
            if (c == ']' || c == '}') depth = std::max(depth - 1, 0);
            append_string(current.text, text.substr(at, end - at));
        }
        line += static_cast<int>(std::count(text.begin() + static_cast<std::ptrdiff_t>(at),
                                            text.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
        at = end;
    }
    if (!current.text.empty()) keep(std::move(current));
    return found;
}

// As it is written, on one line of a message.
std::string shown(std::string_view text, int line) {
    for (int before = 1; before < line; ++before) text.remove_prefix(text.find('\n') + 1);
    text = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    std::string result(text.substr(0, kLongestShown));
    while (!result.empty() && (result.back() == ' ' || result.back() == '\t' || result.back() == '\r'))
        result.pop_back();
    std::replace_if(
        result.begin(), result.end(), [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, '?');
    return text.size() > kLongestShown ? result + "..." : result;
}

}  // namespace

std::string manifest_essence(std::string_view text) {
    std::string essence;
    for (const Statement& statement : statements(text)) essence += statement.text + '\n';
    return essence;
}

std::optional<std::string> manifest_difference(std::string_view built, std::string_view installed) {
    const std::vector<Statement> ours = statements(built), theirs = statements(installed);
    for (std::size_t i = 0; i < ours.size(); ++i) {
        if (i < theirs.size() && ours[i].text == theirs[i].text) continue;
        return fmt::format("line {}: {}", ours[i].line, shown(built, ours[i].line));
    }
    if (ours.size() == theirs.size()) return {};
    const int lines = 1 + static_cast<int>(std::count(built.begin(), built.end(), '\n'));
    return fmt::format("line {}: nothing more", lines);
}

}  // namespace pontlevis
