#include "version.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "../config_names.h"
#include "../nearest.h"

namespace pontlevis {
namespace {

constexpr std::size_t kMostDigits = 6;
constexpr std::size_t kMostNumbers = 3;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

std::optional<int> version_number(std::string_view digits) {
    const bool leading_zero = digits.size() > 1 && digits.front() == '0';
    if (digits.empty() || digits.size() > kMostDigits || leading_zero) return {};
    int number = 0;
    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (!is_digit(digits.front()) || end.ptr != digits.data() + digits.size()) return {};
    return number;
}

Error bad_requirement(std::string_view text, std::string_view why) {
    return {Fault::input, fmt::format("{} {}", quoted(text), why), {}};
}

// Takes ">= 1.2" or "< 2" in; false where it is neither, or says the same side twice.
bool take_bound(std::string_view bound, Requirement& into) {
    const bool least = bound.starts_with(">=");
    if (!least && !bound.starts_with("<")) return false;
    std::optional<Version>& side = least ? into.at_least : into.below;
    if (side) return false;
    side = parse_version(trimmed(bound.substr(least ? 2 : 1)));
    return side.has_value();
}

}  // namespace

std::string to_string(const Version& version) {
    return fmt::format("{}.{}.{}", version.major, version.minor, version.patch);
}

std::optional<Version> parse_version(std::string_view text) {
    int numbers[kMostNumbers] = {};
    std::size_t count = 0;
    for (std::size_t at = 0; at <= text.size(); ++count) {
        const std::size_t end = std::min(text.find('.', at), text.size());
        const std::optional<int> number = version_number(text.substr(at, end - at));
        if (!number || count == kMostNumbers) return {};
        numbers[count] = *number;
        at = end + 1;
    }
    return Version{numbers[0], numbers[1], numbers[2]};
}

Result<Requirement> parse_requirement(std::string_view text) {
    Requirement result;
    result.text = text;
    std::size_t end = std::min(text.find_first_of(" <>=!~^,"), text.size());
    result.id = text.substr(0, end);
    if (!is_expansion_id(result.id)) {
        return bad_requirement(text,
                               "does not begin with the id of a plugin; write for example \"mills >= 1.2, < 2\"");
    }
    std::string_view bounds = trimmed(text.substr(end));
    for (bool more = !bounds.empty(); more;) {
        end = std::min(bounds.find(','), bounds.size());
        more = end < bounds.size();
        if (!take_bound(trimmed(bounds.substr(0, end)), result)) {
            return bad_requirement(text, "is no version range; write for example \"mills >= 1.2, < 2\"");
        }
        bounds.remove_prefix(std::min(end + 1, bounds.size()));
    }
    if (result.below && *result.below <= result.at_least.value_or(Version{})) {
        return bad_requirement(text, "is a range that no version is in");
    }
    return result;
}

}  // namespace pontlevis
