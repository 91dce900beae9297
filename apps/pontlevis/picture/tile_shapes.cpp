#include "tile_shapes.h"

#include <algorithm>
#include <optional>

namespace pontlevis::picture {
namespace {

constexpr Point kCentre{kTile / 2, kTile / 2};
constexpr double kArc = 0.39;  // control points of a quarter circle, as a part of its chord

using Group = std::vector<std::uint8_t>;  // of segments that meet

bool reaches(const SegmentType& segment, int side) { return (segment.edges >> (side & 3) & 1) != 0; }

Point edge_middle(int side) { return turned({kTile / 2, 0}, static_cast<Turns>(side)); }
Point inwards(int side) { return (kCentre - edge_middle(side)) * (2 / kTile); }

// ---- areas ----------------------------------------------------------------------------------------

// Where half edges begin, clockwise from the north-west corner.
Point half_begin(int half) { return turned({half % 2 == 0 ? 0 : kTile / 2, 0}, static_cast<Turns>(half / 2 & 3)); }

// Of an edge that two areas share, each has the half that lies nearer to its other edges.
std::uint8_t halves_of(const TileType& tile, const SegmentType& area) {
    std::uint8_t halves = 0;
    for (int side = 0; side < kSides; ++side) {
        if (!reaches(area, side)) continue;
        const bool shared = (area.shared_edges >> side & 1) != 0;
        const auto sharer = [&](const SegmentType& other) { return (other.shared_edges >> side & 1) != 0; };
        const bool first = &area == &*std::find_if(tile.segments.begin(), tile.segments.end(), sharer);
        const bool left = reaches(area, side + 3) || (first && !reaches(area, side + 1));
        halves = static_cast<std::uint8_t>(halves | (!shared ? 3 : left ? 1 : 2) << 2 * side);
    }
    return halves;
}

// A wall leaves the border towards the centre, a little to the side of its own area, so that walls which
// begin at one corner part at once. `way` is 1 where the area lies before that point, clockwise, else -1.
Point wall_control(Point border, int way) {
    constexpr double kReach = 0.88, kCos = 0.99, kSin = 0.139;  // 8 degrees
    const Point in = (kCentre - border) * kReach;
    return border + Point{in.x * kCos - way * in.y * kSin, in.y * kCos + way * in.x * kSin};
}

SegmentPlan area_of(const TileType& tile, const SegmentType& segment) {
    SegmentPlan area;
    area.form = Form::area;
    const std::uint8_t halves = halves_of(tile, segment);
    const auto has = [&](int half) { return (halves >> (half & 7) & 1) != 0; };
    int first = 0;
    while (halves != 0xff && (!has(first) || has(first + 7))) ++first;
    area.outline.move(half_begin(first));
    for (int half = first; half < first + kHalves; ++half) {
        const Point here = half_begin(half);
        if (has(half)) {
            area.outline.line(half_begin(half + 1));
            continue;
        }
        while (!has(half + 1)) ++half;
        const Point there = half_begin(half + 1);
        const Point first_control = wall_control(here, 1), second_control = wall_control(there, -1);
        area.outline.curve(first_control, second_control, there);
        area.lines.emplace_back(Path().move(here).curve(first_control, second_control, there));
    }
    area.outline.close();
    return area;
}

struct WallPoint {
    Point at;
    Point outwards;
};

// The point of an area's walls that is next to `from`; nothing if it has no wall.
std::optional<WallPoint> wall_next_to(Point from, const SegmentPlan& area) {
    std::optional<WallPoint> next;
    for (const Path& wall : area.lines) {
        for (std::size_t i = 1; i < wall.points().size(); ++i) {
            const Point at = nearest(from, wall.points()[i - 1], wall.points()[i]);
            if (!next || distance(from, at) < distance(from, next->at)) next = WallPoint{at, from - at};
        }
    }
    if (!next) return next;
    const double far = distance(from, next->at);
    const double way = inside(from, area.outline) ? -1 : 1;
    next->outwards = far < 0.01 ? kCentre - next->at : next->outwards * (way / far);
    return next;
}

// ---- bands ----------------------------------------------------------------------------------------

/// Where a band ends, and the way it takes from there; none: any.
struct End {
    Point at;
    Point inwards;
};

Path line_between(const End& a, const End& b) {
    const double reach = kArc * distance(a.at, b.at);
    const auto control = [&](const End& end, const End& other) {
        const bool free = end.inwards.x == 0 && end.inwards.y == 0;
        return free ? between(end.at, other.at, 0.3) : end.at + end.inwards * reach;
    };
    return Path().move(a.at).curve(control(a, b), control(b, a), b.at);
}

class Bands {
public:
    Bands(const TileType& tile, TilePlan& plan) : tile_(tile), plan_(plan) {
        for (const Group& group : tile.junctions)
            if (is_crossing(group)) ++crossings_;
    }

    void draft() {
        for (const Group& group : tile_.junctions) meet(group);
        for (std::uint8_t i = 0; i < tile_.segments.size(); ++i)
            if (form(i) == Form::band) draft_band(i);
    }

private:
    Form form(std::size_t i) const { return plan_.segments[i].form; }
    bool is_road(std::size_t i) const { return tile_.segments[i].kind == "road"; }
    bool is_crossing(const Group& group) const {
        return std::all_of(group.begin(), group.end(), [&](std::uint8_t i) { return form(i) == Form::band; });
    }

    // On the tile's border: the middle of where the bands of a group come from.
    Point origin_of(const Group& group) const {
        Point sum;
        int edges = 0;
        for (const std::uint8_t i : group) {
            for (int side = 0; side < kSides; ++side) {
                if (form(i) != Form::band || !reaches(tile_.segments[i], side)) continue;
                sum = sum + edge_middle(side);
                ++edges;
            }
        }
        return edges == 0 ? kCentre : sum * (1.0 / edges);
    }

    // Where the bands of a group end: at a wall, at a spot, or all in one point.
    void meet(const Group& group) {
        const Point origin = origin_of(group);
        const std::optional<WallPoint> wall = wall_of(group, between(origin, kCentre, 0.6));
        const auto spot =
            std::find_if(group.begin(), group.end(), [&](std::uint8_t i) { return form(i) == Form::spot; });
        if (!wall && spot == group.end()) return cross(group, origin);
        for (const std::uint8_t i : group) {
            if (form(i) != Form::band) continue;
            if (wall) end_at_wall(i, *wall);
            if (spot != group.end()) end_at_spot(i, plan_.segments[*spot].middle, origin);
        }
    }

    std::optional<WallPoint> wall_of(const Group& group, Point from) const {
        for (const std::uint8_t i : group)
            if (form(i) == Form::area) return wall_next_to(from, plan_.segments[i]);
        return std::nullopt;
    }

    void cross(const Group& group, Point origin) {
        const Point at = on_ground(crossings_ > 1 ? between(origin, kCentre, 0.45) : kCentre);
        if (std::all_of(group.begin(), group.end(), [&](std::uint8_t i) { return is_road(i); }))
            plan_.crossings.push_back(at);
        for (const std::uint8_t i : group)
            if (form(i) == Form::band) ends_[i].push_back({at, {}});
    }

    void end_at_wall(std::uint8_t i, const WallPoint& wall) {
        ends_[i].push_back({wall.at, wall.outwards});
        plan_.gates.push_back(wall.at);
    }

    void end_at_spot(std::uint8_t i, Point spot, Point origin) {
        const double part = distance(spot, origin) == 0 ? 0 : (kSpotRadius - 6) / distance(spot, origin);
        ends_[i].push_back({between(spot, origin, part), {}});
    }

    // The nearest point that no area covers.
    Point on_ground(Point at) const {
        for (const SegmentPlan& area : plan_.segments) {
            if (area.form != Form::area || !inside(at, area.outline)) continue;
            if (const std::optional<WallPoint> wall = wall_next_to(at, area))
                return wall->at + wall->outwards * kRoadWidth;
        }
        return at;
    }

    void draft_band(std::uint8_t i) {
        std::vector<End> ends;
        for (int side = 0; side < kSides; ++side)
            if (reaches(tile_.segments[i], side)) ends.push_back({edge_middle(side), inwards(side)});
        ends.insert(ends.end(), ends_[i].begin(), ends_[i].end());
        if (ends.size() == 1) {  // nothing says where it ends
            ends.push_back({on_ground(kCentre), {}});
            if (is_road(i)) plan_.crossings.push_back(ends.back().at);
        }
        std::vector<Path>& lines = plan_.segments[i].lines;
        if (ends.size() == 2) {
            lines.push_back(line_between(ends[0], ends[1]));
            return;
        }
        const End hub{on_ground(kCentre), {}};
        for (const End& end : ends) lines.push_back(line_between(end, hub));
    }

    const TileType& tile_;
    TilePlan& plan_;
    int crossings_ = 0;
    std::array<std::vector<End>, kMostSegments> ends_;  // on the tile, a segment
};

}  // namespace

Form form_of(const SegmentType& segment) {
    if (segment.kind == "field" || segment.halves != 0) return Form::ground;
    if (segment.edges == 0) return Form::spot;
    return segment.kind == "city" ? Form::area : Form::band;
}

void draft_shapes(const TileType& tile, TilePlan& plan) {
    for (const SegmentType& segment : tile.segments) {
        SegmentPlan drafted;
        if (form_of(segment) == Form::area) drafted = area_of(tile, segment);
        drafted.form = form_of(segment);
        drafted.middle = kCentre;
        plan.segments.push_back(std::move(drafted));
    }
    for (const Group& group : tile.junctions)
        for (const std::uint8_t i : group) plan.segments[i].settled = true;
    Bands(tile, plan).draft();
}

}  // namespace pontlevis::picture
