/* The boundary's header as a plugin in C uses it. Compiled with C11, pedantic and warnings as errors by the
 * tests "abi.h is C11"; never run. */
#include "pontlevis/sdk/abi.h"

static plv_rc value(const plv_call* call, const plv_entry* entries, plv_sheet* sheets, uint32_t count) {
    (void)call;
    for (uint32_t i = 0; i < count; ++i) {
        if (plv_entry_at(entries, i)->mode == PLV_MODE_COMPLETE) plv_sheet_at(sheets, i)->rate_unit += 1;
    }
    return PLV_OK;
}

static plv_rc step(const plv_call* call) {
    if (call->api->in_supply(call, call->active, "large") > 0) return call->api->award(call, call->active, 1, "X-1");
    call->api->fail(call, "nothing to give");
    return PLV_FAIL;
}

static const plv_binding bindings[] = {
    {"value", PLV_BIND_SCORE_SHEET, {.score_sheet = value}},
    {"step", PLV_BIND_STEP, {.step = step}},
};

extern PLV_EXPORT const plv_expansion PLV_ENTRY;
const plv_expansion PLV_ENTRY = {sizeof(plv_expansion), PLV_ABI, "abi-c11", "id = \"abi-c11\"\n", bindings, 2,
                                 sizeof(plv_binding),   0};
