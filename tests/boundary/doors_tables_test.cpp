// The state's own tables, which plugins read where they lie, say what the functions of the boundary say: wherever a
// plugin is called, plugins/surveyors compares the two. It fails if they differ, and so does the game.
#include "doors.h"
#include "kit/watched_game.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

struct Looks {
    int all = 0, lifted = 0, added = 0;
};

Looks play(Options options, std::uint64_t games) {
    const auto rules = must(rules_with(options));
    Looks looks;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        WatchedGame watched(rules, seed);
        watched.play();
        const Game& game = watched.session().game();
        const auto told = [&](std::string_view column) { return read_column(game.position(), column_named(game, column), 0); };
        looks.all += told("surveyors.looks");
        looks.lifted += told("surveyors.lifted");
        looks.added += told("surveyors.added");
    }
    return looks;
}

}  // namespace

TEST_CASE("tables: in games of the base game they say what the functions say") {
    const Looks looks = play({"surveyors", "players = 3"}, 5);
    CHECK(looks.all > 5 * 300);
    CHECK(looks.lifted > 0);
    CHECK(looks.added == 0);
}

TEST_CASE("tables: the same with segments that plugins add, and kinds of features whose end a plugin says") {
    const Options doors = {"surveyors", "carts", "canals", "council", "house-rules", "traps", "watchmen", "players = 3", "surveyors.elements = [\"judges\"]",
                           "house-rules.elements = [\"long-roads\", \"surveyors\", \"suburbs\", \"giants\"]"};
    const Looks looks = play(doors, 5);
    CHECK(looks.lifted > 0);
    CHECK(looks.added > 0);
}

TEST_CASE("tables: the same with all expansions") {
    const Options everything = {"surveyors", "abbey-and-mayor", "abbot", "drawbridges", "ghosts-castles-and-cemeteries", "inns-and-cathedrals", "mage-and-witch",
                                "peasant-revolts", "phantom", "river", "spiel-promos", "traders-and-builders", "under-the-big-top", "players = 3", "start = \"river\""};
    const Looks looks = play(everything, 3);
    CHECK(looks.lifted > 0);
}
