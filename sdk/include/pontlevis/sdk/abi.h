/* The C boundary between the engine and its plugins, and the plain data that hosts see too.
 *
 * Rules of growth: a struct that begins with its size grows only at its end, never into padding; each side
 * reads min(size, own size), and arrays of such structs are stepped through by that size (plv_entry_at). A
 * struct without a size never grows, except plv_binding, whose size the table of its plugin gives. A published
 * field keeps its meaning and place. Only plain data crosses: no exception, no ownership, no C++ type.
 * C11 and C++. Draft until PLV_ABI_MINOR is 1; sdk/CHANGELOG.md lists changes. */
#ifndef PONTLEVIS_SDK_ABI_H
#define PONTLEVIS_SDK_ABI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define PLV_STATIC_ASSERT static_assert
extern "C" {
#else
#define PLV_STATIC_ASSERT _Static_assert
#endif

#define PLV_ABI_MAJOR 1u
#define PLV_ABI_MINOR 0u
#define PLV_ABI (PLV_ABI_MAJOR << 16 | PLV_ABI_MINOR)

/* What a function of a plugin or of the engine returns.                                        [since 1.0] */
typedef int32_t plv_rc;
enum {
    PLV_OK = 0,
    PLV_FAIL = 1,     /* a plugin gives up: the option is refused, the game is as before it */
    PLV_REFUSED = 2,  /* the engine says no: out of phase, out of bounds, or against an invariant */
    PLV_EXCEPTION = 3 /* the C++ layer caught an exception; treated as PLV_FAIL */
};

/* ---- plain data of the game --------------------------------------------------------------------------- */

/* One answer to a decision. What a, b and c mean follows from the action's declared operands.  [since 1.0]
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

/* Which scoring an entry belongs to.                                                           [since 1.0] */
enum { PLV_MODE_COMPLETE = 0, PLV_MODE_FINAL = 1 };

/* One thing that is being scored.                                                              [since 1.0]
 * where   one of its segments
 * kind    feature kind, numbered as in the ruleset
 * owners  bit a seat: who has the majority
 * units   tiles of a road or city; 1 + neighbours of a monastery; completed cities beside a field
 * marks   pennants */
typedef struct plv_entry {
    uint32_t size;
    plv_location where;
    uint16_t kind;
    uint16_t mode;
    uint32_t owners;
    int32_t units;
    int32_t marks;
} plv_entry;

/* What a handler adds to the value of an entry. It arrives neutral, as if nobody else were there; the engine
 * sums up what all handlers say, so that their order never matters:                            [since 1.0]
 *   points = ceil(((is_void ? 0 : rate_unit * units + rate_mark * marks) + add) * num / den) + extra
 * rate_unit, rate_mark, add, extra  are added up; neutral 0
 * num, den                          are multiplied; neutral 1; den must stay above 0
 * is_void                           one says so, all is void; neutral 0
 * extra_for[seat]                   goes to that owner only; neutral 0 */
typedef struct plv_sheet {
    uint32_t size;
    int32_t is_void;
    int32_t rate_unit, rate_mark;
    int32_t add;
    int32_t num, den;
    int32_t extra;
    int32_t extra_for[8];
} plv_sheet;

/* Element i of an array that the engine lends, whatever the size of its elements there.        [since 1.0] */
static inline const plv_entry* plv_entry_at(const plv_entry* entries, uint32_t i) {
    return (const plv_entry*)(const void*)((const char*)entries + (size_t)entries->size * i);
}
static inline plv_sheet* plv_sheet_at(plv_sheet* sheets, uint32_t i) {
    return (plv_sheet*)(void*)((char*)sheets + (size_t)sheets->size * i);
}

/* ---- what a plugin's function gets ---------------------------------------------------------------------- */

/* The value of an option: a number; a flag, which is 0 or 1; or a text.                        [since 1.0] */
typedef struct plv_value {
    int64_t number;
    const char* text; /* null unless the option is a text; UTF-8 */
} plv_value;

struct plv_api;

/* The context of one call; valid until the function returns.                                   [since 1.0]
 * api      the engine's functions
 * host     the engine's own; hand it back with every call of api
 * options  values of the plugin's options, in the order of its manifest; option_names has their names
 * seats    how many players there are
 * active   whose turn it is
 * decider  who decides, where somebody does; else the same as active */
typedef struct plv_call {
    uint32_t size;
    uint32_t option_count;
    const struct plv_api* api;
    void* host;
    const plv_value* options;
    const char* const* option_names;
    uint32_t seats;
    uint32_t active;
    uint32_t decider;
} plv_call;

/* The engine's functions. Queries may be called at any time during a call; verbs only from a step. [since 1.0] */
typedef struct plv_api {
    uint32_t size;
    /* Says why the function is about to return PLV_FAIL. The text is copied.                  [any time] */
    void (*fail)(const plv_call* call, const char* text);
    /* Points of a seat, as they stand.                                                        [query] */
    int32_t (*score)(const plv_call* call, uint32_t seat);
    /* Whether the segment's feature has a declared attribute, by full name "id.attribute".     [query] */
    int32_t (*has_attribute)(const plv_call* call, plv_location segment, const char* name);
    /* Figures of that kind ("large") that the seat has in supply; 0 for an unknown kind.      [query] */
    uint32_t (*in_supply)(const plv_call* call, uint32_t seat, const char* kind);
    /* Gives points to a seat, for the rule with that number ("LM-4").                         [verb]
     * returns PLV_REFUSED outside of a step, for points below 0 or a seat that does not exist */
    plv_rc (*award)(const plv_call* call, uint32_t seat, int32_t points, const char* rule);
} plv_api;

/* ---- what a plugin exports -------------------------------------------------------------------------------- */

/* Adds to the value sheets of all entries of a pass that its filter lets through.              [since 1.0]
 *                                                                              [while counting; pure]
 * entries  owned by the engine, valid until return; entry i belongs to sheet i (plv_entry_at, plv_sheet_at)
 * sheets   neutral on arrival
 * count    at least 1
 * returns  PLV_OK, or PLV_FAIL after saying why; the engine then names this plugin and handler */
typedef plv_rc (*plv_score_sheet_fn)(const plv_call* call, const plv_entry* entries, plv_sheet* sheets, uint32_t count);

/* Runs a step of the turn program, at its anchor.                                              [since 1.0]
 * returns  PLV_OK when it is done, or PLV_FAIL after saying why */
typedef plv_rc (*plv_step_fn)(const plv_call* call);

/* What a name of the manifest stands for in the library: which member of plv_function is set.  [since 1.0] */
enum {
    PLV_BIND_SCORE_SHEET = 1, /* a handler of the point score.sheet */
    PLV_BIND_STEP = 2         /* a step */
};

typedef union plv_function {
    plv_score_sheet_fn score_sheet;
    plv_step_fn step;
} plv_function;

/* One function under the name that the manifest gives it.                                      [since 1.0] */
typedef struct plv_binding {
    const char* name;
    uint32_t point; /* PLV_BIND_... */
    plv_function function;
} plv_binding;

/* The one thing that a plugin exports, as constant data under the name plv_expansion_v1.       [since 1.0]
 * All of it lives as long as the library, which is as long as the process.
 * abi           PLV_ABI of the SDK it was built with
 * id            as in its manifest
 * manifest      the text of the plugin.toml it was built with; the engine refuses to run it with another
 * bindings      one for every function that the manifest names, in any order
 * binding_size  sizeof(plv_binding) of the SDK it was built with
 * query         optional abilities by name, "plv.explain/1"; may be null, as may be what it returns */
typedef struct plv_expansion {
    uint32_t size;
    uint32_t abi;
    const char* id;
    const char* manifest;
    const plv_binding* bindings;
    uint32_t binding_count;
    uint32_t binding_size;
    const void* (*query)(const char* name);
} plv_expansion;

#define PLV_EXPANSION_SYMBOL "plv_expansion_v1"

/* In a plugin's source:  extern PLV_EXPORT const plv_expansion PLV_ENTRY;  then the definition. A build that
 * links plugins statically gives each entry a name of its own. */
#ifndef PLV_ENTRY
#define PLV_ENTRY plv_expansion_v1
#endif
#define PLV_EXPORT __attribute__((visibility("default")))

/* ---- layout, pinned ------------------------------------------------------------------------------------------ */

PLV_STATIC_ASSERT(sizeof(plv_option) == 16 && offsetof(plv_option, a) == 4, "an option is 16 bytes");
PLV_STATIC_ASSERT(sizeof(plv_entry) == 24 && offsetof(plv_entry, kind) == 8 && offsetof(plv_entry, owners) == 12 &&
                      offsetof(plv_entry, units) == 16 && offsetof(plv_entry, marks) == 20,
                  "layout of plv_entry");
PLV_STATIC_ASSERT(sizeof(plv_sheet) == 64 && offsetof(plv_sheet, add) == 16 && offsetof(plv_sheet, extra) == 28 &&
                      offsetof(plv_sheet, extra_for) == 32,
                  "layout of plv_sheet");
#if UINTPTR_MAX == UINT64_MAX
PLV_STATIC_ASSERT(sizeof(plv_value) == 16 && offsetof(plv_value, text) == 8, "layout of plv_value");
PLV_STATIC_ASSERT(sizeof(plv_call) == 56 && offsetof(plv_call, api) == 8 && offsetof(plv_call, options) == 24 &&
                      offsetof(plv_call, seats) == 40 && offsetof(plv_call, decider) == 48,
                  "layout of plv_call");
PLV_STATIC_ASSERT(sizeof(plv_api) == 48 && offsetof(plv_api, fail) == 8 && offsetof(plv_api, award) == 40,
                  "layout of plv_api");
PLV_STATIC_ASSERT(sizeof(plv_function) == 8, "all functions of a binding are pointers of one size");
PLV_STATIC_ASSERT(sizeof(plv_binding) == 24 && offsetof(plv_binding, point) == 8 &&
                      offsetof(plv_binding, function) == 16,
                  "layout of plv_binding");
PLV_STATIC_ASSERT(sizeof(plv_expansion) == 48 && offsetof(plv_expansion, id) == 8 &&
                      offsetof(plv_expansion, bindings) == 24 && offsetof(plv_expansion, query) == 40,
                  "layout of plv_expansion");
#endif

#ifdef __cplusplus
}
#endif

#endif
