// Random games written as saves, read and played again: the same states, and the same future from the middle.
#include "kit/catch.h"
#include "kit/must.h"
#include "kit/side_by_side.h"
#include "pontlevis/core/save.h"
#include "pontlevis/core/verify.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

void play(Session& session, Random& random, std::size_t decisions = ~std::size_t{0}) {
    while (!session.game().finished() && session.record().size() < decisions)
        must(session.play(session.game().pick(random.below(session.game().count()))));
}

Session reloaded(const Session& session) { return must(load_game(must(parse_save(to_save(session), "test.save")))); }

void check_same(const Session& one, const Session& other) {
    CHECK(other.game().hash() == one.game().hash());
    REQUIRE(other.record().size() == one.record().size());
    for (std::size_t i = 0; i < one.record().size(); ++i) REQUIRE(other.record()[i].hash == one.record()[i].hash);
}

}  // namespace

TEST_CASE("a saved game is replayed to the same states and goes on alike") {
    for (std::uint32_t number = 0; number < 60; ++number) {
        const auto rules = slow_rules(varied_config(number * 5))->rules;
        Session session(rules, number);
        Random random{number};
        play(session, random, 10 + random.below(120));
        Session again = reloaded(session);
        check_same(session, again);

        Random other = random;
        play(session, random);
        play(again, other);
        REQUIRE(session.game().finished());
        check_same(session, again);
        check_same(session, reloaded(again));
        CHECK(verify(again.game()).empty());
    }
}
