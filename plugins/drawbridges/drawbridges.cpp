// The Drawbridges: a meeple on a road that was just scored may cross into a city that the road leads to, if its
// bridge is down. The sole majority, limbo and "exactly one fate" are the engine's; the manifest says who crosses.
#include <algorithm>
#include <array>

#include "pontlevis/sdk/plugin.h"

using namespace pontlevis::sdk;

namespace {

// DB-8, DB-9  Up or down is told by the city as the tile left it: the net does not change while roads are scored.
bool is_down(const Call& call, std::uint32_t city) { return !call.feature(city).complete; }

/// Calls visit(segment, city) for each link of a road: the segment that has it, and the city beside it (DB-5).
template <class Visit>
void for_links(const Call& call, const Entry& road, Visit visit) {
    for (const Segment& segment : call.segments_of(*road.where.segment())) {
        const auto link = call.mark(on_segment(segment), "drawbridges.drawbridge");
        std::uint32_t city = call.tile(segment.tile).first_segment;
        for (std::uint32_t mask = link ? link->segments : 0; mask != 0; mask >>= 1, ++city)
            if ((mask & 1u) != 0) visit(segment, city);
    }
}

/// The open cities that a road leads to, each once (DB-16), by one of their segments.
class OpenCities {
public:
    OpenCities(const Call& call, const Entry& road) : call_(call) {
        for_links(call, road, [this](const Segment&, std::uint32_t city) {
            if (is_down(call_, city) && !has(city) && count_ < cities_.size()) cities_[count_++] = city;
        });
    }

    [[nodiscard]] const std::uint32_t* begin() const { return cities_.data(); }
    [[nodiscard]] const std::uint32_t* end() const { return cities_.data() + count_; }

private:
    [[nodiscard]] bool has(std::uint32_t city) const {
        const std::uint32_t feature = call_.segment(city).feature;
        return std::any_of(begin(), end(), [&](std::uint32_t known) { return call_.segment(known).feature == feature; });
    }

    const Call& call_;
    std::array<std::uint32_t, 64> cities_{};  // four times as many as a box has links
    std::size_t count_ = 0;
};

// DB-6 to DB-9  People who read the game are told of each bridge of a road that is finished, whoever stood there.
void tell_bridges(Call& call, const Frame& frame) {
    const std::uint32_t road = call.feature_kind("road");
    const ScoreDone done(frame);
    for (const Entry& entry : call.entries(done.first_entry, done.count)) {
        if (entry.kind != road || entry.mode != Mode::complete) continue;
        for_links(call, entry, [&](const Segment& segment, std::uint32_t city) {
            const Cell at = call.tile(segment.tile).cell;
            if (is_down(call, city)) call.explain("DB-8", "the drawbridge at (%d,%d) is down", int{at.x}, int{at.y});
            else call.explain("DB-9", "the drawbridge at (%d,%d) is up", int{at.x}, int{at.y});
        });
    }
}

// DB-15, DB-26  Into one of the open cities, onto any tile of it. Staying is one more answer, which the engine adds.
void cross_options(const Call& call, const Frame& frame, Options& out) {
    const FateOf fate(frame);
    const Figure mover = call.figure(fate.figure);
    for (const std::uint32_t city : OpenCities(call, call.entry(fate.entry)))
        for (const Segment& landing : call.segments_of(city))
            if (call.may_stand(mover, on_segment(landing), "drawbridges.cross"))  // DBQ-6
                out.offer("drawbridges.cross", mover, on_segment(landing));
}

void cross(Call& call, const Option& chosen) { call.move(chosen.a, Location{chosen.b}, "drawbridges.cross"); }

}  // namespace

PLV_PLUGIN(bind("cross", &cross_options, &cross), bind("tell_bridges", &tell_bridges))
