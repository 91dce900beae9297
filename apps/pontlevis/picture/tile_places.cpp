#include "tile_places.h"

#include <algorithm>
#include <array>
#include <deque>

namespace pontlevis::picture {
namespace {

constexpr int kCells = 50;  // of the grid, a side
constexpr double kCell = kTile / kCells;
constexpr int kNobody = -1;

// The middle of a half edge, clockwise from the north-west corner, as Half counts them.
Point half_edge(int half) {
    const Point north{half % 2 == 0 ? kTile / 4 : kTile * 3 / 4, 0};
    return turned(north, static_cast<Turns>(half / 2));
}

class Grid {
public:
    Grid(const TileType& tile, const TilePlan& plan) : tile_(tile), plan_(plan) {
        owners_.fill(kNobody);
        for (int cell = 0; cell < kCells * kCells; ++cell)
            owners_[static_cast<std::size_t>(cell)] = built_on(middle(cell));
        flood();
    }

    void add_places(std::vector<Place>& places) const {
        const std::array<double, kCells* kCells> rooms = rooms_to_border();
        for (int cell = 0; cell < kCells * kCells; ++cell) {
            const int owner = owners_[static_cast<std::size_t>(cell)];
            if (owner < 0 || plan_.segments[static_cast<std::size_t>(owner)].form == Form::band) continue;
            places.push_back({static_cast<std::size_t>(owner), middle(cell), rooms[static_cast<std::size_t>(cell)]});
        }
    }

private:
    static Point middle(int cell) { return {(cell % kCells + 0.5) * kCell, (cell / kCells + 0.5) * kCell}; }

    // What covers the ground there.
    int built_on(Point point) const {
        for (std::size_t i = 0; i < plan_.segments.size(); ++i)
            if (covers(i, point)) return static_cast<int>(i);
        return kNobody;
    }

    bool covers(std::size_t i, Point point) const {
        const SegmentPlan& segment = plan_.segments[i];
        const double width = tile_.segments[i].kind == "road" ? kRoadWidth : kBandWidth;
        if (segment.form == Form::area) return inside(point, segment.outline);
        if (segment.form == Form::spot) return segment.settled && distance(point, segment.middle) < kSpotRadius;
        return segment.form == Form::band &&
               std::any_of(segment.lines.begin(), segment.lines.end(),
                           [&](const Path& line) { return distance(point, line) < width / 2; });
    }

    // Grounds spread from their half edges until they meet; what is then left belongs to one that reaches no edge.
    void flood() {
        std::deque<int> open;
        const auto settle = [&](int cell, int owner) {
            owners_[static_cast<std::size_t>(cell)] = owner;
            open.push_back(cell);
        };
        for (std::size_t i = 0; i < plan_.segments.size(); ++i)
            for (int half = 0; half < kHalves; ++half)
                if ((tile_.segments[i].halves >> half & 1) != 0 && plan_.segments[i].form == Form::ground)
                    for (const int cell : cells_at(half)) settle(cell, static_cast<int>(i));
        spread(open);
        for (std::size_t i = 0; i < plan_.segments.size(); ++i) {
            if (plan_.segments[i].form != Form::ground || tile_.segments[i].halves != 0) continue;
            std::replace(owners_.begin(), owners_.end(), kNobody, static_cast<int>(i));
        }
    }

    void spread(std::deque<int>& open) {
        while (!open.empty()) {
            const int cell = open.front();
            open.pop_front();
            const int x = cell % kCells, y = cell / kCells;
            for (const auto& [nx, ny] : {std::pair{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}}) {
                if (nx < 0 || ny < 0 || nx >= kCells || ny >= kCells) continue;
                int& owner = owners_[static_cast<std::size_t>(ny * kCells + nx)];
                if (owner != kNobody) continue;
                owner = owners_[static_cast<std::size_t>(cell)];
                open.push_back(ny * kCells + nx);
            }
        }
    }

    // The free cells along a half edge.
    std::vector<int> cells_at(int half) const {
        std::vector<int> cells;
        const Point at = half_edge(half);
        for (int cell = 0; cell < kCells * kCells; ++cell) {
            const Point point = middle(cell);
            const bool at_border = std::min({point.x, point.y, kTile - point.x, kTile - point.y}) < kCell;
            const bool beside = std::max(std::abs(point.x - at.x), std::abs(point.y - at.y)) < kTile / 4;
            if (at_border && beside && owners_[static_cast<std::size_t>(cell)] == kNobody) cells.push_back(cell);
        }
        return cells;
    }

    // Distances to the next cell of another owner, or to the tile's edge: one pass down and one up.
    std::array<double, kCells * kCells> rooms_to_border() const {
        std::array<double, kCells * kCells> rooms{};
        const auto room_past = [&](int cell, int dx, int dy) {
            const int x = cell % kCells + dx, y = cell / kCells + dy;
            if (x < 0 || y < 0 || x >= kCells || y >= kCells) return 0.0;
            const auto other = static_cast<std::size_t>(y * kCells + x);
            return owners_[other] == owners_[static_cast<std::size_t>(cell)] ? rooms[other] : 0.0;
        };
        const auto nearest = [&](int cell, int side) {
            constexpr double kDiagonal = 1.414 * kCell;
            return std::min({room_past(cell, -side, 0) + kCell, room_past(cell, 0, -side) + kCell,
                             room_past(cell, -side, -side) + kDiagonal, room_past(cell, side, -side) + kDiagonal});
        };
        for (int cell = 0; cell < kCells * kCells; ++cell) rooms[static_cast<std::size_t>(cell)] = nearest(cell, 1);
        for (int cell = kCells * kCells - 1; cell >= 0; --cell) {
            double& room = rooms[static_cast<std::size_t>(cell)];
            room = std::min(room, nearest(cell, -1));
        }
        return rooms;
    }

    const TileType& tile_;
    const TilePlan& plan_;
    std::array<int, kCells * kCells> owners_;
};

// Along a line every point is as good as another, but near its ends; where lines meet, they do not end.
void add_line(std::size_t segment, const Path& line, bool meets_others, std::vector<Place>& places) {
    const std::vector<Point>& points = line.points();
    double length = 0;
    for (std::size_t i = 1; i < points.size(); ++i) length += distance(points[i - 1], points[i]);
    double behind = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const double piece = distance(points[i - 1], points[i]);
        const int steps = std::max(1, static_cast<int>(piece / kCell));
        for (int step = 0; step < steps; ++step) {
            const double here = behind + piece * step / steps;
            places.push_back({segment, between(points[i - 1], points[i], double(step) / steps),
                              meets_others ? here : std::min(here, length - here)});
        }
        behind += piece;
    }
}

}  // namespace

std::vector<Place> places_on(const TileType& tile, const TilePlan& plan) {
    std::vector<Place> places;
    Grid(tile, plan).add_places(places);
    for (std::size_t i = 0; i < plan.segments.size(); ++i) {
        if (plan.segments[i].form != Form::band) continue;
        const std::vector<Path>& lines = plan.segments[i].lines;
        for (const Path& line : lines) add_line(i, line, lines.size() > 1, places);
    }
    return places;
}

}  // namespace pontlevis::picture
