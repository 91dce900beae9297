/* A plugin as a later minor version of the boundary may write it: the table and its rows have grown at their ends. */
#include <pontlevis/sdk/abi.h>

#include "plugin_manifest.h"

static plv_rc value(const plv_call* call, const plv_entry* entries, plv_sheet* sheets, uint32_t count) {
    (void)call, (void)entries, (void)sheets, (void)count;
    return PLV_OK;
}

static plv_rc act(const plv_call* call, plv_frame* frame, const plv_option* chosen) {
    (void)call, (void)frame, (void)chosen;
    return PLV_OK;
}

typedef struct {
    plv_binding known;
    uint64_t later;
} longer_binding;

typedef struct {
    plv_expansion known;
    uint64_t later;
} longer_expansion;

static const longer_binding bindings[] = {
    {{"value", PLV_BIND_SCORE_SHEET, {.score_sheet = value}}, UINT64_MAX},
    {{"act", PLV_BIND_RUN, {.run = act}}, UINT64_MAX},
};

extern PLV_EXPORT const longer_expansion PLV_ENTRY;
const longer_expansion PLV_ENTRY = {{sizeof(longer_expansion), PLV_ABI + 1, PLV_PLUGIN_ID, plv_plugin_manifest, &bindings[0].known,
                                     sizeof bindings / sizeof *bindings, sizeof(longer_binding), 0},
                                    UINT64_MAX};
