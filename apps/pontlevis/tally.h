// What happened in many games, by name: `sim --count`. Whole numbers only, as in statistics.h.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "pontlevis/core/game.h"

namespace pontlevis::program {

class Tally {
public:
    using Counts = std::map<std::string, std::uint64_t>;

    /// A decision of a player, before its answer is applied.
    void decided(const Game& game, const Option& answer);
    /// The events that followed. The game records them.
    void happened(const Game& game);
    void add(const Tally& other);

    /// Questions of plugins, by what asks: "drawbridges.cross", or an anchor where several offer something.
    [[nodiscard]] const Counts& asked() const { return asked_; }
    /// Actions of plugins that players took, by name.
    [[nodiscard]] const Counts& taken() const { return taken_; }
    /// What was told by rule number: parts of values, awards, payments, notes.
    [[nodiscard]] const Counts& told() const { return told_; }

private:
    Counts asked_, taken_, told_;
};

}  // namespace pontlevis::program
