// Games played through the program: by bots, by a person at its prompt, and interrupted.
#include <algorithm>
#include <csignal>

#include "kit/catch.h"
#include "programs/program.h"

using namespace pontlevis;
using kit::Finished;
using kit::Folder;

namespace {

const kit::Arguments kHuman{"play",    kit::config("base.toml"), "--seed", "7",
                            "--seats", "red=human,blue=random",  "--save", "game.jsonl"};

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::size_t times(const std::string& text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

// The save replays, whatever ended the game.
void check_loads(const Folder& folder, const std::string& save) {
    const Finished replayed = folder.run({"replay", save});
    CAPTURE(replayed.errors);
    CHECK(replayed.code == 0);
}

}  // namespace

TEST_CASE("play: bots play a whole game, told in 80 columns and saved where it says") {
    const Folder folder;
    const Finished played =
        folder.run({"play", kit::config("base.toml"), "--seed", "7", "--seats", "red=greedy,blue=random"});
    CHECK(played.code == 0);
    CHECK(played.errors.empty());
    CHECK(kit::width(played.out) <= 80);
    CHECK(holds(played.out, "   71   red draws"));
    CHECK(holds(played.out, "  wins\n"));
    CHECK(holds(played.out, "the game is saved in saves/base-7.jsonl"));
    check_loads(folder, "saves/base-7.jsonl");
}

TEST_CASE("play: the same seed gives the same game, and another file beside the first") {
    const Folder folder;
    const kit::Arguments arguments{"play",    kit::config("base.toml"), "--seed", "7",
                                   "--seats", "red=greedy,blue=random"};
    (void)folder.run(arguments);
    (void)folder.run(arguments);
    CHECK(folder.read("saves/base-7.jsonl") == folder.read("saves/base-7-2.jsonl"));
}

TEST_CASE("play: without a seed one is drawn and told") {
    const Folder folder;
    const Finished one = folder.run({"play", kit::config("base.toml"), "--save", "one.jsonl"});
    const Finished two = folder.run({"play", kit::config("base.toml"), "--save", "two.jsonl"});
    CHECK(one.out.starts_with("seed "));
    CHECK(kit::first_line(one.out) != kit::first_line(two.out));
}

TEST_CASE("play: a person answers with numbers and words") {
    const Folder folder;
    const Finished played = folder.run(kHuman, "1\npass\nq\n");
    CAPTURE(played.out, played.errors);
    CHECK(played.code == 0);
    CHECK(holds(played.out, "red: pass"));
    CHECK(times(played.out, "red, what do you do?") == 3);
    CHECK(holds(played.out, "go on with: pontlevis play game.jsonl"));
    check_loads(folder, "game.jsonl");
}

TEST_CASE("play: what is no answer is asked again, and changes nothing") {
    const Folder folder;
    const Finished played =
        folder.run(kHuman, "\n0\n999\n-1\n1x\n99999999999999999999\nplace base/cfff-cap at (5,5)\n" +
                               std::string(100'000, 'x') + "\nquit\n");
    CHECK(played.code == 0);
    CHECK(holds(played.out, "there is no option 999; they go from 1 to"));
    CHECK(holds(played.out, "no action \"1x\""));
    CHECK(holds(played.out, "[BASE-6]"));
    CHECK(times(played.out, "> ") == 9);
    CHECK(times(folder.read("game.jsonl"), "\n") == 2);  // the header and the first draw
}

TEST_CASE("play: a person sees the board, plainly where the output is no terminal") {
    const Folder folder;
    const Finished played = folder.run(kHuman, "place cfff-cap at (0,1) turned 2\nplace normal on field1\nnn\nq\n");
    CAPTURE(played.out);
    CHECK(holds(played.out, "\n     -1      0      1\n"));
    CHECK(holds(played.out, " 0    :   =======   :\n          .......\n"));  // the start tile, no place for this one west and east
    CHECK(holds(played.out, "   1  pass\n"));
    CHECK(holds(played.out, "   ...R..."));
    for (const char byte : played.out) REQUIRE((byte == '\n' || (byte >= ' ' && byte <= '~')));
    CHECK(kit::width(played.out) <= 80);
}

TEST_CASE("play: ? explains options, legal or not") {
    const Folder folder;
    const Finished played = folder.run(kHuman, "?\n? 1\n? place cfff-cap at (0,1)\n? 99\n? nothing\nq\n");
    CAPTURE(played.out);
    CHECK(holds(played.out, "take back your last decision"));
    CHECK(holds(played.out, "1: place base/cfff-cap at (0,-1) turned 2\n  city1: city, 2 tiles, finished\n"));
    CHECK(holds(played.out, "refused: base/cfff-cap, turned 0, at (0,1)  [BASE-6]\n  its north edge is city, "));
    CHECK(holds(played.out, "at (0,1) it fits turned 1, 2 or 3\n"));
    CHECK(holds(played.out, "there is no option 99"));
    CHECK(holds(played.out, "no action \"nothing\""));
    CHECK(times(folder.read("game.jsonl"), "\n") == 2);
}

TEST_CASE("play: undo takes back a person's decisions, and hints are those of greedy") {
    const Folder folder;
    const Finished played = folder.run(kHuman, "u\nh\n1\npass\nundo\nu\nu\nq\n");
    CAPTURE(played.out);
    CHECK(times(played.out, "nobody at a prompt has decided anything yet") == 2);
    CHECK(holds(played.out, "greedy would: place base/cfff-cap at "));
    CHECK(holds(played.out, "decision 3 is taken back"));
    CHECK(holds(played.out, "decision 2 is taken back"));
    CHECK(times(folder.read("game.jsonl"), "\n") == 2);  // the header and the first draw
    check_loads(folder, "game.jsonl");
}

TEST_CASE("play: what was played after an undo is the game") {
    const Folder folder;
    (void)folder.run(kHuman, "1\npass\nundo\nplace normal on field1\nq\n");
    const std::string twice = folder.read("game.jsonl");
    (void)folder.run(kHuman, "1\nplace normal on field1\nq\n");
    CHECK(folder.read("game.jsonl") == twice);
}

TEST_CASE("play: save writes the game to another file, never over what is no save") {
    const Folder folder;
    folder.write("mine.txt", "mine");
    const Finished played = folder.run(kHuman, "save\nsave other.jsonl\nsave mine.txt\nsave no/where.jsonl\nq\n");
    CHECK(holds(played.out, "the game is in game.jsonl, after every decision"));
    CHECK(holds(played.out, "the game so far is saved in other.jsonl"));
    CHECK(holds(played.out, "mine.txt is there already and no save"));
    CHECK(holds(played.out, "no/where.jsonl: cannot be written"));
    CHECK(folder.read("mine.txt") == "mine");
    check_loads(folder, "other.jsonl");
}

TEST_CASE("play: the end of the input saves and leaves") {
    const Folder folder;
    const Finished played = folder.run(kHuman, "1\n");
    CHECK(played.code == 0);
    CHECK(holds(played.out, "the game is saved in game.jsonl"));
    check_loads(folder, "game.jsonl");
}

TEST_CASE("play: a save is played on as if it had never been left") {
    const Folder folder;
    const std::string seats = "red=random,blue=greedy";
    (void)folder.run({"play", kit::config("base.toml"), "--seed", "3", "--seats", seats, "--save", "whole.jsonl"});
    const std::string whole = folder.read("whole.jsonl");
    std::size_t end = 0;
    for (int line = 0; line < 60; ++line) end = whole.find('\n', end) + 1;
    folder.write("half.jsonl", whole.substr(0, end));

    const Finished played = folder.run({"play", "half.jsonl", "--seats", seats});
    CHECK(played.code == 0);
    CHECK(folder.read("half.jsonl") == whole);
    CHECK(folder.run({"play", "half.jsonl", "--seed", "4"}).code == 2);
}

TEST_CASE("play: Ctrl-C leaves a save that loads, and exit code 130") {
    const Folder folder;
    kit::Running running(folder, kHuman);
    running.wait_for("> ");
    running.send(SIGINT);
    const Finished played = running.finish();
    CHECK(played.code == 130);
    CHECK(holds(played.out, "the game is saved in game.jsonl"));
    check_loads(folder, "game.jsonl");
}

TEST_CASE("play: a program that was killed leaves a save that loads") {
    const Folder folder;
    kit::Running running(folder, kHuman);
    running.wait_for("> ");
    running.send(SIGKILL);
    CHECK(running.finish().code == 128 + SIGKILL);
    check_loads(folder, "game.jsonl");
}

namespace {

const std::string kPeople = "red=human,blue=human,green=human,yellow=human,black=human";

// Beginnings of a game with all expansions, each ending with a decision of that action.
std::vector<std::string> cuts_after(const std::string& save, const std::string& action) {
    std::vector<std::string> cuts;
    for (std::size_t at = save.find("\"action\":\"" + action + "\""); at != std::string::npos;
         at = save.find("\"action\":\"" + action + "\"", at + 1))
        cuts.push_back(save.substr(0, save.find('\n', at) + 1));
    return cuts;
}

// "A" to "E": two names begin with the same letter.
std::string letter_of(const std::string& seat) {
    const std::vector<std::string> seats{"red", "blue", "green", "yellow", "black"};
    return std::string(1, static_cast<char>('A' + (std::find(seats.begin(), seats.end(), seat) - seats.begin())));
}

// The text between two parts of the last line.
std::string last_value(const std::string& cut, const std::string& key) {
    const std::size_t at = cut.rfind("\"" + key + "\":\"");
    const std::size_t start = at + key.size() + 4;
    return cut.substr(start, cut.find('"', start) - start);
}

struct BigTable : Folder {
    BigTable() {
        const Finished played = run({"play", kit::config("big-table.toml"), "--seed", "2", "--seats",
                                     "red=random,blue=random,green=random,yellow=random,black=random", "--save", "game.jsonl"});
        REQUIRE(played.code == 0);
    }
    // What somebody is shown who sits down then.
    [[nodiscard]] std::string shown(const std::string& cut, std::string_view input = "q\n") const {
        write("cut.jsonl", cut);
        const Finished played = run({"play", "cut.jsonl", "--seats", kPeople, "--save", "on.jsonl"}, input);
        CAPTURE(played.errors);
        CHECK(played.code == 0);
        CHECK(kit::width(played.out) <= 80);
        return played.out;
    }
};

}  // namespace

TEST_CASE("play: BRN-1 GHO-5 figures at corners and on other figures are on the board") {
    const BigTable table;
    const std::string save = table.read("game.jsonl");
    const std::vector<std::string> barns = cuts_after(save, "abbey-and-mayor.barn");
    REQUIRE_FALSE(barns.empty());
    CHECK(holds(table.shown(barns.front()), letter_of(last_value(barns.front(), "seat")) + "n"));

    std::size_t seen = 0;
    for (const std::string& cut : cuts_after(save, "ghosts-castles-and-cemeteries.haunt")) {
        const std::string kind = last_value(cut, "kind");
        if (kind != "normal") continue;
        const std::string owner = cut.substr(cut.rfind("\"figure\":{\"seat\":\"") + 18);
        if (holds(table.shown(cut), letter_of(owner.substr(0, owner.find('"'))) + "g")) ++seen;
    }
    CHECK(seen > 0);
}

TEST_CASE("play: ? lists the letters of all expansions, and a question says whose it is") {
    const BigTable table;
    const std::string save = table.read("game.jsonl");
    const std::string start = save.substr(0, save.find('\n', save.find('\n') + 1) + 1);
    std::string help = table.shown(start, "?\nq\n");
    for (std::size_t at = help.find('\n'); at != std::string::npos; at = help.find('\n', at)) {  // as one line
        const std::size_t end = help.find_first_not_of(" \n", at);
        help.replace(at, (end == std::string::npos ? help.size() : end) - at, " ");
    }
    for (const char* part : {"d drawbridge", "u drawbridge complete", "~ mist", "w trade good wine", "H haunted castle",
                             "An red's barn", "*g ghost", "*^ big top"})
        CHECK(holds(help, part));

    const std::vector<std::string> conjured = cuts_after(save, "mage-and-witch.conjure");
    REQUIRE_FALSE(conjured.empty());
    const std::string before = conjured.front().substr(0, conjured.front().rfind('\n', conjured.front().size() - 2) + 1);
    CHECK(holds(table.shown(before), "Mage & Witch, answer magic  [MW-1]"));
}
