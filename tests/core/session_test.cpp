// A session's record, and taking decisions back.
#include "pontlevis/core/session.h"

#include <algorithm>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/random_play.h"
#include "kit/scenario.h"
#include "pontlevis/core/text.h"

using namespace pontlevis;
using kit::must;

namespace {

Session engine_draws(std::uint64_t seed = 7) { return Session(must(kit::rules_with({})), seed); }
Session host_draws() { return Session(must(kit::rules_with({})), 7, Session::Chance::host); }

void play(Session& session, std::string_view words) { must(session.play(must(parse_option(session.game(), words)))); }

}  // namespace

TEST_CASE("session: the engine draws until a player decides, and all of it is recorded") {
    Session session = engine_draws();
    REQUIRE(session.record().size() == 1);
    CHECK(session.record()[0].is_chance);
    CHECK(session.game().decision().kind == Decision::Kind::place_tile);

    kit::RandomPlayer player(1);
    kit::play_on(session, player);

    CHECK(session.game().finished());
    CHECK(session.record().size() == session.game().decisions());
    CHECK(session.record().back().hash == session.game().hash());
    const auto draws = std::ranges::count_if(session.record(), [](const Played& played) { return played.is_chance; });
    CHECK(draws == 71);
}

TEST_CASE("session: an illegal answer is not recorded") {
    Session session = engine_draws();
    const std::uint64_t before = session.game().hash();

    CHECK_FALSE(session.play(pass_option()));

    CHECK(session.record().size() == 1);
    CHECK(session.game().hash() == before);
}

TEST_CASE("session: the host may draw") {
    Session session = host_draws();
    CHECK(session.record().empty());
    CHECK(session.game().decision().is_chance());

    play(session, "draw ffrr-curve");
    play(session, "place ffrr-curve at (1,0) turned 1");
    play(session, "pass");

    CHECK(session.game().decision().is_chance());
    CHECK(session.record().size() == 3);
}

TEST_CASE("session: what is taken back is played again the same way") {
    Session session = engine_draws();
    kit::RandomPlayer player(3);
    kit::play_on(session, player);
    const std::vector<Played> whole(session.record().begin(), session.record().end());

    for (const std::uint32_t answers : {1u, 2u, 17u, 60u}) {
        must(session.undo(answers));
        REQUIRE_FALSE(session.game().decision().is_chance());
        const std::size_t kept = session.record().size();
        CHECK(session.game().hash() == whole[kept - 1].hash);
        while (session.record().size() < whole.size()) must(session.play(whole[session.record().size()].option));
        CHECK(session.record().back().hash == whole.back().hash);
    }
    CHECK(session.rewinds() == 4);
}

TEST_CASE("session: one answer of the host is one to take back, draws too if they are the host's") {
    Session session = host_draws();
    play(session, "draw ffrr-curve");
    play(session, "place ffrr-curve at (1,0) turned 1");

    must(session.undo());
    CHECK(session.game().decision().kind == Decision::Kind::place_tile);
    must(session.undo());
    CHECK(session.game().decision().is_chance());
}

TEST_CASE("session: more than was played cannot be taken back") {
    Session session = engine_draws();
    kit::RandomPlayer player(3);
    kit::play_on(session, player, 10);
    const std::uint64_t before = session.game().hash();

    const Result<void> undone = session.undo(99);

    REQUIRE_FALSE(undone);
    CHECK(undone.error().text.find("cannot take back 99 answers") == 0);
    CHECK(session.game().hash() == before);
    CHECK(session.rewinds() == 0);
}

TEST_CASE("session: events of the draws follow those of the answer") {
    Session session = engine_draws();
    session.record_events(true);
    kit::RandomPlayer player(1);
    while (session.events().empty() || session.events().back().kind != Event::Kind::tile_drawn) {
        must(session.play(player.choose(session.game())));
    }

    CHECK(session.events().size() > 1);
    must(session.undo());
    CHECK(session.events().empty());
}
