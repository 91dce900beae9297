#include "engine/api.h"

#include <fmt/format.h>

namespace pontlevis {
namespace api {
namespace {

void fail(const plv_call* call, const char* text) { host_of(call).why = text ? text : ""; }

// Of a name in full the plugin it belongs to: all before the last point; empty for the base vocabulary.
std::string_view plugin_of(std::string_view name) {
    const std::size_t point = name.rfind('.');
    return point == std::string_view::npos ? std::string_view() : name.substr(0, point);
}

bool in_play(const Position& p, std::string_view plugin) {
    for (const ExpansionInfo& expansion : p.rules->expansions)
        if (expansion.id == plugin) return true;
    return false;
}

}  // namespace

std::uint32_t number(const plv_call* call, std::uint32_t what, const char* name, std::uint64_t hash) {
    Host& host = host_of(call);
    if (const std::uint32_t* found = host.position.machine.plugins.numbers.find(plv_name_key(what, hash))) return *found;
    // Of a plugin that is not in play: no such thing. Else a slip of the pen, which must not pass for that. (What is
    // declared and switched off has a number, PLV_NONE.) A bare figure kind or a tile has no owner in its name, and
    // its plugin or tile set may be off: those are just absent.
    const std::string_view owner = plugin_of(name);
    const bool may_be_off = owner.empty() && (what == PLV_FIGURE_KIND || what == PLV_TILE_TYPE);
    if (!may_be_off && (owner.empty() || in_play(host.position, owner)) && host.why.empty())
        host.why = fmt::format("it asked for \"{}\", which nobody in play declares", name);
    return PLV_NONE;
}

}  // namespace api

const plv_api kApi = {
    sizeof(plv_api), api::fail, api::number,
    api::score, api::in_supply, api::trait, api::tile_count, api::tile, api::tile_at, api::around, api::fits, api::places, api::open_cell,
    api::segment, api::feature, api::features, api::features_for, api::units, api::beyond, api::mark, api::type_mark, api::type_with, api::type_sides, api::has_attribute,
    api::figure_count, api::figure, api::figure_at, api::standing, api::kinds_with, api::may_stand, api::entry_count, api::entry, api::get, api::fold,
    api::tiles_left, api::in_hand,
    api::offer,
    api::set, api::random, api::award, api::pay, api::charge, api::transfer,
    api::place, api::move, api::home, api::remove,
    api::connect, api::disconnect, api::hold, api::close_edge, api::rekind, api::add_segment, api::touch,
    api::take_tile, api::set_aside, api::lay, api::push, api::post, api::add_entry, api::score_now,
    api::extra_part, api::run_part, api::close, api::reopen, api::arm, api::finish, api::explain,
};

}  // namespace pontlevis
