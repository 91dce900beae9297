// Where on a tile everything is, worked out from its topology alone: which edges a segment reaches, what meets it.
// All in coordinates of the unturned tile. tile_picture.cpp draws it; nothing here is drawn.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "path.h"
#include "pontlevis/core/tiles.h"

namespace pontlevis::picture {

inline constexpr double kRoadWidth = 12;
inline constexpr double kBandWidth = 18;  // of kinds that this program does not know
inline constexpr double kSpotRadius = 16;
inline constexpr double kPennantRadius = 8;
inline constexpr double kMarkRadius = 11;
inline constexpr double kNameRadius = 7;
inline constexpr double kStripDepth = 9;  // of a mark of edges
inline constexpr double kFigureRadius = 12;

/// The shape of a segment.
enum class Form : std::uint8_t {
    ground,  // what is left between the others: fields
    area,    // grows from its edges and ends at a wall: cities
    band,    // leads from edge to edge, or ends on the tile: roads, and whatever else reaches edges
    spot,    // a place on the tile: monasteries, gardens
};

struct SegmentPlan {
    Form form = Form::ground;
    Path outline;             // area
    std::vector<Path> lines;  // area: its walls; band: its middle lines
    Point middle;             // spot
    bool settled = false;     // spot: it has its place
};

/// A round place that is taken.
struct Taken {
    Point at;
    double radius = 0;
};

/// Something that stands upright on the tile, however the tile lies.
struct Item {
    enum class Kind : std::uint8_t { spot, pennant, mark, symbol, name };  // the name of an unknown band
    Kind kind = Kind::spot;
    std::uint8_t segment = 0;  // of all but symbols
    std::uint8_t mark = 0;     // which of the segment's marks, or of the tile's symbols
    Point at;
    std::optional<std::uint8_t> target = {};  // a segment that the mark points at: one item each
    std::optional<Side> side = {};            // an edge that the symbol is about: one item each
};

class TilePlan {
public:
    explicit TilePlan(const TileType& tile);

    std::vector<SegmentPlan> segments;  // as the tile lists them
    std::vector<Point> gates;           // where bands end at walls
    std::vector<Point> crossings;       // where roads end that meet no wall and no spot
    std::vector<Item> items;
    std::vector<Taken> taken;  // by the items

    /// The best place for something round on a segment, clear of its borders and of what is taken already.
    [[nodiscard]] Point place(std::size_t segment, double radius, const std::vector<Taken>& beside) const {
        return find(segment, radius, beside).at;
    }

private:
    friend class TilePlanner;
    struct Candidate {
        Point at;
        double room;  // how far it is to the segment's border
    };
    struct Found {
        Point at;
        double clear;  // of everything else; less than the radius: it is tight
    };
    Found find(std::size_t segment, double radius, const std::vector<Taken>& beside) const;

    std::vector<std::vector<Candidate>> candidates_;  // a segment
};

}  // namespace pontlevis::picture
