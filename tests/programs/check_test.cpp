// `pontlevis check`: what a config makes, for people and for programs.
#include <nlohmann/json.hpp>

#include "kit/catch.h"
#include "programs/plugin_folders.h"
#include "programs/program.h"

using namespace pontlevis;
using kit::Finished;
using kit::Folder;
using kit::holds;

namespace {

nlohmann::json checked(const std::string& config) {
    const Finished told = Folder().run({"check", config, "--json"});
    CAPTURE(told.errors);
    REQUIRE(told.code == 0);
    return nlohmann::json::parse(told.out);
}

}  // namespace

TEST_CASE("check: --json tells all that the evening is made of") {
    const nlohmann::json json = checked(kit::config("evening.toml"));
    CHECK(json["rules_digest"].get<std::string>().size() == 32);
    CHECK(json["build_digest"].get<std::string>().size() == 32);

    REQUIRE(json["expansions"].size() == 2);
    const auto& inns = json["expansions"][0];
    CHECK(inns["id"] == "inns-and-cathedrals");
    CHECK(inns["version"] == "1.0.0");
    CHECK(inns["elements"] == nlohmann::json({"cathedral", "inn", "large-meeple"}));
    CHECK(inns["options"]["unfinished"] == "nothing");
    CHECK(inns["build"].get<std::string>().size() == 32);
    CHECK(json["expansions"][1]["build"] == "");  // it has no code

    const auto& tiles = json["tiles"];
    CHECK(tiles["by_expansion"]["base"] == 72);
    CHECK(tiles["by_expansion"]["inns-and-cathedrals"] == 18);
    CHECK(tiles["total"] == 72 + 18 + tiles["by_expansion"]["spiel-promos"].get<int>());

    REQUIRE(json["figures"].size() == 2);
    CHECK(json["figures"][1]["name"] == "large");
    CHECK(json["figures"][1]["per_player"] == 1);
    CHECK(json["figures"][1]["weight"] == 2);
}

TEST_CASE("check: --json has the turn anchor by anchor, traits with who said what, handlers with their filters") {
    const nlohmann::json json = checked(kit::config("evening.toml"));
    REQUIRE(json["steps"].size() >= 10);
    CHECK(json["steps"][0]["anchor"] == "turn.begin");
    CHECK(json["steps"][0]["by"] == "base");

    bool found = false;
    for (const auto& trait : json["traits"]) {
        if (trait["figure"] != "large" || trait["trait"] != "weight") continue;
        found = true;
        CHECK(trait["value"] == "2");
        REQUIRE(trait["said"].size() == 1);
        CHECK(trait["said"][0]["by"] == "inns-and-cathedrals");
        CHECK(trait["said"][0]["line"].get<int>() > 0);
    }
    CHECK(found);

    REQUIRE(json["handlers"].size() == 4);
    CHECK(json["handlers"][0]["id"] == "inns-and-cathedrals.inn_value");
    CHECK(json["handlers"][0]["point"] == "score.sheet");
    CHECK(json["handlers"][0]["rule"] == "IC-4");
    CHECK(json["handlers"][0]["kinds"] == nlohmann::json({"road"}));
    CHECK(json["handlers"][0]["attribute"] == "inns-and-cathedrals.inn");
    CHECK(json["handlers"][0]["modes"] == nlohmann::json({"complete"}));
}

TEST_CASE("check: text for people") {
    const Finished told = Folder().run({"check", kit::config("evening.toml")});
    CAPTURE(told.out);
    CHECK(told.code == 0);
    CHECK(told.errors.empty());
    for (const char* part : {"2 players, red, blue", "inns-and-cathedrals    1.0.0  18 tiles, edition C3", "unfinished = \"nothing\"",
                             "  tile.place", "large                   1  weight 2, stands on field, road, city, monastery",
                             "inns-and-cathedrals.inn_value  [IC-4]  road with", "rules   ", "build   "})
        CHECK(holds(told.out, part));
}

TEST_CASE("check: the order of the list changes nothing, what is said of an expansion does") {
    const Folder folder;
    const std::string players = "players = [\"red\", \"blue\"]\n";
    folder.write("one.toml", players + "expansions = [\"inns-and-cathedrals\", \"spiel-promos\"]\n");
    folder.write("two.toml", players + "expansions = [\"spiel-promos\", \"inns-and-cathedrals\"]\n");
    folder.write("other.toml", players + "expansions = [\"spiel-promos\", \"inns-and-cathedrals\"]\n"
                                         "[options.inns-and-cathedrals]\nelements = [\"inn\"]\n");
    const auto one = checked((folder / "one.toml").string()), two = checked((folder / "two.toml").string());
    const auto other = checked((folder / "other.toml").string());
    CHECK(one["rules_digest"] == two["rules_digest"]);
    CHECK(one["rules_digest"] != other["rules_digest"]);
    CHECK(one["expansions"][0]["digest"] != other["expansions"][0]["digest"]);
    CHECK(one["expansions"][1]["digest"] == other["expansions"][1]["digest"]);
    CHECK(one["base"]["digest"] == other["base"]["digest"]);
    CHECK(other["figures"].size() == 1);
    CHECK(other["handlers"].size() == 2);
}

TEST_CASE("check: the base game alone") {
    const nlohmann::json json = checked(kit::config("base.toml"));
    CHECK(json["expansions"].empty());
    CHECK(json["tiles"]["total"] == 72);
    CHECK(json["ambiguities"].empty());
}

TEST_CASE("check: the crossing stands in the turn, with the reason why it stands there") {
    const std::string alone = Folder().run({"check", kit::config("drawbridges.toml")}).out;
    CAPTURE(alone);
    CHECK(holds(alone, "\n  score.fate     score.fate\n"
                       "                   drawbridges.cross  fate: anchor score.fate, chosen; before\n"
                       "                     #drive  [DB-15]\n"
                       "                 score.home\n"));
    CHECK(alone.find("  score.pay ") < alone.find("drawbridges.cross  fate"));  // DB-7
    CHECK(holds(alone, "  drawbridges.cross  [DB-15]  chosen, sole-owner decides; road with\n      drawbridges.drawbridge, complete, figure with drawbridges.crosses\n"));

    const nlohmann::json friends = checked(kit::config("drawbridges-and-friends.toml"));
    REQUIRE(friends["fates"].size() == 2);
    CHECK(friends["fates"][0]["id"] == "drawbridges.cross");
    CHECK(friends["fates"][0]["anchor"] == "score.fate");
    CHECK(friends["fates"][0]["reason"] == "anchor score.fate, chosen; before #drive");
    const auto& drive = friends["fates"][1];
    CHECK(drive["id"] == "abbey-and-mayor.drive");
    CHECK(holds(drive["reason"], "after drawbridges.cross ("));  // DB-24, with file, line and tag
    CHECK(holds(drive["reason"], "plugin.toml:"));
    CHECK(holds(drive["reason"], "#drive)"));
}

TEST_CASE("check: what an action waits for, and where the choice of an option puts it") {
    const Folder folder;
    const std::string table = "players = [\"red\", \"blue\"]\nexpansions = [\"traders-and-builders\", \"peasant-revolts\"]\n";
    folder.write("table.toml", table + "[options.peasant-revolts]\ninstead_of = \"action\"\nstart = \"placeable\"\n");
    folder.write("other.toml", table + "[options.peasant-revolts]\ninstead_of = \"meeple\"\n");
    const std::string told = folder.run({"check", (folder / "table.toml").string()}).out;
    CAPTURE(told);
    CHECK(holds(told, "  traders-and-builders.join  [TB-2]  wood.main; while any builder or pig is in\n      supply, where the tile extends an own meeple\n"));
    CHECK(holds(told, "traders-and-builders.builder_extended  [TB-5]  where the tile extends an own\n"));
    CHECK(holds(told, "peasant-revolts.protect  [PR-8]  wood.main\n"));
    const auto json = checked((folder / "table.toml").string()), other = checked((folder / "other.toml").string());
    const auto action = [](const nlohmann::json& of, const std::string& id) {
        for (const auto& one : of["actions"])
            if (one["id"] == id) return one;
        FAIL("no action is named " << id);
        return nlohmann::json();
    };
    CHECK(action(json, "traders-and-builders.join")["extends"] == nlohmann::json({"meeple"}));
    CHECK(action(json, "peasant-revolts.protect")["at"] == nlohmann::json({"wood.main"}));
    CHECK(action(other, "peasant-revolts.protect")["at"] == nlohmann::json({"wood.after"}));
    const auto anchor = [](const nlohmann::json& of, const std::string& id) {
        for (const auto& step : of["steps"])
            if (step["id"] == id) return step["anchor"].get<std::string>();
        return std::string();
    };
    CHECK(anchor(json, "peasant-revolts.revolt") == "tile.ready");
    CHECK(anchor(other, "peasant-revolts.revolt") == "tile.drawn");
}
