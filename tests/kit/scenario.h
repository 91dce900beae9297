// Scenario words: a test draws a board, plays and looks. Used by the rule tests of the core and of every
// expansion. It goes through the public library only, as a host would. docs/notation.md, "Drawings".
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "bundled.h"
#include "pontlevis/core/game.h"

namespace pontlevis::kit {

class Scenario {
public:
    Scenario(Game game, std::string drawn);

    /// Plays turns, one word group after the other, parted by `;` or by line ends. Whatever a turn still asks
    /// after its last word is declined. The test fails if a word cannot be done.
    ///
    ///   place TILE at (X,Y) [turned N]   takes TILE from the bag and lays it; unturned it is as its name says
    ///   follower on SEGMENT              "road1", "road" if the tile has one road, "west road", "north-west field"
    ///   KIND on SEGMENT                  the same for other figures
    ///   ACTION ... on SEGMENT            the same for an action of an expansion
    ///   draw TILE, pass, ...             anything that text.h reads
    ///   A: ...                           the same, and it has to be A's decision
    void play(std::string_view words);

    /// The same, but nothing is declined: the game waits where the words end.
    void step(std::string_view words);

    /// Tries one word group and says why it was refused. The test fails if it is not, or if the refusal
    /// leaves a trace in the state.
    [[nodiscard]] std::string refusal(std::string_view words);

    /// Ends the game after the turn at hand, as if the bag were empty. What the end still asks is declined; it stops
    /// where that cannot be.
    void finish();

    // ---- looking; if the next check fails, the board as drawn and as it is now are shown --------------
    [[nodiscard]] int score(char seat) const;
    [[nodiscard]] int followers_in_hand(char seat) const;
    [[nodiscard]] int in_hand(char seat, std::string_view kind) const;  // other figures
    /// Where the figures of a kind stand, "road1 of base/frfr-straight at (1,0)", by their numbers, parted by "; ".
    [[nodiscard]] std::string where(std::string_view kind) const;
    [[nodiscard]] char whose_turn() const;
    [[nodiscard]] char whose_decision() const;
    [[nodiscard]] std::string asked() const;  // by which step, action or fate of a plugin; "" by the base game
    /// All options of the decision at hand as text.h writes them, parted by "; "; empty if a tile is to be drawn.
    [[nodiscard]] std::string choices();
    [[nodiscard]] bool finished() const;
    [[nodiscard]] std::string board() const;
    [[nodiscard]] bool looks_like(std::string_view drawing) const;

    /// Where a tile may be laid if it is drawn now: `T` a tile, `x` a place, `.` none. Compare with map().
    [[nodiscard]] std::string map_of_places(std::string_view tile);

    /// The turns in which it may be laid there, "0 2".
    [[nodiscard]] std::string turns_at(std::string_view tile, Cell cell);

    /// The segments that the decision at hand offers to a follower, "city1 road1"; empty if nothing is asked.
    [[nodiscard]] std::string places_for_followers() { return places_for("normal"); }
    [[nodiscard]] std::string places_for(std::string_view kind);

    /// How what was scored last came about: the lines that text.h makes of contributions and scored features.
    [[nodiscard]] std::string breakdown() const;

    [[nodiscard]] Game& game() { return game_; }
    [[nodiscard]] const Game& game() const { return game_; }

private:
    void do_words(std::string_view words);
    void do_one(std::string_view words);
    void decline_rest();
    void decline_until_draw();
    void draw(std::uint16_t type);
    [[nodiscard]] std::vector<Option> placements(std::string_view tile);
    [[nodiscard]] Result<Option> option_of(std::string_view words) const;
    void show_boards() const;

    Game game_;
    std::string drawn_;
};

/// What a table is to be: expansions by name, options as in a config ("fields = false" of the base game,
/// "inns-and-cathedrals.large_meeple = false"), "start = \"river\"", and "players = 3". Without the last, as many seats as have
/// figures on the board, at least two, called A, B, ...
using Options = std::initializer_list<std::string_view>;

enum class Start { only };

/// A game on a drawn board, before a turn. The box is as full as the drawing needs. Legend lines below the
/// drawing: "turn: B", "score: A 5, B 3", "bag: rrrr-4ends 2, ffff-monastery", "bag: empty", "(1,0): TILE".
[[nodiscard]] Scenario scenario(Options options, std::string_view drawing);

/// A new game: the start tile and nothing else.
[[nodiscard]] Scenario scenario(Options options, Start);

/// The rules of such a table, or why there are none.
[[nodiscard]] Result<std::shared_ptr<const Ruleset>> rules_with(Options options, int seats = 2);

/// A map of places in the form that map_of_places gives, whatever its indentation.
[[nodiscard]] std::string map(std::string_view drawn);

}  // namespace pontlevis::kit
