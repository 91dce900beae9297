// Where the picture of a tile puts its segments: worked out from topology, also of kinds that no plugin has yet.
#include <algorithm>

#include "kit/bundled.h"
#include "kit/catch.h"
#include "kit/must.h"
#include "picture/tile_picture.h"

using namespace pontlevis;
using namespace pontlevis::picture;

namespace {

std::shared_ptr<const Ruleset> evening() {
    const Config config = kit::must(
        parse_config("players = [\"A\"]\nexpansions = [\"inns-and-cathedrals\", \"spiel-promos\"]\n", "t.toml"));
    return kit::must(Ruleset::compose(config, kit::bundled_plugins()));
}

TileType tile(const std::string& edges, const std::string& segments, const std::string& more = "") {
    const std::string text = "set = \"t\"\npublished = 1\n[[tile]]\nid = \"x\"\ncopies = 1\nedges = \"" + edges +
                             "\"\n" + more + "[tile.segments]\n" + segments;
    return kit::must(parse_tiles(text, "t.toml")).tiles.at(0);
}

bool on_tile(Point point) { return std::min({point.x, point.y, kTile - point.x, kTile - point.y}) >= 0; }

std::string drawn(const TileType& type) {
    Svg svg;
    const TilePlan plan(type);
    draw_terrain(svg, type, plan);
    draw_items(svg, {0, 0}, 0, *evening(), type, plan);
    return svg.str();
}

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("draw: on every tile a figure stands on its own segment and beside what is drawn there") {
    const auto rules = evening();
    for (const TileType& type : rules->tiles) {
        const TilePlan plan(type);
        CAPTURE(type.id);
        for (std::size_t i = 0; i < plan.segments.size(); ++i) {
            const SegmentPlan& own = plan.segments[i];
            if (own.form == Form::spot) continue;
            const Point at = plan.place(i, kFigureRadius, plan.taken);
            CAPTURE(type.segments[i].id, at.x, at.y);
            CHECK(on_tile(at));
            for (const SegmentPlan& other : plan.segments)
                if (other.form == Form::area) CHECK(inside(at, other.outline) == (&own == &other));
            for (const SegmentPlan& other : plan.segments) {
                if (other.form != Form::band || own.form != Form::ground) continue;
                for (const Path& line : other.lines) CHECK(distance(at, line) >= kRoadWidth / 2);
            }
            if (own.form == Form::band)
                CHECK(std::any_of(own.lines.begin(), own.lines.end(),
                                  [&](const Path& line) { return distance(at, line) < 0.1; }));
            for (const Taken& item : plan.taken) CHECK(distance(at, item.at) > 9);
        }
    }
}

TEST_CASE("draw: walls that begin at one corner part") {
    const TilePlan plan(tile(
        "city city city city",
        "city1 = { edges = \"N\" }\ncity2 = { edges = \"E\" }\ncity3 = { edges = \"S\" }\ncity4 = { edges = \"W\" }\n"
        "field1 = { inner = true, cities = \"city1 city2 city3 city4\" }\n"));
    for (std::size_t a = 0; a < 4; ++a)
        for (std::size_t b = 0; b < 4; ++b)
            for (const Point point : plan.segments[a].lines.at(0).points())
                if (a != b && on_tile(point) && std::min(point.x, kTile - point.x) > 1)
                    CHECK_FALSE(inside(point, plan.segments[b].outline));
    const Point field = plan.place(4, kFigureRadius, plan.taken);
    CHECK(distance(field, {50, 50}) < 2);
}

TEST_CASE("draw: two areas that share an edge have a half each") {
    const TilePlan plan(
        tile("city city field city",
             "city1 = { edges = \"N W\", shared = \"N\" }\ncity2 = { edges = \"N E\", shared = \"N\" }\n"
             "field1 = { halves = \"SL SR\", cities = \"city1 city2\" }\n"));
    CHECK(inside({25, 5}, plan.segments[0].outline));
    CHECK_FALSE(inside({25, 5}, plan.segments[1].outline));
    CHECK(inside({75, 5}, plan.segments[1].outline));
}

TEST_CASE("draw: roads of a junction end in one crossing, those that lead to a city at its gate") {
    const TilePlan crossing(
        tile("road field road field",
             "road1 = { edges = \"N\" }\nroad2 = { edges = \"S\" }\nfield1 = { halves = \"NR EL ER SL\" }\n"
             "field2 = { halves = \"SR WL WR NL\" }\n",
             "junctions = [\"road1 road2\"]\n"));
    REQUIRE(crossing.crossings.size() == 1);
    CHECK(distance(crossing.crossings[0], {50, 50}) < 0.1);
    CHECK(crossing.gates.empty());

    const TilePlan gate(tile(
        "city field road field",
        "city1 = { edges = \"N\" }\nroad1 = { edges = \"S\" }\nfield1 = { halves = \"EL ER SL\", cities = \"city1\" }\n"
        "field2 = { halves = \"SR WL WR\", cities = \"city1\" }\n",
        "junctions = [\"city1 road1\"]\n"));
    REQUIRE(gate.gates.size() == 1);
    CHECK(distance(gate.gates[0], gate.segments[0].lines.at(0)) < 0.1);
    CHECK(gate.crossings.empty());
}

TEST_CASE("draw: a kind that the program does not know is a band, or a plate, with its first letter") {
    const std::string river = drawn(tile("field lava field lava",
                                         "lava1 = { edges = \"E W\" }\nfield1 = { halves = \"NL NR EL WR\" }\n"
                                         "field2 = { halves = \"ER SL SR WL\" }\nhut1 = {}\n"));
    CHECK(holds(river, "class=\"band\" d=\"M100,50"));
    CHECK(holds(river, ">L</text>"));
    CHECK(holds(river, ">H</text>"));
    CHECK_FALSE(holds(river, "class=\"road\""));
}

TEST_CASE("draw: a road that crosses another goes over it, whole") {
    const std::string svg = drawn(tile("road road road road",
                                       "road1 = { edges = \"N S\" }\nroad2 = { edges = \"E W\", crosses = \"road1\" }\n"
                                       "field1 = { halves = \"NL WR\" }\nfield2 = { halves = \"NR EL\" }\n"
                                       "field3 = { halves = \"ER SL\" }\nfield4 = { halves = \"SR WL\" }\n"));
    const std::size_t under = svg.find("class=\"road\" d=\"M50,0"), side = svg.find("class=\"road-side\" d=\"M100,50");
    REQUIRE(under != std::string::npos);
    REQUIRE(side != std::string::npos);
    CHECK(under < side);
    CHECK_FALSE(holds(svg, "class=\"crossing\""));
}

TEST_CASE("draw: sixteen segments find their places") {
    std::string segments;
    for (int i = 1; i <= 11; ++i) segments += "hut" + std::to_string(i) + " = {}\n";
    const TileType type =
        tile("road road road road",
             segments +
                 "road1 = { edges = \"N E S W\" }\nfield1 = { halves = \"NL WR\" }\nfield2 = { halves = \"NR EL\" }\n"
                 "field3 = { halves = \"ER SL\" }\nfield4 = { halves = \"SR WL\" }\n");
    const TilePlan plan(type);
    CHECK(plan.items.size() == 11);
    for (const Item& item : plan.items) CHECK(on_tile(item.at));
}
