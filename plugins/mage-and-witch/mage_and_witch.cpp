// The mage adds to what a road or city is worth, the witch halves it. Symbols on tiles bring them into play and move
// them. Both belong to nobody and stand on features like other figures, so that scoring sends them home.
#include <pontlevis/sdk/plugin.h>

#include <algorithm>
#include <optional>

using namespace pontlevis::sdk;

namespace {

constexpr Name kMage = "mage", kWitch = "witch";

// ---- where they are -----------------------------------------------------------------------------------

// There is one of each.
std::optional<Figure> on_board(const Call& call, Name kind) { return call.first_standing(kNobody, kind); }

std::optional<Segment> segment_under(const Call& call, Name kind) {
    const auto figure = on_board(call, kind);
    const auto segment = figure ? figure->where.segment() : std::nullopt;
    return segment ? std::optional(call.segment(*segment)) : std::nullopt;
}

// A config may have left it in the box.
bool is_in_play(const Call& call, Name kind) { return call.in_supply(kNobody, kind) != 0 || on_board(call, kind); }

// The segment by which the engine offers the feature where a figure stands; kNone if it stands nowhere.
std::uint32_t offered_as(const Call& call, Name kind) {
    const auto here = segment_under(call, kind);
    std::uint32_t earliest = kNone;
    if (here)
        for (const Segment& one : call.segments_of(*here))
            if (one.number < earliest && call.is_printed(one)) earliest = one.number;
    return earliest;
}

// ---- putting and moving them --------------------------------------------------------------------------

// MW-1  Either figure onto any unfinished road or city, wherever it lies.
// MW-2  Not onto the one where it stands already, nor to the other figure.
// MW-3  What this tile has completed is no longer unfinished.
bool offer_targets(const Call& call, Options& options) {
    const std::uint32_t mage = offered_as(call, kMage), witch = offered_as(call, kWitch);
    const Name action = call.action("mage-and-witch.conjure");
    bool found = false;
    for (const Name kind : {kMage, kWitch}) {
        if (!is_in_play(call, kind)) continue;
        const std::uint32_t figure = call.kind(kind);
        for (const std::uint32_t segment : call.features_for(kNobody, figure, "mage-and-witch.conjure")) {
            if (segment == mage || segment == witch) continue;
            options.offer(action, figure, on_segment(segment));
            found = true;
        }
    }
    return found;
}

// MW-4  Without a target one of them leaves the board, if one is there.
void targets(const Call& call, const Frame&, Options& options) {
    if (offer_targets(call, options)) return;
    for (const Name kind : {kMage, kWitch})
        if (segment_under(call, kind)) options.offer("mage-and-witch.vanish", call.kind(kind));
}

void obey(Call& call, const Option& chosen) {
    if (chosen.action == call.action("mage-and-witch.vanish")) {
        call.home(*on_board(call, chosen.a), "mage-and-witch.vanish");
    } else if (chosen.action == call.action("mage-and-witch.conjure")) {
        const Location to{chosen.b};
        if (const auto figure = on_board(call, chosen.a))
            call.move(*figure, to, "mage-and-witch.conjure");
        else
            call.place(kNobody, chosen.a, to, "mage-and-witch.conjure");
    }
}

// MW-5  Also called where something has brought the two together: one of them is moved at once. If the tile bears the
// symbol, too, one move serves both, as it leaves the two apart.
Next answer_magic(Call& call, Frame&, const Option* chosen) {
    if (chosen != nullptr) return obey(call, *chosen), Next::done;
    return Next::ask;
}

// ---- what they do -------------------------------------------------------------------------------------

// MW-6  Where the mage stands, one point more for each tile, whatever else a tile is worth (MW-8).
void mage_value(const Call&, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) sheets[i].add = entries[i].units;
}

// MW-6  Where the witch stands, half of it, rounded up. MW-7: of what tiles and coats of arms are worth; other bonuses
// come after.
void witch_value(const Call&, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) sheets[i].den = 2;
}

}  // namespace

PLV_PLUGIN(bind("answer_magic", &targets, &answer_magic), bind("part_them", &targets, &answer_magic),
           bind("keep_apart", &targets, &answer_magic),
           bind("mage_value", &mage_value), bind("witch_value", &witch_value))
