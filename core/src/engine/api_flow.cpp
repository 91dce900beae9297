// Options, chance, tiles, and the flow of the turn.
#include <algorithm>

#include <fmt/format.h>

#include "engine/actors.h"
#include "engine/api.h"
#include "engine/board.h"
#include "engine/parts.h"
#include "engine/scoring.h"
#include "pontlevis/core/manifest.h"
#include "pontlevis/core/random.h"

namespace pontlevis::api {
namespace {

constexpr std::size_t kMostOptions = 100'000;  // of one decision

bool may_change(const Host& host) { return host.allowed == Allowed::changes; }

std::size_t anchor_of(const Position& p) { return p.machine.program[p.head->step].anchor; }

// The anchor's number, for those that the engine itself looks at.
std::size_t anchor(std::string_view name) {
    return static_cast<std::size_t>(std::find(anchors().begin(), anchors().end(), name) - anchors().begin());
}

Words words_from(const std::uint32_t* given) {
    Words words{};
    if (given != nullptr) std::copy_n(given, words.size(), words.begin());
    return words;
}

bool is_own(const Host& host, std::uint32_t actor) {
    const auto& actors = host.position.machine.plugins.actors;
    return actor < actors.size() && actors[actor].plugin == &host.plugin;
}

}  // namespace

std::uint32_t random(const plv_call* call, std::uint32_t below) {
    const Host& host = host_of(call);
    if (!may_change(host) || below == 0) return PLV_NONE;
    Random random{host.position.head->random};
    const std::uint32_t drawn = random.below(below);
    host.position.head->random = random.state;
    return drawn;
}

plv_rc offer(const plv_call* call, const plv_option* options, std::uint32_t count) {
    Host& host = host_of(call);
    Position& p = host.position;
    if (host.allowed != Allowed::offers || (options == nullptr && count != 0)) return PLV_REFUSED;
    std::vector<Option>& offered = p.scratch.offered;
    for (std::uint32_t i = 0; i < count; ++i) {
        Option option = options[i];
        if (option.action >= p.rules->actions.size() || option.turn >= kSides || offered.size() >= kMostOptions) {
            host.why = fmt::format("it offers an option that cannot be, action {} turned {}", option.action, option.turn);
            return PLV_REFUSED;
        }
        option.flags = 0;
        offered.push_back(option);
    }
    return PLV_OK;
}

plv_rc take_tile(const plv_call* call, std::uint32_t type) {
    const Host& host = host_of(call);
    Position& p = host.position;
    if (!may_change(host) || type >= p.head->bag || p.in_bag(type) == 0 || p.head->tile_in_hand != kNone) return PLV_REFUSED;
    const std::size_t here = anchor_of(p);
    if (here < anchor("tile.source") || here > anchor("tile.draw")) return PLV_REFUSED;
    take_from_bag(p, static_cast<Index>(type));
    if (p.machine.is_drawn(type)) --p.head->bag_left;
    p.head->tile_in_hand = static_cast<Index>(type);
    return PLV_OK;
}

plv_rc set_aside(const plv_call* call) {
    const Host& host = host_of(call);
    Position& p = host.position;
    const std::size_t here = anchor_of(p);
    if (!may_change(host) || p.head->tile_in_hand == kNone || here > anchor("tile.place")) return PLV_REFUSED;
    if (p.recording) {
        Event event{.kind = Event::Kind::tile_set_aside, .seat = p.head->turn_owner};
        event.tile_type = p.head->tile_in_hand;
        event.rule = p.keep(host.rule);
        p.events.push_back(event);
    }
    ++p.head->set_aside;
    p.head->tile_in_hand = kNone;
    p.head->step = p.machine.tile_source;
    return PLV_OK;
}

std::uint32_t lay(const plv_call* call, std::uint32_t type, std::int32_t x, std::int32_t y, std::uint32_t turn) {
    const Host& host = host_of(call);
    Position& p = host.position;
    const bool good = type < p.head->bag && turn < kSides && x > INT16_MIN && x < INT16_MAX && y > INT16_MIN && y < INT16_MAX;
    if (!may_change(host) || (p.head->flags & kFrozen) != 0 || !good) return PLV_NONE;
    const Index cell = find_cell(p, x, y);
    if (cell == kNone || !p.cells[cell].is_open()) return PLV_NONE;
    if (type == p.head->tile_in_hand && p.head->chosen_cell == kNone && anchor_of(p) <= anchor("tile.join")) {
        p.head->chosen_cell = cell;  // tile.join lays it, also where its edges do not match
        p.head->chosen_turns = static_cast<Turns>(turn);
        return p.head->tiles;
    }
    if (p.in_bag(type) == 0 || (p.machine.fits(static_cast<Index>(type), p.cells[cell].signature) >> turn & 1) == 0) return PLV_NONE;
    take_from_bag(p, static_cast<Index>(type));
    if (p.machine.is_drawn(type)) --p.head->bag_left;
    lay_tile(p, cell, static_cast<Index>(type), static_cast<Turns>(turn));
    notice(p, Moment::tile_laid, {p.head->tile_laid});
    return p.head->tile_laid;
}

plv_rc push(const plv_call* call, std::uint32_t actor, const std::uint32_t* words) {
    const Host& host = host_of(call);
    if (!may_change(host) || !is_own(host, actor)) return PLV_REFUSED;
    return push_frame(host.position, static_cast<std::uint16_t>(actor), words_from(words)) ? PLV_OK : PLV_REFUSED;
}

plv_rc post(const plv_call* call, std::uint32_t actor, const std::uint32_t* words, std::uint32_t at) {
    const Host& host = host_of(call);
    if (!may_change(host) || !is_own(host, actor) || (at != PLV_NONE && at >= anchors().size())) return PLV_REFUSED;
    const Index anchor = at == PLV_NONE ? kNone : static_cast<Index>(at);
    return queue_actor(host.position, static_cast<std::uint16_t>(actor), words_from(words), anchor) ? PLV_OK : PLV_REFUSED;
}

plv_rc add_entry(const plv_call* call, plv_location where, std::uint32_t mode) {
    const Host& host = host_of(call);
    Position& p = host.position;
    if (host.allowed != Allowed::entries || place_of(where) != PLV_PLACE_SEGMENT || index_of(where) >= p.head->segments) return PLV_REFUSED;
    if (mode >= p.machine.plugins.modes.size()) return PLV_REFUSED;
    pontlevis::add_entry(p, static_cast<Index>(index_of(where)), static_cast<std::uint8_t>(mode));
    return PLV_OK;
}

plv_rc score_now(const plv_call* call, plv_location where, std::uint32_t mode) {
    const Host& host = host_of(call);
    Position& p = host.position;
    if (!may_change(host) || place_of(where) != PLV_PLACE_SEGMENT || index_of(where) >= p.head->segments) return PLV_REFUSED;
    if (mode >= p.machine.plugins.modes.size() || p.head->entries == p.layout->capacity[kEntries]) return PLV_REFUSED;
    return score_at_once(p, static_cast<Index>(index_of(where)), static_cast<std::uint8_t>(mode)) ? PLV_OK : PLV_REFUSED;
}

plv_rc extra_part(const plv_call* call) {
    const Host& host = host_of(call);
    if (!may_change(host)) return PLV_REFUSED;
    host.position.head->flags |= kPartOwed;
    return PLV_OK;
}

plv_rc run_part(const plv_call* call, std::uint32_t seat, std::uint32_t type) {
    const Host& host = host_of(call);
    Position& p = host.position;
    if (!may_change(host) || seat >= p.machine.seats) return PLV_REFUSED;
    if (type != PLV_NONE) {
        if (type >= p.head->bag || p.in_bag(type) == 0) return PLV_REFUSED;
        take_from_bag(p, static_cast<Index>(type));
        if (p.machine.is_drawn(type)) --p.head->bag_left;
    }
    return begin_part(p, static_cast<std::uint8_t>(seat), type == PLV_NONE ? kNone : static_cast<Index>(type)) ? PLV_OK : PLV_REFUSED;
}

plv_rc close(const plv_call* call) {
    const Host& host = host_of(call);
    if (!may_change(host)) return PLV_REFUSED;
    host.position.head->flags |= kWoodClosed;
    return PLV_OK;
}

plv_rc reopen(const plv_call* call) {
    const Host& host = host_of(call);
    Position& p = host.position;
    const std::size_t here = anchor_of(p);
    // An action taken at the last question before the scoring runs when score.set is the next step, not yet begun.
    const bool scored = here > anchor("score.set") || (p.head->flags & kFrozen) != 0;
    if (!may_change(host) || (p.head->flags & kMainSpent) != 0 || here < anchor("wood.before") || scored) return PLV_REFUSED;
    p.head->flags &= static_cast<std::uint8_t>(~kWoodClosed);
    p.head->step = p.machine.wood_main;
    return PLV_OK;
}

plv_rc arm(const plv_call* call, std::uint32_t action, std::uint32_t seat, std::uint32_t on) {
    const Host& host = host_of(call);
    Position& p = host.position;
    const auto& actions = p.machine.plugins.actions;
    if (!may_change(host) || seat >= p.machine.seats || action < kBaseActions || action - kBaseActions >= std::min<std::size_t>(actions.size(), 32)) return PLV_REFUSED;
    const std::uint32_t number = action - kBaseActions;
    if (!actions[number].armed || !is_own(host, actions[number].actor)) return PLV_REFUSED;
    std::uint32_t& armed = p.seats[seat].armed;
    armed = on != 0 ? armed | 1u << number : armed & ~(1u << number);
    return PLV_OK;
}

plv_rc finish(const plv_call* call) {
    const Host& host = host_of(call);
    if (!may_change(host)) return PLV_REFUSED;
    host.position.head->flags |= kFinish;
    return PLV_OK;
}

}  // namespace pontlevis::api
