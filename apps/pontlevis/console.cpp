#include "console.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>

#include "program.h"

namespace pontlevis::program {
namespace {

constexpr std::size_t kLongestLine = 1000;  // bytes

volatile std::sig_atomic_t interrupts = 0;
int wake_reader = -1;  // what the handler writes into
int woken = -1;        // what a wait for input watches as well

// A signal that comes between a look at the flag and the wait would be missed; the pipe keeps it.
void on_interrupt(int) {
    const int problem = errno;
    interrupts = 1;
    [[maybe_unused]] const ssize_t ignored = ::write(wake_reader, "!", 1);
    errno = problem;
}

// Waits until the input has something to read. False: Ctrl-C.
bool wait_for_input() {
    std::array<pollfd, 2> watched{pollfd{STDIN_FILENO, POLLIN, 0}, pollfd{woken, POLLIN, 0}};
    while (!interrupted()) {
        if (::poll(watched.data(), watched.size(), -1) > 0) break;
    }
    return !interrupted();
}

}  // namespace

void say(std::string_view line, std::size_t indent) {
    std::size_t room = kColumns;
    while (line.size() > room) {
        const std::size_t end = line.rfind(' ', room);
        const std::size_t start = line.find_first_not_of(' ');
        if (end == std::string_view::npos || end <= start) break;  // a word that is longer than the line
        std::fprintf(stdout, "%.*s\n%*s", static_cast<int>(end), line.data(), static_cast<int>(indent), "");
        line.remove_prefix(std::min(line.find_first_not_of(' ', end), line.size()));
        room = kColumns - indent;
    }
    std::fprintf(stdout, "%.*s\n", static_cast<int>(line.size()), line.data());
}

void say_as_it_is(std::string_view lines) {
    std::fwrite(lines.data(), 1, lines.size(), stdout);
    std::fputc('\n', stdout);
}

void say_prompt(std::string_view text) {
    std::fprintf(stdout, "%.*s", static_cast<int>(text.size()), text.data());
    flush();
}

void flush() { std::fflush(stdout); }

bool all_was_said() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

int complain(std::string_view text, Exit code) {
    flush();  // what was said before comes before, also where both streams are one
    std::fprintf(stderr, "pontlevis: %.*s\n", static_cast<int>(text.size()), text.data());
    return code;
}

void warn(std::string_view text) {
    flush();
    std::fprintf(stderr, "pontlevis: warning: %.*s\n", static_cast<int>(text.size()), text.data());
}

bool input_is_terminal() { return ::isatty(STDIN_FILENO) == 1; }
bool errors_are_terminal() { return ::isatty(STDERR_FILENO) == 1; }

void watch_interrupts() {
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
        woken = ends[0];
        wake_reader = ends[1];
    }
    struct sigaction action {};
    action.sa_handler = on_interrupt;
    ::sigemptyset(&action.sa_mask);
    ::sigaction(SIGINT, &action, nullptr);
}

bool interrupted() { return interrupts != 0; }

std::optional<std::string> read_line() {
    static std::string unread;
    std::string line;
    for (;;) {
        const std::size_t end = unread.find('\n');
        line += unread.substr(0, end);
        if (line.size() > kLongestLine) line.resize(kLongestLine);
        if (end != std::string::npos) {
            unread.erase(0, end + 1);
            return line;
        }
        unread.clear();
        if (!wait_for_input()) return std::nullopt;
        std::array<char, 4096> block;
        const ssize_t bytes = ::read(STDIN_FILENO, block.data(), block.size());
        if (bytes < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (bytes <= 0 && line.empty()) return std::nullopt;
        if (bytes <= 0) return line;
        unread.assign(block.data(), static_cast<std::size_t>(bytes));
    }
}

}  // namespace pontlevis::program
