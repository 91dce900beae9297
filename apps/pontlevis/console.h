// The terminal: lines in, lines out, and Ctrl-C. Plain text for 80 columns. Beside keyboard.h the only files of
// the program that know signals and file descriptors.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "canvas.h"

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
[[nodiscard]] bool output_is_terminal();
[[nodiscard]] bool errors_are_terminal();

/// What the output can show: nothing but ASCII where it is no terminal, no colours where NO_COLOR is set.
[[nodiscard]] Look output_look();

struct Size {
    int columns = 80, rows = 24;
};
[[nodiscard]] Size output_size();

// ---- in -------------------------------------------------------------------------------------------

/// From now on Ctrl-C ends nothing by itself; it only makes interrupted() true and ends a wait for a line.
void watch_interrupts();
[[nodiscard]] bool interrupted();

enum class Waited : unsigned char { input, interrupted, redraw, timeout };

/// Waits until the input has something to read, also its end. `redraw`: the terminal has another size, or the
/// program was stopped and goes on. A timeout below 0 is none.
[[nodiscard]] Waited wait_for_input(int timeout_ms);

/// The next line of the input without its end; nothing at the end of the input or after Ctrl-C. Of a line
/// that nobody can have typed only the start is kept.
[[nodiscard]] std::optional<std::string> read_line();

}  // namespace pontlevis::program
