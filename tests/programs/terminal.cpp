#include "programs/terminal.h"

#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>

#include "kit/catch.h"

namespace pontlevis::kit {
namespace {

constexpr std::chrono::seconds kPatience{60};
constexpr unsigned kLongestRun = 120;  // seconds; sanitizers are slow

bool goes_on(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }

// The byte at which the n-th character of a row begins.
std::size_t byte_of(const std::string& row, std::size_t column) {
    std::size_t byte = 0;
    for (; byte < row.size(); ++byte)
        if (!goes_on(row[byte]) && column-- == 0) return byte;
    return byte;
}

std::size_t characters_in(const std::string& row) {
    return static_cast<std::size_t>(std::count_if(row.begin(), row.end(), [](char byte) { return !goes_on(byte); }));
}

}  // namespace

Terminal::Terminal(const Folder& folder, const Arguments& arguments,
                   const std::map<std::string, std::string>& environment)
    : rows_(kRows) {
    winsize size{kRows, kColumns, 0, 0};
    process_ = ::forkpty(&terminal_, nullptr, nullptr, &size);
    REQUIRE(process_ >= 0);
    if (process_ > 0) return;
    if (::chdir(folder.path().c_str()) != 0) std::_Exit(126);
    for (const char* variable : {"NO_COLOR", "LC_ALL", "LC_CTYPE"}) ::unsetenv(variable);
    ::setenv("TERM", "xterm-256color", 1);
    ::setenv("LANG", "C.UTF-8", 1);
    for (const auto& [name, value] : environment) ::setenv(name.c_str(), value.c_str(), 1);
    const std::string program = program_file().string();
    std::vector<char*> words{const_cast<char*>(program.c_str())};
    for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    ::alarm(kLongestRun);
    ::execv(words[0], words.data());
    std::_Exit(127);
}

Terminal::~Terminal() {
    if (process_ > 0) {
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
    }
    ::close(terminal_);
}

void Terminal::type(std::string_view keys) const {
    REQUIRE(::write(terminal_, keys.data(), keys.size()) == static_cast<ssize_t>(keys.size()));
}

void Terminal::type_until(std::string_view keys, std::string_view text) {
    type(keys);
    wait_for(text);
}

void Terminal::wait_for(std::string_view text) { wait(text, true); }
void Terminal::wait_while(std::string_view text) { wait(text, false); }

void Terminal::wait(std::string_view text, bool there) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while ((screen().find(text) != std::string::npos) != there) {
        if (std::chrono::steady_clock::now() > end)
            FAIL("the screen " << (there ? "does not show " : "still shows ") << text << ":\n" << screen());
        read_some(20);
    }
    while (read_some(20)) {
    }  // to the end of what is being drawn
}

std::string Terminal::screen() const {
    std::string text;
    for (const std::string& row : rows_) text += row + "\n";
    return text;
}

void Terminal::resize(int columns, int rows) {
    winsize size{static_cast<unsigned short>(rows), static_cast<unsigned short>(columns), 0, 0};
    rows_.assign(static_cast<std::size_t>(rows), "");
    row_ = column_ = 0;
    REQUIRE(::ioctl(terminal_, TIOCSWINSZ, &size) == 0);
}

void Terminal::send(int signal) const { ::kill(process_, signal); }

int Terminal::finish() {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (read_some(100) || ::waitpid(process_, nullptr, WNOHANG | WNOWAIT) == 0) {
        if (std::chrono::steady_clock::now() > end) FAIL("the program does not end:\n" << screen());
    }
    int status = 0;
    ::waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

bool Terminal::read_some(int timeout_ms) {
    pollfd watched{terminal_, POLLIN, 0};
    if (::poll(&watched, 1, timeout_ms) <= 0) return false;
    std::array<char, 8192> block;
    const ssize_t size = ::read(terminal_, block.data(), block.size());
    if (size <= 0) return false;
    const std::string_view bytes(block.data(), static_cast<std::size_t>(size));
    bytes_ += bytes;
    unshown_ += bytes;
    show(std::exchange(unshown_, ""));
    return true;
}

// As far as the program needs it: a cursor that goes to places, lines that are cleared and that scroll.
void Terminal::show(std::string_view bytes) {
    while (!bytes.empty()) {
        const char byte = bytes[0];
        std::size_t used = 1;
        if (byte == '\033') {
            used = sequence(bytes);
            if (used == 0) {
                unshown_ = bytes;
                return;
            }
        } else if (byte == '\r') {
            column_ = 0;
        } else if (byte == '\n') {
            if (row_ + 1 < rows_.size())
                ++row_;
            else
                std::rotate(rows_.begin(), rows_.begin() + 1, rows_.end()), rows_.back().clear();
        } else if (static_cast<unsigned char>(byte) >= ' ') {
            while (used < bytes.size() && goes_on(bytes[used])) ++used;
            std::string& row = rows_[row_];
            if (characters_in(row) < column_) row.append(column_ - characters_in(row), ' ');
            const std::size_t at = byte_of(row, column_++);
            row.replace(at, byte_of(row, column_) - at, bytes.substr(0, used));
        }
        bytes.remove_prefix(used);
    }
}

// Returns its length, 0 if it is not complete.
std::size_t Terminal::sequence(std::string_view bytes) {
    std::size_t end = 2;
    while (end < bytes.size() && (bytes[end] < '@' || bytes[end] > '~')) ++end;
    if (end >= bytes.size()) return 0;
    const std::string numbers(bytes.substr(2, end - 2));
    switch (bytes[end]) {
        case 'H':
            row_ = numbers.empty() ? 0 : std::min<std::size_t>(std::stoul(numbers) - 1, rows_.size() - 1);
            column_ =
                numbers.find(';') == std::string::npos ? 0 : std::stoul(numbers.substr(numbers.find(';') + 1)) - 1;
            break;
        case 'J':
            for (std::size_t row = numbers == "2" ? 0 : row_; row < rows_.size(); ++row) rows_[row].clear();
            break;
        case 'K': rows_[row_].clear(); break;
        default: break;
    }
    return end + 1;
}

}  // namespace pontlevis::kit
