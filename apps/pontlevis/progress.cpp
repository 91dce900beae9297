#include "progress.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <string>

#include "console.h"

namespace pontlevis::program {
namespace {

constexpr std::size_t kBar = 40;  // columns
constexpr std::chrono::milliseconds kPause{100};

std::string bar(std::uint64_t done, std::uint64_t total) {
    const double share = static_cast<double>(done) / static_cast<double>(total);
    const auto full = static_cast<std::size_t>(share * kBar);
    return fmt::format("\r[{}{}] {:3.0f} %  {} games ", std::string(full, '#'), std::string(kBar - full, '.'),
                       100 * share, done);
}

}  // namespace

Progress::Progress(const std::atomic<std::uint64_t>& done, std::uint64_t total) : done_(done), total_(total) {
    if (errors_are_terminal()) thread_ = std::thread([this] { show(); });
}

Progress::~Progress() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    stopped_.notify_one();
    thread_.join();
    std::fprintf(stderr, "\r%*s\r", static_cast<int>(kColumns) - 1, "");
}

void Progress::show() {
    std::unique_lock lock(mutex_);
    while (!stopped_.wait_for(lock, kPause, [this] { return stop_; })) {
        std::fputs(bar(done_.load(), total_).c_str(), stderr);
    }
}

}  // namespace pontlevis::program
