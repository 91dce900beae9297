// `pontlevis explain`: who got what and why in a game that was saved, and why an option is not there.
#include <fmt/format.h>

#include <algorithm>

#include <nlohmann/json.hpp>

#include "console.h"
#include "explain_report.h"
#include "game_log.h"
#include "meant.h"
#include "pontlevis/core/save.h"
#include "pontlevis/core/text.h"
#include "program.h"
#include "table.h"
#include "words.h"

namespace pontlevis::program {
namespace {

using Json = nlohmann::ordered_json;  // keys in the order in which they are added

std::vector<std::int32_t> scores_of(const Game& game) {
    std::vector<std::int32_t> scores;
    for (std::uint8_t seat = 0; seat < game.seats(); ++seat) scores.push_back(game.score(seat));
    return scores;
}

// Plays the next decision of `from` in `to` and notes what there is to tell of it.
Moment next_moment(const Session& from, Session& to) {
    Game& game = to.game();
    const Played& next = from.record()[to.record().size()];
    Moment moment;
    moment.n = static_cast<std::uint32_t>(to.record().size()) + 1;
    moment.turn = game.turn_number();
    moment.is_chance = next.is_chance;
    moment.seat = next.is_chance ? game.turn_owner() : next.seat;
    moment.option = to_text(game, next.option);
    moment.options = game.count();
    moment.scores = scores_of(game);
    repeat_next(from, to);
    moment.events.assign(to.events().begin(), to.events().end());
    return moment;
}

class Explanation {
public:
    Explanation(const ExplainRequest& request, const Session& session)
        : request_(request),
          session_(session),
          log_(session.game().rules(), true),
          again_(Session::undrawn(session.game().shared_rules(), session.seed(), session.chance())) {
        again_.record_events(true);
    }

    int run() {
        while (again_.record().size() < session_.record().size()) {
            const Moment moment = next_moment(session_, again_);
            log_.happened(again_);
            if (!request_.n || *request_.n == moment.n) tell(moment);
        }
        if (request_.json)
            tell_json();
        else if (!request_.n)
            tell_end();
        return kOk;
    }

private:
    void tell(const Moment& moment) {
        const std::vector<std::string> lines = scorings_text(moment, again_.game());
        if (lines.empty() && !request_.n) return;
        if (request_.json) return note(moment);
        say(head_of(rules(), moment), 4);
        if (lines.empty()) say(fmt::format("  it scores nothing; {}", choice_text(moment)));
        for (const std::string& line : lines) say(line, 14);
        if (!request_.n) say("");
    }

    static std::string choice_text(const Moment& moment) {
        if (moment.is_chance && moment.options == 1) return "it was drawn as the only kind of tile left";
        if (moment.is_chance) return fmt::format("it was drawn from {} kinds of tiles", moment.options);
        return moment.options == 1 ? "there was no other option" : fmt::format("there were {} options", moment.options);
    }

    void note(const Moment& moment) {
        Json json;
        json["n"] = moment.n;
        json["turn"] = moment.turn;
        json["chance"] = moment.is_chance;
        json["seat"] = rules().seats[moment.seat];
        json["option"] = moment.option;
        json["options"] = moment.options;
        json.update(scorings_json(moment, again_.game()));
        decisions_.push_back(std::move(json));
    }

    void tell_json() {
        Json json;
        json["seats"] = rules().seats;
        json["decisions"] = decisions_;
        json["finished"] = session_.game().finished();
        json["scores"] = Json::object();
        for (std::uint8_t seat = 0; seat < rules().seats.size(); ++seat)
            json["scores"][rules().seats[seat]] = again_.game().score(seat);
        say_as_it_is(json.dump(2));
    }

    void tell_end() { log_.table(session_.game()); }

    const Ruleset& rules() const { return session_.game().rules(); }

    const ExplainRequest& request_;
    const Session& session_;
    GameLog log_;  // counts for the table
    Session again_;
    Json decisions_ = Json::array();
};

// What the decision at hand is about.
std::string asked_text(const Session& session) {
    const Game& game = session.game();
    const Decision decision = game.decision();
    const Ruleset& rules = game.rules();
    std::string what = "has to decide";
    if (decision.kind == Decision::Kind::draw_tile) what = "draws a tile";
    if (decision.kind == Decision::Kind::choose) what = "decides on " + asker_text(rules, decision);
    if (decision.kind == Decision::Kind::place_figure) what = "may place a figure";
    if (decision.kind == Decision::Kind::place_tile) what = "lays " + rules.tiles[game.tile_in_hand().value_or(0)].id;
    const std::string& seat = rules.seats[decision.is_chance() ? game.turn_owner() : decision.seat];
    return fmt::format("decision {}, turn {}: {} {}", session.record().size() + 1, game.turn_number(), seat, what);
}

Json json_of(const Verdict& verdict) {
    Json json;
    json["option"] = verdict.option;
    json["legal"] = verdict.refusal.empty();
    json["number"] = verdict.number;
    json["options"] = verdict.options;
    json["rule"] = verdict.rule;
    json["refusal"] = verdict.refusal;
    json["facts"] = verdict.facts;
    return json;
}

constexpr std::size_t kMostMeant = 8;  // of what loose words may mean

// What may be is told alone; of what may not, each reason once.
std::vector<Verdict> verdicts_on(Game& game, const std::vector<Option>& options) {
    std::vector<Verdict> legal, refused;
    for (const Option& option : options) {
        Verdict verdict = verdict_on(game, option);
        const auto same = [&](const Verdict& one) { return one.refusal == verdict.refusal && one.facts == verdict.facts; };
        std::vector<Verdict>& list = verdict.refusal.empty() ? legal : refused;
        if (&list == &legal || std::none_of(refused.begin(), refused.end(), same)) list.push_back(std::move(verdict));
    }
    return legal.empty() ? refused : legal;
}

int tell_verdict(const ExplainRequest& request, const Session& session, Game& game) {
    const Result<Option> exact = parse_option(game, request.why);
    const Result<std::vector<Option>> meant = exact ? Result<std::vector<Option>>(std::vector<Option>{*exact}) : options_meant(game, request.why);
    if (!meant)
        return complain(fmt::format("--why: {}\n  nor does it name a figure and a place, as in \"{} to (0,0)\" would: {}", exact.error().text,
                                    game.rules().figure_kinds.front().name, meant.error().text), kUsage);
    const std::vector<Verdict> verdicts = verdicts_on(game, *meant);
    if (request.json) {
        Json json = {{"n", session.record().size() + 1}};
        if (exact) json.update(json_of(verdicts.front()));
        for (const Verdict& verdict : verdicts)
            if (!exact) json["meant"].push_back(json_of(verdict));
        say_as_it_is(json.dump(2));
        return kOk;
    }
    if (!game.finished()) say(asked_text(session), 4);
    for (std::size_t i = 0; i < std::min(verdicts.size(), kMostMeant); ++i) {
        if (!exact && !verdicts[i].refusal.empty()) say(verdicts[i].option, 4);
        for (const std::string& line : verdict_text(verdicts[i])) say((exact || verdicts[i].refusal.empty() ? "" : "  ") + line, 4);
    }
    if (verdicts.size() > kMostMeant) say(fmt::format("and {} more; name a road, city or field, too", verdicts.size() - kMostMeant), 4);
    return kOk;
}

}  // namespace

int explain(const ExplainRequest& request, const Catalog& installed) {
    const Result<SaveFile> file = read_save(request.file);
    if (!file) return complain(file.error());
    const auto all = static_cast<std::uint32_t>(file->decisions.size());
    if (request.n && (*request.n < 1 || *request.n > all)) {
        return complain(fmt::format("{} has decisions 1 to {}, no decision {}", request.file, all, *request.n), kUsage);
    }
    LoadOptions options{0, false, request.strict, &installed};  // at first only the rules, as in replay
    if (const Result<Session> rules = load_game(*file, options); !rules) return complain(rules.error());
    options.to = request.n;
    if (request.n && !request.why.empty()) options.to = *request.n - 1;
    Result<Session> session = load_game(*file, options);
    if (!session) return complain(session.error().text, kDifference);
    warn_of_builds(*file, session->game().rules());
    if (!request.why.empty()) return tell_verdict(request, *session, session->game());
    return Explanation(request, *session).run();
}

}  // namespace pontlevis::program
