// What a plugin's function may do. Included through plugin.h.
#pragma once

#include <concepts>
#include <cstdint>
#include <cstdio>
#include <optional>

#include "pontlevis/sdk/loops.h"

namespace pontlevis::sdk {

/// The engine, as a function of a plugin may speak to it. Who holds it const may only ask; a step, action, fate or
/// reaction, which gets it otherwise, may also change the game.
///
/// Every change may be refused, out of phase or against the rules of the board. That fails the function and says
/// why; where a refusal is nothing unusual, there is a second one, try_..., that returns it.
class Call : public Loops {
public:
    using Loops::Loops;

    // ---- points, for the rule with that number ("LM-4") ----

    /// Gives points, 0 or more.
    void award(Seat seat, Points points, const char* rule) {
        done(api().award(call_, seat, points, rule), "the engine refused an award of %d points for %s", points, rule);
    }
    /// Takes points from a seat, if it has that many.
    void pay(Seat seat, Points points, const char* rule) {
        if (!try_pay(seat, points, rule)) fail("seat %u cannot pay %d points for %s", seat, points, rule);
    }
    [[nodiscard]] bool try_pay(Seat seat, Points points, const char* rule) {
        return api().pay(call_, seat, points, rule) == PLV_OK;
    }
    /// Takes points, but leaves `floor`; nothing from who has less than that.
    void charge(Seat seat, Points points, Points floor, const char* rule) {
        done(api().charge(call_, seat, points, floor, rule), "the engine refused a charge of %d points for %s", points,
             rule);
    }
    /// Gives points of a seat to another one.
    void transfer(Seat from, Seat to, Points points, const char* rule) {
        done(api().transfer(call_, from, to, points, rule), "the engine refused a transfer of %d points for %s", points,
             rule);
    }

    // ---- figures ----

    /// From supply to a location, which may_stand was asked about; the figure's number.
    std::uint32_t place(Seat seat, Name kind_name, Location where, Name cause_name) {
        const std::uint32_t figure = api().place(call_, seat, kind(kind_name), where.code, cause(cause_name));
        if (figure == kNone)
            fail("the engine refused to place %s of seat %u for %s", kind_name.shown(), seat, cause_name.shown());
        return figure;
    }
    /// From where it stands, limbo included, to another location.
    void move(Ref<Figure> figure, Location to, Name cause_name) {
        moved(api().move(call_, figure.number, to.code, cause(cause_name)), "move", figure, cause_name);
    }
    /// To its owner's supply, also from out of the game.
    void home(Ref<Figure> figure, Name cause_name) {
        moved(api().home(call_, figure.number, cause(cause_name)), "send home", figure, cause_name);
    }
    /// Out of the game.
    void remove(Ref<Figure> figure, Name cause_name) {
        moved(api().remove(call_, figure.number, cause(cause_name)), "remove", figure, cause_name);
    }

    // ---- the graph; refused from score.set to the end of score.fate ----

    /// Two segments become one feature. Nothing closes by it.
    void connect(Ref<Segment> a, Ref<Segment> b) {
        done(api().connect(call_, a.number, b.number), "the engine refused to connect segments %u and %u", a.number,
             b.number);
    }
    /// They are no longer linked, across an edge or by connect.
    void disconnect(Ref<Segment> a, Ref<Segment> b) {
        done(api().disconnect(call_, a.number, b.number), "the engine refused to disconnect segments %u and %u",
             a.number, b.number);
    }
    /// The feature needs `more` more before it is complete, or fewer if negative.
    void hold(Ref<Segment> of, std::int32_t more) {
        done(api().hold(call_, of.number, more), "the engine refused %d more holds of segment %u", more, of.number);
    }
    /// What reaches this side of the tile is closed there. It lies against a tile that it is not joined to.
    void close_edge(Ref<Tile> of, Side side) {
        done(api().close_edge(call_, of.number, static_cast<std::uint32_t>(side)),
             "the engine refused to close an edge of tile %u", of.number);
    }
    /// The segment's whole feature becomes another kind.
    void rekind(Ref<Segment> of, Name to) {
        done(api().rekind(call_, of.number, feature_kind(to)), "the engine refused to make segment %u a %s", of.number,
             to.shown());
    }
    /// A new segment that reaches no edge and has `open` holds; its number.
    std::uint32_t add_segment(Ref<Tile> to, Name kind_name, std::uint32_t open) {
        const std::uint32_t segment = api().add_segment(call_, to.number, feature_kind(kind_name), open);
        if (segment == kNone) fail("the engine refused to add a %s to tile %u", kind_name.shown(), to.number);
        return segment;
    }
    /// The segment's feature is looked at again at score.set.
    void touch(Ref<Segment> of) {
        done(api().touch(call_, of.number), "the engine refused to touch segment %u", of.number);
    }

    // ---- tiles ----

    /// A tile of that type into the hand; at tile.source only. Draws are the engine's.
    void take_tile(Name type) {
        done(api().take_tile(call_, tile_type(type)), "the engine refused to take the tile %s", type.shown());
    }
    /// The tile in hand leaves the game, another one is taken.
    void set_aside() { done(api().set_aside(call_), "the engine refused to set the tile in hand aside"); }
    /// Lays a tile of that type now, without a decision; its number.
    std::uint32_t lay(Name type, Cell cell, std::uint32_t turn) {
        const std::optional<std::uint32_t> tile = try_lay(type, cell, turn);
        if (!tile) fail("%s, turned %u, cannot be laid at (%d,%d)", type.shown(), turn, int{cell.x}, int{cell.y});
        return *tile;
    }
    [[nodiscard]] std::optional<std::uint32_t> try_lay(Name type, Cell cell, std::uint32_t turn) {
        const std::uint32_t tile = api().lay(call_, tile_type(type), cell.x, cell.y, turn);
        return tile == kNone ? std::nullopt : std::optional(tile);
    }

    // ---- scoring ----

    /// Adds an entry to the pass that is about to be counted: at score.set, end.features and end.fields only.
    void add_entry(Location where, Name mode_name) {
        done(api().add_entry(call_, where.code, mode(mode_name)), "the engine refused to add an entry in mode %s",
             mode_name.shown());
    }
    /// Scores the feature of a segment at once, outside the scoring step.
    void score_now(Location where, Name mode_name) {
        done(api().score_now(call_, where.code, mode(mode_name)), "the engine refused to score in mode %s now",
             mode_name.shown());
    }

    // ---- the flow of the turn ----

    /// Runs another step or action of this plugin now: return Next::again. Its frame begins with these words.
    template <std::convertible_to<Word>... Words>
    void push(Name actor_name, const Words&... words) {
        done(api().push(call_, actor(actor_name), Six(words...).words), "the engine refused to push %s",
             actor_name.shown());
    }
    /// The same at the next safe point.
    template <std::convertible_to<Word>... Words>
    void post(Name actor_name, const Words&... words) {
        done(api().post(call_, actor(actor_name), Six(words...).words, kNone), "the engine refused to post %s",
             actor_name.shown());
    }
    /// The same at the safe point after an anchor ("roam") of this part.
    template <std::convertible_to<Word>... Words>
    void post_at(Name at, Name actor_name, const Words&... words) {
        const std::uint32_t when = known(anchor(at), "an anchor", at);
        done(api().post(call_, actor(actor_name), Six(words...).words, when), "the engine refused to post %s",
             actor_name.shown());
    }
    /// The active player plays one more part after this one.
    void extra_part() { done(api().extra_part(call_), "the engine refused an extra part"); }
    /// A seat plays a part now, with that tile or one that it draws: return Next::again.
    void run_part(Seat seat) { run_part_with(seat, kNone); }
    void run_part(Seat seat, Name type) { run_part_with(seat, known(tile_type(type), "a tile", type)); }
    /// Phase 2 of this part, from wood.main to wood.extra, is left out; or played after all, before scoring.
    void close() { done(api().close(call_), "the engine refused to close phase 2"); }
    void reopen() { done(api().reopen(call_), "the engine refused to reopen phase 2"); }
    /// Whether an action that must be armed is offered to that seat.
    void arm(Name action_name, Seat seat) { set_armed(action_name, seat, 1); }
    void disarm(Name action_name, Seat seat) { set_armed(action_name, seat, 0); }
    /// The game ends after this turn.
    void finish() { done(api().finish(call_), "the engine refused to finish the game"); }

    // ---- memory, chance, speech ----

    /// Writes a cell of an own column: see get.
    void set(Name column_name, Word row, std::int32_t value) {
        done(api().set(call_, column(column_name), row.value, value), "the engine refused to set %s in row %u to %d",
             column_name.shown(), row.value, value);
    }
    /// A number below `below`, from the game's own chance. For what hosts may supply, ask kNobody instead.
    [[nodiscard]] std::uint32_t random(std::uint32_t below) {
        const std::uint32_t number = api().random(call_, below);
        if (number == kNone) fail("the engine refused a random number below %u", below);
        return number;
    }
    /// A line for people who read the game, for the rule with that number; made as by std::printf, up to 250 bytes.
    template <class... Values>
    void explain(const char* rule, const char* format, Values... values) {
        char text[250];
        if constexpr (sizeof...(values) == 0) {
            api().explain(call_, rule, format);
        } else {
            std::snprintf(text, sizeof(text), format, values...);
            api().explain(call_, rule, text);
        }
    }

private:
    struct Six {
        template <class... Words>
        explicit Six(const Words&... given) : words{Word(given).value...} {
            static_assert(sizeof...(given) <= 6, "a frame has six words");
        }
        std::uint32_t words[6];
    };

    template <class... Values>
    void done(plv_rc answer, const char* refusal, Values... values) const {
        if (answer != PLV_OK) fail(refusal, values...);
    }
    void moved(plv_rc answer, const char* how, Ref<Figure> figure, Name cause_name) const {
        done(answer, "the engine refused to %s figure %u for %s", how, figure.number, cause_name.shown());
    }
    void run_part_with(Seat seat, std::uint32_t type) {
        done(api().run_part(call_, seat, type), "the engine refused a part of seat %u", seat);
    }
    void set_armed(Name action_name, Seat seat, std::uint32_t on) {
        done(api().arm(call_, action(action_name), seat, on), "the engine refused to arm %s for seat %u",
             action_name.shown(), seat);
    }
};

}  // namespace pontlevis::sdk
