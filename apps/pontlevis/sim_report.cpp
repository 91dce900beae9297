#include "sim_report.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "console.h"

namespace pontlevis::program {
namespace {

struct Quantile {
    const char* name;
    double share;
};
constexpr std::array<Quantile, 5> kQuantiles{
    {{"min", 0.0}, {"q05", 0.05}, {"median", 0.5}, {"q95", 0.95}, {"max", 1.0}}};

constexpr int kLongestName = 14;

double per(double amount, double unit) { return unit > 0 ? amount / unit : 0.0; }
double games(const SimResult& result) { return static_cast<double>(result.statistics.games); }
double turns(const SimResult& result) { return static_cast<double>(result.statistics.turns); }
double tiles(const SimResult& result) { return static_cast<double>(result.statistics.tiles); }

using Json = nlohmann::ordered_json;  // keys in the order in which they are added

Json json_of(const Scores& scores) {
    Json json;
    json["mean"] = scores.mean();
    for (const Quantile& quantile : kQuantiles) json[quantile.name] = scores.quantile(quantile.share);
    return json;
}

Json json_of_seat(const SimResult& result, std::size_t seat) {
    const SeatStatistics& statistics = result.statistics.seats[seat];
    Json json;
    json["name"] = result.names[seat];
    json["bot"] = result.players[seat];
    json["score"] = json_of(statistics.scores);
    json["wins"] = statistics.wins;
    json["shared_wins"] = statistics.shared;
    return json;
}

void say_counts(const SimResult& result, const char* title, const Tally::Counts& counts) {
    for (const auto& [name, count] : counts)
        say(fmt::format("{:<6} {:<40}  {:>12}  {:>8.3f}", title, name, count, per(static_cast<double>(count), games(result))));
}

}  // namespace

void say_table(const SimResult& result) {
    const Statistics& all = result.statistics;
    say(fmt::format("{}: {} games, seed {}, {} {}", result.config, all.games, result.seed, result.threads,
                    result.threads == 1 ? "thread" : "threads"),
        2);
    say(fmt::format("{:.2f} s, {:.0f} games/s, {:.0f} turns/s, {:.2f} tiles a game", result.seconds,
                    per(games(result), result.seconds), per(turns(result), result.seconds),
                    per(tiles(result), games(result))));
    say("");
    say(fmt::format("{:<{}}  {:<6}  {:>6}  {:>4}  {:>4}  {:>6}  {:>4}  {:>4}  {:>6}  {:>6}", "seat", kLongestName,
                    "bot", "score", "min", "5%", "median", "95%", "max", "wins", "tied"));
    for (std::size_t seat = 0; seat < all.seats.size(); ++seat) {
        std::string row = fmt::format("{:<{}.{}}  {:<6}  {:>6.2f}", result.names[seat], kLongestName, kLongestName,
                                      result.players[seat], all.seats[seat].scores.mean());
        for (const Quantile& quantile : kQuantiles) {
            const bool wide = quantile.share == 0.5;
            row += fmt::format("  {:>{}}", all.seats[seat].scores.quantile(quantile.share), wide ? 6 : 4);
        }
        const double won = per(100.0 * static_cast<double>(all.seats[seat].wins), games(result));
        const double tied = per(100.0 * static_cast<double>(all.seats[seat].shared), games(result));
        say(row + fmt::format("  {:>5.1f}%  {:>5.1f}%", won, tied));
    }
    if (!result.counted) return;
    say("");
    say(fmt::format("{:<47}  {:>12}  {:>8}", "counted", "in all", "a game"));
    say_counts(result, "asked", result.tally.asked());
    say_counts(result, "taken", result.tally.taken());
    say_counts(result, "rule", result.tally.told());
}

void say_json(const SimResult& result) {
    const Statistics& all = result.statistics;
    Scores every;
    for (const SeatStatistics& seat : all.seats) every.add(seat.scores);
    Json json;
    json["config"] = result.config;
    json["seed"] = result.seed;
    json["threads"] = result.threads;
    json["games"] = all.games;
    json["seconds"] = result.seconds;
    json["games_per_second"] = per(games(result), result.seconds);
    json["turns_per_second"] = per(turns(result), result.seconds);
    json["tiles_placed"]["mean"] = per(tiles(result), games(result));
    json["score"] = json_of(every);
    for (std::size_t seat = 0; seat < all.seats.size(); ++seat) json["seats"].push_back(json_of_seat(result, seat));
    if (result.counted) json["counts"] = {{"asked", result.tally.asked()}, {"taken", result.tally.taken()}, {"rules", result.tally.told()}};
    say_as_it_is(json.dump(2, ' ', false, Json::error_handler_t::replace));
}

}  // namespace pontlevis::program
