// A line on the error stream that tells how far a long run is. Only where somebody looks: at a terminal.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

namespace pontlevis::program {

/// Shows how much of `total` is done until it is destroyed; the line is then gone.
class Progress {
public:
    Progress(const std::atomic<std::uint64_t>& done, std::uint64_t total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

private:
    void show();

    const std::atomic<std::uint64_t>& done_;
    std::uint64_t total_;
    bool stop_ = false;
    std::mutex mutex_;
    std::condition_variable stopped_;
    std::thread thread_;  // not started where nobody looks
};

}  // namespace pontlevis::program
