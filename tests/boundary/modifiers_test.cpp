// Two plugins speak to the value of one road: inns-and-cathedrals, and one that adds or halves, as a mage or a
// witch would.
#include "kit/catch.h"
#include "kit/must.h"
#include "kit/scenario.h"
#include "pontlevis/core/playout.h"
#include "pontlevis/core/text.h"

using namespace pontlevis;

namespace {

Game table(const std::string& how) {
    SearchPath path = kit::bundled_plugins().path();
    path.folders.emplace_back(PONTLEVIS_TEST_PLUGINS);
    const std::string text = "players = [\"A\"]\nexpansions = [\"inns-and-cathedrals\", \"faults\"]\n[options.faults]\nvalue = \"" + how + "\"\n";
    Game game(kit::must(Ruleset::compose(kit::must(parse_config(text, "table.toml")), Catalog::scan(path))), 1);
    for (const char* words : {"draw frrr-3ends", "place frrr-3ends at (1,0)", "pass", "draw frfr-straight-inn-garden",
                              "place frfr-straight-inn-garden at (2,0)", "place normal on road1"})
        kit::must(game.apply(kit::must(parse_option(game, words))));
    return game;
}

/// What a finished road of three tiles with an inn is worth then.
int finished(const std::string& how) {
    Game game = table(how);
    for (const char* words : {"draw frrr-3ends", "place frrr-3ends at (3,0)", "pass"})
        kit::must(game.apply(kit::must(parse_option(game, words))));
    return game.score(0);
}

/// The same for one of two tiles that is unfinished when the game ends.
int unfinished(const std::string& how) {
    Game game = table(how);
    while (!game.finished()) {  // tiles go elsewhere, far from the road's end
        if (game.decision().is_chance()) kit::must(game.apply(game.draw()));
        else if (game.decision().kind == Decision::Kind::place_figure) kit::must(game.apply(pass_option()));
        else kit::must(game.apply(game.list()[0]));
        if (game.score(0) > 0 && !game.finished()) FAIL("the road was finished");
    }
    return game.score(0);
}

}  // namespace

TEST_CASE("IC-9 what halves a road with an inn halves the doubled sum") {
    CHECK(finished("nothing") == 6);
    CHECK(finished("halves") == 3);
}

TEST_CASE("IC-9 what adds to a road with an inn adds after the doubling, and to the nothing of an unfinished one") {
    CHECK(finished("adds") == 9);
    CHECK(unfinished("nothing") == 0);
    CHECK(unfinished("adds") == 3);
}
