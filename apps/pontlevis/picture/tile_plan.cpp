#include "tile_plan.h"

#include <algorithm>

#include "tile_places.h"
#include "tile_shapes.h"

namespace pontlevis::picture {
namespace {

double clearance(Point at, double room, double radius, const std::vector<Taken>& beside) {
    double clear = std::min(room, radius + 2);  // more room than it needs is no better
    for (const Taken& other : beside) clear = std::min(clear, distance(at, other.at) - other.radius);
    return clear;
}

}  // namespace

// Shapes first; then spots, pennants and marks find their places beside one another.
class TilePlanner {
public:
    TilePlanner(const TileType& tile, TilePlan& plan) : tile_(tile), plan_(plan) {}

    void run() {
        draft_shapes(tile_, plan_);
        plan_.candidates_.resize(tile_.segments.size());
        find_candidates();
        for (std::uint8_t i = 0; i < tile_.segments.size(); ++i) place_spot(i);
        find_candidates();  // grounds do not reach under the spots
        for (std::uint8_t i = 0; i < tile_.segments.size(); ++i) place_items(i);
        for (std::uint8_t i = 0; i < tile_.symbols.size(); ++i) place_symbol(i);
    }

private:
    void find_candidates() {
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) plan_.candidates_[i].clear();
        for (const Place& place : places_on(tile_, plan_))
            plan_.candidates_[place.segment].push_back({place.at, place.room});
    }

    // Those that a road leads to have theirs already. The others stand on any ground: the topology does not say where.
    void place_spot(std::uint8_t i) {
        SegmentPlan& spot = plan_.segments[i];
        if (spot.form != Form::spot) return;
        if (!spot.settled) spot.middle = best_ground(kSpotRadius);
        spot.settled = true;
        take({Item::Kind::spot, i, 0, spot.middle}, kSpotRadius);
    }

    Point best_ground(double radius) const {
        TilePlan::Found best{{kTile / 2, kTile / 2}, -kTile};
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            if (plan_.segments[i].form != Form::ground || plan_.candidates_[i].empty()) continue;
            const TilePlan::Found found = plan_.find(i, radius, plan_.taken);
            if (found.clear > best.clear + 0.01) best = found;
        }
        return best.at;
    }

    void place_items(std::uint8_t i) {
        const SegmentType& segment = tile_.segments[i];
        if (plan_.segments[i].form == Form::band && segment.kind != "road")
            take({Item::Kind::name, i, 0, plan_.place(i, kNameRadius, plan_.taken)}, kNameRadius);
        for (int pennant = 0; pennant < segment.pennants; ++pennant)
            take({Item::Kind::pennant, i, 0, plan_.place(i, kPennantRadius, plan_.taken)}, kPennantRadius);
        for (std::uint8_t mark = 0; mark < segment.marks.size(); ++mark) place_mark(i, mark);
    }

    // A mark that points at areas stands before each of their walls.
    void place_mark(std::uint8_t i, std::uint8_t mark) {
        const std::uint16_t targets = tile_.segments[i].marks[mark].segments;
        bool pointed = false;
        for (std::uint8_t target = 0; target < tile_.segments.size(); ++target) {
            if ((targets >> target & 1) == 0 || plan_.segments[target].form != Form::area) continue;
            take({Item::Kind::mark, i, mark, before_wall(i, plan_.segments[target]), target}, kMarkRadius);
            pointed = true;
        }
        if (!pointed) take({Item::Kind::mark, i, mark, plan_.place(i, kMarkRadius, plan_.taken)}, kMarkRadius);
    }

    // Of the places on a segment the one that is next to an area's walls and leaves them in sight.
    Point before_wall(std::size_t i, const SegmentPlan& area) const {
        constexpr double kInSight = 8;
        const auto from_walls = [&](Point at) {
            double least = kTile;
            for (const Path& wall : area.lines) least = std::min(least, distance(at, wall));
            return least;
        };
        Point best = plan_.place(i, kMarkRadius, plan_.taken);
        double nearest = kTile;
        for (const TilePlan::Candidate& candidate : plan_.candidates_[i]) {
            const double far = from_walls(candidate.at);
            if (far < kInSight || far >= nearest || clearance(candidate.at, kTile, kMarkRadius, plan_.taken) < kMarkRadius) continue;
            best = candidate.at;
            nearest = far;
        }
        return best;
    }

    // A symbol about edges lies along each of them, with its glyph a little to the side of what crosses the edge.
    void place_symbol(std::uint8_t i) {
        const auto is_it = [&](const SegmentType& segment) { return segment.kind == tile_.symbols[i].name; };
        if (std::any_of(tile_.segments.begin(), tile_.segments.end(), is_it)) return;  // that segment says so already
        const std::uint8_t edges = tile_.symbols[i].edges;
        if (edges == 0) return take({Item::Kind::symbol, 0, i, best_ground(kMarkRadius)}, kMarkRadius);
        for (int side = 0; side < kSides; ++side) {
            if ((edges >> side & 1) == 0) continue;
            const Point at = turned({kTile * 0.24, kStripDepth - 1}, static_cast<Turns>(side));
            take({Item::Kind::symbol, 0, i, at, {}, static_cast<Side>(side)}, kNameRadius);
        }
    }

    void take(const Item& item, double radius) {
        plan_.items.push_back(item);
        plan_.taken.push_back({item.at, radius});
    }

    const TileType& tile_;
    TilePlan& plan_;
};

TilePlan::TilePlan(const TileType& tile) { TilePlanner(tile, *this).run(); }

TilePlan::Found TilePlan::find(std::size_t segment, double radius, const std::vector<Taken>& beside) const {
    const std::vector<Candidate>& all = candidates_[segment];
    if (all.empty()) return {segments[segment].middle, 0};
    Point middle;
    for (const Candidate& candidate : all) middle = middle + candidate.at * (1.0 / static_cast<double>(all.size()));
    // The clearest; of equally clear ones that nearest to the middle.
    Found best{all.front().at, -kTile};
    for (const Candidate& candidate : all) {
        const double clear = clearance(candidate.at, candidate.room, radius, beside);
        const bool nearer = distance(candidate.at, middle) < distance(best.at, middle) - 0.01;
        if (clear > best.clear + 0.01 || (clear > best.clear - 0.01 && nearer)) best = {candidate.at, clear};
    }
    return best;
}

}  // namespace pontlevis::picture
