#include "standing.h"

#include <fmt/format.h>

#include "pontlevis/core/named.h"
#include "pontlevis/core/text.h"

namespace pontlevis::picture {
namespace {

constexpr Point kDoorstep{11, 11};  // from the middle of a building to who stands before it
constexpr Point kBeside{-16, 0};    // from there to the next one
constexpr Point kShoulder{11, -7};  // from the middle of a figure to who stands on it
constexpr Point kAbove{-7, -7};     // from there to the next one

}  // namespace

Standing::Standing(const Game& game, Cell north_west) : game_(game), north_west_(north_west) {
    for (std::uint32_t i = 0; i < game.tiles_laid(); ++i) {
        const std::uint16_t type = game.tile(i).type;
        plans_.try_emplace(type, game.rules().tiles[type]);
        taken_.push_back(plan(i).taken);
    }
}

bool Standing::is_on_board(Location where) {
    const std::uint32_t place = place_of(where);
    return place == PLV_PLACE_SEGMENT || place == PLV_PLACE_TILE || place == PLV_PLACE_VERTEX ||
           place == PLV_PLACE_EDGE || place == PLV_PLACE_FIGURE;
}

Point Standing::corner(Cell cell) const {
    return Point{kMargin, kMargin} + Point{(cell.x - north_west_.x) * kTile, (cell.y - north_west_.y) * kTile};
}

std::optional<Standing::Spot> Standing::next(Location where) {
    const std::uint32_t index = index_of(where), place = place_of(where);
    if (place == PLV_PLACE_SEGMENT) return on_segment(index);
    const double others = before_[where]++;
    const auto at_border = [&](Point on_tile) {
        return Spot{corner(game_.tile(index / kSides).cell) + turned(on_tile, static_cast<Turns>(index % kSides)) + kBeside * others};
    };
    switch (place) {
        case PLV_PLACE_TILE: return on_tile(index, others);
        case PLV_PLACE_VERTEX: return at_border({0, 0});
        case PLV_PLACE_EDGE: return at_border({kTile / 2, 0});
        case PLV_PLACE_FIGURE: return on_figure(index, others);
        default: return std::nullopt;
    }
}

std::optional<Standing::Spot> Standing::put(const FigureView& figure) {
    const std::optional<Spot> spot = next(figure.where);
    if (spot) figures_[figure.figure] = *spot;
    return spot;
}

std::optional<Standing::Spot> Standing::spot_of(std::uint32_t figure) const {
    const auto found = figures_.find(figure);
    return found == figures_.end() ? std::nullopt : std::optional(found->second);
}

// In a corner; who stands on a segment of the tile keeps away from there.
Standing::Spot Standing::on_tile(std::uint32_t number, double others) {
    const TileView tile = game_.tile(number);
    const Point at = Point{kTile * 0.82, kTile * 0.82} + kBeside * others;
    taken_[number].push_back({turned(at, static_cast<Turns>((kSides - tile.turns) % kSides)), kFigureRadius});
    return {corner(tile.cell) + at};
}

std::optional<Standing::Spot> Standing::on_figure(std::uint32_t figure, double others) const {
    const std::optional<Spot> below = spot_of(figure);
    if (!below) return std::nullopt;
    return Spot{below->at + kShoulder + kAbove * others, false, true};
}

std::string figure_title(const Game& game, const FigureView& figure) {
    const NamedOperand name = named(game, Operand::figure, figure.figure);
    return fmt::format("{} {} {} on {}", name.of, name.name, name.number, location_text(game, figure.where));
}

Standing::Spot Standing::on_segment(std::uint32_t segment) {
    const std::uint32_t number = game_.tile_of_segment(segment);
    const TileView tile = game_.tile(number);
    const TilePlan& plan = this->plan(number);
    const std::size_t own = segment - tile.first_segment;
    const Form form = plan.segments[own].form;
    if (form == Form::spot) {  // buildings are upright, however their tiles lie
        const double others = before_[location(PLV_PLACE_SEGMENT, segment)]++;
        return {corner(tile.cell) + turned(plan.segments[own].middle, tile.turns) + kDoorstep + kBeside * others};
    }
    const Point at = plan.place(own, kFigureRadius, taken_[number]);
    taken_[number].push_back({at, kFigureRadius});
    return {corner(tile.cell) + turned(at, tile.turns), form == Form::ground};
}

}  // namespace pontlevis::picture
