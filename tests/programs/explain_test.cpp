// `pontlevis explain`: who got what and why, and why an option is not there.
#include <nlohmann/json.hpp>

#include <algorithm>

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

// Without the breaks of lines that are too long.
std::string unbroken(std::string text) {
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at)) {
        const std::size_t end = std::min(text.find_first_not_of(" \n", at), text.size());
        text.replace(at, end - at, " ");
    }
    return text;
}

// Four tiles, all alike: a road that leads over a drawbridge into a city.
constexpr const char* kGates = R"(
set = "base"
published = { all = 4 }
[[tile]]
id = "gate"
copies = 4
start_copies = 1
edges = "city field road field"
junctions = ["city1 road1"]
[tile.segments]
city1  = { edges = "N" }
road1  = { edges = "S", marks = [{ drawbridge = ["city1"] }] }
field1 = { halves = "EL ER SL", cities = "city1" }
field2 = { halves = "SR WL WR", cities = "city1" }
)";

// A folder with a game in which red's wagon has finished a road between two open cities, and stays.
struct Gates : Folder {
    Gates() {
        write("tiles.toml", kGates);
        write("config.toml", R"(
players = ["red", "blue"]
expansions = ["drawbridges", "abbey-and-mayor", "traders-and-builders"]
[options.base]
tiles = "tiles.toml"
[options.drawbridges]
tiles = false
[options.abbey-and-mayor]
tiles = false
elements = ["wagon"]
[options.traders-and-builders]
tiles = false
)");
        const Finished played = run({"play", "config.toml", "--seats", "red=human,blue=human", "--save", "game.jsonl"},
                                    "place gate at (0,1) turned 2\nplace wagon on road1\npass\npass\n");
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

// The majority is the sum of what its figures weigh.
void check_majority(const Json& scoring) {
    Json majority = Json::object();
    for (const auto& [seat, weight] : scoring["majority"].items()) majority[seat] = 0;
    for (const Json& figure : scoring["figures"]) {
        const std::string seat = figure["seat"];
        CHECK(figure["rule"] != "");
        if (seat != "nobody") majority[seat] = majority[seat].get<int>() + figure["weight"].get<int>();
    }
    CHECK(scoring["majority"] == majority);
    if (scoring["owners_by"] != "base") return;
    int most = 1;
    for (const Json& weight : scoring["majority"]) most = std::max(most, weight.get<int>());
    for (const auto& [seat, weight] : scoring["majority"].items())
        CHECK((weight == most) == (std::find(scoring["owners"].begin(), scoring["owners"].end(), seat) != scoring["owners"].end()));
}

// The formula of docs/notation.md.
int sum_of(const Json& sheet) {
    int rates = 0, add = 0, num = 1, den = 1, extra = 0;
    bool is_void = false;
    for (const Json& line : sheet) {
        CHECK(line["rule"] != "");
        if (!line["seat"].is_null()) continue;
        rates += line["points"].get<int>() - line["add"].get<int>() - line["extra"].get<int>();
        add += line["add"].get<int>();
        extra += line["extra"].get<int>();
        num *= line["num"].get<int>();
        den *= line["den"].get<int>();
        is_void |= line["void"].get<bool>();
    }
    const int product = ((is_void ? 0 : rates) + add) * num;
    return (product > 0 ? (product + den - 1) / den : product / den) + extra;
}

// Every owner gets the points and what is his alone, down to a score of 0.
void check_awards(const Json& scoring, Json& scores) {
    CHECK(scoring["awards"].size() == scoring["owners"].size());
    for (const Json& award : scoring["awards"]) {
        const std::string seat = award["seat"];
        int due = scoring["points"];
        for (const Json& line : scoring["sheet"])
            if (line["seat"] == seat) due += line["points"].get<int>();
        const int before = scores[seat].get<int>(), after = before + award["points"].get<int>();
        CHECK(after == std::max(before + due, std::min(before, 0)));
        scores[seat] = after;
    }
}

// What every scoring says must add up by itself. `scores` are those before it, and then those after it.
void check_scoring(const Json& scoring, Json& scores) {
    CAPTURE(scoring.dump(2));
    check_majority(scoring);
    CHECK(scoring["points"] == sum_of(scoring["sheet"]));
    check_awards(scoring, scores);
    const std::string kind = scoring["kind"];
    if (kind.find('.') != std::string::npos) return;  // only its plugin knows what is counted
    const auto counted = scoring[kind == "field" ? "cities" : "tiles"].size();
    CHECK(scoring["units"] == counted);
}

/// How often something was seen in explanations.
struct Seen {
    std::size_t scorings = 0, factors = 0, voids = 0, extras = 0, for_one = 0, other_owners = 0, other_weights = 0;
    std::size_t own_modes = 0, other_points = 0, moved = 0, notes = 0;

    void count(const Json& scoring) {
        ++scorings;
        for (const Json& line : scoring["sheet"]) {
            factors += line["den"] != 1 || line["num"] != 1;
            voids += line["void"].get<bool>();
            extras += line["add"] != 0 || line["extra"] != 0;
            for_one += !line["seat"].is_null();
        }
        for (const Json& figure : scoring["figures"]) other_weights += figure["by"] != "base";
        other_owners += scoring["owners_by"] != "base";
        own_modes += scoring["mode"].get<std::string>().find('.') != std::string::npos;
    }
};

// Every point of a whole game is explained: from 0 to the scores at its end.
void check_game(const Json& json, Seen& seen) {
    Json scores = Json::object();
    for (const Json& seat : json["seats"]) scores[seat.get<std::string>()] = 0;
    for (const Json& decision : json["decisions"]) {
        CAPTURE(decision["n"].get<int>(), decision["option"].get<std::string>());
        for (const Json& scoring : decision["scorings"]) {
            seen.count(scoring);
            check_scoring(scoring, scores);
        }
        for (const Json& award : decision["other_points"]) {
            ++seen.other_points;
            CHECK(award["rule"] != "");
            CHECK(award["by"] != "");
            const std::string seat = award["seat"];
            scores[seat] = scores[seat].get<int>() + award["points"].get<int>();
        }
        for (const Json& event : decision["events"]) ++(event["what"] == "note" ? seen.notes : seen.moved);
    }
    CHECK(json["finished"] == true);
    CHECK(json["scores"] == scores);
}

}  // namespace

TEST_CASE("explain: IC-4 IC-5 who got what and why, for the whole game") {
    const Finished told = Inns().run({"explain", "game.jsonl"});
    CHECK(told.errors.empty());
    CHECK(told.out == R"(decision 3, turn 1, red: place large on road1 of base/end at (1,0)
  red: 4 points for a finished road of 2 tiles
    tiles     (0,0) (1,0)
    figures   red 2: large on road1 at (1,0) counts 2, Inns & Cathedrals
    owner     red, who has the most  [BASE-15]
    points       2  2 tiles at 1  [BASE-13]
                +2  Inns & Cathedrals, inn value  [IC-4]
                 4  in all
    paid      red 4, from 0 to 4

decision 9, turn 3, red: pass
  blue: 0 points for an unfinished road of 1 tile
    tiles     (0,1)
    figures   blue 1: normal on road1 at (0,1)
    owner     blue, who has the most  [BASE-15]
    points       1  1 tile at 1  [BASE-13]
              void  Inns & Cathedrals, inn unfinished: worth nothing  [IC-5]
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

TEST_CASE("explain: WAG-4 DB-18 a figure and a place are enough to ask, and a fate tells whom it is for") {
    const Gates folder;
    const auto why = [&](const std::string& words) { return folder.run({"explain", "game.jsonl", "4", "--why", words}).out; };
    const std::string head = "decision 4, turn 1: red decides on The Drawbridges, cross  [DB-15]\n";
    CHECK(why("wagon to city1 at (0,1)") == head + "it may: option 2 of 3, cross red wagon 1 on city1 of base/gate at (0,1)\n");
    CHECK(holds(why("wagon to (0,0)"), "it may: option 3 of 3, cross red wagon 1 on city1 of base/gate at (0,0)"));
    const std::string field = why("wagon to field1 at (0,1)");
    CHECK(field.starts_with(head + "cross red wagon 1 on field1 of base/gate at (0,1)\n"));
    CHECK(holds(unbroken(field), "drawbridges.cross is a fate of a figure with the trait drawbridges.crosses, of a"));
    const std::string builder = why("builder to city1 at (0,0)");
    CHECK(holds(builder, "red's builder is in the supply"));
    CHECK(holds(builder, "builder does not have the trait drawbridges.crosses"));
    CHECK_FALSE(holds(field, "does not have the trait drawbridges.crosses"));

    // The wagon stays; then it may drive, but not upon what is finished, nor into fields.
    const auto then = [&](const std::string& words) { return folder.run({"explain", "game.jsonl", "5", "--why", words}).out; };
    CHECK(then("wagon to (0,1)").starts_with("decision 5, turn 1: red decides on Abbey & Mayor, drive  [WAG-3]\n"));
    CHECK(holds(then("wagon to road1 at (0,1)"), "refused: abbey-and-mayor.drive: that is completed already  [BASE-8]"));
    CHECK(holds(unbroken(then("wagon to field1 at (0,1)")), "refused: abbey-and-mayor.drive: it may not stand on features of that kind [BASE-9]"));
    CHECK(holds(then("wagon to field1 at (0,1)"), "wagon does not have the trait stands_on.field"));
    const Finished nowhere = folder.run({"explain", "game.jsonl", "5", "--why", "wagon to (7,7)"});
    CHECK(nowhere.code == 2);
    CHECK(holds(nowhere.errors, "no tile lies at (7,7)"));
}

TEST_CASE("explain: TB-2 DB-15 why actions of plugins are not offered") {
    const Gates folder;
    const auto why = [&](const std::string& n, const std::string& words) { return folder.run({"explain", "game.jsonl", n, "--why", words}).out; };
    const std::string join = why("3", "join builder on road1");
    CHECK(holds(unbroken(join), "refused: traders-and-builders.join is not offered now: no own normal or wagon is on a feature of the tile  [TB-2]"));
    CHECK(holds(join, "\n  traders-and-builders.join is offered at wood.main\n"));
    CHECK(holds(why("3", "cross red wagon 1 on city1 at (0,0)"), "refused: drawbridges.cross is not offered now  [DB-15]"));
    const Json json = explained(folder, {"game.jsonl", "5", "--why", "wagon to road1"});
    CHECK(json["meant"].size() == 1);
    CHECK(json["meant"][0]["rule"] == "BASE-8");
    CHECK(json["meant"][0]["legal"] == false);
}

TEST_CASE("explain: RIV-5 whose veto it is") {
    const Folder folder;
    folder.write("bends.toml", R"(
set = "river"
published = { all = 5 }
[[start]]
tile = "spring"
at = [0, 0]
turn = 2
[[tile]]
id = "spring"
copies = 1
edges = "field field field river"
pool = "spring"
[tile.segments]
river1 = { edges = "W" }
field1 = { halves = "NL NR EL ER SL SR WL WR" }
[[tile]]
id = "bend"
copies = 4
edges = "field field river river"
pool = "river"
[tile.segments]
river1 = { edges = "S W" }
field1 = { halves = "NL NR EL ER SL WR" }
field2 = { halves = "SR WL" }
)");
    folder.write("config.toml", "players = [\"red\", \"blue\"]\nexpansions = [\"river\"]\n[options.river]\ntiles = \"bends.toml\"\n");
    REQUIRE(folder.run({"play", "config.toml", "--seats", "red=human,blue=human", "--save", "game.jsonl"}, "place bend at (1,0)\npass\n").code == 0);
    const std::string told = folder.run({"explain", "game.jsonl", "--why", "place bend at (1,1) turned 1"}).out;
    INFO(told);
    CHECK(holds(unbroken(told), "refused: river.turns_back forbids that place  [RIV-5]"));
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
        Seen seen;
        check_game(explained(folder, {"game.jsonl"}), seen);
        CHECK(seen.scorings > 10);
        CHECK(seen.other_points == 0);
    }
}

TEST_CASE("explain: with all expansions at one table every line adds up, and every point is explained") {
    const Folder folder;
    Seen seen;
    for (const char* seed : {"1", "2", "3", "4"}) {
        (void)folder.run({"play", kit::config("big-table.toml"), "--seed", seed, "--seats",
                          "red=random,blue=random,green=random,yellow=random,black=random", "--save", "game.jsonl"});
        check_game(explained(folder, {"game.jsonl"}), seen);
        CHECK(kit::width(folder.run({"explain", "game.jsonl"}).out) <= 80);
    }
    CHECK(seen.scorings > 250);
    CAPTURE(seen.factors, seen.voids, seen.extras, seen.for_one, seen.other_owners, seen.other_weights, seen.own_modes,
            seen.other_points, seen.moved, seen.notes);
    for (const std::size_t often : {seen.factors, seen.voids, seen.extras, seen.for_one, seen.other_owners, seen.other_weights,
                                    seen.own_modes, seen.other_points, seen.moved, seen.notes})
        CHECK(often > 0);
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
