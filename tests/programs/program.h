// The program as its user meets it: started with arguments and input, in a folder of its own, seen only
// through its output, its files and its exit code.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace pontlevis::kit {

using Arguments = std::vector<std::string>;

struct Finished {
    int code = -1;  // exit code; 128 + the signal that ended it
    std::string out;
    std::string errors;
};

/// An empty folder that is gone afterwards. The program runs in it.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    void write(const std::string& name, std::string_view text) const;
    [[nodiscard]] std::string read(const std::string& name) const;

    /// Runs the program to its end.
    [[nodiscard]] Finished run(const Arguments& arguments, std::string_view input = "") const;

    /// The same for a copy of the program somewhere else.
    [[nodiscard]] Finished run_copy(const std::filesystem::path& program, const Arguments& arguments) const;

private:
    std::filesystem::path path_;
};

/// The program while it runs and waits for input that does not come.
class Running {
public:
    Running(const Folder& folder, const Arguments& arguments);
    ~Running();
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    /// Waits until the output holds `text`; fails the test after ten seconds.
    void wait_for(std::string_view text) const;
    void send(int signal) const;
    [[nodiscard]] Finished finish();

private:
    const Folder& folder_;
    pid_t process_ = -1;
    int input_ = -1;
};

/// The built program itself.
[[nodiscard]] std::filesystem::path program_file();

/// A file of the project's configs/.
[[nodiscard]] std::string config(const std::string& name);

/// What stands on the first line.
[[nodiscard]] std::string first_line(const std::string& text);

/// The longest line, in bytes.
[[nodiscard]] std::size_t width(const std::string& text);

}  // namespace pontlevis::kit
