// `pontlevis import`: small games of JCloisterZone written here, with what they assert; and files that are none.
#include <fmt/format.h>

#include "kit/catch.h"
#include "programs/program.h"

using namespace pontlevis;
using kit::Finished;
using kit::Folder;

namespace {

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// A game of two in the base game's first printing.
struct Game {
    std::string sets = R"("basic:1": 1)";
    std::string elements = R"("small-follower": 7, "farmers": true)";
    std::string replay = {};
    std::string more = R"("test": {"assertions": []})";
    std::string rules = {};
    std::string start = R"({"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0})";

    std::string text() const {
        return fmt::format(R"({{"setup": {{"sets": {{{}}}, "elements": {{{}}}, "rules": {{{}}}, "start": [{}]}},
            "players": [{{"name": "Ann"}}, {{"name": "Bob"}}], "replay": [{}], {}}})",
                           sets, elements, rules, start, replay, more);
    }
};

std::string lays(const char* tile, int x, int y, int degrees, int player) {
    return fmt::format(
        R"({{"type": "PLACE_TILE", "payload": {{"tileId": "{}", "rotation": "R{}", "position": [{}, {}]}}, "player": {}}})",
        tile, degrees, x, y, player);
}
std::string puts(const char* feature, const char* location, int x, int y, int player, const char* kind = "small") {
    return fmt::format(
        R"({{"type": "DEPLOY_MEEPLE", "payload": {{"pointer": {{"position": [{}, {}], "feature": "{}", "location": "{}"}},
        "meepleId": "{}.{}.1"}}, "player": {}}})",
        x, y, feature, location, player, kind, player);
}
std::string says(const char* type, int player) {
    return fmt::format(R"({{"type": "{}", "payload": {{}}, "player": {}}})", type, player);
}

std::string recalls_abbot(int x, int y, const char* source = "ABBOT_RETURN") {
    return fmt::format(
        R"({{"type": "RETURN_MEEPLE", "payload": {{"source": "{}", "pointer": {{"featurePointer":
        {{"position": [{}, {}], "feature": "Monastery", "location": "I"}}, "meepleId": "0.abbot.1"}}}}, "player": 0}})",
        source, x, y);
}
std::string commits(const char* random, int player) {
    return fmt::format(R"({{"type": "COMMIT", "payload": {{"random": {}}}, "player": {}}})", random, player);
}
std::string asserts(const std::vector<std::string>& sentences) {
    return fmt::format(R"("test": {{"assertions": ["{}"]}})", fmt::join(sentences, R"(", ")"));
}

std::string joined(const std::vector<std::string>& messages) { return fmt::format("{}", fmt::join(messages, ",")); }

// The cap closes the start tile's city: 4 points.
std::vector<std::string> small_city() {
    return {lays("BA/C", 0, -1, 180, 0), puts("City", "S", 0, -1, 0), says("COMMIT", 0)};
}

Finished imported(const Folder& folder, const Game& game, std::vector<std::string> options = {"--check"}) {
    folder.write("game.jcz", game.text());
    options.insert(options.begin(), {"import", "game.jcz"});
    return folder.run(options);
}

}  // namespace

TEST_CASE("import: --check tells what holds, what fails and what it cannot judge") {
    const Folder folder;
    Game game{.replay = joined(small_city())};
    game.more =
        R"("test": {"assertions": ["Ann has 4 points.", "Ann scored city for 4 points", "It rains", "Bob has 0 points"]})";
    const Finished good = imported(folder, game);
    CHECK(good.code == 0);
    CHECK(holds(good.out, "ok           Ann has 4 points.\n"));
    CHECK(holds(good.out, "unsupported: It rains: "));
    CHECK(holds(good.out, "game.jcz: 3 ok, 0 failed, 1 unsupported\n"));

    game.more = R"("test": {"assertions": ["Ann has 6 points", "Ann scored road for 2 points"]})";
    const Finished bad = imported(folder, game);
    CHECK(bad.code == 1);
    CHECK(holds(bad.out, "FAILED       Ann has 6 points: expected 6, got 4\n"));
    CHECK(holds(bad.out, "FAILED       Ann scored road for 2 points: expected 2, got no such scoring\n"));
}

TEST_CASE("import: what --check tells is a line each, however long") {
    const Folder folder;
    Game game{.replay = joined(small_city())};
    game.more = R"("test": {"assertions": ["It rains, and it rains, and it rains, and it rains, and it rains, and it rains all day"]})";
    const std::string name = std::string(60, 'g') + "ame.jcz";
    folder.write(name, game.text());
    const Finished told = folder.run({"import", name, "--check"});
    CHECK(holds(told.out, "unsupported: It rains, and it rains, and it rains, and it rains, and it rains, and it rains all day: "));
    CHECK(holds(told.out, "\n" + name + ": 0 ok, 0 failed, 1 unsupported\n"));
}

TEST_CASE("import: what should be an object and is none is told") {
    const Folder folder;
    Game game{.replay = joined(small_city())};
    for (const char* member : {"test", "gameAnnotations"}) {
        for (const char* value : {"7", "\"x\"", "[]"}) {
            game.more = fmt::format("\"{}\": {}", member, value);
            const Finished told = imported(folder, game);
            CHECK(told.code == 1);
            CHECK(holds(told.errors, std::string(member) + ": an object is expected"));
        }
    }
}

TEST_CASE("import: options are compared in the peer's words, every turn of a tile that looks alike") {
    const Folder folder;
    Game game{.replay = lays("BA/C", 0, -1, 180, 0)};
    game.more = R"("test": {"assertions": ["Player can pass", "Available action Meeple for SmallFollower",
        "Meeple SmallFollower options: {City,S,[0,-1]}; {Field,NL.NR.EL.ER.WL.WR,[0,-1]}"]})";
    CHECK(imported(folder, game).code == 0);

    game.replay = joined(small_city());
    game.more =
        R"("test": {"assertions": ["TilePlacement BA/Cccc+ options: [0,-2] - [0]", "Available action TilePlacement for BA/L"]})";
    const Finished told = imported(folder, game);
    CHECK(told.code == 3);  // there is no place for a city on all sides
    CHECK(holds(told.errors, "base/cccc-full-pennant has no place here and is set aside  [BASE-7]"));

    game.replay = "";
    game.more = R"("test": {"assertions": ["TilePlacement BA/Cccc+ options: [0,-1] - [90,0,180,270]"]})";
    CHECK(imported(folder, game).code == 0);
}

TEST_CASE("import: the peer's phases, and when it lets one take back") {
    const Folder folder;
    Game game{.more = asserts({"Phase is TilePhase", "Player can't pass", "Undo is not allowed"})};
    CHECK(imported(folder, game).code == 0);
    game.replay = lays("BA/C", 0, -1, 180, 0);
    game.more = asserts({"phase is ActionPhase", "Player can pass", "Undo is allowed."});
    CHECK(imported(folder, game).code == 0);
    game.replay += "," + puts("City", "S", 0, -1, 0);
    game.more = asserts({"Ann has 0 points", "Phase is CommitActionPhase", "Player can't pass", "Undo is allowed"});
    CHECK(imported(folder, game).code == 0);
    game.replay += "," + says("COMMIT", 0);
    game.more = asserts({"Ann has 4 points", "Phase is TilePhase", "Undo is not allowed"});
    CHECK(imported(folder, game).code == 0);
    game.more = asserts({"Phase is ActionPhase", "Undo is allowed"});
    const Finished told = imported(folder, game);
    CHECK(told.code == 1);
    CHECK(holds(told.out, "expected ActionPhase, got TilePhase"));
}

TEST_CASE("import: PHA-2, PHA-3 a phantom after the meeple of a turn, or in its place") {
    const Folder folder;
    Game game{.elements = R"("small-follower": 7, "farmers": true, "phantom": 1)"};
    game.replay = joined({lays("BA/C", 0, -1, 180, 0), puts("Field", "NL.NR.EL.ER.WL.WR", 0, -1, 0)});
    game.more = asserts({"Phase is PhantomPhase", "Available action Meeple for Phantom",
                         "Meeple Phantom options: {City,S,[0,-1]}"});
    CHECK(imported(folder, game).code == 0);
    game.replay += "," + joined({puts("City", "S", 0, -1, 0, "phantom"), says("COMMIT", 0)});
    game.more = asserts({"Ann has 4 points", "Phase is TilePhase"});
    CHECK(imported(folder, game).code == 0);
    game.replay = joined({lays("BA/C", 0, -1, 180, 0), puts("City", "S", 0, -1, 0, "phantom"), says("COMMIT", 0)});
    CHECK(imported(folder, game).code == 0);
    game.replay = joined({lays("BA/C", 0, -1, 180, 0), puts("City", "S", 0, -1, 0), says("COMMIT", 0)});
    const Finished told = imported(folder, game);  // nobody asked about the phantom
    CHECK(told.code == 3);
    CHECK(holds(told.errors, "nothing can be done there, but here one can: "));
}

TEST_CASE("import: ABT-3 an abbot is called back") {
    const Folder folder;
    Game game{.sets = R"("basic:2": 1)", .elements = R"("small-follower": 7, "farmers": true, "abbot": 1, "garden": true)"};
    const std::string placed = joined({lays("BA/L", 0, 1, 0, 0), puts("Monastery", "I", 0, 1, 0, "abbot"), says("COMMIT", 0),
                                       lays("BA/RFr", 1, 0, 0, 1), says("PASS", 1), says("COMMIT", 1),
                                       lays("BA/RFr", -1, 0, 0, 0)});
    game.replay = joined({placed, recalls_abbot(0, 1), says("COMMIT", 0)});
    game.more = asserts({"Ann has 4 points", "Ann scored monastery for 4 points"});
    CHECK(imported(folder, game).code == 0);
    game.replay = joined({placed, recalls_abbot(0, 1, "CORN_CIRCLE")});
    CHECK(imported(folder, game).code == 3);
    game.replay = joined({placed, recalls_abbot(0, 7)});
    CHECK(imported(folder, game).code == 3);
}

TEST_CASE("import: WAG-3 a wagon drives on after COMMIT, and has to be asked about") {
    const Folder folder;
    Game game{.elements = R"("small-follower": 7, "farmers": true, "wagon": 1)"};
    const std::string scored = joined({lays("BA/CFC.2", 0, -1, 0, 0), puts("City", "S", 0, -1, 0, "wagon"), says("COMMIT", 0)});
    game.replay = scored;
    game.more = asserts({"Ann has 4 points", "Phase is WagonPhase", "Player can pass", "Undo is not allowed",
                         "Meeple Wagon options: {City,N,[0,-1]}; {Road,WE,[0,0]}"});
    CHECK(imported(folder, game).code == 0);
    game.replay = joined({scored, puts("Road", "WE", 0, 0, 0, "wagon"), says("COMMIT", 0), lays("BA/RRR", 1, 0, 90, 1),
                          puts("Road", "S", 1, 0, 1), says("COMMIT", 1), lays("BA/RRR", -1, 0, 270, 0), says("PASS", 0), says("COMMIT", 0)});
    game.more = asserts({"Ann has 7 points", "Phase is WagonPhase"});  // 3 for the road, from where it may drive on
    CHECK(imported(folder, game).code == 0);
    game.replay = joined({scored, lays("BA/RFr", 1, 0, 0, 1)});
    const Finished told = imported(folder, game);
    CHECK(told.code == 3);
    CHECK(holds(told.errors, "it is player 1's, but abbey-and-mayor.drive asks Ann"));
}

TEST_CASE("import: BT-4 the animal is counted out from the number of the COMMIT") {
    const Folder folder;
    Game game{.sets = R"("basic:1": 1, "under-the-big-top:1": 1)", .elements = R"("small-follower": 7, "big-top": 1)"};
    const std::string first = joined({lays("BT/cfff.bt", 0, -1, 180, 0), puts("City", "S", 0, -1, 0), commits("0.1", 0),
                                      lays("BA/RFr", 1, 0, 0, 1), puts("Road", "WE", 1, 0, 1), commits("0.1", 1),
                                      lays("BT/frfr.bt", 2, 0, 0, 0), says("PASS", 0)});
    game.replay = joined({first, commits("0.99", 0)});
    game.more = asserts({"Bob has 7 points", "Bob scored bigtop for 7 points", "Ann has 4 points"});
    CHECK(imported(folder, game).code == 0);
    game.replay = joined({first, commits("0", 0)});
    game.more = asserts({"Bob has 1 point"});
    CHECK(imported(folder, game).code == 0);
    game.replay = joined({first, says("COMMIT", 0)});
    CHECK(imported(folder, game).code == 3);
    for (const char* random : {"1", "-0.1", "\"half\"", "[]"}) {
        game.replay = joined({first, commits(random, 0)});
        const Finished told = imported(folder, game);
        CHECK(told.code == 1);
        CHECK(holds(told.errors, "a number from 0 on and less than 1 is expected"));
    }
}

TEST_CASE("import: ACR-2, ACR-4 acrobats climb, and are scored when somebody says so") {
    const Folder folder;
    Game game{.sets = R"("basic:1": 1, "under-the-big-top:1": 1)", .elements = R"("small-follower": 7, "acrobats": true)"};
    const char* scores =
        R"({"type": "SCORE_ACROBATS", "payload": {"pointer": {"position": [0, 1], "feature": "Acrobats", "location": "I"}}, "player": 1})";
    game.replay = joined({lays("BT/ffff.ac", 0, 1, 0, 0), puts("Acrobats", "I", 0, 1, 0), says("COMMIT", 0),
                          lays("BA/RFr", 1, 0, 0, 1), puts("Acrobats", "I", 0, 1, 1), says("COMMIT", 1),
                          lays("BA/RFr", -1, 0, 0, 0), puts("Acrobats", "I", 0, 1, 0), says("COMMIT", 0),
                          lays("BA/RFr", 2, 0, 0, 1), scores, says("COMMIT", 1)});
    game.more = asserts({"Ann scored acrobats for 10 points", "Bob scored acrobats for 5 points"});
    CHECK(imported(folder, game).code == 0);
}

TEST_CASE("import: UNDO takes back what was said") {
    const Folder folder;
    Game game{.replay = joined({lays("BA/L", 0, 1, 0, 0), says("UNDO", 0)}) + "," + joined(small_city())};
    game.more = R"("test": {"assertions": ["Ann has 4 points"]})";
    CHECK(imported(folder, game).code == 0);
    game.replay = says("UNDO", 0);
    CHECK(imported(folder, game).code == 1);
}

TEST_CASE("import: endTurn ends the game with the last tile") {
    const Folder folder;
    Game game{.replay = joined({lays("BA/RFr", 1, 0, 0, 0), puts("Road", "WE", 1, 0, 0), says("COMMIT", 0)})};
    game.more =
        R"("gameAnnotations": {"endTurn": 1}, "test": {"assertions": ["Ann has 2 points", "Ann scored road for 2 points"]})";
    const Finished told = imported(folder, game, {"--check", "-o", "game.jsonl"});
    CHECK(told.code == 0);
    CHECK(folder.run({"replay", "game.jsonl"}).code == 0);  // from a whole bag, so it goes on
}

TEST_CASE("import: points beside the game are compared turn by turn") {
    const Folder folder;
    const Game game{.replay = joined(small_city())};
    folder.write("game.scores.json", R"({"after": [[2, [4, 0]]]})");
    CHECK(imported(folder, game).code == 0);
    folder.write("game.scores.json", R"({"after": [[2, [4, 3]]]})");
    const Finished told = imported(folder, game);
    CHECK(told.code == 1);
    CHECK(holds(told.out, "expected 4 3, got 4 0"));
}

TEST_CASE("import: awards beside the game are compared, too") {
    const Folder folder;
    const Game game{.replay = joined(small_city())};
    folder.write("game.scores.json", R"({"after": [], "scored": [[2, 0, 4, "city"], [2, 1, 0, "field.empty"]]})");
    const Finished good = imported(folder, game);
    CHECK(good.code == 0);
    CHECK(holds(good.out, "ok           2 awards\n"));
    folder.write("game.scores.json", R"({"after": [], "scored": [[2, 0, 3, "city"], [2, 9, 1, "fairy.turn"]]})");
    const Finished told = imported(folder, game);
    CHECK(told.code == 1);
    INFO(told.out);
    CHECK(holds(told.out, "expected Ann city 3, nobody"));
    CHECK(holds(told.out, "got Ann city 4"));
    for (const char* scored : {"[2]", "[[2, 0, 4]]", R"([[2, "Ann", 4, "city"]])", R"([[-1, 0, 4, "city"]])", "7"}) {
        folder.write("game.scores.json", fmt::format(R"({{"after": [], "scored": {}}})", scored));
        CHECK(imported(folder, game).code == 1);
    }
}

TEST_CASE("import: -o writes a save that replays") {
    const Folder folder;
    CHECK(imported(folder, {.replay = joined(small_city())}, {"-o", "game.jsonl"}).code == 0);
    const Finished replayed = folder.run({"replay", "game.jsonl"});
    CHECK(replayed.code == 0);
    CHECK(holds(replayed.out, "without a difference"));
}

TEST_CASE("import: the first difference names the message and why it is refused") {
    const Folder folder;
    const Finished told = imported(folder, {.replay = lays("BA/RFr", 0, -1, 0, 0)});
    CHECK(told.code == 3);
    CHECK(told.errors.starts_with("pontlevis: game.jcz: message 0, PLACE_TILE BA/RFr at (0,-1) R0\n  "));
    CHECK(holds(told.errors, "[BASE-6]"));
    CHECK(imported(folder, {.replay = joined({lays("BA/C", 0, -1, 180, 0), puts("City", "N", 0, -1, 0)})}).code == 3);
    CHECK(imported(folder, {.replay = lays("BA/C", 0, -1, 180, 1)}).code == 3);  // Bob's message in Ann's turn
    CHECK(imported(folder, {.replay = lays("BA/C", 1000, -1000, 180, 0)}).code == 3);
    CHECK(imported(folder, {.replay = joined({says("PASS", 0), says("COMMIT", 0)})}).code == 3);
    CHECK(imported(folder, {.replay = says("BAZAAR_BID", 0)}).code == 3);
    const char* neutral = R"({"type": "MOVE_NEUTRAL_FIGURE", "payload": {"figureId": "mage.1", "to": [0, 0]}, "player": 0})";
    CHECK(imported(folder, {.replay = neutral}).code == 3);
    CHECK(imported(folder, {.replay = R"({"type": "RETURN_MEEPLE", "payload": {}, "player": 0})"}).code == 1);
}

TEST_CASE("import: what the set-up asks for and is not known or not there") {
    const Folder folder;
    const Finished tile = imported(folder, {.replay = lays("BA/RRRr", 0, 1, 0, 0)});
    CHECK(tile.code == 1);
    CHECK(holds(tile.errors, "message 0: no tile \"BA/RRRr\" is known; perhaps you meant"));

    const Finished element = imported(folder, {.elements = R"("small-folower": 7)"});
    CHECK(element.code == 1);
    CHECK(holds(element.errors, "no element \"small-folower\" is known; perhaps you meant \"small-follower\""));

    const Finished expansion = imported(folder, {.sets = R"("basic:1": 1, "tower:1": 1)", .elements = R"("tower": 1)"});
    CHECK(expansion.code == 1);
    CHECK(
        holds(expansion.errors, "needs the expansion tower, which Pontlevis lacks (\"tower\", its tiles \"tower:1\")"));

    for (const char* sets : {"", R"("basic:1": 0)", R"("basic:1": 1000)", R"("basic:1": 1, "basic:2": 1)",
                             R"("basic:1": -1)", R"("basic:1": 1e99)"}) {
        CHECK(imported(folder, {.sets = sets}).code == 1);
    }
    CHECK(imported(folder, {.elements = R"("small-follower": 31)"}).code == 1);
    CHECK(holds(imported(folder, {.elements = R"("abbey": 2)"}).errors, "setup.elements.abbey: 2, where at most 1 is possible"));

    const Finished rule = imported(folder, {.elements = R"("wagon": 1)", .rules = R"("wagon-move": "C9")"});
    CHECK(rule.code == 1);
    CHECK(holds(rule.errors, "setup.rules.wagon-move: \"C9\", where C1 or C2 is expected"));
    CHECK(imported(folder, {.rules = R"("wagon-move": "C1", "hill-tiebreaker": "none")"}).code == 0);  // nobody has wagons or hills

    CHECK(imported(folder, {.elements = R"("pig-herd": true)"}).code == 0);  // no tile has one
    CHECK(imported(folder, {.sets = R"("basic:1": 1, "river/2:1": 1)", .elements = R"("pig-herd": true)"}).code == 1);

    for (const char* start : {"", R"({"tile": "RI/s", "x": 0, "y": 0, "rotation": 0})",
                              R"({"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 90})",
                              R"({"tile": "BA/RCr", "x": 1, "y": 0, "rotation": 0})"}) {
        const Finished told = imported(folder, {.start = start});
        CHECK(told.code == 1);
        CHECK(holds(told.errors, "setup.start: other tiles than lie there at the start here: base/crfr-cap-straight at (0,0) turned 0"));
    }
}

TEST_CASE("import: what is no game") {
    const Folder folder;
    const std::string whole = Game{.replay = joined(small_city())}.text();
    folder.write("empty.jcz", "");
    folder.write("garbage.jcz", "\x01\xff\x7f{{{");
    folder.write("list.jcz", "[[[]]]");
    folder.write("other.jcz", R"({"hello": 1})");
    folder.write("types.jcz", R"({"setup": [], "players": 3, "replay": {"type": 1}})");
    folder.write("cut.jcz", whole.substr(0, whole.size() / 2));
    folder.write(
        "nobody.jcz",
        R"({"setup": {"sets": {"basic:1": 1}, "elements": {}, "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]},
        "players": [], "replay": []})");
    for (const char* file : {"empty.jcz", "garbage.jcz", "list.jcz", "other.jcz", "types.jcz", "cut.jcz", "nobody.jcz",
                             "missing.jcz", "."}) {
        const Finished told = folder.run({"import", "--check", file});
        CAPTURE(file, told.errors);
        CHECK(told.code == 1);
        CHECK(told.out.empty());
        CHECK(told.errors.starts_with("pontlevis: " + std::string(file)));
    }
}
