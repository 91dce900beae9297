// What manifests declare, put together for a table: numbers, rows, orders and filters of the parts of several
// plugins, and what does not go together. Messages about needs, traits and marks are composition_test.cpp's.
#include <algorithm>

#include "engine/machine.h"
#include "made_up.h"
#include "pontlevis/core/game.h"
#include "pontlevis/core/text.h"

using namespace pontlevis;
using Catch::Contains;
using made_up::Folders;

namespace {

using Names = std::vector<std::string>;

std::uint32_t number(const Ruleset& rules, std::uint32_t what, const char* name) {
    const std::uint32_t* found = rules.machine().plugins.numbers.find(plv_name_key(what, plv_hash(name)));
    return found == nullptr ? 1'000'000 : *found;  // above all numbers, and not PLV_NONE
}

std::size_t type_of(const Ruleset& rules, const std::string& id) {
    const auto found = std::find_if(rules.tiles.begin(), rules.tiles.end(), [&](const TileType& tile) { return tile.id == id; });
    REQUIRE(found != rules.tiles.end());
    return static_cast<std::size_t>(found - rules.tiles.begin());
}

template <class Row>
Names ids_of(const std::vector<Row>& rows) {
    Names ids;
    for (const Row& row : rows) ids.push_back(row.id);
    return ids;
}

// A tile set; `tiles` has a line or more for each.
std::string set(const std::string& id, int tiles, const std::string& text) {
    return "set = \"" + id + "\"\npublished = " + std::to_string(tiles) + "\n" + text;
}

// A tile of fields; `more` are keys of the tile.
std::string meadow(const std::string& id, const std::string& more = "", int copies = 1) {
    return "[[tile]]\nid = \"" + id + "\"\ncopies = " + std::to_string(copies) + "\nedges = \"field field field field\"\n" + more +
           "[tile.segments]\nfield1 = { halves = \"NL NR EL ER SL SR WL WR\" }\n";
}

// A tile with one word on all its edges, reached by nothing.
std::string bare_tile(const std::string& id, const std::string& word) {
    return "[[tile]]\nid = \"" + id + "\"\ncopies = 1\nedges = \"" + word + " " + word + " " + word + " " + word + "\"\n[tile.segments]\nmonastery1 = {}\n";
}

}  // namespace

// ---- the board ------------------------------------------------------------------------------------

TEST_CASE("compose: a plugin's kind of feature is one like the base game's") {
    Folders plugins;
    plugins.add("lakes", "[feature.ruin]\ncomplete = 3\nfinal = 1\nmark_complete = 2\nfield_worth = 4\n[feature.shore]\ncompletes = \"never\"\n"
                         "[figure.digger]\ntraits = { weight = 1, \"stands_on.lakes.ruin\" = true }\n");
    plugins.write("one/lakes/tiles.toml", set("lakes", 1, "[[tile]]\nid = \"pit\"\ncopies = 1\nedges = \"ruin ruin ruin ruin\"\n[tile.segments]\n"
                                                          "ruin1 = { edges = \"N E\", pennants = 1 }\nruin2 = { edges = \"S W\" }\n"));
    const auto rules = plugins.rules({"lakes"});

    REQUIRE(rules->feature_kinds.size() == 7);
    CHECK(rules->feature_kinds[5].name == "lakes.ruin");
    const FeatureTraits& ruin = rules->machine().features[5];
    CHECK(ruin.completes);
    CHECK_FALSE(ruin.surrounded);
    CHECK(ruin.rate_complete == 3);
    CHECK(ruin.rate_final == 1);
    CHECK(ruin.mark_complete == 2);
    CHECK(ruin.field_worth == 4);
    CHECK_FALSE(rules->machine().features[6].completes);
    const TileType& pit = rules->tiles[type_of(*rules, "lakes/pit")];
    CHECK(pit.segments[0].kind == "lakes.ruin");
    CHECK(pit.edges[0] == "lakes.ruin");
    CHECK(rules->figure_kinds[1].stands_on == 1u << 5);
    CHECK(number(*rules, PLV_FEATURE_KIND, "lakes.ruin") == 5);
    CHECK(number(*rules, PLV_FEATURE_KIND, "road") == 1);
}

TEST_CASE("compose: what belongs to a kind that is not in play is taken off the tiles") {
    Folders plugins;
    plugins.add("lakes", "[element.ruins]\n[feature.ruin]\nelement = \"ruins\"\n");
    plugins.add("walls");
    plugins.write("one/walls/tiles.toml", set("walls", 1, "[[tile]]\nid = \"pit\"\ncopies = 1\nedges = \"city field field field\"\njunctions = [\"ruin1 field1\", \"city1 ruin1 field1\"]\n"
                                                          "[tile.segments]\nruin1 = {}\ncity1 = { edges = \"N\" }\n"
                                                          "field1 = { halves = \"EL ER SL SR WL WR\", cities = \"city1\" }\n"));
    const auto rules = plugins.rules({"walls"});
    const TileType& pit = rules->tiles[type_of(*rules, "walls/pit")];

    REQUIRE(pit.segments.size() == 2);
    CHECK(pit.segments[0].id == "city1");
    CHECK(pit.segments[1].cities == 0b01);
    CHECK(pit.junctions == std::vector<std::vector<std::uint8_t>>{{0, 1}});
    CHECK(rules->notes == Names{"walls: a ruin is nothing here; its plugin or element is not in play"});
    CHECK(plugins.rules({"walls", "lakes"})->tiles[type_of(*rules, "walls/pit")].segments.size() == 3);
    CHECK(plugins.rules({"walls", "lakes"}, "[options.lakes]\nelements = []\n")->notes.size() == 1);

    plugins.write("one/walls/tiles.toml", set("walls", 1, "[[tile]]\nid = \"pit\"\ncopies = 1\nedges = \"field field field field\"\n[tile.segments]\n"
                                                          "riun1 = {}\nfield1 = { halves = \"NL NR EL ER SL SR WL WR\" }\n"));
    CHECK(plugins.refusal({"walls"}) == "table.toml: walls/pit: riun1 is a riun, which no installed plugin knows");
}

TEST_CASE("compose: an edge lies against itself and against what one of both says") {
    Folders plugins;
    plugins.add("ghosts", "[edge.mist]\nfits = \"road\"\n[edge.fog]\nfits = \"ghosts.mist\"\n[edge.wall]\nfits = \"*\"\n");
    plugins.write("one/ghosts/tiles.toml", set("ghosts", 4, bare_tile("mist", "ghosts.mist") + bare_tile("fog", "fog") + bare_tile("wall", "wall") + bare_tile("own", "unsaid")));
    const auto rules = plugins.rules({"ghosts"});
    const Game game(rules, 7);  // the start tile has a city in the north, roads east and west, a field in the south
    const auto fits = [&](const char* tile, Cell at) { return game.fits(static_cast<std::uint16_t>(type_of(*rules, std::string("ghosts/") + tile)), at) != 0; };

    CHECK(fits("mist", {1, 0}));
    CHECK_FALSE(fits("mist", {0, 1}));
    CHECK_FALSE(fits("fog", {1, 0}));
    CHECK(fits("wall", {1, 0}));
    CHECK(fits("wall", {0, -1}));
    CHECK_FALSE(fits("own", {1, 0}));
    const Machine& machine = rules->machine();
    const auto beside = [&](const char* tile, const char* other) {  // whether it fits an open cell north of the other
        const std::uint16_t demand = machine.tiles[type_of(*rules, std::string("ghosts/") + other)].demand[0][0];
        return machine.fits(static_cast<Index>(type_of(*rules, std::string("ghosts/") + tile)), demand) != 0;
    };
    CHECK(beside("fog", "mist"));
    CHECK(beside("mist", "fog"));
    CHECK_FALSE(beside("own", "mist"));
    CHECK(beside("own", "own"));
}

TEST_CASE("compose: an edge that closes needs a neighbour, a tile for holes four of them") {
    Folders plugins;
    plugins.add("abbeys", "[edge.shut]\nfits = \"*\"\ncloses = true\n[edge.hole]\nfits = \"*\"\nhole = true\n");
    plugins.write("one/abbeys/tiles.toml", set("abbeys", 2, "[[tile]]\nid = \"gate\"\ncopies = 1\nedges = \"abbeys.shut field field field\"\n[tile.segments]\n"
                                                            "field1 = { halves = \"EL ER SL SR WL WR\" }\n" + bare_tile("abbey", "hole")));
    const auto rules = plugins.rules({"abbeys"});
    const Machine& machine = rules->machine();
    const std::size_t gate = type_of(*rules, "abbeys/gate"), abbey = type_of(*rules, "abbeys/abbey");

    CHECK(machine.some_close);
    CHECK(machine.tiles[gate].closes == std::array<std::uint8_t, 4>{0b0001, 0b0010, 0b0100, 0b1000});
    CHECK(machine.tiles[abbey].closes == std::array<std::uint8_t, 4>{});
    const Game game(rules, 7);
    CHECK(game.fits(static_cast<std::uint16_t>(gate), {0, -1}) == 0b0100);  // its gate turned south, to the city
    CHECK(game.fits(static_cast<std::uint16_t>(abbey), {1, 0}) == 0);
    std::uint32_t signature = 0;  // roads on all sides
    for (int side = 0; side < kSides; ++side) {
        const auto kind = std::find(machine.edge_names.begin(), machine.edge_names.end(), "road") - machine.edge_names.begin();
        signature = signature * (machine.edge_kinds + 1) + static_cast<std::uint32_t>(kind) + 1;
    }
    CHECK(machine.fits(static_cast<Index>(abbey), static_cast<std::uint16_t>(signature)) != 0);
    CHECK(machine.fits(static_cast<Index>(abbey), 0) == 0);
}

TEST_CASE("compose: marks of whole tiles stay on them, and belong there") {
    Folders plugins;
    plugins.add("lakes", "[attribute.mill]\non = \"tile\"\n[attribute.old]\n");
    const auto marked = [&](const std::string& symbol) { plugins.write("one/lakes/tiles.toml", set("lakes", 1, meadow("m", "symbols = \"" + symbol + "\"\n"))); };

    marked("mill");
    const auto rules = plugins.rules({"lakes"});
    CHECK(find_mark(rules->tiles[type_of(*rules, "lakes/m")].symbols, "lakes.mill") != nullptr);
    marked("old");
    CHECK(plugins.refusal({"lakes"}) == "table.toml: lakes/m bears lakes.old, which belongs on segments\n  PLUGINS/lakes/plugin.toml:8");
    marked("odl");
    CHECK(plugins.refusal({"lakes"}) == "table.toml: lakes/m bears \"odl\", which no installed plugin knows");
}

TEST_CASE("compose: attributes are many, those of filters come first and have a bit") {
    Folders plugins;
    std::string many;
    for (int i = 0; i < 20; ++i) many += "[attribute.a" + std::to_string(i) + "]\non = \"" + (i % 2 ? "tile" : "road") + "\"\n";
    const auto handler = [](int i) {
        const std::string n = std::to_string(i);
        return "[handler.h" + n + "]\npoint = \"score.sheet\"\nrule = \"LK-1\"\nfilter = { attribute = \"lakes.a" + n + "\" }\n";
    };
    plugins.add_code("lakes", many + handler(18));
    const auto rules = plugins.rules({"lakes"});

    CHECK(rules->attributes.size() == 20);
    CHECK(rules->attributes[0] == "lakes.a18");
    CHECK(rules->attributes[1] == "lakes.a0");
    CHECK(rules->attributes[10] == "lakes.a1");
    CHECK(rules->machine().attributes.size() == 16);
    CHECK(number(*rules, PLV_ATTRIBUTE, "lakes.a18") == 0);
    CHECK(number(*rules, PLV_ATTRIBUTE, "lakes.a19") == 19);
    CHECK(rules->machine().plugins.sheets[0].filter.attributes == 1);

    std::string all;
    for (int i = 0; i < 17; ++i) all += "[attribute.a" + std::to_string(i) + "]\n";
    for (int i = 0; i < 17; ++i) all += handler(i);
    plugins.add_code("lakes", all);
    CHECK_THAT(plugins.refusal({"lakes"}), Contains("\"lakes.a16\" is one attribute too many to filter by; 16 are possible"));
}

// ---- the bag and the start ------------------------------------------------------------------------

TEST_CASE("compose: tile types stand in the order of their pools, what is never drawn last") {
    Folders plugins;
    plugins.add("river", "[pool.late]\norder = 3\n[pool.river]\norder = -2\n[pool.treasure]\ndrawn = false\n");
    plugins.write("one/river/tiles.toml", set("river", 6, meadow("late", "pool = \"late\"\n") + meadow("treasure", "pool = \"treasure\"\n", 2) +
                                                              meadow("river", "pool = \"river.river\"\n", 3)));
    const auto rules = plugins.rules({"river"});

    CHECK(rules->tiles.front().id == "river/river");
    CHECK(rules->tiles[rules->tiles.size() - 2].id == "river/late");
    CHECK(rules->tiles.back().id == "river/treasure");
    const Machine& machine = rules->machine();
    CHECK(machine.pools);
    CHECK(machine.pool.front() == -2);
    CHECK(machine.pool[1] == 0);
    CHECK(machine.pool[machine.pool.size() - 2] == 3);
    CHECK(machine.pool.back() == kNeverDrawn);
    CHECK(rules->tiles_in_bag() == 71 + 4);

    const auto dry = plugins.rules({"river"}, "[options.river]\nrules = false\n");
    CHECK(dry->tiles_in_bag() == 71 + 6);
    CHECK(dry->notes.size() == 3);
    CHECK(dry->notes[2] == "river: the tiles of \"river.river\" are in the bag; its plugin or element is not in play");
    CHECK_FALSE(dry->machine().pools);
    plugins.write("one/river/tiles.toml", set("river", 1, meadow("r", "pool = \"rivr\"\n")));
    CHECK(plugins.refusal({"river"}) == "table.toml: river/r: it is drawn from \"rivr\", a pool that no installed plugin knows");
}

TEST_CASE("compose: a plugin's start takes the place of the start tile, which goes into the bag (BASE-3)") {
    Folders plugins;
    const std::string start = "[[start]]\ntile = \"spring\"\nat = [0, 0]\n[[start]]\ntile = \"bend\"\nat = [0, 1]\nturn = 1\n";
    plugins.add("river");
    plugins.write("one/river/tiles.toml", set("river", 3, start + meadow("bend", "", 2) + meadow("spring")));
    const auto rules = plugins.rules({"river"});

    REQUIRE(rules->start.size() == 2);
    const std::size_t spring = type_of(*rules, "river/spring"), bend = type_of(*rules, "river/bend");
    CHECK(rules->start[0].type == spring);
    CHECK(rules->start[1].type == bend);
    CHECK(rules->start[1].cell.y == 1);
    CHECK(rules->start[1].turns == 1);
    CHECK(rules->start_tile == spring);
    CHECK(rules->copies[spring] == 0);
    CHECK(rules->copies[bend] == 1);
    CHECK(rules->in_box(bend) == 2);
    CHECK(rules->tiles_in_bag() == 72 + 1);

    const auto plain = plugins.rules({"river"}, "start = \"base\"\n");
    CHECK(plain->start.size() == 1);
    CHECK(plain->tiles_in_bag() == 71 + 3);
    CHECK(plain->digest() != rules->digest());
    CHECK(plugins.refusal({"river"}, "start = \"rivre\"\n") ==
          "table.toml:3: start is \"rivre\", which lays no tile at the start; perhaps you meant \"river\"");

    plugins.add("lakes");
    plugins.write("one/lakes/tiles.toml", set("lakes", 1, "[[start]]\ntile = \"pond\"\nat = [0, 0]\n" + meadow("pond")));
    CHECK(plugins.refusal({"river", "lakes"}) ==
          "table.toml: lakes and river all lay the tiles at the start  [BASE-3]\n  the config says whose are taken: start = \"river\"");
    CHECK(plugins.rules({"river", "lakes"}, "start = \"lakes\"\n")->start.size() == 1);
}

TEST_CASE("compose: a start whose tiles are missing, or do not fit, is refused (BASE-3, BASE-6)") {
    Folders plugins;
    plugins.add("river");
    const std::string road = "[[tile]]\nid = \"road\"\ncopies = 1\nedges = \"field road field road\"\n[tile.segments]\nroad1 = { edges = \"E W\" }\n"
                             "field1 = { halves = \"NL NR EL WR\" }\nfield2 = { halves = \"ER SL SR WL\" }\n";
    plugins.write("one/river/tiles.toml", set("river", 2, "[[start]]\ntile = \"m\"\nat = [0, 0]\n[[start]]\ntile = \"road\"\nat = [1, 0]\n" + meadow("m") + road));
    CHECK_THAT(plugins.refusal({"river"}), Contains("the start: river/m at (0,0) has field in the east, river/road beside it shows road"));
    plugins.write("one/river/tiles.toml", set("river", 1, "[[start]]\ntile = \"m\"\nat = [0, 0]\n[[start]]\ntile = \"m\"\nat = [1, 0]\n" + meadow("m")));
    CHECK(plugins.refusal({"river"}) == "table.toml: no river/m is there to lie at the start at (1,0) in edition all  [BASE-3]");
}

// ---- figures and words ----------------------------------------------------------------------------

TEST_CASE("compose: figures of nobody have a row of their own behind those of the seats") {
    Folders plugins;
    plugins.add_code("lakes", "[trait.swims]\n[figure.monster]\nper_game = 3\nreserve = 2\noffered = false\ntraits = { \"lakes.swims\" = true }\n"
                              "[figure.raft]\nper_player = 2\nleaves = \"moved\"\ntraits = { owned = true, companion = true, occupies = true, weight = \"dynamic\" }\n"
                              "[handler.weigh]\npoint = \"score.weight\"\nrule = \"LK-1\"\nfilter = { figure = \"raft\" }\n");
    const auto rules = plugins.rules({"lakes"});
    const Machine& machine = rules->machine();

    REQUIRE(rules->figure_kinds.size() == 3);
    CHECK(rules->figure_kinds[1].per_game == 3);
    CHECK(rules->figure_kinds[1].per_seat == 0);
    CHECK(rules->figure_kinds[1].reserve == 2);
    CHECK_FALSE(rules->figure_kinds[1].owned);
    CHECK(machine.first_figure == std::vector<Index>{0, 7, 7, 9, 16, 16, 18, 18, 21});
    CHECK(machine.figure_total == 21);
    CHECK_FALSE(machine.figures[1].owned);
    CHECK_FALSE(machine.figures[1].offered);
    CHECK_FALSE(machine.figures[1].occupies);
    CHECK(machine.figures[2].owned);
    CHECK(machine.figures[2].companion);
    CHECK(machine.figures[2].dynamic);
    CHECK(machine.figures[2].leaves == kLeavesMoved);
    CHECK(machine.figures[0].meeple);
    CHECK(machine.some_do_not_occupy);
    CHECK(machine.companions == 1u << 2);
    CHECK(machine.plugins.weights[0].filter.figures == 1u << 2);
    const std::uint32_t swims = number(*rules, PLV_TRAIT, "lakes.swims");
    CHECK(machine.plugins.trait_values[swims * 3 + 1] == 1);
    CHECK(machine.plugins.trait_values[swims * 3 + 0] == 0);
    CHECK(machine.plugins.trait_values[number(*rules, PLV_TRAIT, "weight") * 3] == 1);
    CHECK(number(*rules, PLV_FIGURE_KIND, "monster") == 1);
    CHECK(number(*rules, PLV_FIGURE_KIND, "lakes.monster") == 1);

    CHECK(plugins.rules({"lakes"}, "[options.lakes]\nfigures = { monster = 1 }\n")->figure_kinds[1].per_game == 1);
    CHECK(plugins.rules({"lakes"}, "[options.lakes]\nfigures = { monster = 1 }\n")->figure_kinds[1].reserve == 1);
    plugins.add("giants", "[[grant]]\ntrait = \"weight\"\nto = \"raft\"\nvalue = 3\n");
    CHECK(plugins.refusal({"lakes", "giants"}) ==
          "table.toml: the weight of raft is said by a function of its plugin, and by others  [BASE-15]\n"
          "  raft  weight 3  giants (PLUGINS/giants/plugin.toml:6)");
}

TEST_CASE("compose: columns lie side by side in the rows of their tables, the wide ones first") {
    Folders plugins;
    plugins.add_code("lakes", "[column.small]\nof = \"segment\"\ntype = \"u8\"\njoin = \"or\"\n[column.wide]\nof = \"segment\"\n[column.seat]\nof = \"player\"\ntype = \"i16\"\n"
                              "[column.wet]\nof = \"figure\"\nreset = [\"move\", \"return\"]\nvisible = \"none\"\n[step.s]\nat = \"roam\"\n");
    const auto rules = plugins.rules({"lakes"});
    const auto& columns = rules->machine().plugins.columns;

    REQUIRE(columns.size() == 4);
    CHECK(columns[0].name == "lakes.small");
    CHECK(columns[0].offset == 4);
    CHECK(columns[0].bytes == 1);
    CHECK_FALSE(columns[0].is_signed);
    CHECK(columns[0].fold == Fold::any);
    CHECK(columns[1].offset == 0);
    CHECK(columns[1].bytes == 4);
    CHECK(columns[1].fold == Fold::none);
    CHECK(columns[2].of == ColumnOf::player);
    CHECK(columns[2].is_signed);
    CHECK(columns[3].reset == (kTagMove | kTagReturn));
    CHECK(columns[3].visible == Column::none);
    CHECK(columns[0].plugin->id == "lakes");
    CHECK(number(*rules, PLV_COLUMN, "lakes.wide") == 1);
    const Layout& layout = rules->machine().layouts.front();
    CHECK(layout.row[kSegmentData] == 8);
    CHECK(layout.row[kSeatData] == 4);
    CHECK(layout.row[kTileData] == 0);
    CHECK(layout.capacity[kQueue] > 0);

    std::string much;
    for (int i = 0; i < 65; ++i) much += "[column.c" + std::to_string(i) + "]\nof = \"tile\"\n";
    plugins.add("lakes", much);
    CHECK(plugins.refusal({"lakes"}) == "table.toml: columns of = \"tile\" take 260 bytes a row; at most 256 are possible\n  take an expansion out");
}

TEST_CASE("compose: without plugins nothing of theirs takes room") {
    const auto rules = Folders().rules({});
    const Layout& layout = rules->machine().layouts.front();
    for (const Table table : {kFrames, kQueue, kLinks, kCuts}) CHECK(layout.capacity[table] == 0);
    for (const Table table : {kGameData, kSeatData, kTileData, kSegmentData, kFigureData}) CHECK(layout.row[table] == 0);
    CHECK(rules->machine().plugins.looked_at.empty());
    CHECK_FALSE(rules->machine().may_fail());
    CHECK_FALSE(rules->machine().special_figures);
}

TEST_CASE("compose: causes, modes, places and actions follow the base game's, by plugin and file") {
    Folders plugins;
    plugins.add("lakes", "[cause.wash]\ntags = [\"move\"]\nbinds = \"kind\"\n[mode.flood]\nrates = \"final\"\nlifts = true\n[place.deep]\nper = \"player\"\ncapacity = 2\n"
                         "[action.fish]\noperands = [\"figure\", \"location\"]\n[action.cast]\nturns = true\n");
    plugins.add("ghosts", "[element.fog]\non = false\n[cause.fright]\n[action.fish]\n[action.haunt]\nelement = \"fog\"\n[column.fear]\nof = \"game\"\nelement = \"fog\"\n");
    const auto rules = plugins.rules({"lakes", "ghosts"});
    const auto& parts = rules->machine().plugins;

    CHECK(parts.causes.size() == 5);
    CHECK(parts.causes[kCausePlace].unoccupied);
    CHECK(parts.causes[kCauseScored].tags == (kTagReturn | kTagScored));
    CHECK(number(*rules, PLV_CAUSE, "ghosts.fright") == 3);
    CHECK(number(*rules, PLV_CAUSE, "lakes.wash") == 4);
    CHECK(parts.causes[4].kind);
    CHECK_FALSE(parts.causes[4].placed_tile);
    CHECK_FALSE(parts.causes[3].kind);
    CHECK(number(*rules, PLV_MODE, "final") == 1);
    CHECK(number(*rules, PLV_MODE, "lakes.flood") == 3);
    CHECK(parts.modes[0].fates);
    CHECK_FALSE(parts.modes[3].complete);
    CHECK(parts.modes[3].lifts);
    CHECK(number(*rules, PLV_PLACE, "segment") == PLV_PLACE_SEGMENT);
    CHECK(number(*rules, PLV_PLACE, "lakes.deep") == PLV_PLACE_FIRST_DECLARED);
    CHECK(rules->places[0].per == PlaceInfo::Per::player);
    CHECK(parts.places[0].capacity == 2);
    CHECK(rules->actions[4].name == "ghosts.fish");
    CHECK(rules->actions[5].name == "lakes.fish");
    CHECK(rules->actions[5].operands == std::array<Operand, 3>{Operand::figure, Operand::location, Operand::none});
    CHECK(rules->actions[6].turns);
    CHECK(number(*rules, PLV_ACTION, "lakes.fish") == 5);
    CHECK(number(*rules, PLV_ACTION, "place-figure") == 3);
    CHECK(number(*rules, PLV_ANCHOR, "roam") == 15);
    CHECK(number(*rules, PLV_TILE_TYPE, "base/crfr-cap-straight") == rules->start_tile);
    // What is switched off is no slip of the pen.
    CHECK(number(*rules, PLV_ACTION, "ghosts.haunt") == PLV_NONE);
    CHECK(number(*rules, PLV_COLUMN, "ghosts.fear") == PLV_NONE);
    CHECK(number(*rules, PLV_ACTION, "ghosts.hant") == 1'000'000);
}

TEST_CASE("compose: in texts an action goes by its bare name while nothing else has it") {
    Folders plugins;
    plugins.add("lakes", "[action.fish]\noperands = [\"number\"]\n[action.place]\n[action.cast]\nturns = true\noperands = [\"cell\"]\n");
    plugins.add("inns-and-ghosts", "[action.fish]\noperands = [\"number\"]\n");
    const auto text = [](const std::shared_ptr<const Ruleset>& rules, const Option& option) {
        const Game game(rules, 7);
        const std::string words = to_text(game, option);
        const auto read = parse_option(game, words);
        INFO(words << ": " << (read ? "" : read.error().text));
        REQUIRE(read);
        CHECK(same_option(*read, option));
        return words;
    };
    const auto one = plugins.rules({"lakes"}), two = plugins.rules({"lakes", "inns-and-ghosts"});

    CHECK(text(one, {4, 0, 0, 3, 0, 0}) == "fish 3");
    CHECK(text(one, {5, 0, 0, 0, 0, 0}) == "lakes.place");
    CHECK(text(one, {6, 2, 0, pack(Cell{1, -2}), 0, 0}) == "cast at (1,-2) turned 2");
    CHECK(text(two, {4, 0, 0, 3, 0, 0}) == "inns-and-ghosts.fish 3");
    CHECK(text(two, {5, 0, 0, 3, 0, 0}) == "lakes.fish 3");
    CHECK(text(two, {7, 0, 0, pack(Cell{0, 1}), 0, 0}) == "cast at (0,1)");
    CHECK_FALSE(parse_option(Game(two, 7), "fish 3"));
    CHECK(text(two, pass_option()) == "pass");
}

// ---- functions and their order --------------------------------------------------------------------

TEST_CASE("compose: a step stands where its option says") {
    Folders plugins;
    plugins.add_code("lakes", "[option.when]\ndefault = \"early\"\nchoices = [\"early\", \"late\"]\n[step.move]\nat = { option = \"when\", early = \"roam\", late = \"turn.end\" }\nasks = true\n");
    CHECK(plugins.rules({"lakes"})->steps[0].anchor == "roam");
    const auto late = plugins.rules({"lakes"}, "[options.lakes]\nwhen = \"late\"\n");
    CHECK(late->steps[0].anchor == "turn.end");
    const Actor& actor = late->machine().plugins.actors.at(number(*late, PLV_ACTOR, "lakes.move"));
    CHECK(actor.run != nullptr);
    CHECK(actor.options != nullptr);
    CHECK(actor.plugin->id == "lakes");
}

TEST_CASE("compose: actions join the questions of their anchors, and have a function only then") {
    Folders plugins;
    plugins.add_code("lakes", "[action.fish]\nat = [\"tile.place\", \"wood.main\"]\nkeeps = true\narmed = true\nrule = \"LK-3\"\n[action.cast]\n[action.sink]\nrun = true\n");
    const auto rules = plugins.rules({"lakes"});
    const auto& parts = rules->machine().plugins;

    REQUIRE(parts.actions.size() == 3);
    CHECK(parts.actions[0].anchors == (1ull << number(*rules, PLV_ANCHOR, "tile.place") | 1ull << number(*rules, PLV_ANCHOR, "wood.main")));
    CHECK(parts.actions[0].keeps);
    CHECK(parts.actions[0].armed);
    CHECK_FALSE(parts.actions[0].must);
    CHECK(parts.actors[parts.actions[0].actor].options != nullptr);
    CHECK(parts.actions[1].actor == kNone);
    CHECK(parts.actors[parts.actions[2].actor].options == nullptr);
    CHECK(rules->machine().tile_actions);
    CHECK(rules->machine().wood_actions);
    CHECK(rules->plugin_actions[0].id == "lakes.fish");
    CHECK(rules->plugin_actions[0].at == Names{"tile.place", "wood.main"});
    CHECK(rules->plugin_actions[0].rule == "LK-3");
}

TEST_CASE("compose: forced fates come before chosen ones, then they go by what they say") {
    Folders plugins;
    const std::string chosen = "group = \"chosen\"\n";
    plugins.add_code("bridges", "[fate.cross]\n" + chosen + "decider = \"sole-owner\"\nbefore = \"#drive\"\nrule = \"DB-1\"\nfilter = { kind = \"road\", mode = \"complete\" }\n");
    plugins.add_code("abbots", "[fate.pray]\n" + chosen + "[fate.ride]\n" + chosen + "tags = \"#drive\"\n");
    plugins.add_code("dragons", "[fate.eat]\ngroup = \"forced\"\n");
    const auto rules = plugins.rules({"bridges", "abbots", "dragons"});

    CHECK(ids_of(rules->fates) == Names{"dragons.eat", "abbots.pray", "bridges.cross", "abbots.ride"});
    CHECK(rules->fates[3].reason == "after bridges.cross (" + rules->expansions[1].file + ":6 #drive)");
    const auto& parts = rules->machine().plugins;
    REQUIRE(parts.fates.size() == 4);
    CHECK(parts.fates[0].forced);
    CHECK(parts.actors[parts.fates[2].actor].name == "bridges.cross");
    CHECK(parts.fates[2].decider == FateDecider::sole_owner);
    CHECK(parts.actors[parts.fates[2].actor].filter.kinds == 1u << 1);
    CHECK(parts.actors[parts.fates[2].actor].filter.modes == 1u);
    CHECK_FALSE(parts.looked_at.empty());

    const auto turned = plugins.rules({"bridges", "abbots", "dragons"}, "order = [[\"abbots.ride\", \"bridges.cross\"]]\n");
    CHECK(ids_of(turned->fates) == Names{"dragons.eat", "abbots.pray", "abbots.ride", "bridges.cross"});
    CHECK(turned->digest() != rules->digest());
    CHECK_THAT(turned->notes.at(0), Contains("the config overrules: bridges.cross before abbots.ride"));
}

TEST_CASE("compose: reactions are numbered in their order, whatever they react to") {
    Folders plugins;
    plugins.add_code("lakes", "[handler.wet]\npoint = \"figure.left\"\nrule = \"LK-1\"\nwrites = \"figures\"\n[handler.laid]\npoint = \"tile.laid\"\nrule = \"LK-2\"\nwrites = \"figures\"\n");
    plugins.add_code("winter", "[handler.cold]\npoint = \"figure.left\"\nrule = \"WI-1\"\nbefore = \"lakes.wet\"\nreads = \"figures\"\n[handler.snow]\npoint = \"figure.left\"\nrule = \"WI-2\"\nreads = \"figures\"\n");
    const auto rules = plugins.rules({"winter", "lakes"});
    const auto& left = rules->machine().plugins.reactions[static_cast<int>(Moment::figure_left)];

    CHECK(ids_of(rules->handlers) == Names{"lakes.laid", "winter.cold", "lakes.wet", "winter.snow"});
    REQUIRE(left.size() == 3);
    CHECK(rules->machine().plugins.actors[left[0]].name == "winter.cold");
    CHECK(left[0] < left[1]);
    CHECK(left[1] < left[2]);
    CHECK(rules->machine().plugins.reactions[static_cast<int>(Moment::tile_laid)] == std::vector<Index>{0});
    REQUIRE(rules->ambiguities.size() == 1);
    CHECK_THAT(rules->ambiguities[0], Contains("lakes.wet before winter.snow only by their ids; both touch figures at figure.left"));
}

TEST_CASE("compose: a filter becomes bits; one that lets nothing through leaves its handler out") {
    Folders plugins;
    plugins.add_code("lakes", "[attribute.mill]\non = \"tile\"\n[trait.swims]\n[cause.wash]\ntags = \"move\"\n[figure.raft]\ntraits = { \"lakes.swims\" = true }\n[action.fish]\n"
                              "[handler.stand]\npoint = \"figure.stand\"\nrule = \"LK-1\"\nfilter = { trait = \"lakes.swims\", cause = [\"place\", \"#move\"], kind = \"city\" }\n"
                              "[handler.fit]\npoint = \"tile.fit\"\nrule = \"LK-2\"\nfilter = { symbol = \"lakes.mill\" }\n"
                              "[handler.offered]\npoint = \"option.offered\"\nrule = \"LK-3\"\nfilter = { action = \"lakes.fish\" }\n"
                              "[handler.gone]\npoint = \"figure.left\"\nrule = \"LK-4\"\nfilter = { cause = \"ghosts.fright\" }\n"
                              "[handler.ice]\npoint = \"score.sheet\"\nrule = \"LK-5\"\nfilter = { kind = \"winter.ice\" }\n");
    plugins.write("one/lakes/tiles.toml", set("lakes", 1, meadow("m", "symbols = \"mill\"\n")));
    const auto rules = plugins.rules({"lakes"});
    const auto& parts = rules->machine().plugins;

    const Filter& stand = parts.stand.at(0).filter;
    CHECK(stand.figures == 0b10);
    CHECK(stand.causes == 0b1001);
    CHECK(stand.kinds == 1u << 2);
    const auto& types = parts.fit.at(0).filter.types;
    CHECK(std::count(types.begin(), types.end(), true) == 1);
    CHECK(types[type_of(*rules, "lakes/m")]);
    CHECK(parts.options.at(0).filter.actions == std::vector<bool>{false, false, false, false, true});
    CHECK(parts.sheets.empty());
    CHECK(parts.reactions[static_cast<int>(Moment::figure_left)].empty());
    CHECK(ids_of(rules->handlers) == Names{"lakes.stand", "lakes.fit", "lakes.offered"});
    CHECK(rules->handlers[0].filter.trait == "lakes.swims");

    plugins.add("ghosts", "[cause.flight]\n");
    CHECK_THAT(plugins.refusal({"lakes", "ghosts"}), Contains("ghosts declares no cause \"ghosts.fright\"\n  perhaps you meant \"ghosts.flight\""));
}

TEST_CASE("compose: of tiles, a filter by kind goes by what is printed on them") {
    Folders plugins;
    plugins.add_code("lakes", "[handler.fit]\npoint = \"tile.fit\"\nrule = \"LK-1\"\nfilter = { kind = \"road\" }\n"
                              "[handler.laid]\npoint = \"tile.laid\"\nrule = \"LK-2\"\nfilter = { kind = \"winter.ice\" }\n");
    const auto rules = plugins.rules({"lakes"});
    const auto& types = rules->machine().plugins.fit.at(0).filter.types;
    CHECK(types[type_of(*rules, "base/ffrr-curve")]);
    CHECK_FALSE(types[type_of(*rules, "base/cccc-full-pennant")]);
    CHECK(rules->machine().plugins.reactions[static_cast<int>(Moment::tile_laid)].empty());
}

TEST_CASE("compose: a rule of the base game has one answer for a kind of feature") {
    Folders plugins;
    const auto rule = [](const std::string& point, const std::string& filter = "") { return "[handler.x]\npoint = \"" + point + "\"\nrule = \"X-1\"\n" + filter; };
    plugins.add_code("lakes", rule("rule.complete", "filter = { kind = [\"city\", \"road\"] }\n"));
    plugins.add_code("winter", rule("rule.complete", "filter = { kind = [\"road\", \"field\"] }\n"));
    CHECK(plugins.refusal({"lakes", "winter"}) ==
          "table.toml: rule.complete of road can have one answer only\n"
          "  PLUGINS/lakes/plugin.toml:6: lakes.x\n"
          "  PLUGINS/winter/plugin.toml:6: winter.x\n"
          "  take one of them out of expansions, or switch its element off");
    plugins.add_code("winter", rule("rule.complete", "filter = { kind = \"field\" }\n"));
    CHECK(plugins.rules({"lakes", "winter"})->machine().plugins.rules[static_cast<int>(RuleName::complete)].size() == 2);
    CHECK(plugins.rules({"lakes"})->machine().some_complete);

    plugins.add_code("lakes", rule("rule.next_player"));
    plugins.add_code("winter", rule("rule.next_player"));
    CHECK_THAT(plugins.refusal({"lakes", "winter"}), Contains("rule.next_player can have one answer only"));
}

TEST_CASE("compose: completed features without figures are entries where a plugin may care") {
    Folders plugins;
    const auto all_entries = [&](const std::string& part) {
        plugins.add_code("lakes", part);
        return !plugins.rules({"lakes"})->machine().plugins.looked_at.empty();
    };
    CHECK_FALSE(all_entries("[handler.x]\npoint = \"score.sheet\"\nrule = \"X-1\"\n"));
    CHECK_FALSE(all_entries("[step.x]\nat = \"claim\"\n"));
    CHECK_FALSE(all_entries("[step.x]\nat = \"part.end\"\n"));
    CHECK_FALSE(all_entries("[handler.x]\npoint = \"tile.laid\"\nrule = \"X-1\"\n"));
    for (const char* anchor : {"score.set", "score.lift", "after.score"}) CHECK(all_entries("[step.x]\nat = \"" + std::string(anchor) + "\"\n"));
    for (const char* point : {"score.set", "score.bonus", "score.done"}) CHECK(all_entries("[handler.x]\npoint = \"" + std::string(point) + "\"\nrule = \"X-1\"\n"));
    CHECK(all_entries("[fate.x]\ngroup = \"forced\"\n"));
    // Who asks for figures does not look where none are.
    CHECK_FALSE(all_entries("[fate.x]\ngroup = \"forced\"\nfilter = { figure = \"normal\" }\n"));
    for (const char* point : {"score.bonus", "score.done"})
        CHECK_FALSE(all_entries("[handler.x]\npoint = \"" + std::string(point) + "\"\nrule = \"X-1\"\nfilter = { figure = \"meeple\" }\n"));
}

TEST_CASE("compose: what a table of a certain size cannot hold is refused") {
    Folders plugins;
    const auto many = [](const std::string& section, int count, const std::string& more = "") {
        std::string text;
        for (int i = 0; i < count; ++i) text += "[" + section + ".x" + std::to_string(i) + "x]\n" + more;
        return text;
    };
    plugins.add("lakes", many("feature", 28));
    CHECK(plugins.refusal({"lakes"}) == "table.toml: 33 kinds of features; at most 32 are possible\n  take an expansion out");
    plugins.add("lakes", many("cause", 62));
    CHECK(plugins.refusal({"lakes"}) == "table.toml: 65 causes; at most 64 are possible\n  take an expansion out");
    plugins.add("lakes", many("mode", 30, "rates = \"final\"\n"));
    CHECK(plugins.refusal({"lakes"}) == "table.toml: 33 modes of scoring; at most 32 are possible\n  take an expansion out");
    plugins.add("lakes", many("place", 241));
    CHECK(plugins.refusal({"lakes"}) == "table.toml: 241 places; at most 240 are possible\n  take an expansion out");
    plugins.add_code("lakes", many("action", 33, "at = \"roam\"\narmed = true\n"));
    CHECK(plugins.refusal({"lakes"}) == "table.toml: lakes.x32x is armed, but only the first 32 actions of plugins can be\n  take an expansion out");
}
