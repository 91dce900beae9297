#include "tiles_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "nearest.h"

namespace pontlevis {
namespace {

constexpr std::string_view kSideNames[kSides] = {"north", "east", "south", "west"};

bool has_bit(unsigned bits, int bit) { return (bits >> bit & 1u) != 0; }

// What the segments of a tile claim of one of its edges.
struct Claims {
    std::vector<const SegmentType*> whole;      // those that reach the edge itself: a city, a road, a river
    std::vector<const SegmentType*> fields[2];  // those that reach its left and right half
};

Claims claims_of(const TileType& tile, int side) {
    Claims claims;
    for (const SegmentType& segment : tile.segments) {
        if (has_bit(segment.edges, side)) claims.whole.push_back(&segment);
        for (int half : {0, 1}) {
            if (has_bit(segment.halves, 2 * side + half)) claims.fields[half].push_back(&segment);
        }
    }
    return claims;
}

std::string ids_of(const std::vector<const SegmentType*>& segments) {
    std::string text;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (i > 0) text += i + 1 == segments.size() ? " and " : ", ";
        text += segments[i]->id;
    }
    return text;
}

// How much of an edge belongs to fields and what reaches its middle; the same edge word means the same on every
// tile.
struct Shape {
    std::string_view reached_by;  // a kind; empty: nothing
    int field_halves = 0;
    friend bool operator==(const Shape&, const Shape&) = default;
};

Shape shape_of(const Claims& claims) {
    return {claims.whole.empty() ? std::string_view() : claims.whole.front()->kind,
            int{!claims.fields[0].empty()} + int{!claims.fields[1].empty()}};
}

// What the base game's words and the river's promise; other words are learnt from the file.
std::optional<Shape> known_shape(std::string_view word) {
    if (word == "city") return Shape{word, 0};
    if (word == "road" || word == "river") return Shape{word, 2};
    if (word == "field") return Shape{{}, 2};
    return std::nullopt;
}

// A kind of edge that its plugin declares; what reaches it need not be a segment of that name.
bool is_in_full(std::string_view word) { return word.find('.') != std::string_view::npos; }

std::string shape_text(const Shape& shape) {
    constexpr std::string_view kFields[] = {"no field", "a field on one half only", "a field on each half"};
    const std::string_view reached_by = shape.reached_by.empty() ? "segment" : shape.reached_by;
    return fmt::format("{} {} that reaches it and {}", shape.reached_by.empty() ? "no" : "one", reached_by, kFields[shape.field_halves]);
}

class TileCheck {
public:
    explicit TileCheck(Problems& problems) : problems_(problems) {}

    void check(const TileType& tile) {
        tile_ = &tile;
        if (!ids_.insert(tile.id).second) tell(tile.line, "there is a tile of that id above");
        for (int side = 0; side < kSides; ++side) check_edge(side);
        for (const SegmentType& segment : tile.segments) check_shared(segment);
        check_crossings();
        check_start_copies();
    }

private:
    void tell(int line, std::string_view text) { problems_.add(line, fmt::format("{}: {}", tile_->id, text)); }

    void check_edge(int side) {
        const std::string& word = tile_->edges[static_cast<std::size_t>(side)];
        const Claims claims = claims_of(*tile_, side);
        check_overlap(side, claims);
        check_kinds(side, word, claims);
        if (const auto shape = known_shape(word)) {
            check_known(side, word, *shape, claims);
        } else {
            check_learnt(side, word, shape_of(claims));
        }
    }

    // Two segments on one edge, or two fields on one half.
    void check_overlap(int side, const Claims& claims) {
        const auto shares = [side](const SegmentType* segment) { return has_bit(segment->shared_edges, side); };
        if (claims.whole.size() > 1 && !std::all_of(claims.whole.begin(), claims.whole.end(), shares)) {
            tell(claims.whole.back()->line,
                 fmt::format("{} reach the {} edge; if they share it, each must say shared = \"{}\"",
                             ids_of(claims.whole), kSideNames[side], "NESW"[side]));
        }
        for (int half : {0, 1}) {
            if (claims.fields[half].size() < 2) continue;
            tell(claims.fields[half].back()->line,
                 fmt::format("{} reach the half edge {}; it belongs to one field", ids_of(claims.fields[half]),
                             kHalfNames[2 * side + half]));
        }
    }

    // A segment reaches edges of its own kind only, or of one that a plugin declares.
    void check_kinds(int side, const std::string& word, const Claims& claims) {
        for (const SegmentType* segment : claims.whole) {
            const bool same = segment->kind == claims.whole.front()->kind;
            if (segment->kind == word || (is_in_full(word) && same)) continue;
            tell(segment->line, fmt::format("{} reaches the {} edge, which is {}; expected {}", segment->id,
                                            kSideNames[side], quoted(word), quoted(segment->kind)));
        }
    }

    void check_known(int side, const std::string& word, const Shape& shape, const Claims& claims) {
        if (!shape.reached_by.empty() && claims.whole.empty()) {
            tell(tile_->line, fmt::format("the {} edge is {}, and no segment reaches it; expected one {}",
                                          kSideNames[side], quoted(word), word));
        }
        for (int half : {0, 1}) {
            const auto& fields = claims.fields[half];
            const std::string_view name = kHalfNames[2 * side + half];
            if (shape.field_halves == 2 && fields.empty()) {
                tell(tile_->line, fmt::format("the {} edge is {}, and no field reaches its half {}; expected one",
                                              kSideNames[side], quoted(word), name));
            } else if (shape.field_halves == 0 && !fields.empty()) {
                tell(fields.front()->line, fmt::format("{} reaches the half edge {}, but the {} edge is {}; expected none",
                                                       fields.front()->id, name, kSideNames[side], quoted(word)));
            }
        }
    }

    void check_learnt(int side, const std::string& word, const Shape& shape) {
        if (!is_in_full(word) && shape == known_shape("field")) {
            tell(tile_->line, fmt::format("the {} edge is {}, but only fields reach it; expected \"field\"",
                                          kSideNames[side], quoted(word)));
            return;
        }
        const auto [learnt, is_first] = learnt_.try_emplace(word, Learnt{shape, tile_});
        if (is_first || learnt->second.shape == shape) return;
        tell(tile_->line, fmt::format("the {} edge is {} and has {}; on {} (line {}) such an edge has {}",
                                      kSideNames[side], quoted(word), shape_text(shape), learnt->second.tile->id,
                                      learnt->second.tile->line, shape_text(learnt->second.shape)));
    }

    void check_shared(const SegmentType& segment) {
        for (int side = 0; side < kSides; ++side) {
            if (!has_bit(segment.shared_edges, side)) continue;
            if (!has_bit(segment.edges, side)) {
                tell(segment.line, fmt::format("{} shares the {} edge, but does not reach it; add it to its edges",
                                               segment.id, kSideNames[side]));
            } else if (claims_of(*tile_, side).whole.size() < 2) {
                tell(segment.line, fmt::format("{} shares the {} edge, but no other segment reaches it", segment.id,
                                               kSideNames[side]));
            }
        }
    }

    // The twelve places on the way round a tile: of each edge the left half, the middle and the right half.
    static unsigned places_of(const SegmentType& segment) {
        unsigned places = 0;
        for (int side = 0; side < kSides; ++side) {
            if (has_bit(segment.halves, 2 * side)) places |= 1u << 3 * side;
            if (has_bit(segment.edges, side)) places |= 1u << (3 * side + 1);
            if (has_bit(segment.halves, 2 * side + 1)) places |= 1u << (3 * side + 2);
        }
        return places;
    }

    // Two segments cross when going round meets the one, the other, the one and the other again.
    static bool crosses(unsigned a, unsigned b) {
        a &= ~b;  // a place of both (a shared edge) separates nothing
        int changes = 0;
        char first = 0, last = 0;
        for (int place = 0; place < 3 * kSides; ++place) {
            const char now = has_bit(a, place) ? 'a' : has_bit(b, place) ? 'b' : '\0';
            if (now == 0) continue;
            if (first == 0) first = now;
            if (last != 0 && now != last) ++changes;
            last = now;
        }
        if (first != last) ++changes;
        return changes >= 4;
    }

    void check_crossings() {
        const auto& segments = tile_->segments;
        for (std::size_t b = 1; b < segments.size(); ++b) {
            for (std::size_t a = 0; a < b; ++a) {
                if (!crosses(places_of(segments[a]), places_of(segments[b]))) continue;
                const bool said = has_bit(segments[a].crosses, static_cast<int>(b)) ||
                                  has_bit(segments[b].crosses, static_cast<int>(a));
                if (said) continue;
                tell(segments[b].line,
                     fmt::format("{} and {} cross on the way round the tile; if one passes over the other, {} must "
                                 "say crosses = \"{}\"",
                                 segments[a].id, segments[b].id, segments[b].id, segments[a].id));
            }
        }
    }

    void check_start_copies() {
        for (const auto& [edition, count] : tile_->start_copies) {
            const int copies = TileSet::copies_in(tile_->copies, edition);
            if (count <= copies) continue;
            tell(tile_->line, fmt::format("{} start copies in edition {}, but it has {} in all", count, quoted(edition),
                                          copies));
        }
    }

    struct Learnt {
        Shape shape;
        const TileType* tile;
    };

    Problems& problems_;
    const TileType* tile_ = nullptr;
    std::set<std::string> ids_;
    std::map<std::string, Learnt> learnt_;
};

std::vector<std::string> editions_of(const TileSet& set) {
    std::vector<std::string> editions;
    for (const auto& [edition, count] : set.published) editions.push_back(edition);
    return editions;
}

}  // namespace

void check_tiles(const TileSet& set, Problems& problems) {
    TileCheck check(problems);
    for (const TileType& tile : set.tiles) check.check(tile);
}

void check_published(const TileSet& set, int line, Problems& problems) {
    const std::vector<std::string> editions = editions_of(set);
    for (const TileType& tile : set.tiles) {
        for (const auto& [edition, count] : tile.copies) {
            if (edition == "all" || set.published.contains(edition)) continue;
            problems.add(tile.line, fmt::format("{}: {} copies in edition {}, which published does not list; {}",
                                                tile.id, count, quoted(edition), perhaps(edition, editions)));
        }
    }
    for (const auto& [edition, published] : set.published) {
        int sum = 0;
        for (const TileType& tile : set.tiles) sum += TileSet::copies_in(tile.copies, edition);
        if (sum == published) continue;
        problems.add(line, fmt::format("{} tiles are published in edition {}, but the copies below add up to {}",
                                       published, quoted(edition), sum));
    }
}

}  // namespace pontlevis
