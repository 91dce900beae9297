#include "engine/parts.h"

#include "engine/actors.h"

namespace pontlevis {
namespace {

// What a part's frame keeps of the turn that it interrupts.
enum : std::uint32_t { kStep, kOwner, kFlags, kPart, kType };

}  // namespace

bool begin_part(Position& p, std::uint8_t seat, Index type) {
    Header& head = *p.head;
    const Words words{head.step, head.turn_owner, head.flags, head.part, head.tile_in_hand};
    if (!push_frame(p, kPartFrame, words)) return false;
    head.turn_owner = head.decider = seat;
    head.flags &= kFinish | kLonely;
    head.flags |= kPartPlayed;  // no extra part follows a part that was called
    head.part = 0;
    head.tile_in_hand = type;
    head.step = p.machine.part_begin;
    return true;
}

void end_part(Position& p) {
    Header& head = *p.head;
    const plv_frame frame = p.frames[--head.frames];
    head.step = static_cast<Index>(frame.words[kStep]);
    head.turn_owner = head.decider = static_cast<std::uint8_t>(frame.words[kOwner]);
    head.flags = static_cast<std::uint8_t>(frame.words[kFlags] | (head.flags & (kFinish | kLonely)));
    head.part = static_cast<std::uint8_t>(frame.words[kPart]);
    head.tile_in_hand = static_cast<Index>(frame.words[kType]);
}

}  // namespace pontlevis
