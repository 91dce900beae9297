#include "programs/plugin_folders.h"

#include <fstream>
#include <sstream>

#include "kit/catch.h"

namespace pontlevis::kit {
namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

}  // namespace

fs::path built_plugin(const std::string& id) {
    return program_file().parent_path().parent_path().parent_path() / "plugins" / id;
}

void add_fair(const Folder& folder, const std::string& version) {
    fs::create_directories(folder / "plugins/my-fair");
    folder.write("plugins/my-fair/plugin.toml", "id = \"my-fair\"\nname = { en = \"My Fair\" }\nversion = \"" + version +
                                                    "\"\nsdk = 1\nedition = \"C3\"\nrules = \"MF\"\n"
                                                    "[option.music]\ndefault = true\nhelp = \"MF-1: it plays\"\n");
    folder.write("plugins/my-fair/tiles.toml",
                 "set = \"my-fair\"\npublished = { C3 = 2 }\n[[tile]]\nid = \"road\"\ncopies = 2\n"
                 "edges = \"field road field road\"\n[tile.segments]\nroad1 = { edges = \"E W\" }\n"
                 "field1 = { halves = \"NL NR EL WR\" }\nfield2 = { halves = \"ER SL SR WL\" }\n");
}

void add_inns_without_library(const Folder& folder) {
    fs::create_directories(folder / "plugins/my-inns");
    for (const char* file : {"plugin.toml", "tiles.toml"}) {
        folder.write(std::string("plugins/my-inns/") + file,
                     replaced(content(built_plugin("inns-and-cathedrals") / file), "inns-and-cathedrals", "my-inns"));
    }
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    REQUIRE(holds(text, from));
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace pontlevis::kit
