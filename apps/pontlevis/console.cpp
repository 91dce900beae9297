#include "console.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "cells.h"
#include "program.h"

namespace pontlevis::program {
namespace {

constexpr std::size_t kLongestLine = 1000;  // bytes

volatile std::sig_atomic_t interrupts = 0;
volatile std::sig_atomic_t redraws = 0;
int wake_reader = -1;  // what the handler writes into
int woken = -1;        // what a wait for input watches as well

// A signal that comes between a look at the flag and the wait would be missed; the pipe keeps it.
void on_signal(int signal) {
    const int problem = errno;
    if (signal == SIGINT) interrupts = 1;
    else redraws = 1;
    [[maybe_unused]] const ssize_t ignored = ::write(wake_reader, "!", 1);
    errno = problem;
}

void empty_pipe() {
    std::array<char, 64> bytes;
    while (::read(woken, bytes.data(), bytes.size()) > 0) {}
}

bool is_set(const char* variable) {
    const char* const value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

// The locale of characters, as libraries look for it.
bool speaks_utf8() {
    for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        if (!is_set(variable)) continue;
        const std::string_view locale = std::getenv(variable);
        return locale.find("UTF-8") != std::string_view::npos || locale.find("utf8") != std::string_view::npos;
    }
    return false;
}

}  // namespace

void say(std::string_view line, std::size_t indent) {
    for (const std::string& part : wrapped(line, static_cast<int>(kColumns), static_cast<int>(indent)))
        say_as_it_is(part);
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
bool output_is_terminal() { return ::isatty(STDOUT_FILENO) == 1; }
bool errors_are_terminal() { return ::isatty(STDERR_FILENO) == 1; }

Look output_look() {
    const char* const terminal = std::getenv("TERM");
    const bool dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
    return {output_is_terminal() && !dumb && !is_set("NO_COLOR"), output_is_terminal() && !dumb && speaks_utf8()};
}

Size output_size() {
    winsize size{};
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return {};
    return {size.ws_col, size.ws_row};
}

void watch_interrupts() {
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
        woken = ends[0];
        wake_reader = ends[1];
    }
    struct sigaction action {};
    action.sa_handler = on_signal;
    action.sa_flags = SA_RESTART;  // of writes; poll() returns at any signal
    ::sigemptyset(&action.sa_mask);
    for (const int signal : {SIGINT, SIGWINCH, SIGCONT}) ::sigaction(signal, &action, nullptr);
}

bool interrupted() { return interrupts != 0; }

Waited wait_for_input(int timeout_ms) {
    std::array<pollfd, 2> watched{pollfd{STDIN_FILENO, POLLIN, 0}, pollfd{woken, POLLIN, 0}};
    for (;;) {
        if (interrupted()) return Waited::interrupted;
        if (redraws != 0) {
            redraws = 0;
            empty_pipe();
            return Waited::redraw;
        }
        const int ready = ::poll(watched.data(), watched.size(), timeout_ms);
        if (ready == 0) return Waited::timeout;
        if (ready > 0 && watched[0].revents != 0) return interrupted() ? Waited::interrupted : Waited::input;
    }
}

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
        Waited waited = Waited::redraw;
        while (waited == Waited::redraw) waited = wait_for_input(-1);
        if (waited != Waited::input) return std::nullopt;
        std::array<char, 4096> block;
        const ssize_t bytes = ::read(STDIN_FILENO, block.data(), block.size());
        if (bytes < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (bytes <= 0 && line.empty()) return std::nullopt;
        if (bytes <= 0) return line;
        unread.assign(block.data(), static_cast<std::size_t>(bytes));
    }
}

}  // namespace pontlevis::program
