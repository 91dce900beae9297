// The Drawbridges: a meeple on a road that was just scored may cross into a city that the road leads to, if its
// bridge is down. The sole majority, limbo and "exactly one fate" are the engine's; the manifest says who crosses.
#include <algorithm>
#include <array>

#include "pontlevis/sdk/plugin.h"

using namespace pontlevis::sdk;

namespace {

/// The open cities that a road leads to, each once (DB-5, DB-16), by one of their segments.
class OpenCities {
public:
    OpenCities(const Call& call, const Entry& road) : call_(call) {
        for (const Segment& segment : call.segments_of(*road.where.segment())) {
            const auto link = call.mark(on_segment(segment), "drawbridges.drawbridge");
            if (link) add(call.tile(segment.tile).first_segment, link->segments);
        }
    }

    [[nodiscard]] const std::uint32_t* begin() const { return cities_.data(); }
    [[nodiscard]] const std::uint32_t* end() const { return cities_.data() + count_; }

private:
    void add(std::uint32_t first, std::uint32_t mask) {
        for (std::uint32_t city = first; mask != 0; mask >>= 1, ++city)
            if ((mask & 1u) != 0 && is_down(city) && !has(city) && count_ < cities_.size()) cities_[count_++] = city;
    }

    // DB-8, DB-9  Up or down is told by the city as the tile left it: the net does not change while roads are scored.
    [[nodiscard]] bool is_down(std::uint32_t city) const { return !call_.feature(city).complete; }

    [[nodiscard]] bool has(std::uint32_t city) const {
        const std::uint32_t feature = call_.segment(city).feature;
        return std::any_of(begin(), end(), [&](std::uint32_t known) { return call_.segment(known).feature == feature; });
    }

    const Call& call_;
    std::array<std::uint32_t, 64> cities_{};  // four times as many as a box has links
    std::size_t count_ = 0;
};

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

PLV_PLUGIN(bind("cross", &cross_options, &cross))
