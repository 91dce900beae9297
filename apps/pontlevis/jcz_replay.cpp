#include "jcz_replay.h"

#include <fmt/format.h>

#include <algorithm>

#include "jcz_setup.h"
#include "pontlevis/core/nearest.h"
#include "pontlevis/core/setup.h"
#include "pontlevis/core/text.h"

namespace pontlevis::program::jcz {
namespace {

constexpr std::uint64_t kSeed = 0;  // nothing is drawn by chance

Error difference(std::string text) { return {Fault::option, std::move(text), ""}; }

Result<std::uint16_t> type_named(const Ruleset& rules, const std::string& theirs) {
    const Result<TileName> tile = tile_named(theirs);
    return tile ? type_of(rules, *tile) : Result<std::uint16_t>(tile.error());
}

Turns our_turns(const TileName& tile, Turns theirs) { return static_cast<Turns>((theirs + tile.turns) % 4); }

// endTurn: the game ends when so many tiles are laid; the bag then holds no others.
Result<void> cut_bag(Game& game, const std::vector<std::uint32_t>& needed) {
    Setup setup;
    setup.tiles.emplace_back().type = game.rules().start_tile;
    setup.bag = needed;
    return set_up(game, setup);
}

std::string decision_text(const Game& game) {
    switch (game.decision().kind) {
        case Decision::Kind::draw_tile: return "a tile is to be drawn";
        case Decision::Kind::place_tile: return "a tile is to be laid";
        case Decision::Kind::place_figure: return "a figure may be placed";
        case Decision::Kind::choose: return fmt::format("{} asks", game.decision().asked_by);
        case Decision::Kind::finished: return "the game is over";
    }
    return "";
}

// Why a place that is not listed is refused, in the engine's own words.
Error refusal(Session& session, const Option& option) {
    const Result<void> refused = session.play(option);
    return refused ? difference(fmt::format("{}: not listed, yet it can be played", to_text(session.game(), option)))
                   : refused.error();
}

}  // namespace

Result<Replay> Replay::at_start(const File& file, std::shared_ptr<const Ruleset> rules, const std::string& pending) {
    std::vector<std::uint32_t> needed(rules->tiles.size());
    std::uint32_t laid = 0;
    for (const Message& message : file.replay) {
        if (message.type != "PLACE_TILE") continue;
        const Result<std::uint16_t> type = type_named(*rules, message.tile);
        if (!type)
            return Error{Fault::input, fmt::format("{}: message {}: {}", file.name, message.n, type.error().text), ""};
        ++needed[*type];
        ++laid;
    }
    Replay replay(Session(rules, kSeed, Session::Chance::host), needed);
    replay.session_.record_events(true);
    if (!pending.empty()) {
        const Result<std::uint16_t> type = type_named(*rules, pending);
        if (!type)
            return Error{Fault::input, fmt::format("{}: the tile drawn last: {}", file.name, type.error().text), ""};
        replay.pending_ = *type;
    }
    if (file.end_turn && *file.end_turn <= laid) {
        if (const Result<void> cut = cut_bag(replay.game(), needed); !cut) return cut.error();
    } else if (replay.pending_) {
        ++replay.needed_[*replay.pending_];
    }
    return replay;
}

Result<void> Replay::play(const Message& message) {
    // Where no figure can be placed, the turn is over here before their COMMIT.
    if (message.player && message.type != "COMMIT" && !game().finished() && *message.player != game().turn_owner()) {
        return difference(fmt::format("it is player {}'s, but it is the turn of {}", *message.player,
                                      game().rules().seats[game().turn_owner()]));
    }
    if (message.type == "PLACE_TILE") return place_tile(message);
    if (message.type == "DEPLOY_MEEPLE") return place_figure(message);
    if (message.type == "PASS") return pass();
    if (message.type == "COMMIT") return commit();
    return difference("such a message has no counterpart here yet");
}

Result<void> Replay::place_tile(const Message& message) {
    const Result<TileName> tile = tile_named(message.tile);
    if (!tile) return tile.error();
    const Result<std::uint16_t> type = type_of(game().rules(), *tile);
    if (!type) return type.error();
    if (const Result<void> drawn = draw(*type); !drawn) return drawn.error();
    --needed_[*type];

    const TileType& printed = game().rules().tiles[*type];
    const Turns turns = our_turns(*tile, message.turns);
    for (const Option& option : game().list()) {
        if (option.a == pack(message.cell) && looks_alike(printed, turns, option.turn)) return answer(Option(option));
    }
    Option asked{};
    asked.action = static_cast<std::uint16_t>(Action::place_tile);
    asked.turn = turns;
    asked.a = pack(message.cell);
    asked.b = *type;
    return refusal(session_, asked);
}

Result<void> Replay::place_figure(const Message& message) {
    if (game().decision().kind != Decision::Kind::place_figure || waiting_)
        return difference("a figure is placed, but " + decision_text(game()));
    const std::size_t dot = message.figure.find('.');
    const std::string theirs =
        dot == std::string::npos ? "" : message.figure.substr(dot + 1, message.figure.rfind('.') - dot - 1);
    const std::string ours = figure_kind(theirs);
    const auto& kinds = game().rules().figure_kinds;
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](const FigureKindInfo& one) { return one.name == ours; });
    if (kind == kinds.end())
        return difference(fmt::format("the figure {} is not known here", pontlevis::quoted(message.figure)));
    const std::optional<std::uint32_t> at = game().tile_at(message.pointer.cell);
    if (!at) return difference(fmt::format("no tile lies at {}", to_text(message.pointer.cell)));
    const TileView tile = game().tile(*at);
    const Result<std::uint8_t> segment =
        segment_at(game().rules().tiles[tile.type], tile.turns, message.pointer.feature, message.pointer.location);
    if (!segment) return difference(segment.error().text);

    Option asked{};
    asked.action = static_cast<std::uint16_t>(Action::place_figure);
    asked.a = static_cast<std::uint32_t>(kind - kinds.begin());
    asked.b = location(PLV_PLACE_SEGMENT, tile.first_segment + *segment);
    for (const Option& option : game().list()) {
        if (!same_option(option, asked)) continue;
        waiting_ = asked;
        return {};
    }
    return refusal(session_, asked);
}

Result<void> Replay::pass() {
    if (game().decision().kind != Decision::Kind::place_figure || waiting_) {
        return difference("they decline to place a figure, but " + decision_text(game()));
    }
    waiting_ = pass_option();
    return {};
}

Result<void> Replay::commit() {
    if (game().decision().kind == Decision::Kind::place_figure) {
        const auto options = game().list();
        if (!waiting_ && options.size() > 1) {
            return difference(
                fmt::format("no figure can be placed there, but here one can: {}", to_text(game(), options[1])));
        }
        const Option option = waiting_.value_or(pass_option());
        waiting_.reset();
        if (const Result<void> played = answer(option); !played) return played.error();
    }
    return set_aside_surplus();
}

Result<void> Replay::draw_pending() {
    return pending_ && !waiting_ && game().decision().is_chance() ? draw(*pending_) : Result<void>();
}

Result<void> Replay::draw(std::uint16_t type) {
    if (const Result<void> cleared = set_aside_surplus(); !cleared) return cleared.error();
    if (!game().decision().is_chance()) return difference("a tile is drawn, but " + decision_text(game()));
    Option option{};
    option.action = static_cast<std::uint16_t>(Action::draw_tile);
    option.a = type;
    if (const Result<void> drawn = answer(option); !drawn) return drawn.error();
    if (game().decision().kind == Decision::Kind::place_tile) return {};
    return difference(fmt::format("{} has no place here and is set aside  [BASE-7]", game().rules().tiles[type].id));
}

// BASE-7  They set a tile without a place aside and tell nobody. What the file never lays must have been one of
// those; it goes as soon as it has no place, so that the bag is empty when theirs is.
Result<void> Replay::set_aside_surplus() {
    for (std::uint16_t type = 0; type < needed_.size(); ++type) {
        while (game().decision().is_chance() && game().in_bag(type) > needed_[type] && !has_place(type)) {
            Option option{};
            option.action = static_cast<std::uint16_t>(Action::draw_tile);
            option.a = type;
            if (const Result<void> drawn = answer(option); !drawn) return drawn.error();
        }
    }
    return {};
}

bool Replay::has_place(std::uint16_t type) const {
    const std::vector<Cell> cells = session_.game().frontier();
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return session_.game().fits(type, cell) != 0; });
}

Result<void> Replay::answer(const Option& option) {
    if (const Result<void> played = session_.play(option); !played) return played.error();
    for (const Event& event : session_.events()) {
        if (event.kind != Event::Kind::feature_scored) continue;
        for (std::uint8_t seat = 0; seat < game().seats(); ++seat) {
            if ((event.owners >> seat & 1) == 0) continue;
            awards_.push_back({seat, game().rules().feature_kinds[event.feature_kind].name, event.points});
        }
    }
    return {};
}

Session Replay::recorded() const {
    Session full(session_.game().shared_rules(), kSeed, Session::Chance::host);
    for (const Played& played : session_.record()) {
        if (!full.play(played.option)) break;
    }
    return full;
}

}  // namespace pontlevis::program::jcz
