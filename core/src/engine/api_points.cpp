// Verbs: points, and lines for people.
#include <algorithm>

#include "engine/api.h"
#include "engine/scoring.h"

namespace pontlevis::api {
namespace {

bool may_award(const Host& host, std::uint32_t seat, std::int32_t points) {
    return host.allowed >= Allowed::awards && seat < host.position.machine.seats && points >= 0;
}

bool may_pay(const Host& host, std::uint32_t seat, std::int32_t points) {
    return host.allowed == Allowed::changes && seat < host.position.machine.seats && points >= 0;
}

void change(Host& host, std::uint32_t seat, std::int32_t points, const char* rule) {
    Position& p = host.position;
    const char* cited = rule ? rule : host.rule;
    change_points(p, seat, points, p.recording ? p.keep(cited) : cited, host.plugin.id.c_str());
}

}  // namespace

plv_rc award(const plv_call* call, std::uint32_t seat, std::int32_t points, const char* rule) {
    Host& host = host_of(call);
    if (!may_award(host, seat, points) || host.position.seats[seat].score > INT32_MAX - points) return PLV_REFUSED;
    change(host, seat, points, rule);
    return PLV_OK;
}

plv_rc pay(const plv_call* call, std::uint32_t seat, std::int32_t points, const char* rule) {
    Host& host = host_of(call);
    if (!may_pay(host, seat, points) || host.position.seats[seat].score < points) return PLV_REFUSED;
    change(host, seat, -points, rule);
    return PLV_OK;
}

plv_rc charge(const plv_call* call, std::uint32_t seat, std::int32_t points, std::int32_t floor, const char* rule) {
    Host& host = host_of(call);
    if (host.allowed < Allowed::awards || seat >= host.position.machine.seats || points < 0) return PLV_REFUSED;
    const std::int64_t score = host.position.seats[seat].score;
    const std::int64_t least = std::min<std::int64_t>(score, floor);
    change(host, seat, static_cast<std::int32_t>(std::max(score - points, least) - score), rule);
    return PLV_OK;
}

plv_rc transfer(const plv_call* call, std::uint32_t from, std::uint32_t to, std::int32_t points, const char* rule) {
    Host& host = host_of(call);
    if (!may_pay(host, from, points) || to >= host.position.machine.seats || host.position.seats[from].score < points) return PLV_REFUSED;
    if (host.position.seats[to].score > INT32_MAX - points) return PLV_REFUSED;
    change(host, from, -points, rule);
    change(host, to, points, rule);
    return PLV_OK;
}

void explain(const plv_call* call, const char* rule, const char* text) {
    const Host& host = host_of(call);
    Position& p = host.position;
    if (!p.recording) return;
    Event event{.kind = Event::Kind::note, .seat = p.head->turn_owner};
    event.rule = p.keep(rule ? rule : host.rule);
    event.text = p.keep(text ? text : "");
    p.events.push_back(event);
}

}  // namespace pontlevis::api
