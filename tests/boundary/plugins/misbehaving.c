/* Plugins that are wrong in one way each, chosen by one macro a target. */
#include <pontlevis/sdk/abi.h>

#include <stdlib.h>
#include <unistd.h>

#include "plugin_manifest.h"

static plv_rc value(const plv_call* call, const plv_entry* entries, plv_sheet* sheets, uint32_t count) {
    (void)call, (void)entries, (void)sheets, (void)count;
    return PLV_OK;
}

static plv_rc act(const plv_call* call, plv_frame* frame, const plv_option* chosen) {
    (void)call, (void)frame, (void)chosen;
    return PLV_OK;
}

#ifdef CRASHES_AT_LOAD
__attribute__((constructor)) static void at_load(void) { abort(); }
#endif
#ifdef HANGS_AT_LOAD
__attribute__((constructor)) static void at_load(void) {
    for (;;) pause();
}
#endif
#ifdef EXITS_AT_LOAD
__attribute__((constructor)) static void at_load(void) { exit(0); }
#endif

static const plv_binding bindings[] = {
#ifdef WRONG_POINT
    {"value", PLV_BIND_RUN, {.run = act}},
    {"act", PLV_BIND_SCORE_SHEET, {.score_sheet = value}},
#else
    {"value", PLV_BIND_SCORE_SHEET, {.score_sheet = value}},
#ifdef MISTYPED
    {"atc", PLV_BIND_RUN, {.run = act}},
#else
    {"act", PLV_BIND_RUN, {.run = act}},
#endif
#ifdef BOUND_TWICE
    {"act", PLV_BIND_RUN, {.run = act}},
#endif
#endif
};

#ifdef OTHER_MAJOR
#define ABI ((PLV_ABI_MAJOR + 1) << 16)
#else
#define ABI PLV_ABI
#endif

#ifdef OTHER_MANIFEST
#define MANIFEST "id = \"other-manifest\"\nversion = \"0.9.0\"\n"
#else
#define MANIFEST plv_plugin_manifest
#endif

#ifdef SHORT_TABLE
#define SIZE 16
#else
#define SIZE sizeof(plv_expansion)
#endif

extern PLV_EXPORT const plv_expansion PLV_ENTRY;
const plv_expansion PLV_ENTRY = {
    SIZE, ABI, PLV_PLUGIN_ID, MANIFEST, bindings, sizeof bindings / sizeof *bindings, sizeof(plv_binding), 0};
