// Config files: what is understood, and what a player is told about everything else.
#include "pontlevis/core/config.h"

#include <filesystem>
#include <fstream>
#include <string>

#include "kit/catch.h"
#include "options.h"
#include "text_file.h"

using namespace pontlevis;

namespace {

const std::string kTwo = "players = [\"red\", \"blue\"]\n";

Config good(const std::string& text) {
    const Result<Config> config = parse_config(text, "test.toml");
    if (!config) FAIL(config.error().text);
    return *config;
}

std::string refusal(const std::string& text) {
    const Result<Config> config = parse_config(text, "test.toml");
    REQUIRE_FALSE(config);
    return config.error().text;
}

bool has(const std::string& text, const std::string& part) {
    UNSCOPED_INFO(text);
    return text.find(part) != std::string::npos;
}

// A folder of its own for one test case, removed afterwards.
struct Folder {
    std::filesystem::path path;
    explicit Folder(const std::string& name) : path(std::filesystem::temp_directory_path() / ("pontlevis-" + name)) {
        std::filesystem::remove_all(path);
        std::filesystem::create_directories(path);
    }
    ~Folder() { std::filesystem::remove_all(path); }
    std::filesystem::path write(const std::string& name, const std::string& text) const {
        std::ofstream(path / name, std::ios::binary) << text;
        return path / name;
    }
};

}  // namespace

TEST_CASE("config: players alone are enough") {
    const Config config = good(kTwo);

    CHECK(config.players == std::vector<std::string>{"red", "blue"});
    CHECK(config.expansions.empty());
    CHECK(config.options.empty());
    CHECK(config.base == Box{});
    CHECK_FALSE(config.seed);
}

TEST_CASE("config: everything a config can say") {
    const Config config = good(kTwo + R"(
        expansions = ["river", "inns-and-cathedrals"]
        seed = 7
        [options.base]
        edition = "C1"
        fields = false
        two_tile_city = 2
        copies = 200
        figures = { normal = 0 }
        [options.river]
        fork = true
    )");

    CHECK(config.expansions.at(0).id == "inns-and-cathedrals");
    CHECK(config.expansions.at(1).id == "river");
    CHECK(config.seed == 7);
    CHECK(config.options.at("base").size() == 3);
    CHECK(config.options.at("base").at("edition").value == OptionScalar("C1"));
    CHECK(config.options.at("base").at("edition").line == 6);
    CHECK(config.options.at("river").at("fork").value == OptionScalar(true));
    CHECK(config.base.copies == 200);
    CHECK(config.base.copies_line == 9);
    CHECK(config.base.figures.at("normal") == 0);
}

TEST_CASE("config: the order of expansions changes nothing") {
    CHECK(good(kTwo + "expansions = [\"b\", \"a\"]") == good(kTwo + "expansions = [\"a\", \"b\"]"));
}

TEST_CASE("config: broken TOML is told with line and column") {
    const Result<Config> config = parse_config(kTwo + "seed = 7 8\n", "test.toml");

    REQUIRE_FALSE(config);
    CHECK(config.error().fault == Fault::input);
    CHECK(has(config.error().text, "test.toml:2:10: this is not TOML"));
    CHECK(has(refusal("players = [\"red\", \"red"), "test.toml:1:"));
    CHECK(has(refusal(kTwo + kTwo), "test.toml:2:"));
    CHECK(has(refusal(std::string("\xff\xfe\0\0", 4)), "test.toml:1:1: this is not TOML"));
    CHECK(has(refusal("players = [\"Zoë\", “red”]"),
              "test.toml:1:19: this is not TOML: a letter or sign that may only be in quotes"));
    CHECK(has(refusal("players = [\"\xff\"]"), "test.toml:1:"));
    CHECK(good("\xEF\xBB\xBF" + kTwo + "# “red” \n").players.size() == 2);
}

TEST_CASE("config: all problems are told at once, in the order of the lines") {
    CHECK(refusal("playrs = [\"red\"]\n"
                  "players = [\"red\", 7, \"\", \"red\", \"a b\"]\n"
                  "expansions = [\"../inns\", \"base\", \"river\", \"river\"]\n"
                  "seed = -1\n"
                  "[options.base]\n"
                  "fields = 1.5\n"
                  "copies = 201\n"
                  "figures = { norma = 7, normal = 31 }\n"
                  "[options.rivr]\n"
                  "fork = true\n") ==
          "test.toml:1: a config has no \"playrs\"; perhaps you meant \"players\"\n"
          "test.toml:2: a player's name is a whole number, but should be a text in quotes\n"
          "test.toml:2: \"\" is no player's name: 1 to 24 letters or digits, \".\", \"_\" and \"-\"\n"
          "test.toml:2: two players are named \"red\"\n"
          "test.toml:2: \"a b\" is no player's name: 1 to 24 letters or digits, \".\", \"_\" and \"-\"\n"
          "test.toml:3: \"../inns\" is no expansion's name: small letters, digits, \".\", \"_\" and \"-\", "
          "the first a letter or digit\n"
          "test.toml:3: \"base\" is no expansion: the base game is always played\n"
          "test.toml:3: \"river\" is in the list twice\n"
          "test.toml:4: seed is -1, but can only be a whole number from 0 to 9223372036854775807\n"
          "test.toml:6: fields of base is a number with a point, but should be true, false, a whole number or a text "
          "in quotes\n"
          "test.toml:7: copies is 201, but can only be a whole number from 1 to 200\n"
          "test.toml:8: figures of base has no \"norma\"; perhaps you meant \"normal\"\n"
          "test.toml:8: normal is 31, but can only be a whole number from 0 to 30\n"
          "test.toml:9: options for \"rivr\", which is not among the expansions; perhaps you meant \"river\"");
}

TEST_CASE("config: wrong types are named in a player's words") {
    CHECK(has(refusal("players = \"red\""), "players is a text, but should be a list of names"));
    CHECK(has(refusal(kTwo + "expansions = true"), "expansions is a yes or no"));
    CHECK(has(refusal(kTwo + "options = 1"), "options is a whole number, but should be a table"));
    CHECK(has(refusal(kTwo + "options.base = []"), "options.base is a list, but should be a table, [options.base]"));
    CHECK(has(refusal(kTwo + "seed = 2020-01-01"), "seed is a date or time"));
    CHECK(has(refusal(kTwo + "options.base.figures = 7"), "figures is a whole number, but should be a table"));
    CHECK(has(refusal(kTwo + "options.base.tiles = 7"), "tiles is a whole number"));
}

TEST_CASE("config: somebody must play") {
    CHECK(has(refusal("seed = 7"), "test.toml:1: nobody plays"));
    CHECK(has(refusal(""), "test.toml:1: nobody plays"));
    CHECK(has(refusal("players = []"), "test.toml:1: nobody plays"));
}

TEST_CASE("BASE-2 six players fit at a table, seven do not") {
    CHECK(good(R"(players = ["a", "b", "c", "d", "e", "f"])").players.size() == 6);

    const Result<Config> config = parse_config(R"(players = ["a", "b", "c", "d", "e", "f", "g"])", "test.toml");
    REQUIRE_FALSE(config);
    CHECK(config.error().text == "test.toml:1: 7 players, but there are figures for 6  [BASE-2]");
    CHECK(config.error().rule == "BASE-2");
}

TEST_CASE("config: names of players may be of any script, but not invisible") {
    CHECK(good("players = [\"Zoë\", \"Łukasz-2\", \"小明\"]").players.size() == 3);
    CHECK(has(refusal("players = [\"red\\u202e\"]"), "is no player's name"));
    CHECK(has(refusal("players = [\"red\\u0085\"]"), "is no player's name"));
    CHECK(has(refusal("players = [\"a=b\"]"), "is no player's name"));
    CHECK(has(refusal("players = [\"abcdefghijklmnopqrstuvwxy\"]"), "is no player's name"));
}

TEST_CASE("config: 10 MB of garbage are refused without a look") {
    const Result<Config> config = parse_config(std::string(10'000'000, '['), "test.toml");

    REQUIRE_FALSE(config);
    CHECK(config.error().fault == Fault::limit);
    CHECK(has(config.error().text, "test.toml: 10000000 bytes are too many, the limit is 1048576"));
}

TEST_CASE("config: deep nesting is refused, however it is written") {
    const auto repeated = [](const std::string& part, int times) {
        std::string text;
        for (int i = 0; i < times; ++i) text += part;
        return text;
    };
    CHECK(has(refusal("x = " + std::string(100'000, '[')), "test.toml:1:"));
    CHECK(has(refusal("x = " + repeated("{a=", 100'000)), "test.toml:1:"));
    CHECK(has(refusal("\n" + repeated("a.", 100'000) + "a = 1"),
              "test.toml:2:34: this is not TOML: a key with too many dots"));
    CHECK(has(refusal("x = \"#\"\n[" + repeated("a.", 100'000) + "a]"), "too many dots"));
    CHECK(has(refusal("x = '\\'\ny = {" + repeated("a . ", 100'000) + "a = 1}"), "too many dots"));
    CHECK(has(refusal("x = {b = '''c'''', " + repeated("a.", 100'000) + "a = 1}"), "too many dots"));
    CHECK(has(refusal("x = '''\n'''''\ny = {" + repeated("'a'.", 100'000) + "a = 1}"), "too many dots"));
    CHECK(
        good(kTwo + "options.base.edition = \"" + repeated(".", 1000) + "\" # " + repeated(".", 1000)).options.size() ==
        1);
}

TEST_CASE("config: a long list of problems is cut short") {
    std::string text = kTwo;
    for (int i = 0; i < 1000; ++i) text += "key" + std::to_string(i) + " = 1\n";
    const std::string told = refusal(text);

    CHECK(told.size() < 3000);
    CHECK(has(told, "test.toml: and 975 problems more"));
}

TEST_CASE("config: as text and back it is the same") {
    const Config config = good(kTwo + R"(
        expansions = ["x.y", "a"]
        seed = 9223372036854775807
        [options.base]
        edition = "C\"1\\\n\u0007\u007f é"
        two_tile_city = -9223372036854775808
        copies = 2
        tiles = "a b.toml"
        tiles_text = "x = 1 # \"\"\"\n"
        figures = { normal = 3 }
        [options."x.y"]
        "odd key" = false
        [options.a]
    )");

    const Config again = good(to_toml(config));
    CHECK(again == config);
    CHECK(again.base.tiles_text == "x = 1 # \"\"\"\n");
    CHECK(to_toml(again) == to_toml(config));
    CHECK(to_toml(good(kTwo)) == kTwo);
    CHECK_FALSE(again == good(kTwo));
}

TEST_CASE("config: a tile file is found beside the config and becomes part of it") {
    const Folder folder("config-tiles");
    folder.write("my-tiles.toml", "set = \"mine\"\n");
    const Result<Config> config =
        load_config(folder.write("a.toml", kTwo + "options.base.tiles = \"my-tiles.toml\"\n"));

    REQUIRE(config);
    CHECK(config->base.tiles_text == "set = \"mine\"\n");
    CHECK(config->base.tiles_name == (folder.path / "my-tiles.toml").string());
    CHECK(config->base.tiles_line == 2);
    std::filesystem::remove_all(folder.path);
    CHECK(good(to_toml(*config)) == *config);
}

TEST_CASE("config: a tile file that cannot be read") {
    const Folder folder("config-no-tiles");
    const std::string named = kTwo + "options.base.tiles = \"none.toml\"\n";
    const Result<Config> config = load_config(folder.write("a.toml", named + "sed = 7\n"));

    REQUIRE_FALSE(config);
    CHECK(has(config.error().text, "a.toml:2: tiles cannot be read\n"));
    CHECK(has(config.error().text, "none.toml: no such file"));
    CHECK(has(config.error().text, "a.toml:3: a config has no \"sed\""));
    CHECK(has(refusal(named), "test.toml:2: tiles names a file, but this text came without files"));
    CHECK(has(refusal(kTwo + "options.base.tiles_text = \"\""), "tiles_text without tiles"));
}

TEST_CASE("config: what is too large to come back from a save is refused at once") {
    const Folder folder("config-large");
    folder.write("large.toml", std::string(kMostConfigBytes, '\n'));
    const Result<Config> config = load_config(folder.write("a.toml", kTwo + "options.base.tiles = \"large.toml\"\n"));

    REQUIRE_FALSE(config);
    CHECK(has(config.error().text, "a.toml:2: too large to be saved with a game"));
}

TEST_CASE("config: files that are missing, too large or no files") {
    const Folder folder("config-files");
    const std::filesystem::path evening = folder.write("evening.toml", kTwo);
    CHECK(load_config(evening));

    const Result<Config> missing = load_config(folder.path / "evenin.toml");
    REQUIRE_FALSE(missing);
    CHECK(missing.error().fault == Fault::system);
    CHECK(missing.error().text ==
          (folder.path / "evenin.toml").string() + ": no such file\n  perhaps you meant \"evening.toml\"");

    const Result<Config> huge = load_config(folder.write("huge.toml", std::string(10'000'000, '\xfe')));
    REQUIRE_FALSE(huge);
    CHECK(huge.error().fault == Fault::limit);
    CHECK(has(huge.error().text, "huge.toml: too large, the limit is 1048576 bytes"));

    const Result<Config> no_file = load_config(folder.path);
    REQUIRE_FALSE(no_file);
    CHECK(has(no_file.error().text, "a folder, where a file is asked for"));
}

TEST_CASE("config: the ready-made ones are right") {
    const Result<Config> base = load_config("../configs/base.toml");
    if (!base) FAIL(base.error().text);
    CHECK(*base == good(kTwo));

    const Result<Config> solo = load_config("../configs/solo-test.toml");
    if (!solo) FAIL(solo.error().text);
    CHECK(solo->players == std::vector<std::string>{"you"});
}
