// The trial of an unknown library in a child process. A library cannot start its host's program again, so the
// child is a fork that loads the file, says how it went through a pipe, and ends without cleaning up.
#include <dlfcn.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include "compose/loader.h"

namespace pontlevis {
namespace {

using Clock = std::chrono::steady_clock;

constexpr char kLoaded = '+', kRefused = '-';

// ---- in the child: no locks of ours, nothing of C++, no allocation but the loader's own ----

// The host's handlers, exit functions and streams are not for what the plugin does.
void forget_the_host(unsigned limit_s) {
    for (const int number : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTERM, SIGALRM, SIGTRAP})
        std::signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    const rlimit no_core{0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    alarm(limit_s);  // for the case that the host is gone by then
    const int null = open("/dev/null", O_RDWR);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(null, stream);
    std::atexit([] { _exit(0); });  // runs first
}

void say(int pipe, const char* text, std::size_t size) {
    if (write(pipe, text, size) < 0) _exit(1);
}

[[noreturn]] void load_and_say(const char* file, int pipe, unsigned limit_s) {
    pipe = fcntl(pipe, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);  // a host may have closed its streams
    forget_the_host(limit_s);
    if (dlopen(file, RTLD_NOW | RTLD_LOCAL) != nullptr) {
        say(pipe, &kLoaded, 1);
    } else {
        const char* cause = dlerror();
        say(pipe, &kRefused, 1);
        say(pipe, cause, std::strlen(cause));
    }
    _exit(0);
}

// ---- in the host ----

struct Outcome {
    std::string said;
    bool late = false;
    int status = 0;
};

// What the child says until it ends or time is up.
Outcome listen(int pipe, std::chrono::milliseconds limit) {
    const Clock::time_point deadline = Clock::now() + limit;
    Outcome outcome;
    while (outcome.said.empty() || outcome.said.front() != kLoaded) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
        pollfd source{pipe, POLLIN, 0};
        const int ready = left > 0 ? poll(&source, 1, static_cast<int>(left)) : 0;
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) {
            outcome.late = true;
            break;
        }
        std::array<char, 512> block;
        const ssize_t got = read(pipe, block.data(), block.size());
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        outcome.said.append(block.data(), static_cast<std::size_t>(got));
    }
    return outcome;
}

int end(pid_t child) {
    kill(child, SIGKILL);  // no effect on one that has ended
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return status;
}

// The loader begins with the file's name, which the message gives anyway.
std::string without_file(std::string said, const std::string& file) {
    const std::string beginning = file + ": ";
    return said.starts_with(beginning) ? said.substr(beginning.size()) : said;
}

std::string cause_of(const Outcome& outcome, const std::string& file, std::chrono::milliseconds limit) {
    if (!outcome.said.empty() && outcome.said.front() == kRefused) return without_file(outcome.said.substr(1), file);
    if (outcome.late) return fmt::format("it hangs: not loaded after {} ms", limit.count());
    if (WIFSIGNALED(outcome.status)) {
        return fmt::format("it crashes while it is loaded, with signal {} ({})", WTERMSIG(outcome.status),
                           strsignal(WTERMSIG(outcome.status)));
    }
    return "it ends the program while it is loaded";
}

Error no_child(const Manifest& manifest, const std::filesystem::path& file) {
    return cannot_load(Fault::system, manifest, file.string(),
                       "no process to try it in could be started: " + std::generic_category().message(errno),
                       "see whether the system is short of processes, files or memory");
}

}  // namespace

Result<void> try_load_in_child(const Manifest& manifest, std::chrono::milliseconds limit) {
    const Result<std::filesystem::path> file = library_file(manifest);
    if (!file) return file.error();
    const auto limit_s = static_cast<unsigned>(limit.count() / 1000 + 2);

    int pipes[2];
    if (pipe2(pipes, O_CLOEXEC) != 0) return no_child(manifest, *file);
    const pid_t child = fork();
    if (child == 0) load_and_say(file->c_str(), pipes[1], limit_s);
    const int why_not = errno;
    close(pipes[1]);
    if (child < 0) {
        close(pipes[0]);
        errno = why_not;
        return no_child(manifest, *file);
    }
    Outcome outcome = listen(pipes[0], limit);
    close(pipes[0]);
    outcome.status = end(child);
    if (!outcome.said.empty() && outcome.said.front() == kLoaded) return {};
    return cannot_load(Fault::system, manifest, file->string(), cause_of(outcome, file->string(), limit),
                       "install or build the plugin again");
}

}  // namespace pontlevis
