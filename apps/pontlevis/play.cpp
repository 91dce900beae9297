// `pontlevis play`: one game, told as it is played, and saved after every decision.
#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <filesystem>

#include "bots.h"
#include "commands.h"
#include "console.h"
#include "game_log.h"
#include "language.h"
#include "pontlevis/core/save.h"
#include "program.h"
#include "prompt.h"
#include "seats.h"
#include "table.h"
#include "words.h"

namespace pontlevis::program {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSaveEnding = ".jsonl";

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
        const bool people = std::find(players_.begin(), players_.end(), kHuman) != players_.end();
        prompt_ = make_prompt(rules(), people);
    }

    int run() {
        tell_start();
        while (!session_.game().finished()) {
            const Answer answer = interrupted() ? Answer{} : choose();
            if (answer.kind == Answer::Kind::leave) return leave();
            if (answer.kind == Answer::Kind::undo)
                take_back();
            else if (const Result<void> played = play(answer.option); !played) {
                if (sits_bot()) return give_up(played.error());
                prompt_->remark(played.error().text);  // another option may go well
            }
            if (const Result<void> saved = writer_.update(session_); !saved) return give_up(saved.error());
            flush();
        }
        return end();
    }

private:
    const Ruleset& rules() const { return session_.game().rules(); }

    bool sits_bot() const { return bots_[session_.game().decision().seat] != nullptr; }

    // What a bot or a person chose was listed, or checked, before; still a plugin may fail at it.
    Result<void> play(const Option& option) {
        log_.decided(session_, option);
        if (Result<void> played = session_.play(option); !played) return played;
        log_.happened(session_);
        return {};
    }

    // A game that was loaded has points already; they are counted, but told by replay.
    void tell_start() {
        std::string players;
        for (std::size_t seat = 0; seat < players_.size(); ++seat) {
            players += fmt::format("{}{} is {}", seat == 0 ? "" : ", ", rules().seats[seat], players_[seat]);
        }
        prompt_->tell(fmt::format("seed {}; {}", session_.seed(), players), 0);
        if (!rules().expansions.empty()) prompt_->tell("with " + names_of_expansions(), 0);
        prompt_->tell(
            fmt::format("{} tiles in the bag; the save is {}", rules().tiles_in_bag(), writer_.path().string()), 0);
        count_again();
        flush();
    }

    std::string names_of_expansions() const {
        std::vector<std::string> names;
        for (const ExpansionInfo& expansion : rules().expansions) names.push_back(name_among(expansion.names));
        return joined(names);
    }

    // The log of the game as it is; of what it would tell only the last decision.
    void count_again() {
        log_ = GameLog(rules());
        log_.tell_to([this](const std::string& line, std::size_t indent) { prompt_->tell(line, indent); });
        if (prompt_->shows_board()) log_.be_brief();
        Session again = Session::undrawn(session_.game().shared_rules(), session_.seed(), session_.chance());
        again.record_events(true);
        while (again.record().size() < session_.record().size()) {
            log_.be_quiet(again.record().size() + 1 < session_.record().size());
            repeat_next(session_, again);
            log_.happened(again);
        }
        log_.be_quiet(false);
        session_.record_events(true);
    }

    Answer choose() {
        Game& game = session_.game();
        Bot* bot = bots_[game.decision().seat].get();
        if (!bot) return prompt_->ask(session_, writer_.path());
        Random random = random_for(session_.seed(), game);
        return {Answer::Kind::option, bot->choose(game, random)};
    }

    // A person's last decision, with those of the bots that followed.
    void take_back() {
        const std::span<const Played> record = session_.record();
        std::uint32_t answers = 0;
        for (std::size_t i = record.size(); i > 0; --i) {
            const Played& played = record[i - 1];
            if (played.is_chance) continue;
            ++answers;
            if (bots_[played.seat]) continue;
            [[maybe_unused]] const Result<void> undone = session_.undo(answers);
            assert(undone);
            prompt_->remark(fmt::format("decision {} is taken back", i));
            return count_again();
        }
        prompt_->remark("nobody at a prompt has decided anything yet");
    }

    int give_up(const Error& error) {
        prompt_->close(session_.game());
        return complain(error);
    }

    int leave() {
        prompt_->close(session_.game());
        const std::string path = writer_.path().string();
        say(fmt::format("the game is saved in {}", path));
        say(fmt::format("go on with: pontlevis play {}", path));
        return interrupted() ? kInterrupted : kOk;
    }

    int end() {
        prompt_->close(session_.game());
        say("");
        log_.table(session_.game());
        const std::string path = writer_.path().string();
        say(fmt::format("the game is saved in {}", path));
        say(fmt::format("who scored what and why: pontlevis explain {}", path));
        return kOk;
    }

    Session session_;
    SaveWriter writer_;
    std::vector<std::string> players_;
    std::vector<std::unique_ptr<Bot>> bots_;  // none where a person sits
    std::unique_ptr<Prompt> prompt_;
    GameLog log_;
};

int start(Session session, const PlayRequest& request, fs::path save) {
    if (!may_write(save)) {
        return complain(
            save.string() + ": is there already and no save; it is left as it is\n  name another file with --save",
            kProblem);
    }
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
