// Drawings to games: the ruleset that a drawing needs and the position that it shows.
#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <map>

#include "drawing.h"
#include "must.h"
#include "scenario.h"

namespace pontlevis::kit {
namespace {

constexpr std::uint64_t kSeed = 1;  // of no matter: tests choose what is drawn

bool has_option(Options options, std::string_view name) {
    return std::ranges::any_of(options, [&](std::string_view option) { return trimmed(option.substr(0, option.find('='))) == name; });
}

/// The config of such a table, as a player would write it.
std::string config_text(Options options, int seats, int copies) {
    std::string names, expansions, start;
    std::map<std::string, std::string> sections;
    for (const auto option : options) {
        const auto equals = option.find('=');
        if (equals == std::string_view::npos) {
            expansions += fmt::format("\"{}\", ", option);
            continue;
        }
        const auto dot = option.substr(0, equals).find('.');
        const bool is_base = dot == std::string_view::npos;
        if (is_base && trimmed(option.substr(0, equals)) == "players") {
            const auto number = trimmed(option.substr(equals + 1));
            std::from_chars(number.data(), number.data() + number.size(), seats);
            continue;
        }
        if (is_base && trimmed(option.substr(0, equals)) == "start") {
            start = fmt::format("{}\n", option);
            continue;
        }
        sections[is_base ? "base" : std::string(option.substr(0, dot))] += fmt::format("{}\n", is_base ? option : option.substr(dot + 1));
    }
    if (copies > 1) sections["base"] += fmt::format("copies = {}\n", copies);
    for (int seat = 0; seat < seats; ++seat) names += fmt::format("\"{}\", ", static_cast<char>('A' + seat));
    std::string text = fmt::format("players = [{}]\nexpansions = [{}]\n{}", names, expansions, start);
    for (const auto& [section, lines] : sections) text += fmt::format("[options.{}]\n{}", section, lines);
    return text;
}

/// Composed once for all tests of the program that play by the same config.
Result<std::shared_ptr<const Ruleset>> rules_of(const std::string& text) {
    static std::map<std::string, std::shared_ptr<const Ruleset>> known;
    if (const auto found = known.find(text); found != known.end()) return found->second;
    const auto config = parse_config(text, "scenario");
    if (!config) return config.error();
    auto rules = Ruleset::compose(*config, bundled_plugins());
    if (rules) known.emplace(text, *rules);
    return rules;
}

/// How often the tiles must be in the box for `tiles` to be on the table.
int boxes_for(const std::vector<SetupTile>& tiles, const Ruleset& rules) {
    std::map<std::uint16_t, std::uint32_t> drawn;
    std::uint32_t boxes = 1;
    for (const SetupTile& tile : tiles) {
        const std::uint32_t printed = rules.copies[tile.type] + (tile.type == rules.start_tile);
        boxes = std::max(boxes, (++drawn[tile.type] + printed - 1) / std::max(printed, 1u));
    }
    return static_cast<int>(boxes);
}

/// "A 5, B 3": pairs of a name and a number, which is 1 where it is missing.
std::vector<std::pair<std::string_view, int>> counts_in(std::string_view text) {
    std::vector<std::pair<std::string_view, int>> counts;
    for (const auto piece : pieces(text, ',')) {
        const auto blank = piece.find(' ');
        int number = 1;
        if (blank != std::string_view::npos) {
            const auto digits = trimmed(piece.substr(blank));
            const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
            if (read.ptr != digits.data() + digits.size()) FAIL("no number: \"" << piece << '"');
        }
        counts.emplace_back(piece.substr(0, blank), number);
    }
    return counts;
}

std::uint8_t seat_named(std::string_view name, const Ruleset& rules) {
    const auto found = std::ranges::find(rules.seats, name);
    if (found == rules.seats.end()) FAIL("no seat is named \"" << name << '"');
    return static_cast<std::uint8_t>(found - rules.seats.begin());
}

void set_bag(Setup& setup, std::string_view value, const Ruleset& rules) {
    setup.bag = std::vector<std::uint32_t>(rules.tiles.size());
    if (value == "empty") return;
    for (const auto& [tile, number] : counts_in(value))
        (*setup.bag)[must(find_tile(rules, tile))] += static_cast<std::uint32_t>(number);
}

void set_scores(Setup& setup, std::string_view value, const Ruleset& rules) {
    setup.scores.resize(rules.seats.size());
    for (const auto& [seat, points] : counts_in(value)) setup.scores[seat_named(seat, rules)] = points;
}

Setup setup_of(const Sheet& sheet, std::vector<SetupTile> tiles, const Ruleset& rules) {
    Setup setup;
    setup.tiles = std::move(tiles);
    for (const auto& [name, value] : sheet.legend) {
        if (name == "turn") setup.seat = seat_named(value, rules);
        else if (name == "score") set_scores(setup, value, rules);
        else if (name == "bag") set_bag(setup, value, rules);
        else if (!name.starts_with('(') && name.size() != 1)
            FAIL("a drawing has no legend \"" << name << "\"; there are turn, score, bag, (X,Y), and signs of one small letter");
    }
    return setup;
}

}  // namespace

Result<std::shared_ptr<const Ruleset>> rules_with(Options options, int seats) {
    return rules_of(config_text(options, seats, 1));
}

Scenario scenario(Options options, std::string_view drawing) {
    const Sheet sheet = must(read_sheet(drawing));
    const int seats = std::max(2, sheet.seats_drawn());
    auto rules = must(rules_with(options, seats));
    auto tiles = must(recognise(sheet, *rules));
    const int boxes = has_option(options, "copies") ? 1 : boxes_for(tiles, *rules);
    if (boxes > 1) rules = must(rules_of(config_text(options, seats, boxes)));

    const Setup setup = setup_of(sheet, std::move(tiles), *rules);
    Game game(rules, kSeed);
    game.record_events(true);
    must(set_up(game, setup));
    std::string drawn = draw_tiles(tiles_on_table(game), *rules);
    return Scenario(std::move(game), std::move(drawn));
}

Scenario scenario(Options options, Start) {
    Game game(must(rules_with(options)), kSeed);
    game.record_events(true);
    std::string drawn = draw_tiles(tiles_on_table(game), game.rules());
    return Scenario(std::move(game), std::move(drawn));
}

}  // namespace pontlevis::kit
