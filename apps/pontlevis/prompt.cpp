#include "prompt.h"

#include <fmt/format.h>

#include <charconv>
#include <string>
#include <vector>

#include "console.h"
#include "pontlevis/core/text.h"

namespace pontlevis::program {
namespace {

constexpr std::array<const char*, kSides> kSideNames{"north", "east", "south", "west"};

std::string trimmed(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\r");
    if (start == std::string_view::npos) return "";
    return std::string(text.substr(start, text.find_last_not_of(" \t\r") - start + 1));
}

// What is printed on the edges of the tile in hand, as long as it is not turned.
void say_tile(const Game& game) {
    const TileType& tile = game.rules().tiles[*game.tile_in_hand()];
    std::string text = fmt::format("{} unturned:", tile.id);
    for (std::size_t side = 0; side < kSides; ++side) {
        text += fmt::format("{} {} {}", side == 0 ? "" : ",", kSideNames[side], tile.edges[side]);
    }
    say(text, 4);
}

void say_options(const Game& game, const std::vector<Option>& options) {
    say("");
    const Decision decision = game.decision();
    if (decision.kind == Decision::Kind::place_tile && game.tile_in_hand()) say_tile(game);
    for (std::size_t i = 0; i < options.size(); ++i) {
        say(fmt::format("{:>4}  {}", i + 1, to_text(game, options[i])), 8);
    }
    say(fmt::format("{}, what do you do? A number, the words, or q to save and leave.",
                    game.rules().seats[decision.seat]));
}

// A number of the list, or words. Says what is wrong with anything else.
std::optional<Option> option_of(const Game& game, const std::vector<Option>& options, const std::string& answer) {
    if (answer.empty()) return std::nullopt;
    if (answer.find_first_not_of("0123456789") == std::string::npos) {
        std::size_t number = 0;
        const auto [end, problem] = std::from_chars(answer.data(), answer.data() + answer.size(), number);
        if (problem == std::errc() && number >= 1 && number <= options.size()) return options[number - 1];
        say(fmt::format("there is no option {}; they go from 1 to {}", answer, options.size()), 2);
        return std::nullopt;
    }
    const Result<Option> read = parse_option(game, answer);
    if (!read) {
        say(read.error().text, 2);
        return std::nullopt;
    }
    Game trial(game.shared_rules(), 0);
    trial.set_state(game.state());
    const Result<void> legal = trial.apply(*read);
    if (!legal) say(legal.error().text, 2);
    return legal ? std::optional<Option>(*read) : std::nullopt;
}

}  // namespace

std::optional<Option> ask(Game& game) {
    const std::span<const Option> listed = game.list();
    const std::vector<Option> options(listed.begin(), listed.end());
    say_options(game, options);
    for (;;) {
        say_prompt("> ");
        const std::optional<std::string> line = read_line();
        if (!line) say("");  // the prompt's line has no end yet
        if (!line) return std::nullopt;
        const std::string answer = trimmed(*line);
        if (answer == "q" || answer == "quit") return std::nullopt;
        if (const std::optional<Option> chosen = option_of(game, options, answer)) return chosen;
    }
}

}  // namespace pontlevis::program
