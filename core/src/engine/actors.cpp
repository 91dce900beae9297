#include "engine/actors.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "engine/awake.h"
#include "engine/calls.h"
#include "engine/choice.h"
#include "engine/fates.h"
#include "engine/figures.h"

namespace pontlevis {
namespace {

constexpr std::uint16_t kMostRounds = 64;  // of reactions that lead to each other, without a step or a decision between

void erase_frame(Position& p, Index at) {
    std::copy(p.frames + at + 1, p.frames + p.head->frames, p.frames + at);
    --p.head->frames;
}

Flow failed(Position& p, const Actor& actor, std::string_view why) {
    fail(p, actor.name, actor.rule, why);
    return Flow::fail;
}

// Runs the actor on top once.
Flow run_top(Position& p) {
    const Index depth = p.head->frames;
    plv_frame frame = p.frames[depth - 1];
    const Actor& actor = p.machine.plugins.actors[frame.actor];
    Host host{p, *actor.plugin, actor.rule.c_str(), Allowed::changes};
    const std::optional<Option> chosen = std::exchange(p.scratch.chosen, std::nullopt);
    p.scratch.counted = p.scratch.collected = false;  // what is asked next may have changed
    p.head->decider = frame.decider == PLV_NOBODY ? p.head->turn_owner : frame.decider;
    const plv_call call = call_for(host);
    const plv_rc rc = actor.run(&call, &frame, chosen ? &*chosen : nullptr);
    if (p.fault) return Flow::fail;
    if (!host.why.empty()) return failed(p, actor, host.why);
    if (rc == PLV_OK) {
        erase_frame(p, static_cast<Index>(depth - 1));
        return Flow::next;
    }
    p.frames[depth - 1] = frame;
    if (rc == PLV_AGAIN)
        return p.head->frames > depth ? Flow::next : failed(p, actor, "it wants to be called again, but has pushed nothing");
    if (rc != PLV_ASK) return failed(p, actor, host.why);
    if (p.head->frames > depth) return failed(p, actor, "it asks, but has pushed something that has to run first");
    if (actor.options == nullptr) return failed(p, actor, "it asks, but its manifest says that it never does");
    if (frame.decider != PLV_NOBODY && frame.decider >= p.machine.seats) return failed(p, actor, fmt::format("it asks seat {}", frame.decider));
    return ask_choice(p, frame.decider);
}

// The next actor of the queue that may run now: reactions by their order, then by time.
Index next_queued(const Position& p) {
    const Index anchor = p.machine.program[p.head->step].anchor;
    Index found = kNone;
    for (Index i = 0; i < p.head->queue; ++i) {
        const QueueRow& row = p.queue[i];
        if (row.anchor != kNone && row.anchor >= anchor) continue;
        if (found == kNone || row.frame.actor < p.queue[found].frame.actor) found = i;
    }
    return found;
}

Flow too_many_rounds(Position& p) {
    std::string chain;
    for (Index i = 0; i < std::min<Index>(p.head->queue, 6); ++i) {
        const std::string& name = p.machine.plugins.actors[p.queue[i].frame.actor].name;
        if (chain.find(name) == std::string::npos) chain += (chain.empty() ? "" : ", ") + name;
    }
    for (const std::uint16_t actor : p.scratch.last_reactions) {
        const std::string& name = p.machine.plugins.actors[actor].name;
        if (chain.find(name) == std::string::npos) chain += (chain.empty() ? "" : ", ") + name;
    }
    fail(p, "reactions", "", fmt::format("{} of them in a row, and no end: {} answer each other", kMostRounds, chain));
    return Flow::fail;
}

}  // namespace

bool push_frame(Position& p, std::uint16_t actor, const Words& words) {
    if (p.head->frames == p.layout->capacity[kFrames])
        return fail(p, actor < kFateFrame ? p.machine.plugins.actors[actor].name : "the turn", "", fmt::format("{} functions wait for each other, no more can", p.head->frames));
    plv_frame& frame = p.frames[p.head->frames++];
    frame = {};
    frame.actor = actor;
    frame.decider = frame.player = p.head->turn_owner;
    std::copy(words.begin(), words.end(), frame.words);
    return true;
}

bool queue_actor(Position& p, std::uint16_t actor, const Words& words, Index anchor) {
    if (p.head->queue == p.layout->capacity[kQueue])
        return fail(p, p.machine.plugins.actors[actor].name, "", fmt::format("{} functions wait for a safe point, no more can", p.head->queue));
    QueueRow& row = p.queue[p.head->queue++];
    row = {};
    row.frame.actor = actor;
    row.frame.decider = row.frame.player = p.head->turn_owner;
    std::copy(words.begin(), words.end(), row.frame.words);
    row.anchor = anchor;
    row.rounds = static_cast<std::uint16_t>(p.head->rounds + 1);
    return true;
}

void queue_reactions(Position& p, Moment moment, const Words& words) {
    for (const Index number : p.machine.plugins.reactions[static_cast<int>(moment)])
        if (const Filter& filter = p.machine.plugins.actors[number].filter; is_awake(p, filter, p.head->turn_owner) && reaction_matches(p, filter, moment, words)) queue_actor(p, number, words, kNone);
}

Flow run_actors(Position& p) {
    if (p.fault) return Flow::fail;
    if (p.head->flags & kLonely) {
        send_home_lonely(p);
        return Flow::next;
    }
    const Index queued = p.head->queue != 0 ? next_queued(p) : kNone;
    if (queued != kNone && !p.scratch.chosen) {
        p.head->rounds = p.queue[queued].rounds;
        if (p.head->rounds > kMostRounds) return too_many_rounds(p);
        const plv_frame frame = p.queue[queued].frame;
        std::copy(p.queue + queued + 1, p.queue + p.head->queue, p.queue + queued);
        --p.head->queue;
        Words words;
        std::copy_n(frame.words, words.size(), words.begin());
        p.scratch.last_reactions[p.head->rounds % p.scratch.last_reactions.size()] = frame.actor;
        if (!push_frame(p, frame.actor, words)) return Flow::fail;
        return run_top(p);
    }
    if (p.head->frames == 0 || p.frames[p.head->frames - 1].actor == kPartFrame) return Flow::skip;
    if (p.frames[p.head->frames - 1].actor == kFateFrame) return run_fates(p);
    return run_top(p);
}

bool run_at_once(Position& p, Index number, const Words& words, Allowed allowed) {
    const Actor& actor = p.machine.plugins.actors[number];
    if (!is_awake(p, actor.filter, p.head->turn_owner)) return true;
    Host host{p, *actor.plugin, actor.rule.c_str(), allowed};
    const plv_call call = call_for(host);
    plv_frame frame{};
    frame.actor = number;
    frame.decider = frame.player = p.head->turn_owner;
    std::copy(words.begin(), words.end(), frame.words);
    const plv_rc rc = actor.run(&call, &frame, nullptr);
    if (rc == PLV_OK && host.why.empty()) return !p.fault;
    return fail(p, actor.name, actor.rule, rc == PLV_ASK || rc == PLV_AGAIN ? "it asks where nothing can be asked" : host.why);
}

const Actor* asking_actor(const Position& p) {
    if (p.head->frames == 0) return nullptr;
    const plv_frame& top = p.frames[p.head->frames - 1];
    if (top.actor == kFateFrame) return &p.machine.plugins.actors[p.machine.plugins.fates[top.words[0]].actor];
    return top.actor == kPartFrame ? nullptr : &p.machine.plugins.actors[top.actor];
}

}  // namespace pontlevis
