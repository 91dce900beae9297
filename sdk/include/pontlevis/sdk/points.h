/* Where the engine calls a plugin: every point that a [handler] of a manifest may name, and the other parts of a manifest
 * that name functions. docs/hooks.md is made from this table.
 *
 * PLV_POINTS(X) calls X(name, kind, bind, arguments, when, cost) for each:
 *   name       as manifests write it; a part of a manifest in brackets
 *   kind       VETO refuses, CONTRIBUTE adds, TRANSFORM maps, REPLACE answers in the base game's stead: these read only.
 *              REACT and STEP change the game and may ask.
 *   bind       what the library binds: PLV_BIND_...
 *   arguments  beside the call
 *   when       it is called
 *   cost       while a plugin is in play that uses it; without one, all of them cost nothing */
#ifndef PONTLEVIS_SDK_POINTS_H
#define PONTLEVIS_SDK_POINTS_H

#include "pontlevis/sdk/abi.h"

#define PLV_POINTS(X)                                                                                                  \
    X("[step]", "STEP", PLV_BIND_RUN, "frame; words all 0", "the turn comes to its anchor, and its filter matches", "a call a turn") \
    X("[action]", "STEP", PLV_BIND_RUN, "frame; words: the option's a, b, c; chosen: the option",                     \
      "a player takes it", "NAME_options: a call a decision at its anchors while its filter matches")                                           \
    X("[fate]", "STEP", PLV_BIND_RUN, "frame; words: figure, entry; chosen: the option",                              \
      "score.fate, for each figure in limbo that its filter lets through", "NAME_options: a call a figure")            \
    X("tile.laid", "REACT", PLV_BIND_RUN, "frame; words: tile", "after a tile was laid", "a call a tile")              \
    X("figure.arrived", "REACT", PLV_BIND_RUN, "frame; words: figure, from, to, cause, seat that decided",            \
      "after a figure was placed or moved", "a call a figure")                                                         \
    X("figure.left", "REACT", PLV_BIND_RUN, "frame; words: figure, from, to, cause, seat that decided",               \
      "after a figure was moved, sent home or removed", "a call a figure")                                             \
    X("points.changed", "REACT", PLV_BIND_RUN, "frame; words: seat, points before, points after",                     \
      "after an award, payment, charge or transfer", "a call a change")                                                \
    X("score.done", "REACT", PLV_BIND_RUN, "frame; words: first entry, number of entries",                            \
      "after a pass was paid", "a call a pass with an entry that its filter lets through")                             \
    X("tile.fit", "VETO", PLV_BIND_VETO, "targets[] of the tile in hand: x, y, turn", "tile.check and tile.place",    \
      "a call a tile; all places are listed")                                                                          \
    X("figure.stand", "VETO", PLV_BIND_VETO, "targets[]: kind, figure, where, cause, seat",                           \
      "phase 2, and whenever a plugin asks may_stand", "a call a decision; a call a question")                         \
    X("option.offered", "VETO", PLV_BIND_VETO, "targets[] made of the operands of the actions in its filter",         \
      "options of plugins are collected", "a call a decision that has such an action")                                 \
    X("score.set", "CONTRIBUTE", PLV_BIND_RUN, "frame; words: the anchor", "entries are fixed; also at the end of the game", \
      "a call a pass")                                                                                                 \
    X("score.weight", "CONTRIBUTE", PLV_BIND_WEIGHT, "entry, figure", "a majority is counted",                        \
      "a call a figure whose kind has a dynamic weight")                                                               \
    X("score.owners", "TRANSFORM", PLV_BIND_OWNERS, "entry, weights[], owners", "after the majority",                 \
      "a call an entry that its filter lets through")                                                                  \
    X("score.sheet", "CONTRIBUTE", PLV_BIND_SCORE_SHEET, "entries[], sheets[]", "a pass is counted",                  \
      "a call a pass with an entry that its filter lets through")                                                      \
    X("score.bonus", "CONTRIBUTE", PLV_BIND_RUN, "frame; words: first entry, number of entries",                      \
      "after the owners of a pass were paid", "a call a pass with an entry that its filter lets through")              \
    X("final.award", "CONTRIBUTE", PLV_BIND_RUN, "frame; words all 0", "end.award", "one call a game")                 \
    X("rule.next_player", "REPLACE", PLV_BIND_RULE, "subject: 0; answer: a seat", "a turn ends", "a call a turn")      \
    X("rule.game_over", "REPLACE", PLV_BIND_RULE, "subject: 0; answer: 0 or 1", "a turn ends", "a call a turn")        \
    X("rule.complete", "REPLACE", PLV_BIND_RULE, "subject: a segment; answer: 0 or 1",                                \
      "a feature of that kind may be complete", "a call a feature that changed")                                       \
    X("rule.units", "REPLACE", PLV_BIND_RULE, "subject: a segment; answer: units", "an entry of that kind is counted", \
      "a call an entry")                                                                                               \
    X("rule.occupied", "REPLACE", PLV_BIND_RULE, "subject: a segment; answer: 0 or 1",                                \
      "somebody would be placed on a feature of that kind", "a call a segment")

#endif
