#include "choices.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "facts.h"
#include "pontlevis/core/text.h"
#include "words.h"

namespace pontlevis::program {
namespace {

using Words = std::vector<std::string>;

Words split(const std::string& text) {
    Words words;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        words.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return words;
}

// The value of the first operand of that kind.
std::optional<std::uint32_t> operand(const Game& game, const Option& option, Operand kind) {
    const std::array<std::uint32_t, 3> values{option.a, option.b, option.c};
    const std::array<Operand, 3>& kinds = game.rules().actions[option.action].operands;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i] == kind) return values[i];
    return std::nullopt;
}

std::optional<std::uint32_t> segment_of(const Game& game, const Option& option) {
    const std::optional<std::uint32_t> where = operand(game, option, Operand::location);
    if (!where || place_of(*where) != PLV_PLACE_SEGMENT || index_of(*where) >= game.segments()) return std::nullopt;
    return index_of(*where);
}

// Where on the board an option is: its location, or a figure that it is about.
std::optional<Location> place_of_option(const Game& game, const Option& option) {
    if (const auto where = operand(game, option, Operand::location)) return where;
    if (const auto figure = operand(game, option, Operand::figure); figure && *figure < game.figures()) return location(PLV_PLACE_FIGURE, *figure);
    return std::nullopt;
}

// The option in words, without the names of the tiles that a board shows.
std::string short_text(const Game& game, const Option& option) {
    std::string text = to_text(game, option);
    const std::optional<std::uint32_t> segment = segment_of(game, option);
    if (!segment) return text;
    const std::string tile = " of " + game.rules().tiles[game.tile(game.tile_of_segment(*segment)).type].id;
    const std::size_t at = text.find(tile);
    return at == std::string::npos ? text : text.erase(at, tile.size());
}

// How many words all texts begin with, or end with if they are read backwards. One word at least is left of each.
std::size_t common(const std::vector<Words>& texts, bool at_end, std::size_t used) {
    std::size_t count = 0;
    for (;; ++count) {
        for (const Words& words : texts) {
            if (words.size() <= used + count + 1) return count;
            const auto word = [&](const Words& of) { return at_end ? of[of.size() - 1 - count] : of[count]; };
            if (word(words) != word(texts[0])) return count;
        }
    }
}

std::string joined_words(const Words& words, std::size_t first, std::size_t last) {
    std::string text;
    for (std::size_t i = first; i < last; ++i) text += (i == first ? "" : " ") + words[i];
    return text;
}

// Shortens the texts of one action.
std::string shorten(std::vector<std::string>& texts, const std::vector<std::size_t>& which) {
    std::vector<Words> split_texts;
    for (const std::size_t i : which) split_texts.push_back(split(texts[i]));
    const std::size_t start = common(split_texts, false, 0);
    const std::size_t end = common(split_texts, true, start);
    for (std::size_t i = 0; i < which.size(); ++i) {
        const Words& words = split_texts[i];
        texts[which[i]] = joined_words(words, start, words.size() - end);
    }
    const Words& one = split_texts[0];
    std::string head = joined_words(one, 0, start) + " ...";
    if (end > 0) head += " " + joined_words(one, one.size() - end, one.size());
    return head;
}

// "12-14"
std::string numbers_text(const std::vector<std::size_t>& numbers) {
    if (numbers.size() == 1) return std::to_string(numbers[0]);
    return fmt::format("{}-{}", numbers.front(), numbers.back());
}

}  // namespace

std::optional<Cell> cell_of(const Game& game, const Option& option) {
    if (const auto cell = operand(game, option, Operand::cell)) return unpack_cell(*cell);
    const auto where = place_of_option(game, option);
    const auto tile = where ? tile_of_place(game, *where) : std::nullopt;
    return tile ? std::optional(game.tile(*tile).cell) : std::nullopt;
}

ChoiceWords choice_words(const Game& game, std::span<const Option> options) {
    ChoiceWords words;
    for (const Option& option : options) words.texts.push_back(short_text(game, option));
    for (std::size_t action = 0; action < game.rules().actions.size(); ++action) {
        std::vector<std::size_t> which;
        for (std::size_t i = 0; i < options.size(); ++i)
            if (options[i].action == action) which.push_back(i);
        if (which.size() < 2) continue;
        words.head += (words.head.empty() ? "" : "; ") + shorten(words.texts, which);
    }
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (const auto segment = segment_of(game, options[i]))
            words.texts[i] += ": " + feature_text(game, game.feature_of(*segment));
        else if (const auto figure = operand(game, options[i], Operand::figure); figure && *figure < game.figures())
            words.texts[i] += ": " + standing_text(game, game.figure(*figure));
    }
    const Decision decision = game.decision();
    if (decision.kind == Decision::Kind::choose) words.head = asker_text(game.rules(), decision) + (words.head.empty() ? "" : ": " + words.head);
    return words;
}

Overlay choice_overlay(const Game& game, std::span<const Option> options, const Option* chosen) {
    Overlay overlay;
    std::vector<std::vector<std::size_t>> numbers;  // of overlay.cells
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (const auto cell = operand(game, options[i], Operand::cell)) {
            const auto same = [&](const Overlay::AtCell& one) { return one.cell == unpack_cell(*cell); };
            const auto found = std::find_if(overlay.cells.begin(), overlay.cells.end(), same);
            const auto at = static_cast<std::size_t>(found - overlay.cells.begin());
            if (found == overlay.cells.end()) {
                overlay.cells.push_back({unpack_cell(*cell), ""});
                numbers.emplace_back();
            }
            numbers[at].push_back(i + 1);
        } else if (const auto where = place_of_option(game, options[i])) {
            const auto same = [&](const Overlay::AtPlace& one) { return one.where == *where; };
            const bool known = std::any_of(overlay.places.begin(), overlay.places.end(), same);
            if (!known) overlay.places.push_back({*where, std::to_string(i + 1)});
        }
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) overlay.cells[i].text = numbers_text(numbers[i]);
    if (!chosen) return overlay;
    overlay.marked = place_of_option(game, *chosen);
    const auto cell = operand(game, *chosen, Operand::cell);
    const auto type = operand(game, *chosen, Operand::tile_type);
    if (cell && type) overlay.ghost = Ghost{static_cast<std::uint16_t>(*type), unpack_cell(*cell), chosen->turn};
    return overlay;
}

}  // namespace pontlevis::program
