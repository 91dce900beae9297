// Under the Big Top. The circus: a show after the scoring of each circus tile. Acrobats: a kind of feature that is
// scored when somebody wants it to be. Ringmasters: a bonus for whatever they stand on.
#include <pontlevis/sdk/plugin.h>

#include <algorithm>
#include <iterator>

using namespace pontlevis::sdk;

namespace {

// ---- the big top ------------------------------------------------------------------------------------------

// BT-1  The animals from the elephant to the flea. Which ones are left is known; which comes next nobody knows.
constexpr Points kAnimals[] = {7, 6, 6, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 3, 1};

std::optional<Figure> big_top(const Call& call) {
    const std::optional<Figure> tent = call.first_standing(kNobody, "big-top");
    return tent && tent->where.tile() ? tent : std::nullopt;
}

// BT-4  Each of the tokens left may be the one under the big top.
void tokens(const Call& call, const Frame&, Options& options) {
    const auto shown = static_cast<std::uint32_t>(call.get("under-the-big-top.shown"));
    for (std::uint32_t i = 0; i < std::size(kAnimals); ++i)
        if ((shown >> i & 1u) == 0) options.offer("under-the-big-top.reveal", kAnimals[i], i + 1);
}

// BT-5, BT-6  Meeples of every kind, wherever they stand on the big top's tile and the eight around it.
Points meeples_around(const Call& call, const Tile& middle, Seat seat) {
    Points found = 0;
    for (const Figure& figure : call.standing(seat, call.kinds_with("meeple"))) {
        const std::optional<Tile> tile = call.tile_under(figure.where);
        found += tile && std::abs(tile->cell.x - middle.cell.x) <= 1 && std::abs(tile->cell.y - middle.cell.y) <= 1;
    }
    return found;
}

// BT-4  (a) to (c): the token is revealed, pays one award to each player, and leaves the game.
void pay(Call& call, const Tile& middle, const Option& token, const char* rule) {
    if (token.action != call.action("under-the-big-top.reveal")) return;  // none is left
    const auto shown = static_cast<std::uint32_t>(call.get("under-the-big-top.shown"));
    call.set("under-the-big-top.shown", 0, static_cast<std::int32_t>(shown | 1u << (token.b - 1)));
    for (const Seat seat : call.clockwise()) {
        const Points meeples = meeples_around(call, middle, seat);
        if (meeples != 0) call.award(seat, static_cast<Points>(token.a) * meeples, rule);
    }
}

// BT-4, BT-7  The show waits until the tile is scored, all moves are done and what was scored is home.
void circus_laid(Call& call, const Frame& frame) {
    call.post_at("score.fate", "under-the-big-top.show", TileLaid(frame).tile);
}

Next show(Call& call, Frame& frame, const Option* token) {
    const Location circus = on_tile(frame.words[0]);
    const std::optional<Figure> tent = big_top(call);
    if (!tent) {  // BT-3
        if (call.in_supply(kNobody, "big-top") != 0) call.place(kNobody, "big-top", circus, "under-the-big-top.pitch");
        return Next::done;
    }
    if (token == nullptr) {
        frame.decider = kNobody;
        return Next::ask;
    }
    pay(call, call.tile(*tent->where.tile()), *token, "BT-4");
    call.move(*tent, circus, "under-the-big-top.pitch");  // BT-4 (d)
    return Next::done;
}

// BT-8
Next last_show(Call& call, Frame& frame, const Option* token) {
    const std::optional<Figure> tent = big_top(call);
    if (!tent || !call.option_flag("last_show")) return Next::done;
    if (token == nullptr) {
        frame.decider = kNobody;
        return Next::ask;
    }
    pay(call, call.tile(*tent->where.tile()), *token, "BT-8");
    return Next::done;
}

// ---- acrobats ---------------------------------------------------------------------------------------------

constexpr std::ptrdiff_t kPyramid = 3;  // ACR-1  Two at the base and one on top

std::ptrdiff_t acrobats_on(const Call& call, const Segment& space) {
    auto acrobats = call.figures_on(space);
    return std::ranges::distance(acrobats.begin(), acrobats.end());
}

/// Calls visit(space) for the acrobat spaces of a tile.
template <class Visit>
void for_spaces(const Call& call, const Tile& tile, Visit visit) {
    if (!call.mark(on_tile(tile), "under-the-big-top.acrobats")) return;
    const std::uint32_t kind = call.feature_kind("under-the-big-top.acrobats");
    for (const Segment& segment : call.segments_on(tile))
        if (segment.kind == kind) visit(segment);
}

/// Calls visit(where) for the spaces on the tile just laid or around it (ACR-2) onto which one of a kind may climb; ACR-5:
/// not onto pyramids.
template <class Visit>
void for_free_spaces(const Call& call, Name kind, Visit visit) {
    for (const Tile& tile : call.around(*call.last_tile())) {
        for_spaces(call, tile, [&](const Segment& space) {
            const Location where = on_segment(space);
            if (acrobats_on(call, space) < kPyramid && call.may_stand(call.active(), kind, where, "under-the-big-top.climb")) visit(where);
        });
    }
}

void climb(Call& call, Name kind, Location where) {
    call.place(call.active(), kind, where, "under-the-big-top.climb");
    const Segment space = call.segment(*where.segment());
    if (acrobats_on(call, space) == kPyramid) call.post_at("part.again", "under-the-big-top.ready_pyramid", space);
}

// ACR-2, ACR-3  A normal meeple, in place of one that is placed on a feature.
void acrobat_options(const Call& call, const Frame&, Options& options) {
    for_free_spaces(call, "normal", [&](Location where) { options.offer("under-the-big-top.acrobat", where); });
}

void acrobat(Call& call, const Option& chosen) { climb(call, "normal", Location{chosen.a}); }

// PHA-9  A phantom is as good as a normal meeple, when its time has come.
void late_acrobat_options(const Call& call, const Frame&, Options& options) {
    if (!call.option_flag("phantoms")) return;
    for (const std::uint32_t kind : call.numbers_of(call.kinds_with("phantom.extra"))) {
        if (call.in_supply(call.active(), kind) == 0) continue;
        return for_free_spaces(call, kind, [&](Location where) { options.offer("under-the-big-top.late_acrobat", kind, where); });
    }
}

void late_acrobat(Call& call, const Option& chosen) { climb(call, chosen.a, Location{chosen.b}); }

void ready_pyramid(Call& call, const Frame& frame) {
    call.set("under-the-big-top.ready", frame.words[0], 1);
    for (const Seat seat : call.clockwise()) call.arm("under-the-big-top.pyramid", seat);
}

/// Calls visit(space) for every pyramid that may be scored (ACR-4), wherever it is.
template <class Visit>
void for_pyramids(const Call& call, Visit visit) {
    for (const Segment& space : call.features("under-the-big-top.acrobats"))
        if (call.get("under-the-big-top.ready", space) != 0 && acrobats_on(call, space) == kPyramid) visit(space);
}

void pyramid_options(const Call& call, const Frame&, Options& options) {
    for_pyramids(call, [&](const Segment& space) { options.offer("under-the-big-top.pyramid", on_segment(space)); });
}

// ACR-4  All of them return, whoever scores it.
void pyramid(Call& call, const Option& chosen) {
    const Location where{chosen.a};
    call.score_now(where, "under-the-big-top.pyramid");
    call.set("under-the-big-top.ready", *where.segment(), 0);
    bool others = false;
    for_pyramids(call, [&](const Segment&) { others = true; });
    if (others) return;
    for (const Seat seat : call.clockwise()) call.disarm("under-the-big-top.pyramid", seat);
}

// ACR-4, ACR-6  Everybody there scores; there is no majority.
std::uint32_t acrobats_owners(const Call& call, const Entry&, Weights weights, std::uint32_t) {
    std::uint32_t owners = 0;
    for (const Seat seat : call.clockwise(0)) owners |= (weights[seat] != 0 ? 1u : 0u) << seat;
    return owners;
}

// ACR-4, ACR-6  Five points an own acrobat, at the end also where the pyramid is not complete.
void acrobats_value(const Call& call, Entries entries, Sheets sheets) {
    for (std::size_t i = 0; i < entries.size(); ++i)
        for (const Figure& figure : call.figures_of(entries[i]))
            if (figure.seat < call.seats()) sheets[i].extra_for[figure.seat] += 5;
}

// ---- the ringmaster ---------------------------------------------------------------------------------------

// RING-2  Tiles with a circus or acrobat space, its own and the eight around it; RING-6: where it stands now.
Points spaces_around(const Call& call, const Tile& middle) {
    Points found = 0;
    for (const Tile& tile : call.around(middle)) {
        const Location here = on_tile(tile);
        found += call.mark(here, "under-the-big-top.circus") || call.mark(here, "under-the-big-top.acrobats");
    }
    return found;
}

// RING-2 to RING-4  Whoever has the majority, as an award of its own; RING-5: not where it is only called back.
void ringmaster_bonus(Call& call, const Frame& frame) {
    const std::uint32_t ringmaster = call.kind("ringmaster");
    const ScoreDone scored(frame);
    for (const Entry& entry : call.entries(scored.first_entry, scored.count)) {
        if (entry.mode == Mode::now) continue;
        for (const Figure& figure : call.figures_of(entry)) {
            if (figure.kind != ringmaster) continue;
            const std::optional<Tile> tile = call.tile_under(figure.where);
            const Points spaces = tile ? spaces_around(call, *tile) : 0;
            if (spaces != 0) call.award(figure.seat, 2 * spaces, "RING-2");
        }
    }
}

}  // namespace

PLV_PLUGIN(bind("circus_laid", &circus_laid), bind("show", &tokens, &show), bind("last_show", &tokens, &last_show),
           bind("acrobat", &acrobat_options, &acrobat), bind("late_acrobat", &late_acrobat_options, &late_acrobat),
           bind("pyramid", &pyramid_options, &pyramid), bind("ready_pyramid", &ready_pyramid), bind("acrobats_owners", &acrobats_owners),
           bind("acrobats_value", &acrobats_value), bind("ringmaster_bonus", &ringmaster_bonus))
