/* A plugin without C++: what PLV_PLUGIN does is written out. */
#include <pontlevis/sdk/abi.h>

#include "plugin_manifest.h"

/* TOL-1  A road of five tiles or more scores a point less. */
static plv_rc toll(const plv_call* call, const plv_entry* entries, plv_sheet* sheets, uint32_t count) {
    (void)call;
    for (uint32_t i = 0; i < count; ++i) {
        if (plv_entry_at(entries, i)->units >= 5) plv_sheet_at(sheets, i)->add -= 1;
    }
    return PLV_OK;
}

static const plv_binding bindings[] = {{"toll", PLV_BIND_SCORE_SHEET, {.score_sheet = toll}}};

extern PLV_EXPORT const plv_expansion PLV_ENTRY;
const plv_expansion PLV_ENTRY = {sizeof(plv_expansion), PLV_ABI, PLV_PLUGIN_ID, plv_plugin_manifest, bindings, 1,
                                 sizeof(plv_binding),   0};
