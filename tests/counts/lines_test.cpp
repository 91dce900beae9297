// How many lines of play there are: all sequences of decisions to some depth, every outcome of chance included,
// from the start and from the middle of seeded games. A line that ends the game counts as one. Numbers are fixed
// here; the slow game, which shares no code with the engine, counts the same ones.
#include <algorithm>

#include <fmt/format.h>

#include "kit/catch.h"
#include "kit/side_by_side.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

struct Lines {
    std::uint64_t lines = 0;
    std::int64_t points = 0;  // of all seats at the ends of the lines
    friend bool operator==(const Lines&, const Lines&) = default;
    Lines& operator+=(const Lines& other) {
        lines += other.lines;
        points += other.points;
        return *this;
    }
};

template <class Table>
Lines end_of_line(const Table& table, std::uint8_t seats) {
    Lines end{1, 0};
    for (std::uint8_t seat = 0; seat < seats; ++seat) end.points += table.score(seat);
    return end;
}

Lines count_lines(Game& game, int depth) {
    if (depth == 0 || game.finished()) return end_of_line(game, game.seats());
    Lines all;
    const auto listed = game.list();
    const std::vector<Option> options(listed.begin(), listed.end());
    const State before = game.state();
    for (const Option& option : options) {
        REQUIRE(game.apply(option));
        all += count_lines(game, depth - 1);
        game.set_state(before);
    }
    return all;
}

Lines count_slowly(const SlowGame& game, std::uint8_t seats, int depth) {
    if (depth == 0 || game.decision() == Decision::Kind::finished) return end_of_line(game, seats);
    Lines all;
    for (const Option& option : game.list()) {
        SlowGame next = game;
        next.apply(option);
        all += count_slowly(next, seats, depth - 1);
    }
    return all;
}

struct Case {
    const char* edition;
    int seats;
    std::uint64_t seed;
    std::uint32_t bag;            // played at random until so many tiles are left and one is to be drawn
    std::vector<Lines> at_depth;  // 1, 2, ...
};

const std::vector<Case> kCases = {
    // From the start; without a turn played the seed is of no matter.
    {"C1", 2, 1, 71, {{24, 0}, {102, 0}, {484, 32}, {11551, 768}, {76014, 5132}, {340579, 65832}}},
    {"C3", 3, 1, 71, {{32, 0}, {133, 0}, {592, 48}, {18743, 1512}, {122246, 10136}}},
    // From the middle.
    {"C3", 3, 12, 30, {{19, 76}, {432, 1751}, {1786, 8047}, {33501, 152700}}},
    // To the end of the game.
    {"C1", 2, 17, 2, {{2, 54}, {74, 1998}, {259, 7069}, {259, 7069}, {9535, 260495}, {33333, 2503514}}},
    {"C1", 2, 92, 2, {{2, 98}, {31, 1519}, {110, 5390}, {110, 5390}, {1686, 82658}, {5980, 554625}}},
    {"C3", 3, 7, 2, {{2, 94}, {44, 2068}, {108, 5076}, {108, 5076}, {1216, 58923}, {2655, 228399}}},
    {"C3", 3, 33, 2, {{2, 62}, {55, 1705}, {206, 6430}, {274, 8538}, {5054, 187470}, {16805, 1384842}}},
};

SideBySide table_of(const Case& one) {
    const std::string players = one.seats == 2 ? "\"A\", \"B\"" : "\"A\", \"B\", \"C\"";
    SideBySide table(
        slow_rules(fmt::format("players = [{}]\n[options.base]\nedition = \"{}\"\n", players, one.edition)), one.seed);
    Random random{one.seed};
    while (table.game().in_bag() > one.bag || !table.game().decision().is_chance())
        table.play_one(random, Style::compact);
    return table;
}

std::string text_of(const Option& option) {
    const Cell cell = unpack_cell(option.a);
    switch (static_cast<Action>(option.action)) {
        case Action::pass: return "pass";
        case Action::draw_tile: return fmt::format("draw {}", option.a);
        case Action::place_tile: return fmt::format("({},{}) {}", cell.x, cell.y, option.turn);
        case Action::place_figure: return fmt::format("on {}", index_of(option.b));
    }
    return "?";
}

/// What the game lists, "(1,0) 2, (1,0) 3": cells and turns, or segments.
std::string listed(Game& game) {
    std::string text;
    for (const Option& option : game.list()) text += (text.empty() ? "" : ", ") + text_of(option);
    return text;
}

std::uint32_t type_named(const Ruleset& rules, const char* id) {
    const auto found =
        std::find_if(rules.tiles.begin(), rules.tiles.end(), [&](const TileType& tile) { return tile.id == id; });
    REQUIRE(found != rules.tiles.end());
    return static_cast<std::uint32_t>(found - rules.tiles.begin());
}

void draw(Game& game, const char* id) {
    REQUIRE(game.apply({static_cast<std::uint16_t>(Action::draw_tile), 0, 0, type_named(game.rules(), id), 0, 0}));
}

constexpr std::uint64_t kSlowLines = 2000;  // the slow game counts as far as this in every run, farther in long ones

void compare(std::uint64_t most_slow_lines) {
    for (const Case& one : kCases) {
        SideBySide table = table_of(one);
        const std::uint8_t seats = table.game().seats();
        for (std::size_t depth = 1; depth <= one.at_depth.size(); ++depth) {
            const Lines& expected = one.at_depth[depth - 1];
            const Lines got = count_lines(table.game(), static_cast<int>(depth));
            INFO(one.edition << ", seed " << one.seed << ", bag of " << one.bag << ", depth " << depth);
            CHECK(got.lines == expected.lines);
            CHECK(got.points == expected.points);
            if (expected.lines <= most_slow_lines)
                CHECK(count_slowly(table.slow(), seats, static_cast<int>(depth)) == expected);
        }
    }
}

}  // namespace

TEST_CASE("the numbers of lines of play") { compare(kSlowLines); }

TEST_CASE("the numbers of lines of play, all of them counted twice", "[.][long]") { compare(~std::uint64_t{0}); }

TEST_CASE("options are listed north to south, west to east, turn by turn; figures by segment behind the pass") {
    Game game(slow_rules("players = [\"A\", \"B\"]\n[options.base]\nedition = \"C1\"\n")->rules, 1);
    draw(game, "base/ccrr-corner-curve");
    CHECK(listed(game) == "(0,-1) 1, (0,-1) 2, (-1,0) 2, (-1,0) 3, (1,0) 0, (1,0) 1");
    REQUIRE(game.apply(game.list()[2]));
    CHECK(listed(game) == "pass, on 4, on 5, on 6, on 7");
    REQUIRE(game.apply(pass_option()));
    draw(game, "base/ffrr-curve");
    CHECK(listed(game) == "(-1,-1) 0, (-1,-1) 3, (1,0) 0, (1,0) 1, (0,1) 0, (0,1) 3");
}
