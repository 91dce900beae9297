#include "toml_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "pontlevis/core/text_file.h"
#include "toml_scan.h"

namespace pontlevis {
namespace {

constexpr int kMostDots = 16;  // in one key

struct Objection {
    std::size_t at;  // byte of the text
    std::string why;
};

// Looks at all that is outside strings and comments, before toml++ does, for what toml++ 3.3 does not survive:
// it limits how deep values nest, but not how deep `a.a.a.a` does, and trips over letters it does not expect.
// Where a string or comment is broken, the parse ends too.
class Glance {
public:
    explicit Glance(std::string_view text) : text_(text) {}

    std::optional<Objection> objection() {
        if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;  // byte order mark
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '"' || c == '\'')
                at_ = end_of_string(text_, at_);
            else if (c == '#')
                skip_comment();
            else if (static_cast<unsigned char>(c) >= 0x80)
                return Objection{at_, kNotAscii};
            else if (c == '.' && ++dots_ > kMostDots)
                return Objection{at_, kTooManyDots};
            else
                skip_sign(c);
        }
        return {};
    }

private:
    static constexpr const char* kNotAscii = "a letter or sign that may only be in quotes, and quotes are \" or '";
    static constexpr const char* kTooManyDots = "a key with too many dots";

    void skip_sign(char c) {
        if (std::string_view("\n=,{}[]").find(c) != std::string_view::npos) dots_ = 0;  // behind the key
        ++at_;
    }

    void skip_comment() { at_ = std::min(text_.find('\n', at_), text_.size()); }

    std::string_view text_;
    std::size_t at_ = 0;
    int dots_ = 0;
};

Error not_toml(std::string_view name, int line, int column, std::string_view why) {
    return {Fault::input, fmt::format("{}:{}:{}: this is not TOML: {}", name, line, column, why), {}};
}

}  // namespace

Result<toml::table> parse_toml(std::string_view text, std::string_view name) {
    if (text.size() > kMostConfigBytes) {
        return Error{Fault::limit,
                     fmt::format("{}: {} bytes are too many, the limit is {}; is it the right file?", name, text.size(),
                                 kMostConfigBytes),
                     {}};
    }
    if (const std::optional<Objection> objection = Glance(text).objection()) {
        const std::string_view before = text.substr(0, objection->at);
        const std::string_view line = before.substr(before.rfind('\n') + 1);  // npos + 1 is 0
        const auto starts_letter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
        return not_toml(name, 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
                        1 + static_cast<int>(std::count_if(line.begin(), line.end(), starts_letter)), objection->why);
    }
    try {
        return toml::parse(text, name);
    } catch (const toml::parse_error& error) {
        std::string_view why = error.description();
        constexpr std::string_view kOpening = "Error while ";
        if (why.starts_with(kOpening)) why.remove_prefix(kOpening.size());
        const toml::source_position& where = error.source().begin;
        return not_toml(name, static_cast<int>(where.line), static_cast<int>(where.column), why);
    }
}

int line_of(const toml::node& node) { return static_cast<int>(node.source().begin.line); }
int line_of(const toml::key& key) { return static_cast<int>(key.source().begin.line); }

std::string_view kind_of(const toml::node& node) {
    switch (node.type()) {
        case toml::node_type::string: return "a text";
        case toml::node_type::integer: return "a whole number";
        case toml::node_type::floating_point: return "a number with a point";
        case toml::node_type::boolean: return "a yes or no (true, false)";
        case toml::node_type::array: return "a list";
        case toml::node_type::table: return "a table";
        default: return "a date or time";
    }
}

}  // namespace pontlevis
