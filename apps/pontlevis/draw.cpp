// `pontlevis draw`: the board of a saved game as a picture, or one picture after every decision of the players.
#include <fmt/format.h>

#include <filesystem>

#include "console.h"
#include "last_turn.h"
#include "picture/board_picture.h"
#include "picture/png.h"
#include "pontlevis/core/nearest.h"
#include "pontlevis/core/save.h"
#include "program.h"
#include "table.h"

namespace pontlevis::program {
namespace {

namespace fs = std::filesystem;
using picture::Frame;
using picture::Moment;

bool has_known_ending(const fs::path& path) { return path.extension() == ".svg" || path.extension() == ".png"; }

// What is wrong with the request, whatever the save holds; empty: nothing.
std::string misuse(const DrawRequest& request) {
    const fs::path output = request.output;
    if (!has_known_ending(output))
        return fmt::format("-o: {} is neither a .svg nor a .png file", pontlevis::quoted(request.output));
    if (!request.each.empty() && output.has_parent_path())
        return fmt::format("-o: with --each it is a name without a folder, such as {}",
                           pontlevis::quoted(output.filename().string()));
    return {};
}

struct Source {
    const DrawRequest& request;
    const SaveFile& file;
    const Session& record;  // as loaded
};

// A game that goes through a record, decision by decision.
class Follower {
public:
    explicit Follower(const Source& source)
        : request_(source.request),
          file_(source.file),
          record_(source.record),
          game_(Session::undrawn(record_.game().shared_rules(), record_.seed(), record_.chance())) {
        game_.record_events(true);
    }

    [[nodiscard]] std::size_t played() const { return game_.record().size(); }
    [[nodiscard]] bool is_at_end() const { return played() >= record_.record().size(); }
    [[nodiscard]] bool is_after_a_draw() const { return played() > 0 && game_.record().back().is_chance; }

    void step() {
        const Played& next = record_.record()[played()];
        if (!next.is_chance) last_.decided(game_.game(), next.option);
        repeat_next(record_, game_);
        last_.happened(game_);
    }

    [[nodiscard]] Moment moment() {
        Game& game = game_.game();
        Moment moment;
        moment.game = &game;
        moment.title = fs::path(request_.file).filename().string();
        moment.subtitle = game.finished() ? fmt::format("after all {} decisions: the game is over", played())
                                          : fmt::format("after decision {} of {}, in turn {}", played(),
                                                        file_.decisions.size(), game.turn_number());
        last_.tell(moment);
        if (request_.places && !game.finished() && !game.decision().is_chance()) {
            const std::span<const Option> options = game.list();
            moment.places.assign(options.begin(), options.end());
        }
        return moment;
    }

private:
    const DrawRequest& request_;
    const SaveFile& file_;
    const Session& record_;
    Session game_;
    LastTurn last_;
};

Result<void> write(const fs::path& path, const Moment& moment, const Frame& frame) {
    std::string content = picture::board_picture(moment, frame);
    if (path.extension() == ".png") {
        Result<std::string> png = picture::to_png(content);
        if (!png) return Error{png.error().fault, path.string() + ": " + png.error().text, ""};
        content = std::move(*png);
    }
    return write_save(path, content);  // at once or not at all
}

Result<void> draw_one(const Source& source, std::size_t decisions) {
    Follower follower(source);
    while (follower.played() < decisions) follower.step();
    const Moment moment = follower.moment();
    return write(source.request.output, moment, frame_of(moment));
}

// The start, and what every decision of a player has led to. What is drawn for a draw alone would show nothing new.
template <class Visit>
Result<void> for_each_picture(const Source& source, Visit visit) {
    for (Follower follower(source);; follower.step()) {
        if (!follower.is_after_a_draw())
            if (const Result<void> done = visit(follower); !done) return done;
        if (follower.is_at_end()) return {};
    }
}

// "film/board-0057.svg"; all of one size. Returns how many.
Result<int> draw_each(const Source& source) {
    const DrawRequest& request = source.request;
    std::error_code failed;
    fs::create_directories(request.each, failed);
    if (failed) return Error{Fault::system, fmt::format("{}: cannot be made: {}", request.each, failed.message()), ""};
    Frame frame;
    (void)for_each_picture(source, [&](Follower& at) -> Result<void> {
        frame.include(frame_of(at.moment()));
        return {};
    });
    int pictures = 0;
    const fs::path name = request.output;
    const Result<void> drawn = for_each_picture(source, [&](Follower& at) {
        ++pictures;
        const std::string numbered =
            fmt::format("{}-{:04}{}", name.stem().string(), at.played(), name.extension().string());
        return write(fs::path(request.each) / numbered, at.moment(), frame);
    });
    if (!drawn) return drawn.error();
    return pictures;
}

}  // namespace

int draw(const DrawRequest& request, const Catalog& installed) {
    if (const std::string wrong = misuse(request); !wrong.empty()) return complain(wrong, kUsage);
    const Result<SaveFile> file = read_save(request.file);
    if (!file) return complain(file.error());
    const auto all = static_cast<std::uint32_t>(file->decisions.size());
    if (request.at.value_or(0) > all)
        return complain(fmt::format("--at: {} has {} decisions, no decision {}", request.file, all, *request.at),
                        kUsage);

    LoadOptions options;
    options.catalog = &installed;
    options.to = 0;  // plays nothing: other rules are no difference in the game
    if (const Result<Session> rules = load_game(*file, options); !rules) return complain(rules.error());
    options.to = request.at;
    const Result<Session> record = load_game(*file, options);
    if (!record) return complain(record.error().text, kDifference);
    warn_of_builds(*file, record->game().rules());

    const Source source{request, *file, *record};
    if (!request.each.empty()) {
        const Result<int> pictures = draw_each(source);
        if (!pictures) return complain(pictures.error());
        say(fmt::format("{}: {} pictures of {}", request.each, *pictures, request.file), 2);
        return kOk;
    }
    const std::uint32_t decisions = request.at.value_or(all);
    if (const Result<void> drawn = draw_one(source, decisions); !drawn) return complain(drawn.error());
    say(fmt::format("{}: {} after decision {} of {}", request.output, request.file, decisions, all), 2);
    return kOk;
}

}  // namespace pontlevis::program
