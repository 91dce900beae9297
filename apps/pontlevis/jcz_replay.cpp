#include "jcz_replay.h"

#include <fmt/format.h>

#include <algorithm>

#include "jcz_answer.h"
#include "jcz_phase.h"
#include "jcz_table.h"
#include "pontlevis/core/setup.h"
#include "pontlevis/core/text.h"

namespace pontlevis::program::jcz {
namespace {

constexpr std::uint64_t kSeed = 0;  // nothing is drawn by chance

Error difference(std::string text) { return {Fault::option, std::move(text), ""}; }

Turns our_turns(const Tile& tile, Turns theirs) { return static_cast<Turns>((theirs + tile.turns) % 4); }

// Tiles that are never drawn are the players' own, to be laid in place of a drawn one.
bool is_drawn(const Ruleset& rules, std::uint16_t type) {
    const PoolInfo* pool = rules.pool_of(type);
    return pool == nullptr || pool->drawn;
}

// endTurn: the game ends when so many tiles are laid; the bag then holds no others.
Result<void> cut_bag(Game& game, std::vector<std::uint32_t> needed) {
    const Ruleset& rules = game.rules();
    for (std::uint16_t type = 0; type < needed.size(); ++type)
        if (!is_drawn(rules, type)) needed[type] = rules.copies[type];
    return refill_bag(game, needed);
}

Result<void> check_start(const File& file, const Ruleset& rules) {
    const auto alike = [&](const StartTile& theirs, const pontlevis::StartTile& ours) {
        const Result<Tile> tile = tile_named(rules, theirs.tile);
        return tile && tile->type == ours.type && theirs.cell == ours.cell &&
               looks_alike(rules.tiles[ours.type], our_turns(*tile, theirs.turns), ours.turns);
    };
    if (std::equal(file.start.begin(), file.start.end(), rules.start.begin(), rules.start.end(), alike)) return {};
    std::vector<std::string> lie;
    for (const pontlevis::StartTile& tile : rules.start)
        lie.push_back(fmt::format("{} at {} turned {}", rules.tiles[tile.type].id, to_text(tile.cell), tile.turns));
    return Error{Fault::input,
                 fmt::format("{}: setup.start: other tiles than lie there at the start here: {}", file.name,
                             fmt::join(lie, ", ")),
                 ""};
}

bool is_pass(const Option& option) { return same_option(option, pass_option()); }

bool can_pass(Game& game) {
    const std::span<const Option> options = game.list();
    return std::any_of(options.begin(), options.end(), is_pass);
}

// The first option that is no passing; there is one where something is asked.
std::string offered_text(Game& game) {
    const std::span<const Option> options = game.list();
    const auto first = std::find_if_not(options.begin(), options.end(), is_pass);
    return first == options.end() ? "" : to_text(game, *first);
}

// Why a place that is not listed is refused, in the engine's own words.
Error refusal(Session& session, const Option& option) {
    const Result<void> refused = session.play(option);
    return refused ? difference(fmt::format("{}: not listed, yet it can be played", to_text(session.game(), option)))
                   : refused.error();
}

}  // namespace

Result<Replay> Replay::at_start(const File& file, std::shared_ptr<const Ruleset> rules, const std::string& pending) {
    if (const Result<void> start = check_start(file, *rules); !start) return start.error();
    std::vector<std::uint32_t> needed(rules->tiles.size());
    std::uint32_t drawn = 0;
    for (const Message& message : file.replay) {
        if (message.type != "PLACE_TILE") continue;
        const Result<Tile> tile = tile_named(*rules, message.tile);
        if (!tile)
            return Error{Fault::input, fmt::format("{}: message {}: {}", file.name, message.n, tile.error().text), ""};
        if (!is_drawn(*rules, tile->type)) continue;
        ++needed[tile->type];
        ++drawn;
    }
    Replay replay(Session(rules, kSeed, Session::Chance::host), needed);
    replay.session_.record_events(true);
    if (!pending.empty()) {
        const Result<Tile> tile = tile_named(*rules, pending);
        if (!tile)
            return Error{Fault::input, fmt::format("{}: the tile drawn last: {}", file.name, tile.error().text), ""};
        replay.pending_ = tile->type;
    }
    if (file.end_turn && *file.end_turn <= drawn) {
        if (const Result<void> cut = cut_bag(replay.game(), needed); !cut) return cut.error();
    } else if (replay.pending_) {
        ++replay.needed_[*replay.pending_];
    }
    return replay;
}

Result<void> Replay::play(const Message& message) {
    last_ = &message;
    if (message.type == "COMMIT") {
        random_ = message.random;
        return commit();
    }
    if (const Result<void> said = say_waiting(); !said) return said.error();
    const Row* feature = find_name("feature", 0, message.pointer.feature);
    pointed_at_ = feature == nullptr ? "" : (*feature)[1];
    const std::uint8_t seat = phase_of(game()) == Phase::draw ? game().turn_owner() : game().decision().seat;
    if (message.player && !game().finished() && *message.player != seat) {
        const std::string name = seat_name(game().rules(), seat);
        return difference(fmt::format("it is player {}'s, but {}", *message.player,
                                      phase_of(game()) == Phase::fate || phase_of(game()) == Phase::other
                                          ? fmt::format("{} asks {}", game().decision().asked_by, name)
                                          : "it is the turn of " + name));
    }
    if (message.type == "PLACE_TILE") return place_tile(message);
    if (message.type == "PASS") return pass();
    if (!message.pointer.feature.empty()) return do_as(message);
    return difference("such a message has no counterpart here yet");
}

Result<void> Replay::place_tile(const Message& message) {
    declined_ = false;
    const Result<Tile> tile = tile_named(game().rules(), message.tile);
    if (!tile) return tile.error();
    const bool drawn = is_drawn(game().rules(), tile->type);
    if (const Result<void> taken = drawn ? draw(tile->type) : bring(tile->type); !taken) return taken.error();
    if (drawn) --needed_[tile->type];

    const TileType& printed = game().rules().tiles[tile->type];
    const Turns turns = our_turns(*tile, message.turns);
    for (const Option& option : game().list()) {
        if (option.a == pack(message.cell) && looks_alike(printed, turns, option.turn)) return say(Option(option));
    }
    Option asked{};
    asked.action = static_cast<std::uint16_t>(Action::place_tile);
    asked.turn = turns;
    asked.a = pack(message.cell);
    asked.b = tile->type;
    return refusal(session_, asked);
}

// A figure is placed, moved or called back. What they offer at once is asked here one after the other: so what is
// not offered may be after passing.
Result<void> Replay::do_as(const Message& message) {
    Result<std::optional<Option>> option = option_meant(game(), message);
    if (!option) return difference(option.error().text);
    if (!*option && phase_of(game()) == Phase::action && can_pass(game())) {
        Game passed = after(pass_option());
        if (phase_of(passed) == Phase::action) option = option_meant(passed, message);
        if (option && *option) {
            if (const Result<void> played = answer(pass_option()); !played) return played.error();
        }
    }
    if (option && *option) return say(**option);
    const std::optional<Option> asked = option_asked(game(), message);
    if (asked && game().decision().kind == Decision::Kind::place_figure) return refusal(session_, *asked);
    return difference("that is none of the options here; " + decision_text(game()));
}

Result<void> Replay::pass() {
    if (game().finished() || game().decision().is_chance() || !can_pass(game()))
        return difference("they decline, but " + decision_text(game()));
    declined_ = phase_of(game()) == Phase::action;
    return say(pass_option());
}

Result<void> Replay::commit() {
    if (const Result<void> said = say_waiting(); !said) return said.error();
    while (phase_of(game()) == Phase::action) {
        if (!declined_ || !can_pass(game()))
            return difference(fmt::format("nothing can be done there, but here one can: {}", offered_text(game())));
        if (const Result<void> passed = answer(pass_option()); !passed) return passed.error();
    }
    return set_aside_surplus();
}

Result<void> Replay::draw_pending() {
    return pending_ && !waiting_ && phase_of(game()) == Phase::draw ? draw(*pending_) : Result<void>();
}

Result<void> Replay::draw(std::uint16_t type) {
    if (const Result<void> cleared = set_aside_surplus(); !cleared) return cleared.error();
    if (phase_of(game()) != Phase::draw) return difference("a tile is drawn, but " + decision_text(game()));
    Option option{};
    option.action = static_cast<std::uint16_t>(Action::draw_tile);
    option.a = type;
    if (const Result<void> drawn = answer(option); !drawn) return drawn.error();
    if (phase_of(game()) == Phase::tile) return {};
    return difference(fmt::format("{} has no place here and is set aside  [BASE-7]", game().rules().tiles[type].id));
}

// A player's own tile in place of a drawn one: the option that puts it into his hand.
Result<void> Replay::bring(std::uint16_t type) {
    if (!game().finished() && phase_of(game()) == Phase::other) {
        for (const Option& option : game().list()) {
            if (after(option).tile_in_hand() == type) return answer(Option(option));
        }
    }
    return difference(fmt::format("{} is laid, but {}", game().rules().tiles[type].id, decision_text(game())));
}

// BASE-7  They set a tile without a place aside and tell nobody. What the file never lays must have been one of
// those; it goes as soon as it has no place, so that the bag is empty when theirs is.
Result<void> Replay::set_aside_surplus() {
    const auto surplus = [&](const Option& draw) {
        return game().in_bag(static_cast<std::uint16_t>(draw.a)) > needed_[draw.a] && after(draw).set_aside() > game().set_aside();
    };
    while (phase_of(game()) == Phase::draw) {
        const std::span<const Option> draws = game().list();
        const auto found = std::find_if(draws.begin(), draws.end(), surplus);
        if (found == draws.end()) break;
        if (const Result<void> drawn = answer(Option(*found)); !drawn) return drawn.error();
    }
    return {};
}

Game Replay::after(const Option& option) const {
    Game game(session_.game().shared_rules(), kSeed);
    game.set_state(session_.game().state());
    static_cast<void>(game.apply(option));  // of those that are listed
    return game;
}

// The last answer before something is scored waits, and where what was scored goes.
Result<void> Replay::say(const Option& option) {
    const Phase phase = phase_of(game());
    const bool may_score = phase == Phase::tile || phase == Phase::action;
    if (phase != Phase::fate && !(may_score && phase_of(after(option)) != Phase::action)) return answer(option);
    waiting_ = option;
    return {};
}

bool Replay::waits_for_fate() const { return waiting_ && phase_of(session_.game()) == Phase::fate; }

Result<void> Replay::say_waiting() {
    if (!waiting_) return {};
    const Option option = *waiting_;
    waiting_.reset();
    return answer(option);
}

Result<void> Replay::answer(const Option& option) {
    if (const Result<void> played = session_.play(option); !played) return played.error();
    note_awards();
    return reveal();
}

// What comes by chance beside tiles: their generator counts from the lowest number on.
Result<void> Replay::reveal() {
    while (!game().finished() && game().decision().is_chance() && phase_of(game()) != Phase::draw) {
        if (!random_) return difference(fmt::format("{} asks for chance, but their COMMIT names no number", game().decision().asked_by));
        const std::span<const Option> list = game().list();
        std::vector<Option> options(list.begin(), list.end());
        std::stable_sort(options.begin(), options.end(), [](const Option& x, const Option& y) { return x.a < y.a; });
        const auto k = static_cast<std::size_t>(*random_ * static_cast<double>(options.size()));
        if (const Result<void> played = session_.play(options[k]); !played) return played.error();
        note_awards();
    }
    return {};
}

void Replay::note_awards() {
    for (const Event& event : session_.events()) {
        if (event.kind != Event::Kind::points) continue;
        const Row* award = find_name("award", 1, event.rule);
        const Row* feature = find_name("feature", 2, game().rules().feature_kinds[event.feature_kind].name);
        std::string what = award ? (*award)[0] : feature ? (*feature)[1] : "";
        awards_.push_back({event.seat, what.empty() ? pointed_at_ : what, event.points});
    }
}

Session Replay::recorded() const {
    Session full(session_.game().shared_rules(), kSeed, Session::Chance::host);
    for (const Played& played : session_.record()) {
        if (!full.play(played.option)) break;
    }
    return full;
}

}  // namespace pontlevis::program::jcz
