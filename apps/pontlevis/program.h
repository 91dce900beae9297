// What all commands of the program share: exit codes, how problems are told, and what each command is asked.
// main.cpp fills the requests from the command line; the commands know nothing of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "pontlevis/core/result.h"

namespace pontlevis::program {

enum Exit : int {
    kOk = 0,
    kProblem = 1,     // in a config, a save, or with writing one
    kUsage = 2,       // the command line
    kDifference = 3,  // a save that does not replay
    kInterrupted = 130,
};

struct PlayRequest {
    std::string table;  // a config, or a save that is played on
    std::string seats;  // "red=human,blue=greedy"
    std::optional<std::uint64_t> seed;
    std::string save;  // empty: a new file in saves/
};

struct SimRequest {
    std::string config;
    std::uint64_t games = 1000;
    unsigned threads = 0;  // 0: as many as the machine has
    std::optional<std::uint64_t> seed;
    std::string bot = "random";
    std::string seats;  // "red=greedy": other than `bot`
    bool json = false;
};

struct ReplayRequest {
    std::string file;
    std::optional<std::uint32_t> to;
};

/// Each plays its command to the end and returns the program's exit code.
int play(const PlayRequest& request);
int sim(const SimRequest& request);
int replay(const ReplayRequest& request);

/// Tells a problem on the error stream and returns `code`, so that a command can end with it.
int complain(std::string_view text, Exit code);
inline int complain(const Error& error) { return complain(error.text, kProblem); }

}  // namespace pontlevis::program
