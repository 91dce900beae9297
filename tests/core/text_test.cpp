// Options and events in words, and options read back from them.
#include "pontlevis/core/text.h"

#include <set>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/random_play.h"
#include "kit/scenario.h"

using namespace pontlevis;
using kit::must;

namespace {

Session new_session(std::uint64_t seed = 7) { return Session(must(kit::rules_with({})), seed); }

// A curve lies at (1,0), and A decides about a figure.
Game curve_laid() {
    Game game(must(kit::rules_with({})), 1);
    for (const char* words : {"draw ffrr-curve", "place ffrr-curve at (1,0) turned 1"})
        must(game.apply(must(parse_option(game, words))));
    return game;
}

std::string read_back(const Game& game, std::string_view words) {
    return to_text(game, must(parse_option(game, words)));
}

std::string refusal(const Game& game, std::string_view words) {
    const Result<Option> option = parse_option(game, words);
    REQUIRE_FALSE(option);
    CHECK(option.error().fault == Fault::option);
    return option.error().text;
}

}  // namespace

TEST_CASE("text: options are written with names") {
    const Game game = curve_laid();

    CHECK(to_text(game, pass_option()) == "pass");
    CHECK(read_back(game, "draw base/ffrr-curve") == "draw base/ffrr-curve");
    CHECK(read_back(game, "place base/ffrr-curve at (-1,2) turned 3") == "place base/ffrr-curve at (-1,2) turned 3");
    CHECK(read_back(game, "place base/ffrr-curve at (1,0)") == "place base/ffrr-curve at (1,0)");
    CHECK(read_back(game, "place normal on road1 of base/ffrr-curve at (1,0)") ==
          "place normal on road1 of base/ffrr-curve at (1,0)");
}

TEST_CASE("text: short forms are understood") {
    const Game game = curve_laid();

    CHECK(read_back(game, "  place   ffrr-curve at (1,0) turned 0 ") == "place base/ffrr-curve at (1,0)");
    CHECK(read_back(game, "place-tile ffrr-curve at (1,0)") == "place base/ffrr-curve at (1,0)");
    CHECK(read_back(game, "place normal on road1") == "place normal on road1 of base/ffrr-curve at (1,0)");
    CHECK(read_back(game, "place normal on city1 at (0,0)") ==
          "place normal on city1 of base/crfr-cap-straight at (0,0)");
    CHECK(read_back(game, "place normal on road1 of ffrr-curve") ==
          "place normal on road1 of base/ffrr-curve at (1,0)");
}

TEST_CASE("text: every option of whole games is read back as it was written") {
    Session session = new_session();
    kit::RandomPlayer player(1);
    while (!session.game().finished()) {
        std::set<std::string> texts;
        for (const Option& option : session.game().list()) {
            const std::string text = to_text(session.game(), option);
            const Result<Option> back = parse_option(session.game(), text);
            INFO(text);
            REQUIRE(back);
            REQUIRE(same_option(*back, option));
            REQUIRE(texts.insert(text).second);
        }
        must(session.play(player.choose(session.game())));
    }
}

TEST_CASE("text: an action that does not exist is answered with those that do") {
    const Game game = curve_laid();

    CHECK(refusal(game, "plase normal on road1") == "no action \"plase\"; perhaps you meant \"place\"");
    CHECK(refusal(game, "") == "no action \"\"; known are \"pass\", \"draw\", \"place\"");
}

TEST_CASE("text: a form that does not exist is answered with those that do") {
    const Game game = curve_laid();
    const std::string forms =
        "; what can follow \"place\" is\n  place TILE at (X,Y) [turned N]\n"
        "  place FIGURE on SEGMENT [of TILE] [at (X,Y)]";

    CHECK(refusal(game, "place") == "cannot read \"place\"" + forms);
    CHECK(refusal(game, "place ffrr-curve at 1,0") == "cannot read \"place ffrr-curve at 1,0\"" + forms);
    CHECK(refusal(game, "place ffrr-curve at (1,0) turned 4") ==
          "cannot read \"place ffrr-curve at (1,0) turned 4\"" + forms);
    CHECK(refusal(game, "place ffrr-curve at (99999,0)") == "cannot read \"place ffrr-curve at (99999,0)\"" + forms);
    CHECK(refusal(game, "place normal on road1 of") == "cannot read \"place normal on road1 of\"" + forms);
    CHECK(refusal(game, "pass it on") == "cannot read \"pass it on\"; what can follow \"pass\" is\n  pass");
}

TEST_CASE("text: names that do not exist are answered with near ones") {
    const Game game = curve_laid();

    CHECK(refusal(game, "draw frfr-straigt") == "no tile \"frfr-straigt\"; perhaps you meant \"frfr-straight\"");
    CHECK(refusal(game, "place nornal on road1") == "no figure \"nornal\"; perhaps you meant \"normal\"");
    CHECK(refusal(game, "place normal on raod1")
              .find("\"base/ffrr-curve\" has no segment \"raod1\"; perhaps you meant \"road1\"") == 0);
    CHECK(refusal(game, "place normal on road1 at (5,5)") == "no tile lies at (5,5)");
    CHECK(refusal(game, "place normal on road1 of ffrr-curve at (0,0)") ==
          "the tile at (0,0) is \"base/crfr-cap-straight\", not \"ffrr-curve\"");
}

TEST_CASE("text: a megabyte of option is refused and not repeated") {
    const Game game = curve_laid();

    CHECK(refusal(game, std::string(1 << 20, 'p')) == "an option of 1048576 bytes; 1000 are more than enough");
}

TEST_CASE("text: numbers that stand for nothing do no harm") {
    const Game game = curve_laid();
    const auto action = [](Action which) { return static_cast<std::uint16_t>(which); };

    CHECK(to_text(game, {77, 0, 0, 0, 0, 0}) == "unknown action 77");
    CHECK(to_text(game, {action(Action::draw_tile), 0, 0, 9999, 0, 0}) == "draw ?");
    CHECK(to_text(game, {action(Action::place_figure), 0, 0, 9999, 0xffffffff, 0}) == "place ? on ? of ? at ?");
}

TEST_CASE("names: every kind of operand comes back") {
    const Game game = curve_laid();
    const auto back = [&](Operand kind, std::uint32_t value) { return must(resolved(game, named(game, kind, value))); };

    CHECK(back(Operand::cell, pack({-3, 4})) == pack({-3, 4}));
    CHECK(back(Operand::tile_type, 5) == 5);
    CHECK(back(Operand::seat, 1) == 1);
    CHECK(back(Operand::figure_kind, 0) == 0);
    CHECK(back(Operand::number, 123) == 123);
    CHECK(back(Operand::location, location(PLV_PLACE_TILE, 1)) == location(PLV_PLACE_TILE, 1));
    for (std::uint32_t segment = 0; segment < game.segments(); ++segment) {
        CHECK(back(Operand::location, location(PLV_PLACE_SEGMENT, segment)) == location(PLV_PLACE_SEGMENT, segment));
    }
    for (std::uint32_t figure = 0; figure < game.figures(); ++figure) CHECK(back(Operand::figure, figure) == figure);
    CHECK(location_text(game, location(PLV_PLACE_TILE, 1)) == "the tile base/ffrr-curve at (1,0)");
}

TEST_CASE("names: operands that are missing or too many are named") {
    const Game game = curve_laid();
    NamedOption option{"place-tile", {named(game, Operand::tile_type, 0)}, 0};

    CHECK(resolved(game, option).error().text == "place-tile needs a cell");
    option.operands.push_back(named(game, Operand::cell, 0));
    CHECK(resolved(game, option));
    option.operands.push_back(named(game, Operand::seat, 0));
    CHECK(resolved(game, option).error().text == "place-tile takes no seat");
    CHECK(resolved(game, {"pass", {}, 2}).error().text == "pass turned 2: this action turns nothing");
}

TEST_CASE("text: a finished city is told with its value") {
    auto game = kit::scenario({}, kit::Start::only);
    game.step("place cfff-cap at (0,-1) turned 2; place normal on city1");
    std::vector<std::string> lines;
    for (const Event& event : game.game().events()) lines.push_back(to_text(game.game(), event));

    REQUIRE(lines.size() >= 6);
    CHECK(lines[0] == "A places normal on city1 of base/cfff-cap at (0,-1)");
    CHECK(lines[1] == "  2 times a tile: 4 points  [BASE-13]");
    CHECK(lines[2] == "  A's normal on city1 of base/cfff-cap at (0,-1) counts 1");
    CHECK(lines[3] == "A scores 4 for a city: 2 tiles  [BASE-15]");
    CHECK(lines[4] == "A gets 4 points  [BASE-15]");
    CHECK(lines[5] == "A takes normal back from city1 of base/cfff-cap at (0,-1)");
}

TEST_CASE("text: ties, unfinished features, fields and pennants are told as such") {
    const Game game = curve_laid();
    Event event{};
    event.kind = Event::Kind::feature_scored;
    event.feature_kind = static_cast<std::uint8_t>(FeatureKind::city);
    event.mode = Mode::final;
    event.owners = 3;
    event.units = 3;
    event.marks = 1;
    event.points = 4;
    CHECK(to_text(game, event) == "A and B score 4 each for an unfinished city: 3 tiles, 1 pennant");

    event.feature_kind = static_cast<std::uint8_t>(FeatureKind::field);
    event.owners = 2;
    event.units = 2;
    event.points = 6;
    CHECK(to_text(game, event) == "B scores 6 for a field: 2 completed cities");

    event.kind = Event::Kind::tile_set_aside;
    event.rule = "BASE-7";
    CHECK(to_text(game, event) == game.rules().tiles[0].id + " has no place and is set aside  [BASE-7]");
}
