// Which expansions are played is said by one line each: configs/drawbridges-and-friends.toml with a line less or more.
#include <algorithm>

#include <fmt/format.h>

#include "kit/bundled.h"
#include "kit/catch.h"
#include "kit/must.h"
#include "kit/random_play.h"
#include "pontlevis/core/config.h"
#include "pontlevis/core/session.h"
#include "pontlevis/core/text_file.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

constexpr const char* kFile = "../configs/drawbridges-and-friends.toml";

std::shared_ptr<const Ruleset> rules_of(const std::string& text) { return must(Ruleset::compose(must(parse_config(text, kFile)), bundled_plugins())); }

/// The text without the line that begins with `start`, which is there once.
std::string without_line(const std::string& text, const std::string& start) {
    const std::size_t at = text.find("\n" + start);
    REQUIRE(at != std::string::npos);
    return text.substr(0, at) + text.substr(text.find('\n', at + 1));
}

bool is_in_play(const Ruleset& rules, const std::string& id) {
    return std::ranges::find(rules.expansions, id, &ExpansionInfo::id) != rules.expansions.end();
}

void check_played(const std::shared_ptr<const Ruleset>& rules) {
    Session session(rules, 1);
    RandomPlayer player(1);
    play_on(session, player);
    CHECK(session.game().finished());
}

}  // namespace

TEST_CASE("one line: takes any expansion out, and puts it back") {
    const std::string text = must(read_text_file(kFile, 1 << 20));
    const auto all = rules_of(text);
    REQUIRE(all->expansions.size() == 7);
    for (const ExpansionInfo& expansion : all->expansions) {
        CAPTURE(expansion.id);
        const std::string line = fmt::format("  \"{}\",", expansion.id);
        const std::string less = without_line(text, line);
        const auto rules = rules_of(less);
        CHECK(rules->expansions.size() == 6);
        CHECK_FALSE(is_in_play(*rules, expansion.id));
        check_played(rules);
        const std::size_t list = less.find("\n]") + 1;
        CHECK(rules_of(less.substr(0, list) + line + "\n" + less.substr(list))->digest() == all->digest());
    }
}

TEST_CASE("one line: puts any other expansion in") {
    const std::string text = must(read_text_file(kFile, 1 << 20));
    for (const std::string& id : bundled_plugins().ids()) {
        if (is_in_play(*rules_of(text), id) || id == "river") continue;  // two starts, of which the config has to choose
        CAPTURE(id);
        const std::size_t list = text.find("\n]") + 1;
        const auto rules = rules_of(text.substr(0, list) + fmt::format("  \"{}\",\n", id) + text.substr(list));
        CHECK(is_in_play(*rules, id));
        check_played(rules);
    }
}
