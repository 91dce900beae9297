// `pontlevis check` and `pontlevis lock`: what a config makes, told, and noted down beside it.
#include <filesystem>
#include <fmt/format.h>

#include "check_report.h"
#include "console.h"
#include "pontlevis/core/lock.h"
#include "program.h"
#include "table.h"

namespace pontlevis::program {

int check(const CheckRequest& request, const Catalog& installed) {
    const Result<std::shared_ptr<const Ruleset>> rules =
        rules_from(request.config, installed, request.strict ? Strictness::if_locked : Strictness::none);
    if (!rules) return complain(rules.error());
    if (request.json) {
        check_as_json(request.config, **rules);
    } else {
        check_as_text(request.config, **rules);
        std::error_code failed;
        const std::filesystem::path lock = lock_path(request.config);
        if (request.strict && std::filesystem::exists(lock, failed)) say(fmt::format("locked  as {} says", lock.string()));
        else if (request.strict) say(fmt::format("locked  no: there is no {}", lock.string()));
    }
    return kOk;
}

int lock(const LockRequest& request, const Catalog& installed) {
    const Result<std::shared_ptr<const Ruleset>> rules = rules_from(request.config, installed);
    if (!rules) return complain(rules.error());
    const std::filesystem::path path = lock_path(request.config);
    if (const Result<void> written = write_lock(path, lock_of(**rules)); !written) return complain(written.error());
    say(fmt::format("{} is locked in {}", request.config, path.string()));
    return kOk;
}

}  // namespace pontlevis::program
