// `pontlevis lock` and --strict: what is locked is played, anything else is refused by name; saves name it, too.
#include <fstream>

#include "kit/catch.h"
#include "programs/plugin_folders.h"
#include "programs/program.h"

using namespace pontlevis;
using kit::Finished;
using kit::Folder;
using kit::holds;
using kit::replaced;
namespace fs = std::filesystem;

namespace {

constexpr const char* kTable = "players = [\"red\", \"blue\"]\nexpansions = [\"inns-and-cathedrals\", \"my-fair\"]\n";

// A folder with a config that is locked, and a game that was played by it.
struct Locked : Folder {
    Locked() {
        kit::add_fair(*this);
        write("table.toml", kTable);
        REQUIRE(go({"lock", "table.toml"}).code == 0);
    }

    Finished go(kit::Arguments arguments) const {
        arguments.insert(arguments.end(), {"--plugin-path", "plugins"});
        return run(arguments);
    }

    // What --strict says to the table as it is now; every command the same.
    void check_refused(const std::string& difference) const {
        for (const kit::Arguments& command : std::vector<kit::Arguments>{
                 {"check", "table.toml", "--strict"}, {"sim", "table.toml", "--games", "1", "--strict"}, {"play", "table.toml", "--strict"}}) {
            const Finished told = go(command);
            CAPTURE(command.front(), told.errors);
            CHECK(told.code == 1);
            CHECK(told.out.empty());
            CHECK(holds(told.errors, "\n  " + difference + "\n"));
        }
        CHECK(go({"check", "table.toml"}).code == 0);
    }

    void play() const { REQUIRE(go({"play", "table.toml", "--seed", "7", "--save", "game.jsonl"}).code == 0); }
    void edit(const std::string& file, const std::string& from, const std::string& to) const {
        write(file, replaced(read(file), from, to));
    }
};

}  // namespace

TEST_CASE("lock: what was locked is played in strict mode, and locking it again changes nothing") {
    const Locked folder;
    const std::string text = folder.read("table.lock.toml");
    CHECK(holds(text, "id = \"inns-and-cathedrals\"\nversion = \"1.0.0\"\n"));
    CHECK(folder.go({"lock", "table.toml"}).code == 0);
    CHECK(folder.read("table.lock.toml") == text);

    CHECK(folder.go({"check", "table.toml", "--strict"}).code == 0);
    CHECK(folder.go({"sim", "table.toml", "--games", "1", "--strict"}).code == 0);
    CHECK(folder.go({"play", "table.toml", "--strict", "--save", "game.jsonl"}).code == 0);
}

TEST_CASE("lock: without one, strict play says how to make it") {
    const Folder folder;
    folder.write("table.toml", "players = [\"red\", \"blue\"]\n");
    for (const char* command : {"play", "sim"}) {
        const Finished told = folder.run({command, "table.toml", "--strict"});
        CHECK(told.code == 1);
        CHECK(told.errors == "pontlevis: table.lock.toml: no lock, which --strict goes by\n  to make it: pontlevis lock table.toml\n");
    }
    const Finished checked = folder.run({"check", "table.toml", "--strict"});
    CHECK(checked.code == 0);
    CHECK(holds(checked.out, "there is no table.lock.toml"));
}

TEST_CASE("lock: an option, an element, figures, tiles and players that are others") {
    const Locked folder;
    const auto table = [&](const std::string& more) { folder.write("table.toml", kTable + more); };
    table("[options.inns-and-cathedrals]\nunfinished = \"ignore\"\n");
    folder.check_refused("inns-and-cathedrals: option unfinished was \"nothing\", is \"ignore\"");
    table("[options.inns-and-cathedrals]\nelements = [\"inn\", \"large-meeple\"]\n");
    folder.check_refused("inns-and-cathedrals: element cathedral was on, is off");
    table("[options.inns-and-cathedrals]\nfigures = { large = 3 }\n");
    folder.check_refused("figures: 1 large a player locked, 3 here");
    table("[options.my-fair]\ncopies = 2\n");
    folder.check_refused("my-fair: 2 tiles locked, 4 here");
    table("[options.base]\nfields = false\n");
    folder.check_refused("base: option fields was true, is false");
    folder.edit("table.toml", "\"blue\"]", "\"blue\", \"green\"]");
    folder.check_refused("players: 2 locked, 3 here");
    folder.write("table.toml", "players = [\"red\", \"blue\"]\nexpansions = [\"my-fair\"]\n");
    folder.check_refused("inns-and-cathedrals: locked, not in play here");
}

TEST_CASE("lock: a plugin of another version, or of the same with other tiles") {
    const Locked folder;
    kit::add_fair(folder, "1.1.0");
    folder.check_refused("my-fair: version 1.0.0 locked, 1.1.0 installed");
    kit::add_fair(folder);
    CHECK(folder.go({"check", "table.toml", "--strict"}).code == 0);
    folder.edit("plugins/my-fair/tiles.toml", "\"road\"", "\"straight\"");
    folder.check_refused("my-fair: its rules or tiles differ");
}

TEST_CASE("lock: one that is broken, or no lock") {
    const Locked folder;
    folder.edit("table.lock.toml", "players = 2", "players = \"two\"");
    const Finished told = folder.go({"check", "table.toml", "--strict"});
    CHECK(told.code == 1);
    CHECK(holds(told.errors, "table.lock.toml:6: players is a text, but should be a whole number"));
    folder.write("table.lock.toml", kTable);
    CHECK(holds(folder.go({"check", "table.toml", "--strict"}).errors, "table.lock.toml: not a lock"));
    CHECK(folder.go({"check", "table.toml"}).code == 0);
}

TEST_CASE("save: a plugin of another version is told by name") {
    const Locked folder;
    folder.play();
    kit::add_fair(folder, "1.1.0");
    const Finished told = folder.go({"replay", "game.jsonl"});
    CHECK(told.code == 1);
    CHECK(holds(told.errors, "game.jsonl:1: the rules are not those of the save"));
    CHECK(holds(told.errors, "\n  my-fair: version 1.0.0 saved, 1.1.0 installed"));
}

TEST_CASE("lock and save: another library of the same rules") {
    const Locked folder;
    fs::create_directories(folder / "bin");
    fs::create_directories(folder / "lib/pontlevis/plugins");
    fs::copy(kit::program_file(), folder / "bin/pontlevis");
    fs::copy(kit::built_plugin("inns-and-cathedrals"), folder / "lib/pontlevis/plugins/inns-and-cathedrals", fs::copy_options::recursive);
    const auto go = [&](kit::Arguments arguments) {
        arguments.insert(arguments.end(), {"--plugin-path", "plugins"});
        return folder.run_copy(folder / "bin/pontlevis", arguments);
    };
    REQUIRE(go({"play", "table.toml", "--seed", "7", "--save", "game.jsonl"}).code == 0);
    CHECK(go({"replay", "game.jsonl", "--strict"}).errors.empty());
    std::ofstream(folder / "lib/pontlevis/plugins/inns-and-cathedrals/inns-and-cathedrals.so", std::ios::app) << "rebuilt";

    const Finished strict = go({"check", "table.toml", "--strict"});
    CHECK(strict.code == 1);
    CHECK(holds(strict.errors, "table.lock.toml: the rules are those that were locked, what plays them is not\n"
                               "  inns-and-cathedrals: its library differs\n"));
    CHECK(go({"check", "table.toml"}).code == 0);

    const Finished replayed = go({"replay", "game.jsonl"});
    CHECK(replayed.code == 0);
    CHECK(replayed.errors == "pontlevis: warning: game.jsonl: the rules are those of the save, what plays them is not\n"
                             "  inns-and-cathedrals: its library differs\n");
    for (const char* command : {"replay", "play"}) {
        const Finished refused = go({command, "game.jsonl", "--strict"});
        CHECK(refused.code == 1);
        CHECK(holds(refused.errors, "inns-and-cathedrals: its library differs"));
    }
}
