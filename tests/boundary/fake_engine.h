// An engine for tests of the SDK: a small table that never changes, and a diary of what a plugin wanted from it.
//
//     tile 0 at (0,0)   0 road E, meets 1   1 city N   2 field, borders 1
//     tile 1 at (1,0)   3 road W            4 field S
//     tile 2 at (1,1)   5 field N
//
// Figures: 0 of seat 0 and 2 of seat 1 on the road, 1 of seat 1 in supply, 3 of nobody on figure 2, 4 of seat 1 in
// limbo, scored with entry 1 on the city.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "pontlevis/sdk/abi.h"

namespace fake {

struct Engine {
    std::string said;                     // by fail
    std::vector<std::string> diary;       // of offers and verbs
    std::vector<std::uint32_t> handfuls;  // how many options came with each offer
    bool refuses = false;                 // every offer and verb
};

inline Engine& engine(const plv_call* call) { return *static_cast<Engine*>(call->host); }

template <class... Values>
plv_rc note(const plv_call* call, const Values&... values) {
    std::ostringstream line;
    const char* between = "";
    ((line << between << values, between = " "), ...);
    engine(call).diary.push_back(line.str());
    return engine(call).refuses ? PLV_REFUSED : PLV_OK;
}

// A verb that makes something with that number.
template <class... Values>
std::uint32_t make(std::uint32_t number, const plv_call* call, const Values&... values) {
    return note(call, values...) == PLV_OK ? number : PLV_NONE;
}

/// Numbers of names, by what they name. Everything else is not in play.
inline std::uint32_t number_of(std::uint32_t what, const std::string& name) {
    static const std::map<std::pair<std::uint32_t, std::string>, std::uint32_t> numbers = {
        {{PLV_FEATURE_KIND, "field"}, 0}, {{PLV_FEATURE_KIND, "road"}, 1},
        {{PLV_FEATURE_KIND, "city"}, 2},  {{PLV_FIGURE_KIND, "normal"}, 0},
        {{PLV_FIGURE_KIND, "large"}, 1},  {{PLV_ATTRIBUTE, "lakes.mill"}, 3},
        {{PLV_TRAIT, "weight"}, 4},       {{PLV_CAUSE, "lakes.wash"}, 5},
        {{PLV_ACTION, "pass"}, 0},        {{PLV_ACTION, "place-figure"}, 3},
        {{PLV_ACTION, "lakes.fish"}, 6},  {{PLV_COLUMN, "lakes.depth"}, 7},
        {{PLV_MODE, "lakes.flood"}, 8},   {{PLV_PLACE, "lakes.shore"}, 16},
        {{PLV_ACTOR, "lakes.drown"}, 9},  {{PLV_TILE_TYPE, "base/ffrr-curve"}, 10},
        {{PLV_ANCHOR, "roam"}, 11},
    };
    const auto found = numbers.find({what, name});
    return found == numbers.end() ? PLV_NONE : found->second;
}

inline const std::vector<plv_tile> kTiles = {
    {0, 0, 0, 10, 0, 0, 3},
    {0, 1, 0, 10, 1, 3, 2},
    {0, 1, 1, 12, 2, 5, 1},
};
inline const std::vector<plv_segment> kSegments = {
    {0, 0, 1, 20, 3, 0b0010, 0, 0b010, 0}, {0, 0, 2, 21, 1, 0b0001, 0, 0b001, 0}, {0, 0, 0, 22, 2, 0b1100, 0b010, 0, 0b1000},
    {0, 1, 1, 20, 0, 0b1000, 0, 0, 0},     {0, 1, 0, 23, 5, 0b0100, 0, 0, 0},     {0, 2, 0, 23, 4, 0b0001, 0, 0, 0},
};
inline const std::vector<plv_figure> kFigures = {
    {0, 0, 0, PLV_PLACE_SEGMENT << 24 | 0, 2, PLV_NONE, PLV_PLACE_SEGMENT << 24 | 0},
    {0, 1, 1, PLV_PLACE_SUPPLY << 24, PLV_NONE, PLV_NONE, PLV_PLACE_SUPPLY << 24},
    {0, 1, 0, PLV_PLACE_SEGMENT << 24 | 3, PLV_NONE, PLV_NONE, PLV_PLACE_SEGMENT << 24 | 3},
    {0, PLV_NOBODY, 2, PLV_PLACE_FIGURE << 24 | 2, PLV_NONE, PLV_NONE, PLV_PLACE_FIGURE << 24 | 2},
    {0, 1, 0, PLV_PLACE_LIMBO << 24 | 1, PLV_NONE, 1, PLV_PLACE_SEGMENT << 24 | 1},
};
inline const std::vector<plv_entry> kEntries = {
    {0, PLV_PLACE_SEGMENT << 24 | 0, 1, PLV_MODE_NOW, 0b11, 2, 0, 2, 0},
    {0, PLV_PLACE_SEGMENT << 24 | 1, 2, PLV_MODE_COMPLETE, 0b10, 3, 1, 8, 4},
};

template <class Row>
plv_rc look_up(const std::vector<Row>& rows, std::uint32_t i, Row* out) {
    if (i >= rows.size()) return PLV_REFUSED;
    const std::uint32_t size = out->size;
    *out = rows[i];
    out->size = size;
    return size == sizeof(Row) ? PLV_OK : PLV_REFUSED;
}

inline void add_queries(plv_api& api) {
    using std::int32_t, std::uint32_t, std::uint64_t;
    using Call = const plv_call*;
    api.fail = [](Call call, const char* text) { engine(call).said = text; };
    api.number = [](Call, uint32_t what, const char* name, uint64_t hash) {
        return hash == plv_hash(name) ? number_of(what, name) : 1000u;
    };
    api.score = [](Call, uint32_t seat) { return static_cast<int32_t>(6 + seat); };
    api.in_supply = [](Call, uint32_t seat, uint32_t kind) { return seat * 10 + kind; };
    api.trait = [](Call, uint32_t kind, uint32_t trait) { return static_cast<int32_t>(kind * 10 + trait); };
    api.tile_count = [](Call) { return static_cast<uint32_t>(kTiles.size()); };
    api.tile = [](Call, uint32_t tile, plv_tile* out) { return look_up(kTiles, tile, out); };
    api.tile_at = [](Call, int32_t x, int32_t y) {
        for (uint32_t i = 0; i < kTiles.size(); ++i)
            if (kTiles[i].x == x && kTiles[i].y == y) return i;
        return uint32_t{PLV_NONE};
    };
    api.around = [](Call call, int32_t x, int32_t y, uint32_t* tiles) {
        for (int32_t i = 0; i < 9; ++i) tiles[i] = call->api->tile_at(call, x + i % 3 - 1, y + i / 3 - 1);
    };
    api.type_with = [](Call, uint32_t attribute, uint32_t after) -> uint32_t { return attribute == 3 && after == PLV_NONE ? 12u : PLV_NONE; };
    api.fits = [](Call, uint32_t type, int32_t x, int32_t y) { return type == 10 && x == 2 && y == 0 ? 0b1010u : 0u; };
    api.open_cell = [](Call, uint32_t i, int32_t* x, int32_t* y) {
        *x = 2, *y = -static_cast<int32_t>(i);
        return i < 3 ? 1u : 0u;
    };
    api.segment = [](Call, uint32_t segment, plv_segment* out) { return look_up(kSegments, segment, out); };
    api.feature = [](Call, uint32_t segment, plv_feature* out) {
        if (segment >= kSegments.size()) return plv_rc{PLV_REFUSED};
        const bool road = kSegments[segment].feature == 20;
        *out = {out->size, kSegments[segment].kind, 1, 0, 2, 2, road ? 0 : PLV_NONE};
        return plv_rc{PLV_OK};
    };
    api.units = [](Call, uint32_t segment) { return segment + 1; };
    api.beyond = [](Call, uint32_t segment, uint32_t side) { return segment == 0 && side == 1 ? 3u : PLV_NONE; };
    api.mark = [](Call, plv_location where, uint32_t attribute, plv_mark* out) {
        if (where != (PLV_PLACE_TILE << 24 | 2u) || attribute != 3) return 0u;
        *out = {out->size, 4, "north", 0b10, 0b0001};
        return 1u;
    };
    api.type_sides = [](Call, uint32_t type, uint32_t kind) -> uint32_t { return type == 10 && kind == 1 ? 0b0011 : 0; };
    api.type_mark = [](Call, uint32_t type, uint32_t attribute, plv_mark* out) {
        *out = {out->size, 1, "", 0, 0};
        return type == 10 && attribute == 3 ? 1u : 0u;
    };
    api.has_attribute = [](Call, uint32_t segment, uint32_t attribute) {
        return segment == 1 && attribute == 3 ? 1u : 0u;
    };
    api.figure_count = [](Call) { return static_cast<uint32_t>(kFigures.size()); };
    api.figure = [](Call, uint32_t figure, plv_figure* out) { return look_up(kFigures, figure, out); };
    api.figure_at = [](Call, plv_location where, uint32_t after) {
        for (uint32_t i = after == PLV_NONE ? 0 : after + 1; i < kFigures.size(); ++i)
            if (kFigures[i].where == where) return i;
        return uint32_t{PLV_NONE};
    };
    api.may_stand = [](Call, uint32_t seat, uint32_t kind, uint32_t figure, plv_location where, uint32_t cause) {
        const bool from_supply = seat == 0 && kind == 1 && figure == PLV_NONE;
        const bool figure_2 = seat == 1 && kind == 0 && figure == 2;
        return (from_supply || figure_2) && where == (PLV_PLACE_SEGMENT << 24 | 4u) && cause == 5 ? 1u : 0u;
    };
    api.entry_count = [](Call) { return static_cast<uint32_t>(kEntries.size()); };
    api.entry = [](Call, uint32_t entry, plv_entry* out) { return look_up(kEntries, entry, out); };
    api.get = [](Call, uint32_t column, uint32_t row) { return static_cast<int32_t>(column * 100 + row); };
    api.standing = [](Call, uint32_t seat, uint32_t kinds, uint32_t features, uint32_t after, uint32_t* figures, uint32_t room) {
        uint32_t found = 0;
        for (uint32_t i = after == PLV_NONE ? 0 : after + 1; i < kFigures.size() && found < room; ++i) {
            const plv_figure& one = kFigures[i];
            const bool is_meant = (seat == PLV_NONE || one.seat == seat) && (kinds >> one.kind & 1u) != 0;
            const uint32_t place = one.where >> 24, index = one.where & 0xffffffu;
            const bool there = features == 0 || (place == PLV_PLACE_SEGMENT && (features >> kSegments[index].kind & 1u) != 0);
            if (is_meant && there && place != PLV_PLACE_SUPPLY) figures[found++] = i;
        }
        return found;
    };
    api.kinds_with = [](Call, uint32_t trait) { return trait == PLV_NONE ? 0u : 0b101u; };
    api.places = [](Call, uint32_t type) { return type == 10 ? 2u : 0u; };
    api.features = [](Call, uint32_t kind, uint32_t after, uint32_t* segments, uint32_t room) {
        uint32_t found = 0;
        for (uint32_t i = after == PLV_NONE ? 0 : after + 1; i < kSegments.size() && found < room; ++i) {
            const auto same = [&](const plv_segment& one) { return one.feature == kSegments[i].feature; };
            const bool is_first = std::find_if(kSegments.begin(), kSegments.end(), same) - kSegments.begin() == i;
            if (is_first && (kind == PLV_NONE || kSegments[i].kind == kind)) segments[found++] = i;
        }
        return found;
    };
    api.features_for = [](Call, uint32_t seat, uint32_t kind, uint32_t cause, uint32_t after, uint32_t* segments, uint32_t) {
        const bool asked = seat == 0 && kind == 1 && cause == 5 && after == PLV_NONE;
        if (asked) segments[0] = 4;
        return asked ? 1u : 0u;
    };
    api.fold = [](Call, uint32_t column, uint32_t segment) { return -static_cast<int32_t>(column * 100 + segment); };
    api.tiles_left = [](Call, uint32_t type) { return type == PLV_NONE ? 40u : type; };
    api.in_hand = [](Call) { return uint32_t{PLV_NONE}; };
}

inline void add_verbs(plv_api& api) {
    using std::int32_t, std::uint32_t;
    using Call = const plv_call*;
    api.offer = [](Call call, const plv_option* options, uint32_t count) {
        plv_rc rc = PLV_OK;
        engine(call).handfuls.push_back(count);
        for (const plv_option* o = options; o != options + count && rc == PLV_OK; ++o) rc = note(call, "offer", o->action, int{o->turn}, o->a, o->b, o->c);
        return rc;
    };
    api.set = [](Call call, uint32_t column, uint32_t row, int32_t value) {
        return note(call, "set", column, row, value);
    };
    api.random = [](Call call, uint32_t below) { return make(below - 1, call, "random", below); };
    api.award = [](Call call, uint32_t seat, int32_t points, const char* rule) {
        return note(call, "award", seat, points, rule);
    };
    api.pay = [](Call call, uint32_t seat, int32_t points, const char* rule) {
        return note(call, "pay", seat, points, rule);
    };
    api.charge = [](Call call, uint32_t seat, int32_t points, int32_t floor, const char* rule) {
        return note(call, "charge", seat, points, floor, rule);
    };
    api.transfer = [](Call call, uint32_t from, uint32_t to, int32_t points, const char* rule) {
        return note(call, "transfer", from, to, points, rule);
    };
    api.place = [](Call call, uint32_t seat, uint32_t kind, plv_location where, uint32_t cause) {
        return make(5, call, "place", seat, kind, where >> 24, where & 0xffffff, cause);
    };
    api.move = [](Call call, uint32_t figure, plv_location where, uint32_t cause) {
        return note(call, "move", figure, where >> 24, where & 0xffffff, cause);
    };
    api.home = [](Call call, uint32_t figure, uint32_t cause) { return note(call, "home", figure, cause); };
    api.remove = [](Call call, uint32_t figure, uint32_t cause) { return note(call, "remove", figure, cause); };
    api.connect = [](Call call, uint32_t a, uint32_t b) { return note(call, "connect", a, b); };
    api.disconnect = [](Call call, uint32_t a, uint32_t b) { return note(call, "disconnect", a, b); };
    api.hold = [](Call call, uint32_t segment, int32_t more) { return note(call, "hold", segment, more); };
    api.close_edge = [](Call call, uint32_t tile, uint32_t side) { return note(call, "close_edge", tile, side); };
    api.rekind = [](Call call, uint32_t segment, uint32_t kind) { return note(call, "rekind", segment, kind); };
    api.add_segment = [](Call call, uint32_t tile, uint32_t kind, uint32_t open) {
        return make(6, call, "add_segment", tile, kind, open);
    };
    api.touch = [](Call call, uint32_t segment) { return note(call, "touch", segment); };
    api.take_tile = [](Call call, uint32_t type) { return note(call, "take_tile", type); };
    api.set_aside = [](Call call) { return note(call, "set_aside"); };
    api.lay = [](Call call, uint32_t type, int32_t x, int32_t y, uint32_t turn) {
        return make(3, call, "lay", type, x, y, turn);
    };
    api.push = [](Call call, uint32_t actor, const uint32_t* w) {
        return note(call, "push", actor, w[0], w[1], w[2], w[3], w[4], w[5]);
    };
    api.post = [](Call call, uint32_t actor, const uint32_t* w, uint32_t at) {
        return note(call, "post", actor, w[0], w[1], at == PLV_NONE ? "now" : "later");
    };
    api.add_entry = [](Call call, plv_location where, uint32_t mode) {
        return note(call, "add_entry", where & 0xffffff, mode);
    };
    api.score_now = [](Call call, plv_location where, uint32_t mode) {
        return note(call, "score_now", where & 0xffffff, mode);
    };
    api.extra_part = [](Call call) { return note(call, "extra_part"); };
    api.run_part = [](Call call, uint32_t seat, uint32_t type) {
        return note(call, "run_part", seat, type == PLV_NONE ? "draws" : "takes");
    };
    api.close = [](Call call) { return note(call, "close"); };
    api.reopen = [](Call call) { return note(call, "reopen"); };
    api.arm = [](Call call, uint32_t action, uint32_t seat, uint32_t on) {
        return note(call, "arm", action, seat, on);
    };
    api.finish = [](Call call) { return note(call, "finish"); };
    api.explain = [](Call call, const char* rule, const char* text) { note(call, "explain", rule, text); };
}

inline const plv_api kApi = [] {
    plv_api api{};
    api.size = sizeof(plv_api);
    add_queries(api);
    add_verbs(api);
    return api;
}();

inline const plv_value kValues[] = {{5, nullptr}, {0, "dry"}};
inline const char* const kOptionNames[] = {"bonus", "weather"};

/// Three play, seat 1 is active, tile 2 was laid last.
inline plv_call call_of(Engine& host) {
    return {sizeof(plv_call), 2, &kApi, &host, kValues, kOptionNames, 3, 1, 1, 0, 2, 0, nullptr, nullptr};
}

}  // namespace fake
