#include "facts.h"

#include <fmt/format.h>

#include <algorithm>

#include "pontlevis/core/text.h"
#include "words.h"

namespace pontlevis::program {
namespace {

template <class T>
void add_once(std::vector<T>& list, const T& value) {
    if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

bool is_field(const FeatureView& feature) { return feature.kind == static_cast<std::uint8_t>(FeatureKind::field); }

}  // namespace

std::vector<Cell> tiles_of(const Game& game, std::uint32_t feature) {
    std::vector<Cell> cells;
    for (const std::uint32_t segment : game.feature_segments(feature))
        add_once(cells, game.tile(game.tile_of_segment(segment)).cell);
    return cells;
}

std::vector<Cell> tiles_around(const Game& game, Cell centre) {
    std::vector<Cell> cells;
    for (int y = centre.y - 1; y <= centre.y + 1; ++y) {
        for (int x = centre.x - 1; x <= centre.x + 1; ++x) {
            const Cell cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
            if (game.tile_at(cell)) cells.push_back(cell);
        }
    }
    return cells;
}

std::vector<std::uint32_t> finished_cities(const Game& game, std::uint32_t field) {
    std::vector<std::uint32_t> cities;
    for (const std::uint32_t segment : game.feature_segments(field)) {
        const TileView tile = game.tile(game.tile_of_segment(segment));
        const std::uint16_t beside = game.rules().tiles[tile.type].segments[segment - tile.first_segment].cities;
        for (std::uint32_t i = 0; i < tile.segments; ++i) {
            const std::uint32_t city = game.feature_of(tile.first_segment + i);
            if ((beside >> i & 1) != 0 && game.feature(city).open == 0)
                add_once(cities, game.feature_segments(city).front());
        }
    }
    std::sort(cities.begin(), cities.end());
    return cities;
}

std::vector<FigureView> figures_of(const Game& game) {
    std::vector<FigureView> figures;
    for (std::uint32_t i = 0; i < game.figures(); ++i) figures.push_back(game.figure(i));
    return figures;
}

std::vector<FigureView> figures_on(const Game& game, std::uint32_t feature) {
    std::vector<FigureView> found;
    for (const FigureView& figure : figures_of(game))
        if (place_of(figure.where) == PLV_PLACE_SEGMENT && game.feature_of(index_of(figure.where)) == feature)
            found.push_back(figure);
    return found;
}

std::string feature_text(const Game& game, std::uint32_t feature) {
    const FeatureView seen = game.feature(feature);
    std::string text = fmt::format("{}, {}", said(game.rules().feature_kinds[seen.kind].name),
                                   counted(static_cast<std::int64_t>(tiles_of(game, feature).size()), "tile"));
    if (seen.marks != 0) text += ", " + counted(seen.marks, "pennant");
    if (is_field(seen))
        return text + ", " + counted(static_cast<std::int64_t>(finished_cities(game, feature).size()), "finished city");
    if (game.rules().feature_kinds[seen.kind].completes == FeatureKindInfo::Completes::never) return text;
    return text + (seen.open == 0 ? ", finished" : fmt::format(", {} open", seen.open));
}

std::string standing_text(const Game& game, const FigureView& figure) { return "on " + place_text(game, figure.where); }

std::string figure_text(const Game& game, const FigureView& figure) {
    const Ruleset& rules = game.rules();
    const std::string whose = figure.seat < rules.seats.size() ? rules.seats[figure.seat] + "'s" : "the";
    return fmt::format("{} {} {}", whose, said(rules.figure_kinds[figure.kind].name), standing_text(game, figure));
}

}  // namespace pontlevis::program
