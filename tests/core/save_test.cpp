// Saves: what a game leaves is what it is played again from, and everything else is refused with a reason.
#include "pontlevis/core/save.h"

#include <algorithm>
#include <vector>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/random_play.h"
#include "kit/scenario.h"
#include "pontlevis/core/config.h"
#include "pontlevis/core/text.h"

using namespace pontlevis;
using kit::must;

namespace {

Session played(std::size_t decisions = ~std::size_t{0}, std::uint64_t seed = 7) {
    Session session(must(kit::rules_with({"two_tile_city = 2"}, 3)), seed);
    kit::RandomPlayer player(seed);
    kit::play_on(session, player, decisions);
    return session;
}

Session loaded(std::string_view text, const LoadOptions& options = {}) {
    return must(load_game(must(parse_save(text, "game.save")), options));
}

std::string refusal(std::string_view text, const LoadOptions& options = {}) {
    const Result<SaveFile> save = parse_save(text, "game.save");
    if (!save) return save.error().text;
    const Result<Session> session = load_game(*save, options);
    REQUIRE_FALSE(session);
    return session.error().text;
}

LoadOptions up_to(std::uint32_t n) {
    LoadOptions options;
    options.to = n;
    return options;
}

LoadOptions any_rules() {
    LoadOptions options;
    options.other_rules = true;
    return options;
}

// The save with `from` replaced by `to`, once, in the line with that number; the first is 1.
std::string edited(std::string text, int line, const std::string& from, const std::string& to) {
    std::size_t start = 0;
    for (int i = 1; i < line; ++i) start = text.find('\n', start) + 1;
    const std::size_t at = text.find(from, start);
    REQUIRE(at < text.find('\n', start));
    return text.replace(at, from.size(), to);
}

// A line at a time is easier to read in a failure than a whole save.
bool same_text(const std::string& a, const std::string& b) { return a == b; }

}  // namespace

TEST_CASE("save: a finished game is loaded as it was saved") {
    const Session session = played();
    const std::string text = to_save(session);
    const Session again = loaded(text);

    CHECK(again.game().finished());
    CHECK(again.game().hash() == session.game().hash());
    CHECK(again.seed() == 7);
    CHECK(same_text(to_save(again), text));
    CHECK(std::ranges::count(text, '\n') == static_cast<long>(session.record().size()) + 2);
}

TEST_CASE("save: lines are what docs/notation.md says") {
    const std::string text = to_save(played(3));
    const Session session = played(3);
    const Ruleset& rules = session.game().rules();

    CHECK(text.find("{\"format\":\"pontlevis-save\",\"version\":1,\"engine\":\"0.1.0\",\"rules\":\"" + rules.digest() +
                    "\",\"seats\":[\"A\",\"B\",\"C\"],\"seed\":\"7\",\"chance\":\"engine\",\"config\":\"players = ") ==
          0);
    CHECK(text.find("{\"n\":1,\"chance\":true,\"option\":{\"action\":\"draw-tile\",\"tile\":\"base/") !=
          std::string::npos);
    CHECK(text.find("{\"n\":2,\"seat\":\"A\",\"option\":{\"action\":\"place-tile\",\"cell\":[") != std::string::npos);
}

TEST_CASE("save: a game in progress goes on as if it had not been interrupted") {
    const Session whole = played();
    for (const std::size_t decisions : {1u, 2u, 50u, 120u}) {
        const Session part = played(decisions);
        Session again = loaded(to_save(part));
        CHECK(again.game().hash() == part.game().hash());
        while (!again.game().finished()) must(again.play(whole.record()[again.record().size()].option));
        CHECK(same_text(to_save(again), to_save(whole)));
    }
}

TEST_CASE("save: draws of the host are loaded too") {
    Session session(must(kit::rules_with({})), 1, Session::Chance::host);
    for (const char* words :
         {"draw ffrr-curve", "place ffrr-curve at (1,0) turned 1", "place normal on road1", "draw ffff-monastery"}) {
        must(session.play(must(parse_option(session.game(), words))));
    }
    const Session again = loaded(to_save(session));

    CHECK(again.chance() == Session::Chance::host);
    CHECK(again.game().hash() == session.game().hash());
}

TEST_CASE("save: a game can be loaded up to any decision") {
    const Session whole = played();
    const std::string text = to_save(whole);
    for (const std::uint32_t n : {0u, 1u, 2u, 3u, 100u}) {
        Session again = loaded(text, up_to(n));
        REQUIRE(again.record().size() == n);
        if (n > 0) CHECK(again.game().hash() == whole.record()[n - 1].hash);
        REQUIRE(again.draw());
        CHECK_FALSE(again.game().decision().is_chance());
    }
    const std::string beyond = refusal(text, up_to(9999));
    CHECK(beyond == "game.save: has " + std::to_string(whole.record().size()) + " decisions, no decision 9999");
}

TEST_CASE("save: an edited hash is the first difference") {
    const Session session = played(20);
    const std::string longer = edited(to_save(session), 11, "\"hash\":\"", "\"hash\":\"0");
    CHECK(refusal(longer) == "game.save:11: decision: \"hash\" should be 16 hexadecimal digits");

    std::string other = to_save(session);
    const std::size_t at = other.find("\"hash\":\"", other.find("{\"n\":10,")) + 8;
    const std::string right = other.substr(at, 16);
    other.replace(at, 16, "0123456789abcdef");
    CHECK(refusal(other) ==
          "game.save:11: the state after decision 10 differs\n  expected  0123456789abcdef\n  got       " + right);
}

TEST_CASE("save: an edited option is refused where it is illegal") {
    const std::string text = edited(to_save(played(20)), 3, "\"cell\":[", "\"cell\":[7");
    const std::string why = refusal(text);
    CHECK(why.find("game.save:3: decision 2: refused: ") == 0);
    CHECK(why.find("[BASE-6]") != std::string::npos);
}

TEST_CASE("save: an edited name is answered with near ones") {
    const std::string text = to_save(played(20));

    CHECK(refusal(edited(text, 3, "place-tile", "place-tyle")) ==
          "game.save:3: decision 2: no action \"place-tyle\"; perhaps you meant \"place-tile\"");
    CHECK(refusal(edited(text, 3, "\"tile\"", "\"tyle\"")) ==
          "game.save:3: decision: option: no operand \"tyle\"; perhaps you meant \"tile\"");
}

TEST_CASE("save: an edited draw, seat or number is told") {
    const std::string text = to_save(played(20));
    const std::size_t at = text.find("\"tile\":\"") + 8;
    const std::string drawn = text.substr(at, text.find('"', at) - at);
    const std::string other = drawn == "base/ffrr-curve" ? "base/frfr-straight" : "base/ffrr-curve";

    CHECK(refusal(edited(text, 2, drawn, other)) ==
          "game.save:2: decision 1 differs\n  expected  draw " + other + "\n  got       draw " + drawn);
    CHECK(refusal(edited(text, 3, "\"seat\":\"A\"", "\"seat\":\"C\"")) ==
          "game.save:3: who answers decision 2 differs\n  expected  C\n  got       A");
    CHECK(refusal(edited(text, 3, "\"n\":2", "\"n\":4")) ==
          "game.save:3: the decision's number differs\n  expected  2\n  got       4");
}

TEST_CASE("save: an edited result is told") {
    const Session session = played();
    const int last = static_cast<int>(session.record().size()) + 2;
    const std::string why = refusal(edited(to_save(session), last, "\"tiles\":72", "\"tiles\":71"));

    CHECK(why.find("game.save:" + std::to_string(last) + ": the result differs\n  expected  A ") == 0);
    CHECK(why.find("71 tiles") < why.find("72 tiles"));
}

TEST_CASE("save: a result in the middle of a game is told") {
    const std::string text =
        to_save(played(20)) + "{\"result\":{\"scores\":{\"A\":0,\"B\":0,\"C\":0},\"tiles\":7,\"winners\":[\"A\"]}}\n";
    CHECK(refusal(text).find("game.save:22: the result differs\n  expected  a finished game") == 0);
    CHECK(refusal(text + "{}\n") == "game.save:23: a line after the result, which ends a save");
}

TEST_CASE("save: a file that lost its end says how much is whole") {
    const std::string text = to_save(played(20));
    const std::string cut = text.substr(0, text.size() - 9);

    CHECK(refusal(cut) ==
          "game.save:21: the line is cut off: the file lost its end\n"
          "  the 19 decisions before it are whole; remove this line to load them");
    CHECK(loaded(text.substr(0, text.size() - 1)).record().size() == 20);
}

TEST_CASE("save: what is no save is refused at once") {
    const std::string not_a_save = "not a save: its first line should be an object with \"format\":\"pontlevis-save\"";

    CHECK(refusal("") == "game.save: empty, not a save");
    CHECK(refusal("\n") == "game.save:1: " + not_a_save);
    CHECK(refusal("{\"moves\":[1,2,3]}\n") == "game.save:1: " + not_a_save);
    CHECK(refusal("[[[[") == "game.save:1: " + not_a_save);
    CHECK(refusal("{\"format\":7}") == "game.save:1: " + not_a_save);
    CHECK(refusal("{\"format\":\"pontlevis-save\",\"version\":2}") ==
          "game.save:1: a save of version 2; this program (engine 0.1.0) reads version 1");
    CHECK(refusal("{\"format\":\"pontlevis-save\",\"version\":1}") == "game.save:1: header: \"engine\" is missing");
}

TEST_CASE("save: ten megabytes of garbage are refused at once") {
    std::string garbage(10 << 20, '\0');
    kit::RandomPlayer random(1);
    for (char& c : garbage) c = static_cast<char>(random.below(256));

    CHECK(refusal(garbage).find("game.save:1: not a save") == 0);
    CHECK(refusal(std::string(10 << 20, '[')) ==
          "game.save:1: not a save: a line of 10485760 bytes; the longest have 8388608");
    const std::string header = to_save(played(1)).substr(0, to_save(played(1)).find('\n') + 1);
    CHECK(refusal(header + std::string(10 << 20, ' ')).find("game.save:2: not a save: a line of 10485760 bytes") == 0);
}

TEST_CASE("save: members of the wrong type are told") {
    const std::string text = to_save(played(3));

    CHECK(refusal(edited(text, 1, "\"seed\":\"7\"", "\"seed\":7")) == "game.save:1: header: \"seed\" should be a text");
    CHECK(refusal(edited(text, 1, "\"seed\":\"7\"", "\"seed\":\"x\"")) ==
          "game.save:1: header: \"seed\" should be a whole number in quotes");
    CHECK(refusal(edited(text, 1, "\"engine\",\"config\"", "\"dice\",\"config\"")) ==
          "game.save:1: header: \"chance\" should be \"engine\" or \"host\"");
    CHECK(refusal(edited(text, 3, "\"cell\":[", "\"cell\":[0.5,")) ==
          "game.save:3: decision: option: \"cell\" should be a cell [x,y]");
    CHECK(refusal(edited(text, 3, "\"n\":2", "\"n\":-2")) ==
          "game.save:3: decision: \"n\" should be a whole number in range");
    CHECK(refusal(edited(text, 3, "{\"n\":2", "7")) == "game.save:3: not JSON");
    CHECK(refusal("7\n" + text).find("game.save:1: not a save") == 0);
    CHECK(refusal(text.substr(0, text.find('\n') + 1) + "7\n") == "game.save:2: not a JSON object");
}

TEST_CASE("save: other rules are refused unless they are allowed") {
    const Session session = played(20);
    const std::string digest = session.game().rules().digest();
    const std::string text = edited(to_save(session), 1, digest, "0123");

    CHECK(refusal(text) ==
          "game.save:1: the rules are not those of the save\n  save    0123\n  here    " + digest +
              "\n  engine and seats are the same: the save was edited, or the engine's own tiles or rules were");
    CHECK(loaded(text, any_rules()).record().size() == 20);

    const std::string newer = edited(text, 1, "\"engine\":\"0.1.0\"", "\"engine\":\"9.9.9\"");
    CHECK(refusal(newer).find("\n  engine  the save is of 9.9.9, this program of 0.1.0") != std::string::npos);
}

TEST_CASE("save: a config that is no config is told with its line") {
    const std::string text = edited(to_save(played(3)), 1, "two_tile_city", "two_tile_sity");
    CHECK(refusal(text).find("game.save:1 (config):") == 0);
}
