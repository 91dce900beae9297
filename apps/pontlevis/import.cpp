// `pontlevis import`: plays a saved game of JCloisterZone on our engine, tells the first difference, holds the
// game against the file's assertions and points, and writes it as a save.
#include <fmt/format.h>

#include "console.h"
#include "jcz_assertions.h"
#include "jcz_file.h"
#include "jcz_replay.h"
#include "jcz_scores.h"
#include "jcz_setup.h"
#include "pontlevis/core/save.h"
#include "program.h"

namespace pontlevis::program {
namespace {

using jcz::Replay;
using jcz::ScoreSheet;

Result<Replay> table_for(const jcz::File& file, const Catalog& installed) {
    const Result<Config> config = jcz::config_of(file, installed);
    if (!config) return config.error();
    const auto rules = Ruleset::compose(*config, installed);
    if (!rules) return rules.error();
    return Replay::at_start(file, *rules, jcz::tile_asserted(file));
}

std::string message_text(const jcz::Message& message) {
    std::string text = fmt::format("message {}, {}", message.n, message.type);
    if (message.type == "PLACE_TILE")
        text += fmt::format(" {} at ({},{}) R{}", message.tile, message.cell.x, message.cell.y, 90 * message.turns);
    if (message.type == "DEPLOY_MEEPLE") {
        const jcz::Pointer& at = message.pointer;
        text += fmt::format(" {} on {} {} at ({},{})", message.figure, at.feature, at.location, at.cell.x, at.cell.y);
    }
    return text;
}

class Import {
public:
    Import(const ImportRequest& request, const jcz::File& file, Replay& replay)
        : request_(request), file_(file), replay_(replay) {}

    int run(ScoreSheet& sheet) {
        for (const jcz::Message& message : file_.replay) {
            if (const Result<void> played = replay_.play(message); !played)
                return differs(message_text(message), played.error());
            if (request_.check) sheet.compare(replay_, message.n);
        }
        if (const Result<void> drawn = replay_.draw_pending(); !drawn)
            return differs("the tile drawn last", drawn.error());
        if (!request_.check)
            tell();
        else
            judge(sheet);
        const int saved = save();
        return saved != kOk ? saved : failed_ == 0 ? kOk : kProblem;
    }

private:
    int differs(const std::string& what, const Error& error) const {
        return complain(fmt::format("{}: {}\n  {}", file_.name, what, error.text), kDifference);
    }

    // A line each, however long: programs read them.
    void line(const char* what, const std::string& text) { say_as_it_is(fmt::format("{:<12} {}", what, text)); }

    void judge(const ScoreSheet& sheet) {
        for (const std::string& sentence : file_.assertions) {
            const jcz::Verdict verdict = jcz::verdict_on(replay_, sentence);
            if (verdict.kind == jcz::Verdict::Kind::ok) line("ok", sentence);
            if (verdict.kind == jcz::Verdict::Kind::failed) line("FAILED", sentence + ": " + verdict.text);
            if (verdict.kind == jcz::Verdict::Kind::unsupported) line("unsupported:", sentence + ": " + verdict.text);
            count(verdict.kind);
        }
        for (const ScoreSheet::Line& one : sheet.lines()) {
            if (one.difference.empty())
                line("ok", one.what);
            else
                line("FAILED", one.difference);
            count(one.difference.empty() ? jcz::Verdict::Kind::ok : jcz::Verdict::Kind::failed);
        }
        say_as_it_is(fmt::format("{}: {} ok, {} failed, {} unsupported", file_.name, ok_, failed_, unsupported_));
    }

    void count(jcz::Verdict::Kind kind) {
        if (kind == jcz::Verdict::Kind::ok)
            ++ok_;
        else
            ++(kind == jcz::Verdict::Kind::failed ? failed_ : unsupported_);
    }

    void tell() const {
        const Game& game = replay_.session().game();
        say(fmt::format("{}: {} messages played without a difference; {}", file_.name, file_.replay.size(),
                        game.finished() ? "the game is over" : "the game goes on"),
            2);
        for (std::uint8_t seat = 0; seat < game.seats(); ++seat)
            say(fmt::format("  {}  {}", game.rules().seats[seat], game.score(seat)));
    }

    int save() const {
        if (request_.save.empty()) return kOk;
        const Result<void> written = write_save(request_.save, to_save(replay_.recorded()));
        return written ? kOk : complain(written.error());
    }

    const ImportRequest& request_;
    const jcz::File& file_;
    Replay& replay_;
    int ok_ = 0, failed_ = 0, unsupported_ = 0;
};

}  // namespace

int import_game(const ImportRequest& request, const Catalog& installed) {
    const Result<jcz::File> file = jcz::read_file(request.file);
    if (!file) return complain(file.error());
    const Result<jcz::Scores> scores = jcz::read_scores_beside(request.file);
    if (request.check && !scores) return complain(scores.error());
    Result<Replay> replay = table_for(*file, installed);
    if (!replay) return complain(replay.error());
    ScoreSheet sheet(request.check ? *scores : jcz::Scores{});
    return Import(request, *file, *replay).run(sheet);
}

}  // namespace pontlevis::program
