#include "programs/program.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <thread>

#include "kit/catch.h"

namespace pontlevis::kit {
namespace {

namespace fs = std::filesystem;

// A program that hangs fails its test rather than the whole run.
constexpr std::chrono::seconds kPatience{10};
constexpr unsigned kLongestRun = 120;  // seconds; sanitizers are slow

// Names of expansions are those that the tests know, wherever they run.
const bool kEnglish = [] {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES"}) ::unsetenv(variable);
    return ::setenv("LANG", "C", 1) == 0;
}();

constexpr const char* kOut = "stdout.txt";
constexpr const char* kErrors = "stderr.txt";

void redirect(const fs::path& path, int flags, int to) {
    const int file = ::open(path.c_str(), flags, 0666);
    if (file < 0 || ::dup2(file, to) < 0) std::_Exit(126);
    ::close(file);
}

// In the child: becomes the program.
[[noreturn]] void become(const Folder& folder, const Arguments& arguments, const char* program = PONTLEVIS_PROGRAM) {
    constexpr int kNew = O_WRONLY | O_CREAT | O_TRUNC;
    redirect(folder / kOut, kNew, STDOUT_FILENO);
    redirect(folder / kErrors, kNew, STDERR_FILENO);
    if (::chdir(folder.path().c_str()) != 0) std::_Exit(126);
    std::vector<char*> words{const_cast<char*>(program)};
    for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    ::alarm(kLongestRun);
    ::execv(words[0], words.data());
    std::_Exit(127);
}

int exit_code(pid_t process) {
    int status = 0;
    while (::waitpid(process, &status, 0) < 0) {
        if (errno != EINTR) return -1;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

Folder::Folder() {
    std::string name = (fs::temp_directory_path() / "pontlevis-XXXXXX").string();
    if (!::mkdtemp(name.data())) FAIL("no folder for the test could be made");
    path_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

void Folder::write(const std::string& name, std::string_view text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
}

std::string Folder::read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(path_ / name, std::ios::binary).rdbuf();
    return text.str();
}

Finished Folder::run(const Arguments& arguments, std::string_view input) const {
    write("stdin.txt", input);
    return run_copy(program_file(), arguments);
}

Finished Folder::run_copy(const fs::path& program, const Arguments& arguments) const {
    if (!fs::exists(path_ / "stdin.txt")) write("stdin.txt", "");
    const pid_t process = ::fork();
    REQUIRE(process >= 0);
    if (process == 0) {
        redirect(path_ / "stdin.txt", O_RDONLY, STDIN_FILENO);
        become(*this, arguments, program.c_str());
    }
    const int code = exit_code(process);
    return {code, read(kOut), read(kErrors)};
}

Running::Running(const Folder& folder, const Arguments& arguments) : folder_(folder) {
    folder.write(kOut, "");
    std::array<int, 2> ends{-1, -1};
    REQUIRE(::pipe2(ends.data(), O_CLOEXEC) == 0);
    process_ = ::fork();
    REQUIRE(process_ >= 0);
    if (process_ == 0) {
        ::dup2(ends[0], STDIN_FILENO);
        become(folder, arguments);
    }
    ::close(ends[0]);
    input_ = ends[1];
}

Running::~Running() {
    if (process_ > 0) {
        ::kill(process_, SIGKILL);
        exit_code(process_);
    }
    ::close(input_);
}

void Running::wait_for(std::string_view text) const {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (folder_.read(kOut).find(text) == std::string::npos) {
        if (std::chrono::steady_clock::now() > end)
            FAIL("the program does not say " << text << ":\n" << folder_.read(kOut));
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

void Running::send(int signal) const { ::kill(process_, signal); }

Finished Running::finish() {
    const int code = exit_code(process_);
    process_ = -1;
    return {code, folder_.read(kOut), folder_.read(kErrors)};
}

fs::path program_file() { return PONTLEVIS_PROGRAM; }

std::string config(const std::string& name) { return (fs::absolute("../configs") / name).lexically_normal().string(); }

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

std::size_t width(const std::string& text) {
    std::istringstream lines(text);
    std::size_t widest = 0;
    for (std::string line; std::getline(lines, line);) widest = std::max(widest, line.size());
    return widest;
}

}  // namespace pontlevis::kit
