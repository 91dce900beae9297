// `pontlevis replay`: plays a save again, checks it decision by decision, and tells the game.
#include <fmt/format.h>

#include <algorithm>

#include "console.h"
#include "game_log.h"
#include "pontlevis/core/save.h"
#include "program.h"
#include "table.h"

namespace pontlevis::program {
namespace {

class Loader {
public:
    Loader(const SaveFile& file, const ReplayRequest& request, const Catalog& installed) : file_(file) {
        options_.strict = request.strict;
        options_.catalog = &installed;
    }
    Result<Session> load(std::optional<std::uint32_t> to) const {
        LoadOptions options = options_;
        options.to = to;
        return load_game(file_, options);
    }

private:
    const SaveFile& file_;
    LoadOptions options_;
};

// How many decisions of a save replay, if not all do. The record is short and quick to play, so it is
// played again rather than kept; halving finds the place in a few games.
std::uint32_t good_decisions(const Loader& loader, std::uint32_t to) {
    std::uint32_t good = 0;
    std::uint32_t bad = to + 1;
    while (bad - good > 1) {
        const std::uint32_t middle = good + (bad - good) / 2;
        (loader.load(middle) ? good : bad) = middle;
    }
    return good;
}

void tell(const Session& session) {
    GameLog log(session.game().rules());
    Session again = Session::undrawn(session.game().shared_rules(), session.seed(), session.chance());
    again.record_events(true);
    while (again.record().size() < session.record().size()) {
        const Played& next = session.record()[again.record().size()];
        if (!next.is_chance) log.decided(again, next.option);
        repeat_next(session, again);
        log.happened(again);
    }
    say("");
    log.table(session.game());
}

void tell_where(const SaveFile& file, const Session& session) {
    // The engine may have drawn the next tile after the last decision of the file.
    const std::size_t played = std::min(session.record().size(), file.decisions.size());
    const char* state = session.game().finished() ? "the game is over" : "the game goes on from here";
    say(fmt::format("{}: {} of {} decisions replayed without a difference; {}", file.name, played,
                    file.decisions.size(), state),
        2);
}

}  // namespace

int replay(const ReplayRequest& request, const Catalog& installed) {
    const Result<SaveFile> file = read_save(request.file);
    if (!file) return complain(file.error());
    const auto all = static_cast<std::uint32_t>(file->decisions.size());
    if (request.to.value_or(0) > all) {
        return complain(fmt::format("--to: {} has {} decisions, no decision {}", request.file, all, *request.to),
                        kUsage);
    }
    const Loader loader(*file, request, installed);
    const Result<Session> rules = loader.load(0);  // plays nothing: other rules are no difference in the game
    if (!rules) return complain(rules.error());
    warn_of_builds(*file, rules->game().rules());

    const Result<Session> session = loader.load(request.to);
    if (!session) {
        const std::uint32_t good = good_decisions(loader, request.to.value_or(all));
        if (const Result<Session> start = loader.load(good)) tell(*start);
        return complain(session.error().text, kDifference);
    }
    tell(*session);
    tell_where(*file, *session);
    return kOk;
}

}  // namespace pontlevis::program
