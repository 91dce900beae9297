// BRN  A barn stands on a corner where four fields meet, and makes them one. It belongs to no feature; each of the
// four parts of that field remembers whose barn it is, so that the whole field knows (column `barns`).
#include <algorithm>
#include <array>
#include <vector>

#include "elements.h"

namespace abbey_and_mayor {
namespace {

constexpr Name kBarns = "abbey-and-mayor.barns";

std::optional<Segment> field_at(const Call& call, const Tile& tile, std::uint32_t corner) {
    for (const Segment& segment : call.segments_on(tile))
        if (segment.fills(corner)) return segment;
    return std::nullopt;
}

using Square = std::array<std::uint32_t, 9>;  // Call::square around a tile

using Fields = std::array<std::uint32_t, 4>;  // a segment of each

// BRN-1  The four fields that meet at a corner of the tile in the middle, its own one first, if there are four.
std::optional<Fields> fields_at(const Call& call, const Square& square, std::uint32_t corner) {
    static constexpr std::size_t kMeeting[4][4] = {{4, 1, 0, 3}, {4, 5, 2, 1}, {4, 7, 8, 5}, {4, 3, 6, 7}};
    const auto& meeting = kMeeting[corner];
    if (std::ranges::any_of(meeting, [&](std::size_t at) { return square[at] == kNone; })) return std::nullopt;
    Fields fields;
    for (std::uint32_t i = 0; i < 4; ++i) {
        const std::optional<Segment> field = field_at(call, call.tile(square[meeting[i]]), (corner + 4 - i) % 4);
        if (!field) return std::nullopt;
        fields[i] = field->number;
    }
    return fields;
}

bool has_farmers(const Call& call, const Segment& field) {
    for (const Figure& figure : call.figures_on(field))
        if (call.trait(figure.kind, "meeple") != 0) return true;
    return false;
}

// Calls visit(tile that it was built with, corner of that) for each barn.
template <class Visit>
void for_barns(const Call& call, Visit visit) {
    for (const Figure& figure : call.standing_of("barn"))
        if (figure.where.place() == PLV_PLACE_VERTEX) visit(figure.where.index() / 4, figure.where.index() % 4);
}

Segment barn_field(const Call& call, std::uint32_t tile, std::uint32_t corner) { return *field_at(call, call.tile(tile), corner); }

}  // namespace

void barn_options(const Call& call, const Frame&, Options& out) {
    const bool beside_barn = call.option_flag("barn_beside_barn");
    const auto has_barn = [&](std::uint32_t field) { return call.fold(kBarns, field) != 0; };
    const Tile tile = *call.last_tile();
    const Square square = call.square(tile.cell);
    for (std::uint32_t corner = 0; corner < 4; ++corner) {
        const std::optional<Fields> fields = fields_at(call, square, corner);
        if (!fields || (!beside_barn && std::ranges::any_of(*fields, has_barn))) continue;  // BRN-2
        const Location here = vertex(tile, corner);
        if (call.may_stand(call.decider(), "barn", here, "place")) out.offer("abbey-and-mayor.barn", here);
    }
}

void barn(Call& call, const Option& chosen) {
    const Location here{chosen.a};
    const Fields fields = *fields_at(call, call.square(call.tile_under(here)->cell), here.index() % 4);
    call.place(call.active(), "barn", here, "place");
    for (std::size_t i = 1; i < fields.size(); ++i) call.connect(fields[0], fields[i]);
    call.set(kBarns, fields[0], call.get(kBarns, fields[0]) | 1 << call.active());
}

// BRN-3, BRN-5  A field that has both a barn and farmers is scored, and they leave: when the barn was just built, or
// when the tile joined them. BRN-8  At the end a field with barns is scored for those who built them.
void barn_entries(Call& call, const Frame& frame) {
    const std::uint32_t anchor = EntriesWanted(frame).anchor;
    if (anchor == call.anchor("end.fields"))
        for_barns(call, [&](std::uint32_t tile, std::uint32_t corner) {
            call.add_entry(on_segment(barn_field(call, tile, corner)), "abbey-and-mayor.barn-final");
        });
    if (anchor != call.anchor("score.set")) return;
    std::vector<Segment> joined;
    for_barns(call, [&](std::uint32_t tile, std::uint32_t corner) {
        const Segment field = barn_field(call, tile, corner);
        if (!has_farmers(call, field)) return;
        if (tile == call.last_tile()->number) call.add_entry(on_segment(field), "abbey-and-mayor.barn-built");
        else joined.push_back(field);
    });
    for (const Segment& field : joined) call.add_entry(on_segment(field), "abbey-and-mayor.barn-joined");  // unless it is there: built
}

// BRN-5  One point a city in place of three.
void barn_joined_value(const Call&, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) sheets[i].add -= 2 * entries[i].units;
}

// BRN-8  Four points a city.
void barn_final_value(const Call&, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) sheets[i].add += entries[i].units;
}

// BRN-8  Once each player whose barn stands there; there is no majority.
std::uint32_t barn_owners(const Call& call, const Entry& entry, Weights, std::uint32_t) {
    return static_cast<std::uint32_t>(call.fold(kBarns, *entry.where.segment()));
}

// BRN-6  No farmer in a field with a barn; a companion may join one who is there, unless the option says no.
void no_farmers(const Call& call, Targets targets, Refused refused) {
    const bool pigs = call.option_flag("pigs");
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const Target target = targets[i];
        const std::optional<std::uint32_t> field = target.where.segment();
        if (!field || call.fold(kBarns, *field) == 0) continue;
        const bool is_pig = call.trait(target.kind, "companion") != 0;
        if (call.trait(target.kind, "meeple") != 0 || (is_pig && !pigs)) refused.refuse(i);
    }
}

}  // namespace abbey_and_mayor
