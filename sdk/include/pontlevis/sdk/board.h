/* The state's own tables, as functions of plugins read them where they lie: plv_call.board. A part of abi.h, whose rules of
 * growth hold, and included through it. */
#ifndef PONTLEVIS_SDK_BOARD_H
#define PONTLEVIS_SDK_BOARD_H

#ifndef PONTLEVIS_SDK_ABI_H
#error "include pontlevis/sdk/abi.h"
#endif

/* Rows name each other by number, PLV_NO_ROW where there is none. What the numbers mean is said at plv_tile and so on. */
#define PLV_NO_ROW 0xffffu
#define PLV_MAY_ALIAS __attribute__((__may_alias__)) /* the engine may name these bytes otherwise */

typedef struct PLV_MAY_ALIAS plv_tile_row {
    uint16_t cell, type, first_segment;
    uint8_t turn, segments;
} plv_tile_row;

typedef struct PLV_MAY_ALIAS plv_cell_row {
    int16_t x, y;
    uint16_t engine[2]; /* the engine's own */
} plv_cell_row;

typedef struct PLV_MAY_ALIAS plv_segment_row {
    uint16_t feature, next, tile;
    int16_t engine;
} plv_segment_row;

/* In the row of the segment that a feature is named by; other rows mean nothing. */
typedef struct PLV_MAY_ALIAS plv_feature_row {
    int16_t open;
    uint16_t marks, segments, first_figure;
    uint8_t kind, engine;
    uint16_t attributes; /* bit an attribute, of the first 16 */
} plv_feature_row;

/* where: also of one in limbo, where it stood. */
typedef struct PLV_MAY_ALIAS plv_figure_row {
    plv_location where;
    uint16_t next;
    uint8_t seat, kind;
} plv_figure_row;

/* A segment as printed: plv_segment, turned by nothing. */
typedef struct PLV_MAY_ALIAS plv_printed_row {
    uint8_t sides, corners;
    uint16_t borders, meets, spare;
    uint64_t marks; /* bit an attribute that it bears, of the first 64 */
} plv_printed_row;

/* Tables begin at these pointers, each row as far behind the one before as its ..._size says: later versions may have
 * longer ones. They may move by any verb; the pointers here follow. To be read, not written.    [since 1.0]
 * *_count         how many rows there are now
 * printed         16 rows a tile type: of its segments, in order
 * symbols         of each tile type: bit an attribute that the tile as a whole bears, of the first 64
 * entry_count     while it is not 0, figures on segments may be in limbo: plv_api.figure tells
 * answered_kinds  bit a feature kind: a plugin says when it is complete: plv_api.feature tells */
typedef struct plv_board {
    uint32_t size;
    uint16_t tile_size, cell_size, segment_size, feature_size, figure_size, printed_size;
    const uint16_t* tile_count;
    const uint16_t* segment_count;
    const uint16_t* figure_count;
    const uint16_t* entry_count;
    const plv_tile_row* tiles;
    const plv_cell_row* cells;
    const plv_segment_row* segments;
    const plv_feature_row* features;
    const plv_figure_row* figures;
    const plv_printed_row* printed;
    const uint64_t* symbols;
    uint32_t answered_kinds;
    uint32_t spare;
} plv_board;

static inline const plv_tile_row* plv_tile_at(const plv_board* board, uint32_t i) {
    return (const plv_tile_row*)(const void*)((const char*)board->tiles + (size_t)board->tile_size * i);
}
static inline const plv_cell_row* plv_cell_at(const plv_board* board, uint32_t i) {
    return (const plv_cell_row*)(const void*)((const char*)board->cells + (size_t)board->cell_size * i);
}
static inline const plv_segment_row* plv_segment_at(const plv_board* board, uint32_t i) {
    return (const plv_segment_row*)(const void*)((const char*)board->segments + (size_t)board->segment_size * i);
}
static inline const plv_feature_row* plv_feature_at(const plv_board* board, uint32_t i) {
    return (const plv_feature_row*)(const void*)((const char*)board->features + (size_t)board->feature_size * i);
}
static inline const plv_figure_row* plv_figure_at(const plv_board* board, uint32_t i) {
    return (const plv_figure_row*)(const void*)((const char*)board->figures + (size_t)board->figure_size * i);
}
static inline const plv_printed_row* plv_printed_at(const plv_board* board, uint32_t type, uint32_t segment) {
    return (const plv_printed_row*)(const void*)((const char*)board->printed + (size_t)board->printed_size * (type * 16 + segment));
}
/* Bit a side or corner of a tile that lies in that many quarter turns. */
static inline uint32_t plv_turned(uint32_t mask, uint32_t turn) { return (mask << turn | mask >> (4 - turn)) & 0xfu; }

PLV_STATIC_ASSERT(sizeof(plv_tile_row) == 8 && sizeof(plv_cell_row) == 8 && sizeof(plv_segment_row) == 8 && sizeof(plv_feature_row) == 12 &&
                      sizeof(plv_figure_row) == 8 && sizeof(plv_printed_row) == 16,
                  "layout of the rows of the state");
#if UINTPTR_MAX == UINT64_MAX
PLV_STATIC_ASSERT(sizeof(plv_board) == 112 && offsetof(plv_board, tile_count) == 16 && offsetof(plv_board, tiles) == 48 &&
                      offsetof(plv_board, answered_kinds) == 104,
                  "layout of plv_board");
#endif

#endif
