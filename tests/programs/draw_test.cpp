// `pontlevis draw`: pictures of saved games, as SVG and as PNG, and what cannot be drawn.
#include <boost/property_tree/xml_parser.hpp>

#include <algorithm>
#include <set>
#include <sstream>

#include "kit/bundled.h"
#include "kit/catch.h"
#include "kit/must.h"
#include "pontlevis/core/named.h"
#include "pontlevis/core/save.h"
#include "pontlevis/core/text.h"
#include "programs/plugin_folders.h"
#include "programs/program.h"

using namespace pontlevis;
using boost::property_tree::ptree;
using kit::Finished;
using kit::Folder;
using kit::holds;

namespace {

// A folder with the save of a whole game, with inns if nothing else is said, played by bots.
struct Saved : Folder {
    explicit Saved(const std::string& table = "evening.toml", const std::string& seats = "red=greedy,blue=greedy") {
        const Finished played = run({"play", kit::config(table), "--seed", "5", "--seats", seats, "--save", "game.jsonl"});
        REQUIRE(played.code == 0);
    }
    [[nodiscard]] std::string drawn(const kit::Arguments& more, const std::string& output = "board.svg") const {
        kit::Arguments arguments{"draw", "game.jsonl", "-o", output};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Finished finished = run(arguments);
        INFO(finished.errors);
        REQUIRE(finished.code == 0);
        CHECK(finished.errors.empty());
        return read(output);
    }
    // The first decisions as a save of their own.
    void cut(const std::string& name, int decisions) const {
        const std::string text = read("game.jsonl");
        std::size_t end = 0;
        for (int line = 0; line <= decisions; ++line) end = text.find('\n', end) + 1;
        write(name, text.substr(0, end));
    }
    // The pictures of --each.
    [[nodiscard]] std::vector<std::string> film(const std::string& name, const kit::Arguments& more = {}) const {
        kit::Arguments arguments{"draw", name, "--each", "film/reel", "-o", "b.svg"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Finished finished = run(arguments);
        INFO(finished.errors);
        REQUIRE(finished.code == 0);
        CHECK(holds(finished.out, "film/reel: "));
        std::vector<std::string> pictures;
        for (const auto& entry : std::filesystem::directory_iterator(*this / "film/reel"))
            pictures.push_back(read("film/reel/" + entry.path().filename().string()));
        return pictures;
    }
    [[nodiscard]] Session at(std::uint32_t decision) const {
        const SaveFile file = kit::must(read_save(*this / "game.jsonl"));
        return kit::must(load_game(file, {.to = decision, .catalog = &kit::bundled_plugins()}));
    }
};

// Well-formed, or the test fails.
ptree parsed(const std::string& svg) {
    std::istringstream text(svg);
    ptree tree;
    REQUIRE_NOTHROW(boost::property_tree::read_xml(text, tree));
    return tree.get_child("svg");
}

// The titles of all elements of a class, wherever they are.
std::vector<std::string> titles(const ptree& tree, const std::string& style) {
    std::vector<std::string> found;
    if (tree.get("<xmlattr>.class", "") == style) found.push_back(tree.get("title", ""));
    for (const auto& [name, child] : tree)
        for (std::string& title : titles(child, style)) found.push_back(std::move(title));
    return found;
}

std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

bool is_on_board(Location where) {
    const std::uint32_t place = place_of(where);
    return place == PLV_PLACE_SEGMENT || place == PLV_PLACE_TILE || place == PLV_PLACE_VERTEX || place == PLV_PLACE_FIGURE;
}

// What a picture has to name: every figure on the table, with seat, kind, number and where it stands.
std::vector<std::string> figures_of(const Game& game) {
    std::vector<std::string> names;
    for (std::uint32_t i = 0; i < game.figures(); ++i) {
        const FigureView figure = game.figure(i);
        if (!is_on_board(figure.where)) continue;
        const NamedOperand name = named(game, Operand::figure, figure.figure);
        names.push_back(name.of + " " + name.name + " " + std::to_string(name.number) + " on " +
                        location_text(game, figure.where));
    }
    return sorted(names);
}

std::uint32_t number_at(const std::string& png, std::size_t at) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) number = number << 8 | static_cast<unsigned char>(png.at(at + i));
    return number;
}

}  // namespace

TEST_CASE("draw: a picture is well-formed and names every tile and figure") {
    const Saved saved;
    for (const std::uint32_t decision : {0u, 1u, 2u, 57u, 100u, 150u}) {
        const ptree svg = parsed(saved.drawn({"--at", std::to_string(decision)}));
        const Session session = saved.at(decision);
        CAPTURE(decision);
        CHECK(sorted(titles(svg, "figure")) == figures_of(session.game()));
        const std::vector<std::string> tiles = titles(svg, "tile");
        CHECK(tiles.size() >= decision / 3);
        CHECK(tiles.at(0) == "base/crfr-cap-straight at (0,0)");
        CHECK(holds(svg.get<std::string>("title"), "after decision " + std::to_string(decision) + " of "));
    }
}

TEST_CASE("draw: without --at it is the end of the save") {
    const Saved saved;
    const std::string svg = saved.drawn({});
    CHECK(holds(svg, "the game is over"));
    CHECK(holds(svg, "★"));
    parsed(svg);
}

TEST_CASE("draw: a picture is the same every time") {
    const Saved saved;
    CHECK(saved.drawn({"--at", "100"}) == saved.drawn({"--at", "100"}, "again.svg"));
}

TEST_CASE("draw: seats are told by letters too, and what a plugin brings by its glyphs") {
    const Saved saved;
    const std::string svg = saved.drawn({"--at", "100"});
    for (const char* part : {">R</text>", ">B</text>", ">red ◀</text>", ">large</text>", ">inn</text>", "M10 0A4.8 4.8", "in hand: "})
        CHECK(holds(svg, part));
    const std::string end = saved.drawn({});  // with both cathedrals on the table, and nothing that is not there in the legend
    CHECK(holds(end, ">cathedral</text>"));
    CHECK_FALSE(holds(saved.drawn({"--at", "1"}), ">cathedral</text>"));
}

const std::string kFive = "red=random,blue=random,green=random,yellow=random,black=random";

// How often a part stands in the board itself, without the panel.
std::size_t times_on_board(const std::string& svg, const std::string& part) {
    const std::string board = svg.substr(0, svg.find("class=\"panel\""));
    std::size_t times = 0;
    for (std::size_t at = board.find(part); at != std::string::npos; at = board.find(part, at + 1)) ++times;
    return times;
}

TEST_CASE("draw: with all expansions every figure is on the board: at corners, on tiles, on other figures, of nobody") {
    const Saved saved("big-table.toml", kFive);
    const std::size_t all = kit::must(read_save(saved / "game.jsonl")).decisions.size();
    std::set<std::uint32_t> places;
    bool nobodys = false;
    for (std::size_t decision = 40; decision < all; decision += 61) {
        const auto n = static_cast<std::uint32_t>(decision);
        const Session session = saved.at(n);
        CAPTURE(decision);
        CHECK(sorted(titles(parsed(saved.drawn({"--at", std::to_string(n)})), "figure")) == figures_of(session.game()));
        for (std::uint32_t i = 0; i < session.game().figures(); ++i) {
            const FigureView figure = session.game().figure(i);
            if (is_on_board(figure.where)) places.insert(place_of(figure.where));
            nobodys |= is_on_board(figure.where) && figure.seat >= session.game().seats();
        }
    }
    CHECK(places == std::set<std::uint32_t>{PLV_PLACE_SEGMENT, PLV_PLACE_TILE, PLV_PLACE_VERTEX, PLV_PLACE_FIGURE});
    CHECK(nobodys);
}

TEST_CASE("draw: every plugin's marks, kinds and figures have glyphs of their own") {
    const Saved saved("big-table.toml", kFive);
    const Session session = saved.at(0);
    const Ruleset& rules = session.game().rules();
    std::set<std::string> paths;
    for (const std::string& attribute : rules.attributes) {
        CAPTURE(attribute);
        const bool worded = std::any_of(rules.glyphs.begin(), rules.glyphs.end(), [&](const auto& one) { return one.first.starts_with(attribute + "="); });
        CHECK((worded || rules.glyphs.count(attribute) == 1));
    }
    for (const auto& [name, glyph] : rules.glyphs) {
        CAPTURE(name);
        CHECK((name == "traders-and-builders.trade_good" || !glyph.path.empty()));
        CHECK((glyph.path.empty() || paths.insert(glyph.path).second));
    }
    std::set<std::string> letters;
    for (const FigureKindInfo& kind : rules.figure_kinds) {
        CAPTURE(kind.name);
        if (kind.name == "normal") continue;
        CHECK(paths.insert(kind.glyph.path).second);
        CHECK(letters.insert(kind.glyph.text).second);
    }
    for (const FeatureKindInfo& kind : rules.feature_kinds) {
        CAPTURE(kind.name);
        CHECK((kind.name.find('.') == std::string::npos) == kind.glyph.path.empty());
    }
}

TEST_CASE("draw: DB-8 a drawbridge is up where its city is complete, else down") {
    const Saved saved("drawbridges.toml", "red=greedy,blue=greedy");
    const auto all = static_cast<std::uint32_t>(kit::must(read_save(saved / "game.jsonl")).decisions.size());
    const Session session = saved.at(all);
    const Game& game = session.game();
    std::size_t up = 0, down = 0;
    for (std::uint32_t i = 0; i < game.tiles_laid(); ++i) {
        const TileView tile = game.tile(i);
        for (const SegmentType& segment : game.rules().tiles[tile.type].segments)
            for (const Mark& mark : segment.marks)
                for (std::uint32_t s = 0; mark.name == "drawbridges.drawbridge" && s < tile.segments; ++s)
                    if (mark.segments >> s & 1) ++(game.feature(game.feature_of(tile.first_segment + s)).open == 0 ? up : down);
    }
    CHECK(up > 0);
    CHECK(down > 0);
    const std::string svg = saved.drawn({"--at", std::to_string(all)});
    const auto path = [&](const std::string& name) { return "d=\"" + game.rules().glyphs.at(name).path + "\""; };
    CHECK(times_on_board(svg, path("drawbridges.drawbridge=complete")) == up);
    CHECK(times_on_board(svg, path("drawbridges.drawbridge")) == down);
}

TEST_CASE("draw: figures that scored in the last turn are shown as gone") {
    const Saved saved;
    saved.cut("game.jsonl", 80);
    std::size_t gone = 0;
    for (const std::string& svg : saved.film("game.jsonl")) gone += titles(parsed(svg), "gone").size();
    CHECK(gone > 0);
}

TEST_CASE("draw: --places shows each legal place once") {
    const Saved saved;
    std::uint32_t asked = 0;
    for (std::uint32_t decision = 30; decision < 36; ++decision) {
        Session session = saved.at(decision);
        if (session.game().decision().is_chance()) continue;
        std::vector<std::pair<std::uint32_t, std::uint32_t>> places;
        for (const Option& option : session.game().list()) {
            if (option.action == static_cast<std::uint16_t>(Action::place_tile)) places.emplace_back(option.a, 0);
            if (option.action == static_cast<std::uint16_t>(Action::place_figure)) places.emplace_back(option.b, 1);
        }
        std::sort(places.begin(), places.end());
        places.erase(std::unique(places.begin(), places.end()), places.end());
        const ptree svg = parsed(saved.drawn({"--at", std::to_string(decision), "--places"}));
        CHECK(titles(svg, "legal").size() == places.size());
        CHECK(titles(parsed(saved.drawn({"--at", std::to_string(decision)})), "legal").empty());
        ++asked;
    }
    CHECK(asked >= 3);
}

TEST_CASE("draw: a PNG is as large as the SVG says") {
    const Saved saved;
    const ptree svg = parsed(saved.drawn({"--at", "30"}));
    const std::string png = saved.drawn({"--at", "30"}, "board.png");
    REQUIRE(png.starts_with("\x89PNG\r\n"));
    CHECK(number_at(png, 16) == svg.get<std::uint32_t>("<xmlattr>.width"));
    CHECK(number_at(png, 20) == svg.get<std::uint32_t>("<xmlattr>.height"));
}

TEST_CASE("draw: --each draws the start and every decision of a player, all of one size") {
    const Saved saved;
    saved.cut("short.jsonl", 9);
    std::set<std::string> sizes;
    const std::vector<std::string> pictures = saved.film("short.jsonl", {"--places"});
    for (const std::string& svg : pictures) {
        const ptree size = parsed(svg).get_child("<xmlattr>");
        sizes.insert(size.get<std::string>("width") + " " + size.get<std::string>("height"));
    }
    CHECK(sizes.size() == 1);
    std::size_t answers = 0;
    const std::string text = saved.read("short.jsonl");
    for (std::size_t at = text.find('\n'); (at = text.find("\"seat\":", at + 1)) != std::string::npos;) ++answers;
    CHECK(pictures.size() == 1 + answers);
    CHECK(std::filesystem::exists(saved / "film/reel/b-0000.svg"));
    CHECK(std::filesystem::exists(saved / "film/reel/b-0002.svg"));
    CHECK_FALSE(std::filesystem::exists(saved / "film/reel/b-0001.svg"));  // the first draw
}

TEST_CASE("draw: names that are markup are written as text") {
    const Saved saved;
    std::filesystem::rename(saved / "game.jsonl", saved / "a<b>&c.jsonl");
    const Finished drawn = saved.run({"draw", "a<b>&c.jsonl", "-o", "board.svg", "--at", "3"});
    CHECK(drawn.code == 0);
    CHECK(holds(parsed(saved.read("board.svg")).get<std::string>("title"), "a<b>&c.jsonl"));
}

TEST_CASE("draw: what cannot be drawn is told, and nothing is written") {
    const Saved saved;
    const auto refused = [&](const kit::Arguments& more, int code, const std::string& words) {
        kit::Arguments arguments{"draw"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Finished finished = saved.run(arguments);
        CHECK(finished.code == code);
        CHECK(finished.out.empty());
        CHECK(kit::first_line(finished.errors) == "pontlevis: " + words);
    };
    refused({"missing.jsonl", "-o", "board.svg"}, 1, "missing.jsonl: no such file");
    refused({"game.jsonl"}, 2, "--output is required");
    refused({"game.jsonl", "-o", "board.jpg"}, 2, R"(-o: "board.jpg" is neither a .svg nor a .png file)");
    refused({"game.jsonl", "-o", "game.jsonl"}, 2, R"(-o: "game.jsonl" is neither a .svg nor a .png file)");
    refused({"game.jsonl", "-o", "a/board.svg", "--each", "film"}, 2,
            R"(-o: with --each it is a name without a folder, such as "board.svg")");
    refused({"game.jsonl", "-o", "board.svg", "--at", "3", "--each", "film"}, 2, "--at excludes --each");
    refused({"game.jsonl", "-o", "board.svg", "--at", "9999"}, 2,
            "--at: game.jsonl has 226 decisions, no decision 9999");
    refused({"game.jsonl", "-o", "nowhere/board.svg"}, 1,
            "nowhere/board.svg: cannot be written: there is no folder nowhere; create it first");
    refused({"game.jsonl", "-o", "board.svg", "--each", "game.jsonl/film"}, 1,
            "game.jsonl/film: cannot be made: Not a directory");
    CHECK_FALSE(std::filesystem::exists(saved / "board.svg"));
    CHECK_FALSE(std::filesystem::exists(saved / "film"));

    std::string text = saved.read("game.jsonl");
    char& digit = text[text.find("\"hash\":\"") + 8];
    digit = digit == '0' ? '1' : '0';
    saved.write("game.jsonl", text);
    const Finished finished = saved.run({"draw", "game.jsonl", "-o", "board.svg"});
    CHECK(finished.code == 3);
    CHECK(finished.errors.starts_with("pontlevis: game.jsonl:2: the state after decision 1 differs"));
}
