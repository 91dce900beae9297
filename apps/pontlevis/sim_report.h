// What `pontlevis sim` prints at its end: a table for people, JSON for programs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "statistics.h"
#include "tally.h"

namespace pontlevis::program {

struct SimResult {
    std::string config;
    std::uint64_t seed = 0;
    unsigned threads = 1;
    double seconds = 0;
    std::vector<std::string> names;    // of the seats
    std::vector<std::string> players;  // of the seats
    Statistics statistics{0};
    bool counted = false;
    Tally tally;  // if it was counted
};

void say_table(const SimResult& result);
void say_json(const SimResult& result);

}  // namespace pontlevis::program
