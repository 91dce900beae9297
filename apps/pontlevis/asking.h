// One question to one person at a screen: what keys do, from the first one to the answer.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "choices.h"
#include "commands.h"
#include "keyboard.h"
#include "pages.h"
#include "prompt.h"
#include "screen_picture.h"
#include "window.h"

namespace pontlevis::program {

class Asking {
public:
    /// `save` is where the game is kept, `log` what has happened since the last question, `said` something about
    /// the last answer.
    Asking(Session& session, const std::filesystem::path& save, const ScreenPicture& picture, View& view,
           std::span<const std::string> log, const std::string& said);

    [[nodiscard]] Answer run();

private:
    Game& game() { return session_.game(); }
    void draw();
    std::optional<Answer> press(const Key& key);

    void type(const std::string& character);
    void rub_out();
    void start_anew();
    void walk(std::size_t by);
    void walk_to(const Option& option);
    void show_meant();
    [[nodiscard]] std::optional<std::size_t> meant();
    [[nodiscard]] std::optional<std::size_t> number_of(const Option& option) const;

    std::optional<Answer> submit();
    std::optional<Answer> take(const std::string& words);
    void follow(const Command& command);
    void explain(const Result<Option>& option);
    void hint();
    [[nodiscard]] std::vector<std::string> numbered();
    void remark(const std::string& text);
    void show(std::vector<std::string> lines);

    Session& session_;
    const std::filesystem::path& save_;
    const ScreenPicture& picture_;
    View& view_;
    std::span<const std::string> log_;

    std::vector<Option> options_;
    ChoiceWords words_;
    std::string input_;
    std::optional<std::size_t> chosen_;  // an option that was walked to
    std::string remark_;
    Pages text_;
};

}  // namespace pontlevis::program
