#include "scorings.h"

#include <algorithm>
#include <string_view>

#include "facts.h"

namespace pontlevis::program {
namespace {

bool is_of(Location where, Mode mode, const Event& feature) { return where == feature.where && mode == feature.mode; }

// Those that belong to a feature leave `told`, where those of other features wait.
template <class Belongs>
std::vector<Event> take(std::vector<Event>& told, Belongs belongs) {
    const auto mine = std::stable_partition(told.begin(), told.end(), [&](const Event& event) { return !belongs(event); });
    std::vector<Event> taken(mine, told.end());
    told.erase(mine, told.end());
    return taken;
}

struct Sorted {
    std::vector<Scoring> scorings;
    std::vector<Event> others;
};

Sorted sorted(std::span<const Event> events) {
    Sorted found;
    std::vector<Event> lines, figures;
    for (const Event& event : events) {
        if (event.kind == Event::Kind::contribution) lines.push_back(event);
        if (event.kind == Event::Kind::figure_counted) figures.push_back(event);
        if (event.kind == Event::Kind::feature_scored) {
            Scoring scoring{event, {}, {}, {}};
            scoring.sheet = take(lines, [&](const Event& line) { return is_of(line.where, line.mode, event); });
            scoring.figures = take(figures, [&](const Event& figure) { return is_of(figure.to, figure.mode, event); });
            found.scorings.push_back(std::move(scoring));
        }
        if (event.kind != Event::Kind::points) continue;
        const Scoring* const scoring = scoring_of(found.scorings, event);
        (scoring ? found.scorings[static_cast<std::size_t>(scoring - found.scorings.data())].awards : found.others).push_back(event);
    }
    return found;
}

std::uint32_t feature_at(const Game& game, Location where) { return game.feature_of(index_of(where)); }

}  // namespace

std::int64_t Sum::before_extra() const {
    const std::int64_t product = (rates + add) * num;
    return product > 0 ? (product + den - 1) / den : product / den;
}

Sum sum_of(const Scoring& scoring) {
    Sum sum;
    for (const Event& line : scoring.sheet) {
        if (is_for_one(line)) continue;
        sum.rates += rates_of(line);
        sum.add += line.add;
        sum.extra += line.extra;
        sum.num *= line.num;
        sum.den *= line.den;
        sum.is_void |= line.is_void;
    }
    if (sum.is_void) sum.rates = 0;
    return sum;
}

std::vector<Scoring> scorings_of(std::span<const Event> events) { return sorted(events).scorings; }

// An award says where its feature is; other points come from nowhere on the table.
const Scoring* scoring_of(std::span<const Scoring> scorings, const Event& award) {
    const auto found = std::find_if(scorings.rbegin(), scorings.rend(), [&](const Scoring& scoring) {
        return is_of(award.where, award.mode, scoring.feature) && (scoring.feature.owners >> award.seat & 1) != 0;
    });
    return found == scorings.rend() ? nullptr : &*found;
}

std::vector<Event> other_points(std::span<const Event> events) { return sorted(events).others; }

std::vector<Event> other_events(std::span<const Event> events) {
    std::vector<Event> found;
    for (const Event& event : events) {
        const std::string_view cause = event.text;
        const bool came_home = event.kind == Event::Kind::figure_returned && !cause.empty() && cause != "scored";
        if (event.kind == Event::Kind::note || event.kind == Event::Kind::figure_moved || event.kind == Event::Kind::figure_removed || came_home)
            found.push_back(event);
    }
    return found;
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
