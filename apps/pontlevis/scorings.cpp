#include "scorings.h"

#include <algorithm>
#include <array>

#include "facts.h"

namespace pontlevis::program {
namespace {

bool is_of(const Event& event, const Event& feature) {
    return event.where == feature.where && event.mode == feature.mode;
}

// An award says where its feature is; other points come from nowhere on the table.
Scoring* scoring_of(std::vector<Scoring>& scorings, const Event& award) {
    const auto found = std::find_if(scorings.rbegin(), scorings.rend(), [&](const Scoring& scoring) {
        return is_of(award, scoring.feature) && (scoring.feature.owners >> award.seat & 1) != 0;
    });
    return found == scorings.rend() ? nullptr : &*found;
}

// The lines of the sheet leave `told`, where those of other features wait.
std::vector<Event> take_sheet(std::vector<Event>& told, const Event& feature) {
    const auto mine =
        std::stable_partition(told.begin(), told.end(), [&](const Event& line) { return !is_of(line, feature); });
    std::vector<Event> sheet(mine, told.end());
    told.erase(mine, told.end());
    return sheet;
}

struct Sorted {
    std::vector<Scoring> scorings;
    std::vector<Event> others;
};

Sorted sorted(std::span<const Event> events) {
    Sorted found;
    std::vector<Event> told;
    for (const Event& event : events) {
        if (event.kind == Event::Kind::contribution) told.push_back(event);
        if (event.kind == Event::Kind::feature_scored) found.scorings.push_back({event, take_sheet(told, event), {}});
        if (event.kind != Event::Kind::points) continue;
        Scoring* const scoring = scoring_of(found.scorings, event);
        (scoring ? scoring->awards : found.others).push_back(event);
    }
    return found;
}

bool is_on_segment(Location where) { return place_of(where) == PLV_PLACE_SEGMENT; }

std::uint32_t feature_at(const Game& game, Location where) { return game.feature_of(index_of(where)); }

}  // namespace

std::vector<Scoring> scorings_of(std::span<const Event> events) { return sorted(events).scorings; }

std::vector<Event> other_points(std::span<const Event> events) { return sorted(events).others; }

std::vector<FigureView> figures_counted(const Event& feature, std::span<const FigureView> before,
                                        std::span<const Event> events, const Game& after) {
    const std::uint32_t scored = feature_at(after, feature.where);
    const auto on_it = [&](Location where) { return is_on_segment(where) && feature_at(after, where) == scored; };
    std::vector<FigureView> found;
    for (const FigureView& figure : before)
        if (on_it(figure.where)) found.push_back(figure);
    for (const Event& event : events)
        if (event.kind == Event::Kind::figure_placed && on_it(event.where))
            found.push_back({0, event.seat, event.figure_kind, event.where});
    return found;
}

bool weights_add_up(const Event& feature, std::span<const FigureView> figures, const Ruleset& rules) {
    std::array<std::uint16_t, kMaxSeats> sums{};
    for (const FigureView& figure : figures)
        if (figure.seat < sums.size()) sums[figure.seat] = static_cast<std::uint16_t>(sums[figure.seat] + rules.figure_kinds[figure.kind].weight);
    return sums == feature.weights;
}

std::vector<Cell> tiles_counted(const Event& feature, const Game& after) {
    std::vector<Cell> cells = tiles_of(after, feature_at(after, feature.where));
    const auto units = static_cast<std::size_t>(std::max(feature.units, 0));
    if (cells.size() != units && cells.size() == 1) cells = tiles_around(after, cells[0]);
    if (cells.size() != units) return {};
    std::sort(cells.begin(), cells.end(), [](Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    return cells;
}

std::vector<std::uint32_t> cities_counted(const Event& feature, const Game& after) {
    std::vector<std::uint32_t> cities = finished_cities(after, feature_at(after, feature.where));
    if (cities.size() != static_cast<std::size_t>(std::max(feature.units, 0))) cities.clear();
    return cities;
}

}  // namespace pontlevis::program
