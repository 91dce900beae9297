// Points and outlines on a picture, as numbers first: what is drawn can then also be measured. x grows to the
// right, y down; a tile is kTile wide.
#pragma once

#include <string>
#include <vector>

#include "pontlevis/sdk/geometry.h"

namespace pontlevis::picture {

inline constexpr double kTile = 100;

struct Point {
    double x = 0, y = 0;
};

constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(Point a, double by) { return {a.x * by, a.y * by}; }
constexpr Point between(Point a, Point b, double part) { return a + (b - a) * part; }
[[nodiscard]] double distance(Point a, Point b);
/// The point of the straight line from `a` to `b` that is next to `from`.
[[nodiscard]] Point nearest(Point from, Point a, Point b);

/// Where a point of the unturned tile is after quarter turns clockwise.
[[nodiscard]] Point turned(Point on_tile, Turns turns);

/// "12.5": at most one decimal, the same on every machine.
[[nodiscard]] std::string written(double number);

/// A line of straight and curved pieces (cubic Bézier), perhaps closed.
class Path {
public:
    Path& move(Point to);
    Path& line(Point to);
    Path& curve(Point first_control, Point second_control, Point to);
    Path& close();

    /// What SVG calls `d`.
    [[nodiscard]] const std::string& data() const { return data_; }
    /// The same as a chain of short straight pieces.
    [[nodiscard]] const std::vector<Point>& points() const { return points_; }

private:
    void write(char command, std::initializer_list<Point> points);

    std::string data_;
    std::vector<Point> points_;
};

[[nodiscard]] double distance(Point from, const Path& path);
/// Whether a closed path goes round it.
[[nodiscard]] bool inside(Point point, const Path& path);

}  // namespace pontlevis::picture
