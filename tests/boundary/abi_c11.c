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

static plv_rc step(const plv_call* call, plv_frame* frame, const plv_option* chosen) {
    const uint32_t large = call->api->number(call, PLV_FIGURE_KIND, "large", plv_hash("large"));
    if (chosen != 0) return call->api->award(call, frame->decider, (int32_t)chosen->a, "X-1");
    if (large != PLV_NONE && call->api->in_supply(call, call->active, large) > 0) return PLV_ASK;
    call->api->fail(call, "nothing to give");
    return PLV_FAIL;
}

static plv_rc step_options(const plv_call* call, const plv_frame* frame) {
    const plv_option pass = {0, 0, 0, frame->words[0], 0, 0};
    return call->api->offer(call, &pass, 1);
}

/* Whether a segment reaches a side, as read from the tables. */
static uint32_t reaches(const plv_board* board, uint32_t segment, uint32_t side) {
    const plv_tile_row* tile = plv_tile_at(board, plv_segment_at(board, segment)->tile);
    const uint32_t at = segment - tile->first_segment;
    return at < tile->segments ? plv_turned(plv_printed_at(board, tile->type, at)->sides, tile->turn) >> side & 1u : 0u;
}

static plv_rc veto(const plv_call* call, const plv_target* targets, uint8_t* refused, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
        if (plv_target_at(targets, i)->seat == call->active) refused[i] = 1;
    }
    return PLV_OK;
}

static plv_rc weight(const plv_call* call, const plv_entry* entry, uint32_t figure, uint32_t* answer) {
    plv_figure one = {.size = sizeof one};
    if (call->api->figure(call, figure, &one) != PLV_OK) return PLV_FAIL;
    *answer = (uint32_t)entry->marks + one.kind;
    return PLV_OK;
}

static plv_rc owners(const plv_call* call, const plv_entry* entry, const uint32_t* weights, uint32_t* mask) {
    (void)call, (void)entry;
    if (weights[0] > 0) *mask |= 1u;
    return PLV_OK;
}

static plv_rc rule(const plv_call* call, uint32_t subject, int32_t* answer) {
    *answer = (int32_t)call->api->units(call, subject);
    if (call->board != 0 && subject < *call->board->segment_count) *answer += (int32_t)reaches(call->board, subject, 0);
    return PLV_OK;
}

static const plv_binding bindings[] = {
    {"value", PLV_BIND_SCORE_SHEET, {.score_sheet = value}},
    {"step", PLV_BIND_RUN, {.run = step}},
    {"step_options", PLV_BIND_OPTIONS, {.options = step_options}},
    {"veto", PLV_BIND_VETO, {.veto = veto}},
    {"weight", PLV_BIND_WEIGHT, {.weight = weight}},
    {"owners", PLV_BIND_OWNERS, {.owners = owners}},
    {"rule", PLV_BIND_RULE, {.rule = rule}},
};

extern PLV_EXPORT const plv_expansion PLV_ENTRY;
const plv_expansion PLV_ENTRY = {sizeof(plv_expansion), PLV_ABI,  "abi-c11",
                                 "id = \"abi-c11\"\n",  bindings, sizeof bindings / sizeof *bindings,
                                 sizeof(plv_binding),   0};
