#include "golden.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <sstream>

#include "bundled.h"
#include "pontlevis/core/config.h"
#include "pontlevis/core/text.h"
#include "random_play.h"

namespace pontlevis::kit {
namespace {

std::string scores_text(const Game& game) {
    std::string text;
    for (std::uint8_t seat = 0; seat < game.seats(); ++seat) {
        text += fmt::format("{}{} {}", seat == 0 ? "" : ", ", game.rules().seats[seat], game.score(seat));
    }
    return text;
}

std::size_t longest_seat(const Ruleset& rules) {
    std::size_t width = 1;
    for (const std::string& seat : rules.seats) width = std::max(width, seat.size());
    return width;
}

struct Heading {
    std::string config;
    std::uint64_t seed = 0;
};

Result<Heading> read_heading(std::string_view line, const std::filesystem::path& file) {
    std::istringstream words{std::string(line)};
    std::string game, seed;
    Heading heading;
    words >> game >> heading.config >> seed >> heading.seed;
    if (words && game == "game" && seed == "seed") return heading;
    return Error{Fault::input, fmt::format("{}:1: should be  game CONFIG  seed N", file.string()), ""};
}

// What features score, what of it is one owner's alone, what expansions award beside that, and what they say.
bool is_told(const Event& event) {
    const bool is_award = event.kind == Event::Kind::points && *event.text != '\0';
    const bool is_own = event.kind == Event::Kind::contribution && event.owners != 0;
    return event.kind == Event::Kind::feature_scored || event.kind == Event::Kind::note || is_award || is_own;
}

// "  3 red     4  place ..." without what stands before the option; empty for a line that is no decision.
std::string_view option_part(std::string_view line) {
    const std::size_t number = line.find_first_not_of(' ');
    const bool is_decision = number != std::string_view::npos && line[number] >= '0' && line[number] <= '9';
    if (!is_decision) return {};
    std::size_t at = number;
    for (int word = 0; word < 3; ++word) at = line.find_first_not_of(' ', std::min(line.find(' ', at), line.size()));
    return at == std::string_view::npos ? std::string_view{} : line.substr(at);
}

Result<Session> new_session(const std::filesystem::path& file, const Heading& heading) {
    const Result<Config> config = load_config(file.parent_path() / heading.config);
    if (!config) return config.error();
    const Result<std::shared_ptr<const Ruleset>> rules = Ruleset::compose(*config, bundled_plugins());
    if (!rules) return rules.error();
    return Session(*rules, heading.seed, Session::Chance::host);  // the draws are the file's
}

Result<void> answer(Session& session, std::string_view words) {
    const Result<Option> option = parse_option(session.game(), words);
    if (!option) return option.error();
    return session.answer(*option);
}

void play_at_random(Session& session, std::uint64_t seed) {
    RandomPlayer player(seed);
    while (!session.game().finished()) {
        if (session.game().decision().is_chance()) {
            if (!session.draw_one()) return;
        } else if (!session.answer(player.choose(session.game()))) {
            return;
        }
    }
}

}  // namespace

std::string to_golden(const Session& session, std::string_view config) {
    Game game(session.game().shared_rules(), session.seed());
    game.record_events(true);
    const std::size_t width = longest_seat(game.rules());
    std::string text = fmt::format("game {}  seed {}\n", config, session.seed());
    for (std::size_t i = 0; i < session.record().size(); ++i) {
        const Played& played = session.record()[i];
        text += fmt::format("{:3} {:{}} {:4}  {}\n", i + 1, played.is_chance ? "-" : game.rules().seats[played.seat],
                            width, game.count(), to_text(game, played.option));
        if (!game.apply(played.option)) return text + "this decision cannot be played again\n";
        for (const Event& event : game.events()) {
            if (is_told(event)) text += fmt::format("      {}\n", to_text(game, event));
        }
    }
    return text +
           fmt::format("end {}; {} tiles, {} set aside\n", scores_text(game), game.tiles_laid(), game.set_aside());
}

Result<std::string> replay_golden(const std::filesystem::path& file, After after) {
    const Result<std::string> text = file_text(file);
    if (!text) return text.error();
    std::istringstream lines(*text);
    std::string line;
    std::getline(lines, line);
    const Result<Heading> heading = read_heading(line, file);
    if (!heading) return heading.error();
    Result<Session> session = new_session(file, *heading);
    if (!session) return session.error();

    for (int number = 2; std::getline(lines, line); ++number) {
        const std::string_view words = option_part(line);
        if (words.empty()) continue;
        const Result<void> answered = answer(*session, words);
        if (!answered && after == After::play) break;
        if (!answered)
            return Error{answered.error().fault, fmt::format("{}:{}: {}", file.string(), number, answered.error().text),
                         ""};
    }
    if (after == After::play) play_at_random(*session, heading->seed);
    return to_golden(*session, heading->config);
}

Result<std::string> file_text(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return Error{Fault::system, fmt::format("{}: cannot be read", file.string()), ""};
    return std::string(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
}

std::string first_difference(std::string_view expected, std::string_view got) {
    for (int number = 1; expected != got; ++number) {
        const std::string_view old_line = expected.substr(0, expected.find('\n'));
        const std::string_view new_line = got.substr(0, got.find('\n'));
        if (old_line != new_line) return fmt::format("line {}\n  file  {}\n  now   {}", number, old_line, new_line);
        expected.remove_prefix(std::min(old_line.size() + 1, expected.size()));
        got.remove_prefix(std::min(new_line.size() + 1, got.size()));
    }
    return "";
}

}  // namespace pontlevis::kit
