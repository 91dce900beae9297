// Writes docs/hooks.md: the catalogue of points, made of the SDK's own table. A test compares; after a change run
//   build/dev/tests/boundary/hook_catalogue > docs/hooks.md
#include <iostream>
#include <string>

#include "pontlevis/sdk/points.h"

namespace {

std::string function_of(int bind) {
    switch (bind) {
        case PLV_BIND_SCORE_SHEET: return "plv_score_sheet_fn";
        case PLV_BIND_RUN: return "plv_run_fn";
        case PLV_BIND_OPTIONS: return "plv_options_fn";
        case PLV_BIND_VETO: return "plv_veto_fn";
        case PLV_BIND_WEIGHT: return "plv_weight_fn";
        case PLV_BIND_OWNERS: return "plv_owners_fn";
        case PLV_BIND_RULE: return "plv_rule_fn";
        default: return "";
    }
}

}  // namespace

int main() {
    std::cout << "# Where a plugin is called\n\n"
                 "Made of `sdk/include/pontlevis/sdk/points.h`; `tests/boundary/hook_catalogue.cpp` writes this page. Types and\n"
                 "verbs are in `abi.h`, the keys of manifests in [plugin-guide.md](plugin-guide.md).\n\n"
                 "| point | kind | function | arguments | called | cost with a plugin that uses it |\n"
                 "|---|---|---|---|---|---|\n";
#define POINT_ROW(name, kind, bind, arguments, when, cost) \
    std::cout << "| `" << (name) << "` | " << (kind) << " | `" << function_of(bind) << "` | " << (arguments) << " | " << (when) << " | " << (cost) << " |\n";
    PLV_POINTS(POINT_ROW)
#undef POINT_ROW
    std::cout << "\nVETO, CONTRIBUTE, TRANSFORM and REPLACE only read the game; they may be called any number of times. REACT and\n"
                 "STEP change it and may ask: they run as frames, one at a time, at safe points, never inside a change.\n";
}
