// `pontlevis plugins`, where plugins are looked for, and plugins that cannot be used.
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "kit/catch.h"
#include "programs/plugin_folders.h"
#include "programs/program.h"

using namespace pontlevis;
using kit::Finished;
using kit::Folder;
using kit::holds;
namespace fs = std::filesystem;

namespace {

constexpr const char* kFair = "players = [\"red\", \"blue\"]\nexpansions = [\"my-fair\"]\n";
constexpr const char* kInns = "players = [\"red\", \"blue\"]\nexpansions = [\"my-inns\"]\n";

// Every command that composes rules says the same, and no game is begun.
void check_refused(const Folder& folder, const std::vector<std::string>& parts) {
    for (const char* command : {"check", "play", "sim", "lock"}) {
        const Finished told = folder.run({"--plugin-path", "plugins", command, "table.toml"});
        CAPTURE(command, told.errors);
        CHECK(told.code == 1);
        CHECK(told.out.empty());
        CHECK(told.errors.starts_with("pontlevis: table.toml"));
        for (const std::string& part : parts) CHECK(holds(told.errors, part));
    }
    CHECK_FALSE(fs::exists(folder / "saves"));
    CHECK_FALSE(fs::exists(folder / "table.lock.toml"));
}

}  // namespace

TEST_CASE("plugins: lists what came with the program, and what it brings") {
    const Folder folder;
    const Finished told = folder.run({"plugins"});
    CAPTURE(told.out, told.errors);
    CHECK(told.code == 0);
    CHECK(told.errors.empty());
    CHECK(holds(told.out, "inns-and-cathedrals 1.0.0  Inns & Cathedrals"));
    CHECK(holds(told.out, "figure large: 1 a player"));
    CHECK(holds(told.out, "element inn: IC-3"));
    CHECK(holds(told.out, "option unfinished = \"nothing\"  of nothing, ignore: IC-5"));
    CHECK(holds(told.out, "spiel-promos"));
}

TEST_CASE("plugins: --json") {
    const Folder folder;
    kit::add_fair(folder);
    const Finished told = folder.run({"plugins", "--plugin-path", "plugins", "--json"});
    CHECK(told.code == 0);
    const auto json = nlohmann::json::parse(told.out);
    REQUIRE(json["plugins"].size() >= 3);
    CHECK(json["problems"].empty());
    CHECK(json["searched"][0] == "plugins");
    bool found = false;
    for (const auto& plugin : json["plugins"]) {
        if (plugin["id"] != "my-fair") continue;
        found = true;
        CHECK(plugin["version"] == "1.0.0");
        CHECK(plugin["tiles"]["C3"] == 2);
        CHECK(plugin["options"][0]["name"] == "music");
        CHECK(plugin["options"][0]["default"] == true);
        CHECK(plugin["options"][0]["help"] == "MF-1: it plays");
        CHECK(plugin["where"] == fs::canonical(folder / "plugins/my-fair").string());
    }
    CHECK(found);
}

TEST_CASE("plugins: --plugin-path before and after the command, and PONTLEVIS_PLUGIN_PATH") {
    const Folder folder;
    kit::add_fair(folder);
    folder.write("table.toml", kFair);
    CHECK(folder.run({"check", "table.toml"}).code == 1);
    CHECK(folder.run({"--plugin-path", "plugins", "check", "table.toml"}).code == 0);
    CHECK(folder.run({"check", "--plugin-path", "nowhere", "--plugin-path", "plugins", "table.toml"}).code == 0);
    CHECK(folder.run({"--plugin-path", "plugins", "sim", "table.toml", "--games", "1"}).code == 0);
    ::setenv("PONTLEVIS_PLUGIN_PATH", "nowhere:plugins", 1);
    CHECK(folder.run({"check", "table.toml"}).code == 0);
    ::unsetenv("PONTLEVIS_PLUGIN_PATH");

    const Finished played = folder.run({"play", "table.toml", "--plugin-path", "plugins", "--save", "game.jsonl"});
    CHECK(played.code == 0);
    CHECK(folder.run({"replay", "game.jsonl", "--plugin-path", "plugins"}).code == 0);
    const Finished without = folder.run({"replay", "game.jsonl"});
    CHECK(without.code == 1);
    CHECK(holds(without.errors, "no plugin named \"my-fair\""));
}

TEST_CASE("plugins: a program that is installed finds those of its prefix") {
    const Folder folder;
    fs::create_directories(folder / "bin");
    fs::copy(kit::program_file(), folder / "bin/pontlevis");
    CHECK(holds(folder.run_copy(folder / "bin/pontlevis", {"plugins"}).out, "no plugins are installed"));
    fs::create_directories(folder / "lib/pontlevis/plugins");
    kit::add_fair(folder);
    fs::rename(folder / "plugins/my-fair", folder / "lib/pontlevis/plugins/my-fair");
    CHECK(holds(folder.run_copy(folder / "bin/pontlevis", {"plugins"}).out, "my-fair 1.0.0"));
}

TEST_CASE("plugins: typos in expansion, element and option are told at once, each with what is near") {
    const Folder folder;
    folder.write("table.toml",
                 "players = [\"red\", \"blue\"]\nexpansions = [\"inns-and-cathedrals\", \"spiel-promo\"]\n"
                 "[options.inns-and-cathedrals]\nelements = [\"in\"]\nunfinishd = \"ignore\"\n");
    check_refused(folder, {"table.toml:2: no plugin named \"spiel-promo\"", "perhaps you meant \"spiel-promos\"",
                           "table.toml:4: inns-and-cathedrals has no element \"in\"", "perhaps you meant \"inn\"",
                           "table.toml:5: inns-and-cathedrals has no option \"unfinishd\"", "\"unfinished\""});
}

TEST_CASE("plugins: a library that is missing, text, cut off, or another plugin's") {
    const Folder folder;
    kit::add_inns_without_library(folder);
    folder.write("table.toml", kInns);
    check_refused(folder, {"plugin \"my-inns\" cannot be loaded", "my-inns.so", "there is no such file"});

    folder.write("plugins/my-inns/my-inns.so", "this is no library\n");
    check_refused(folder, {"plugin \"my-inns\" cannot be loaded", "my-inns.so"});

    const fs::path sound = kit::built_plugin("inns-and-cathedrals") / "inns-and-cathedrals.so";
    fs::copy_file(sound, folder / "plugins/my-inns/my-inns.so", fs::copy_options::overwrite_existing);
    check_refused(folder, {"it is the library of \"inns-and-cathedrals\""});

    fs::resize_file(folder / "plugins/my-inns/my-inns.so", fs::file_size(sound) / 3);
    check_refused(folder, {"plugin \"my-inns\" cannot be loaded", "my-inns.so"});
}

TEST_CASE("plugins: what cannot be used is told, and harms nobody who does not ask for it") {
    const Folder folder;
    kit::add_fair(folder);
    fs::copy(folder / "plugins/my-fair", folder / "plugins/My Fair");
    fs::create_directories(folder / "more");
    fs::copy(folder / "plugins/my-fair", folder / "more/my-fair");
    fs::create_directories(folder / "plugins/broken");
    folder.write("plugins/broken/plugin.toml", "id = \"broken\"\nversion = 7\n");

    const kit::Arguments path{"--plugin-path", "plugins", "--plugin-path", "more"};
    const auto run = [&](kit::Arguments command) {
        kit::Arguments all = path;
        all.insert(all.end(), command.begin(), command.end());
        return folder.run(all);
    };
    const Finished told = run({"plugins"});
    CAPTURE(told.errors);
    CHECK(told.code == 0);
    CHECK(holds(told.errors, "\"My Fair\" is no id of a plugin"));
    CHECK(holds(told.errors, "two plugins with one id, \"my-fair\""));
    CHECK(holds(told.errors, "plugins/broken/plugin.toml:2"));
    CHECK_FALSE(holds(told.out, "my-fair"));

    folder.write("table.toml", kFair);
    const Finished refused = run({"check", "table.toml"});
    CHECK(refused.code == 1);
    CHECK(holds(refused.errors, "table.toml:2: plugin \"my-fair\" cannot be used"));
    CHECK(holds(refused.errors, "more/my-fair/plugin.toml"));
    CHECK(run({"sim", kit::config("evening.toml"), "--games", "1"}).code == 0);
}

TEST_CASE("plugins: an id is never a path") {
    const Folder folder;
    kit::add_fair(folder);
    for (const char* id : {"../plugins/my-fair", "/etc", "my fair", ""}) {
        folder.write("table.toml", std::string("players = [\"red\"]\nexpansions = [\"") + id + "\"]\n");
        check_refused(folder, {"table.toml:2: "});
    }
}
