// Finding plugins: what a search path holds, and every folder that cannot be used, with its message.
#include "pontlevis/core/catalog.h"

#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "kit/catch.h"

using namespace pontlevis;
namespace fs = std::filesystem;

namespace {

std::string plugin(const std::string& id) {
    return "id = \"" + id + "\"\nname = \"Name\"\nversion = \"1.0.0\"\nsdk = 1\n";
}

// Folders of one test, gone behind it.
class Folders {
public:
    Folders() {
        std::string name = (fs::temp_directory_path() / "pontlevis-catalog-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        root = fs::canonical(name);
    }
    ~Folders() { fs::remove_all(root); }
    Folders(const Folders&) = delete;
    Folders& operator=(const Folders&) = delete;

    void write(const fs::path& path, const std::string& text) const {
        fs::create_directories((root / path).parent_path());
        std::ofstream(root / path) << text;
    }
    [[nodiscard]] std::string at(const std::string& path) const { return (root / path).string(); }

    [[nodiscard]] Catalog scan(const std::vector<std::string>& folders) const {
        SearchPath path;
        for (const std::string& folder : folders) path.folders.push_back(root / folder);
        return Catalog::scan(path);
    }

    fs::path root;
};

// The text of the one problem about `id`.
std::string problem(const Catalog& catalog, const std::string& id) {
    std::string found;
    for (const Catalog::Problem& each : catalog.problems()) {
        if (each.id == id) found += (found.empty() ? "" : "\nand\n") + each.text;
    }
    return found.empty() ? "none" : found;
}

// A variable of the environment, as it was again at the end.
class Variable {
public:
    Variable(const char* name, const char* value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        value == nullptr ? unsetenv(name) : setenv(name, value, 1);
    }
    ~Variable() { before_ ? setenv(name_, before_->c_str(), 1) : unsetenv(name_); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* name_;
    std::optional<std::string> before_;
};

}  // namespace

TEST_CASE("plugins are found in all folders of the search path, in the order of their ids") {
    const Folders folders;
    folders.write("one/walls/plugin.toml", plugin("walls"));
    folders.write("two/inns/plugin.toml", plugin("inns"));
    folders.write("two/inns/tiles.toml", "");
    folders.write("two/README.md", "no plugin");
    folders.write("two/CMakeFiles/x", "no plugin either");
    const Catalog catalog = folders.scan({"one", "missing", "two"});

    CHECK(catalog.ids() == std::vector<std::string>{"inns", "walls"});
    CHECK(catalog.problems().empty());
    REQUIRE(catalog.find("inns") != nullptr);
    CHECK(catalog.find("inns")->has_tiles);
    CHECK(catalog.find("inns")->folder == folders.root / "two/inns");
    CHECK(catalog.find("inns")->file == folders.at("two/inns/plugin.toml"));
    CHECK_FALSE(catalog.find("walls")->has_tiles);
    CHECK(catalog.find("in") == nullptr);
}

TEST_CASE("a folder that is on the search path twice counts once") {
    const Folders folders;
    folders.write("one/inns/plugin.toml", plugin("inns"));
    fs::create_directory_symlink(folders.root / "one", folders.root / "link");

    CHECK(folders.scan({"one", "one/../one", "link"}).ids() == std::vector<std::string>{"inns"});
    CHECK(folders.scan({"link"}).find("inns")->folder == folders.root / "one/inns");
}

TEST_CASE("two plugins with one id are both left out, and both named") {
    const Folders folders;
    folders.write("one/inns/plugin.toml", plugin("inns"));
    folders.write("two/inns/plugin.toml", plugin("inns"));
    const Catalog catalog = folders.scan({"two", "one"});

    CHECK(catalog.find("inns") == nullptr);
    CHECK(problem(catalog, "inns") == "two plugins with one id, \"inns\"; take all but one out of the search path\n  " +
                                          folders.at("two/inns/plugin.toml") + "\n  " +
                                          folders.at("one/inns/plugin.toml"));
}

TEST_CASE("a folder that does not bear its plugin's id is left out") {
    const Folders folders;
    folders.write("one/copy/plugin.toml", plugin("inns"));
    const std::string message = folders.at("one/copy/plugin.toml") +
                                ": its id is \"inns\", but its folder is named \"copy\"; give both one name";

    CHECK(folders.scan({"one"}).ids().empty());
    CHECK(problem(folders.scan({"one"}), "copy") == message);
    CHECK(problem(folders.scan({"one"}), "inns") == message);

    folders.write("one/inns/plugin.toml", plugin("inns"));
    CHECK(folders.scan({"one"}).ids() == std::vector<std::string>{"inns"});
    CHECK(problem(folders.scan({"one"}), "inns") == "none");
}

TEST_CASE("a folder whose name is no id is left out") {
    const Folders folders;
    folders.write("one/My Plugin/plugin.toml", plugin("inns"));

    CHECK(problem(folders.scan({"one"}), "My Plugin") ==
          folders.at("one/My Plugin") +
              ": \"My Plugin\" is no id of a plugin: small letters, digits, \".\", \"_\" and "
              "\"-\", the first a letter or digit");
}

TEST_CASE("links that lead out of their search folder are refused: folders, manifests, tiles") {
    const Folders folders;
    folders.write("out/inns/plugin.toml", plugin("inns"));
    folders.write("out/tiles.toml", "");
    folders.write("one/tiles/plugin.toml", plugin("tiles"));
    fs::create_directory_symlink(folders.root / "out/inns", folders.root / "one/inns");
    fs::create_directory(folders.root / "one/file");
    fs::create_symlink(folders.root / "out/inns/plugin.toml", folders.root / "one/file/plugin.toml");
    fs::create_symlink("../../out/tiles.toml", folders.root / "one/tiles/tiles.toml");
    const Catalog catalog = folders.scan({"one"});

    const auto message = [&](const std::string& link, const std::string& target) {
        return folders.at(link) + ": a link that leads out of its search folder, to " + folders.at(target) +
               "\n  copy the plugin into " + folders.at("one") + ", or search the folder that it lies in";
    };
    CHECK(catalog.ids().empty());
    CHECK(problem(catalog, "inns") == message("one/inns", "out/inns"));
    CHECK(problem(catalog, "file") == message("one/file/plugin.toml", "out/inns/plugin.toml"));
    CHECK(problem(catalog, "tiles") == message("one/tiles/tiles.toml", "out/tiles.toml"));
}

TEST_CASE("a link within its search folder is followed, one in a circle told") {
    const Folders folders;
    folders.write("one/versions/inns-2/plugin.toml", plugin("inns"));
    fs::create_directory_symlink("versions/inns-2", folders.root / "one/inns");
    fs::create_directory_symlink("circle", folders.root / "one/circle");
    const Catalog catalog = folders.scan({"one"});

    CHECK(catalog.ids() == std::vector<std::string>{"inns"});
    CHECK(problem(catalog, "circle") ==
          folders.at("one/circle") + ": cannot be followed: Too many levels of symbolic links");
}

TEST_CASE("a neighbour whose name begins like the search folder's is outside of it") {
    const Folders folders;
    folders.write("plugins-old/inns/plugin.toml", plugin("inns"));
    fs::create_directory(folders.root / "plugins");
    fs::create_directory_symlink("../plugins-old/inns", folders.root / "plugins/inns");

    CHECK(folders.scan({"plugins"}).find("inns") == nullptr);
}

TEST_CASE("a manifest that is wrong or unreadable is remembered with all its problems") {
    const Folders folders;
    folders.write("one/inns/plugin.toml", plugin("inns") + "elements = []\nhelp = 1\n");
    folders.write("one/text/plugin.toml", "not TOML");
    fs::create_directories(folders.root / "one/folder/plugin.toml");
    folders.write("one/large/plugin.toml", std::string((std::size_t{1} << 20) + 1, '#'));
    const Catalog catalog = folders.scan({"one"});
    const std::string inns = folders.at("one/inns/plugin.toml");

    CHECK(catalog.ids().empty());
    CHECK(problem(catalog, "inns") == inns + ":5: a manifest has no \"elements\"; perhaps you meant \"element\"\n" +
                                          inns +
                                          ":6: a manifest has no \"help\"; known are \"action\", \"attribute\", "
                                          "\"cause\", \"column\", \"conflicts\", \"deny\", \"edge\", \"edition\", "
                                          "\"element\", \"fate\", \"feature\", \"figure\", \"grant\", \"handler\", "
                                          "\"id\", \"mode\", ...");
    CHECK(problem(catalog, "text").find(folders.at("one/text/plugin.toml") + ":1:5: this is not TOML: ") == 0);
    CHECK(problem(catalog, "folder") == folders.at("one/folder/plugin.toml") + ": a folder, where a file is asked for");
    CHECK(problem(catalog, "large") ==
          folders.at("one/large/plugin.toml") + ": too large, the limit is 1048576 bytes; is it the right file?");
}

TEST_CASE("the search path is what is given, the environment's, the user's folder, then the bundled one") {
    const Variable path("PONTLEVIS_PLUGIN_PATH", "/a::/b c:");
    const Variable home("HOME", "/home/ann");
    using Paths = std::vector<fs::path>;
    {
        const Variable data("XDG_DATA_HOME", nullptr);
        CHECK(SearchPath::standard({"x"}, "/usr/plugins").folders ==
              Paths{"x", "/a", "/b c", "/home/ann/.local/share/pontlevis/plugins", "/usr/plugins"});
    }
    {
        const Variable data("XDG_DATA_HOME", "/data");
        CHECK(SearchPath::standard({}, {}).folders == Paths{"/a", "/b c", "/data/pontlevis/plugins"});
    }
    const Variable data("XDG_DATA_HOME", "relative");
    const Variable nobody("HOME", nullptr), nothing("PONTLEVIS_PLUGIN_PATH", nullptr);
    CHECK(SearchPath::standard({}, {}).folders.empty());
}
