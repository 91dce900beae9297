#include "judge.h"

#include <algorithm>
#include <cmath>

namespace pontlevis::program {
namespace {

// A figure in hand is worth what it may still win; the first ones most, and all of them less when few
// turns are left.
constexpr std::array<double, 8> kWorthInHand{0.0, 2.5, 4.0, 5.2, 6.1, 6.8, 7.3, 7.6};
constexpr double kTurnsToUse = 3.0;  // turns a player needs to make use of one more figure
constexpr double kOpenEdge = 0.62;   // how likely one open edge is closed in a game that has just begun
constexpr double kFieldLater = 0.7;  // cities beside a field that are not finished yet but will be, a city

double turns_left(const Game& game) { return static_cast<double>(game.in_bag()) / game.seats(); }

double worth_in_hand(const Game& game, std::uint8_t seat) {
    std::uint32_t figures = 0;
    for (std::size_t kind = 0; kind < game.rules().figure_kinds.size(); ++kind) {
        figures += game.in_supply(seat, static_cast<std::uint8_t>(kind));
    }
    const std::size_t counted = std::min<std::size_t>(figures, kWorthInHand.size() - 1);
    return kWorthInHand[counted] * std::min(1.0, turns_left(game) / kTurnsToUse);
}

// How likely a feature with so many missing tiles is finished before the bag is empty.
double likely_finished(const Game& game, std::int32_t open) {
    if (open <= 0) return 1.0;
    const double enough = std::min(1.0, turns_left(game) / (4.0 * open));
    return std::pow(kOpenEdge, open) * enough;
}

std::uint32_t weight_of(const Game& game, const FigureView& figure) {
    return game.rules().figure_kinds[figure.kind].weight;
}

}  // namespace

double Judge::lead(const Game& game, std::uint8_t seat) {
    std::array<double, kMaxSeats> standing{};
    for (std::uint8_t other = 0; other < game.seats(); ++other) {
        standing[other] = game.score(other) + (game.finished() ? 0.0 : worth_in_hand(game, other));
    }
    find_claims(game);
    for (const Claim& claim : claims_) {
        const std::uint32_t most = *std::max_element(claim.weights.begin(), claim.weights.end());
        const double points = most == 0 ? 0.0 : promised(game, claim);
        for (std::uint8_t other = 0; other < game.seats(); ++other) {
            if (claim.weights[other] == most) standing[other] += points;  // BASE-15: all of a tie get all
        }
    }
    double others = 0.0;
    for (std::uint8_t other = 0; other < game.seats(); ++other) others += other == seat ? 0.0 : standing[other];
    return game.seats() == 1 ? standing[seat] : standing[seat] - others / (game.seats() - 1);
}

void Judge::find_claims(const Game& game) {
    claims_.clear();
    if (game.finished()) return;  // all is scored
    for (std::uint32_t i = 0; i < game.figures(); ++i) {
        const FigureView figure = game.figure(i);
        if (place_of(figure.where) != PLV_PLACE_SEGMENT || figure.seat >= game.seats()) continue;
        claim_of(game.feature_of(index_of(figure.where))).weights[figure.seat] += weight_of(game, figure);
    }
}

Judge::Claim& Judge::claim_of(std::uint32_t feature) {
    for (Claim& claim : claims_) {
        if (claim.feature == feature) return claim;
    }
    return claims_.emplace_back(Claim{feature, {}});
}

// What the feature will bring, as an average of it finished and it left unfinished (BASE-13 to BASE-19).
double Judge::promised(const Game& game, const Claim& claim) {
    const FeatureView feature = game.feature(claim.feature);
    const double finished = likely_finished(game, feature.open);
    switch (static_cast<FeatureKind>(feature.kind)) {
        case FeatureKind::field: return promised_field(game, claim.feature);
        case FeatureKind::road: return feature.segments + 1.5 * finished;  // it grows, and the figure comes home
        case FeatureKind::city: return (feature.segments + feature.marks) * (1.0 + finished) + finished;
        case FeatureKind::monastery:
        case FeatureKind::garden: {
            const double laid = 9.0 - feature.open;
            return laid + 0.6 * feature.open * std::min(1.0, turns_left(game) / (2.0 * feature.open + 1.0));
        }
    }
    return feature.segments;
}

// BASE-19: three points for every finished city beside it.
double Judge::promised_field(const Game& game, std::uint32_t feature) {
    cities_.clear();
    for (const std::uint32_t segment : game.feature_segments(feature)) {
        const TileView tile = game.tile(game.tile_of_segment(segment));
        const std::uint16_t beside = game.rules().tiles[tile.type].segments[segment - tile.first_segment].cities;
        for (std::uint32_t i = 0; i < tile.segments; ++i) {
            if (beside >> i & 1) cities_.push_back(game.feature_of(tile.first_segment + i));
        }
    }
    std::sort(cities_.begin(), cities_.end());
    cities_.erase(std::unique(cities_.begin(), cities_.end()), cities_.end());
    double points = 0.0;
    for (const std::uint32_t city : cities_) {
        const std::int32_t open = game.feature(city).open;
        points += 3.0 * (open == 0 ? 1.0 : kFieldLater * likely_finished(game, open));
    }
    return points;
}

}  // namespace pontlevis::program
