// Locks: what is written is read back the same, and every difference has a name.
#include "pontlevis/core/lock.h"

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/scenario.h"

using namespace pontlevis;
using kit::must;

namespace {

std::shared_ptr<const Ruleset> rules() { return must(kit::rules_with({"two_tile_city = 2"}, 3)); }

// What is told about rules that were locked before `edit`.
template <class Edit>
Differences after(Edit edit) {
    Lock lock = lock_of(*rules());
    edit(lock);
    return differences(lock, *rules());
}

using Lines = std::vector<std::string>;

std::string refusal(std::string_view text) {
    const Result<Lock> lock = parse_lock(text, "a.lock.toml");
    REQUIRE_FALSE(lock);
    return lock.error().text;
}

}  // namespace

TEST_CASE("lock: read back as it was written, odd names included") {
    Lock lock = lock_of(*rules());
    CHECK(must(parse_lock(to_toml(lock), "a")) == lock);
    lock.steps = {"a.one", "b.two"};
    lock.figures["odd name"] = 3;
    lock.parts.push_back({"x", "1.2.0", "d1", "b1", "C1", 9, false, {"inn"}, {{"motto", "\"say \\\"so\\\"\""}, {"n", "-7"}}});
    CHECK(must(parse_lock(to_toml(lock), "a")) == lock);
    CHECK(differences(lock_of(*rules()), *rules()).none());
}

TEST_CASE("lock: lies beside its config") {
    CHECK(lock_path("configs/evening.toml") == "configs/evening.lock.toml");
    CHECK(lock_path("evening") == "evening.lock.toml");
    CHECK(lock_path("a.b") == "a.b.lock.toml");
}

TEST_CASE("lock: every difference has a name") {
    CHECK(after([](Lock& lock) { lock.parts[0].options["fields"] = "false"; }).rules == Lines{"base: option fields was false, is true"});
    CHECK(after([](Lock& lock) { lock.parts[0].options["gone"] = "1"; }).rules == Lines{"base: option gone was 1, is not there"});
    CHECK(after([](Lock& lock) { lock.parts[0].options.erase("fields"); }).rules == Lines{"base: option fields was not there, is true"});
    CHECK(after([](Lock& lock) { lock.parts[0].tiles = 71; }).rules == Lines{"base: 71 tiles locked, 72 here"});
    CHECK(after([](Lock& lock) { lock.parts[0].digest = "0"; }).rules == Lines{"base: its rules or tiles differ"});
    CHECK(after([](Lock& lock) { lock.parts.emplace_back().id = "ghosts"; }).rules == Lines{"ghosts: locked, not in play here"});
    CHECK(after([](Lock& lock) { lock.parts.clear(); }).rules == Lines{"base: in play here, not locked"});
    CHECK(after([](Lock& lock) { lock.players = 2; }).rules == Lines{"players: 2 locked, 3 here"});
    CHECK(after([](Lock& lock) { lock.figures["normal"] = 6; }).rules == Lines{"figures: 6 normal a player locked, 7 here"});
    CHECK(after([](Lock& lock) { lock.figures["large"] = 1; }).rules == Lines{"figures: 1 large a player locked, none here"});
    CHECK(after([](Lock& lock) { lock.steps = {"a.one"}; }).rules == Lines{"steps: a.one locked, none here"});
    CHECK(after([](Lock& lock) { lock.rules = "0"; }).rules == Lines{"rules digest: 0 locked, " + rules()->digest() + " here"});
}

TEST_CASE("lock: another engine or library is no other game") {
    const Differences engine = after([](Lock& lock) { lock.parts[0].version = "0.0.9"; });
    CHECK(engine.rules.empty());
    CHECK(engine.build == Lines{"base: version 0.0.9 locked, 0.1.0 installed"});
    CHECK(after([](Lock& lock) { lock.parts[0].build = "1"; }).build == Lines{"base: its library differs"});
    CHECK(after([](Lock& lock) { lock.build = "0"; }).build == Lines{"build digest: 0 locked, " + rules()->build_digest() + " here"});
}

TEST_CASE("lock: strict refuses with all differences") {
    Lock lock = lock_of(*rules());
    lock.name = "a.lock.toml";
    must(check_lock(lock, *rules()));
    lock.players = 2;
    lock.parts[0].build = "1";
    CHECK(check_lock(lock, *rules()).error().text ==
          "a.lock.toml: the rules are not those that were locked\n  players: 2 locked, 3 here\n  base: its library differs\n"
          "  to accept this, lock the config again");
    must(check_order(*rules()));
}

TEST_CASE("lock: what is no lock is refused with its lines") {
    CHECK(refusal("players = 2\n") == "a.lock.toml: not a lock: it should begin with lock = 1");
    CHECK(refusal("lock = 2\n") == "a.lock.toml:1: a lock of version 2; version 1 is read here");
    CHECK(refusal("lock = 1\nrules_digest = 7\nbuild_digest = \"b\"\nplayers = 2\n") ==
          "a.lock.toml:2: rules_digest is a whole number, but should be a text in quotes");
    CHECK(refusal("lock = 1\nrules_digest = \"a\"\nbuild_digest = \"b\"\nplayers = 2\nplayer = 2\n").starts_with("a.lock.toml:5: a lock has no \"player\""));
    CHECK(refusal("lock = 1\nrules_digest = \"a\"\nbuild_digest = \"b\"\nplayers = 2\n[[part]]\nid = \"x\"\ndigest = \"d\"\n") ==
          "a.lock.toml:5: x: \"version\" is missing");
    CHECK(refusal("lock = ").starts_with("a.lock.toml:1:"));
}
