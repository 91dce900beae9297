// What plugins say in an answer is still there after the draw that follows it.
#include <string_view>

#include "kit/bundled.h"
#include "kit/catch.h"
#include "kit/must.h"
#include "kit/random_play.h"
#include "pontlevis/core/config.h"

using namespace pontlevis;
using namespace pontlevis::kit;

TEST_CASE("session: the notes of an answer outlive the draw after it") {
    const char* const table = "players = [\"red\", \"blue\"]\nexpansions = [\"drawbridges\"]\n";
    const auto rules = must(Ruleset::compose(must(parse_config(table, "table.toml")), bundled_plugins()));
    int notes = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Session session(rules, seed);
        session.record_events(true);
        RandomPlayer player(seed);
        while (!session.game().finished()) {
            must(session.play(player.choose(session.game())));
            for (const Event& event : session.events()) {
                if (event.kind != Event::Kind::note) continue;
                ++notes;
                CHECK(std::string_view(event.text).starts_with("the drawbridge at ("));
                CHECK(std::string_view(event.rule).starts_with("DB-"));
            }
        }
    }
    CHECK(notes > 0);
}
