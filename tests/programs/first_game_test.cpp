// The game that scripts/run.sh plays shows what the README says of it. After a change of rules another seed may have to be
// picked there: the first one whose game shows all of that.
#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>

#include "kit/catch.h"
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

}  // namespace

TEST_CASE("first game: crossings, one declined, wagons that drive, and a big top that pays after a crossing") {
    std::stringstream script;
    script << std::ifstream("../scripts/run.sh").rdbuf();
    const std::string text = script.str();
    const std::smatch game = game_of_script(text);
    const Finished told = Folder().run({"play", kit::config(game[1]), "--seats", game[2], "--seed", game[3], "--save", "game.jsonl"});
    CHECK(told.code == 0);
    CHECK(game[1] == "drawbridges-and-friends.toml");

    bool crossed = false, declined = false, drove = false, paid = false;
    const std::regex turn("\n +\\d+   ");
    const std::sregex_token_iterator end;
    for (std::sregex_token_iterator part(told.out.begin(), told.out.end(), turn, -1); part != end; ++part) {
        const std::string one = *part;
        const std::size_t down = one.find(" is down  [DB-8]"), cross = one.find(": cross ");
        crossed = crossed || cross != std::string::npos;
        declined = declined || (down != std::string::npos && cross == std::string::npos && one.find(": pass\n", down) != std::string::npos);
        drove = drove || one.find(": drive ") != std::string::npos;
        paid = paid || (cross != std::string::npos && one.find("[BT-4]", cross) != std::string::npos);
    }
    CHECK(crossed);
    CHECK(declined);
    CHECK(drove);
    CHECK(paid);
}
