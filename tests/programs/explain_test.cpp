// `pontlevis explain`: who got what and why, and why an option is not there.
#include <nlohmann/json.hpp>

#include "kit/catch.h"
#include "programs/program.h"

using namespace pontlevis;
using kit::Finished;
using kit::Folder;
using Json = nlohmann::json;

namespace {

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// Four tiles, all alike: a road that ends at its inn.
constexpr const char* kTiles = R"(
set = "base"
published = { all = 4 }
[[tile]]
id = "end"
copies = 4
start_copies = 1
edges = "field road field field"
[tile.segments]
road1  = { edges = "E", marks = ["inn"] }
field1 = { halves = "NL NR EL ER SL SR WL WR" }
)";

constexpr const char* kConfig = R"(
players = ["red", "blue"]
expansions = ["inns-and-cathedrals"]
[options.base]
tiles = "tiles.toml"
[options.inns-and-cathedrals]
tiles = false
)";

// A folder with a game of three turns: red finishes a road with an inn, blue's stays unfinished.
struct Inns : Folder {
    explicit Inns(std::string_view answers =
                      "place end at (1,0) turned 2\nplace large on road1\nplace end at (0,1)\nplace normal on road1\n"
                      "place end at (0,2)\npass\n") {
        write("tiles.toml", kTiles);
        write("config.toml", kConfig);
        const Finished played =
            run({"play", "config.toml", "--seats", "red=human,blue=human", "--save", "game.jsonl"}, answers);
        REQUIRE(played.code == 0);
    }
};

Json explained(const Folder& folder, kit::Arguments arguments) {
    arguments.insert(arguments.begin(), "explain");
    arguments.emplace_back("--json");
    const Finished told = folder.run(arguments);
    CAPTURE(told.errors);
    REQUIRE(told.code == 0);
    return Json::parse(told.out);
}

// What every scoring says must add up by itself.
void check_scoring(const Json& scoring) {
    CAPTURE(scoring.dump(2));
    Json majority = Json::object();
    for (const auto& [seat, weight] : scoring["majority"].items()) majority[seat] = 0;
    for (const Json& figure : scoring["figures"]) {
        const std::string seat = figure["seat"];
        majority[seat] = majority[seat].get<int>() + figure["weight"].get<int>();
    }
    CHECK(scoring["majority"] == majority);

    int sum = 0;
    bool is_void = false;
    for (const Json& line : scoring["sheet"]) {
        sum += line["points"].get<int>();
        is_void |= line["void"].get<bool>();
        CHECK(line["rule"] != "");
    }
    CHECK(scoring["points"] == (is_void ? 0 : sum));
    CHECK(scoring["awards"].size() == scoring["owners"].size());
    for (const Json& award : scoring["awards"]) CHECK(award["points"] == scoring["points"]);
    const auto counted = scoring[scoring["kind"] == "field" ? "cities" : "tiles"].size();
    CHECK(scoring["units"] == counted);
}

}  // namespace

TEST_CASE("explain: IC-4 IC-5 who got what and why, for the whole game") {
    const Finished told = Inns().run({"explain", "game.jsonl"});
    CHECK(told.errors.empty());
    CHECK(told.out == R"(decision 3, turn 1, red: place large on road1 of base/end at (1,0)
  red: 4 points for a finished road of 2 tiles
    tiles     (0,0) (1,0)
    figures   red 2: large on road1 at (1,0) counts 2
    owner     red, who has the most  [BASE-15]
    points       2  2 tiles at 1  [BASE-13]
                +2  Inns & Cathedrals, inn_value  [IC-4]
                 4  in all
    paid      red 4, from 0 to 4

decision 9, turn 3, red: pass
  blue: 0 points for an unfinished road of 1 tile
    tiles     (0,1)
    figures   blue 1: normal on road1 at (0,1)
    owner     blue, who has the most  [BASE-15]
    points       1  1 tile at 1  [BASE-13]
              void  Inns & Cathedrals, inn_unfinished: worth nothing  [IC-5]
                 0  in all
    paid      blue 0, from 0 to 0

seat  road  total
red      4      4  wins
blue     0      0
)");
}

TEST_CASE("explain: one decision, whether it scores or not") {
    const Inns folder;
    const std::string scored = folder.run({"explain", "game.jsonl", "3"}).out;
    CHECK(scored.starts_with("decision 3, turn 1, red: place large"));
    CHECK(holds(scored, "[IC-4]"));
    CHECK_FALSE(holds(scored, "decision 9"));
    CHECK(folder.run({"explain", "game.jsonl", "2"}).out ==
          "decision 2, turn 1, red: place base/end at (1,0) turned 2\n  it scores nothing; there were 10 options\n");
    CHECK(folder.run({"explain", "game.jsonl", "1"}).out ==
          "decision 1, turn 1, red: draw base/end\n  it scores nothing; it was drawn as the only kind of tile left\n");
    for (const char* n : {"0", "10"}) {
        const Finished told = folder.run({"explain", "game.jsonl", n});
        CHECK(told.code == 2);
        CHECK(holds(told.errors, "game.jsonl has decisions 1 to 9, no decision " + std::string(n)));
    }
}

TEST_CASE("explain: BASE-6 why a tile does not go there, edge by edge") {
    const Inns folder;
    CHECK(folder.run({"explain", "game.jsonl", "2", "--why", "place end at (1,0)"}).out ==
          "decision 2, turn 1: red lays base/end\n"
          "refused: base/end, turned 0, at (1,0)  [BASE-6]\n"
          "  its west edge is field, the east edge of the tile at (0,0) is road\n"
          "  at (1,0) it fits turned 2\n");
    CHECK(holds(folder.run({"explain", "game.jsonl", "2", "--why", "place end at (5,5)"}).out,
                "no tile lies beside that cell  [BASE-6]"));
}

TEST_CASE("explain: BASE-9 BASE-10 why a figure may not stand there, and who does") {
    const Inns folder("place end at (0,1)\nplace normal on field1\nplace end at (0,2)\n");
    CHECK(folder.run({"explain", "game.jsonl", "--why", "place normal on field1"}).out ==
          "decision 6, turn 2: blue may place a figure\n"
          "refused: normal on field1: a figure stands on this field already  [BASE-10]\n"
          "  red's normal on field1 at (0,1)\n");
    CHECK(holds(folder.run({"explain", "game.jsonl", "--why", "place normal on road1 at (0,0)"}).out,
                "on a tile laid earlier"));
    CHECK(holds(folder.run({"explain", "game.jsonl", "3", "--why", "place normal on field1"}).out,
                "it may: option 4 of 5"));
}

TEST_CASE("explain: BASE-4 which trait is missing") {
    const Folder folder;
    folder.write("config.toml", "players = [\"red\", \"blue\"]\n[options.base]\nfields = false\n");
    (void)folder.run({"play", "config.toml", "--seed", "1", "--seats", "red=human", "--save", "game.jsonl"}, "1\n");
    const Finished told = folder.run({"explain", "game.jsonl", "--why", "place normal on field1"});
    CHECK(holds(told.out, "a normal may not stand on a field (field1)  [BASE-9]\n"));
    CHECK(holds(told.out, "\n  normal does not have the trait stands_on.field\n"));
}

TEST_CASE("explain: --why that cannot be read is wrong usage") {
    const Finished told = Inns().run({"explain", "game.jsonl", "2", "--why", "plaice end at (1,0)"});
    CHECK(told.code == 2);
    CHECK(told.out.empty());
    CHECK(told.errors.starts_with("pontlevis: --why: no action \"plaice\""));
}

TEST_CASE("explain: --json of --why") {
    const Json json = explained(Inns(), {"game.jsonl", "2", "--why", "place end at (1,0)"});
    CHECK(json["n"] == 2);
    CHECK(json["option"] == "place base/end at (1,0)");
    CHECK(json["legal"] == false);
    CHECK(json["rule"] == "BASE-6");
    CHECK(json["options"] == 10);
    CHECK(json["facts"] == Json({"at (1,0) it fits turned 2"}));
}

TEST_CASE("explain: BASE-13 BASE-15 BASE-18 in whole games every point is explained") {
    const Folder folder;
    for (const char* config : {"base.toml", "evening.toml"}) {
        (void)folder.run(
            {"play", kit::config(config), "--seed", "3", "--seats", "red=random,blue=random", "--save", "game.jsonl"});
        const Json json = explained(folder, {"game.jsonl"});
        Json sums = {{"red", 0}, {"blue", 0}};
        std::size_t scorings = 0;
        for (const Json& decision : json["decisions"]) {
            for (const Json& scoring : decision["scorings"]) {
                ++scorings;
                check_scoring(scoring);
                for (const Json& award : scoring["awards"]) {
                    const std::string seat = award["seat"];
                    sums[seat] = sums[seat].get<int>() + award["points"].get<int>();
                }
            }
            CHECK(decision["other_points"].empty());
        }
        CHECK(json["finished"] == true);
        CHECK(json["scores"] == sums);
        CHECK(scorings > 10);
    }
}

TEST_CASE("explain: a save that does not replay") {
    const Inns folder;
    std::string save = folder.read("game.jsonl");
    const std::size_t digit = save.rfind("\"hash\":\"") + 8;
    save[digit] = save[digit] == '0' ? '1' : '0';
    folder.write("edited.jsonl", save);
    CHECK(folder.run({"explain", "edited.jsonl"}).code == 3);
    CHECK(folder.run({"explain", "edited.jsonl", "3"}).code == 0);
    CHECK(folder.run({"explain", "missing.jsonl"}).code == 1);
}

TEST_CASE("explain: never wider than 80 columns") {
    const Folder folder;
    (void)folder.run(
        {"play", kit::config("evening.toml"), "--seed", "5", "--seats", "red=greedy", "--save", "game.jsonl"});
    CHECK(kit::width(folder.run({"explain", "game.jsonl"}).out) <= 80);
}
