// Playing a save again: rules from its config, then every decision with its seat, option and hash.
#include <fmt/format.h>

#include "pontlevis/core/config.h"
#include "pontlevis/core/save.h"
#include "pontlevis/core/text.h"
#include "pontlevis/core/version.h"
#include "save_json.h"
#include "save_parts.h"

namespace pontlevis {
namespace {

Error at_line(const SaveFile& save, int line, const Error& error, std::string_view before = "") {
    return {error.fault, fmt::format("{}:{}: {}{}", save.name, line, before, error.text), error.rule};
}

Error differs(const SaveFile& save, int line, std::string_view what, std::string_view expected, std::string_view got) {
    return {Fault::input,
            fmt::format("{}:{}: {} differs\n  expected  {}\n  got       {}", save.name, line, what, expected, got), ""};
}

std::string listed(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, ", ")); }

// ---- the rules ------------------------------------------------------------------------------------

// What is known about why the rules are others: the config in the save is the one composed here, so it is what
// is installed, or the engine.
std::string known_differences(const SaveFile& save, const Ruleset& rules) {
    std::string text;
    if (save.engine != kEngineVersion) {
        text += fmt::format("\n  engine  the save is of {}, this program of {}", save.engine, kEngineVersion);
    }
    if (save.seats != rules.seats) {
        text += fmt::format("\n  seats   {} in the save, {} in its config", listed(save.seats), listed(rules.seats));
    }
    for (const std::string& line : differences(save.parts, rules, "saved").rules) text += "\n  " + line;
    if (text.empty())
        text = "\n  engine and seats are the same: the save was edited, or the engine's own tiles or rules were";
    return text;
}

Result<void> check_rules(const SaveFile& save, const Ruleset& rules, bool strict) {
    if (rules.digest() != save.rules) {
        return Error{Fault::rules,
                     fmt::format("{}:1: the rules are not those of the save\n  save    {}\n  here    {}{}", save.name,
                                 save.rules, rules.digest(), known_differences(save, rules)),
                     ""};
    }
    const std::vector<std::string> builds = build_differences(save, rules);
    if (!strict || builds.empty()) return {};
    return Error{Fault::rules,
                 fmt::format("{}:1: the rules are those of the save, what plays them is not\n  {}", save.name,
                             fmt::join(builds, "\n  ")),
                 ""};
}

Result<std::shared_ptr<const Ruleset>> rules_of(const SaveFile& save, const LoadOptions& options) {
    const Result<Config> config = parse_config(save.config, save.name + ":1 (config)");
    if (!config) return config.error();
    Result<std::shared_ptr<const Ruleset>> rules =
        options.catalog ? Ruleset::compose(*config, *options.catalog) : Ruleset::compose(*config);
    if (rules && save.seats != (*rules)->seats)
        return differs(save, 1, "who sits at the table", listed((*rules)->seats), listed(save.seats));
    if (!rules || options.other_rules) return rules;
    if (const Result<void> same = check_rules(save, **rules, options.strict); !same) return same.error();
    return rules;
}

// ---- decisions ------------------------------------------------------------------------------------

std::string decider_text(const Ruleset& rules, bool is_chance, std::uint8_t seat) {
    return is_chance ? "chance" : rules.seats[seat];
}

Result<void> check_decider(const SaveFile& save, const SavedDecision& decision, const Game& game) {
    const std::string what = fmt::format("who answers decision {}", decision.n);
    const std::string saved = decision.seat ? *decision.seat : "chance";
    if (game.finished()) return differs(save, decision.line, what, saved, "the game is over");
    const Decision due = game.decision();
    const bool same = due.is_chance() ? !decision.seat : decision.seat == game.rules().seats[due.seat];
    if (same) return {};
    return differs(save, decision.line, what, saved, decider_text(game.rules(), due.is_chance(), due.seat));
}

Result<void> answer(const SaveFile& save, const SavedDecision& decision, Session& session) {
    const std::string before = fmt::format("decision {}: ", decision.n);
    const Result<Option> option = resolved(session.game(), decision.option);
    if (!option) return at_line(save, decision.line, option.error(), before);
    if (decision.seat || session.chance() == Session::Chance::host) {
        const Result<void> answered = session.answer(*option);
        return answered ? Result<void>{} : at_line(save, decision.line, answered.error(), before);
    }
    if (const Result<void> taken = session.draw_one(); !taken) return at_line(save, decision.line, taken.error(), before);
    const Option& drawn = session.record().back().option;
    if (same_option(drawn, *option)) return {};
    return differs(save, decision.line, fmt::format("decision {}", decision.n), to_text(session.game(), *option),
                   to_text(session.game(), drawn));
}

Result<void> replay(const SaveFile& save, const SavedDecision& decision, Session& session) {
    const std::size_t n = session.record().size() + 1;
    if (decision.n != n) {
        return differs(save, decision.line, "the decision's number", std::to_string(n), std::to_string(decision.n));
    }
    if (Result<void> right = check_decider(save, decision, session.game()); !right) return right;
    if (Result<void> answered = answer(save, decision, session); !answered) return answered;
    const std::uint64_t hash = session.record().back().hash;
    if (hash == decision.hash) return {};
    return differs(save, decision.line, fmt::format("the state after decision {}", n), hash_text(decision.hash),
                   hash_text(hash));
}

// ---- the result -----------------------------------------------------------------------------------

std::string result_text(const SavedResult& result) {
    std::string scores;
    for (const auto& [seat, points] : result.scores) scores += fmt::format("{} {}, ", seat, points);
    return fmt::format("{}{} tiles, winners {}", scores, result.tiles, listed(result.winners));
}

Result<void> check_result(const SaveFile& save, const Game& game) {
    if (!save.result) return {};
    if (!game.finished()) {
        return differs(save, save.result_line, "the result", "a finished game", "a game in which a decision is due");
    }
    const SavedResult result = result_of(game);
    if (result == *save.result) return {};
    return differs(save, save.result_line, "the result", result_text(*save.result), result_text(result));
}

}  // namespace

std::vector<std::string> build_differences(const SaveFile& save, const Ruleset& rules) {
    if (save.build == rules.build_digest()) return {};
    std::vector<std::string> found = differences(save.parts, rules, "saved").build;
    if (found.empty()) found.push_back(fmt::format("build digest: {} saved, {} here", save.build, rules.build_digest()));
    return found;
}

Result<Session> load_game(const SaveFile& save, const LoadOptions& options) {
    const std::size_t count = save.decisions.size();
    if (options.to.value_or(0) > count) {
        return Error{Fault::input, fmt::format("{}: has {} decisions, no decision {}", save.name, count, *options.to),
                     ""};
    }
    const Result<std::shared_ptr<const Ruleset>> rules = rules_of(save, options);
    if (!rules) return rules.error();

    Session session = Session::undrawn(*rules, save.seed, save.chance);
    for (std::size_t i = 0; i < options.to.value_or(count); ++i) {
        if (Result<void> same = replay(save, save.decisions[i], session); !same) return same.error();
    }
    if (options.to) return session;
    if (Result<void> same = check_result(save, session.game()); !same) return same.error();
    if (session.chance() == Session::Chance::host) return session;
    if (const Result<void> drawn = session.draw(); !drawn) return drawn.error();
    return session;
}

}  // namespace pontlevis
