// What happened, for hosts that show a game: produced only while a Game records events, in the order in
// which things happened. The engine never reads them.
#pragma once

#include <array>
#include <cstdint>

#include "pontlevis/core/option.h"

namespace pontlevis {

inline constexpr int kMaxSeats = 6;  // BASE-2: five, and a sixth with the extra colour

/// Which scoring an entry belongs to.
enum class Mode : std::uint8_t { complete, final, now };  // and further ones that plugins declare

struct Event {
    enum class Kind : std::uint8_t {
        tile_drawn,      // tile_type
        tile_set_aside,  // tile_type: it has no legal place (BASE-7)
        tile_laid,       // tile_type, where = its tile
        figure_placed,   // seat, figure_kind, where
        contribution,    // a line of the sheet of a feature_scored that follows: rule, text, where, points, add, extra,
                         // num, den, is_void; owners if for those alone
        figure_counted,  // a figure of a feature_scored that follows: seat, figure_kind, figure, where, to = the
                         // feature's, units = what it weighs; of a dynamic weight, rule and text = who says so
        feature_scored,  // feature_kind, where = one of its segments, mode, units, marks, points, owners, weights,
                         // rule, text = who says who owns it, empty for the base game
        points,          // seat, points, rule, where: one award; below 0: a payment
        figure_returned, // seat, figure_kind, where it stood
        figure_moved,    // seat, figure_kind, figure, where it stood, to, text = cause
        figure_removed,  // seat, figure_kind, figure, where it stood: out of the game
        note,            // seat = whose turn it is, rule, text: a plugin explains something
        game_over,
    };
    Kind kind{};
    Mode mode{};
    std::uint8_t seat = 0;
    std::uint8_t feature_kind = 0;
    std::uint8_t figure_kind = 0;
    std::uint8_t owners = 0;  // bit a seat
    bool is_void = false;     // a contribution that makes the feature worth nothing
    std::uint16_t tile_type = 0;
    std::uint16_t figure = 0xffff;  // its number, where one is concerned
    Location where = 0;
    Location to = 0;
    std::int32_t units = 0;  // tiles; 1 + neighbours; completed cities of a field
    std::int32_t marks = 0;  // pennants
    std::int32_t points = 0;  // of a contribution: all that it adds
    std::int32_t add = 0;     // of them, what a void feature keeps
    std::int32_t extra = 0;   // of them, what is added after all factors
    std::int16_t num = 1, den = 1;  // the factor that a contribution brings
    std::array<std::uint16_t, kMaxSeats> weights{};  // majority count a seat
    const char* rule = "";                           // "BASE-15"; lives as long as the ruleset
    const char* text = "";                           // who contributes, awards or decides, in words
};

}  // namespace pontlevis
