// Manifests: what plugin.toml can say, each way to get it wrong with its message, and which texts say the same.
#include <fstream>
#include <iterator>
#include <string>

#include "kit/catch.h"
#include "kit/must.h"
#include "pontlevis/core/manifest.h"

using namespace pontlevis;

namespace {

std::string file_text(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

const std::string kEverything = file_text("fuzz/corpus/manifest/everything.toml");

Manifest read(const std::string& toml) {
    const auto manifest = parse_manifest(toml, "plugin.toml");
    INFO((manifest ? std::string{} : manifest.error().text));
    REQUIRE(manifest);
    return *manifest;
}

std::string refusal(std::string_view toml) {
    const auto manifest = parse_manifest(toml, "p.toml");
    return manifest ? "none" : manifest.error().text;
}

// Its parts begin in line 6.
std::string with(std::string_view parts) {
    return "id = \"inns\"\nname = \"Inns\"\nversion = \"1.0.0\"\nsdk = 1\nrules = \"IC\"\n" + std::string(parts);
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

struct Example {
    std::string toml, message;
};

template <std::size_t n>
void check_refusals(const Example (&examples)[n]) {
    for (const Example& example : examples) CHECK(refusal(example.toml) == example.message);
}

}  // namespace

TEST_CASE("the head of a manifest is read as it is written") {
    const Manifest manifest = read(kEverything);

    CHECK(manifest.id == "big-top");
    CHECK(manifest.name("fr") == "Place au cirque");
    CHECK(manifest.name("nl") == "Under the Big Top");
    CHECK(to_string(manifest.version) == "1.2.0");
    CHECK(manifest.edition == "C2");
    CHECK(manifest.prefix == "BT");
    CHECK(manifest.file == "plugin.toml");
    CHECK(manifest.text == kEverything);
    CHECK(manifest.has_code());
    CHECK_FALSE(read(with("")).has_code());
}

TEST_CASE("a need or conflict is an id with a range of versions") {
    const Manifest manifest = read(kEverything);
    REQUIRE(manifest.needs.size() == 1);
    const Requirement& need = manifest.needs[0];

    CHECK(need.id == "phantom");
    CHECK(need.text == "phantom >= 1.2, < 2");
    CHECK(need.line == 8);
    CHECK_FALSE(need.allows({1, 1, 9}));
    CHECK(need.allows({1, 2, 0}));
    CHECK(need.allows({1, 99, 0}));
    CHECK_FALSE(need.allows({2, 0, 0}));
    REQUIRE(manifest.conflicts.size() == 2);
    CHECK(manifest.conflicts[0].allows({0, 0, 0}));
    CHECK(manifest.conflicts[1].allows({99, 0, 0}));
}

TEST_CASE("elements, options, attributes and traits of a manifest keep the order of the file") {
    const Manifest manifest = read(kEverything);

    REQUIRE(manifest.elements.size() == 2);
    CHECK(manifest.elements[0].id == "circus");
    CHECK(manifest.elements[0].on);
    CHECK_FALSE(manifest.elements[1].on);
    CHECK(manifest.elements[1].line == 14);

    REQUIRE(manifest.options.size() == 4);
    CHECK(manifest.options[0].fallback == OptionScalar(std::int64_t{3}));
    CHECK(manifest.options[0].range == std::pair<std::int64_t, std::int64_t>(1, 9));
    CHECK(manifest.options[1].choices == std::vector<std::string>{"open", "closed"});
    CHECK(manifest.options[2].number_choices == std::vector<std::int64_t>{1, 2, 5});
    CHECK(manifest.options[3].fallback == OptionScalar(true));

    REQUIRE(manifest.attributes.size() == 2);
    CHECK(manifest.attributes[0].on == std::vector<std::string>{"road", "field"});
    CHECK(manifest.attributes[0].element == "circus");
    CHECK(manifest.attributes[1].on.empty());

    REQUIRE(manifest.traits.size() == 2);
    CHECK_FALSE(manifest.traits[0].number);
    CHECK(manifest.traits[1].number);
}

TEST_CASE("figures bring traits, grants give them and denials take them") {
    const Manifest manifest = read(kEverything);

    REQUIRE(manifest.figures.size() == 1);
    const FigureDecl& figure = manifest.figures[0];
    CHECK(figure.name == "ringmaster");
    CHECK(figure.count == 1);
    CHECK(figure.tags == std::vector<std::string>{"#meeple", "#show"});
    CHECK(figure.traits.size() == 5);
    CHECK(figure.traits.at("meeple") == TraitValue(true));
    CHECK(figure.traits.at("big-top.strength") == TraitValue(std::int64_t{-2}));

    REQUIRE(manifest.grants.size() == 3);
    CHECK(manifest.grants[0].to == std::vector<std::string>{"normal", "#meeple"});
    CHECK(manifest.grants[0].value == TraitValue(true));
    CHECK(manifest.grants[1].value == TraitValue(std::int64_t{3}));
    CHECK(manifest.grants[1].replaces);
    CHECK(manifest.grants[2].deny);
    CHECK(manifest.grants[2].element == "circus");
}

TEST_CASE("handlers and steps say where they stand and what they touch") {
    const Manifest manifest = read(kEverything);

    REQUIRE(manifest.handlers.size() == 1);
    const HandlerDecl& handler = manifest.handlers[0];
    CHECK(handler.point == "score.sheet");
    CHECK(handler.rule == "BT-7");
    CHECK(handler.filter.kinds == std::vector<std::string>{"road", "city"});
    CHECK(handler.filter.attribute == "big-top.ring");
    CHECK(handler.footprint.reads == std::vector<std::string>{"figures"});

    REQUIRE(manifest.steps.size() == 2);
    const StepDecl& step = manifest.steps[0];
    CHECK(step.at == "roam");
    CHECK(step.order.before == std::vector<std::string>{"#drive", "big-top.collect"});
    CHECK(step.order.after == std::vector<std::string>{"ghosts.extend"});
    CHECK(step.footprint.writes == std::vector<std::string>{"points", "things"});
    CHECK(manifest.steps[1].rule.empty());
    CHECK(kit::must(parse_manifest(with("[step.move]"), "p.toml")).steps[0].at.empty());  // its plugin pushes it
}

TEST_CASE("a turn has 38 places for steps, from turn.begin to end.done") {
    CHECK(anchors().size() == 38);
    CHECK(anchors().front() == "turn.begin");
    CHECK(anchors()[15] == "roam");
    CHECK(anchors().back() == "end.done");
}

TEST_CASE("the manifest that the plugin guide shows is one, and the guide names all places of a turn") {
    const std::string guide = file_text("../docs/plugin-guide.md");
    const std::size_t from = guide.find("```toml\n") + 8;
    const Manifest manifest = read(guide.substr(from, guide.find("```", from) - from));

    CHECK(manifest.name("nl") == "Kathedralen en Herbergen");
    CHECK(manifest.handlers.size() == 1);
    for (const std::string& anchor : anchors()) CHECK(guide.find("`" + anchor + "`") != std::string::npos);
}

TEST_CASE("an id that could be a path, or is none for other reasons, is refused") {
    const std::string form =
        " is no id of a plugin: small letters, digits, \".\", \"_\" and \"-\", the first a letter or digit, 64 at the "
        "most";
    for (const char* id : {"../x", ".hidden", "a/b", "Inns", "", "two words", "/etc", "..", "-x"}) {
        CHECK(refusal(replaced(with(""), "\"inns\"", "\"" + std::string(id) + "\"")) ==
              "p.toml:1: \"" + std::string(id) + "\"" + form);
    }
    CHECK(refusal(replaced(with(""), "\"inns\"", "\"base\"")) == "p.toml:1: \"base\" is the base game's own id");
}

TEST_CASE("what is wrong with the head of a manifest is told line by line") {
    check_refusals({
        {"",
         "p.toml:1: \"sdk\" is missing: write  sdk = 1\np.toml:1: \"id\" is missing\np.toml:1: \"name\" is "
         "missing\np.toml:1: \"version\" is missing"},
        {with("handlers = 1"), "p.toml:6: a manifest has no \"handlers\"; perhaps you meant \"handler\""},
        {replaced(with(""), "sdk = 1", "sdk = 2") + "new = 1",
         "p.toml:4: it is written for SDK 2, but this program has SDK 1; install a version of the plugin for SDK 1"},
        {replaced(with(""), "sdk = 1", "sdk = \"1\""), "p.toml:4: sdk is a text, but should be a whole number, 1"},
        {replaced(with(""), "1.0.0", "1.0"), "p.toml:3: \"1.0\" is no version: three numbers, as in \"1.0.0\""},
        {replaced(with(""), "1.0.0", "1.0.0.0"), "p.toml:3: \"1.0.0.0\" is no version: three numbers, as in \"1.0.0\""},
        {replaced(with(""), "1.0.0", "1.0.07"), "p.toml:3: \"1.0.07\" is no version: three numbers, as in \"1.0.0\""},
        {replaced(with(""), "\"Inns\"", "{ fr = \"Auberges\" }"),
         "p.toml:2: name: \"en\" is missing; it is shown where no other fits"},
        {replaced(with(""), "\"Inns\"", "{ en = \"Mills\", english = \"Inns\", E = \"Inns\" }"),
         "p.toml:2: name: \"E\" is no language: a code as in \"en\" or \"pt-BR\""},
        {replaced(with(""), "\"Inns\"", "\"\""),
         "p.toml:2: name is \"\", but should be one line of text, 400 bytes at the most"},
        {replaced(with(""), "\"Inns\"", "\"Inns\\u001b[2J\""),
         "p.toml:2: name is \"Inns?[2J\", but should be one line of text, 400 bytes at the most"},
        {replaced(with(""), "\"IC\"", "\"ic\""),
         "p.toml:5: rules is \"ic\", but should be what its rule numbers begin with: capitals and digits, as in \"LM\" "
         "of \"LM-4\""},
    });
}

TEST_CASE("a need or conflict that is no range is refused") {
    check_refusals({
        {with("needs = \"phantom\""),
         "p.toml:6: needs is a text, but should be a list, as in [\"mills >= 1.2, < 2\"]"},
        {with("needs = [\"phantom > 1\"]"),
         "p.toml:6: needs: \"phantom > 1\" is no version range; write for example \"mills >= 1.2, < 2\""},
        {with("needs = [\"phantom ^1.2\"]"),
         "p.toml:6: needs: \"phantom ^1.2\" is no version range; write for example \"mills >= 1.2, < 2\""},
        {with("needs = [\"phantom >= 1,\"]"),
         "p.toml:6: needs: \"phantom >= 1,\" is no version range; write for example \"mills >= 1.2, < 2\""},
        {with("needs = [\"phantom >= 1, >= 2\"]"),
         "p.toml:6: needs: \"phantom >= 1, >= 2\" is no version range; write for example \"mills >= 1.2, < 2\""},
        {with("conflicts = [\"winter >= 2, < 1.9\"]"),
         "p.toml:6: conflicts: \"winter >= 2, < 1.9\" is a range that no version is in"},
        {with("needs = [\">= 2\"]"),
         "p.toml:6: needs: \">= 2\" does not begin with the id of a plugin; write for example \"mills >= 1.2, < 2\""},
        {with("needs = [\"a\",\n\"inns\", \"base\",\n\"a < 2\"]"),
         "p.toml:7: needs: \"inns\" is this plugin itself\n"
         "p.toml:7: needs: \"base\" is no plugin: the base game is always there\n"
         "p.toml:8: needs: \"a\" is in the list twice"},
    });
}

TEST_CASE("options whose default does not fit what they allow are refused") {
    check_refusals({
        {with("[option.x]"), "p.toml:6: option.x: \"default\" is missing"},
        {with("[option.x]\ndefault = 1.5"),
         "p.toml:7: option.x: default is a number with a point, but should be true, false, a whole number or a text in "
         "quotes"},
        {with("[option.x]\ndefault = 10\nrange = [0, 9]"),
         "p.toml:8: option.x: default is 10, which is not in the range [0, 9]"},
        {with("[option.x]\ndefault = 1\nrange = [9, 0]"), "p.toml:8: option.x: range is [9, 0]: nothing lies in it"},
        {with("[option.x]\ndefault = 1\nrange = [0]"),
         "p.toml:8: option.x: range should be two whole numbers, as in [0, 9]"},
        {with("[option.x]\ndefault = true\nrange = [0, 9]"),
         "p.toml:8: option.x: range is for a default that is a whole number"},
        {with("[option.x]\ndefault = \"nothin\"\nchoices = [\"nothing\", \"ignore\"]"),
         "p.toml:8: option.x: default is \"nothin\", which is not among the choices; perhaps you meant \"nothing\""},
        {with("[option.x]\ndefault = 3\nchoices = [1, 2, 2]"), "p.toml:8: option.x: a choice is in the list twice"},
        {with("[option.x]\ndefault = 3\nchoices = [1, \"2\"]"),
         "p.toml:8: option.x: a choice is a text, but should be a whole number"},
        {with("[option.copies]\ndefault = 3"),
         "p.toml:6: option.copies: no option can be named \"copies\", which means something else in a config"},
        {with("[option.x]\ndefualt = 3\ndefault = 3"),
         "p.toml:7: option.x: an option has no \"defualt\"; perhaps you meant \"default\""},
    });
}

TEST_CASE("parts that name what the manifest does not have are refused with the nearest names") {
    check_refusals({
        {with("[element.inn]\n[attribute.inn]\nelement = \"in\""),
         "p.toml:8: attribute.inn: this file has no element \"in\"; perhaps you meant \"inn\""},
        {with("[attribute.inn]\non = \"raod\""),
         "p.toml:7: attribute.inn: there is no kind of feature \"raod\"; perhaps you meant \"road\""},
        {with("[attribute.inn]\njoin = \"and\""),
         "p.toml:7: attribute.inn: join is \"and\", but can only be \"or\": a feature has it if one of its segments "
         "has"},
        {with("[figure.large]\ntraits = { meple = true }"),
         "p.toml:7: figure.large: there is no trait \"meple\"; perhaps you meant \"meeple\""},
        {with("[figure.large]\ntraits = { \"stands_on.raod\" = true }"),
         "p.toml:7: figure.large: there is no trait \"stands_on.raod\"; perhaps you meant \"stands_on.road\", "
         "\"stands_on.city\" or \"stands_on.field\""},
        {with("[figure.large]\ntraits.stands_on.road = true"),
         "p.toml:7: figure.large: \"stands_on\" is a table; a trait with a point in its name is written in quotes, as "
         "in "
         "\"stands_on.road\" = true"},
        {with("[figure.large]\ntraits = { meeple = false }"),
         "p.toml:7: figure.large: \"meeple\" = false says nothing: what nobody grants is no; to take it from others "
         "use "
         "[[deny]]"},
        {with("[figure.large]\ntraits = { weight = true }"),
         "p.toml:7: figure.large: weight is a yes or no (true, false), but should be a whole number"},
        {with("[figure.large]\ntraits = { meeple = 1 }"),
         "p.toml:7: figure.large: meeple is a whole number, but should be true"},
        {with("[figure.large]\nper_player = 31"),
         "p.toml:7: figure.large: per_player is 31, but can only be a whole number from 0 to 30"},
        {with("[figure.normal]"), "p.toml:6: figure.normal: \"normal\" is the base game's own kind; grant it traits"},
        {with("[figure.large]\ntags = [\"meeple\"]"),
         "p.toml:7: figure.large: \"meeple\" is no tag: \"#\" and small letters, digits, \"_\" and \"-\", as in "
         "\"#meeple\""},
    });
}

TEST_CASE("a grant or denial of a trait that is not declared is refused") {
    check_refusals({
        {with("[trait.crosses]\n[[grant]]\ntrait = \"inns.croses\"\nto = \"*\""),
         "p.toml:8: grant: there is no trait \"inns.croses\"; perhaps you meant \"inns.crosses\""},
        {with("[trait.crosses]\n[[deny]]\ntrait = \"crosses\"\nto = \"*\""),
         "p.toml:8: deny: the trait \"crosses\" has to be written in full, \"inns.crosses\""},
        {with("[[grant]]\ntrait = \"weight\"\nto = \"*\""),
         "p.toml:6: grant: \"weight\" holds a number: write  value = 1"},
        {with("[[grant]]\ntrait = \"meeple\"\nto = \"#Meeple\""),
         "p.toml:8: grant: \"#Meeple\" is neither a kind of figure, nor a tag such as \"#meeple\", nor \"*\""},
        {with("[[grant]]\ntrait = \"meeple\"\nto = []"), "p.toml:8: grant: to is empty"},
        {with("[[grant]]\ntrait = \"\"\nto = \"*\""),
         "p.toml:7: grant: there is no trait \"\"; known are \"meeple\", \"weight\", \"occupies\", \"companion\", "
         "\"owned\", \"stands_on.field\", \"stands_on.road\", \"stands_on.city\", \"stands_on.monastery\", "
         "\"stands_on.garden\""},
        {with("[[deny]]\ntrait = \"meeple\"\nto = \"*\"\nvalue = true"),
         "p.toml:9: deny: a deny has no \"value\"; known are \"element\", \"to\", \"trait\""},
        {with("[grant]\ntrait = \"meeple\""),
         "p.toml:6: grant is a table, but should be tables, each under its own [[grant]]"},
    });
    CHECK(refusal(with("[[grant]]\ntrait = \"drawbridges.crosses\"\nto = \"*\"")) == "none");
    CHECK(refusal(with("[[grant]]\ntrait = \"meeple\"\nto = \"*\"\nvalue = false\nreplaces = true")) == "none");
}

TEST_CASE("a handler with a wrong point, filter or function name is refused") {
    const std::string handler = "[handler.value]\npoint = \"score.sheet\"\nrule = \"IC-4\"\n";
    check_refusals({
        {with("[handler.value]"),
         "p.toml:6: handler.value: \"rule\" is missing\np.toml:6: handler.value: \"point\" is missing"},
        {with(replaced(handler, "sheet", "sheets")),
         "p.toml:7: handler.value: there is no point \"score.sheets\"; perhaps you meant \"score.sheet\", "
         "\"score.set\" or \"score.owners\""},
        {with(replaced(handler, "IC-4", "4")),
         "p.toml:8: handler.value: \"4\" is no rule number: write for example \"IC-4\""},
        {with(replaced(handler, "value", "2x")),
         "p.toml:6: handler: \"2x\" is no name: small letters, digits and \"_\", the first no digit, 64 at the most"},
        {with(replaced(handler, "value", "inn-value")),
         "p.toml:6: handler: \"inn-value\" is no name: small letters, digits and \"_\", the first no digit, 64 at the "
         "most"},
        {with(handler + "writes = [\"points\"]"),
         "p.toml:9: handler.value: a handler of score.sheet writes nothing: it reads the game and answers"},
        {with(handler + "reads = [\"figurs\"]"),
         "p.toml:9: handler.value: reads has \"figurs\"; perhaps you meant \"figures\""},
        {with(handler + "filter = { attribute = \"inns.in\" }\n[attribute.inn]"),
         "p.toml:9: handler.value: attribute: this file does not declare \"inns.in\"; perhaps you meant \"inns.inn\""},
        {with(handler + "filter = { attribute = \"inn\" }\n[attribute.inn]"),
         "p.toml:9: handler.value: attribute: \"inn\" has to be written in full, \"inns.inn\""},
        {with(handler + "filter = { kinds = \"road\" }"),
         "p.toml:9: handler.value: a filter of score.sheet has no \"kinds\"; perhaps you meant \"kind\""},
        {with("handler.value = \"score.sheet\""),
         "p.toml:6: handler: value is a text, but should be a table, [handler.value]"},
        {with(handler + "[step.value]\nat = \"roam\""),
         "p.toml:9: step.value and handler.value both name the function value; give one of them another name"},
    });
}

TEST_CASE("a step at an unknown place, or ordered against nothing, is refused") {
    const std::string step = "[step.move]\nat = \"roam\"\n";
    check_refusals({
        {with("[step.move]\nbefore = \"#drive\""),
         "p.toml:7: step.move: before is for steps that have a place in the turn: say it with at"},
        {with(replaced(step, "roam", "raom")),
         "p.toml:7: step.move: there is no place \"raom\" in a turn; perhaps you meant \"roam\""},
        {with(step + "before = \"inns.move\""), "p.toml:8: step.move: before has the step itself"},
        {with(step + "before = \"inns.mvoe\"\n[step.other]\nat = \"roam\""),
         "p.toml:8: step.move: before: this file does not declare \"inns.mvoe\"; perhaps you meant \"inns.move\""},
        {with(step + "after = \"other\"\n[step.other]\nat = \"roam\""),
         "p.toml:8: step.move: after: \"other\" has to be written in full, \"inns.other\""},
        {with(step + "after = [\"#drive\", \"#drive\"]"), "p.toml:8: step.move: after has \"#drive\" twice"},
        {with(step + "after = \"Ghosts\""),
         "p.toml:8: step.move: after: \"Ghosts\" is no name in full, such as \"inns.move\""},
    });
}

TEST_CASE("a part that stands twice in a manifest is refused with its line") {
    CHECK(refusal(with("[element.inn]\n[element.inn]")).starts_with("p.toml:7:"));
    CHECK(refusal(with("sdk = 1")).starts_with("p.toml:6:"));
}

TEST_CASE("all problems of a manifest are told at once, in the order of its lines") {
    CHECK(
        refusal(file_text("fuzz/corpus/manifest/wrong.toml")) ==
        R"(p.toml:1: "../x" is no id of a plugin: small letters, digits, ".", "_" and "-", the first a letter or digit, 64 at the most
p.toml:1: "name" is missing
p.toml:2: a manifest has no "nam"; perhaps you meant "name"
p.toml:3: "1" is no version: three numbers, as in "1.0.0"
p.toml:5: needs: "a >=" is no version range; write for example "mills >= 1.2, < 2"
p.toml:5: needs: "b < 0" is a range that no version is in
p.toml:5: one of needs is a whole number, but should be a text in quotes
p.toml:6: option: "two words" is no name: small letters, digits, "_" and "-", the first a letter or digit, 64 at the most
p.toml:8: trait.t: number is a text, but should be true or false
p.toml:9: figure.normal: "normal" is the base game's own kind; grant it traits
p.toml:10: figure.normal: "stands_on" is a table; a trait with a point in its name is written in quotes, as in "stands_on.road" = true
p.toml:12: grant: there is no trait "stands_on.raod"; perhaps you meant "stands_on.road", "stands_on.city" or "stands_on.field"
p.toml:13: grant: to is empty
p.toml:14: deny: "trait" is missing
p.toml:14: deny: "to" is missing
p.toml:15: deny: a deny has no "value"; known are "element", "to", "trait"
p.toml:16: handler: "2x" is no name: small letters, digits and "_", the first no digit, 64 at the most
p.toml:18: step.move: there is no place "raom" in a turn; perhaps you meant "roam"
p.toml:19: step.move: before: "move" has to be written in full, "ID.move"
p.toml:20: step.move: writes has "pionts"; perhaps you meant "points"
p.toml:21: step.move and handler.move both name the function move; give one of them another name
p.toml:22: handler.move: there is no point "score.sheets"; perhaps you meant "score.sheet", "score.set" or "score.owners"
p.toml:23: handler.move: "4" is no rule number: write for example "LM-4"
p.toml:24: handler.move: there is no kind of feature "raod"; perhaps you meant "road"
p.toml:24: handler.move: attribute: "inn" is no name in full, such as "ID.name")");
}

TEST_CASE("a manifest of garbage, or of far too many parts, is refused shortly and fast") {
    std::string many = with("");
    for (int i = 0; i < 20'000; ++i) many += "[step.s" + std::to_string(i) + "]\n";
    CHECK(refusal(many) == "p.toml:6: step: 20000 entries are too many, the limit is 256");

    std::string typos = with("");
    for (int i = 0; i < 60'000; ++i) typos += "stepp" + std::to_string(i) + "=1\n";
    CHECK(refusal(typos).size() < 4000);
    CHECK(refusal(std::string(2'000'000, 'x')) ==
          "p.toml: 2000000 bytes are too many, the limit is 1048576; is it the right file?");
}

TEST_CASE("two manifests that differ in comments and white space declare the same") {
    const std::string built =
        "id = \"inns\"  # of the folder\nneeds = [\"a\", \"b\"]\n\n[element.inn]\nhelp='#1 # 2'\n";

    CHECK_FALSE(manifest_difference(built, built));
    CHECK_FALSE(manifest_difference(built,
                                    "\xEF\xBB\xBF# a plugin\r\n\r\nid=\"inns\"\r\nneeds = [\r\n  \"a\", # first\r\n"
                                    "  \"b\"\r\n]\r\n[ element.inn ]\r\n  help = '#1 # 2'"));
}

TEST_CASE("the first line that two manifests do not share is told") {
    const std::string built = "id = \"inns\"\n\n[attribute.inn]\n  join = \"or\"   # the only fold\n";

    CHECK(manifest_difference(built, replaced(built, "\"or\"", "\"and\"")) ==
          "line 4: join = \"or\"   # the only fold");
    CHECK(manifest_difference(built, replaced(built, "\"inns\"", "\"in ns\"")) == "line 1: id = \"inns\"");
    CHECK(manifest_difference(built, "id = \"inns\"\n") == "line 3: [attribute.inn]");
    CHECK(manifest_difference(built, built + "on = \"road\"\n") == "line 5: nothing more");
    CHECK(manifest_difference("a = \"\"\"\nx # no comment\n\"\"\"", "a = \"\"\"\nx\n\"\"\"") == "line 1: a = \"\"\"");
}
