#include "path.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace pontlevis::picture {
namespace {

constexpr int kPieces = 16;  // of a curve

Point on_curve(Point a, Point b, Point c, Point d, double t) {
    const double s = 1 - t;
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t);
}

}  // namespace

double distance(Point a, Point b) { return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)); }

Point nearest(Point from, Point a, Point b) {
    const Point along = b - a, to = from - a;
    const double square = along.x * along.x + along.y * along.y;
    const double part = square == 0 ? 0 : std::clamp((to.x * along.x + to.y * along.y) / square, 0.0, 1.0);
    return between(a, b, part);
}

Point turned(Point on_tile, Turns turns) {
    for (Turns turn = 0; turn < turns; ++turn) on_tile = {kTile - on_tile.y, on_tile.x};
    return on_tile;
}

std::string written(double number) {
    const auto tenths = static_cast<long long>(std::llround(number * 10));
    const char* sign = tenths < 0 ? "-" : "";
    const long long size = std::abs(tenths);
    return size % 10 == 0 ? fmt::format("{}{}", sign, size / 10) : fmt::format("{}{}.{}", sign, size / 10, size % 10);
}

void Path::write(char command, std::initializer_list<Point> points) {
    data_ += command;
    const char* gap = "";
    for (const Point point : points) {
        data_ += fmt::format("{}{},{}", gap, written(point.x), written(point.y));
        gap = " ";
    }
}

Path& Path::move(Point to) {
    write('M', {to});
    points_.push_back(to);
    return *this;
}

Path& Path::line(Point to) {
    write('L', {to});
    points_.push_back(to);
    return *this;
}

Path& Path::curve(Point first_control, Point second_control, Point to) {
    write('C', {first_control, second_control, to});
    const Point from = points_.back();
    for (int piece = 1; piece <= kPieces; ++piece)
        points_.push_back(on_curve(from, first_control, second_control, to, double(piece) / kPieces));
    return *this;
}

Path& Path::close() {
    data_ += 'Z';
    points_.push_back(points_.front());
    return *this;
}

double distance(Point from, const Path& path) {
    const std::vector<Point>& points = path.points();
    double least = distance(from, points.front());
    for (std::size_t i = 1; i < points.size(); ++i)
        least = std::min(least, distance(from, nearest(from, points[i - 1], points[i])));
    return least;
}

bool inside(Point point, const Path& path) {
    const std::vector<Point>& points = path.points();
    bool is_inside = false;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point a = points[i - 1], b = points[i];
        const bool passes = (a.y > point.y) != (b.y > point.y);
        if (passes && point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)) is_inside = !is_inside;
    }
    return is_inside;
}

}  // namespace pontlevis::picture
