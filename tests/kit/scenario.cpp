#include "scenario.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

#include "catch.h"
#include "drawing.h"
#include "must.h"
#include "pontlevis/core/text.h"
#include "segment_words.h"

namespace pontlevis::kit {
namespace {

std::uint8_t seat_of(char letter) { return static_cast<std::uint8_t>(letter - 'A'); }

Option draw_option(std::uint16_t type) {
    return {static_cast<std::uint16_t>(Action::draw_tile), 0, 0, type, 0, 0};
}

std::uint8_t kind_number(const Ruleset& rules, std::string_view name) {
    const auto found = std::ranges::find(rules.figure_kinds, name, &FigureKindInfo::name);
    if (found == rules.figure_kinds.end()) FAIL("no kind of figure is named \"" << name << '"');
    return static_cast<std::uint8_t>(found - rules.figure_kinds.begin());
}

/// "A: place ..." parted into 'A' and the rest; 0 if nobody is named.
char take_speaker(std::string_view& words) {
    if (words.size() < 2 || words[1] != ':') return 0;
    const char letter = words[0];
    words = trimmed(words.substr(2));
    return letter;
}

/// The tile named in "place TILE at ...", empty for other words.
std::string_view tile_to_place(std::string_view words) {
    constexpr std::string_view verb = "place ";
    const auto end = words.find(" at (");
    if (!words.starts_with(verb) || end == std::string_view::npos || words.find(" on ") != std::string_view::npos) return {};
    return trimmed(words.substr(verb.size(), end - verb.size()));
}

/// Whether a word is the name of an action of an expansion, with or without its id.
bool is_action(const Ruleset& rules, std::string_view word) {
    return std::ranges::any_of(rules.actions, [&](const ActionInfo& action) {
        const std::size_t point = action.name.rfind('.');
        return point != std::string::npos && (action.name == word || action.name.substr(point + 1) == word);
    });
}

/// "follower on west road" as text.h has it, "place normal on road1"; "fish on west road", "fish on road1".
std::string in_library_words(const Game& game, std::string_view words) {
    const auto on = words.find(" on ");
    if (on == std::string_view::npos || words.starts_with("place ")) return std::string(words);
    const std::string_view before = words.substr(0, on);
    const std::string segment = must(segment_named(game, trimmed(words.substr(on + 4))));
    if (is_action(game.rules(), before.substr(0, before.find(' ')))) return fmt::format("{} on {}", before, segment);
    return fmt::format("place {} on {}", before == "follower" ? "normal" : before, segment);
}

/// Cells counted from the first tile as a page is read, like those of a drawing.
std::vector<SetupTile> from_first(std::vector<SetupTile> tiles) {
    const Cell first = std::ranges::min(tiles, {}, [](const SetupTile& tile) {
                           return std::pair(tile.cell.y, tile.cell.x);
                       }).cell;
    for (SetupTile& tile : tiles) {
        tile.cell.x = static_cast<std::int16_t>(tile.cell.x - first.x);
        tile.cell.y = static_cast<std::int16_t>(tile.cell.y - first.y);
    }
    return tiles;
}

}  // namespace

Scenario::Scenario(Game game, std::string drawn) : game_(std::move(game)), drawn_(std::move(drawn)) {}

void Scenario::play(std::string_view words) {
    do_words(words);
    decline_rest();
}

void Scenario::step(std::string_view words) { do_words(words); }

void Scenario::do_words(std::string_view words) {
    for (const auto line : pieces(words, '\n'))
        for (const auto group : pieces(line, ';'))
            if (!group.empty()) do_one(group);
}

void Scenario::do_one(std::string_view words) {
    INFO("playing \"" << words << "\" on\n" << board());
    const char speaker = take_speaker(words);
    if (!tile_to_place(words).empty()) {
        decline_until_draw();
        if (game_.decision().is_chance()) draw(must(find_tile(game_.rules(), tile_to_place(words))));
    }
    if (speaker != 0 && game_.decision().seat != seat_of(speaker))
        FAIL("it is the decision of " << static_cast<char>('A' + game_.decision().seat));
    must(game_.apply(must(option_of(words))));
}

Result<Option> Scenario::option_of(std::string_view words) const {
    return parse_option(game_, in_library_words(game_, words));
}

void Scenario::draw(std::uint16_t type) {
    const std::string& id = game_.rules().tiles[type].id;
    if (game_.in_bag(type) == 0) FAIL("no " << id << " is left in the bag; the option \"copies = 2\" gives a fuller box");
    must(game_.apply(draw_option(type)));
    if (game_.tile_in_hand() != type) FAIL(id << " has no legal place and was set aside");
}

void Scenario::decline_rest() {
    const std::uint32_t turn = game_.turn_number();
    while (!game_.decision().is_chance() && !game_.finished() && game_.turn_number() == turn) {
        const Option first = game_.list().front();
        if (!same_option(first, pass_option())) return;
        must(game_.apply(first));
    }
}

// What is left of one turn, and what the next one asks before its tile is drawn.
void Scenario::decline_until_draw() {
    decline_rest();
    decline_rest();
}

std::string Scenario::refusal(std::string_view words) {
    INFO("trying \"" << words << "\" on\n" << board());
    if (!tile_to_place(words).empty() && game_.decision().is_chance())
        draw(must(find_tile(game_.rules(), tile_to_place(words))));
    const auto option = option_of(words);
    if (!option) return option.error().text;

    const State before = game_.state();
    const auto answer = game_.apply(*option);
    if (answer) FAIL("it was not refused");
    const State after = game_.state();
    if (!std::ranges::equal(before.bytes(), after.bytes())) FAIL("the refusal changed the state");
    return answer.error().text;
}

void Scenario::finish() {
    decline_until_draw();
    if (game_.finished()) return;
    std::vector<std::uint32_t> bag(game_.rules().tiles.size());
    for (std::uint16_t type = 0; type < bag.size(); ++type)
        if (const PoolInfo* pool = game_.rules().pool_of(type); pool != nullptr && !pool->drawn) bag[type] = game_.in_bag(type);
    must(refill_bag(game_, bag));
    while (!game_.finished() && !game_.decision().is_chance() && same_option(game_.list().front(), pass_option())) must(game_.apply(pass_option()));
    if (game_.decision().kind == Decision::Kind::draw_tile) FAIL("the bag is empty, yet the game goes on");
}

std::string Scenario::choices() {
    show_boards();
    std::string text;
    if (game_.finished() || game_.decision().is_chance()) return text;
    const std::vector<Option> options(game_.list().begin(), game_.list().end());
    for (const Option& option : options) text += (text.empty() ? "" : "; ") + to_text(game_, option);
    return text;
}

char Scenario::whose_decision() const {
    show_boards();
    return static_cast<char>('A' + game_.decision().seat);
}

std::string Scenario::asked() const {
    show_boards();
    return game_.decision().asked_by;
}

int Scenario::score(char seat) const {
    show_boards();
    return game_.score(seat_of(seat));
}

int Scenario::followers_in_hand(char seat) const {
    show_boards();
    return static_cast<int>(game_.in_supply(seat_of(seat), 0));
}

int Scenario::in_hand(char seat, std::string_view kind) const {
    show_boards();
    return static_cast<int>(game_.in_supply(seat_of(seat), kind_number(game_.rules(), kind)));
}

std::string Scenario::where(std::string_view kind) const {
    show_boards();
    std::string text;
    for (std::uint32_t i = 0; i < game_.figures(); ++i) {
        const FigureView figure = game_.figure(i);
        const std::uint32_t place = place_of(figure.where);
        if (figure.kind != kind_number(game_.rules(), kind) || place == PLV_PLACE_SUPPLY || place == PLV_PLACE_OUT) continue;
        text += (text.empty() ? "" : "; ") + location_text(game_, figure.where);
    }
    return text;
}

char Scenario::whose_turn() const {
    show_boards();
    return static_cast<char>('A' + game_.turn_owner());
}

bool Scenario::finished() const {
    show_boards();
    return game_.finished();
}

std::string Scenario::board() const { return draw_tiles(tiles_on_table(game_), game_.rules()); }

bool Scenario::looks_like(std::string_view drawing) const {
    const auto expected = must(recognise(must(read_sheet(drawing)), game_.rules()));
    UNSCOPED_INFO("expected\n" << draw_tiles(expected, game_.rules()) << "the board is\n" << board());
    return draw_tiles(expected, game_.rules()) == draw_tiles(from_first(tiles_on_table(game_)), game_.rules());
}

std::vector<Option> Scenario::placements(std::string_view tile) {
    const std::uint16_t type = must(find_tile(game_.rules(), tile));
    const State before = game_.state();
    if (game_.decision().is_chance()) must(game_.apply(draw_option(type)));
    std::vector<Option> found;
    if (game_.tile_in_hand() == type) found.assign(game_.list().begin(), game_.list().end());
    game_.set_state(before);
    return found;
}

std::string Scenario::map_of_places(std::string_view tile) {
    std::set<std::pair<int, int>> places, tiles;  // (y, x)
    for (const Option& option : placements(tile)) {
        const Cell cell = unpack_cell(option.a);
        places.emplace(cell.y, cell.x);
    }
    int left = 0, right = 0, top = 0, bottom = 0;
    for (std::uint32_t i = 0; i < game_.tiles_laid(); ++i) {
        const Cell cell = game_.tile(i).cell;
        tiles.emplace(cell.y, cell.x);
        left = std::min<int>(left, cell.x), right = std::max<int>(right, cell.x);
        top = std::min<int>(top, cell.y), bottom = std::max<int>(bottom, cell.y);
    }
    std::string text;
    for (int y = top - 1; y <= bottom + 1; ++y)
        for (int x = left - 1; x <= right + 1; ++x) {
            text += tiles.contains({y, x}) ? 'T' : places.contains({y, x}) ? 'x' : '.';
            text += x <= right ? ' ' : '\n';
        }
    return text;
}

std::string Scenario::turns_at(std::string_view tile, Cell cell) {
    std::string text;
    for (const Option& option : placements(tile))
        if (option.a == pack(cell)) text += fmt::format("{}{}", text.empty() ? "" : " ", option.turn);
    return text;
}

std::string Scenario::places_for(std::string_view kind) {
    show_boards();
    const std::uint8_t number = kind_number(game_.rules(), kind);
    std::string text;
    if (game_.decision().kind != Decision::Kind::place_figure) return text;
    const TileView tile = game_.tile(game_.tiles_laid() - 1);
    for (const Option& option : game_.list()) {
        if (option.action != static_cast<std::uint16_t>(Action::place_figure) || option.a != number) continue;
        const auto segment = index_of(option.b) - tile.first_segment;
        text += (text.empty() ? "" : " ") + game_.rules().tiles[tile.type].segments[segment].id;
    }
    return text;
}

std::string Scenario::breakdown() const {
    std::string text;
    for (const Event& event : game_.events())
        if (event.kind == Event::Kind::contribution || event.kind == Event::Kind::feature_scored)
            text += to_text(game_, event) + '\n';
    return text;
}

void Scenario::show_boards() const { UNSCOPED_INFO("as drawn\n" << drawn_ << "now\n" << board()); }

std::string map(std::string_view drawn) {
    std::string text;
    for (const auto line : pieces(drawn, '\n')) {
        std::string row;
        for (const char sign : line)
            if (sign != ' ') row += fmt::format("{}{}", row.empty() ? "" : " ", sign);
        if (!row.empty()) text += row + '\n';
    }
    return text;
}

}  // namespace pontlevis::kit
