#include "asking.h"

#include <fmt/format.h>

#include <algorithm>

#include "cells.h"
#include "console.h"
#include "pontlevis/core/text.h"
#include "preview.h"

namespace pontlevis::program {
namespace {

constexpr std::size_t kLongestInput = 200;  // bytes
constexpr int kLongestRemark = 60;          // what is longer is a text

}  // namespace

Asking::Asking(Session& session, const std::filesystem::path& save, const ScreenPicture& picture, View& view,
               std::span<const std::string> log, const std::string& said)
    : session_(session), save_(save), picture_(picture), view_(view), log_(log) {
    const std::span<const Option> listed = game().list();
    options_.assign(listed.begin(), listed.end());
    words_ = choice_words(game(), options_);
    remark(said);
}

Answer Asking::run() {
    Keyboard keyboard;
    for (;;) {
        if (!keyboard.has_more()) draw();
        if (const std::optional<Answer> answer = press(keyboard.read())) return *answer;
    }
}

void Asking::draw() {
    const Size size = output_size();
    ScreenPicture::fit(view_, size);
    const std::vector<std::string> page = text_.page(size);
    const std::string said = remark_.empty() && text_.is_open() ? text_.hint(size) : remark_;
    say_prompt(picture_.draw({game(), options_, words_, meant(), input_, said, log_, page}, view_, size));
}

std::optional<Answer> Asking::press(const Key& key) {
    using enum Key::Kind;
    const int page = std::max(view_.window(game()).rows - 1, 1);
    switch (key.kind) {
        case end: return Answer{};
        case enter: return submit();
        case redraw: break;
        case up: view_.scroll(game(), 0, -1); break;
        case down: view_.scroll(game(), 0, 1); break;
        case left: view_.scroll(game(), -1, 0); break;
        case right: view_.scroll(game(), 1, 0); break;
        case page_up: view_.scroll(game(), 0, -page); break;
        case page_down: view_.scroll(game(), 0, page); break;
        case home: view_.centre(); break;
        case tab: walk(1); break;
        case back_tab: walk(options_.size() - 1); break;
        case backspace: rub_out(); break;
        case clear: input_.clear(); break;
        case escape: start_anew(); break;
        case character: type(key.text); break;
    }
    return std::nullopt;
}

// ---- typing and walking -----------------------------------------------------------------------------

void Asking::type(const std::string& character) {
    if (text_.is_open() && input_.empty() && character == " ") return text_.turn(output_size());
    remark_.clear();
    if (input_.size() < kLongestInput) input_ += character;
    show_meant();
}

void Asking::rub_out() {
    std::size_t last = 0;
    for (std::size_t at = 0; at < input_.size(); at += first_character(std::string_view(input_).substr(at))) last = at;
    input_.resize(last);
}

void Asking::start_anew() {
    input_.clear();
    text_.close();
    remark_.clear();
    chosen_.reset();
}

// To another option; at first to the first or the last one.
void Asking::walk(std::size_t by) {
    const std::size_t before = chosen_.value_or(by == 1 ? options_.size() - 1 : 0);
    start_anew();
    chosen_ = (before + by) % options_.size();
    show_meant();
}

// Enter then takes it.
void Asking::walk_to(const Option& option) {
    chosen_ = number_of(option);
    show_meant();
}

void Asking::show_meant() {
    const std::optional<std::size_t> option = meant();
    if (!option) return;
    if (const std::optional<Cell> cell = cell_of(game(), options_[*option])) view_.show(game(), *cell);
}

// What Enter would take: typed, or walked to.
std::optional<std::size_t> Asking::meant() {
    if (input_.empty()) return chosen_;
    const Result<Option> typed = option_meant(game(), options_, input_);
    return typed ? number_of(*typed) : std::nullopt;
}

// Where the option stands in the list, if it does.
std::optional<std::size_t> Asking::number_of(const Option& option) const {
    const auto at =
        std::find_if(options_.begin(), options_.end(), [&](const Option& one) { return same_option(one, option); });
    return at == options_.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - options_.begin()));
}

// ---- Enter ------------------------------------------------------------------------------------------

std::optional<Answer> Asking::submit() {
    if (input_.empty()) {
        if (text_.is_open())
            text_.turn(output_size());
        else if (chosen_)
            return Answer{Answer::Kind::option, options_[*chosen_]};
        else
            remark_ = "type a number or words, or walk with Tab";
        return std::nullopt;
    }
    const Command command = command_of(input_);
    if (command.kind == Command::Kind::leave) return Answer{};
    if (command.kind == Command::Kind::undo) return Answer{Answer::Kind::undo};
    if (command.kind == Command::Kind::option) return take(command.text);
    input_.clear();
    follow(command);
    return std::nullopt;
}

// What was typed stays where it is refused, so that it can be mended.
std::optional<Answer> Asking::take(const std::string& words) {
    const Result<Option> typed = option_meant(game(), options_, words);
    if (typed && game().check(*typed)) return Answer{Answer::Kind::option, *typed};
    explain(typed);
    return std::nullopt;
}

void Asking::follow(const Command& command) {
    using Kind = Command::Kind;
    text_.close();
    switch (command.kind) {
        case Kind::help:
            if (chosen_)
                explain(options_[*chosen_]);
            else
                show(help_lines(game().rules(), output_look()));
            break;
        case Kind::explain: {
            const Result<Option> option = option_meant(game(), options_, command.text);
            if (option) walk_to(*option);
            explain(option);
            break;
        }
        case Kind::hint: hint(); break;
        case Kind::save: remark(save_as(session_, save_, command.text)); break;
        case Kind::list: show(numbered()); break;
        case Kind::log: show({log_.begin(), log_.end()}); break;
        case Kind::scroll: view_.scroll(game(), command.right, command.down); break;
        case Kind::centre: view_.centre(); break;
        default: break;
    }
}

void Asking::explain(const Result<Option>& option) {
    if (option)
        show(option_explained(game(), *option));
    else
        remark(option.error().text);
}

void Asking::hint() {
    walk_to(hint_for(session_));
    remark_ = fmt::format("greedy would take {}: {}", *chosen_ + 1, words_.texts[*chosen_]);
}

std::vector<std::string> Asking::numbered() {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < options_.size(); ++i)
        lines.push_back(fmt::format("{:>4}  {}", i + 1, to_text(game(), options_[i])));
    return lines;
}

void Asking::remark(const std::string& text) {
    if (cells_of(text) <= kLongestRemark && text.find('\n') == std::string::npos)
        remark_ = text;
    else
        show({text});
}

void Asking::show(std::vector<std::string> lines) {
    remark_.clear();
    text_.show(std::move(lines));
}

}  // namespace pontlevis::program
