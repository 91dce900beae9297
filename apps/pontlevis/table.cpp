#include "table.h"

#include <cassert>
#include <random>

#include "pontlevis/core/config.h"

namespace pontlevis::program {

Result<std::shared_ptr<const Ruleset>> rules_from(const std::string& path) {
    const Result<Config> config = load_config(path);
    if (!config) return config.error();
    return Ruleset::compose(*config);
}

std::uint64_t seed_for(const Ruleset& rules, const std::optional<std::uint64_t>& asked) {
    if (asked) return *asked;
    if (rules.config.seed) return static_cast<std::uint64_t>(*rules.config.seed);
    return std::random_device{}();  // 32 bits: short enough to be typed again
}

void repeat_next(const Session& from, Session& to) {
    const Played& next = from.record()[to.record().size()];
    if (next.is_chance && to.chance() == Session::Chance::engine) return to.draw_one();
    [[maybe_unused]] const Result<void> answered = to.answer(next.option);
    assert(answered);
}

}  // namespace pontlevis::program
