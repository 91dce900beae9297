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
    PLV_EXCEPTION = 3, /* the C++ layer caught an exception; treated as PLV_FAIL */
    PLV_ASK = 4,       /* of plv_run_fn: ask frame->decider; call me again with the answer */
    PLV_AGAIN = 5      /* of plv_run_fn: call me again when what I pushed is done */
};

#define PLV_NONE 0xffffffffu  /* no such thing: no figure, no tile, no number under that name */
#define PLV_NOBODY 0xffu      /* a seat that is none: the owner of what belongs to nobody; chance as a decider */

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
    PLV_PLACE_OUT = 6,     /* out of the game, or not yet in it */
    PLV_PLACE_FIGURE = 7,  /* on another figure, which it follows; index: that figure */
    PLV_PLACE_FIRST_DECLARED = 16
};

/* Which scoring an entry belongs to; modes that manifests declare follow.                      [since 1.0] */
enum { PLV_MODE_COMPLETE = 0, PLV_MODE_FINAL = 1, PLV_MODE_NOW = 2 };

/* One thing that is being scored.                                                              [since 1.0]
 * where   one of its segments
 * kind    feature kind, numbered as in the ruleset
 * owners  bit a seat: who has the majority
 * units   tiles of a road or city; 1 + neighbours of a monastery; completed cities beside a field
 * marks   pennants
 * points  its value, once it is counted
 * figure  the first figure on it, or lifted from it: plv_figure.next leads on; PLV_NONE if there is none */
typedef struct plv_entry {
    uint32_t size;
    plv_location where;
    uint16_t kind;
    uint16_t mode;
    uint32_t owners;
    int32_t units;
    int32_t marks;
    int32_t points;
    uint32_t figure;
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

/* A name and its number.                                                                       [since 1.0] */
typedef struct plv_name {
    uint64_t key; /* 0: an empty slot */
    uint32_t number;
    uint32_t spare;
} plv_name;

#include "pontlevis/sdk/board.h"

/* The context of one call; valid until the function returns.                                   [since 1.0]
 * api      the engine's functions
 * host     the engine's own; hand it back with every call of api
 * options  values of the plugin's options, in the order of its manifest; option_names has their names
 * seats    how many players there are
 * active   whose turn it is
 * decider  who decides, where somebody does; else the same as active
 * part     of the turn: 0 is the first one, 1 an extra part
 * tile     the tile laid last, PLV_NONE before the first
 * names    the numbers of all names: a name is at plv_name_key() & name_mask, or in a slot after it, the first one
 *          behind the last; an empty slot ends the search. plv_api.number knows why a name is not there
 * board    the state's tables, for whoever reads much: the same as plv_api tells; null where the engine lends none */
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
    uint32_t part;
    uint32_t tile;
    uint32_t name_mask;
    const plv_name* names;
    const plv_board* board;
} plv_call;

/* What a step, action, fate or reaction remembers while it waits for a decision. It is part of the state:
 * saved, copied and hashed with it. A new one has pc 0 and decider the active player.           [since 1.0]
 * actor    which one it is; the engine's own
 * pc       the plugin's own: where it is
 * decider  whom PLV_ASK asks: a seat, or PLV_NOBODY for chance
 * player   the active player when it began
 * words    the plugin's own; at the beginning what started it says (docs/hooks.md), else 0 */
typedef struct plv_frame {
    uint16_t actor;
    uint16_t pc;
    uint8_t decider;
    uint8_t player;
    uint16_t spare;
    uint32_t words[6];
} plv_frame;

/* A laid tile.                                                                                 [since 1.0] */
typedef struct plv_tile {
    uint32_t size;
    int32_t x, y;
    uint32_t type;
    uint32_t turn;          /* quarter turns clockwise */
    uint32_t first_segment; /* its segments are numbered on from here */
    uint32_t segments;
} plv_tile;

/* A segment. Masks are of the tile as it lies: bit a side, or bit a segment counted from the tile's first. [since 1.0] */
typedef struct plv_segment {
    uint32_t size;
    uint32_t tile;
    uint32_t kind;    /* of feature */
    uint32_t feature; /* equal for segments of one feature; changes when features join or split */
    uint32_t next;    /* the next segment of the feature; after the last one comes the first again */
    uint32_t edges;   /* bit a side: the edges it reaches; of a field: those where it has a half */
    uint32_t borders; /* bit a segment: the cities that a field borders */
    uint32_t meets;   /* bit a segment: those it meets at a junction of the tile */
    uint32_t corners; /* bit a corner, 0 is the north-west one, clockwise: those that a field fills, on both edges */
} plv_segment;

/* The feature of a segment.                                                                    [since 1.0] */
typedef struct plv_feature {
    uint32_t size;
    uint32_t kind;
    int32_t open;          /* edges or neighbours still missing, holds included; below 0: never complete */
    uint32_t complete;     /* whether nothing is missing */
    uint32_t marks;        /* pennants */
    uint32_t segments;
    uint32_t first_figure; /* on it, PLV_NONE if there is none; plv_figure.next leads on */
} plv_feature;

/* A figure, token or attachment: anything that stands somewhere.                               [since 1.0] */
typedef struct plv_figure {
    uint32_t size;
    uint32_t seat; /* its owner, or PLV_NOBODY */
    uint32_t kind;
    plv_location where;
    uint32_t next;   /* figure on the same feature, or PLV_NONE */
    uint32_t entry;  /* in limbo: the entry it was scored with, else PLV_NONE */
    plv_location from; /* in limbo: where it stood; else the same as where */
} plv_figure;

/* What a tile file's mark says.                                                                [since 1.0] */
typedef struct plv_mark {
    uint32_t size;
    int32_t number;    /* as written, 1 where none is */
    const char* word;  /* "" where none is written; lives as long as the game */
    uint32_t segments; /* bit a segment of the tile: those it points at */
    uint32_t edges;    /* bit a side of the tile as it lies */
} plv_mark;

/* A thing that a veto may refuse.                                                              [since 1.0]
 * at figure.stand: kind would stand at `where` for that cause; figure is PLV_NONE if it comes from the supply
 * at tile.fit: type would lie at (x, y), turned */
typedef struct plv_target {
    uint32_t size;
    uint32_t kind, figure, cause;
    uint32_t seat;
    plv_location where;
    uint32_t type;
    int32_t x, y;
    uint32_t turn;
} plv_target;

static inline const plv_target* plv_target_at(const plv_target* targets, uint32_t i) {
    return (const plv_target*)(const void*)((const char*)targets + (size_t)targets->size * i);
}

/* What plv_api.number finds the number of.                                                     [since 1.0] */
enum {
    PLV_FEATURE_KIND = 1, /* "road" */
    PLV_FIGURE_KIND = 2,  /* "large" */
    PLV_ATTRIBUTE = 3,    /* of segments or tiles: "lakes.mill" */
    PLV_TRAIT = 4,        /* "weight", "lakes.swims" */
    PLV_CAUSE = 5,        /* "place", "lakes.wash" */
    PLV_ACTION = 6,       /* "place-figure", "lakes.fish" */
    PLV_COLUMN = 7,       /* "lakes.depth" */
    PLV_MODE = 8,         /* "complete", "lakes.flood" */
    PLV_PLACE = 9,        /* a place kind: "lakes.shore" */
    PLV_ACTOR = 10,       /* a step or action to push: "lakes.drown" */
    PLV_TILE_TYPE = 11,   /* "base/crfr" */
    PLV_ANCHOR = 12       /* "roam" */
};

/* FNV-1a, the hash that goes with a name. */
static inline uint64_t plv_hash(const char* name) {
    uint64_t hash = 14695981039346656037ull;
    for (; *name != 0; ++name) hash = (hash ^ (uint64_t)(unsigned char)*name) * 1099511628211ull;
    return hash;
}

/* The key of a name in plv_call.names; `what` is one of the enumeration above. */
static inline uint64_t plv_name_key(uint32_t what, uint64_t hash) { return hash ^ (what * 0x9e3779b97f4a7c15ull); }

/* The engine's functions.                                                                      [since 1.0]
 * query         at any time during a call
 * verb          only from a step, action, fate or reaction; PLV_REFUSED from elsewhere, and for what the engine does
 *               not allow: a seat or figure that does not exist, a graph that is frozen, a supply that is empty
 * options       only from a plv_options_fn */
typedef struct plv_api {
    uint32_t size;
    /* Says why the function is about to return PLV_FAIL. The text is copied.                  [any time] */
    void (*fail)(const plv_call* call, const char* text);
    /* The number of a name, PLV_NONE if its plugin is not in play. A name that no plugin in play declares though
     * it should fails the function when it returns. hash is plv_hash(name).                    [query] */
    uint32_t (*number)(const plv_call* call, uint32_t what, const char* name, uint64_t hash);

    /* ---- queries ---- */
    int32_t (*score)(const plv_call* call, uint32_t seat);
    /* Figures of that kind that the seat (or PLV_NOBODY) has in supply. */
    uint32_t (*in_supply)(const plv_call* call, uint32_t seat, uint32_t kind);
    /* A trait of a figure kind: a flag is 0 or 1. */
    int32_t (*trait)(const plv_call* call, uint32_t kind, uint32_t trait);
    uint32_t (*tile_count)(const plv_call* call);
    plv_rc (*tile)(const plv_call* call, uint32_t tile, plv_tile* out);
    uint32_t (*tile_at)(const plv_call* call, int32_t x, int32_t y);
    /* The tiles at (x, y) and in the eight cells around it, line by line from the north-west on; PLV_NONE where none is. */
    void (*around)(const plv_call* call, int32_t x, int32_t y, uint32_t tiles[9]);
    /* Bit a turn in which a tile type fits (x, y) by its edges. */
    uint32_t (*fits)(const plv_call* call, uint32_t type, int32_t x, int32_t y);
    /* In how many cells and turns a tile type fits by its edges. */
    uint32_t (*places)(const plv_call* call, uint32_t type);
    /* The i-th open cell beside the board: 1 and its place, or 0 behind the last. Their order is fixed by the state. */
    uint32_t (*open_cell)(const plv_call* call, uint32_t i, int32_t* x, int32_t* y);
    plv_rc (*segment)(const plv_call* call, uint32_t segment, plv_segment* out);
    plv_rc (*feature)(const plv_call* call, uint32_t segment, plv_feature* out);
    /* Each feature of a kind (PLV_NONE: of any) by its first segment that a tile bears, else by the first that was
     * added; those after `after` (PLV_NONE: from the first one on), in the order of their numbers: as many as `segments`
     * has room for, and how many those are. */
    uint32_t (*features)(const plv_call* call, uint32_t kind, uint32_t after, uint32_t* segments, uint32_t room);
    /* Of these, of whatever kind, those that a tile bears and where a kind of figure may stand for that cause: see
     * may_stand. */
    uint32_t (*features_for)(const plv_call* call, uint32_t seat, uint32_t kind, uint32_t cause, uint32_t after, uint32_t* segments,
                             uint32_t room);
    /* Tiles of a road or city; 1 + neighbours of a monastery; completed cities beside a field. */
    uint32_t (*units)(const plv_call* call, uint32_t segment);
    /* The segment beyond a side of a segment's tile that it is or would be joined to, PLV_NONE if none. */
    uint32_t (*beyond)(const plv_call* call, uint32_t segment, uint32_t side);
    /* Whether a segment or a tile bears a mark, and what it says; out may be null. */
    uint32_t (*mark)(const plv_call* call, plv_location where, uint32_t attribute, plv_mark* out);
    /* The same of a tile type as a whole. */
    uint32_t (*type_mark)(const plv_call* call, uint32_t type, uint32_t attribute, plv_mark* out);
    /* The next tile type after `after` (PLV_NONE: the first) that bears the mark as a whole, or PLV_NONE. */
    uint32_t (*type_with)(const plv_call* call, uint32_t attribute, uint32_t after);
    /* Bit a side: where a segment of that kind of feature reaches the edge of a tile type, unturned. */
    uint32_t (*type_sides)(const plv_call* call, uint32_t type, uint32_t kind);
    /* Whether a segment of the segment's feature bears the mark. */
    uint32_t (*has_attribute)(const plv_call* call, uint32_t segment, uint32_t attribute);
    uint32_t (*figure_count)(const plv_call* call);
    plv_rc (*figure)(const plv_call* call, uint32_t figure, plv_figure* out);
    /* The next figure after `after` (PLV_NONE: the first) that stands at `where`, or PLV_NONE. */
    uint32_t (*figure_at)(const plv_call* call, plv_location where, uint32_t after);
    /* The figures after `after` (PLV_NONE: from the first one on) of a seat, of PLV_NOBODY or of anybody (PLV_NONE), of
     * those kinds (bit a kind), and on features of those kinds (0: wherever they are), that are neither in supply nor
     * out of the game, in the order of their numbers: as many as `figures` has room for, and how many those are. */
    uint32_t (*standing)(const plv_call* call, uint32_t seat, uint32_t kinds, uint32_t features, uint32_t after, uint32_t* figures,
                         uint32_t room);
    /* Bit a kind of figures: for which the trait is not 0. */
    uint32_t (*kinds_with)(const plv_call* call, uint32_t trait);
    /* Whether a kind (figure PLV_NONE) or a figure of it may stand there for that cause: base rules that bind the
     * cause, then all vetoes. seat: whose figure it is. */
    uint32_t (*may_stand)(const plv_call* call, uint32_t seat, uint32_t kind, uint32_t figure, plv_location where, uint32_t cause);
    uint32_t (*entry_count)(const plv_call* call);
    plv_rc (*entry)(const plv_call* call, uint32_t entry, plv_entry* out);
    /* A cell of a column of this plugin: row is 0 of the game, a seat, tile, segment or figure. */
    int32_t (*get)(const plv_call* call, uint32_t column, uint32_t row);
    /* A column of segments, folded over the segment's feature as the manifest says. */
    int32_t (*fold)(const plv_call* call, uint32_t column, uint32_t segment);
    /* Copies of a tile type still to be drawn or taken; of all that can still be drawn, for PLV_NONE. */
    uint32_t (*tiles_left)(const plv_call* call, uint32_t type);
    /* The tile type in hand, or PLV_NONE. */
    uint32_t (*in_hand)(const plv_call* call);

    /* ---- options: of a plv_options_fn only ---- */
    /* Offers answers, one or many. Order and number are kept as offered; an answer offered twice is a fault. */
    plv_rc (*offer)(const plv_call* call, const plv_option* options, uint32_t count);

    /* ---- verbs ---- */
    plv_rc (*set)(const plv_call* call, uint32_t column, uint32_t row, int32_t value);
    /* A number below `below` from the state's generator, or PLV_NONE. For what may be recorded and supplied by
     * hosts, ask PLV_NOBODY instead. */
    uint32_t (*random)(const plv_call* call, uint32_t below);

    /* Points for the rule with that number ("LM-4"). award: 0 or more. pay: refused if he has fewer. charge: down to
     * `floor` at most, and never up to it. transfer: of what he has. */
    plv_rc (*award)(const plv_call* call, uint32_t seat, int32_t points, const char* rule);
    plv_rc (*pay)(const plv_call* call, uint32_t seat, int32_t points, const char* rule);
    plv_rc (*charge)(const plv_call* call, uint32_t seat, int32_t points, int32_t floor, const char* rule);
    plv_rc (*transfer)(const plv_call* call, uint32_t from, uint32_t to, int32_t points, const char* rule);

    /* From supply to a location; the figure's number, or PLV_NONE. The caller has asked may_stand. */
    uint32_t (*place)(const plv_call* call, uint32_t seat, uint32_t kind, plv_location where, uint32_t cause);
    /* From where it stands, limbo included, to another location. */
    plv_rc (*move)(const plv_call* call, uint32_t figure, plv_location where, uint32_t cause);
    /* To its owner's supply, also from out of the game. */
    plv_rc (*home)(const plv_call* call, uint32_t figure, uint32_t cause);
    /* Out of the game. */
    plv_rc (*remove)(const plv_call* call, uint32_t figure, uint32_t cause);

    /* The graph. Refused from score.set to the end of score.fate. connect: two segments become one feature; nothing
     * closes. disconnect: they are no longer linked, across an edge or by connect. hold: the feature needs `more`
     * more before it is complete, or fewer if negative. close_edge: what reaches this side of the tile, and lies there
     * against a tile that it is not joined to, is closed there. rekind: the segment's whole feature becomes another
     * kind. add_segment: a segment of that kind, with `open` holds, that reaches no edge; its number, or PLV_NONE.
     * touch: what a segment's feature is, is looked at again at score.set. */
    plv_rc (*connect)(const plv_call* call, uint32_t a, uint32_t b);
    plv_rc (*disconnect)(const plv_call* call, uint32_t a, uint32_t b);
    plv_rc (*hold)(const plv_call* call, uint32_t segment, int32_t more);
    plv_rc (*close_edge)(const plv_call* call, uint32_t tile, uint32_t side);
    plv_rc (*rekind)(const plv_call* call, uint32_t segment, uint32_t kind);
    uint32_t (*add_segment)(const plv_call* call, uint32_t tile, uint32_t kind, uint32_t open);
    plv_rc (*touch)(const plv_call* call, uint32_t segment);

    /* Takes a tile of that type into the hand, at tile.source only; draws are the engine's. */
    plv_rc (*take_tile)(const plv_call* call, uint32_t type);
    /* The tile in hand leaves the game, another one is taken from the source. */
    plv_rc (*set_aside)(const plv_call* call);
    /* Lays a tile of that type now, without a decision; its tile number, or PLV_NONE if it does not fit by its edges. */
    uint32_t (*lay)(const plv_call* call, uint32_t type, int32_t x, int32_t y, uint32_t turn);

    /* Runs another actor of this plugin now (return PLV_AGAIN), or at the safe point after the anchor `at` of this
     * part (PLV_NONE: the next safe point). words: six numbers, or null. */
    plv_rc (*push)(const plv_call* call, uint32_t actor, const uint32_t* words);
    plv_rc (*post)(const plv_call* call, uint32_t actor, const uint32_t* words, uint32_t at);

    /* Adds an entry to the pass that is about to be counted: at score.set, end.features and end.fields only. */
    plv_rc (*add_entry)(const plv_call* call, plv_location where, uint32_t mode);
    /* Scores the feature of a segment at once in that mode, outside the scoring step. */
    plv_rc (*score_now)(const plv_call* call, plv_location where, uint32_t mode);

    /* The flow of the turn. extra_part: the active player plays one more part after this one. run_part: a seat plays
     * a part now (return PLV_AGAIN); with type PLV_NONE he draws, else that tile is his. close: phase 2 of this part,
     * wood.main to wood.extra, is left out. reopen: it may be played after all, before scoring. arm and disarm: whether
     * an action that must be armed is offered to that seat. finish: the game ends after this turn. */
    plv_rc (*extra_part)(const plv_call* call);
    plv_rc (*run_part)(const plv_call* call, uint32_t seat, uint32_t type);
    plv_rc (*close)(const plv_call* call);
    plv_rc (*reopen)(const plv_call* call);
    plv_rc (*arm)(const plv_call* call, uint32_t action, uint32_t seat, uint32_t on);
    plv_rc (*finish)(const plv_call* call);
    /* A line for people who read the game, for the rule with that number. */
    void (*explain)(const plv_call* call, const char* rule, const char* text);
} plv_api;

/* ---- what a plugin exports -------------------------------------------------------------------------------- */

/* Adds to the value sheets of all entries of a pass that its filter lets through.              [since 1.0]
 *                                                                              [while counting; pure]
 * entries  owned by the engine, valid until return; entry i belongs to sheet i (plv_entry_at, plv_sheet_at)
 * sheets   neutral on arrival
 * count    at least 1
 * returns  PLV_OK, or PLV_FAIL after saying why; the engine then names this plugin and handler */
typedef plv_rc (*plv_score_sheet_fn)(const plv_call* call, const plv_entry* entries, plv_sheet* sheets, uint32_t count);

/* Runs a step, an action, a fate or a reaction: whatever changes the game.                      [since 1.0]
 * frame   its own memory, kept while it waits
 * chosen  what was answered, if PLV_ASK was returned before, or the option taken of an action or fate; else null
 * returns PLV_OK when it is done, PLV_ASK, PLV_AGAIN, or PLV_FAIL after saying why. After PLV_ASK an answer is
 *         asked for only where the options are more than one pass: else it is called again at once with that. */
typedef plv_rc (*plv_run_fn)(const plv_call* call, plv_frame* frame, const plv_option* chosen);

/* Offers the answers to what its plv_run_fn asks, or the options of an action or fate.        [pure] [since 1.0] */
typedef plv_rc (*plv_options_fn)(const plv_call* call, const plv_frame* frame);

/* Refuses targets: sets refused[i] to 1, and never to 0. All handlers are asked.               [pure] [since 1.0] */
typedef plv_rc (*plv_veto_fn)(const plv_call* call, const plv_target* targets, uint8_t* refused, uint32_t count);

/* The weight of a figure, whose kind has a dynamic one, in the majority of an entry.           [pure] [since 1.0] */
typedef plv_rc (*plv_weight_fn)(const plv_call* call, const plv_entry* entry, uint32_t figure, uint32_t* weight);

/* Who owns an entry: weights has each seat's, owners the mask so far.                          [pure] [since 1.0] */
typedef plv_rc (*plv_owners_fn)(const plv_call* call, const plv_entry* entry, const uint32_t* weights, uint32_t* owners);

/* Answers a rule of the base game in its stead; subject is a segment, or 0.                    [pure] [since 1.0] */
typedef plv_rc (*plv_rule_fn)(const plv_call* call, uint32_t subject, int32_t* answer);

/* What a name of the manifest stands for in the library: which member of plv_function is set.  [since 1.0] */
enum {
    PLV_BIND_SCORE_SHEET = 1,
    PLV_BIND_RUN = 2,
    PLV_BIND_OPTIONS = 3,
    PLV_BIND_VETO = 4,
    PLV_BIND_WEIGHT = 5,
    PLV_BIND_OWNERS = 6,
    PLV_BIND_RULE = 7
};

typedef union plv_function {
    plv_score_sheet_fn score_sheet;
    plv_run_fn run;
    plv_options_fn options;
    plv_veto_fn veto;
    plv_weight_fn weight;
    plv_owners_fn owners;
    plv_rule_fn rule;
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
PLV_STATIC_ASSERT(sizeof(plv_frame) == 32 && offsetof(plv_frame, words) == 8, "a frame is 32 bytes");
PLV_STATIC_ASSERT(sizeof(plv_entry) == 32 && offsetof(plv_entry, kind) == 8 && offsetof(plv_entry, owners) == 12 &&
                      offsetof(plv_entry, units) == 16 && offsetof(plv_entry, marks) == 20,
                  "layout of plv_entry");
PLV_STATIC_ASSERT(sizeof(plv_sheet) == 64 && offsetof(plv_sheet, add) == 16 && offsetof(plv_sheet, extra) == 28 &&
                      offsetof(plv_sheet, extra_for) == 32,
                  "layout of plv_sheet");
#if UINTPTR_MAX == UINT64_MAX
PLV_STATIC_ASSERT(sizeof(plv_value) == 16 && offsetof(plv_value, text) == 8, "layout of plv_value");
PLV_STATIC_ASSERT(sizeof(plv_call) == 80 && offsetof(plv_call, api) == 8 && offsetof(plv_call, options) == 24 &&
                      offsetof(plv_call, seats) == 40 && offsetof(plv_call, decider) == 48 && offsetof(plv_call, tile) == 56 &&
                      offsetof(plv_call, names) == 64 && offsetof(plv_call, board) == 72,
                  "layout of plv_call");
PLV_STATIC_ASSERT(offsetof(plv_api, fail) == 8 && offsetof(plv_api, number) == 16 && offsetof(plv_api, score) == 24,
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
