// The loader against plugins that are right and plugins that are wrong. Whatever a library does, the program
// goes on, and the message names plugin, file, cause and remedy.
#include "compose/loader.h"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <fstream>
#include <thread>

#include "kit/catch.h"
#include "kit/must.h"
#include "pontlevis/core/static_plugins.h"
#include "pontlevis/core/text_file.h"

extern "C" const plv_expansion plv_expansion_v1_steady;

using namespace pontlevis;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

const fs::path kFolders = PONTLEVIS_TEST_PLUGINS;

Manifest manifest_of(const std::string& id, const fs::path& folder) {
    Manifest manifest;
    manifest.id = id;
    manifest.file = id + "/plugin.toml";
    manifest.folder = folder;
    const Result<std::string> text = read_text_file(kFolders / id / "plugin.toml", kMostConfigBytes);
    manifest.text = text ? *text : "";
    HandlerDecl handler;
    handler.name = "value";
    handler.point = "score.sheet";
    manifest.handlers = {handler};
    StepDecl step;
    step.name = "act";
    manifest.steps = {step};
    return manifest;
}

Manifest manifest_of(const std::string& id) { return manifest_of(id, kFolders / id); }

Error refusal(const Manifest& manifest) {
    const Result<LoadedPlugin> plugin = load_plugin(manifest);
    if (plugin) FAIL("it was loaded: " << manifest.id);
    CHECK_THAT(plugin.error().text, Contains("plugin \"" + manifest.id + "\" cannot be loaded: "));
    CHECK_THAT(plugin.error().text, Contains("\n  file   ") && Contains(manifest.id + ".so"));
    CHECK_THAT(plugin.error().text, Contains("\n  to do  "));
    return plugin.error();
}

void refuses(const std::string& id, Fault fault, const std::string& cause) {
    const Error error = refusal(manifest_of(id));
    CHECK(error.fault == fault);
    CHECK_THAT(error.text, Contains(cause));
}

/// A folder for one test's files, gone with it.
struct Folder {
    Folder() : path(fs::temp_directory_path() / ("pontlevis-loader-" + std::to_string(getpid()))) {
        fs::remove_all(path);
        fs::create_directories(path);
    }
    ~Folder() { fs::remove_all(path); }
    fs::path path;
};

std::string bytes_of(const fs::path& file) { return kit::must(read_text_file(file, std::size_t{1} << 28)); }

void write(const fs::path& file, const std::string& bytes) { std::ofstream(file, std::ios::binary) << bytes; }

}  // namespace

TEST_CASE("a plugin's functions arrive under the names of its manifest, for every ruleset the same") {
    const LoadedPlugin first = kit::must(load_plugin(manifest_of("steady")));
    const LoadedPlugin second = kit::must(load_plugin(manifest_of("steady")));

    REQUIRE(first.functions.size() == 2);
    CHECK(first.functions.at("value").score_sheet == second.functions.at("value").score_sheet);
    CHECK(first.build.size() == 32);
    plv_entry entry{};
    entry.size = sizeof(entry);
    plv_sheet sheet{};
    sheet.size = sizeof(sheet);
    CHECK(first.functions.at("value").score_sheet(nullptr, &entry, &sheet, 1) == PLV_OK);
    CHECK(sheet.add == 1);
}

TEST_CASE("several threads may load the same plugin") {
    std::vector<std::thread> threads;
    std::vector<int> loaded(4);
    for (int& ok : loaded) threads.emplace_back([&ok] { ok = load_plugin(manifest_of("steady")) ? 1 : 0; });
    for (std::thread& thread : threads) thread.join();
    CHECK(loaded == std::vector<int>(4, 1));
}

TEST_CASE("a plugin whose comments and spaces alone were edited is still the same") {
    Manifest manifest = manifest_of("steady");
    manifest.text = "# edited\n\n" + manifest.text;
    CHECK(load_plugin(manifest));
}

TEST_CASE("a library that is missing, or none, is refused with the cause") {
    const Folder folder;
    const fs::path file = folder.path / "steady.so";
    const Manifest manifest = manifest_of("steady", folder.path);
    const std::string library = bytes_of(kFolders / "steady/steady.so");

    CHECK_THAT(refusal(manifest).text, Contains("there is no such file"));
    write(file, "this is a text\n");
    CHECK_THAT(refusal(manifest).text, Contains("file too short") || Contains("invalid ELF header"));
    write(file, std::string(5000, 'x'));
    CHECK_THAT(refusal(manifest).text, Contains("invalid ELF header"));
    for (const std::size_t part : {1, 64, 4096}) {
        write(file, library.substr(0, part));
        CHECK(refusal(manifest).fault == Fault::system);
    }
    fs::remove(file);
    fs::create_directory(file);
    CHECK_THAT(refusal(manifest).text, Contains("no plain file"));

    fs::remove(file);
    write(file, library);
    CHECK(load_plugin(manifest));
}

TEST_CASE("a link that leads out of the plugin's folder is not followed") {
    const Folder folder;
    fs::create_symlink(fs::canonical(kFolders / "steady/steady.so"), folder.path / "steady.so");
    CHECK_THAT(refusal(manifest_of("steady", folder.path)).text, Contains("a link out of the plugin's folder"));
}

TEST_CASE("a library that belongs to another engine or manifest is refused with the cause") {
    refuses("no-symbol", Fault::rules, "it exports no plv_expansion_v1");
    refuses("no-symbol", Fault::rules, "it exports no plv_expansion_v1");  // said again, not crashed
    refuses("other-major", Fault::rules, "version 2 of the boundary, this engine has version 1");
    refuses("other-manifest", Fault::rules, "built from another plugin.toml than other-manifest/plugin.toml");
    refuses("other-manifest", Fault::rules, "line 2: version = \"0.9.0\"");
    refuses("short-table", Fault::rules, "its table has 16 bytes");
}

TEST_CASE("a library that is built for a later minor version is loaded; what its table and rows have more is not read") {
    const LoadedPlugin plugin = kit::must(load_plugin(manifest_of("long-table")));
    REQUIRE(plugin.functions.size() == 2);
    CHECK(plugin.functions.at("value").score_sheet(nullptr, nullptr, nullptr, 0) == PLV_OK);
    CHECK(plugin.functions.at("act").run(nullptr, nullptr, nullptr) == PLV_OK);
}

TEST_CASE("functions are bound as the manifest says, once each") {
    refuses("wrong-point", Fault::rules, "\"act\" is a function that runs (step.act of the manifest), but bound as a handler of score.sheet");
    refuses("bound-twice", Fault::rules, "\"act\" is bound twice");
    refuses("mistyped", Fault::rules, "\"act\", a function that runs, is named by step.act of the manifest, but not bound");
    refuses("mistyped", Fault::rules, "\"atc\" is bound, but not in the manifest; perhaps you meant \"act\"");
}

TEST_CASE("a library that crashes, hangs or exits while it is loaded does so in a child process") {
    refuses("crashes-at-load", Fault::system, "it crashes while it is loaded, with signal 6");
    refuses("exits-at-load", Fault::system, "it ends the program while it is loaded");

    const Result<void> hung = try_load_in_child(manifest_of("hangs-at-load"), std::chrono::milliseconds(200));
    REQUIRE_FALSE(hung);
    CHECK_THAT(hung.error().text, Contains("it hangs: not loaded after 200 ms"));
    CHECK(waitpid(-1, nullptr, WNOHANG) == -1);  // no child is left behind
}

TEST_CASE("a host that ignores the end of its children can load plugins") {
    const auto before = std::signal(SIGCHLD, SIG_IGN);
    CHECK(try_load_in_child(manifest_of("steady")));
    CHECK_FALSE(try_load_in_child(manifest_of("exits-at-load")));
    std::signal(SIGCHLD, before);
}

TEST_CASE("the same sources linked into the program take the place of the library") {
    const plv_function loaded = kit::must(load_plugin(manifest_of("steady"))).functions.at("act");
    register_static_plugin(plv_expansion_v1_steady);
    const LoadedPlugin linked = kit::must(load_plugin(manifest_of("steady", "no/such/folder")));

    CHECK(linked.build == "static");
    CHECK(linked.functions.at("act").run == plv_expansion_v1_steady.bindings[1].function.run);
    CHECK(linked.functions.at("act").run != loaded.run);
}
