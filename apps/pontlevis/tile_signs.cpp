#include "tile_signs.h"

#include <algorithm>
#include <bit>

namespace pontlevis::program {
namespace {

constexpr Spot kCentre{3, 1};
constexpr int kNorth = 0, kEast = 1, kSouth = 2, kWest = 3;

bool is_one_sign(const std::string& text) { return text.size() == 1 && text[0] > ' '; }
char small(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }
char capital(char letter) { return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter; }

constexpr std::uint8_t bit(int side) { return static_cast<std::uint8_t>(1 << (side & 3)); }

// Halves go round the tile two by two, so that a turn moves them by two.
std::uint8_t turned_halves(std::uint8_t halves, Turns turns) { return std::rotl(halves, 2 * turns); }

std::uint8_t turned_edges(std::uint8_t edges, Turns turns) {
    return static_cast<std::uint8_t>((edges << turns | edges >> (kSides - turns)) & 0xf);
}

// The way from the middle of an edge to the centre, which is not part of it.
std::vector<Spot> arm(int side) {
    if (side == kNorth) return {{3, 0}};
    if (side == kSouth) return {{3, 2}};
    if (side == kWest) return {{0, 1}, {1, 1}, {2, 1}};
    return {{6, 1}, {5, 1}, {4, 1}};
}

std::vector<Spot> cap(int side) {
    if (side == kNorth) return {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}};
    if (side == kSouth) return {{1, 2}, {2, 2}, {3, 2}, {4, 2}, {5, 2}};
    if (side == kWest) return {{0, 1}, {1, 1}};
    return {{6, 1}, {5, 1}};
}

struct Step {
    Spot spot;
    std::uint8_t joins;
};

// A curve that leaves the centre to another: `east` or west of it, north or south.
std::vector<Step> outer_curve(bool north, bool east) {
    const int row = north ? 0 : 2;
    const int step = east ? 1 : -1;
    const std::uint8_t out = bit(east ? kEast : kWest), back = bit(east ? kWest : kEast);
    const std::uint8_t edge = bit(north ? kNorth : kSouth), middle = bit(north ? kSouth : kNorth);
    const auto joins = [](std::uint8_t one, std::uint8_t two) { return static_cast<std::uint8_t>(one | two); };
    return {{{3, row}, joins(edge, out)},
            {{3 + step, row}, joins(out, back)},
            {{3 + 2 * step, row}, joins(back, middle)},
            {{3 + 2 * step, 1}, joins(edge, out)},
            {{3 + 3 * step, 1}, joins(out, back)}};
}

// The halves of edges that are nearest to a spot, the nearest first.
std::vector<Half> halves_near(Spot spot) {
    using enum Half;
    const bool west = spot.column < 3;
    if (spot.row == 1) return west ? std::vector{wr, wl, nl, sr} : std::vector{el, er, nr, sl};
    const bool corner = spot.column == 0 || spot.column == 6;
    if (spot.row == 0) {
        if (spot.column == 3) return {nl, nr};
        if (west) return corner ? std::vector{wr, nl} : std::vector{nl, wr};
        return corner ? std::vector{el, nr} : std::vector{nr, el};
    }
    if (spot.column == 3) return {sr, sl};
    if (west) return corner ? std::vector{wl, sr} : std::vector{sr, wl};
    return corner ? std::vector{er, sl} : std::vector{sl, er};
}

// The centre, what is around it, the middles of the edges, the rest.
constexpr Spot kBestFirst[] = {{3, 1}, {2, 1}, {4, 1}, {3, 0}, {3, 2}, {1, 1}, {5, 1}, {2, 0}, {4, 0}, {2, 2}, {4, 2},
                               {1, 0}, {5, 0}, {1, 2}, {5, 2}, {0, 1}, {6, 1}, {0, 0}, {6, 0}, {0, 2}, {6, 2}};

class Painter {
public:
    Painter(const Ruleset& rules, const TileType& type, Turns turns, std::uint16_t complete)
        : rules_(rules), type_(type), turns_(turns), complete_(complete) {}

    TileSigns paint() {
        each([&](std::uint8_t s) {
            if (is("city", s)) city(s);
        });
        each([&](std::uint8_t s) {
            if (is_building(s)) put(kCentre, {Ground::building, s, 0, building_letter(rules_, type_.segments[s].kind)});
        });
        paint_lines();
        fields();
        each([&](std::uint8_t s) {
            if (is("garden", s)) garden(s);
        });
        stands();
        each([&](std::uint8_t s) { marks(s); });
        for (const Mark& symbol : type_.symbols) this->symbol(symbol);
        return std::move(picture_);
    }

private:
    template <class Paint>
    void each(Paint paint) {
        for (std::uint8_t s = 0; s < type_.segments.size(); ++s) paint(s);
    }

    bool is(const char* kind, std::uint8_t s) const { return type_.segments[s].kind == kind; }
    std::uint8_t edges(std::uint8_t s) const { return turned_edges(type_.segments[s].edges, turns_); }
    bool is_line(std::uint8_t s) const { return edges(s) != 0 && !is("city", s) && !is("field", s); }
    // Gardens lie anywhere on a field, and no fields are buildings.
    bool is_building(std::uint8_t s) const { return edges(s) == 0 && !is("field", s) && !is("garden", s); }
    void put(Spot spot, Sign sign) {
        if (picture_.at(spot).ground == Ground::blank) picture_.at(spot) = sign;
    }

    // A side that is another city's leaves that city its corner.
    bool is_other_city(int side, std::uint8_t s) const {
        for (std::uint8_t other = 0; other < type_.segments.size(); ++other)
            if (other != s && is("city", other) && (edges(other) & bit(side)) != 0) return true;
        return false;
    }

    void city(std::uint8_t s) {
        const Sign sign{Ground::city, s, 0, 0};
        const std::uint8_t reached = edges(s);
        if (reached == 0) return put(kCentre, sign);
        for (int side = 0; side < kSides; ++side) {
            if ((reached & bit(side)) == 0) continue;
            for (const Spot spot : cap(side)) {
                const bool west_end = spot.column == 1 && spot.row != 1 && is_other_city(kWest, s);
                const bool east_end = spot.column == 5 && spot.row != 1 && is_other_city(kEast, s);
                if (!west_end && !east_end) put(spot, sign);
            }
        }
        for (const int row : {0, 2}) {
            for (const int column : {0, 6}) {
                const std::uint8_t both = bit(row == 0 ? kNorth : kSouth) | bit(column == 0 ? kWest : kEast);
                if ((reached & both) != both) continue;
                put({column, row}, sign);
                put({column == 0 ? 2 : 4, 1}, sign);
            }
        }
        const bool across = (reached & 5) == 5 || (reached & 10) == 10;
        for (int column = 2; column <= 4 && across; ++column) put({column, 1}, sign);
    }

    // The first line through the tile takes the centre; of two curves each keeps to its corner.
    void paint_lines() {
        std::vector<std::uint8_t> curves, others;
        each([&](std::uint8_t s) {
            if (!is_line(s)) return;
            const bool curve = std::popcount(edges(s)) == 2 && edges(s) != 5 && edges(s) != 10;
            (curve ? curves : others).push_back(s);
        });
        for (const std::uint8_t s : curves) {
            if (curves.size() > 1)
                curve(s);
            else
                line(s);
        }
        for (const bool passes : {true, false})
            for (const std::uint8_t s : others)
                if ((std::popcount(edges(s)) > 1) == passes) line(s);
    }

    void curve(std::uint8_t s) {
        for (const Step& step : outer_curve((edges(s) & bit(kNorth)) != 0, (edges(s) & bit(kEast)) != 0))
            put(step.spot, {Ground::line, s, step.joins, 0});
    }

    void line(std::uint8_t s) {
        for (int side = 0; side < kSides; ++side) {
            if ((edges(s) & bit(side)) == 0) continue;
            for (const Spot spot : arm(side))
                put(spot, {Ground::line, s, static_cast<std::uint8_t>(bit(side) | bit(side + 2)), 0});
        }
        const bool passes = std::popcount(edges(s)) > 1;
        Sign& centre = picture_.at(kCentre);
        if (centre.ground == Ground::line_end) centre.segment = kNoSegment;
        put(kCentre, {passes ? Ground::line : Ground::line_end, s, edges(s), 0});
    }

    void fields() {
        std::array<std::uint8_t, 8> owner;
        owner.fill(kNoSegment);
        std::uint8_t inner = kNoSegment;
        each([&](std::uint8_t s) {
            if (!is("field", s)) return;
            const std::uint8_t halves = turned_halves(type_.segments[s].halves, turns_);
            for (std::size_t half = 0; half < owner.size(); ++half)
                if (halves >> half & 1) owner[half] = s;
            if (halves == 0) inner = s;
        });
        for (int row = 0; row < kTileRows; ++row)
            for (int column = 0; column < kTileColumns; ++column) field_at({column, row}, owner, inner);
    }

    void field_at(Spot spot, const std::array<std::uint8_t, 8>& owner, std::uint8_t inner) {
        if (inner != kNoSegment && spot.row == 1) return put(spot, {Ground::field, inner, 0, 0});
        std::uint8_t segment = kNoSegment;
        for (const Half half : halves_near(spot))
            if (segment == kNoSegment) segment = owner[static_cast<std::size_t>(half)];
        for (const std::uint8_t any : owner)
            if (segment == kNoSegment && spot.row == 1) segment = any;
        put(spot, {Ground::field, segment, 0, 0});
    }

    void garden(std::uint8_t s) {
        for (const Spot spot :
             {Spot{5, 2}, Spot{1, 2}, Spot{5, 0}, Spot{1, 0}, Spot{4, 1}, Spot{2, 1}, Spot{6, 2}, Spot{0, 2}}) {
            if (picture_.at(spot).ground != Ground::field || picture_.at(spot).letter != 0) continue;
            picture_.at(spot) = {Ground::building, s, 0, 'g'};
            return;
        }
    }

    void stands() {
        picture_.stands.assign(type_.segments.size(), kCentre);
        each([&](std::uint8_t s) {
            const auto best = std::find_if(std::begin(kBestFirst), std::end(kBestFirst), [&](Spot spot) {
                return picture_.at(spot).segment == s && picture_.at(spot).ground != Ground::line_end;
            });
            if (best != std::end(kBestFirst)) picture_.stands[s] = *best;
        });
    }

    void marks(std::uint8_t s) {
        for (int i = 0; i < type_.segments[s].pennants; ++i) put_letter(s, '*');
        for (const Mark& mark : type_.segments[s].marks) {
            const bool done = mark.segments != 0 && (mark.segments & complete_) == mark.segments;
            put_letter(s, mark_letter(rules_, mark.name, done ? "complete" : mark.word));
        }
    }

    // Beside the middle of each edge that it is about, or anywhere.
    void symbol(const Mark& symbol) {
        const bool is_segment = std::any_of(type_.segments.begin(), type_.segments.end(), [&](const SegmentType& one) { return one.kind == symbol.name; });
        if (is_segment) return;  // which says so already
        const char letter = mark_letter(rules_, symbol.name, symbol.word);
        constexpr Spot kBesideMiddles[] = {{2, 0}, {6, 0}, {4, 2}, {0, 2}};
        for (int side = 0; side < kSides; ++side)
            if ((turned_edges(symbol.edges, turns_) & bit(side)) != 0) picture_.at(kBesideMiddles[side]).letter = letter;
        if (symbol.edges == 0) put_letter(kNoSegment, letter);
    }

    // On the segment itself, away from its figures; where it has no room, beside it.
    void put_letter(std::uint8_t s, char letter) {
        const auto is_free = [&](Spot spot) {
            const bool taken = std::find(picture_.stands.begin(), picture_.stands.end(), spot) != picture_.stands.end();
            return !taken && picture_.at(spot).letter == 0 && picture_.at(spot).ground != Ground::line_end;
        };
        for (const bool own : {true, false}) {
            for (const Spot spot : kBestFirst) {
                const bool fits =
                    own ? s != kNoSegment && picture_.at(spot).segment == s : picture_.at(spot).ground == Ground::field;
                if (!fits || !is_free(spot)) continue;
                picture_.at(spot).letter = letter;
                return;
            }
        }
    }

    const Ruleset& rules_;
    const TileType& type_;
    Turns turns_;
    std::uint16_t complete_;
    TileSigns picture_;
};

}  // namespace

char mark_letter(const Ruleset& rules, const std::string& attribute, std::string_view word) {
    for (const std::string& key : {attribute + "=" + std::string(word), attribute})
        if (const auto glyph = rules.glyphs.find(key); glyph != rules.glyphs.end() && is_one_sign(glyph->second.text))
            return small(glyph->second.text[0]);
    return small(attribute[attribute.rfind('.') + 1]);
}

char building_letter(const Ruleset& rules, const std::string& kind) {
    for (const FeatureKindInfo& one : rules.feature_kinds)
        if (one.name == kind && is_one_sign(one.glyph.text)) return capital(one.glyph.text[0]);
    return capital(kind[kind.rfind('.') + 1]);
}

char figure_letter(const FigureKindInfo& kind) { return small(is_one_sign(kind.glyph.text) ? kind.glyph.text[0] : kind.name[0]); }

TileSigns signs_of(const Ruleset& rules, const TileType& type, Turns turns, std::uint16_t complete) {
    return Painter(rules, type, turns, complete).paint();
}

}  // namespace pontlevis::program
