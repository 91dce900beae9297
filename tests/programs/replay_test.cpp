// `pontlevis replay`: saves that are right, edited, cut off, and none at all.
#include "kit/catch.h"
#include "programs/program.h"

using namespace pontlevis;
using kit::Finished;
using kit::Folder;

namespace {

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// A folder with the save of a whole game.
struct Saved : Folder {
    Saved() {
        const Finished played = run({"play", kit::config("base.toml"), "--seed", "7", "--seats",
                                     "red=greedy,blue=random", "--save", "game.jsonl"});
        REQUIRE(played.code == 0);
        told = played.out;
    }
    std::string text() const { return read("game.jsonl"); }
    std::string told;
};

// The n-th line, counted from 1, replaced by what `edit` makes of it.
template <class Edit>
std::string with_line(const std::string& text, int n, Edit edit) {
    std::size_t start = 0;
    for (int line = 1; line < n; ++line) start = text.find('\n', start) + 1;
    const std::size_t end = text.find('\n', start);
    return text.substr(0, start) + edit(text.substr(start, end - start)) + text.substr(end);
}

// Another last digit of the hash.
std::string other_hash(std::string line) {
    const std::size_t digit = line.find_last_of("0123456789abcdef");
    line[digit] = line[digit] == '0' ? '1' : '0';
    return line;
}

}  // namespace

TEST_CASE("replay: tells the game as it was told when it was played") {
    const Saved saved;
    const Finished replayed = saved.run({"replay", "game.jsonl"});
    CHECK(replayed.code == 0);
    CHECK(replayed.errors.empty());
    const std::size_t first = saved.told.find("    1   red draws");
    const std::size_t last = saved.told.find("the game is saved");
    CHECK(replayed.out.starts_with(saved.told.substr(first, last - first)));
    CHECK(holds(replayed.out, "without a difference; the game is over"));
}

TEST_CASE("replay: --to stops where it is told") {
    const Saved saved;
    const Finished replayed = saved.run({"replay", "game.jsonl", "--to", "10"});
    CHECK(replayed.code == 0);
    CHECK(holds(replayed.out, "game.jsonl: 10 of "));
    CHECK(saved.run({"replay", "game.jsonl", "--to", "100000"}).code == 2);
}

TEST_CASE("replay: the first difference ends it with exit code 3, after the decisions that are right") {
    const Saved saved;
    saved.write("edited.jsonl", with_line(saved.text(), 40, other_hash));
    const Finished replayed = saved.run({"replay", "edited.jsonl"});
    CHECK(replayed.code == 3);
    CHECK(replayed.errors.starts_with("pontlevis: edited.jsonl:40: the state after decision 39 differs"));
    CHECK(holds(replayed.out, "   12   "));
    CHECK_FALSE(holds(replayed.out, "   20   "));
    CHECK(saved.run({"replay", "edited.jsonl", "--to", "38"}).code == 0);
}

TEST_CASE("replay: a save that is cut off is no save, and is left as it is") {
    const Saved saved;
    const std::string text = saved.text();
    const std::string cut = text.substr(0, text.size() / 2);
    saved.write("cut.jsonl", cut);
    const Finished replayed = saved.run({"replay", "cut.jsonl"});
    CHECK(replayed.code == 1);
    CHECK(holds(replayed.errors, "cut off"));
    CHECK(saved.run({"play", "cut.jsonl"}).code == 1);
    CHECK(saved.read("cut.jsonl") == cut);
}

TEST_CASE("replay: what is no save") {
    const Folder folder;
    folder.write("empty.jsonl", "");
    folder.write("foreign.jsonl", "{\"hello\": 1}\n");
    for (const char* file : {"empty.jsonl", "foreign.jsonl", "missing.jsonl", "."}) {
        const Finished replayed = folder.run({"replay", file});
        CHECK(replayed.code == 1);
        CHECK(replayed.out.empty());
        CHECK(replayed.errors.starts_with("pontlevis: " + std::string(file)));
    }
}
