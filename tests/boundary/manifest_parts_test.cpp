// Manifests: the board, figures of nobody, words and functions that a plugin can declare, and each way to get it
// wrong. What else a manifest can say is manifest_test.cpp's.
#include <fstream>
#include <iterator>
#include <string>

#include "kit/catch.h"
#include "pontlevis/core/manifest.h"
#include "pontlevis/sdk/abi.h"

using namespace pontlevis;

namespace {

using Names = std::vector<std::string>;

Manifest lakes() {
    std::ifstream file("fuzz/corpus/manifest/lakes.toml", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const auto manifest = parse_manifest(text, "plugin.toml");
    INFO((manifest ? std::string{} : manifest.error().text));
    REQUIRE(manifest);
    return *manifest;
}

// Its parts begin in line 5.
std::string refusal(std::string_view parts) {
    const auto manifest = parse_manifest("id = \"lakes\"\nname = \"Lakes\"\nversion = \"1.0.0\"\nsdk = 1\n" + std::string(parts), "p.toml");
    return manifest ? "none" : manifest.error().text;
}

struct Example {
    std::string parts, message;
};

template <std::size_t n>
void check_refusals(const Example (&examples)[n]) {
    for (const Example& example : examples) CHECK(refusal(example.parts) == example.message);
}

}  // namespace

TEST_CASE("kinds of features and edges, marks, pools and places are read as they are written") {
    const Manifest manifest = lakes();

    REQUIRE(manifest.features.size() == 2);
    const FeatureDecl& ruin = manifest.features[0];
    CHECK(ruin.completes == "surrounded");
    CHECK(ruin.complete == 1);
    CHECK(ruin.final == 2);
    CHECK(ruin.mark_complete == 3);
    CHECK(ruin.mark_final == 4);
    CHECK(ruin.field_worth == 5);
    CHECK(manifest.features[1].complete == 0);
    CHECK(manifest.features[1].element == "monster");

    REQUIRE(manifest.edges.size() == 2);
    CHECK(manifest.edges[0].fits == Names{"road", "ghosts.fog"});
    CHECK_FALSE(manifest.edges[0].closes);
    CHECK(manifest.edges[1].closes);
    CHECK(manifest.edges[1].hole);

    CHECK(manifest.attributes[0].on == Names{"tile"});
    CHECK(manifest.attributes[1].on == Names{"lakes.ruin", "city", "tile"});
    CHECK(manifest.pools[0].order == -2);
    CHECK(manifest.pools[0].drawn);
    CHECK_FALSE(manifest.pools[1].drawn);
    CHECK(manifest.places[0].per == "player");
    CHECK(manifest.places[0].capacity == 3);
    CHECK(manifest.places[1].per == "game");
}

TEST_CASE("figures may belong to nobody, wait out of the game, and be weighed by a function") {
    const Manifest manifest = lakes();

    const FigureDecl& monster = manifest.figures[0];
    CHECK(monster.per_game);
    CHECK(monster.count == 3);
    CHECK(monster.reserve == 2);
    CHECK_FALSE(monster.offered);
    CHECK_FALSE(monster.dynamic_weight);
    const FigureDecl& raft = manifest.figures[1];
    CHECK_FALSE(raft.per_game);
    CHECK(raft.count == 2);
    CHECK(raft.offered);
    CHECK(raft.dynamic_weight);
    CHECK(raft.leaves == Names{"scored", "moved"});
    CHECK(raft.traits.size() == 1);
}

TEST_CASE("columns, causes and modes of scoring are read as they are written") {
    const Manifest manifest = lakes();

    CHECK(manifest.columns[0].of == "segment");
    CHECK(manifest.columns[0].type == "u8");
    CHECK(manifest.columns[0].join == "max");
    CHECK(manifest.columns[0].visible == "owner");
    CHECK(manifest.columns[1].type == "i32");
    CHECK(manifest.columns[1].reset == Names{"return", "move"});
    CHECK(manifest.causes[0].tags == Names{"move", "forced"});
    CHECK(manifest.causes[0].binds == Names{"kind", "incomplete"});
    CHECK(manifest.modes[0].rates == "final");
    CHECK(manifest.modes[0].owners == "everyone");
    CHECK(manifest.modes[0].lifts);
    CHECK(manifest.modes[0].fates);
}

TEST_CASE("steps, actions, fates and handlers say when they are asked, and about what") {
    const Manifest manifest = lakes();

    const StepDecl& step = manifest.steps[0];
    CHECK(step.at.empty());
    CHECK(step.by_option.option == "monster");
    CHECK(step.by_option.at == std::map<std::string, std::string>{{"before", "roam"}, {"after", "after.score"}});
    CHECK(step.asks);

    REQUIRE(manifest.actions.size() == 4);
    const ActionDecl& fish = manifest.actions[0];
    CHECK(fish.operands == std::vector<Operand>{Operand::figure, Operand::location});
    CHECK(fish.at == Names{"tile.place", "wood.main"});
    CHECK(fish.keeps);
    CHECK(fish.armed);
    CHECK_FALSE(fish.must);
    CHECK(fish.run);
    CHECK(manifest.actions[1].operands == std::vector<Operand>{Operand::number, Operand::number, Operand::cell});
    CHECK(manifest.actions[1].turns);
    CHECK_FALSE(manifest.actions[1].run);
    CHECK(manifest.actions[2].run);
    CHECK_FALSE(manifest.actions[2].joins());
    const ActionDecl& moor = manifest.actions[3];
    CHECK(moor.at.empty());
    CHECK(moor.by_option.option == "monster");
    CHECK(moor.by_option.at == std::map<std::string, std::string>{{"before", "wood.main"}});
    CHECK(moor.joins());
    CHECK(moor.run);
    CHECK(moor.filter.extends == Names{"raft", "lakes.swims", "meeple"});

    const FateDecl& cross = manifest.fates[0];
    CHECK_FALSE(cross.forced);
    CHECK(cross.decider == "sole-owner");
    CHECK(cross.filter.kinds == Names{"road", "lakes.ruin"});
    CHECK(cross.filter.modes == Names{"complete"});
    CHECK(cross.filter.trait == "lakes.swims");
    CHECK(cross.filter.attribute == "lakes.old");
    CHECK(cross.order.before == Names{"#drive", "lakes.drown"});
    CHECK(cross.order.tags == Names{"#water"});
    CHECK(manifest.fates[1].forced);

    const HandlerDecl& washed = manifest.handlers[1];
    CHECK(washed.filter.causes == Names{"lakes.wash", "#return", "scored"});
    CHECK(washed.filter.figures == Names{"raft", "normal"});
    CHECK(washed.asks);
    CHECK(washed.order.after == Names{"lakes.milled"});
    CHECK(manifest.handlers[2].filter.symbol == "lakes.mill");
}

TEST_CASE("the library binds a function to each name, and one for its options where it asks") {
    std::string all;
    for (const FunctionDecl& function : lakes().functions()) all += std::to_string(function.bind) + " " + function.name + "\n";

    CHECK(PLV_BIND_RUN == 2);
    CHECK(PLV_BIND_OPTIONS == 3);
    CHECK(all == "2 wander\n3 wander_options\n2 fish\n3 fish_options\n2 sink\n2 moor\n3 moor_options\n2 cross\n3 cross_options\n2 drown\n3 drown_options\n"
                 "5 raft_weight\n2 washed\n3 washed_options\n2 milled\n7 dry\n");
}

TEST_CASE("a kind of feature or edge that is the base game's, or cannot be written on tiles, is refused") {
    check_refusals({
        {"[feature.road]", "p.toml:5: feature.road: \"road\" is the base game's own kind"},
        {"[edge.city]", "p.toml:5: edge.city: \"city\" is the base game's own kind"},
        {"[feature.ruin2]", "p.toml:5: feature.ruin2: its name ends in a digit; on tiles a number follows, as in \"ruin1\""},
        {"[feature.ruin]\ncompletes = \"closd\"", "p.toml:6: feature.ruin: completes is \"closd\"; perhaps you meant \"closed\""},
        {"[feature.ruin]\ncomplete = -1", "p.toml:6: feature.ruin: complete is -1, but can only be a whole number from 0 to 1000"},
        {"[feature.ruin]\nfinal = \"1\"", "p.toml:6: feature.ruin: final is a text, but should be a whole number"},
        {"[feature.ruin]\npoints = 1",
         "p.toml:6: feature.ruin: a kind of feature has no \"points\"; known are \"complete\", \"completes\", \"element\", \"field_worth\", "
         "\"final\", \"glyph\", \"glyph_path\", \"mark_complete\", \"mark_final\""},
        {"[edge.fog]\nfits = \"raod\"", "p.toml:6: edge.fog: there is no kind of edge \"raod\"; perhaps you meant \"road\""},
        {"[edge.fog]\nfits = \"mist\"\n[edge.mist]",
         "p.toml:6: edge.fog: the kind of edge \"mist\" has to be written in full, \"lakes.mist\""},
        {"[edge.fog]\nfits = [\"road\", \"road\"]", "p.toml:6: edge.fog: fits has \"road\" twice"},
        {"[edge.fog]\nhole = 1", "p.toml:6: edge.fog: hole is a whole number, but should be true or false"},
        {"[attribute.old]\non = \"lakes.ruins\"\n[feature.ruin]",
         "p.toml:6: attribute.old: there is no kind of feature \"lakes.ruins\"; perhaps you meant \"lakes.ruin\""},
    });
    CHECK(refusal("[attribute.old]\non = \"ghosts.ruin\"") == "none");
}

TEST_CASE("pools that are never or always drawn, and places that hold nobody, are refused") {
    check_refusals({
        {"[pool.river]", "p.toml:5: pool.river: when is it drawn? order = -1 is before the bag, order = 1 after it, drawn = false never"},
        {"[pool.river]\norder = 0",
         "p.toml:5: pool.river: when is it drawn? order = -1 is before the bag, order = 1 after it, drawn = false never"},
        {"[pool.river]\norder = -2\ndrawn = false", "p.toml:6: pool.river: drawn is false: it has no order"},
        {"[pool.river]\norder = 101", "p.toml:6: pool.river: order is 101, but can only be a whole number from -100 to 100"},
        {"[place.deep]\nper = \"segment\"", "p.toml:6: place.deep: per is \"segment\"; known are \"game\", \"player\", \"tile\""},
        {"[place.deep]\ncapacity = 0", "p.toml:6: place.deep: capacity is 0, but can only be a whole number from 1 to 255"},
    });
}

TEST_CASE("figures that are too many, of two owners, or weighed by nobody are refused") {
    const std::string raft = "[figure.raft]\ntraits = { weight = \"dynamic\" }\n";
    const std::string weigh = "[handler.weigh]\npoint = \"score.weight\"\nrule = \"LK-5\"\n";
    check_refusals({
        {"[figure.monster]\nper_game = 31", "p.toml:6: figure.monster: per_game is 31, but can only be a whole number from 0 to 30"},
        {"[figure.monster]\nper_player = 1\nper_game = 1",
         "p.toml:7: figure.monster: it has per_player, too: its figures belong to players or to nobody"},
        {"[figure.monster]\nper_game = 2\nreserve = 3", "p.toml:7: figure.monster: reserve is 3, but can only be a whole number from 0 to 2"},
        {"[figure.raft]\nleaves = \"never\"", "p.toml:6: figure.raft: there is no time to leave \"never\"; known are \"scored\", \"moved\""},
        {"[figure.raft]\ntraits = { weight = \"heavy\" }", "p.toml:6: figure.raft: weight is a text, but should be a whole number"},
        {"[figure.raft]\ntraits = { \"stands_on.lakes.ruins\" = true }\n[feature.ruin]",
         "p.toml:6: figure.raft: there is no kind of feature \"lakes.ruins\"; perhaps you meant \"lakes.ruin\""},
        {raft, "p.toml:5: figure.raft: its weight is \"dynamic\", but no handler of score.weight names it in its filter"},
        {weigh, "p.toml:5: handler.weigh: which figures does it weigh? write  filter = { figure = \"raft\" }"},
        {weigh + "filter = { figure = \"normal\" }",
         "p.toml:5: handler.weigh: this file has no figure \"normal\" with weight = \"dynamic\" among its traits"},
        {raft + weigh + "filter = { figure = \"raft\" }\n[handler.again]\npoint = \"score.weight\"\nrule = \"LK-5\"\nfilter = { figure = \"raft\" }",
         "p.toml:11: handler.again: \"raft\" is weighed by another handler, too"},
    });
    CHECK(refusal(raft + weigh + "filter = { figure = \"raft\" }") == "none");
    CHECK(refusal("[figure.raft]\ntraits = { \"stands_on.ghosts.ruin\" = true }") == "none");
}

TEST_CASE("columns, causes and modes with words that mean nothing are refused") {
    check_refusals({
        {"[column.depth]", "p.toml:5: column.depth: \"of\" is missing"},
        {"[column.depth]\nof = \"segments\"", "p.toml:6: column.depth: of is \"segments\"; perhaps you meant \"segment\""},
        {"[column.depth]\nof = \"game\"\ntype = \"u32\"",
         "p.toml:7: column.depth: type is \"u32\"; perhaps you meant \"i32\""},
        {"[column.depth]\nof = \"tile\"\njoin = \"sum\"",
         "p.toml:7: column.depth: join is for columns of = \"segment\", which are put together over a feature"},
        {"[column.depth]\nof = \"tile\"\nreset = \"move\"",
         "p.toml:7: column.depth: reset is for columns of = \"figure\", which a figure that goes loses"},
        {"[column.depth]\nof = \"figure\"\nreset = [\"moved\"]",
         "p.toml:7: column.depth: there is no tag of causes \"moved\"; perhaps you meant \"move\""},
        {"[cause.wash]\ntags = \"#move\"", "p.toml:6: cause.wash: there is no tag of causes \"#move\"; perhaps you meant \"move\""},
        {"[cause.wash]\nbinds = \"occupied\"", "p.toml:6: cause.wash: there is no base rule \"occupied\"; perhaps you meant \"unoccupied\""},
        {"[mode.flood]", "p.toml:5: mode.flood: \"rates\" is missing"},
        {"[mode.flood]\nrates = \"final\"\nfates = true",
         "p.toml:7: mode.flood: fates are for figures that leave: write lifts = true, too"},
    });
}

TEST_CASE("a step whose place an option says has one for choices of that") {
    const std::string option = "[option.when]\ndefault = \"early\"\nchoices = [\"early\", \"late\"]\n[step.move]\n";
    check_refusals({
        {option + "at = { option = \"when\", early = \"roam\", late = \"end.done\" }", "none"},
        {option + "at = { option = \"when\", early = \"roam\" }", "none"},
        {option + "at = { option = \"when\" }", "p.toml:9: step.move: at names no place: say one for a choice of when, as in early = \"roam\""},
        {option + "at = { option = \"when\", early = \"roam\", late = \"raom\" }",
         "p.toml:9: step.move: there is no place \"raom\" in a turn; perhaps you meant \"roam\""},
        {option + "at = { option = \"when\", early = \"roam\", late = \"roam\", later = \"roam\" }",
         "p.toml:9: step.move: the option has no \"later\"; perhaps you meant \"late\""},
        {option + "at = { option = \"wen\", early = \"roam\" }",
         "p.toml:9: step.move: this file has no option \"wen\"; perhaps you meant \"when\""},
        {option + "at = { early = \"roam\" }", "p.toml:9: step.move: at: \"option\" is missing"},
        {"[option.when]\ndefault = 3\n[step.move]\nat = { option = \"when\" }",
         "p.toml:8: step.move: option when has no choices that are texts, which could have places in the turn"},
        {"[step.move]\nat = 3", "p.toml:6: step.move: at is a whole number, but should be a text in quotes"},
    });
}

TEST_CASE("an action whose place an option says has one for choices of that") {
    const std::string option = "[option.when]\ndefault = \"early\"\nchoices = [\"early\", \"late\"]\n[action.move]\n";
    check_refusals({
        {option + "at = { option = \"when\", early = \"wood.main\", late = \"tile.place\" }", "none"},
        {option + "at = { option = \"when\", late = \"wood.main\" }\nfilter = { extends = \"large\" }", "none"},
        {option + "at = { option = \"when\" }", "p.toml:9: action.move: at names no place: say one for a choice of when, as in early = \"roam\""},
        {option + "at = { option = \"when\", early = \"wood.man\" }",
         "p.toml:9: action.move: there is no place \"wood.man\" in a turn; perhaps you meant \"wood.main\""},
        {option + "at = { option = \"when\", early = \"wood.main\", lat = \"wood.main\" }",
         "p.toml:9: action.move: the option has no \"lat\"; perhaps you meant \"late\""},
        {option + "at = { option = \"when\", early = [\"wood.main\"] }", "p.toml:9: action.move: early is a list, but should be a text in quotes"},
        {option + "at = { option = \"wen\", early = \"wood.main\" }",
         "p.toml:9: action.move: this file has no option \"wen\"; perhaps you meant \"when\""},
        {option + "at = { early = \"wood.main\" }", "p.toml:9: action.move: at: \"option\" is missing"},
        {"[option.when]\ndefault = 3\n[action.move]\nat = { option = \"when\" }",
         "p.toml:8: action.move: option when has no choices that are texts, which could have places in the turn"},
    });
}

TEST_CASE("words of a filter by figures are kinds and flags of kinds") {
    const std::string traits = "[trait.swims]\n[trait.depth]\nnumber = true\n[step.x]\nat = \"roam\"\n";
    check_refusals({
        {traits + "filter = { extends = [\"normal\", \"meeple\", \"lakes.swims\", \"hills.climbs\"], supply = \"lakes.swims\", standing = \"stands_on.road\" }", "none"},
        {traits + "filter = { extends = \"#meeple\" }", "p.toml:10: step.x: \"#meeple\" is no kind of figure, and no flag of kinds"},
        {traits + "filter = { extends = \"lakes.swim\" }", "p.toml:10: step.x: there is no trait \"lakes.swim\"; perhaps you meant \"lakes.swims\""},
        {traits + "filter = { extends = \"lakes.depth\" }", "p.toml:10: step.x: \"lakes.depth\" holds a number; a filter goes by a flag"},
        {traits + "filter = { supply = [\"normal\", \"lakes.depth\"] }", "p.toml:10: step.x: \"lakes.depth\" holds a number; a filter goes by a flag"},
        {traits + "filter = { standing = \"weight\" }", "p.toml:10: step.x: \"weight\" holds a number; a filter goes by a flag"},
        {"[handler.x]\nrule = \"LK-1\"\npoint = \"figure.left\"\nfilter = { extends = \"normal\" }",
         "p.toml:8: handler.x: a filter of figure.left has no \"extends\"; known are \"attribute\", \"cause\", \"figure\", \"kind\", \"standing\", \"trait\""},
        {"[action.x]\nat = \"wood.main\"\nfilter = { turn = \"first\" }",
         "p.toml:7: action.x: a filter of an action has no \"turn\"; known are \"extends\", \"standing\", \"supply\", \"symbol\", \"together\""},
        {traits + "filter = { together = [\"normal\", \"lakes.swims\"] }", "none"},
        {traits + "filter = { together = \"normal\" }", "p.toml:10: step.x: together should be two kinds of figures, as in [\"normal\", \"large\"]"},
        {traits + "filter = { supply = \"swims\" }", "p.toml:10: step.x: the trait \"swims\" has to be written in full, \"lakes.swims\""},
    });
}

TEST_CASE("actions with operands that no option has, or that join no question, are refused") {
    check_refusals({
        {"[action.fish]\noperands = [\"figur\"]", "p.toml:6: action.fish: there is no operand \"figur\"; perhaps you meant \"figure\" or \"figure_kind\""},
        {"[action.fish]\noperands = [\"cell\", \"seat\", \"seat\", \"seat\"]",
         "p.toml:6: action.fish: 4 operands; an option has 3 at the most"},
        {"[action.fish]\nat = \"wood\"", "p.toml:6: action.fish: there is no place in a turn \"wood\"; perhaps you meant \"wood.main\", "
         "\"wood.after\" or \"wood.extra\""},
        {"[action.fish]\nkeeps = true\nmust = true",
         "p.toml:6: action.fish: keeps is for actions that join a question: say at which place of the turn\n"
         "p.toml:7: action.fish: must is for actions that join a question: say at which place of the turn"},
        {"[action.go-fish]\nrun = true",
         "p.toml:5: action: \"go-fish\" is no name: small letters, digits and \"_\", the first no digit, 64 at the most"},
        {"[action.fish]\nat = \"wood.main\"\n[handler.fish_options]\npoint = \"tile.laid\"\nrule = \"LK-1\"",
         "p.toml:7: action.fish and handler.fish_options both name the function fish_options; give one of them another name"},
    });
    CHECK(refusal("[action.fish]\n[step.fish]\nat = \"roam\"") == "none");
}

TEST_CASE("a fate has a group, and a filter without tiles and causes") {
    check_refusals({
        {"[fate.cross]", "p.toml:5: fate.cross: \"group\" is missing"},
        {"[fate.cross]\ngroup = \"choosen\"", "p.toml:6: fate.cross: group is \"choosen\"; perhaps you meant \"chosen\""},
        {"[fate.cross]\ngroup = \"chosen\"\ndecider = \"nobody\"",
         "p.toml:7: fate.cross: decider is \"nobody\"; known are \"owner\", \"sole-owner\", \"active\""},
        {"[fate.cross]\ngroup = \"chosen\"\nfilter = { cause = \"place\" }",
         "p.toml:7: fate.cross: a filter of a fate has no \"cause\"; known are \"attribute\", \"figure\", \"kind\", \"mode\", \"trait\""},
        {"[fate.cross]\ngroup = \"chosen\"\nbefore = \"lakes.cross\"", "p.toml:7: fate.cross: before has the fate itself"},
        {"[fate.cross]\ngroup = \"chosen\"\nfilter = { trait = \"weight\" }",
         "p.toml:7: fate.cross: \"weight\" holds a number; a filter goes by a flag"},
    });
}

TEST_CASE("a handler has the filter and the order that its point allows") {
    const std::string at = "[handler.x]\nrule = \"LK-1\"\n";
    check_refusals({
        {at + "point = \"final.award\"\nfilter = { kind = \"road\" }", "p.toml:8: handler.x: final.award has no filter: it is not about single things"},
        {at + "point = \"score.set\"\nfilter = { mode = \"final\" }", "p.toml:8: handler.x: a filter of score.set has no \"mode\"; known are \"attribute\", \"kind\", \"standing\""},
        {at + "point = \"score.set\"\nfilter = { standing = \"#meeple\" }", "p.toml:8: handler.x: \"#meeple\" is no kind of figure, and no flag of kinds"},
        {"[step.x]\nat = \"roam\"\nfilter = { trait = \"meeple\" }",
         "p.toml:7: step.x: a filter of a step has no \"trait\"; known are \"extends\", \"standing\", \"supply\", \"symbol\", \"together\", \"turn\""},
        {"[step.x]\nat = \"roam\"\nfilter = { turn = \"last\" }", "p.toml:7: step.x: turn is \"last\"; known are \"first\""},
        {"[step.x]\nfilter = { supply = \"large\" }", "p.toml:6: step.x: filter is for steps that have a place in the turn: say it with at"},
        {"[action.x]\nfilter = { supply = \"large\" }", "p.toml:6: action.x: filter is for actions that join a question: say at which place of the turn"},
        {at + "point = \"tile.fit\"\nfilter = { mode = \"now\" }", "p.toml:8: handler.x: a filter of tile.fit has no \"mode\"; known are \"kind\", \"symbol\""},
        {at + "point = \"figure.stand\"\nasks = true",
         "p.toml:8: handler.x: asks is for handlers that react, at tile.laid, figure.arrived, figure.left, points.changed, score.done"},
        {at + "point = \"score.sheet\"\nbefore = \"#drive\"",
         "p.toml:8: handler.x: before is for handlers that react, at tile.laid, figure.arrived, figure.left, points.changed, score.done"},
        {at + "point = \"figure.left\"\nfilter = { cause = \"#moved\" }",
         "p.toml:8: handler.x: there is no cause \"#moved\"; perhaps you meant \"#move\""},
        {at + "point = \"figure.left\"\nfilter = { cause = \"wash\" }\n[cause.wash]",
         "p.toml:8: handler.x: the cause \"wash\" has to be written in full, \"lakes.wash\""},
        {at + "point = \"figure.left\"\nfilter = { figure = \"#meeple\" }", "p.toml:8: handler.x: \"#meeple\" is no kind of figure, and no flag of kinds"},
        {at + "point = \"tile.laid\"\nfilter = { symbol = \"lakes.mil\" }\n[attribute.mill]",
         "p.toml:8: handler.x: symbol: this file does not declare \"lakes.mil\"; perhaps you meant \"lakes.mill\""},
        {at + "point = \"rule.complete\"\nwrites = \"graph\"",
         "p.toml:8: handler.x: a handler of rule.complete writes nothing: it reads the game and answers"},
    });
    CHECK(refusal(at + "point = \"tile.laid\"\nwrites = \"graph\"\nasks = true\nbefore = \"#drive\"") == "none");
}

TEST_CASE("too many parts of any kind are refused shortly") {
    for (const char* section : {"feature", "edge", "pool", "place", "column", "cause", "mode", "action", "fate"}) {
        std::string many;
        for (int i = 0; i < 300; ++i) many += "[" + std::string(section) + ".x" + std::to_string(i) + "x]\n";
        CHECK(refusal(many) == "p.toml:5: " + std::string(section) + ": 300 entries are too many, the limit is 256");
        CHECK(refusal(std::string(section) + " = 3") ==
              "p.toml:5: " + std::string(section) + " is a whole number, but should be tables, each under its own [" + section + ".NAME]");
    }
}
