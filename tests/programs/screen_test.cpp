// `pontlevis play` at a terminal: what is seen, and what keys do.
#include <algorithm>

#include "kit/catch.h"
#include "programs/terminal.h"

using namespace pontlevis;
using kit::Folder;
using kit::Terminal;

namespace {

const kit::Arguments kHuman{"play",    kit::config("evening.toml"), "--seed", "9",
                            "--seats", "red=human,blue=greedy",     "--save", "game.jsonl"};

constexpr const char* kTab = "\t";
constexpr const char* kBackTab = "\033[Z";
constexpr const char* kUp = "\033[A";
constexpr const char* kHome = "\033[H";
constexpr const char* kEscape = "\033";

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::size_t cells(const std::string& row) {
    return static_cast<std::size_t>(
        std::count_if(row.begin(), row.end(), [](char byte) { return (byte & 0xc0) != 0x80; }));
}

void check_fits(const Terminal& terminal, std::size_t columns = Terminal::kColumns) {
    for (const std::string& row : terminal.rows()) {
        CAPTURE(row);
        CHECK(cells(row) <= columns);
    }
}

// Takes what greedy would, so many times.
void play_on(Terminal& terminal, int decisions) {
    for (int i = 0; i < decisions; ++i) {
        terminal.type_until("hint\r", "greedy would");
        terminal.type("\r");
        terminal.wait_while("greedy would");
    }
}

}  // namespace

TEST_CASE("screen: the board, the seats, the options and the prompt in 80 columns and 24 rows") {
    const Folder folder;
    Terminal terminal(folder, kHuman);
    terminal.wait_for("q leave");
    CHECK(holds(terminal.screen(), "     -1      0      1"));
    CHECK(holds(terminal.screen(), "0    1   ═══════   2"));
    CHECK(holds(terminal.screen(), " R  red 0 (7 l)    B  blue 0 (7 l)"));
    CHECK(holds(terminal.screen(), "place base/frfr-straight at ..."));
    CHECK(holds(terminal.screen(), "   1 (-1,0)"));
    CHECK(holds(terminal.screen(), "red> "));
    CHECK(holds(terminal.screen(), "turn 1, 93 tiles left"));
    CHECK(holds(terminal.bytes(), "\033[0;1;38;5;231;48;5;160m"));  // red's sign
    check_fits(terminal);
    play_on(terminal, 16);
    check_fits(terminal);
    terminal.type("q\r");
    CHECK(terminal.finish() == 0);
    CHECK(holds(terminal.screen(), "go on with: pontlevis play game.jsonl"));
    CHECK(folder.run({"replay", "game.jsonl"}).code == 0);
}

TEST_CASE("screen: NO_COLOR draws without colours, other locales without Unicode") {
    const Folder folder;
    for (const bool ascii : {false, true}) {
        Terminal terminal(folder, kHuman, {{"NO_COLOR", "1"}, {"LANG", ascii ? "C" : "C.UTF-8"}});
        terminal.wait_for("q leave");
        CHECK(holds(terminal.screen(), ascii ? ".#####." : ".▒▒▒▒▒."));
        CHECK(holds(terminal.screen(), ascii ? "=======" : "═══════"));
        for (std::size_t at = terminal.bytes().find('m'); at != std::string::npos;
             at = terminal.bytes().find('m', at + 1)) {
            const std::size_t start = terminal.bytes().rfind("\033[", at);
            const bool is_colour =
                start != std::string::npos && terminal.bytes().find_first_not_of("0123456789;", start + 2) == at;
            REQUIRE_FALSE(is_colour);
        }
    }
}

TEST_CASE("screen: Tab walks through the options, Enter takes one") {
    const Folder folder;
    Terminal terminal(folder, kHuman);
    terminal.wait_for("q leave");
    terminal.type_until(kTab, ">  1 (-1,0)");
    terminal.type_until(kTab, ">  2 (1,0)");
    terminal.type_until(kBackTab, ">  1 (-1,0)");
    terminal.type_until(kBackTab, ">  3 (0,1)");
    terminal.type_until(kEscape, "   3 (0,1)");
    terminal.type_until("2", ">  2 (1,0)");
    terminal.type_until("\r", "red: place base/frfr-straight at (1,0)");
    CHECK(holds(terminal.screen(), "══════════2═══"));
    CHECK(holds(terminal.screen(), "   2 normal on road1: road, 2 tiles, 2 open"));
    terminal.type("pass\r");
    terminal.wait_for("turn 3");
    CHECK(holds(terminal.screen(), "blue: place"));
}

TEST_CASE("screen: ? tells what an option would do, and why it is none") {
    const Folder folder;
    Terminal terminal(folder, kHuman);
    terminal.wait_for("q leave");
    terminal.type_until("?\r", "take back your last decision");
    CHECK(holds(terminal.screen(), "g garden, ◆ pennant, i inn, c cathedral"));
    terminal.type_until(" ", "   1 (-1,0)");
    terminal.type_until("? 3\r", "3: place base/frfr-straight at (0,1)");
    CHECK(holds(terminal.screen(), "field1: field, 2 tiles, 0 finished cities"));
    terminal.type_until(" ", ">  3 (0,1)");
    terminal.type_until("place frfr-straight at (0,-1)\r",
                        "its south edge is field, the north edge of the tile at (0,0) is city");
    CHECK(holds(terminal.screen(), "at (0,-1) it fits in no turn"));
    CHECK(holds(terminal.screen(), "red> place frfr-straight at (0,-1)"));  // to be mended
    check_fits(terminal);
}

TEST_CASE("screen: undo takes back a person's decision with what followed") {
    const Folder folder;
    Terminal terminal(folder, kHuman);
    terminal.wait_for("q leave");
    terminal.type_until("u\r", "nobody at a prompt has decided anything yet");
    terminal.type_until("3\r", "red: place");
    terminal.type_until("pass\r", "turn 3");
    terminal.type_until("undo\r", "decision 3 is taken back");
    CHECK(holds(terminal.screen(), "turn 1,"));
    terminal.type_until("u\r", "decision 2 is taken back");
    CHECK(holds(terminal.screen(), "   3 (0,1)"));
    terminal.type("q\r");
    CHECK(terminal.finish() == 0);
    CHECK(holds(folder.run({"replay", "game.jsonl"}).out, "1 of 1 decisions replayed without a difference"));
}

TEST_CASE("screen: the window fits wherever it is moved, and whatever size the terminal has") {
    const Folder folder;
    Terminal terminal(folder, kHuman);
    terminal.wait_for("q leave");
    play_on(terminal, 16);
    terminal.type(std::string(kUp) + kUp + kUp);
    terminal.type_until("ww\r", "q leave");
    check_fits(terminal, 80);
    terminal.type_until(kHome, "q leave");
    terminal.resize(100, 40);
    terminal.wait_for("q leave");
    check_fits(terminal, 100);
    terminal.resize(30, 8);
    terminal.wait_for("red>");
    check_fits(terminal, 30);
}

TEST_CASE("screen: save writes another file, and not over what is no save") {
    const Folder folder;
    folder.write("mine.txt", "mine");
    Terminal terminal(folder, kHuman);
    terminal.wait_for("q leave");
    terminal.type_until("save other.jsonl\r", "saved in other.jsonl");
    terminal.type_until("save mine.txt\r", "it is left as it is");
    CHECK(folder.read("other.jsonl") == folder.read("game.jsonl"));
    CHECK(folder.read("mine.txt") == "mine");
}

TEST_CASE("screen: keys that mean nothing change nothing") {
    const Folder folder;
    Terminal terminal(folder, kHuman);
    terminal.wait_for("q leave");
    terminal.type("\033[15~\033OP\033[1;5C\001");  // F5, F1, Ctrl-right, Ctrl-A
    terminal.type_until(
        "é\x7f"
        "\xff\xfe\xa9\xc3"  // no UTF-8: the first two and the third begin nothing, the last goes on with no 9
        "999\r",
        "there is no option 999; they go from 1 to 3");
    terminal.type_until("\025", "red>  ");
    terminal.type_until("\r", "walk with Tab");
    terminal.type(std::string(5000, 'x'));
    terminal.type_until("\r", "no action");
    check_fits(terminal);
    CHECK(folder.read("game.jsonl").find("\"n\":2") == std::string::npos);
}

TEST_CASE("screen: Ctrl-C and the end of the input leave the terminal as it was, and a save that loads") {
    for (const char* key : {"\003", "\004"}) {
        const Folder folder;
        Terminal terminal(folder, kHuman);
        terminal.wait_for("q leave");
        terminal.type_until("1\r", "red: place");
        terminal.type(key);
        CHECK(terminal.finish() == (key[0] == '\003' ? 130 : 0));
        CHECK(holds(terminal.screen(), "the game is saved in game.jsonl"));
        CHECK(folder.run({"replay", "game.jsonl"}).code == 0);
    }
}

TEST_CASE("screen: the end shows the board, the last scores and the table") {
    const Folder folder;
    folder.write("tiny.toml", "players = [\"ann\", \"ben\"]\n[options.base]\ntiles = \"tiles.toml\"\n");
    folder.write("tiles.toml", R"(
set = "base"
published = { all = 3 }
[[tile]]
id = "cap"
copies = 3
start_copies = 1
edges = "city field field field"
[tile.segments]
city1  = { edges = "N" }
field1 = { halves = "EL ER SL SR WL WR", cities = "city1" }
)");
    Terminal terminal(folder, {"play", "tiny.toml", "--seed", "1", "--seats", "ann=human", "--save", "game.jsonl"});
    terminal.wait_for("q leave");
    terminal.type_until("place cap at (0,-1) turned 2\r", "ann: place base/cap");
    terminal.type("place normal on city1\r");
    CHECK(terminal.finish() == 0);
    CHECK(holds(terminal.screen(), "ann scores 4 for a city: 2 tiles  [BASE-15]"));
    CHECK(holds(terminal.screen(), "who scored what and why: pontlevis explain game.jsonl"));
    check_fits(terminal);
}
