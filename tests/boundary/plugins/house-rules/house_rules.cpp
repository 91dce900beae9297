// Each rule of the base game that a plugin may answer, and what there is to say about traits.
#include <pontlevis/sdk/plugin.h>

#include <bit>

using namespace pontlevis::sdk;

namespace {

std::int32_t backwards(const Call& call, std::uint32_t) { return static_cast<std::int32_t>((call.active() + call.seats() - 1) % call.seats()); }

std::int32_t short_game(const Call& call, std::uint32_t) {
    for (const Seat seat : call.clockwise())
        if (call.score(seat) >= 10) return 1;
    return call.tiles_left() == 0;
}

std::int32_t long_roads(const Call& call, std::uint32_t road) { return call.feature(road).open == 0 || call.units(road) >= 4; }

std::int32_t suburbs(const Call& call, std::uint32_t city) { return static_cast<std::int32_t>(call.units(city) + 1); }

// HR-9  What he looks at has to be left as the engine needs it.
std::int32_t survey(const Call& call, std::uint32_t city) {
    std::uint32_t seen = 0;
    for (const Name kind : {Name("city"), Name("field")})
        for (const Segment& one : call.features(kind)) seen += call.units(one);
    return seen != 0 && call.feature(city).open == 0;
}

std::int32_t crowds(const Call&, std::uint32_t) { return 0; }

std::uint32_t first_of_tie(const Call&, const Entry&, Weights, std::uint32_t owners) { return owners & (0 - owners); }

std::uint32_t none_of_tie(const Call&, const Entry&, Weights, std::uint32_t owners) { return std::popcount(owners) > 1 ? 0 : owners; }

std::uint32_t weigh_giant(const Call& call, const Entry& entry, Figure) { return call.units(*entry.where.segment()); }

void swim(Call& call) {
    const Name swims = call.trait("house-rules.swims"), stride = call.trait("house-rules.stride");
    for (const Segment& segment : call.segments_on(*call.last_tile()))
        for (const Figure& figure : call.figures_at(on_segment(segment)))
            if (call.trait(figure.kind, swims) != 0) call.award(figure.seat, 1 + call.trait(figure.kind, stride), "HR-8");
}

}  // namespace

PLV_PLUGIN(bind("backwards", &backwards), bind("short_game", &short_game), bind("long_roads", &long_roads),
           bind("survey", &survey), bind("suburbs", &suburbs), bind("crowds", &crowds), bind("first_of_tie", &first_of_tie),
           bind("none_of_tie", &none_of_tie), bind("weigh_giant", &weigh_giant), bind("swim", &swim))
