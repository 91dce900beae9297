#include "screen.h"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

#include "asking.h"
#include "console.h"
#include "screen_picture.h"

namespace pontlevis::program {
namespace {

constexpr std::size_t kMostLog = 1000;  // lines

class Screen : public Prompt {
public:
    explicit Screen(const Ruleset& rules) : picture_(rules, output_look()) {}

    bool shows_board() const override { return true; }

    void tell(const std::string& line, std::size_t) override {
        const std::size_t start = line.find_first_not_of(' ');
        if (start == std::string::npos || log_.size() >= kMostLog) return;
        log_.push_back(line.substr(start));
    }

    void remark(const std::string& text) override { remark_ = text; }

    Answer ask(Session& session, const std::filesystem::path& save) override {
        if (!used_)
            say_prompt(std::string(static_cast<std::size_t>(output_size().rows), '\n'));  // keeps what was there
        used_ = true;
        view_.centre();
        const Answer answer = Asking(session, save, picture_, view_, log_, std::exchange(remark_, "")).run();
        view_.looked(session.game());
        log_.clear();
        return answer;
    }

    void close(const Game& game) override {
        const Size size = output_size();
        if (!game.finished()) return say_prompt(used_ ? fmt::format("\033[{};1H\033[J\r\n", size.rows) : "");
        if (used_) say_prompt("\033[H\033[2J");
        ScreenPicture::fit(view_, size);
        view_.centre();
        for (const std::string& line : picture_.board(game, view_, size)) say_as_it_is(line);
        say("");
        for (const std::string& line : log_) say(line, 2);
    }

private:
    ScreenPicture picture_;
    View view_;
    std::vector<std::string> log_;  // since somebody was asked
    std::string remark_;
    bool used_ = false;
};

}  // namespace

bool has_screen() {
    const char* const terminal = std::getenv("TERM");
    return input_is_terminal() && output_is_terminal() && terminal != nullptr && std::string_view(terminal) != "dumb";
}

std::unique_ptr<Prompt> make_screen(const Ruleset& rules) { return std::make_unique<Screen>(rules); }

}  // namespace pontlevis::program
