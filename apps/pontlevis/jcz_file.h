// A saved game of JCloisterZone as it stands in its file: set-up, messages and assertions, checked for form but
// not for sense. Read by jcz_file.cpp, which alone knows JSON; jcz_setup.h and jcz_replay.h make a game of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/result.h"
#include "pontlevis/sdk/geometry.h"

namespace pontlevis::program::jcz {

/// One segment of a laid tile: "Field" at "NL.WR". The location is as seen on the table, the tile being turned.
struct Pointer {
    Cell cell;
    std::string feature;
    std::string location;
};

struct Message {
    std::size_t n = 0;  // its place in the file's replay, counted from 0
    std::string type;   // "PLACE_TILE"
    std::optional<std::uint8_t> player;
    std::string tile;  // of PLACE_TILE, as are turns and cell
    Turns turns = 0;   // their drawing's
    Cell cell;
    Pointer pointer;     // where a figure goes or stands; a bare place has no feature
    std::string figure;  // "0.small.1", "mage.1"
    std::string source;  // of RETURN_MEEPLE: "ABBOT_RETURN"
    std::optional<double> random;  // of COMMIT: what comes by chance next, at least 0 and less than 1
};

struct StartTile {
    std::string tile;
    Cell cell;
    Turns turns = 0;
};

struct File {
    std::string name;                          // as messages show it
    std::map<std::string, int> sets;           // "basic:1" and how many times
    std::map<std::string, int> elements;       // "small-follower" and how many; 1 where they say true or false
    std::map<std::string, std::string> rules;  // other than default
    std::vector<StartTile> start;
    std::vector<std::string> players;
    std::vector<Message> replay;  // without what was undone
    std::vector<std::string> draw_order;
    std::optional<std::uint32_t> end_turn;  // the game ends after so many tiles
    std::vector<std::string> assertions;
};

/// What they noted of the points in a game, beside its file.
struct Scores {
    struct After {  // of all players, after a message
        std::size_t message = 0;
        std::vector<std::int32_t> points;
    };
    struct Scored {  // one award, and after which message
        std::size_t message = 0;
        std::uint8_t player = 0;
        std::int32_t points = 0;
        std::string what;  // "city.incomplete"
    };
    std::vector<After> after;
    std::vector<Scored> scored;
};

/// Reads a saved game.
///
/// Errors: Fault::input, "name: where in it: what is expected"; Fault::limit, Fault::system as for any file.
[[nodiscard]] Result<File> read_file(const std::string& path);

/// Reads NAME.scores.json beside NAME.jcz; empty lists if there is none.
///
/// Errors: as read_file.
[[nodiscard]] Result<Scores> read_scores_beside(const std::string& path);

}  // namespace pontlevis::program::jcz
