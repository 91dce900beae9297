// Tile files: the base game's own, what the format can say, and each way to get it wrong with its message.
#include <algorithm>
#include <map>
#include <string>

#include "base_data.h"
#include "kit/catch.h"
#include "pontlevis/core/tiles.h"

using namespace pontlevis;

namespace {

TileSet read(std::string_view toml) {
    const auto set = parse_tiles(toml, "tiles.toml");
    INFO((set ? std::string{} : set.error().text));
    REQUIRE(set);
    return *set;
}

std::string refusal(std::string_view toml) {
    const auto set = parse_tiles(toml, "tiles.toml");
    return set ? "none" : set.error().text;
}

// A set with one tile; its [[tile]] is line 3, its edges line 6, its first segment line 8.
std::string one_tile(std::string_view edges, std::string_view segments) {
    return "set = \"tiny\"\npublished = 1\n[[tile]]\nid = \"t\"\ncopies = 1\nedges = \"" + std::string(edges) +
           "\"\n[tile.segments]\n" + std::string(segments);
}

const std::string kPlain = one_tile("city field field field", R"(city1 = { edges = "N" }
field1 = { halves = "EL ER SL SR WL WR", cities = "city1" }
)");

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("BASE-6 the base game has 72 tiles of 32 types in each edition, one of them the start tile") {
    const TileSet set = read(kBaseTilesToml);

    CHECK(set.id == "base");
    CHECK(set.tiles.size() == 32);
    for (const char* edition : {"C1", "C2", "C3"}) {
        int tiles = 0, start_tiles = 0, gardens = 0, pennants = 0;
        for (const TileType& tile : set.tiles) {
            const int copies = TileSet::copies_in(tile.copies, edition);
            tiles += copies;
            start_tiles += TileSet::copies_in(tile.start_copies, edition);
            for (const SegmentType& segment : tile.segments) {
                gardens += segment.kind == "garden" ? copies : 0;
                pennants += segment.pennants * copies;
            }
        }
        CHECK(tiles == 72);
        CHECK(start_tiles == 1);
        CHECK(gardens == (std::string(edition) == "C1" ? 0 : 8));
        CHECK(pennants == 10);
    }
}

TEST_CASE("a tile is read as it is written") {
    const TileSet set = read(kBaseTilesToml);
    const TileType& tile = *std::find_if(set.tiles.begin(), set.tiles.end(), [](const TileType& each) {
        return each.id == "base/crfr-cap-straight";
    });

    CHECK(tile.edges == std::array<std::string, kSides>{"city", "road", "field", "road"});
    CHECK(tile.start_copies == std::map<std::string, int>{{"C1", 1}, {"C2", 1}, {"C3", 1}});
    REQUIRE(tile.segments.size() == 4);
    CHECK(tile.segments[0].id == "city1");
    CHECK(tile.segments[0].edges == 0b0001);
    CHECK(tile.segments[1].kind == "road");
    CHECK(tile.segments[1].edges == 0b1010);
    CHECK(tile.segments[2].halves == 0b1000'0100);  // EL WR
    CHECK(tile.segments[2].cities == 0b0001);
    CHECK(tile.segments[3].halves == 0b0111'1000);  // ER SL SR WL
    CHECK(tile.segments[3].cities == 0);
}

TEST_CASE("segments keep the order of the file, not of their names") {
    const TileSet set = read(one_tile("field field field field", R"(monastery1 = {}
field1 = { halves = "NL NR EL ER SL SR WL WR" }
baba-yaga-hut1 = {}
)"));

    CHECK(set.tiles[0].segments[0].kind == "monastery");
    CHECK(set.tiles[0].segments[1].kind == "field");
    CHECK(set.tiles[0].segments[2].kind == "baba-yaga-hut");
}

TEST_CASE("marks are names, or names with a number, a word, segments or edges") {
    const TileSet set = read(replaced(kPlain, "\"N\" }", R"("N", marks = ["inn",
        { number = 4, trade_good = "wine" }, { links = ["field1"] }, { mouths = ["N", "W"] }] })"));
    const std::vector<Mark>& marks = set.tiles[0].segments[0].marks;

    REQUIRE(marks.size() == 5);
    CHECK(find_mark(marks, "inn")->number == 1);
    CHECK(find_mark(marks, "number")->number == 4);
    CHECK(find_mark(marks, "trade_good")->word == "wine");
    CHECK(find_mark(marks, "links")->segments == 0b10);
    CHECK(find_mark(marks, "mouths")->edges == 0b1001);
    CHECK(find_mark(marks, "cathedral") == nullptr);
}

TEST_CASE("symbols, role and source belong to the tile") {
    const TileSet set = read(replaced(kPlain, "copies = 1\n", R"(copies = 1
symbols = "portal dragon"
role = "river-spring"
source = "reconstructed"
)"));
    const TileType& tile = set.tiles[0];

    CHECK(find_mark(tile.symbols, "portal") != nullptr);
    CHECK(tile.symbols[0].name == "dragon");
    CHECK(tile.role == "river-spring");
    CHECK(tile.reconstructed);
}

TEST_CASE("two cities share an edge when both say so") {
    const std::string shared = one_tile("city city city field", R"(city1 = { edges = "N E", shared = "E" }
city2 = { edges = "E S", shared = "E" }
field1 = { halves = "WL WR" }
)");

    CHECK(read(shared).tiles[0].segments[1].shared_edges == 0b0010);
    CHECK(refusal(replaced(shared, "\"N E\", shared = \"E\"", "\"N E\"")) ==
          "tiles.toml:9: tiny/t: city1 and city2 reach the east edge; if they share it, each must say shared = \"E\"");
    CHECK(refusal(replaced(shared, "\"N E\", shared = \"E\"", "\"N\", shared = \"E\"")) ==
          "tiles.toml:8: tiny/t: city1 shares the east edge, but does not reach it; add it to its edges\n"
          "tiles.toml:9: tiny/t: city2 shares the east edge, but no other segment reaches it");
}

TEST_CASE("copies count for every edition, or for those that are listed") {
    const std::map<std::string, int> listed = {{"C1", 3}}, all = {{"all", 2}, {"C1", 3}};

    CHECK(TileSet::copies_in(listed, "C1") == 3);
    CHECK(TileSet::copies_in(listed, "C2") == 0);
    CHECK(TileSet::copies_in(all, "C1") == 3);
    CHECK(TileSet::copies_in(all, "C2") == 2);
}

TEST_CASE("a tile file that breaks a rule of tiles is refused with the line of the segment") {
    struct Example {
        std::string edges, segments, message;
    };
    const std::string round = "field1 = { halves = \"NL NR EL ER SL SR WL WR\" }\n";
    const Example examples[] = {
        {"city city city city", "city1 = { edges = \"N E S\" }\n",
         "tiles.toml:3: tiny/t: the west edge is \"city\", and no segment reaches it; expected one city"},
        {"field field field field", "field1 = { halves = \"NL NR EL ER SL SR WL\" }\n",
         "tiles.toml:3: tiny/t: the west edge is \"field\", and no field reaches its half WR; expected one"},
        {"field field field field", round + "road1 = { edges = \"S\" }\n",
         "tiles.toml:9: tiny/t: road1 reaches the south edge, which is \"field\"; expected \"road\""},
        {"field field field field", round + "field2 = { halves = \"WR\" }\n",
         "tiles.toml:9: tiny/t: field1 and field2 reach the half edge WR; it belongs to one field"},
        {"city city city city", "city1 = { edges = \"N E S W\" }\nfield1 = { halves = \"NL\" }\n",
         "tiles.toml:9: tiny/t: field1 reaches the half edge NL, but the north edge is \"city\"; expected none"},
        {"field road field road",
         "road1 = { edges = \"E W\" }\n" + round,
         "tiles.toml:9: tiny/t: road1 and field1 cross on the way round the tile; if one passes over the other, field1 "
         "must say crosses = \"road1\""},
        {"field feild field field", round,
         "tiles.toml:3: tiny/t: the east edge is \"feild\", but only fields reach it; expected \"field\""},
        {"pipe pipe pipe pipe", "pipe1 = { edges = \"N E S\" }\n",
         "tiles.toml:3: tiny/t: the west edge is \"pipe\" and has no segment that reaches it and no field; on tiny/t "
         "(line 3) such an edge has one pipe that reaches it and no field"},
        {"field field field field", "field1 = {}\n",
         "tiles.toml:8: tiny/t: field1: expected either \"halves\" or inner = true"},
        {"field field field field", round + "field2 = { inner = true, cities = \"field1\" }\n",
         "tiles.toml:9: tiny/t: field2: \"field1\" is no city"},
        {"field field field field", round + "field2 = { inner = true, cities = \"city1\" }\n",
         "tiles.toml:9: tiny/t: field2: \"cities\" has no \"city1\"; known are \"field1\", \"field2\""},
        {"field field field field", round + "garden1 = { marks = [{ links = [\"feild1\"] }] }\n",
         "tiles.toml:9: tiny/t: garden1: \"links\" has no \"feild1\"; perhaps you meant \"field1\""},
        {"field field field field", round + "garden = {}\n",
         "tiles.toml:9: tiny/t: garden: no segment id; expected its kind and a number, such as \"city1\""},
    };
    for (const Example& example : examples) {
        CHECK(refusal(one_tile(example.edges, example.segments)) == example.message);
    }
}

TEST_CASE("a tile may be drawn from a pool, and lie on the table at the start") {
    const std::string start = "[[start]]\ntile = \"t\"\nat = [0, 0]\n";
    const TileSet set = read(replaced(kPlain, "copies = 1\n", "copies = 1\npool = \"lakes.river\"\n") + start +
                             "[[start]]\ntile = \"t\"\nat = [0, -1]\nturn = 3\n");

    CHECK(set.tiles[0].pool == "lakes.river");
    REQUIRE(set.start.size() == 2);
    CHECK(set.start[0].tile == "t");
    CHECK(set.start[0].turns == 0);
    CHECK(set.start[1].cell.y == -1);
    CHECK(set.start[1].turns == 3);
    CHECK(read(kPlain).start.empty());

    struct Example {
        std::string more, message;
    };
    const Example examples[] = {  // the start begins in line 10
        {"[[start]]\ntile = \"t\"\n", "tiles.toml:10: start: \"at\" is missing"},
        {"[[start]]\ntile = \"t\"\nat = [1]\n", "tiles.toml:12: start: at should be two whole numbers, as in [0, -1]"},
        {"[[start]]\ntile = \"t\"\nat = [0, 101]\n", "tiles.toml:12: start: at is 101, but can only be a whole number from -100 to 100"},
        {"[[start]]\ntile = \"t\"\nat = [0, 1]\n", "tiles.toml:10: start: the first tile lies at (0,1); expected (0,0)"},
        {start + "[[start]]\ntile = \"t\"\nat = [1, 1]\n", "tiles.toml:13: start: no tile above lies beside (1,1)"},
        {start + start, "tiles.toml:13: start: two tiles at (0,0)"},
        {start + "turn = 4\n", "tiles.toml:13: start: turn is 4, but can only be a whole number from 0 to 3"},
        {"[[start]]\ntile = \"tt\"\nat = [0, 0]\n", "tiles.toml:10: start: this file has no tile \"tt\"; perhaps you meant \"t\""},
        {start + "turns = 1\n", "tiles.toml:13: start: a tile at the start has no \"turns\"; perhaps you meant \"turn\""},
        {"[start]\ntile = \"t\"\n", "tiles.toml:10: start is a table, but should be tables, each under its own [[start]]"},
    };
    for (const Example& example : examples) CHECK(refusal(kPlain + example.more) == example.message);
    std::string many;
    for (int i = 0; i < 70; ++i) many += start;
    CHECK(refusal(kPlain + many) == "tiles.toml:10: start: 70 tiles at the start; 64 are possible");
    CHECK(refusal(replaced(kPlain, "copies = 1\n", "copies = 1\npool = 3\n")) ==
          "tiles.toml:6: tiny/t: pool is a whole number, but should be a text in quotes");
}

TEST_CASE("an edge under a name in full may be reached by a segment of another kind, or by fields alone") {
    const std::string round = "field1 = { halves = \"NL NR EL ER SL SR WL WR\" }\n";
    CHECK(refusal(one_tile("ghosts.mist field field field", "road1 = { edges = \"N\" }\n" + round)) == "none");
    CHECK(refusal(one_tile("lakes.shore field field field", round)) == "none");
    CHECK(refusal(one_tile("mist field field field", "road1 = { edges = \"N\" }\n" + round)) ==
          "tiles.toml:8: tiny/t: road1 reaches the north edge, which is \"mist\"; expected \"road\"");
    CHECK(refusal(one_tile("ghosts.mist field ghosts.mist field", "road1 = { edges = \"N\" }\npath1 = { edges = \"S\" }\n" + round)) ==
          "tiles.toml:3: tiny/t: the south edge is \"ghosts.mist\" and has one path that reaches it and a field on each half; on tiny/t (line 3) "
          "such an edge has one road that reaches it and a field on each half");
    CHECK(refusal(one_tile("lakes.ruin field field field", "\"lakes.ruin1\" = { edges = \"N\", pennants = 2 }\n" + round)) == "none");
}

TEST_CASE("a crossing that a segment declares is accepted") {
    CHECK(refusal(one_tile("road road road road", R"(road1 = { edges = "N S", crosses = "road2" }
road2 = { edges = "E W" }
field1 = { halves = "NL WR" }
field2 = { halves = "NR EL" }
field3 = { halves = "ER SL" }
field4 = { halves = "SR WL" }
)")) == "none");
}

TEST_CASE("copies have to add up to what was published") {
    CHECK(refusal(replaced(kPlain, "published = 1", "published = 2")) ==
          "tiles.toml:2: 2 tiles are published in edition \"all\", but the copies below add up to 1");
    CHECK(refusal(replaced(replaced(kPlain, "published = 1", "published = { C1 = 1 }"), "copies = 1",
                           "copies = { C1 = 1, C4 = 1 }")) ==
          "tiles.toml:3: tiny/t: 1 copies in edition \"C4\", which published does not list; perhaps you meant \"C1\"");
    CHECK(refusal(replaced(kPlain, "copies = 1", "copies = 1\nstart_copies = 2")) ==
          "tiles.toml:3: tiny/t: 2 start copies in edition \"all\", but it has 1 in all");
}

TEST_CASE("ids are unique: tiles in the set, segments on the tile") {
    const std::string second = kPlain.substr(kPlain.find("[[tile]]"));
    CHECK(refusal(replaced(kPlain, "published = 1", "published = 2") + second) ==
          "tiles.toml:10: tiny/t: there is a tile of that id above");
    CHECK(refusal(kPlain + "city1 = {}\n").starts_with("tiles.toml:10:9: this is not TOML: "));
}

TEST_CASE("a syntax error of a tile file is told with line and column") {
    CHECK(refusal("set = \"tiny\"\npublished = [1,\n").starts_with("tiles.toml:2:17: this is not TOML: "));
    CHECK(refusal("prix_\u00e9t\u00e9 = 1").starts_with("tiles.toml:1:6: this is not TOML: "));
    CHECK(refusal("[[[").starts_with("tiles.toml:1:3: this is not TOML: "));
}

TEST_CASE("an unknown key of a tile file is refused with the nearest names") {
    CHECK(refusal("titel = \"Tiny\"\n" + kPlain) ==
          "tiles.toml:1: a tile set has no \"titel\"; perhaps you meant \"title\"");
    CHECK(refusal(replaced(kPlain, "copies = 1", "copies = 1\nrolle = \"lake\"")) ==
          "tiles.toml:6: tiny/t: a tile has no \"rolle\"; perhaps you meant \"role\"");
    CHECK(refusal(replaced(kPlain, "edges = \"N\"", "edges = \"N\", penants = 1")) ==
          "tiles.toml:8: tiny/t: city1: a city has no \"penants\"; perhaps you meant \"pennants\"");
    CHECK(refusal(replaced(kPlain, "\"N\" }", "\"n\" }")) ==
          "tiles.toml:8: tiny/t: city1: \"edges\" has no \"n\"; known are \"N\", \"E\", \"S\", \"W\"");
}

TEST_CASE("a wrong type in a tile file is refused with the right one") {
    CHECK(refusal(replaced(kPlain, "copies = 1", "copies = \"one\"")) ==
          "tiles.toml:5: tiny/t: copies: the number is a text, but should be a whole number, or a table of "
          "editions such as { C1 = 4, C2 = 3 }");
    CHECK(refusal(replaced(kPlain, "copies = 1", "copies = -1")) ==
          "tiles.toml:5: tiny/t: copies: all is -1, but can only be a whole number from 0 to 10000");
    CHECK(refusal(replaced(kPlain, "{ edges = \"N\" }", "\"N\"")) ==
          "tiles.toml:8: tiny/t: city1: a segment is a text, but should be a table, such as { edges = \"N\" }");
    CHECK(refusal(replaced(kPlain, "\"city field field field\"", "\"city field\"")) ==
          "tiles.toml:6: tiny/t: \"edges\" has 2 words; expected 4, for north, east, south and west");
    CHECK(refusal("set = \"tiny\"\npublished = 0\ntile = 3\n") ==
          "tiles.toml:3: tile is a whole number, but should be tables, each under its own [[tile]]");
}

TEST_CASE("all problems of a tile file are told at once, in the order of its lines") {
    CHECK(refusal(replaced(replaced(kPlain, "set = \"tiny\"", "sett = \"tiny\""), "\"EL ER", "\"EL EE")) ==
          "tiles.toml:1: a tile set has no \"sett\"; perhaps you meant \"set\"\n"
          "tiles.toml:1: \"set\" is missing\n"
          "tiles.toml:9: t: field1: \"halves\" has no \"EE\"; perhaps you meant \"EL\" or \"ER\"");
}

TEST_CASE("ten megabytes of garbage as a tile file are refused in one line") {
    std::string garbage(10'000'000, '\0');
    unsigned noise = 1;
    for (char& c : garbage) c = static_cast<char>((noise = noise * 1664525u + 1013904223u) >> 24);

    CHECK(refusal(garbage) == "tiles.toml: 10000000 bytes are too many, the limit is 1048576; is it the right file?");
    CHECK(refusal(garbage.substr(0, 1'000'000)).size() < 200);
}
