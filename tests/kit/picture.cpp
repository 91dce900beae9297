#include "picture.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <string_view>

namespace pontlevis::kit {
namespace {

constexpr std::size_t kCentre = 12;

std::size_t sign_at(std::size_t row, std::size_t column) { return row * kPictureSide + column; }

bool reaches(const SegmentType& segment, int side) { return segment.edges >> (side & 3) & 1; }

/// A road that goes on to another edge.
bool passes(const SegmentType& road) { return std::popcount(road.edges) > 1; }

class Painter {
public:
    explicit Painter(const TileType& type) : type_(type) {
        picture_.signs.fill('.');
        picture_.segment.fill(kNoSegment);
    }

    Picture paint() {
        each("city", [&](std::uint8_t s) { city(s); });
        each("monastery", [&](std::uint8_t s) { put(kCentre, 'M', s); });
        for (std::uint8_t s = 0; s < type_.segments.size(); ++s)
            if (is_building(segment(s))) put(kCentre, '~', s);
        each("road", [&](std::uint8_t s) { road_edges(s); });
        each("road", [&](std::uint8_t s) { if (passes(segment(s))) road_through(s); });
        each("road", [&](std::uint8_t s) { if (!passes(segment(s))) road_end(s); });
        for (std::uint8_t s = 0; s < type_.segments.size(); ++s)
            if (is_other(segment(s))) other(s);
        each("field", [&](std::uint8_t s) { field_edges(s); });
        fill_fields();
        for (std::size_t sign = 0; sign < kPictureSigns; ++sign)
            if (is_free(sign)) picture_.signs[sign] = ',';
        return picture_;
    }

private:
    const SegmentType& segment(std::uint8_t s) const { return type_.segments[s]; }

    template <class Paint>
    void each(const char* kind, Paint paint) {
        for (std::uint8_t s = 0; s < type_.segments.size(); ++s)
            if (segment(s).kind == kind) paint(s);
    }

    bool is_free(std::size_t sign) const {
        return picture_.signs[sign] == '.' && picture_.segment[sign] == kNoSegment;
    }

    void put(std::size_t sign, char what, std::uint8_t s) {
        if (!is_free(sign)) return;
        picture_.signs[sign] = what;
        picture_.segment[sign] = s;
    }

    /// As seen from `side`: row 0 is that edge, columns run clockwise.
    void put(int side, std::size_t row, std::size_t column, char what, std::uint8_t s) {
        put(turned_sign(row, column, static_cast<Turns>(side & 3)), what, s);
    }

    /// A cap on each edge; caps of one city grow together at the corners and, across the tile, at the centre.
    void city(std::uint8_t s) {
        bool across = false;
        for (int side = 0; side < kSides; ++side) {
            if (!reaches(segment(s), side)) continue;
            for (std::size_t column = 1; column <= 3; ++column) put(side, 0, column, '#', s);
            put(side, 1, 2, '#', s);
            if (reaches(segment(s), side + 3)) {
                put(side, 0, 0, '#', s);
                put(side, 1, 1, '#', s);
            }
            across |= reaches(segment(s), side + 2);
        }
        if (across) put(kCentre, '#', s);
    }

    void road_edges(std::uint8_t s) {
        for (int side = 0; side < kSides; ++side) {
            if (!reaches(segment(s), side)) continue;
            put(side, 0, 2, '=', s);
            put(side, 1, 2, '=', s);
        }
    }

    /// The first road through the tile takes the centre, a further curve cuts its corner.
    void road_through(std::uint8_t s) {
        if (is_free(kCentre)) return put(kCentre, '=', s);
        for (int side = 0; side < kSides; ++side)
            if (reaches(segment(s), side) && reaches(segment(s), side + 3)) put(side, 1, 1, '=', s);
    }

    /// Roads that end share the `+` in the centre; beside a city or monastery each has its own.
    void road_end(std::uint8_t s) {
        if (is_free(kCentre)) put(kCentre, '+', s);
        if (picture_.signs[kCentre] == '+') {
            if (picture_.segment[kCentre] != s) picture_.segment[kCentre] = kNoSegment;
            return;
        }
        for (int side = 0; side < kSides; ++side)
            if (reaches(segment(s), side)) picture_.signs[turned_sign(1, 2, static_cast<Turns>(side))] = '+';
    }

    static bool is_other(const SegmentType& segment) {
        return segment.edges != 0 && segment.kind != "city" && segment.kind != "road";
    }

    /// What expansions put in the middle of a tile, such as a ruin; drawn like a monastery.
    static bool is_building(const SegmentType& segment) {
        constexpr std::string_view of_base[] = {"city", "road", "field", "monastery", "garden"};
        return segment.edges == 0 && std::ranges::find(of_base, segment.kind) == std::end(of_base);
    }

    /// What expansions bring, such as a river: from the edges to the centre, where nothing lies above it.
    void other(std::uint8_t s) {
        for (int side = 0; side < kSides; ++side) {
            if (!reaches(segment(s), side)) continue;
            put(side, 0, 2, '~', s);
            put(side, 1, 2, '~', s);
        }
        put(kCentre, '~', s);
    }

    /// Half an edge, its corner and the diagonal behind it.
    void field_edges(std::uint8_t s) {
        for (int half = 0; half < 2 * kSides; ++half) {
            if (!(segment(s).halves >> half & 1)) continue;
            const std::size_t outer = half % 2 == 0 ? 0 : 4;
            const std::size_t inner = half % 2 == 0 ? 1 : 3;
            put(half / 2, 0, inner, '.', s);
            put(half / 2, 0, outer, '.', s);
            put(half / 2, 1, inner, '.', s);
        }
        if (segment(s).halves == 0) put(kCentre, '.', s);
    }

    std::optional<std::uint8_t> field_beside(std::size_t sign, bool diagonal) const {
        const int row = static_cast<int>(sign / kPictureSide), column = static_cast<int>(sign % kPictureSide);
        for (int y = std::max(row - 1, 0); y <= std::min(row + 1, 4); ++y)
            for (int x = std::max(column - 1, 0); x <= std::min(column + 1, 4); ++x) {
                const std::size_t other = sign_at(static_cast<std::size_t>(y), static_cast<std::size_t>(x));
                if (!diagonal && y != row && x != column) continue;
                if (picture_.signs[other] == '.' && !is_free(other)) return picture_.segment[other];
            }
        return std::nullopt;
    }

    bool grow_fields(bool diagonal) {
        for (std::size_t sign = 0; sign < kPictureSigns; ++sign) {
            if (!is_free(sign)) continue;
            const auto field = field_beside(sign, diagonal);
            if (!field) continue;
            picture_.segment[sign] = *field;
            return true;
        }
        return false;
    }

    /// What no edge claims belongs to the field beside it, to one across a corner only if there is no other.
    void fill_fields() {
        while (grow_fields(false) || grow_fields(true)) {}
    }

    const TileType& type_;
    Picture picture_;
};

}  // namespace

std::size_t turned_sign(std::size_t row, std::size_t column, Turns turns) {
    for (int i = 0; i < turns; ++i) {
        const std::size_t old_row = row;
        row = column;
        column = kPictureSide - 1 - old_row;
    }
    return sign_at(row, column);
}

Picture picture_of(const TileType& type, Turns turns) {
    const Picture unturned = Painter(type).paint();
    Picture picture;
    for (std::size_t row = 0; row < kPictureSide; ++row)
        for (std::size_t column = 0; column < kPictureSide; ++column) {
            const std::size_t to = turned_sign(row, column, turns);
            picture.signs[to] = unturned.signs[sign_at(row, column)];
            picture.segment[to] = unturned.segment[sign_at(row, column)];
        }
    return picture;
}

std::size_t room_on(const Picture& picture, std::uint8_t segment, const std::array<bool, kPictureSigns>& taken) {
    // The centre, the inner ring, the middles of the edges, the rest of the edges.
    constexpr std::size_t order[] = {12, 7, 13, 17, 11, 8, 18, 16, 6, 2, 14, 22, 10, 1, 3, 9, 19, 23, 21, 15, 5, 0, 4, 24, 20};
    for (const std::size_t sign : order)
        if (picture.segment[sign] == segment && !taken[sign] && picture.signs[sign] != '+') return sign;
    return kPictureSigns;
}

int gardens_of(const TileType& type) {
    return static_cast<int>(std::ranges::count(type.segments, std::string("garden"), &SegmentType::kind));
}

}  // namespace pontlevis::kit
