// `pontlevis sim`: many games between bots, on several threads, and what they add up to. Every game has a
// seed of its own made of the run's and its number, so that the threads do not matter.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "bots.h"
#include "console.h"
#include "pontlevis/core/nearest.h"
#include "pontlevis/core/playout.h"
#include "program.h"
#include "progress.h"
#include "seats.h"
#include "sim_report.h"
#include "table.h"

namespace pontlevis::program {
namespace {

struct Run {
    std::shared_ptr<const Ruleset> rules;
    std::vector<std::string> players;
    std::uint64_t seed = 0;
    std::uint64_t games = 0;
    bool count = false;
    std::atomic<std::uint64_t> next{0};
    std::atomic<std::uint64_t> done{0};

    // Games that a plugin's fault made void; told is the earliest, whatever the threads did.
    std::mutex faults_mutex{};
    std::uint64_t faults = 0, first_fault = 0;
    std::string fault{};
    void note_fault(std::uint64_t game, const std::string& text) {
        const std::lock_guard lock(faults_mutex);
        if (faults++ == 0 || game < first_fault) {
            first_fault = game;
            fault = text;
        }
    }
};

// Any seed and game number give numbers of their own: the generator is one that mixes a counter.
Random random_of_game(std::uint64_t seed, std::uint64_t game) {
    Random mixed{seed};
    mixed.state = mixed.next() + game;
    return Random{mixed.next()};
}

// One thread's part: its own game, bots and sums.
class Worker {
public:
    explicit Worker(Run& run) : run_(run), game_(run.rules, 0), statistics_(run.rules->seats.size()) {
        for (const std::string& player : run.players) bots_.push_back(make_bot(player, run.rules));
        all_random_ = std::count(run.players.begin(), run.players.end(), "random") == std::ssize(run.players);
    }

    void work() {
        for (std::uint64_t n = run_.next++; n < run_.games && !interrupted(); n = run_.next++) {
            Random random = random_of_game(run_.seed, n);
            game_.restart(random.next());
            const Result<void> played = play(random);
            if (played)
                statistics_.add(game_);
            else
                run_.note_fault(n, played.error().text);
            ++run_.done;
        }
    }

    const Statistics& statistics() const { return statistics_; }
    const Tally& tally() const { return tally_; }

private:
    Result<void> play(Random& random) {
        if (run_.count) return play_counted(random);
        if (all_random_) return play_out(game_, random);
        while (!game_.finished()) {
            const Decision decision = game_.decision();
            const Option option = decision.is_chance() ? game_.draw() : bots_[decision.seat]->choose(game_, random);
            if (Result<void> applied = game_.apply(option); !applied) return applied;  // a plugin's fault
        }
        return {};
    }

    // The same games, event by event.
    Result<void> play_counted(Random& random) {
        game_.record_events(true);
        while (!game_.finished()) {
            const Decision decision = game_.decision();
            const Option option = decision.is_chance() ? game_.draw() : bots_[decision.seat]->choose(game_, random);
            if (!decision.is_chance()) tally_.decided(game_, option);
            if (Result<void> applied = game_.apply(option); !applied) return applied;
            tally_.happened(game_);
        }
        return {};
    }

    Run& run_;
    Tally tally_;
    Game game_;
    std::vector<std::unique_ptr<Bot>> bots_;
    Statistics statistics_;
    bool all_random_ = false;
};

void play_all(Run& run, SimResult& result) {
    const unsigned threads = result.threads;
    std::vector<std::unique_ptr<Worker>> workers;
    for (unsigned i = 0; i < threads; ++i) workers.push_back(std::make_unique<Worker>(run));
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i) others.emplace_back(&Worker::work, workers[i].get());
    workers[0]->work();
    for (std::thread& other : others) other.join();

    result.statistics = Statistics(run.rules->seats.size());
    for (const auto& worker : workers) {
        result.statistics.add(worker->statistics());
        result.tally.add(worker->tally());
    }
}

unsigned threads_for(const SimRequest& request) {
    const unsigned wanted = request.threads != 0 ? request.threads : std::max(1u, std::thread::hardware_concurrency());
    return static_cast<unsigned>(std::min<std::uint64_t>(wanted, request.games));
}

Result<std::vector<std::string>> bots_of(const Ruleset& rules, const SimRequest& request) {
    const std::vector<std::string> known = bot_names();
    if (std::find(known.begin(), known.end(), request.bot) == known.end()) {
        return Error{Fault::input,
                     fmt::format("--bot: no bot {}; {}", pontlevis::quoted(request.bot), perhaps(request.bot, known)),
                     ""};
    }
    Result<std::vector<std::string>> players = seats_of(rules, request.seats, request.bot);
    if (!players) return players;
    if (std::find(players->begin(), players->end(), kHuman) == players->end()) return players;
    return Error{Fault::input, "--seats: people cannot take part in sim; the bots are random and greedy", ""};
}

}  // namespace

int sim(const SimRequest& request, const Catalog& installed) {
    const Result<std::shared_ptr<const Ruleset>> rules =
        rules_from(request.config, installed, request.strict ? Strictness::locked : Strictness::none);
    if (!rules) return complain(rules.error());
    const Result<std::vector<std::string>> players = bots_of(**rules, request);
    if (!players) return complain(players.error().text, kUsage);

    Run run{*rules, *players, seed_for(**rules, request.seed), request.games, request.count};
    SimResult result{request.config, run.seed, threads_for(request), 0, (*rules)->seats, *players, Statistics(0), request.count, {}};
    watch_interrupts();
    const auto started = std::chrono::steady_clock::now();
    {
        const Progress progress(run.done, run.games);
        play_all(run, result);
        result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    }
    if (interrupted()) return complain("interrupted; nothing is counted", kInterrupted);
    request.json ? say_json(result) : say_table(result);
    if (run.faults == 0) return kOk;
    return complain(fmt::format("{} of {} games are void and not counted; the first is game {} of seed {}:\n{}", run.faults, run.games,
                                run.first_fault, run.seed, run.fault), kProblem);
}

}  // namespace pontlevis::program
