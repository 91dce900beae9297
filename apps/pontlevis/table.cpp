#include "table.h"

#include <fmt/format.h>

#include <cassert>
#include <filesystem>
#include <random>

#include "pontlevis/core/config.h"
#include "pontlevis/core/lock.h"
#include "program.h"

namespace pontlevis::program {

namespace {

Result<void> check_against_lock(const std::string& config, const Ruleset& rules, Strictness strictness) {
    const std::filesystem::path path = lock_path(config);
    std::error_code failed;
    if (!std::filesystem::exists(path, failed)) {
        if (strictness == Strictness::if_locked) return {};
        return Error{Fault::system,
                     fmt::format("{}: no lock, which --strict goes by\n  to make it: pontlevis lock {}", path.string(), config), ""};
    }
    const Result<Lock> lock = read_lock(path);
    if (!lock) return lock.error();
    return check_lock(*lock, rules);
}

// All that is refused, at once.
Result<void> check_strictly(const std::string& config, const Ruleset& rules, Strictness strictness) {
    const Result<void> ordered = check_order(rules);
    const Result<void> same = check_against_lock(config, rules, strictness);
    if (ordered) return same;
    if (same) return ordered;
    return Error{Fault::rules, ordered.error().text + "\n" + same.error().text, ""};
}

}  // namespace

Result<std::shared_ptr<const Ruleset>> rules_from(const std::string& path, const Catalog& installed, Strictness strictness) {
    const Result<Config> config = load_config(path);
    if (!config) return config.error();
    Result<std::shared_ptr<const Ruleset>> rules = Ruleset::compose(*config, installed);
    if (!rules || strictness == Strictness::none) return rules;
    if (const Result<void> good = check_strictly(path, **rules, strictness); !good) return good.error();
    return rules;
}

void warn_of_builds(const SaveFile& save, const Ruleset& rules) {
    const std::vector<std::string> builds = build_differences(save, rules);
    if (builds.empty()) return;
    warn(fmt::format("{}: the rules are those of the save, what plays them is not\n  {}", save.name, fmt::join(builds, "\n  ")));
}

std::uint64_t seed_for(const Ruleset& rules, const std::optional<std::uint64_t>& asked) {
    if (asked) return *asked;
    if (rules.config.seed) return static_cast<std::uint64_t>(*rules.config.seed);
    return std::random_device{}();  // 32 bits: short enough to be typed again
}

void repeat_next(const Session& from, Session& to) {
    const Played& next = from.record()[to.record().size()];
    const bool draws = next.is_chance && to.chance() == Session::Chance::engine;
    [[maybe_unused]] const Result<void> answered = draws ? to.draw_one() : to.answer(next.option);
    assert(answered);
}

}  // namespace pontlevis::program
