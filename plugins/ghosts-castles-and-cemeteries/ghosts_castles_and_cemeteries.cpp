// Mist brings ghosts upon meeples, and they cost their owners points. Guards are not afraid of them, and more guards
// come from cemeteries. Haunted castles score for the mist around them.
#include <pontlevis/sdk/plugin.h>

#include <algorithm>

using namespace pontlevis::sdk;

namespace {

// ---- mist ---------------------------------------------------------------------------------------------

std::optional<Mark> mist_on(const Call& call, const Tile& tile) { return call.mark(on_tile(tile), "ghosts-castles-and-cemeteries.mist"); }

bool shows_mist(const Call& call, const Tile& tile) { return mist_on(call, tile).has_value(); }

// GHO-5  What the tile just laid does to the mist around it. GHO-6: at however many edges.
struct Mist {
    bool extended = false, limited = false;
};

Mist mist_of(const Call& call, const Tile& laid) {
    Mist found;
    const std::optional<Mark> mist = mist_on(call, laid);
    if (!mist) return found;
    for (const Side side : {Side::north, Side::east, Side::south, Side::west}) {
        const auto other = call.tile_at(neighbour(laid.cell, side));
        if (!other) continue;
        const std::optional<Mark> beyond = mist_on(call, *other);
        const bool here = mist->points_at(side), there = beyond && beyond->points_at(opposite(side));
        found.extended = found.extended || (here && there);
        found.limited = found.limited || here != there;
    }
    return found;
}

// ---- ghosts -------------------------------------------------------------------------------------------

constexpr int kMostGhosts = 3;  // GHO-8

int ghosts_on(const Call& call, const Figure& meeple) {
    const std::uint32_t ghost = call.kind("ghost");
    return static_cast<int>(std::ranges::count_if(call.figures_at(on_figure(meeple)),
                                                  [&](const Figure& rider) { return rider.kind == ghost; }));
}

// GHO-7, GRD-2  Any meeple, farmers included, but guards are not afraid.
Kinds afraid_of_ghosts(const Call& call) {
    return {call.kinds_with("meeple").bits & ~call.kinds_with("ghosts-castles-and-cemeteries.fearless").bits};
}

// One that is on the board.
bool may_be_haunted(const Call& call, const Figure& figure) {
    return call.tile_under(figure.where) && call.may_stand(kNobody, "ghost", on_figure(figure), "ghosts-castles-and-cemeteries.haunt");
}

// Frame::pc of the step that brings ghosts: which one is asked about.
enum : std::uint16_t { kBegin, kExtended, kLimited };

// GHO-5  A meeple of an opponent for mist that goes on, an own one for mist that ends.
void victims(const Call& call, const Frame& frame, Options& options) {
    for (const Figure& figure : call.standing(kNone, afraid_of_ghosts(call))) {
        const bool own = figure.seat == call.active();
        if (own == (frame.pc == kLimited) && may_be_haunted(call, figure))
            options.offer("ghosts-castles-and-cemeteries.haunt", figure);
    }
}

// GHO-8  The third ghost drives the meeple home, and all three go back. GHO-12: what it held is free at once.
void add_ghost(Call& call, const Option& chosen) {
    if (chosen.action != call.action("ghosts-castles-and-cemeteries.haunt")) return;  // there was nobody to haunt
    const Figure meeple = call.figure(chosen.a);
    call.place(kNobody, "ghost", on_figure(meeple), "ghosts-castles-and-cemeteries.haunt");
    if (ghosts_on(call, meeple) == kMostGhosts) call.home(meeple, "ghosts-castles-and-cemeteries.flee");
}

// GHO-5  First for mist that goes on, then for mist that ends. GHO-9: without a ghost in the supply nothing.
Next haunt(Call& call, Frame& frame, const Option* chosen) {
    if (chosen != nullptr) add_ghost(call, *chosen);
    const Mist mist = mist_of(call, *call.last_tile());
    while (frame.pc < kLimited) {
        ++frame.pc;
        const bool due = frame.pc == kExtended ? mist.extended : mist.limited;
        if (due && call.in_supply(kNobody, "ghost") != 0) return Next::ask;
    }
    return Next::done;
}

// GHO-11  Who scores with a majority gets two points less for each ghost on his own meeples there. The value stays.
// GHO-17  That comes after everything that makes the value.
void ghost_penalty(const Call& call, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].mode == Mode::final) continue;
        for (const Figure& figure : call.figures_of(entries[i]))
            if (figure.seat != kNobody) sheets[i].extra_for[figure.seat] -= 2 * ghosts_on(call, figure);
    }
}

// GHO-15  The same where a plugin scores a figure by itself and takes it back. What the engine scores is in the sheet.
void ghosts_leave(Call& call, const Frame& frame) {
    const Departure departure(frame);
    const auto meeple = departure.from.figure();
    if (meeple && departure.cause != call.cause("scored")) call.charge(call.figure(*meeple).seat, 2, 0, "GHO-15");
}

// GHO-11  In the end a point less for each ghost on one's meeples, wherever they stand.
void last_ghosts(Call& call) {
    for (const Figure& figure : call.standing(kNobody, "ghost")) {
        const auto meeple = figure.where.figure();
        if (meeple) call.charge(call.figure(*meeple).seat, 1, 0, "GHO-11");
    }
}

// ---- guards -------------------------------------------------------------------------------------------

// GRD-1  Guards stand in for some of the normal meeples, which stay in the box.
void deal(Call& call) {
    const std::uint32_t normal = call.kind("normal");
    for (const Seat seat : call.clockwise()) {
        std::int64_t left = call.option_number("meeples");
        for (const Figure& figure : call.figures()) {
            if (figure.kind != normal || figure.seat != seat) continue;
            if (left-- <= 0 && figure.where.in_supply()) call.remove(figure, "ghosts-castles-and-cemeteries.deal");
        }
    }
}

// CEM-2  From the reserve into the own supply, if one is left: at the end of the turn, so that it is usable in the next.
void enlist(Call& call, const Frame& frame) {
    const std::uint32_t guard = call.kind("guard");
    for (const Figure& figure : call.figures()) {
        if (figure.kind != guard || figure.seat != frame.words[0] || !figure.where.out_of_game()) continue;
        call.home(figure, "ghosts-castles-and-cemeteries.enlist");
        return;
    }
}

// CEM-2  Everybody with a majority in a completed cemetery gets a guard.
void reward_keepers(Call& call, const Frame& frame) {
    const std::uint32_t cemetery = call.feature_kind("ghosts-castles-and-cemeteries.cemetery");
    const ScoreDone done(frame);
    for (const Entry& entry : call.entries(done.first_entry, done.count)) {
        if (entry.kind != cemetery || entry.mode != Mode::complete) continue;
        for (const Seat seat : call.clockwise())
            if (entry.owned_by(seat)) call.post_at("part.again", "ghosts-castles-and-cemeteries.enlist", seat);
    }
}

// ---- haunted castles ----------------------------------------------------------------------------------

// MCAS-2  Squares with mist, of the castle's own and those around it.
std::int32_t misty_squares(const Call& call, std::uint32_t castle) {
    return static_cast<std::int32_t>(std::ranges::count_if(
        call.around(call.segment(castle).tile), [&](const Tile& tile) { return shows_mist(call, tile); }));
}

// MCAS-3  An incomplete castle counts itself, with mist or without.
void castle_itself(const Call& call, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (!shows_mist(call, *call.tile_under(entries[i].where))) sheets[i].add = 1;
}

}  // namespace

PLV_PLUGIN(bind("haunt", &victims, &haunt), bind("ghost_penalty", &ghost_penalty), bind("ghosts_leave", &ghosts_leave),
           bind("last_ghosts", &last_ghosts), bind("deal", &deal), bind("reward_keepers", &reward_keepers), bind("enlist", &enlist),
           bind("misty_squares", &misty_squares), bind("castle_itself", &castle_itself))
