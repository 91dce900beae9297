// The engine's functions as plugins call them (plv_api): each checks its arguments, since plugins may be wrong.
// What they mean is written in sdk/abi.h. Queries are api_board.cpp and api_figures.cpp; verbs are
// api_things.cpp, api_points.cpp, api_graph.cpp and api_flow.cpp.
#pragma once

#include "engine/calls.h"

namespace pontlevis {

extern const plv_api kApi;

namespace api {

std::uint32_t number(const plv_call*, std::uint32_t what, const char* name, std::uint64_t hash);

// The board and its graph.
std::uint32_t tile_count(const plv_call*);
plv_rc tile(const plv_call*, std::uint32_t tile, plv_tile* out);
std::uint32_t tile_at(const plv_call*, std::int32_t x, std::int32_t y);
void around(const plv_call*, std::int32_t x, std::int32_t y, std::uint32_t* tiles);
std::uint32_t fits(const plv_call*, std::uint32_t type, std::int32_t x, std::int32_t y);
std::uint32_t places(const plv_call*, std::uint32_t type);
std::uint32_t open_cell(const plv_call*, std::uint32_t i, std::int32_t* x, std::int32_t* y);
plv_rc segment(const plv_call*, std::uint32_t segment, plv_segment* out);
plv_rc feature(const plv_call*, std::uint32_t segment, plv_feature* out);
std::uint32_t features(const plv_call*, std::uint32_t kind, std::uint32_t after, std::uint32_t* segments, std::uint32_t room);
std::uint32_t features_for(const plv_call*, std::uint32_t seat, std::uint32_t kind, std::uint32_t cause, std::uint32_t after, std::uint32_t* segments,
                           std::uint32_t room);
std::uint32_t units(const plv_call*, std::uint32_t segment);
std::uint32_t beyond(const plv_call*, std::uint32_t segment, std::uint32_t side);
std::uint32_t mark(const plv_call*, plv_location where, std::uint32_t attribute, plv_mark* out);
std::uint32_t type_mark(const plv_call*, std::uint32_t type, std::uint32_t attribute, plv_mark* out);
std::uint32_t type_with(const plv_call*, std::uint32_t attribute, std::uint32_t after);
std::uint32_t type_sides(const plv_call*, std::uint32_t type, std::uint32_t kind);
std::uint32_t has_attribute(const plv_call*, std::uint32_t segment, std::uint32_t attribute);
std::uint32_t tiles_left(const plv_call*, std::uint32_t type);
std::uint32_t in_hand(const plv_call*);

// Figures, columns, entries.
std::int32_t score(const plv_call*, std::uint32_t seat);
std::uint32_t in_supply(const plv_call*, std::uint32_t seat, std::uint32_t kind);
std::int32_t trait(const plv_call*, std::uint32_t kind, std::uint32_t trait);
std::uint32_t figure_count(const plv_call*);
plv_rc figure(const plv_call*, std::uint32_t figure, plv_figure* out);
std::uint32_t figure_at(const plv_call*, plv_location where, std::uint32_t after);
std::uint32_t standing(const plv_call*, std::uint32_t seat, std::uint32_t kinds, std::uint32_t features, std::uint32_t after, std::uint32_t* figures,
                       std::uint32_t room);
std::uint32_t kinds_with(const plv_call*, std::uint32_t trait);
std::uint32_t may_stand(const plv_call*, std::uint32_t seat, std::uint32_t kind, std::uint32_t figure, plv_location where,
                        std::uint32_t cause);
std::uint32_t entry_count(const plv_call*);
plv_rc entry(const plv_call*, std::uint32_t entry, plv_entry* out);
std::int32_t get(const plv_call*, std::uint32_t column, std::uint32_t row);
std::int32_t fold(const plv_call*, std::uint32_t column, std::uint32_t segment);
plv_rc set(const plv_call*, std::uint32_t column, std::uint32_t row, std::int32_t value);

// Verbs.
std::uint32_t place(const plv_call*, std::uint32_t seat, std::uint32_t kind, plv_location where, std::uint32_t cause);
plv_rc move(const plv_call*, std::uint32_t figure, plv_location where, std::uint32_t cause);
plv_rc home(const plv_call*, std::uint32_t figure, std::uint32_t cause);
plv_rc remove(const plv_call*, std::uint32_t figure, std::uint32_t cause);

plv_rc award(const plv_call*, std::uint32_t seat, std::int32_t points, const char* rule);
plv_rc pay(const plv_call*, std::uint32_t seat, std::int32_t points, const char* rule);
plv_rc charge(const plv_call*, std::uint32_t seat, std::int32_t points, std::int32_t floor, const char* rule);
plv_rc transfer(const plv_call*, std::uint32_t from, std::uint32_t to, std::int32_t points, const char* rule);
void explain(const plv_call*, const char* rule, const char* text);

plv_rc connect(const plv_call*, std::uint32_t a, std::uint32_t b);
plv_rc disconnect(const plv_call*, std::uint32_t a, std::uint32_t b);
plv_rc hold(const plv_call*, std::uint32_t segment, std::int32_t more);
plv_rc close_edge(const plv_call*, std::uint32_t tile, std::uint32_t side);
plv_rc rekind(const plv_call*, std::uint32_t segment, std::uint32_t kind);
std::uint32_t add_segment(const plv_call*, std::uint32_t tile, std::uint32_t kind, std::uint32_t open);
plv_rc touch(const plv_call*, std::uint32_t segment);

std::uint32_t random(const plv_call*, std::uint32_t below);
plv_rc offer(const plv_call*, const plv_option* options, std::uint32_t count);
plv_rc take_tile(const plv_call*, std::uint32_t type);
plv_rc set_aside(const plv_call*);
std::uint32_t lay(const plv_call*, std::uint32_t type, std::int32_t x, std::int32_t y, std::uint32_t turn);
plv_rc push(const plv_call*, std::uint32_t actor, const std::uint32_t* words);
plv_rc post(const plv_call*, std::uint32_t actor, const std::uint32_t* words, std::uint32_t at);
plv_rc add_entry(const plv_call*, plv_location where, std::uint32_t mode);
plv_rc score_now(const plv_call*, plv_location where, std::uint32_t mode);
plv_rc extra_part(const plv_call*);
plv_rc run_part(const plv_call*, std::uint32_t seat, std::uint32_t type);
plv_rc close(const plv_call*);
plv_rc reopen(const plv_call*);
plv_rc arm(const plv_call*, std::uint32_t action, std::uint32_t seat, std::uint32_t on);
plv_rc finish(const plv_call*);

}  // namespace api
}  // namespace pontlevis
