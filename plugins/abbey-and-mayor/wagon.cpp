// WAG  A wagon whose feature was scored may drive on instead of going home. When that is, in which order it is
// asked, and that each one sees what the others did (WAG-3, WAG-8 to WAG-11) is the engine's doing; what may be
// entered is said by the cause `drive`.
#include <algorithm>
#include <string_view>
#include <vector>

#include "elements.h"

namespace abbey_and_mayor {
namespace {

constexpr Name kDrive = "abbey-and-mayor.drive";

void offer_if_open(const Call& call, const Figure& wagon, const Segment& segment, Options& out) {
    if (call.may_stand(wagon, on_segment(segment), kDrive)) out.offer(kDrive, wagon, on_segment(segment));
}

// WAG-5  Segments on the nine tiles around the one it stood on, connected or not.
void offer_around(const Call& call, const Figure& wagon, Options& out) {
    const std::optional<Tile> stood_on = call.tile_under(wagon.from);
    if (!stood_on) return;
    for (const Tile& tile : call.around(*stood_on))
        for (const Segment& segment : call.segments_on(tile)) offer_if_open(call, wagon, segment, out);
}

// ---- what touches what, for WAG-6 -----------------------------------------------------------------

/// Features, each once, by the segment through which it was met first.
class Features {
public:
    explicit Features(const Call& call) : abbey_(call.tile_type(kAbbey)), call_(call) {}

    // What meets a segment on its tile, and what it meets across an edge of an abbey, which joins nothing.
    void add_touching(const Segment& segment) {
        for (const Segment& other : call_.meets_of(segment)) add(other);
        const Tile tile = call_.tile(segment.tile);
        const bool is_abbey = tile.type == abbey_;
        for (const Side side : {Side::north, Side::east, Side::south, Side::west}) {
            if (!is_abbey && !segment.reaches(side)) continue;
            const std::optional<Tile> beside = call_.tile_at(neighbour(tile.cell, side));
            if (!beside || (!is_abbey && beside->type != abbey_)) continue;
            for (const Segment& other : call_.segments_on(*beside))
                if (beside->type == abbey_ || other.reaches(opposite(side))) add(other);
        }
    }

    [[nodiscard]] const std::vector<Segment>& all() const { return found_; }

private:
    void add(const Segment& segment) {
        const auto same = [&](const Segment& one) { return one.feature == segment.feature; };
        if (std::ranges::none_of(found_, same)) found_.push_back(segment);
    }

    std::uint32_t abbey_;
    const Call& call_;
    std::vector<Segment> found_;
};

// WAG-6  All of what touches the scored feature, wherever the wagon stood on it.
void offer_touching(const Call& call, const Figure& wagon, const Entry& scored, Options& out) {
    Features features(call);
    for (const Segment& segment : call.segments_of(*scored.where.segment())) features.add_touching(segment);
    for (const Segment& first : features.all())
        for (const Segment& segment : call.segments_of(first)) offer_if_open(call, wagon, segment, out);
}

}  // namespace

void drive_options(const Call& call, const Frame& frame, Options& out) {
    const FateOf fate(frame);
    const Figure wagon = call.figure(fate.figure);
    if (std::string_view(call.option_text("wagon_move")) == "C1")
        offer_touching(call, wagon, call.entry(fate.entry), out);
    else
        offer_around(call, wagon, out);
}

void drive(Call& call, const Option& chosen) { call.move(chosen.a, Location{chosen.b}, kDrive); }

}  // namespace abbey_and_mayor
