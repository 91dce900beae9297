// Configs and paths that are wrong: a clear message, exit code 1, files unharmed.
#include <sys/stat.h>

#include "kit/catch.h"
#include "programs/program.h"

using namespace pontlevis;
using kit::Finished;
using kit::Folder;

namespace {

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// 10 MB with which no file begins.
std::string garbage(char first) {
    std::string text(10'000'000, first);
    std::uint32_t state = 12345;
    for (std::size_t i = 1; i < text.size(); ++i)
        text[i] = static_cast<char>((state = state * 1664525u + 1013904223u) >> 24);
    return text;
}

// Every command that reads a config says the same.
void check_refused(const Folder& folder, const std::string& file, std::string_view part) {
    for (const char* command : {"play", "sim"}) {
        const Finished told = folder.run({command, file});
        CAPTURE(command, told.errors);
        CHECK(told.code == 1);
        CHECK(told.out.empty());
        CHECK(told.errors.starts_with("pontlevis: " + file));
        CHECK(holds(told.errors, part));
    }
    CHECK_FALSE(std::filesystem::exists(folder / "saves"));
}

}  // namespace

TEST_CASE("program: a config that is missing, or a folder") {
    const Folder folder;
    check_refused(folder, "missing.toml", "no such file");
    check_refused(folder, ".", "folder");
}

TEST_CASE("program: a config that is no TOML is told with line and column") {
    const Folder folder;
    folder.write("broken.toml", "players = [\"red\", \"blue\"]\nseed = = 3\n");
    check_refused(folder, "broken.toml", "broken.toml:2:");
}

TEST_CASE("program: BASE-2 more players than a table has") {
    const Folder folder;
    folder.write("crowd.toml", R"(players = ["a", "b", "c", "d", "e", "f", "g"])");
    check_refused(folder, "crowd.toml", "crowd.toml:1");
}

TEST_CASE("program: unknown keys are told with the near ones") {
    const Folder folder;
    folder.write("typo.toml", "players = [\"red\", \"blue\"]\n[options.base]\nfeilds = false\n");
    check_refused(folder, "typo.toml", "\"fields\"");
}

TEST_CASE("program: 10 MB of garbage as config and as save") {
    const Folder folder;
    for (const char first : {'x', '{'}) {
        const std::string text = garbage(first);
        folder.write("garbage", text);
        for (const kit::Arguments& arguments :
             std::vector<kit::Arguments>{{"play", "garbage"}, {"sim", "garbage"}, {"replay", "garbage"}}) {
            const Finished told = folder.run(arguments);
            CHECK(told.code == 1);
            CHECK(told.errors.starts_with("pontlevis: garbage"));
            CHECK(told.errors.size() < 4000);
        }
        CHECK(folder.read("garbage") == text);
    }
}

TEST_CASE("program: a save that cannot be written is told before the game begins") {
    const Folder folder;
    folder.write("file", "mine");
    for (const char* save : {"nowhere/game.jsonl", ".", "file/game.jsonl"}) {
        const Finished told = folder.run({"play", kit::config("base.toml"), "--save", save});
        CAPTURE(told.errors);
        CHECK(told.code == 1);
        CHECK(told.errors.starts_with("pontlevis: " + std::string(save) + ": cannot be written"));
        CHECK_FALSE(holds(told.out, "draws"));
    }
    CHECK(folder.read("file") == "mine");
}

TEST_CASE("program: one player alone, and six") {
    const Folder folder;
    folder.write("six.toml", R"(players = ["a", "b", "c", "d", "e", "f"])");
    const Finished six = folder.run({"play", "six.toml", "--seed", "1"});
    CHECK(six.code == 0);
    CHECK(kit::width(six.out) <= 80);
    CHECK(folder.run({"play", kit::config("solo-test.toml")}).code == 0);
}
