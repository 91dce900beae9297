#include "slow_game.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace pontlevis::kit {
namespace {

constexpr const char* kKindNames[] = {"field", "road", "city", "monastery", "garden"};

int printed(int side, Turns turns) { return (side - turns + kSides) % kSides; }

bool reaches(const SegmentType& segment, int side) { return (segment.edges >> side & 1) != 0; }
bool reaches_half(const SegmentType& segment, int side, int half) {
    return (segment.halves >> (2 * side + half) & 1) != 0;
}

FeatureKind kind_named(const std::string& name) {
    return static_cast<FeatureKind>(std::find(std::begin(kKindNames), std::end(kKindNames), name) -
                                    std::begin(kKindNames));
}

// Where on the turned tile a segment reaches the rim, "n.  nl" as bits.
std::string rim_of(const SegmentType& segment, Turns turns) {
    std::string text;
    for (int side = 0; side < kSides; ++side) {
        const int from = printed(side, turns);
        text += fmt::format("{:d}{:d}{:d}", reaches_half(segment, from, 0), reaches(segment, from),
                            reaches_half(segment, from, 1));
    }
    return text;
}

// A turned tile in words that are equal for turns that look alike.
std::multiset<std::string> look_of(const TileType& tile, Turns turns) {
    std::multiset<std::string> look;
    for (const SegmentType& segment : tile.segments) {
        std::set<std::string> cities;
        for (std::size_t city = 0; city < tile.segments.size(); ++city)
            if ((segment.cities >> city & 1) != 0) cities.insert(rim_of(tile.segments[city], turns));
        look.insert(
            fmt::format("{} {} {} {}", segment.kind, rim_of(segment, turns), segment.pennants, fmt::join(cities, "+")));
    }
    return look;
}

}  // namespace

SlowRules::SlowRules(std::shared_ptr<const Ruleset> ruleset) : rules(std::move(ruleset)) {
    for (const TileType& tile : rules->tiles) {
        std::vector<Turns> distinct;
        std::vector<std::multiset<std::string>> looks;
        for (Turns turn = 0; turn < 4; ++turn) {
            looks.push_back(look_of(tile, turn));
            if (std::find(looks.begin(), looks.end() - 1, looks.back()) == looks.end() - 1) distinct.push_back(turn);
        }
        turns.push_back(distinct);
    }
    reach = static_cast<int>(rules->tiles_in_bag()) + 2;
}

SlowGame::SlowGame(std::shared_ptr<const SlowRules> rules) : rules_(std::move(rules)) {
    const Ruleset& base = *rules_->rules;
    const auto side = static_cast<std::size_t>(2 * rules_->reach + 1);
    board_.assign(side * side, -1);
    bag_ = base.copies;
    supply_.assign(base.seats.size(), base.figure_kinds[0].per_seat);  // BASE-2
    scores_.resize(base.seats.size());
    lay(base.start_tile, {0, 0}, 0);  // BASE-3
    draw_next();
}

// ---- the board --------------------------------------------------------------------------------------

std::int16_t& SlowGame::at(Cell cell) {
    const int side = 2 * rules_->reach + 1;
    return board_[static_cast<std::size_t>((cell.y + rules_->reach) * side + cell.x + rules_->reach)];
}

const SlowGame::Laid* SlowGame::tile_at(Cell cell) const {
    const std::int16_t tile = const_cast<SlowGame*>(this)->at(cell);
    return tile < 0 ? nullptr : &tiles_[static_cast<std::size_t>(tile)];
}

std::vector<Cell> SlowGame::open_cells() const {
    std::vector<Cell> open;
    for (const Laid& tile : tiles_)
        for (int side = 0; side < kSides; ++side)
            if (const Cell beside = neighbour(tile.cell, static_cast<Side>(side)); !tile_at(beside))
                open.push_back(beside);
    std::sort(open.begin(), open.end(), [](Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    open.erase(std::unique(open.begin(), open.end()), open.end());
    return open;
}

// BASE-6  Every edge that touches a tile matches.
bool SlowGame::fits(std::uint16_t type, Cell cell, Turns turns) const {
    for (int side = 0; side < kSides; ++side) {
        const Laid* other = tile_at(neighbour(cell, static_cast<Side>(side)));
        if (!other) continue;
        const auto mine = static_cast<std::size_t>(printed(side, turns));
        const auto theirs = static_cast<std::size_t>(printed((side + 2) % kSides, other->turns));
        if (rules_->rules->tiles[type].edges[mine] != type_of(*other).edges[theirs]) return false;
    }
    return true;
}

void SlowGame::lay(std::uint16_t type, Cell cell, Turns turns) {
    tiles_.push_back({cell, type, turns, static_cast<std::uint32_t>(kinds_.size())});
    at(cell) = static_cast<std::int16_t>(tiles_.size() - 1);
    for (const SegmentType& segment : rules_->rules->tiles[type].segments) {
        kinds_.push_back(kind_named(segment.kind));
        tile_of_.push_back(static_cast<std::uint32_t>(tiles_.size() - 1));
    }
    parent_.resize(kinds_.size());
    for (std::uint32_t segment = 0; segment < parent_.size(); ++segment) parent_[segment] = segment;
    for (const Laid& tile : tiles_)
        for (const int side : {1, 2})
            if (const Laid* other = tile_at(neighbour(tile.cell, static_cast<Side>(side)))) connect(tile, side, *other);
}

// Across an edge, what reaches it joins; the left half of one tile meets the right half of the other.
void SlowGame::connect(const Laid& a, int side, const Laid& b) {
    const int side_a = printed(side, a.turns), side_b = printed((side + 2) % kSides, b.turns);
    const auto& segments_a = type_of(a).segments;
    const auto& segments_b = type_of(b).segments;
    for (std::uint32_t i = 0; i < segments_a.size(); ++i) {
        for (std::uint32_t j = 0; j < segments_b.size(); ++j) {
            const SegmentType &x = segments_a[i], &y = segments_b[j];
            if ((reaches(x, side_a) && reaches(y, side_b)) ||
                (reaches_half(x, side_a, 0) && reaches_half(y, side_b, 1)) ||
                (reaches_half(x, side_a, 1) && reaches_half(y, side_b, 0)))
                parent_[feature_of(a.first_segment + i)] = feature_of(b.first_segment + j);
        }
    }
}

std::uint32_t SlowGame::feature_of(std::uint32_t segment) const {
    while (parent_[segment] != segment) segment = parent_[segment] = parent_[parent_[segment]];
    return segment;
}

// ---- options ----------------------------------------------------------------------------------------

std::vector<Option> SlowGame::list() const {
    if (decision_ == Decision::Kind::place_tile) return places();
    if (decision_ == Decision::Kind::place_figure) return figures();
    std::vector<Option> draws;
    if (decision_ == Decision::Kind::finished) return draws;
    for (std::uint32_t type = 0; type < bag_.size(); ++type)
        if (bag_[type] != 0) draws.push_back({static_cast<std::uint16_t>(Action::draw_tile), 0, 0, type, 0, 0});
    return draws;
}

std::vector<Option> SlowGame::places() const {
    std::vector<Option> options;
    for (const Cell cell : open_cells())
        for (const Turns turn : rules_->turns[hand_])
            if (fits(hand_, cell, turn))
                options.push_back({static_cast<std::uint16_t>(Action::place_tile), turn, 0, pack(cell), hand_, 0});
    return options;
}

// BASE-9, BASE-10  A meeple from the supply onto a segment of the new tile, whose feature is free; or none.
std::vector<Option> SlowGame::figures() const {
    std::vector<Option> options{pass_option()};
    if (supply_[seat_] == 0) return options;
    for (std::uint32_t segment = tiles_.back().first_segment; segment < kinds_.size(); ++segment) {
        const FeatureKind kind = kind_of(segment);
        const bool allowed = kind != FeatureKind::garden && (kind != FeatureKind::field || rules_->rules->fields);
        if (allowed && !is_occupied(segment))
            options.push_back(
                {static_cast<std::uint16_t>(Action::place_figure), 0, 0, 0, location(PLV_PLACE_SEGMENT, segment), 0});
    }
    return options;
}

bool SlowGame::is_occupied(std::uint32_t segment) const {
    return std::any_of(followers_.begin(), followers_.end(),
                       [&](const Follower& follower) { return feature_of(follower.segment) == feature_of(segment); });
}

// ---- the turn ---------------------------------------------------------------------------------------

std::uint32_t SlowGame::tiles_left() const {
    std::uint32_t left = 0;
    for (const std::uint32_t many : bag_) left += many;
    return left;
}

void SlowGame::apply(const Option& option) {
    scored_.clear();
    switch (decision_) {
        case Decision::Kind::draw_tile: take_tile(static_cast<std::uint16_t>(option.a)); break;
        case Decision::Kind::place_tile:
            lay(hand_, unpack_cell(option.a), option.turn);
            decision_ = Decision::Kind::place_figure;
            if (figures().size() == 1) end_turn();
            break;
        case Decision::Kind::place_figure:
            if (option.action == static_cast<std::uint16_t>(Action::place_figure)) {
                followers_.push_back({seat_, index_of(option.b)});
                --supply_[seat_];
            }
            end_turn();
            break;
        case Decision::Kind::choose:  // plugins only
        case Decision::Kind::finished: break;
    }
    std::sort(scored_.begin(), scored_.end());
}

void SlowGame::draw_next() {
    decision_ = Decision::Kind::draw_tile;
    if (tiles_left() == 0) end_game();
}

// BASE-7  A tile that fits nowhere leaves the game.
void SlowGame::take_tile(std::uint16_t type) {
    --bag_[type];
    hand_ = type;
    if (!places().empty()) {
        decision_ = Decision::Kind::place_tile;
        return;
    }
    ++set_aside_;
    draw_next();
}

void SlowGame::end_turn() {
    score_occupied(Mode::complete);
    if (tiles_left() != 0) seat_ = static_cast<std::uint8_t>((seat_ + 1u) % scores_.size());
    draw_next();
}

void SlowGame::end_game() {
    score_occupied(Mode::final);
    decision_ = Decision::Kind::finished;
}

// ---- scoring ----------------------------------------------------------------------------------------

// During the game what is finished, at its end everything.
void SlowGame::score_occupied(Mode mode) {
    std::set<std::uint32_t> features;
    for (const Follower& follower : followers_) features.insert(feature_of(follower.segment));
    for (const std::uint32_t feature : features) {
        const Summary summary = look_at(feature);
        if (mode == Mode::complete && !summary.complete) continue;
        score_feature(feature, summary, mode);
        if (mode == Mode::complete) lift(feature);
    }
}

SlowGame::Summary SlowGame::look_at(std::uint32_t feature) const {
    Summary summary;
    std::set<std::uint32_t> tiles;  // BASE-13
    for (std::uint32_t segment = 0; segment < kinds_.size(); ++segment) {
        if (feature_of(segment) != feature) continue;
        const Laid& tile = tiles_[tile_of_[segment]];
        tiles.insert(tile_of_[segment]);
        summary.open += missing(segment);
        summary.marks += type_of(tile).segments[segment - tile.first_segment].pennants;
        summary.segments.push_back(segment);
    }
    summary.tiles = static_cast<std::int32_t>(tiles.size());
    summary.complete = summary.open == 0 && kind_of(feature) != FeatureKind::field;
    return summary;
}

std::int32_t SlowGame::missing(std::uint32_t segment) const {
    const Laid& tile = tiles_[tile_of_[segment]];
    std::int32_t count = 0;
    if (kind_of(segment) == FeatureKind::monastery || kind_of(segment) == FeatureKind::garden) {
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx)
                count += !tile_at(
                    {static_cast<std::int16_t>(tile.cell.x + dx), static_cast<std::int16_t>(tile.cell.y + dy)});
        return count;
    }
    for (int side = 0; side < kSides; ++side)
        count += reaches(type_of(tile).segments[segment - tile.first_segment], printed(side, tile.turns)) &&
                 !tile_at(neighbour(tile.cell, static_cast<Side>(side)));
    return count;
}

// BASE-18  Each completed city beside the field, once.
std::int32_t SlowGame::completed_cities(const Summary& field) const {
    std::set<std::uint32_t> cities;
    for (const std::uint32_t segment : field.segments) {
        const Laid& tile = tiles_[tile_of_[segment]];
        const auto& segments = type_of(tile).segments;
        for (std::uint32_t city = 0; city < segments.size(); ++city)
            if ((segments[segment - tile.first_segment].cities >> city & 1) != 0)
                cities.insert(feature_of(tile.first_segment + city));
    }
    return static_cast<std::int32_t>(
        std::count_if(cities.begin(), cities.end(), [&](std::uint32_t city) { return look_at(city).complete; }));
}

// BASE-15  The most meeples, all who have as many.
std::uint8_t SlowGame::owners_of(std::uint32_t feature) const {
    std::vector<int> meeples(scores_.size());
    for (const Follower& follower : followers_) meeples[follower.seat] += feature_of(follower.segment) == feature;
    const int most = *std::max_element(meeples.begin(), meeples.end());
    std::uint8_t owners = 0;
    for (std::size_t seat = 0; seat < meeples.size(); ++seat)
        if (meeples[seat] == most) owners = static_cast<std::uint8_t>(owners | 1u << seat);
    return owners;
}

void SlowGame::score_feature(std::uint32_t feature, const Summary& summary, Mode mode) {
    SlowScore score{feature, kind_of(feature), mode, summary.tiles, summary.marks, 0, owners_of(feature)};
    const bool complete = mode == Mode::complete;
    switch (score.kind) {
        case FeatureKind::road: score.points = summary.tiles; break;
        case FeatureKind::city: {
            const bool tiny = complete && summary.tiles == 2 && rules_->rules->two_tile_city == 2;  // BASE-14
            score.points = (summary.tiles + summary.marks) * (complete && !tiny ? 2 : 1);
            break;
        }
        case FeatureKind::monastery:
        case FeatureKind::garden: score.points = score.units = 9 - summary.open; break;
        case FeatureKind::field:
            score.units = completed_cities(summary);
            score.points = 3 * score.units;
            break;
    }
    for (std::size_t seat = 0; seat < scores_.size(); ++seat)
        if ((score.owners >> seat & 1) != 0) scores_[seat] += score.points;
    scored_.push_back(score);
}

// BASE-16  All meeples return.
void SlowGame::lift(std::uint32_t feature) {
    std::erase_if(followers_, [&](const Follower& follower) {
        if (feature_of(follower.segment) != feature) return false;
        ++supply_[follower.seat];
        return true;
    });
}

}  // namespace pontlevis::kit
