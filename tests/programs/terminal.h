// The program at a terminal of 80 columns and 24 rows, with somebody who looks and types.
#pragma once

#include <sys/types.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "programs/program.h"

namespace pontlevis::kit {

class Terminal {
public:
    static constexpr int kColumns = 80, kRows = 24;

    /// `environment` beside TERM and LANG.
    Terminal(const Folder& folder, const Arguments& arguments,
             const std::map<std::string, std::string>& environment = {});
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    void type(std::string_view keys) const;
    /// Types, and waits until the screen holds `text`; fails the test after ten seconds.
    void type_until(std::string_view keys, std::string_view text);
    void wait_for(std::string_view text);
    /// Waits until the screen does not hold `text` any more.
    void wait_while(std::string_view text);

    /// The rows as they are seen, without colours.
    [[nodiscard]] std::vector<std::string> rows() const { return rows_; }
    [[nodiscard]] std::string screen() const;
    /// All that was written.
    [[nodiscard]] const std::string& bytes() const { return bytes_; }

    /// Another size, which the program is told.
    void resize(int columns, int rows);
    void send(int signal) const;
    /// Reads to the end; the exit code.
    [[nodiscard]] int finish();

private:
    void wait(std::string_view text, bool there);
    bool read_some(int timeout_ms);
    void show(std::string_view bytes);
    std::size_t sequence(std::string_view bytes);

    pid_t process_ = -1;
    int terminal_ = -1;
    std::string bytes_;
    std::string unshown_;  // a sequence that is not complete yet
    std::vector<std::string> rows_;
    std::size_t row_ = 0, column_ = 0;
};

}  // namespace pontlevis::kit
