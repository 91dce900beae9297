// Plugins that do not go together: every message of composing a ruleset that is about more than one file.
#include <algorithm>
#include <random>

#include "made_up.h"

using namespace pontlevis;
using Catch::Contains;
using made_up::Folders;

namespace {

constexpr const char* kCrosser = "[trait.crosses]\n[figure.ferryman]\ntraits = { weight = 1, \"drawbridges.crosses\" = true }\n";

}  // namespace

TEST_CASE("compose: a name that no plugin bears is told with those that are near") {
    Folders plugins;
    plugins.add("drawbridges");
    plugins.add("ghosts");
    CHECK(plugins.refusal({"drawbrige"}) ==
          "table.toml:2: no plugin named \"drawbrige\"\n"
          "  searched   PLUGINS\n"
          "  installed  drawbridges, ghosts\n"
          "  perhaps you meant \"drawbridges\"");
}

TEST_CASE("compose: a need that is not met is told with its file, and what to do") {
    Folders plugins;
    plugins.add("ghosts", "needs = [\"drawbridges >= 1.2, < 2\"]\n");
    CHECK(plugins.refusal({"ghosts"}) ==
          "table.toml:2: ghosts needs drawbridges >= 1.2, < 2  (PLUGINS/ghosts/plugin.toml:6)\n"
          "  it is not installed");

    plugins.add("drawbridges", "", "1.1.9");
    CHECK(plugins.refusal({"ghosts"}) ==
          "table.toml:2: ghosts needs drawbridges >= 1.2, < 2  (PLUGINS/ghosts/plugin.toml:6)\n"
          "  add it to expansions");
    CHECK(plugins.refusal({"ghosts", "drawbridges"}) ==
          "table.toml:2: ghosts needs drawbridges >= 1.2, < 2  (PLUGINS/ghosts/plugin.toml:6)\n"
          "  installed is drawbridges 1.1.9");
    plugins.add("drawbridges", "", "2.0.0");
    CHECK_THAT(plugins.refusal({"ghosts", "drawbridges"}), Contains("installed is drawbridges 2.0.0"));
    plugins.add("drawbridges", "", "1.2.0");
    CHECK(plugins.compose({"ghosts", "drawbridges"}));
}

TEST_CASE("compose: two that conflict are told, and are fine in other versions") {
    Folders plugins;
    plugins.add("ghosts", "conflicts = [\"winter < 2\"]\n");
    plugins.add("winter", "", "1.9.0");
    CHECK(plugins.refusal({"ghosts", "winter"}) ==
          "table.toml:2: ghosts and winter 1.9.0 cannot be played together  (PLUGINS/ghosts/plugin.toml:6)\n"
          "  take one of them out of expansions");
    CHECK(plugins.compose({"ghosts"}));
    plugins.add("winter", "", "2.0.0");
    CHECK(plugins.compose({"ghosts", "winter"}));
}

TEST_CASE("compose: a trait that a plugin in play does not declare is an error, of an absent one it is none") {
    Folders plugins;
    plugins.add("drawbridges", kCrosser);
    plugins.add("ghosts", "[[grant]]\ntrait = \"drawbridges.croses\"\nto = \"*\"\n");
    CHECK(plugins.compose({"ghosts"}));
    CHECK(plugins.refusal({"ghosts", "drawbridges"}) ==
          "table.toml: PLUGINS/ghosts/plugin.toml:6: drawbridges declares no trait \"drawbridges.croses\"\n"
          "  perhaps you meant \"drawbridges.crosses\"");
}

TEST_CASE("compose: a kind of figure is somebody's alone") {
    Folders plugins;
    plugins.add("drawbridges", "[figure.keeper]\ntraits = { weight = 1 }\n");
    plugins.add("ghosts", "[figure.keeper]\ntraits = { weight = 1 }\n");
    CHECK(plugins.refusal({"ghosts", "drawbridges"}) ==
          "table.toml: two figure kinds are named \"keeper\"\n"
          "  PLUGINS/drawbridges/plugin.toml:6\n"
          "  PLUGINS/ghosts/plugin.toml:6");
    CHECK(plugins.compose({"ghosts"}));
}

TEST_CASE("compose: numbers that clash are told with both files") {
    Folders plugins;
    plugins.add("drawbridges", "[[grant]]\ntrait = \"weight\"\nto = \"normal\"\nvalue = 2\n");
    CHECK(plugins.refusal({"drawbridges"}) ==
          "table.toml: traits: weight of \"normal\" cannot be all of these\n"
          "  1  base (base game)\n"
          "  2  drawbridges (PLUGINS/drawbridges/plugin.toml:6)\n"
          "  make them equal, or let one of them say replaces = true");

    plugins.add("ghosts", "[[grant]]\ntrait = \"weight\"\nto = \"normal\"\nvalue = 3\n", "1.0.0", "two");
    const auto clash = plugins.compose({"ghosts", "drawbridges"}, "", {"one", "two"});
    REQUIRE_FALSE(clash);
    CHECK_THAT(clash.error().text, Contains("  2  drawbridges (") && Contains("/one/drawbridges/plugin.toml:6)"));
    CHECK_THAT(clash.error().text, Contains("  3  ghosts (") && Contains("/two/ghosts/plugin.toml:6)"));
}

TEST_CASE("compose: a mark that nobody knows is an error, one that is not in play a note") {
    Folders plugins;
    const std::string tiles = "set = \"ghosts\"\npublished = { all = 1 }\n[[tile]]\nid = \"lane\"\ncopies = { all = 1 }\n"
                              "edges = \"field road field road\"\n[tile.segments]\n"
                              "road1 = { edges = \"E W\", marks = [\"MARK\"] }\n"
                              "field1 = { halves = \"NL NR EL WR\" }\nfield2 = { halves = \"ER SL SR WL\" }\n";
    const auto marked = [&](const std::string& mark) {
        std::string text = tiles;
        plugins.write("one/ghosts/tiles.toml", text.replace(text.find("MARK"), 4, mark));
    };
    plugins.add("ghosts", "[attribute.haunted]\non = \"city\"\n");
    marked("hanted");
    CHECK(plugins.refusal({"ghosts"}) == "table.toml: ghosts/lane: road1 bears \"hanted\", which no installed plugin knows");
    marked("haunted");
    CHECK(plugins.refusal({"ghosts"}) ==
          "table.toml: ghosts/lane: road1 bears ghosts.haunted, which belongs on city\n  PLUGINS/ghosts/plugin.toml:6");

    plugins.add("winter", "[attribute.icy]\non = \"road\"\n");
    marked("icy");
    const auto rules = kit::must(plugins.compose({"ghosts"}));
    CHECK(rules->notes == std::vector<std::string>{"ghosts: \"icy\" means nothing here; its plugin or element is not in play"});
    CHECK(kit::must(plugins.compose({"ghosts", "winter"}))->notes.empty());
    marked("absent.icy");
    CHECK(plugins.compose({"ghosts"}));
}

TEST_CASE("compose: all problems are told at once") {
    Folders plugins;
    plugins.add("drawbridges", kCrosser);
    plugins.add("ghosts", "needs = [\"winter\"]\n[[grant]]\ntrait = \"drawbridges.croses\"\nto = \"*\"\n");
    const std::string text = plugins.refusal({"ghosts", "drawbridges", "mages"}, "[options.ghosts]\nelements = [\"fog\"]\nfear = 3\n");
    for (const char* part : {"no plugin named \"mages\"", "ghosts needs winter", "drawbridges declares no trait",
                             "table.toml:4: ghosts has no element \"fog\"", "table.toml:5: "})
        CHECK_THAT(text, Contains(part));
}

TEST_CASE("compose: 500 shuffles of the list and of the folders give the same rules") {
    Folders plugins;
    plugins.add("drawbridges", std::string(kCrosser) + "[attribute.bridge]\non = \"road\"\n", "1.0.0", "one");
    plugins.add("ghosts", "[figure.ghost]\ntags = [\"#spirit\"]\n[[grant]]\ntrait = \"drawbridges.crosses\"\nto = \"#spirit\"\n", "1.0.0", "two");
    plugins.add("winter", "[[deny]]\ntrait = \"drawbridges.crosses\"\nto = \"*\"\n[attribute.icy]\non = \"road\"\n", "1.0.0", "three");
    plugins.add("mages", "needs = [\"ghosts\"]\n[figure.mage]\n[option.power]\ndefault = 3\n", "1.0.0", "three");
    std::vector<std::string> ids = {"drawbridges", "ghosts", "mages", "winter"}, folders = {"one", "two", "three"};
    const auto first = kit::must(plugins.compose(ids, "", folders));
    std::mt19937 random(7);
    for (int i = 0; i < 500; ++i) {
        std::shuffle(ids.begin(), ids.end(), random);
        std::shuffle(folders.begin(), folders.end(), random);
        const auto rules = kit::must(plugins.compose(ids, "", folders));
        REQUIRE(rules->digest() == first->digest());
        REQUIRE(rules->attributes == first->attributes);
    }
    CHECK(kit::must(plugins.compose(ids, "[options.mages]\npower = 4\n", folders))->digest() != first->digest());
}
