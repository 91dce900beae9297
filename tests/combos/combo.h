// Random games of any choice of expansions, watched from the first decision to the last.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "kit/bundled.h"
#include "kit/catch.h"
#include "kit/must.h"
#include "kit/watched_game.h"
#include "pontlevis/core/config.h"
#include "pontlevis/core/ruleset.h"

namespace pontlevis::kit {

inline constexpr std::uint64_t kGames = 20;        // a combination
inline constexpr std::uint64_t kManyGames = 1000;  // the same behind the label `long`

using Names = std::vector<std::string>;

inline Names all_expansions() { return bundled_plugins().ids(); }

/// A table for three, as a config says it; `options` are whole lines, tables of options among them.
inline std::string table_of(const Names& expansions, const std::string& start, const std::string& options) {
    return fmt::format("players = [\"red\", \"blue\", \"green\"]\nexpansions = [\"{}\"]\n{}{}", fmt::join(expansions, "\", \""),
                       start.empty() ? "" : fmt::format("start = \"{}\"\n", start), options);
}

/// Its rules, once for each expansion whose tiles may lie at the start.
inline std::vector<std::shared_ptr<const Ruleset>> rules_of(const Names& expansions, const std::string& options = "") {
    std::vector<std::shared_ptr<const Ruleset>> found;
    const auto compose = [&](const std::string& start) {
        return Ruleset::compose(must(parse_config(table_of(expansions, start, options), "table.toml")), bundled_plugins());
    };
    const auto rules = compose("");
    if (rules) return {*rules};
    for (const std::string& start : expansions)
        if (const auto with_start = compose(start)) found.push_back(*with_start);
    if (found.empty()) FAIL(rules.error().text << "\n" << table_of(expansions, "", options));
    return found;
}

/// Plays that many games of it, and loads each from its save.
inline void play_combo(const Names& expansions, std::uint64_t games, const std::string& options = "") {
    const auto tables = rules_of(expansions, options);
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        WatchedGame game(tables[seed % tables.size()], seed);
        game.play();
        REQUIRE(game.session().game().finished());
        game.reload();
    }
}

}  // namespace pontlevis::kit
