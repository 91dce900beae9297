// What plugins say about the traits of figure kinds, merged: HOOKS 9, rule by rule.
#include "compose/traits.h"

#include <algorithm>
#include <random>

#include "kit/catch.h"

using namespace pontlevis;

namespace {

using Names = std::vector<std::string>;

const std::vector<TraitKind> kKinds = {{"normal", "base", {"#meeple"}},
                                       {"large", "inns-and-cathedrals", {"#meeple"}},
                                       {"pig", "traders-and-builders", {"#helper"}}};

TraitSaying says(const std::string& plugin, int line, const std::string& to, const std::string& trait,
                 TraitValue value = true) {
    return {trait, to, value, false, false, plugin, plugin + "/plugin.toml", line};
}

TraitSaying denies(const std::string& plugin, int line, const std::string& to, const std::string& trait) {
    TraitSaying saying = says(plugin, line, to, trait);
    saying.deny = true;
    return saying;
}

TraitSaying replaces(const std::string& plugin, int line, const std::string& to, const std::string& trait,
                     TraitValue value) {
    TraitSaying saying = says(plugin, line, to, trait, value);
    saying.replaces = true;
    return saying;
}

TraitValue number(std::int64_t value) { return value; }

TraitInput input(std::vector<TraitSaying> sayings) {
    return {{"drawbridges", "ghosts", "inns-and-cathedrals", "traders-and-builders"},
            kKinds,
            {{"drawbridges.crosses"}, {"ghosts.fear", true}},
            {"city", "field", "monastery", "road"},
            std::move(sayings)};
}

TraitTable merged(std::vector<TraitSaying> sayings) {
    const Result<TraitTable> table = merge_traits(input(std::move(sayings)));
    INFO((table ? "" : table.error().text));
    REQUIRE(table);
    return *table;
}

std::string refusal(std::vector<TraitSaying> sayings) {
    const Result<TraitTable> table = merge_traits(input(std::move(sayings)));
    REQUIRE_FALSE(table);
    CHECK(table.error().fault == Fault::rules);
    return table.error().text;
}

Names explained(const TraitTable& table) {
    Names lines;
    for (const MergedTrait& row : table.rows) lines.push_back(row.explain());
    return lines;
}

// The same answer for 500 orders of the input.
void check_shuffles(TraitInput given) {
    const auto told = [](const Result<TraitTable>& table) {
        return table ? explained(*table) : Names{table.error().text};
    };
    const Names expected = told(merge_traits(given));
    REQUIRE_FALSE(expected.empty());
    std::mt19937 random(7);
    for (int i = 0; i < 500; ++i) {
        std::shuffle(given.plugins.begin(), given.plugins.end(), random);
        std::shuffle(given.kinds.begin(), given.kinds.end(), random);
        std::shuffle(given.known.begin(), given.known.end(), random);
        std::shuffle(given.feature_kinds.begin(), given.feature_kinds.end(), random);
        std::shuffle(given.sayings.begin(), given.sayings.end(), random);
        REQUIRE(told(merge_traits(given)) == expected);
    }
}

}  // namespace

TEST_CASE("a trait that nobody grants is no, and 0") {
    const TraitTable table = merged({says("ghosts", 3, "pig", "meeple", false)});
    CHECK_FALSE(table.flag("large", "meeple"));
    CHECK_FALSE(table.flag("pig", "meeple"));
    CHECK(table.number("large", "weight") == 0);
    CHECK(table.find("large", "meeple") == nullptr);
    CHECK(explained(table) == Names{"pig  meeple no  ghosts (ghosts/plugin.toml:3)"});
}

TEST_CASE("a trait is granted to a kind, to a tag, or to all") {
    const TraitTable table =
        merged({says("inns-and-cathedrals", 30, "large", "weight", number(2)),
                says("ghosts", 4, "#meeple", "stands_on.road"), says("drawbridges", 9, "*", "drawbridges.crosses")});
    CHECK(explained(table) == Names{"large  drawbridges.crosses yes  drawbridges (drawbridges/plugin.toml:9)",
                                    "large  stands_on.road yes  ghosts (ghosts/plugin.toml:4)",
                                    "large  weight 2  inns-and-cathedrals (inns-and-cathedrals/plugin.toml:30)",
                                    "normal  drawbridges.crosses yes  drawbridges (drawbridges/plugin.toml:9)",
                                    "normal  stands_on.road yes  ghosts (ghosts/plugin.toml:4)",
                                    "pig  drawbridges.crosses yes  drawbridges (drawbridges/plugin.toml:9)"});
    CHECK(table.flag("pig", "drawbridges.crosses"));
    CHECK_FALSE(table.flag("pig", "stands_on.road"));
    CHECK(table.number("large", "weight") == 2);
}

TEST_CASE("a grant is not undone by a plain no, but by a denial") {
    CHECK(merged({says("drawbridges", 1, "large", "owned", false), says("ghosts", 2, "*", "owned")})
              .flag("large", "owned"));
    const TraitTable table = merged({says("drawbridges", 1, "*", "companion"), says("ghosts", 2, "*", "companion"),
                                     denies("inns-and-cathedrals", 5, "large", "companion")});
    CHECK_FALSE(table.flag("large", "companion"));
    CHECK(table.flag("pig", "companion"));
    CHECK(explained(table)[0] ==
          "large  companion no  drawbridges (drawbridges/plugin.toml:1: yes), ghosts (ghosts/plugin.toml:2: yes), "
          "inns-and-cathedrals (inns-and-cathedrals/plugin.toml:5: denied)");
    CHECK(merged({says("ghosts", 2, "pig", "weight", number(3)), denies("drawbridges", 1, "pig", "weight")})
              .number("pig", "weight") == 0);
}

TEST_CASE("one that replaces beats grants, denials and other numbers") {
    const TraitTable table =
        merged({says("drawbridges", 1, "large", "weight", number(2)), says("ghosts", 2, "*", "weight", number(1)),
                replaces("ghosts", 3, "large", "weight", number(3)), denies("drawbridges", 4, "pig", "occupies"),
                replaces("ghosts", 5, "pig", "occupies", true), says("ghosts", 6, "pig", "owned"),
                replaces("drawbridges", 7, "pig", "owned", false)});
    CHECK(table.number("large", "weight") == 3);
    CHECK(table.number("normal", "weight") == 1);
    CHECK(table.flag("pig", "occupies"));
    CHECK_FALSE(table.flag("pig", "owned"));
    CHECK(table.find("large", "weight")->explain() ==
          "large  weight 3  drawbridges (drawbridges/plugin.toml:1: 2), ghosts (ghosts/plugin.toml:2: 1), "
          "ghosts (ghosts/plugin.toml:3: replaces with 3)");
}

TEST_CASE("equal numbers merge, equal replacements too") {
    const TraitTable table =
        merged({says("drawbridges", 1, "pig", "weight", number(2)), says("ghosts", 2, "*", "weight", number(2)),
                replaces("drawbridges", 3, "pig", "ghosts.fear", number(4)),
                replaces("ghosts", 4, "#helper", "ghosts.fear", number(4))});
    CHECK(table.find("pig", "weight")->explain() ==
          "pig  weight 2  drawbridges (drawbridges/plugin.toml:1), ghosts (ghosts/plugin.toml:2)");
    CHECK(table.number("pig", "ghosts.fear") == 4);
}

TEST_CASE("different numbers clash, told once for all kinds, with both files and lines") {
    CHECK(refusal(
              {says("drawbridges", 1, "*", "weight", number(2)), says("ghosts", 2, "#meeple", "weight", number(1))}) ==
          "traits: weight of \"large\", \"normal\" cannot be all of these\n"
          "  2  drawbridges (drawbridges/plugin.toml:1)\n"
          "  1  ghosts (ghosts/plugin.toml:2)\n"
          "  make them equal, or let one of them say replaces = true");
}

TEST_CASE("two that replace with different values clash") {
    TraitSaying away = replaces("drawbridges", 1, "pig", "meeple", true);
    away.deny = true;
    CHECK(refusal({away, replaces("ghosts", 2, "pig", "meeple", true), says("ghosts", 3, "pig", "meeple")}) ==
          "traits: meeple of \"pig\" cannot be all of these\n"
          "  replaces with no  drawbridges (drawbridges/plugin.toml:1)\n"
          "  replaces with yes  ghosts (ghosts/plugin.toml:2)\n"
          "  only one of them may say replaces = true");
}

TEST_CASE("a trait of an absent plugin is fine, and so is a kind that nobody has") {
    const TraitTable table =
        merged({says("ghosts", 1, "*", "tower.climbs"), says("ghosts", 2, "abbot", "meeple"),
                says("ghosts", 3, "#walker", "owned"), says("ghosts", 4, "*", "stands_on.abbey.cloister")});
    CHECK(table.rows.empty());
}

TEST_CASE("a trait that its plugin, or the base, does not have is an error with the nearest name") {
    CHECK(refusal({says("ghosts", 7, "*", "drawbridges.croses"), says("ghosts", 7, "pig", "drawbridges.croses")}) ==
          "ghosts/plugin.toml:7: drawbridges declares no trait \"drawbridges.croses\"\n"
          "  perhaps you meant \"drawbridges.crosses\"");
    CHECK_THAT(refusal({says("ghosts", 8, "*", "stands_on.rode")}),
               Catch::Contains("ghosts/plugin.toml:8: there is no trait \"stands_on.rode\"\n"
                               "  perhaps you meant \"stands_on.road\""));
    CHECK_THAT(refusal({denies("ghosts", 9, "*", "meple")}), Catch::Contains("perhaps you meant \"meeple\""));
}

TEST_CASE("a number is no flag, and a flag no number") {
    CHECK(refusal({says("ghosts", 7, "pig", "weight", true), says("ghosts", 8, "pig", "meeple", number(1))}) ==
          "ghosts/plugin.toml:7: \"weight\" is a number, here it is yes\n"
          "  give it a whole number\n"
          "ghosts/plugin.toml:8: \"meeple\" is a flag, here it is 1\n"
          "  give it true or false");
}

TEST_CASE("500 shuffles of plugins, kinds and sayings give the same table and the same errors") {
    std::vector<TraitSaying> sayings;
    for (const char* plugin : {"drawbridges", "ghosts", "inns-and-cathedrals", "traders-and-builders"})
        for (const char* to : {"*", "#meeple", "pig", "large", "abbot"}) {
            sayings.push_back(says(plugin, 3, to, "drawbridges.crosses"));
            sayings.push_back(says(plugin, 4, to, "stands_on.field", to[0] == '*'));
            sayings.push_back(says(plugin, 5, to, "weight", number(1)));
        }
    sayings.push_back(denies("ghosts", 9, "pig", "stands_on.field"));
    sayings.push_back(replaces("inns-and-cathedrals", 9, "large", "weight", number(2)));
    check_shuffles(input(sayings));
    sayings.push_back(says("ghosts", 10, "#meeple", "weight", number(4)));
    sayings.push_back(says("drawbridges", 10, "pig", "weight", number(7)));
    sayings.push_back(says("drawbridges", 11, "pig", "wait"));
    sayings.push_back(replaces("ghosts", 12, "pig", "stands_on.field", true));
    sayings.push_back(replaces("drawbridges", 12, "#helper", "stands_on.field", false));
    check_shuffles(input(sayings));
}
