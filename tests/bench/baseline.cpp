// Where the speed comes from. Legal placements are counted, never listed: a table per tile type says how many
// turnings fit a cell's signature, and the running sums over the open cells find the k-th one. Features are
// labels with a ring of members, so a look-up is one load, and a fresh segment joins by one store. What a
// turned tile shows on each side is a table too. Loops are written so that few branches depend on chance.
#include "baseline.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <vector>

#include "baseline_plan.h"

namespace pontlevis::bench {
namespace {

constexpr int kTiles = 72;
constexpr int kSegments = kTiles * kStride;  // tile t owns 8 t to 8 t + 7
constexpr int kWidth = 2 * kTiles + 8;       // no game gets from the middle of the board to its rim
constexpr int kBlock = 16;
constexpr int kOpenCells = 160;  // 2 * 72 + 2 at most, rounded up to whole blocks
constexpr int kHandful = 7;      // meeples of a player
constexpr int kStep[kSides] = {-kWidth, 1, kWidth, -1};

struct Random {  // SplitMix64
    std::uint64_t state;

    int below(int bound) {
        std::uint64_t z = state += 0x9e3779b97f4a7c15u;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        return static_cast<int>((z >> 32) * static_cast<std::uint64_t>(bound) >> 32);
    }
};

using Segment = std::uint16_t;   // as a feature's name: the label that all its segments carry
using Position = std::uint16_t;  // y * kWidth + x

/// A place on the board: a tile's number + 1, or an open cell's place in the list + 1, or neither.
struct Square {
    std::uint8_t tile = 0;
    std::uint8_t open = 0;
};

/// A meeple in a monastery.
struct Monk {
    Position position;
    std::uint8_t player;
    std::uint8_t missing;  // of the eight neighbours
};

bool touch(Position a, Position b) {
    const unsigned west = a - b + 1u;  // 0, 1 or 2 in the same row
    return west < 3 || west + kWidth < 3 || west - kWidth < 3;
}

}  // namespace

struct Baseline::Loop {
    Loop(const TileSet& tiles, std::uint64_t seed);

    std::vector<Plan> plans;
    std::array<std::uint8_t, kTiles> bag{};  // tile types; the first is the start tile
    int bag_size = 0;
    Random random;

    std::array<Square, kWidth * kWidth> board{};
    std::array<std::uint8_t, kOpenCells> signature{};  // of the open cells; 0 behind the last
    std::array<Position, kOpenCells> cell{};
    int open_cells = 0;

    std::array<std::uint8_t, kTiles> type{};
    std::array<std::uint8_t, kTiles> turns{};
    std::array<Position, kTiles> position{};
    int tiles_laid = 0;

    std::array<Segment, kSegments> label{};
    std::array<Segment, kSegments> next{};  // the ring of a feature's segments
    // By label, of the whole feature:
    std::array<int, kSegments> open{};  // edges that nothing is laid to yet
    std::array<int, kSegments> size{};
    std::array<std::array<std::uint8_t, 2>, kSegments> meeples{};

    std::array<Segment, kTiles> figure{};  // where meeples were put, monks apart: the final scoring starts there
    int figures = 0;
    std::array<Monk, 2 * kHandful> monk{};
    int monks = 0;
    std::array<int, 2> hand{}, score{};  // of each player

    [[nodiscard]] Kind kind(Segment segment) const { return plans[type[segment / kStride]].kind[segment % kStride]; }
    [[nodiscard]] bool occupied(Segment feature) const { return (meeples[feature][0] | meeples[feature][1]) != 0; }

    void play(BaselineResult& result);
    bool take_turn(const Plan& plan, int drawn, int player);
    void lay(int drawn, int turning, Position place);
    void close_cell(int slot);
    void open_cell(Position place, int side, Kind edge);
    void meet(const Border& mine, int first, int neighbour, int side);
    void join(Segment a, Segment b);
    void put_meeple(const Plan& plan, int player);
    void put_monk(Position place, int player);
    void pay(Segment feature, int points);
    void score_complete(const Plan& plan, int first);
    void score_feature(Segment feature, bool complete);
    void score_field(Segment field);
    void visit_monks(Position place);
    void score_final();
    void clear_table();
};

Baseline::Loop::Loop(const TileSet& tiles, std::uint64_t seed) : random{seed} {
    for (const TileType& tile : tiles.tiles) {
        const int copies = TileSet::copies_in(tile.copies, "C1");
        if (copies == 0) continue;
        assert(bag_size + copies <= kTiles && tile.segments.size() <= kStride);
        std::fill_n(bag.begin() + bag_size, copies, static_cast<std::uint8_t>(plans.size()));
        if (TileSet::copies_in(tile.start_copies, "C1") > 0) std::swap(bag[0], bag[bag_size]);
        bag_size += copies;
        plans.push_back(plan_of(tile));
    }
}

void Baseline::Loop::play(BaselineResult& result) {
    hand = {kHandful, kHandful};
    score = {};
    lay(bag[0], 0, kWidth * kWidth / 2 + kWidth / 2);
    int player = 0;
    for (int i = 1; i < bag_size; ++i) {
        std::swap(bag[i], bag[i + random.below(bag_size - i)]);
        if (take_turn(plans[bag[i]], bag[i], player)) player ^= 1;
    }
    score_final();
    ++result.games;
    result.tiles += tiles_laid;
    result.turns += tiles_laid - 1;
    result.score_sum += score[0] + score[1];
    clear_table();
}

bool Baseline::Loop::take_turn(const Plan& plan, int drawn, int player) {
    // Whole blocks, so that the second loop is made of vectors; the padding has no places.
    const int padded = (open_cells + kBlock - 1) / kBlock * kBlock;
    std::array<std::uint16_t, kOpenCells> before;  // places in the cells before this one
    std::uint16_t places = 0;
    for (int i = 0; i < padded; ++i) {
        before[i] = places;
        places = static_cast<std::uint16_t>(places + plan.places[signature[i]]);
    }
    if (places == 0) return false;
    const auto chosen = static_cast<std::uint16_t>(random.below(places));
    std::uint16_t later = 0;
    for (int i = 0; i < padded; ++i) later = static_cast<std::uint16_t>(later + (before[i] > chosen));
    const int slot = padded - 1 - later;

    int mask = plan.fits[signature[slot]];
    for (int skip = chosen - before[slot]; skip > 0; --skip) mask &= mask - 1;
    const Position place = cell[slot];
    lay(drawn, std::countr_zero(static_cast<unsigned>(mask)), place);
    put_meeple(plan, player);
    score_complete(plan, (tiles_laid - 1) * kStride);
    visit_monks(place);
    return true;
}

void Baseline::Loop::lay(int drawn, int turning, Position place) {
    const int tile = tiles_laid++;
    const int first = tile * kStride;
    const Plan& plan = plans[drawn];
    type[tile] = static_cast<std::uint8_t>(drawn);
    turns[tile] = static_cast<std::uint8_t>(turning);
    position[tile] = place;
    for (int i = 0; i < kStride; ++i) {
        label[first + i] = next[first + i] = static_cast<Segment>(first + i);
        open[first + i] = plan.open[i];
        size[first + i] = 1;
        meeples[first + i] = {};
    }
    if (board[place].open != 0) close_cell(board[place].open - 1);
    board[place] = {static_cast<std::uint8_t>(tile + 1), 0};
    const Borders& borders = plan.turned[turning];
    for (int side = 0; side < kSides; ++side) {
        const auto beyond = static_cast<Position>(place + kStep[side]);
        if (board[beyond].tile != 0)
            meet(borders[side], first, board[beyond].tile - 1, side);
        else
            open_cell(beyond, (side + 2) & 3, borders[side].kind);
    }
}

void Baseline::Loop::close_cell(int slot) {
    const int last = --open_cells;
    cell[slot] = cell[last];
    signature[slot] = signature[last];
    signature[last] = 0;
    board[cell[slot]].open = static_cast<std::uint8_t>(slot + 1);
}

void Baseline::Loop::open_cell(Position place, int side, Kind edge) {
    const int known = board[place].open;
    open_cells += known == 0;
    const int slot = (known == 0 ? open_cells : known) - 1;
    board[place].open = static_cast<std::uint8_t>(slot + 1);
    cell[slot] = place;
    signature[slot] = static_cast<std::uint8_t>(signature[slot] | edge << (2 * side));
}

void Baseline::Loop::meet(const Border& mine, int first, int neighbour, int side) {
    const Border& theirs = plans[type[neighbour]].turned[turns[neighbour]][(side + 2) & 3];
    const int second = neighbour * kStride;
    const auto middle = static_cast<Segment>(first + mine.middle);
    join(middle, static_cast<Segment>(second + theirs.middle));
    open[label[middle]] -= 2;
    if (mine.kind != kRoad) return;
    join(static_cast<Segment>(first + mine.left), static_cast<Segment>(second + theirs.right));
    join(static_cast<Segment>(first + mine.right), static_cast<Segment>(second + theirs.left));
}

void Baseline::Loop::join(Segment a, Segment b) {
    Segment kept = label[b];
    Segment lost = label[a];
    if (kept == lost) return;
    if (size[kept] < size[lost]) std::swap(kept, lost);
    Segment member = lost;
    do {
        label[member] = kept;
        member = next[member];
    } while (member != lost);
    std::swap(next[kept], next[lost]);
    open[kept] += open[lost];
    size[kept] += size[lost];
    for (int player : {0, 1})
        meeples[kept][player] = static_cast<std::uint8_t>(meeples[kept][player] + meeples[lost][player]);
}

void Baseline::Loop::put_meeple(const Plan& plan, int player) {
    if (hand[player] == 0) return;
    const int tile = tiles_laid - 1;
    std::array<std::uint8_t, kStride> free;
    int count = 0;
    for (int i = 0; i < plan.segments; ++i) {
        free[count] = static_cast<std::uint8_t>(i);
        count += !occupied(label[tile * kStride + i]);
    }
    const int chosen = random.below(count + 1);
    if (chosen == count) return;  // no meeple
    --hand[player];
    const auto segment = static_cast<Segment>(tile * kStride + free[chosen]);
    ++meeples[label[segment]][player];
    if (plan.kind[free[chosen]] == kMonastery)
        put_monk(position[tile], player);
    else
        figure[figures++] = segment;
}

void Baseline::Loop::put_monk(Position place, int player) {
    int missing = 1;  // its own tile is laid and visits the monk this turn
    for (int row : {-kWidth, 0, kWidth})
        for (int column : {-1, 0, 1}) missing += board[place + row + column].tile == 0;
    monk[monks++] = {place, static_cast<std::uint8_t>(player), static_cast<std::uint8_t>(missing)};
}

void Baseline::Loop::visit_monks(Position place) {
    for (int i = monks - 1; i >= 0; --i) {
        if (!touch(monk[i].position, place) || --monk[i].missing > 0) continue;
        score[monk[i].player] += 9;
        ++hand[monk[i].player];
        monk[i] = monk[--monks];
    }
}

void Baseline::Loop::score_complete(const Plan& plan, int first) {
    for (int i = 0; i < plan.segments; ++i) {
        const Segment feature = label[first + i];
        if (open[feature] == 0) score_feature(feature, true);
    }
}

/// To whoever has most meeples there, both when equal; the meeples go home.
void Baseline::Loop::pay(Segment feature, int points) {
    const auto [a, b] = meeples[feature];
    if (a >= b) score[0] += points;
    if (b >= a) score[1] += points;
    hand[0] += a;
    hand[1] += b;
    meeples[feature] = {};
}

/// A point a tile of a road; two a tile and pennant of a city, one if it is not complete.
void Baseline::Loop::score_feature(Segment feature, bool complete) {
    if (!occupied(feature)) return;
    std::array<bool, kTiles> counted{};
    int points = 0;
    Segment member = feature;
    do {
        const int tile = member / kStride;
        points += !counted[tile] + plans[type[tile]].pennants[member % kStride];
        counted[tile] = true;
        member = next[member];
    } while (member != feature);
    pay(feature, complete && kind(feature) == kCity ? 2 * points : points);
}

/// Three points for each complete city that the field borders.
void Baseline::Loop::score_field(Segment field) {
    std::array<bool, kSegments> counted{};
    int cities = 0;
    Segment member = field;
    do {
        const int tile = member / kStride;
        for (unsigned left = plans[type[tile]].cities[member % kStride]; left != 0; left &= left - 1) {
            const Segment city = label[tile * kStride + std::countr_zero(left)];
            cities += open[city] == 0 && !counted[city];
            counted[city] = true;
        }
        member = next[member];
    } while (member != field);
    pay(field, 3 * cities);
}

void Baseline::Loop::score_final() {
    for (int i = 0; i < figures; ++i) {
        const Segment feature = label[figure[i]];
        if (!occupied(feature)) continue;  // scored already
        if (kind(feature) == kField)
            score_field(feature);
        else
            score_feature(feature, false);
    }
    for (int i = 0; i < monks; ++i) score[monk[i].player] += 9 - monk[i].missing;
}

void Baseline::Loop::clear_table() {
    for (int i = 0; i < open_cells; ++i) board[cell[i]] = {};
    for (int i = 0; i < tiles_laid; ++i) board[position[i]] = {};
    signature.fill(0);
    open_cells = tiles_laid = figures = monks = 0;
}

Baseline::Baseline(const TileSet& tiles, std::uint64_t seed) : loop_(std::make_unique<Loop>(tiles, seed)) {}
Baseline::~Baseline() = default;

BaselineResult Baseline::play(long games) {
    BaselineResult result;
    while (games-- > 0) loop_->play(result);
    return result;
}

}  // namespace pontlevis::bench
