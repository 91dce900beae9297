#include "seat_signs.h"

#include <algorithm>
#include <string_view>

namespace pontlevis::program {
namespace {

struct Colour {
    std::string_view name;
    Ink ink;
};

// In the order in which seats without a colour's name get them.
constexpr Colour kColours[] = {
    {"red", {231, 160, true}},   {"blue", {231, 26, true}},  {"yellow", {16, 226, true}}, {"black", {231, 16, true}},
    {"purple", {231, 91, true}}, {"white", {16, 231, true}}, {"orange", {16, 208, true}}, {"green", {16, 46, true}},
    {"pink", {16, 213, true}},   {"brown", {231, 94, true}}, {"grey", {16, 250, true}},   {"gray", {16, 250, true}},
};

char upper(char letter) { return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter; }

// First letters, if they are letters of their own on this table.
std::vector<std::string> letters_of(const std::vector<std::string>& names) {
    std::vector<std::string> first, numbered;
    for (const std::string& name : names) {
        first.emplace_back(1, upper(name[0]));
        numbered.emplace_back(1, static_cast<char>('A' + numbered.size()));
    }
    for (std::size_t i = 0; i < first.size(); ++i) {
        const bool letter = first[i][0] >= 'A' && first[i][0] <= 'Z' && first[i][0] != 'M';  // M is a monastery
        if (!letter || std::count(first.begin(), first.end(), first[i]) > 1) return numbered;
    }
    return first;
}

}  // namespace

std::vector<SeatSign> seat_signs(const Ruleset& rules) {
    const std::vector<std::string> letters = letters_of(rules.seats);
    std::vector<const Colour*> colours(rules.seats.size());
    for (std::size_t seat = 0; seat < colours.size(); ++seat) {
        for (const Colour& colour : kColours)
            if (colour.name == rules.seats[seat]) colours[seat] = &colour;
    }
    std::vector<SeatSign> signs;
    for (std::size_t seat = 0; seat < colours.size(); ++seat) {
        for (const Colour& colour : kColours) {
            const bool taken = std::find(colours.begin(), colours.end(), &colour) != colours.end();
            if (!colours[seat] && !taken) colours[seat] = &colour;
        }
        signs.push_back({letters[seat], colours[seat]->ink});
    }
    return signs;
}

}  // namespace pontlevis::program
