/* The C boundary: the plain data that host, engine and plugins exchange. C11; layout pinned below. */
#ifndef PONTLEVIS_SDK_ABI_H
#define PONTLEVIS_SDK_ABI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#include <cassert>
extern "C" {
#else
#include <assert.h>
#endif

/* One answer to a decision. What a, b and c mean follows from the action's declared operands.   [since 1.0]
 * action  number of the action in this ruleset; names, not numbers, go into saves
 * turn    quarter turns clockwise, 0 to 3, of actions that lay something
 * flags   a hint for the engine; never part of the option's identity */
typedef struct plv_option {
    uint16_t action;
    uint8_t turn;
    uint8_t flags;
    uint32_t a, b, c;
} plv_option;

/* Where a figure or token stands: the place kind in the upper 8 bits, the index in the lower 24. [since 1.0] */
typedef uint32_t plv_location;

enum {
    PLV_PLACE_SUPPLY = 0,  /* its owner's stock; index: unused */
    PLV_PLACE_SEGMENT = 1, /* a segment of a laid tile */
    PLV_PLACE_TILE = 2,    /* a laid tile as a whole */
    PLV_PLACE_VERTEX = 3,  /* a corner: tile * 4 + corner, 0 is the north-west one, clockwise */
    PLV_PLACE_EDGE = 4,    /* tile * 4 + side, 0 is north, clockwise */
    PLV_PLACE_LIMBO = 5,   /* scored, its fate not yet decided; index: the entry */
    PLV_PLACE_OUT = 6,     /* out of the game */
    PLV_PLACE_FIRST_DECLARED = 16
};

static_assert(sizeof(plv_option) == 16, "an option is 16 bytes");
static_assert(offsetof(plv_option, a) == 4, "operands follow the action word");

#ifdef __cplusplus
}
#endif

#endif
