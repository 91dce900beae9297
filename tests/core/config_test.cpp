// Config files: what is understood, and what a player is told about everything else.
#include "pontlevis/core/config.h"

#include <filesystem>
#include <fstream>
#include <string>

#include "kit/catch.h"
#include "options.h"
#include "pontlevis/core/text_file.h"

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
    CHECK(config.boxes.empty());
    CHECK(config.box("base") == Box{});
    CHECK(config.order.empty());
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
    CHECK(config.box("base").copies == 200);
    CHECK(config.box("base").copies_line == 9);
    CHECK(config.box("base").figures.at("normal") == 0);
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
                  "figures = { normal = 31 }\n"
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
          "test.toml:6: fields of base is a number with a point; an option is true or false, a whole number or a text\n"
          "test.toml:7: copies is 201, but can only be a whole number from 1 to 200\n"
          "test.toml:8: the number of \"normal\" figures is 31, but can only be a whole number from 0 to 30\n"
          "test.toml:9: options for \"rivr\", which is not among the expansions; perhaps you meant \"river\"");
}

TEST_CASE("config: wrong types are named in a player's words") {
    CHECK(has(refusal("players = \"red\""), "players is a text, but should be a list of names"));
    CHECK(has(refusal(kTwo + "expansions = true"), "expansions is a yes or no"));
    CHECK(has(refusal(kTwo + "options = 1"), "options is a whole number, but should be a table"));
    CHECK(has(refusal(kTwo + "options.base = []"), "options.base is a list, but should be a table, [options.base]"));
    CHECK(has(refusal(kTwo + "seed = 2020-01-01"), "seed is a date or time"));
    CHECK(has(refusal(kTwo + "options.base.figures = 7"), "figures is a whole number, but should be a table"));
    CHECK(has(refusal(kTwo + "options.base.tiles = 7"),
              "tiles is a whole number, but should be a file's name in quotes, or false for none"));
    CHECK(has(refusal(kTwo + "options.base.tiles = ''"), "tiles names no file: it is empty"));
}

TEST_CASE("config: an option is no list and no table") {
    const std::string river = kTwo + "expansions = [\"river\"]\noptions.river.";
    CHECK(refusal(river + "lake = [true]\n") ==
          "test.toml:3: lake of river is a list; an option is true or false, a whole number or a text");
    CHECK(has(refusal(river + "lake = { on = true }"), "lake of river is a table; an option is"));
    CHECK(has(refusal(kTwo + "options.base.edition = [\"C1\"]"), "edition of base is a list; an option is"));
}

TEST_CASE("config: what is taken out of an expansion's box") {
    const Config config = good(kTwo + R"(expansions = ["inns", "river", "promos"]
[options.inns]
copies = 2
edition = "C1"
elements = ["inn", "cathedral"]
tiles = false
figures = { large = 2 }
hotels = 3
[options.promos]
rules = false
)");

    const Box& inns = config.box("inns");
    CHECK(inns.copies == 2);
    CHECK(inns.edition == "C1");
    CHECK(inns.edition_line == 5);
    CHECK(inns.elements == std::vector<std::string>{"cathedral", "inn"});
    CHECK(inns.elements_line == 6);
    CHECK(inns.rules);
    CHECK_FALSE(inns.tiles);
    CHECK(inns.tiles_line == 7);
    CHECK(inns.figures == std::map<std::string, int>{{"large", 2}});
    CHECK(inns.figures_line == 8);
    CHECK(config.options.at("inns").size() == 1);

    CHECK_FALSE(config.box("promos").rules);
    CHECK(config.box("promos").tiles);
    CHECK(config.box("promos").rules_line == 11);
    CHECK(config.box("river") == Box{});
    CHECK_FALSE(config.box("river").elements);
}

TEST_CASE("config: no element at all is not the same as silence") {
    const std::string river = kTwo + "expansions = [\"river\"]\n";
    const Config none = good(river + "options.river.elements = []");

    CHECK(none.box("river").elements == std::vector<std::string>{});
    CHECK_FALSE(none == good(river));
    CHECK(good(to_toml(none)) == none);
    CHECK(good(river + "options.river = { rules = true, tiles = true, copies = 1, figures = {} }") == good(river));
}

TEST_CASE("config: every key of a box is known by name") {
    const std::string river = kTwo + "expansions = [\"river\"]\n";
    for (const std::string owner : {"base", "river"}) {
        for (const std::string& key : box_keys(owner)) {
            const std::string told = refusal(river + "options." + owner + "." + key + " = 1.5");
            CHECK_FALSE(has(told, "an option is"));
        }
    }
}

TEST_CASE("config: what cannot be taken out of a box") {
    CHECK(refusal(kTwo + "expansions = [\"inns\"]\n"
                         "[options.base]\n"
                         "elements = [\"inn\"]\n"
                         "rules = false\n"
                         "[options.inns]\n"
                         "copies = 0\n"
                         "edition = \"\"\n"
                         "elements = [\"inn\", 7, \"inn\"]\n"
                         "figures = { large = 31, \"a\\u0007\" = true }\n"
                         "rules = \"no\"\n"
                         "tiles = false\n"
                         "tiles_text = \"\"\n") ==
          "test.toml:4: elements is for expansions: the base game's rules are always there\n"
          "test.toml:5: rules is for expansions: the base game's rules are always there\n"
          "test.toml:7: copies is 0, but can only be a whole number from 1 to 200\n"
          "test.toml:8: edition names no printing: it is empty\n"
          "test.toml:9: an element is a whole number, but should be a text in quotes\n"
          "test.toml:9: \"inn\" is in the list twice\n"
          "test.toml:10: the number of \"a?\" figures is a yes or no (true, false), but should be a whole number\n"
          "test.toml:10: the number of \"large\" figures is 31, but can only be a whole number from 0 to 30\n"
          "test.toml:11: rules is a text, but should be true, or false for tiles without rules\n"
          "test.toml:13: tiles_text without tiles, the name of its file");
}

TEST_CASE("config: steps are put in order, whichever list comes first") {
    const Config config = good(kTwo + R"(order = [
        ["ghosts.extend", "ghosts.limit"],
        ["#drive", "under-the-big-top.move", "a.b.c"],
    ])");

    REQUIRE(config.order.size() == 2);
    CHECK(config.order.at(0).steps == std::vector<std::string>{"#drive", "under-the-big-top.move", "a.b.c"});
    CHECK(config.order.at(0).line == 4);
    CHECK(config.order.at(1).line == 3);
    CHECK(config ==
          good(kTwo + R"(order = [["#drive", "under-the-big-top.move", "a.b.c"], ["ghosts.extend", "ghosts.limit"]])"));
    CHECK_FALSE(config == good(kTwo));
}

TEST_CASE("config: what is no order of steps") {
    CHECK(refusal(kTwo + "order = [\n"
                         "[\"a.b\"],\n"
                         "\"a.b\",\n"
                         "[\"a.b\", \"a.b\"],\n"
                         "[\"a.b\", 7],\n"
                         "[\"extend\", \"a.\", \"#\", \".a\"],\n"
                         "[\"a.b\", \"#c\"],\n"
                         "[\"a.b\", \"#c\"]]\n") ==
          "test.toml:3: an order is a list of two or more steps\n"
          "test.toml:4: an entry of order is a text, but should be a list of steps, as in [\"mills.turn\", "
          "\"#drive\"]\n"
          "test.toml:5: \"a.b\" is in the list twice\n"
          "test.toml:6: a step is a whole number, but should be a text in quotes\n"
          "test.toml:7: \"extend\" is no step: write an expansion, a point and its step, as in \"mills.turn\", or a "
          "tag, as in \"#drive\"\n"
          "test.toml:7: \"a.\" is no step: write an expansion, a point and its step, as in \"mills.turn\", or a "
          "tag, as in \"#drive\"\n"
          "test.toml:7: \"#\" is no step: write an expansion, a point and its step, as in \"mills.turn\", or a "
          "tag, as in \"#drive\"\n"
          "test.toml:7: \".a\" is no step: write an expansion, a point and its step, as in \"mills.turn\", or a "
          "tag, as in \"#drive\"\n"
          "test.toml:9: order says this twice");
    CHECK(has(refusal(kTwo + "[order]\n"), "order is a table, but should be a list of lists, as in [["));
}

TEST_CASE("config: whose tiles lie at the start") {
    CHECK(good(kTwo).start.empty());
    CHECK(good(kTwo + "start = \"base\"").start == "base");
    CHECK(good(kTwo + "start = \"river\"").start_line == 2);
    CHECK_FALSE(good(kTwo + "start = \"river\"") == good(kTwo));
    CHECK(refusal(kTwo + "start = \"../river\"") == "test.toml:2: start is no expansion's name, nor \"base\"");
    CHECK(has(refusal(kTwo + "start = 3"), "start is a whole number, but should be a text in quotes"));
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
    CHECK(refusal("players = [\"red\", \"nobody\"]") ==
          "test.toml:1: no player can be named \"nobody\": that is who owns the figures that belong to no player");
    CHECK(good("players = [\"red\", \"Nobody\"]").players.size() == 2);
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
        start = "x.y"
        order = [["x.y.z", "#drive"], ["a.c", "a.b"]]
        [options.base]
        edition = "C\"1\\\n\u0007\u007f é"
        two_tile_city = -9223372036854775808
        copies = 2
        tiles = "a b.toml"
        tiles_text = "x = 1 # \"\"\"\n"
        figures = { normal = 3 }
        [options."x.y"]
        "odd key" = false
        edition = "2018 é"
        elements = ["z", "odd \"one\""]
        rules = false
        copies = 200
        tiles = "c.toml"
        tiles_text = "y"
        figures = { "odd kind" = 30, b = 0 }
        [options.a]
        tiles = false
    )");

    const Config again = good(to_toml(config));
    CHECK(again == config);
    CHECK(again.box("base").tiles_text == "x = 1 # \"\"\"\n");
    CHECK(again.box("x.y").tiles_text == "y");
    CHECK_FALSE(again.box("a").tiles);
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
    CHECK(config->box("base").tiles_text == "set = \"mine\"\n");
    CHECK(config->box("base").tiles_name == (folder.path / "my-tiles.toml").string());
    CHECK(config->box("base").tiles_line == 2);
    std::filesystem::remove_all(folder.path);
    CHECK(good(to_toml(*config)) == *config);
}

TEST_CASE("config: an expansion's own tile file is read like the base game's") {
    const Folder folder("config-expansion-tiles");
    folder.write("river.toml", "set = \"river\"\n");
    const std::string text = kTwo + "expansions = [\"river\"]\noptions.river.tiles = \"river.toml\"\n";
    const Result<Config> config = load_config(folder.write("a.toml", text));

    REQUIRE(config);
    CHECK(config->box("river").tiles_text == "set = \"river\"\n");
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
