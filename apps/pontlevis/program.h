// What all commands of the program share: exit codes, how problems are told, and what each command is asked.
// main.cpp fills the requests from the command line; the commands know nothing of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "pontlevis/core/catalog.h"
#include "pontlevis/core/result.h"

namespace pontlevis::program {

enum Exit : int {
    kOk = 0,
    kProblem = 1,     // in a config, a plugin or a save, or with writing one
    kUsage = 2,       // the command line
    kDifference = 3,  // a save that does not replay, a foreign game that cannot be played here
    kInterrupted = 130,
};

struct PlayRequest {
    std::string table;  // a config, or a save that is played on
    std::string seats;  // "red=human,blue=greedy"
    std::optional<std::uint64_t> seed;
    std::string save;  // empty: a new file in saves/
    bool strict = false;
};

struct SimRequest {
    std::string config;
    std::uint64_t games = 1000;
    unsigned threads = 0;  // 0: as many as the machine has
    std::optional<std::uint64_t> seed;
    std::string bot = "random";
    std::string seats;  // "red=greedy": other than `bot`
    bool count = false;
    bool json = false;
    bool strict = false;
};

struct ReplayRequest {
    std::string file;
    std::optional<std::uint32_t> to;
    bool strict = false;
};

struct DrawRequest {
    std::string file;                 // a save
    std::optional<std::uint32_t> at;  // the decision after which it is drawn; none: the last
    std::string each;                 // a folder for a picture after every decision; empty: one picture
    std::string output;               // a .svg or .png file; with `each` a name in that folder
    bool places = false;
};

struct ExplainRequest {
    std::string file;
    std::optional<std::uint32_t> n;  // none: every decision that scores
    std::string why;                 // an option in words; empty: nobody asks
    bool json = false;
    bool strict = false;
};

struct ImportRequest {
    std::string file;  // a saved game of JCloisterZone
    std::string save;  // empty: none is written
    bool check = false;
};

struct CheckRequest {
    std::string config;
    bool json = false;
    bool strict = false;
};

struct LockRequest {
    std::string config;
};

struct PluginsRequest {
    bool json = false;
};

/// Each runs its command to the end and returns the program's exit code.
int play(const PlayRequest& request, const Catalog& installed);
int sim(const SimRequest& request, const Catalog& installed);
int replay(const ReplayRequest& request, const Catalog& installed);
int draw(const DrawRequest& request, const Catalog& installed);
int explain(const ExplainRequest& request, const Catalog& installed);
int import_game(const ImportRequest& request, const Catalog& installed);
int check(const CheckRequest& request, const Catalog& installed);
int lock(const LockRequest& request, const Catalog& installed);
int plugins(const PluginsRequest& request, const Catalog& installed);

/// Tells a problem on the error stream and returns `code`, so that a command can end with it.
int complain(std::string_view text, Exit code);
inline int complain(const Error& error) { return complain(error.text, kProblem); }

/// Tells of something that stops nothing.
void warn(std::string_view text);

}  // namespace pontlevis::program
