// Builders and pigs join own meeples; a builder whose road or city grows earns a second part of the turn, a pig raises
// its field, and cities give trade goods to whoever completes them. When builders and pigs go home is the engine's:
// they are companions.
#include <pontlevis/sdk/plugin.h>

#include <algorithm>
#include <string_view>

using namespace pontlevis::sdk;

namespace {

// ---- builders and pigs --------------------------------------------------------------------------------

// TB-4  One own builder, or one own pig, on each; those of others do not matter.
bool has_own(const Call& call, const Segment& segment, Kinds kinds) {
    return std::ranges::any_of(call.figures_on(segment), [&](const Figure& one) { return one.seat == call.active() && kinds.has(one.kind); });
}

// TB-2, TB-13  On a feature of the tile just placed that holds an own meeple, of whatever kind (TB-12).
void places(const Call& call, const Frame&, Options& options) {
    const Seat seat = call.active();
    const Kinds meeples = call.kinds_with("meeple");
    for (const Segment& segment : call.segments_on(*call.last_tile())) {
        if (!has_own(call, segment, meeples)) continue;
        for (const Name name : {Name("builder"), Name("pig")}) {
            const std::uint32_t kind = call.kind(name);
            if (call.in_supply(seat, kind) == 0 || has_own(call, segment, {1u << kind})) continue;
            if (call.may_stand(seat, kind, on_segment(segment), "traders-and-builders.join"))
                options.offer("traders-and-builders.join", kind, on_segment(segment));
        }
    }
}

void join(Call& call, const Option& chosen) {
    call.place(call.active(), chosen.a, Location{chosen.b}, "traders-and-builders.join");
}

// TB-5, TB-8  A tile extends the road or city of a builder of the player who places it: the manifest's filter.
// TB-6  It may complete that feature, too: what is owed no longer depends on the builder.
// TB-7  That no more than one part is added to a turn is the engine's.
// TB-11  Without tiles, whoever wants a part only for what needs no draw may be refused it.
void builder_extended(Call& call, const Frame&) {
    if (call.tiles_left() != 0 || std::string_view(call.option_text("empty_bag")) != "nothing") call.extra_part();
}

// TB-14  A field with an own pig is worth one point more for each completed city; a second pig adds nothing.
void pig_value(const Call& call, Entries entries, Sheets sheets) {
    const std::uint32_t pig = call.kind("pig");
    for (std::size_t i = 0; i < entries.size(); ++i)
        for (const Figure& figure : call.figures_of(entries[i]))
            if (figure.kind == pig) sheets[i].extra_for[figure.seat] = entries[i].units;
}

// ---- trade goods --------------------------------------------------------------------------------------

struct Good {
    std::string_view word;  // TB-16
    Name tokens;            // of each player
};

constexpr Good kGoods[] = {
    {"wine", "traders-and-builders.wine"},
    {"grain", "traders-and-builders.grain"},
    {"cloth", "traders-and-builders.cloth"},
};

std::int32_t goods_in(const Call& call, std::uint32_t city, const Good& good) {
    std::int32_t found = 0;
    for (const Segment& segment : call.segments_of(city)) {
        const auto mark = call.mark(on_segment(segment), "traders-and-builders.trade_good");
        found += mark && mark->word == good.word;
    }
    return found;
}

// TB-17, TB-18  Whose turn it is takes a token for each symbol of a completed city, whoever stood in it, if anybody.
// TB-20  Cities that stay incomplete give none.
void take_goods(Call& call, const Frame& frame) {
    const std::uint32_t city = call.feature_kind("city");
    const ScoreDone done(frame);
    for (const Entry& entry : call.entries(done.first_entry, done.count)) {
        if (entry.kind != city || entry.mode != Mode::complete) continue;
        for (const Good& good : kGoods) {
            const std::int32_t taken = goods_in(call, *entry.where.segment(), good);
            if (taken == 0) continue;
            const std::int32_t tokens = call.get(good.tokens, call.active()) + taken;
            call.set(good.tokens, call.active(), tokens);
            call.explain("TB-17", "takes %d %s, now %d", taken, good.word.data(), tokens);
        }
    }
}

// TB-19  For each good 10 points to whoever has most of it; all who tie get them, but nobody without a token.
void award_goods(Call& call) {
    for (const Good& good : kGoods) {
        std::int32_t most = 1;
        for (const Seat seat : call.clockwise()) most = std::max(most, call.get(good.tokens, seat));
        for (const Seat seat : call.clockwise())
            if (call.get(good.tokens, seat) == most) call.award(seat, 10, "TB-19");
    }
}

}  // namespace

PLV_PLUGIN(bind("join", &places, &join), bind("builder_extended", &builder_extended), bind("pig_value", &pig_value),
           bind("take_goods", &take_goods), bind("award_goods", &award_goods))
