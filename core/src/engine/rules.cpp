#include "engine/rules.h"

#include "engine/calls.h"

namespace pontlevis {

std::int32_t answer_of(const Position& position, const Handler& rule, std::uint32_t subject, std::int32_t otherwise) {
    auto& p = const_cast<Position&>(position);  // a rule only reads the game; a fault of it is noted all the same
    Host host{p, *rule.plugin, rule.rule.c_str(), Allowed::reads};
    const plv_call call = call_for(host);
    std::int32_t answer = otherwise;
    p.scratch.asking_rule = true;
    const plv_rc rc = rule.function.rule(&call, subject, &answer);
    p.scratch.asking_rule = false;
    if (rc == PLV_OK && host.why.empty()) return answer;
    fail(p, rule.name, rule.rule, host.why);
    return otherwise;
}

}  // namespace pontlevis
