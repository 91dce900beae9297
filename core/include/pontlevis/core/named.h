// An option with names instead of the engine's numbers: what saves and prompts write, and what still means
// the same in another build. text.h turns it into words, save.h into JSON; nothing here knows either.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "pontlevis/core/game.h"

namespace pontlevis {

/// One operand in names. Which members count depends on the kind.
///
/// cell         cell
/// tile_type    name; on the way back its last part is enough where it is unique: "ffrr-curve"
/// location     at: what sort of place. segment: name is its id, empty for the tile as a whole; cell: where the tile
///              lies, none: the tile laid last; of: the tile's type, checked if given. corner, edge: the same with
///              name "nw" ... or "n" ...; place: name is a plugin's place, of its seat, cell its tile, if it has one;
///              figure: of, name and number as below; supply, out: nothing more
/// figure       of: its seat; name: its kind; number: which of these, counted from 1
/// figure_kind  name
/// seat         name
/// number       number
struct NamedOperand {
    enum class At : std::uint8_t { segment, corner, edge, place, figure, supply, out };
    Operand kind = Operand::none;
    std::string name;
    std::string of;
    std::optional<Cell> cell;
    std::uint32_t number = 0;
    At at = At::segment;
};

/// "corner", "edge", "place", "figure", "supply", "out": how messages and saves call a sort of place; "" for a segment.
[[nodiscard]] const char* place_word(NamedOperand::At at);

struct NamedOption {
    std::string action;                  // as `ActionInfo::name`
    std::vector<NamedOperand> operands;  // those of one kind in the action's order
    Turns turns = 0;
};

/// The names of an option at this table. Numbers that stand for nothing there become "?".
[[nodiscard]] NamedOption named(const Game& game, const Option& option);
[[nodiscard]] NamedOperand named(const Game& game, Operand kind, std::uint32_t value);

/// The option that the names stand for; whether it is legal is for Game::apply to say.
///
/// Errors: Fault::option, one line: the name that is unknown and those that are near, the operand that is
/// missing, the cell where no tile lies.
[[nodiscard]] Result<Option> resolved(const Game& game, const NamedOption& names);
[[nodiscard]] Result<std::uint32_t> resolved(const Game& game, const NamedOperand& operand);

/// How messages and saves call an operand: "cell", "tile", "location", ...
[[nodiscard]] const char* operand_name(Operand kind);

/// The operands that an action takes.
[[nodiscard]] std::vector<Operand> operands_of(const ActionInfo& action);

}  // namespace pontlevis
