// The game that scripts/run.sh plays shows what the README says of it. After a change of rules another seed may have to be
// picked there: the first one whose game shows all of that.
#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>

#include "kit/bundled.h"
#include "kit/catch.h"
#include "kit/must.h"
#include "pontlevis/core/save.h"
#include "programs/plugin_folders.h"
#include "programs/program.h"

using namespace pontlevis;
using kit::Finished;
using kit::Folder;

namespace {

/// The words of the script after `play`, up to the end of the line.
std::smatch game_of_script(const std::string& script) {
    std::smatch found;
    REQUIRE(std::regex_search(script, found, std::regex("play configs/(\\S+) --seats (\\S+) --seed (\\d+)")));
    return found;
}

/// What of it a game shows.
struct Shown {
    bool crossed = false, declined = false, drove = false, paid = false;
    [[nodiscard]] bool all() const { return crossed && declined && drove && paid; }
};

// Whether somebody was asked to cross and stayed.
bool one_stayed(const std::string& save) {
    const SaveFile file = kit::must(read_save(save));
    const Session whole = kit::must(load_game(file, {.to = std::nullopt, .catalog = &kit::bundled_plugins()}));
    Session again = kit::must(load_game(file, {.to = 0, .catalog = &kit::bundled_plugins()}));
    for (const Played& played : whole.record()) {
        const bool pass = played.option.action == static_cast<std::uint16_t>(Action::pass);
        if (pass && again.game().decision().asked_by == std::string("drawbridges.cross")) return true;
        kit::must(again.answer(played.option));
    }
    return false;
}

Shown shown_by(const std::smatch& game, const std::string& seed) {
    const Folder folder;
    const Finished told = folder.run({"play", kit::config(game[1]), "--seats", game[2], "--seed", seed, "--save", "game.jsonl"});
    CHECK(told.code == 0);
    Shown shown;
    shown.declined = one_stayed(folder / "game.jsonl");
    const std::regex turn("\n +\\d+   ");
    const std::sregex_token_iterator end;
    for (std::sregex_token_iterator part(told.out.begin(), told.out.end(), turn, -1); part != end; ++part) {
        const std::string one = *part;
        const std::size_t cross = one.find(": cross ");
        shown.crossed = shown.crossed || cross != std::string::npos;
        shown.drove = shown.drove || one.find(": drive ") != std::string::npos;
        shown.paid = shown.paid || (cross != std::string::npos && one.find("[BT-4]", cross) != std::string::npos);
    }
    return shown;
}

std::string script() {
    std::stringstream text;
    text << std::ifstream("../scripts/run.sh").rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("first game: crossings, one declined, wagons that drive, and a big top that pays after a crossing") {
    const std::string text = script();
    const std::smatch game = game_of_script(text);
    CHECK(game[1] == "drawbridges-and-friends.toml");
    const Shown shown = shown_by(game, game[3]);
    CHECK(shown.crossed);
    CHECK(shown.declined);
    CHECK(shown.drove);
    CHECK(shown.paid);
}

TEST_CASE("first game: no earlier seed shows all of that", "[plain]") {
    const std::string text = script();
    const std::smatch game = game_of_script(text);
    for (int seed = 1; seed < std::stoi(game[3]); ++seed) {
        INFO("seed " << seed);
        CHECK_FALSE(shown_by(game, std::to_string(seed)).all());
    }
}
