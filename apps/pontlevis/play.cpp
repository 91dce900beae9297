// `pontlevis play`: one game, told as it is played, and saved after every decision.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "bots.h"
#include "console.h"
#include "game_log.h"
#include "pontlevis/core/save.h"
#include "program.h"
#include "prompt.h"
#include "seats.h"
#include "table.h"

namespace pontlevis::program {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSaveEnding = ".jsonl";

// A save begins with the brace of its header, which no config can begin with.
bool is_save(const std::string& path) { return std::ifstream(path).get() == '{'; }

// A new file in saves/, named after the config and the seed; an older game is not written over.
Result<fs::path> new_save(const std::string& config, std::uint64_t seed) {
    const fs::path folder = "saves";
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed) {
        return Error{Fault::system,
                     fmt::format("the folder {} cannot be made: {}; name a save with --save FILE", folder.string(),
                                 failed.message()),
                     ""};
    }
    const std::string name = fmt::format("{}-{}", fs::path(config).stem().string(), seed);
    fs::path path = folder / (name + kSaveEnding);
    for (int n = 2; fs::exists(path, failed); ++n) path = folder / fmt::format("{}-{}{}", name, n, kSaveEnding);
    return path;
}

// Without --seats, a person at a terminal plays first against greedy bots, and bots play where no person is.
Result<std::vector<std::string>> players_of(const Ruleset& rules, const std::string& seats) {
    if (!seats.empty()) return seats_of(rules, seats, "greedy");
    Result<std::vector<std::string>> players = seats_of(rules, "", "greedy");
    if (players && input_is_terminal()) players->front() = kHuman;
    return players;
}

class Play {
public:
    Play(Session session, SaveWriter writer, std::vector<std::string> players)
        : session_(std::move(session)), writer_(std::move(writer)), players_(std::move(players)), log_(rules()) {
        for (const std::string& player : players_) bots_.push_back(make_bot(player, session_.game().shared_rules()));
    }

    int run() {
        tell_start();
        while (!session_.game().finished()) {
            const std::optional<Option> option = interrupted() ? std::nullopt : choose();
            if (!option) return leave();
            log_.decided(session_, *option);
            // What a bot or a person chose was listed, or tried, before.
            if (const Result<void> played = session_.play(*option); !played) return complain(played.error());
            log_.happened(session_);
            if (const Result<void> saved = writer_.update(session_); !saved) return complain(saved.error());
            flush();
        }
        return end();
    }

private:
    const Ruleset& rules() const { return session_.game().rules(); }

    // A game that was loaded has points already; they are counted, but told by replay.
    void tell_start() {
        std::string players;
        for (std::size_t seat = 0; seat < players_.size(); ++seat) {
            players += fmt::format("{}{} is {}", seat == 0 ? "" : ", ", rules().seats[seat], players_[seat]);
        }
        say(fmt::format("seed {}; {}", session_.seed(), players));
        say(fmt::format("{} tiles in the bag; the save is {}", rules().tiles_in_bag(), writer_.path().string()));

        Session again = Session::undrawn(session_.game().shared_rules(), session_.seed(), session_.chance());
        again.record_events(true);
        while (again.record().size() < session_.record().size()) {
            log_.be_quiet(again.record().size() + 1 < session_.record().size());
            repeat_next(session_, again);
            log_.happened(again);
        }
        log_.be_quiet(false);
        session_.record_events(true);
        flush();
    }

    std::optional<Option> choose() {
        Game& game = session_.game();
        Bot* bot = bots_[game.decision().seat].get();
        if (!bot) return ask(game);
        Random random = random_for(session_.seed(), game);
        return bot->choose(game, random);
    }

    int leave() {
        const std::string path = writer_.path().string();
        say(fmt::format("the game is saved in {}", path));
        say(fmt::format("go on with: pontlevis play {}", path));
        return interrupted() ? kInterrupted : kOk;
    }

    int end() {
        say("");
        log_.table(session_.game());
        say(fmt::format("the game is saved in {}", writer_.path().string()));
        return kOk;
    }

    Session session_;
    SaveWriter writer_;
    std::vector<std::string> players_;
    std::vector<std::unique_ptr<Bot>> bots_;  // none where a person sits
    GameLog log_;
};

// A save may be written over, anything else is somebody's file.
bool may_write(const fs::path& save) {
    std::error_code failed;
    return !fs::is_regular_file(save, failed) || fs::file_size(save, failed) == 0 || is_save(save.string());
}

int start(Session session, const PlayRequest& request, fs::path save) {
    if (!may_write(save)) return complain(save.string() + ": is there already and no save; it is left as it is\n  name another file with --save", kProblem);
    const Result<std::vector<std::string>> players = players_of(session.game().rules(), request.seats);
    if (!players) return complain(players.error().text, kUsage);
    Result<SaveWriter> writer = SaveWriter::create(std::move(save), session);
    if (!writer) return complain(writer.error());
    watch_interrupts();
    return Play(std::move(session), std::move(*writer), *players).run();
}

int play_on(const PlayRequest& request, const Catalog& installed) {
    if (request.seed) return complain("--seed: a save has its seed already; leave the option out", kUsage);
    const Result<SaveFile> file = read_save(request.table);
    if (!file) return complain(file.error());
    LoadOptions options{0, false, request.strict, &installed};  // at first only the rules: those are a problem,
    if (const Result<Session> rules = load_game(*file, options); !rules) return complain(rules.error());
    options.to.reset();  // and what differs afterwards is a difference, as in replay
    Result<Session> session = load_game(*file, options);
    if (!session) return complain(session.error().text, kDifference);
    warn_of_builds(*file, session->game().rules());
    if (session->chance() == Session::Chance::host) {
        return complain(request.table + ": its tiles are drawn by hand, so bots cannot go on with it", kProblem);
    }
    return start(std::move(*session), request, request.save.empty() ? request.table : request.save);
}

int play_new(const PlayRequest& request, const Catalog& installed) {
    const Result<std::shared_ptr<const Ruleset>> rules =
        rules_from(request.table, installed, request.strict ? Strictness::locked : Strictness::none);
    if (!rules) return complain(rules.error());
    Session session(*rules, seed_for(**rules, request.seed));
    if (const Result<void> drawn = session.draw(); !drawn) return complain(drawn.error());  // a plugin's fault
    if (!request.save.empty()) return start(std::move(session), request, request.save);
    const Result<fs::path> save = new_save(request.table, session.seed());
    if (!save) return complain(save.error());
    return start(std::move(session), request, *save);
}

}  // namespace

int play(const PlayRequest& request, const Catalog& installed) {
    return is_save(request.table) ? play_on(request, installed) : play_new(request, installed);
}

}  // namespace pontlevis::program
