#include "jcz_assertions.h"

#include <fmt/format.h>

#include <algorithm>
#include <regex>
#include <set>

#include "jcz_answer.h"
#include "jcz_table.h"

namespace pontlevis::program::jcz {
namespace {

using Words = std::smatch;

Verdict ok() { return {}; }
Verdict failed(const std::string& expected, const std::string& got) {
    return {Verdict::Kind::failed, fmt::format("expected {}, got {}", expected, got)};
}
Verdict unsupported(std::string why) { return {Verdict::Kind::unsupported, std::move(why)}; }
Verdict same(const std::set<std::string>& expected, const std::set<std::string>& got) {
    const auto text = [](const std::set<std::string>& all) {
        return all.empty() ? "none" : fmt::format("{}", fmt::join(all, "; "));
    };
    return expected == got ? ok() : failed(text(expected), text(got));
}

bool is(const Option& option, Action action) { return option.action == static_cast<std::uint16_t>(action); }

// The answers that are still open; none while one waits for COMMIT.
std::vector<Option> open_options(Replay& replay) {
    Game& game = replay.session().game();
    if (replay.waiting() || game.finished() || game.decision().is_chance()) return {};
    const auto options = game.list();
    return {options.begin(), options.end()};
}

std::optional<std::uint8_t> seat_named(const Game& game, const std::string& name) {
    const auto& seats = game.rules().seats;
    const auto seat = std::find(seats.begin(), seats.end(), name);
    if (seat == seats.end()) return std::nullopt;
    return static_cast<std::uint8_t>(seat - seats.begin());
}

Verdict has_points(Replay& replay, const Words& words) {
    const Game& game = replay.session().game();
    const auto seat = seat_named(game, words[1]);
    if (!seat) return failed(words[2], "no such player");
    const std::string points = std::to_string(game.score(*seat));
    return points == words[2] ? ok() : failed(words[2], points);
}

Verdict scored(Replay& replay, const Words& words) {
    const auto seat = seat_named(replay.session().game(), words[1]);
    std::vector<std::string> got;
    for (const Award& award : replay.awards()) {
        if (seat != award.seat || award.what != words[2]) continue;
        got.push_back(std::to_string(award.points));
        if (got.back() == words[3]) return ok();
    }
    return failed(words[3], got.empty() ? "no such scoring" : fmt::format("{}", fmt::join(got, ", ")));
}

Verdict can_pass(Replay& replay, const Words& words) {
    const std::vector<Option> options = open_options(replay);
    const bool can =
        std::any_of(options.begin(), options.end(), [](const Option& option) { return is(option, Action::pass); });
    return can == (words[1] == "can") ? ok() : failed(words[1], can ? "can" : "can't");
}

// The kind of figure that can be placed, by their word for it; a word that is not known is never met.
bool places_kind(Replay& replay, const Option& option, const std::string& theirs) {
    const Game& game = replay.session().game();
    const std::optional<std::uint8_t> kind = kind_placed(game, option);
    return kind && (theirs.empty() || kind == kind_of(game.rules(), theirs));
}

bool places_tile(Replay& replay, const Option& option, const std::string& theirs) {
    if (!is(option, Action::place_tile)) return false;
    const Result<Tile> tile = tile_named(replay.session().game().rules(), theirs);
    return theirs.empty() || (tile && tile->type == option.b);
}

Verdict action_available(Replay& replay, const Words& words) {
    const std::string type = words[1];
    const std::string what = words[2];
    if (type != "Meeple" && type != "TilePlacement")
        return unsupported("an action " + type + " has no counterpart here");
    for (const Option& option : open_options(replay)) {
        if (type == "Meeple" ? places_kind(replay, option, what) : places_tile(replay, option, what)) return ok();
    }
    return failed("it", "no such option");
}

// "[1,0]-90": one a turn, also where turns look alike, as they list them.
Verdict tile_places(Replay& replay, const Words& words) {
    const Result<Tile> tile = tile_named(replay.session().game().rules(), words[1].str());
    if (!tile) return unsupported(tile.error().text);
    std::set<std::string> expected;
    const std::string list = words[2];
    const std::regex entry(R"(\[\s*(-?\d+),\s*(-?\d+)\]\s*-\s*\[([\d,\s]*)\])");
    const std::regex number(R"(\d+)");
    for (std::sregex_iterator one(list.begin(), list.end(), entry), end; one != end; ++one) {
        const std::string turns = (*one)[3];
        for (std::sregex_iterator turn(turns.begin(), turns.end(), number); turn != end; ++turn) {
            expected.insert(fmt::format("[{},{}]-{}", (*one)[1].str(), (*one)[2].str(), turn->str()));
        }
    }
    std::set<std::string> got;
    for (const Option& option : open_options(replay)) {
        if (!places_tile(replay, option, words[1])) continue;
        const Cell cell = unpack_cell(option.a);
        for (Turns turns = 0; turns < 4; ++turns) {
            if (!looks_alike(replay.session().game().rules().tiles[option.b], option.turn, turns)) continue;
            got.insert(fmt::format("[{},{}]-{}", cell.x, cell.y, 90 * ((turns + 4 - tile->turns) % 4)));
        }
    }
    return same(expected, got);
}

// "{Road,NS,[1,0]}": a set, in their words.
Verdict figure_places(Replay& replay, const Words& words) {
    const Game& game = replay.session().game();
    std::set<std::string> expected;
    const std::string list = words[2];
    const std::regex entry(R"(\{\s*(\w+)\s*,\s*([\w.]+)\s*,\s*\[\s*(-?\d+)\s*,\s*(-?\d+)\s*\]\s*\})");
    for (std::sregex_iterator one(list.begin(), list.end(), entry), end; one != end; ++one) {
        expected.insert(
            fmt::format("{{{},{},[{},{}]}}", (*one)[1].str(), (*one)[2].str(), (*one)[3].str(), (*one)[4].str()));
    }
    std::set<std::string> got;
    for (const Option& option : open_options(replay)) {
        if (!places_kind(replay, option, words[1])) continue;
        got.insert("{" + their_pointer(game, *place_of_answer(game, option)) + "}");
    }
    return same(expected, got);
}

// What is decided, or who asks; "commit" where they wait for COMMIT.
std::string where_it_is(const Replay& replay) {
    const Decision decision = replay.session().game().decision();
    switch (decision.kind) {
        case Decision::Kind::choose: return replay.waiting() && !replay.waits_for_fate() ? "commit" : decision.asked_by;
        case Decision::Kind::draw_tile: return "draw_tile";
        case Decision::Kind::place_tile: return replay.waiting() ? "commit" : "place_tile";
        case Decision::Kind::place_figure: return replay.waiting() ? "commit" : "place_figure";
        case Decision::Kind::finished: return "finished";
    }
    return "";
}

Verdict has_phase(Replay& replay, const Words& words) {
    const std::string where = where_it_is(replay);
    const Row* phase = find_name("phase", 1, where);
    if (phase == nullptr) return unsupported("they have no word for " + where);
    return words[1] == (*phase)[0] ? ok() : failed(words[1], (*phase)[0]);
}

// They take back what brought nothing new to light, as long as it is the same player's turn to decide.
Verdict can_undo(Replay& replay, const Words& words) {
    const Game& game = replay.session().game();
    const Message* last = replay.last();
    const bool can = last != nullptr && !last->random && last->type != "COMMIT" && !game.finished() &&
                     (replay.waiting() || last->player == game.decision().seat);
    const bool wanted = words[1].length() == 0;
    return can == wanted ? ok() : failed(wanted ? "allowed" : "not allowed", can ? "allowed" : "not allowed");
}

struct Sentence {
    const char* pattern;
    Verdict (*judge)(Replay&, const Words&);
};
constexpr Sentence kSentences[] = {
    {R"((\w+) has (-?\d+) points?)", has_points},
    {R"((\w+) scored ([\w+-]+)[\w.+-]* for (-?\d+) points?)", scored},
    {R"(Player (can|can't) pass)", can_pass},
    {R"([Pp]hase is (\w+))", has_phase},
    {R"(Available action (\w+)(?: for (\S+))?)", action_available},
    {R"(TilePlacement (\S+) options: (.*))", tile_places},
    {R"(Undo is (not )?allowed)", can_undo},
    {R"(Meeple (\w+) options: (.*))", figure_places},
};

std::string without_stop(std::string sentence) {
    if (sentence.ends_with('.')) sentence.pop_back();
    return sentence;
}

}  // namespace

Verdict verdict_on(Replay& replay, const std::string& sentence) {
    const std::string text = without_stop(sentence);
    for (const Sentence& one : kSentences) {
        Words words;
        if (std::regex_match(text, words, std::regex(one.pattern))) return one.judge(replay, words);
    }
    return unsupported("a sentence of a kind that is not known here");
}

std::string tile_asserted(const File& file) {
    for (const std::string& sentence : file.assertions) {
        const std::string text = without_stop(sentence);
        Words words;
        if (std::regex_match(text, words, std::regex(R"(Available action TilePlacement for (\S+))"))) return words[1];
        if (std::regex_match(text, words, std::regex(R"(TilePlacement (\S+) options:.*)"))) return words[1];
    }
    return {};
}

}  // namespace pontlevis::program::jcz
