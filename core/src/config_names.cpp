#include "config_names.h"

#include <algorithm>
#include <string>

namespace pontlevis {
namespace {

constexpr std::size_t kLongestExpansionId = 64;
constexpr std::size_t kLongestStepId = 2 * kLongestExpansionId + 1;  // expansion, point, name

bool is_letter_or_digit(char32_t c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool is_id(std::string_view id) {
    const auto low = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return !id.empty() && low(id.front()) &&
           std::all_of(id.begin(), id.end(), [&](char c) { return low(c) || c == '.' || c == '_' || c == '-'; });
}

// Every letter of every script, and pictures; no spaces, quotes, "=" or ",", which mean something on the
// command line, and nothing that is invisible or turns the direction of writing.
bool may_be_in_player_name(char32_t c) {
    if (c < 0x80) return is_letter_or_digit(c) || c == '.' || c == '_' || c == '-';
    const bool is_sign = c < 0xC0 || (c >= 0x2000 && c <= 0x206F) || c == 0x3000;
    const bool is_special = c == 0xFEFF || (c >= 0xFFF0 && c <= 0xFFFF) || c >= 0xE0000;
    return !is_sign && !is_special;
}

std::u32string characters(std::string_view text) {
    std::u32string found;
    for (const char byte : text) {
        const auto bits = static_cast<unsigned char>(byte);
        if (bits < 0x80)
            found += bits;
        else if (bits >= 0xC0)
            found += bits >= 0xF0 ? bits & 0x07u : bits >= 0xE0 ? bits & 0x0Fu : bits & 0x1Fu;
        else if (!found.empty())
            found.back() = found.back() << 6 | (bits & 0x3Fu);
    }
    return found;
}

}  // namespace

bool is_player_name(std::string_view name) {
    const std::u32string letters = characters(name);
    return !letters.empty() && letters.size() <= kLongestPlayerName &&
           std::all_of(letters.begin(), letters.end(), may_be_in_player_name);
}

bool is_expansion_id(std::string_view id) { return id.size() <= kLongestExpansionId && is_id(id); }

bool is_step_or_tag(std::string_view name) {
    if (name.size() > kLongestStepId) return false;
    if (!name.empty() && name.front() == '#') return is_id(name.substr(1));
    const std::size_t point = name.find('.');
    return is_id(name) && point != std::string_view::npos && name.back() != '.';
}

}  // namespace pontlevis
