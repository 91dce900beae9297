// What a person at the prompt may say: an option, or one of a few words about the game. How it is shown and
// read is the prompts' business.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canvas.h"
#include "pontlevis/core/session.h"

namespace pontlevis::program {

struct Command {
    enum class Kind : std::uint8_t { none, option, explain, help, hint, undo, save, list, log, scroll, centre, leave };
    Kind kind = Kind::none;
    std::string text;         // the option, in words or as a number; the file to save to
    int right = 0, down = 0;  // scroll: in steps of cells
};

/// Reads one line. What is none of the words is an option.
[[nodiscard]] Command command_of(std::string_view line);

/// The words, a line each, for `?`, and what the letters on the board mean.
[[nodiscard]] std::vector<std::string> help_lines(const Ruleset& rules, const Look& look);

/// An option by its number in the list, counted from 1, or in words; it need not be legal.
///
/// Errors: Fault::option: there is no such number, or the words mean nothing here.
[[nodiscard]] Result<Option> option_meant(const Game& game, std::span<const Option> options, std::string_view text);

/// What the greedy bot would do.
[[nodiscard]] Option hint_for(Session& session);

/// Writes the game to another file; returns what there is to tell.
[[nodiscard]] std::string save_as(const Session& session, const std::filesystem::path& own, const std::string& file);

/// A save may be written over, and a new or empty file; anything else is somebody's.
[[nodiscard]] bool may_write(const std::filesystem::path& save);

/// A save begins with the brace of its header, which no config can begin with.
[[nodiscard]] bool is_save(const std::string& path);

}  // namespace pontlevis::program
