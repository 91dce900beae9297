#include "commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fstream>

#include "bots.h"
#include "pontlevis/core/save.h"
#include "pontlevis/core/text.h"
#include "seat_signs.h"
#include "tile_signs.h"

namespace pontlevis::program {
namespace {

namespace fs = std::filesystem;

std::string_view trimmed(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\r");
    if (start == std::string_view::npos) return "";
    return text.substr(start, text.find_last_not_of(" \t\r") - start + 1);
}

// What follows the word, if the line begins with it.
bool takes(std::string_view& line, std::string_view word) {
    if (!line.starts_with(word)) return false;
    const std::string_view rest = line.substr(word.size());
    if (!rest.empty() && rest[0] != ' ' && word != "?") return false;
    line = trimmed(rest);
    return true;
}

bool is_word(std::string_view line, std::string_view word) {
    return line == word || (!line.empty() && line == word.substr(0, 1));
}

// "n", "ssee": steps of one cell each.
bool read_steps(std::string_view line, Command& command) {
    if (line.find_first_not_of("nesw") != std::string_view::npos) return false;
    for (const char step : line) {
        command.right += step == 'e' ? 1 : step == 'w' ? -1 : 0;
        command.down += step == 's' ? 1 : step == 'n' ? -1 : 0;
    }
    return true;
}

// The letters of an attribute, each with what it means: "w trade good wine".
std::string attribute_legend(const Ruleset& rules, const std::string& attribute) {
    std::string text = fmt::format(", {} {}", mark_letter(rules, attribute), said(attribute));
    for (auto glyph = rules.glyphs.lower_bound(attribute + "="); glyph != rules.glyphs.end() && glyph->first.starts_with(attribute + "="); ++glyph) {
        const std::string word = glyph->first.substr(attribute.size() + 1);
        const char letter = mark_letter(rules, attribute, word);
        if (letter != mark_letter(rules, attribute)) text += fmt::format(", {} {} {}", letter, said(attribute), said(word));
    }
    return text;
}

// Whether segments of that kind stand on tiles without reaching an edge.
bool is_building(const Ruleset& rules, const std::string& kind) {
    const auto stands = [&](const SegmentType& segment) { return segment.kind == kind && segment.edges == 0; };
    return std::any_of(rules.tiles.begin(), rules.tiles.end(), [&](const TileType& tile) { return std::any_of(tile.segments.begin(), tile.segments.end(), stands); });
}

// "M monastery, g garden, * pennant, i inn, R red, Rl red's large, *w witch"
std::string legend(const Ruleset& rules, const Look& look) {
    std::string text = fmt::format("M monastery, g garden, {} pennant", look.unicode ? "◆" : "*");
    constexpr std::size_t kBaseKinds = 5;
    for (std::size_t kind = kBaseKinds; kind < rules.feature_kinds.size(); ++kind)
        if (is_building(rules, rules.feature_kinds[kind].name)) text += fmt::format(", {} {}", building_letter(rules, rules.feature_kinds[kind].name), said(rules.feature_kinds[kind].name));
    for (const std::string& attribute : rules.attributes) text += attribute_legend(rules, attribute);
    const std::vector<SeatSign> signs = seat_signs(rules);
    for (std::size_t seat = 0; seat < signs.size(); ++seat)
        text += fmt::format(", {} {}", signs[seat].letter, rules.seats[seat]);
    for (std::size_t i = 1; i < rules.figure_kinds.size(); ++i) {
        const FigureKindInfo& kind = rules.figure_kinds[i];
        const char letter = figure_letter(kind);
        text += kind.per_seat > 0 ? fmt::format(", {}{} {}'s {}", signs[0].letter, letter, rules.seats[0], said(kind.name))
                                  : fmt::format(", *{} {}", letter, said(kind.name));
    }
    return text;
}

}  // namespace

Command command_of(std::string_view line) {
    using Kind = Command::Kind;
    line = trimmed(line);
    Command command;
    if (line.empty()) return command;
    if (takes(line, "?")) {
        command.kind = line.empty() ? Kind::help : Kind::explain;
        command.text = line;
    } else if (is_word(line, "quit")) {
        command.kind = Kind::leave;
    } else if (is_word(line, "undo")) {
        command.kind = Kind::undo;
    } else if (is_word(line, "hint")) {
        command.kind = Kind::hint;
    } else if (is_word(line, "list")) {
        command.kind = Kind::list;
    } else if (line == "log") {
        command.kind = Kind::log;
    } else if (is_word(line, "centre")) {
        command.kind = Kind::centre;
    } else if (takes(line, "save")) {
        command.kind = Kind::save;
        command.text = line;
    } else if (read_steps(line, command)) {
        command.kind = Kind::scroll;
    } else {
        command.kind = Kind::option;
        command.text = line;
    }
    return command;
}

std::vector<std::string> help_lines(const Ruleset& rules, const Look& look) {
    return {
        "12                 take option 12",
        "pass, place ...    take an option in words, as the log writes them",
        "? 12, ? WORDS      what would come of an option, or why it is none",
        "h, hint            what the greedy bot would do",
        "u, undo            take back your last decision, and all that followed",
        "save FILE          write the game to another file, too",
        "n e s w            move the window, as in \"nne\"; c goes back to the last tile",
        "l, list            all options;  log  what has happened since you were asked",
        "q, quit            leave; the game is saved, and play FILE goes on with it",
        "on the board       " + legend(rules, look),
    };
}

Result<Option> option_meant(const Game& game, std::span<const Option> options, std::string_view text) {
    if (text.find_first_not_of("0123456789") != std::string_view::npos) return parse_option(game, text);
    std::size_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem == std::errc() && number >= 1 && number <= options.size()) return options[number - 1];
    return Error{Fault::option, fmt::format("there is no option {}; they go from 1 to {}", text, options.size()), ""};
}

Option hint_for(Session& session) {
    Random random = random_for(session.seed(), session.game());
    return make_bot("greedy", session.game().shared_rules())->choose(session.game(), random);
}

std::string save_as(const Session& session, const fs::path& own, const std::string& file) {
    std::error_code ignored;
    if (file.empty() || fs::equivalent(file, own, ignored))
        return fmt::format("the game is in {}, after every decision", own.string());
    if (!may_write(file)) return fmt::format("{} is there already and no save; it is left as it is", file);
    const Result<void> written = write_save(file, to_save(session));
    return written ? fmt::format("the game so far is saved in {}", file) : written.error().text;
}

bool is_save(const std::string& path) { return std::ifstream(path).get() == '{'; }

bool may_write(const fs::path& save) {
    std::error_code failed;
    return !fs::is_regular_file(save, failed) || fs::file_size(save, failed) == 0 || is_save(save.string());
}

}  // namespace pontlevis::program
