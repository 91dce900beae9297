// The terminal: lines in, lines out, and Ctrl-C. Plain text for 80 columns; the only files of the program
// that know signals and file descriptors are this one's.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace pontlevis::program {

inline constexpr std::size_t kColumns = 80;

// ---- out ------------------------------------------------------------------------------------------

/// Writes one line, broken at spaces where it is longer than the terminal; what follows a break is
/// indented by `indent` columns.
void say(std::string_view line, std::size_t indent = 0);

/// Writes lines that programs read.
void say_as_it_is(std::string_view lines);

/// Writes what a person answers to on the same line.
void say_prompt(std::string_view text);

/// Empties the buffers of the output.
void flush();

/// False if some of the output could not be written.
[[nodiscard]] bool all_was_said();

[[nodiscard]] bool input_is_terminal();
[[nodiscard]] bool errors_are_terminal();

// ---- in -------------------------------------------------------------------------------------------

/// From now on Ctrl-C ends nothing by itself; it only makes interrupted() true and ends a wait for a line.
void watch_interrupts();
[[nodiscard]] bool interrupted();

/// The next line of the input without its end; nothing at the end of the input or after Ctrl-C. Of a line
/// that nobody can have typed only the start is kept.
[[nodiscard]] std::optional<std::string> read_line();

}  // namespace pontlevis::program
