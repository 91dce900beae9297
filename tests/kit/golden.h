// Golden games: a game as a text that people review and every build replays. One line a decision, with the
// number of options there were; below it what was scored. docs/notation.md, "Golden games".
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "pontlevis/core/session.h"

namespace pontlevis::kit {

/// The whole text. `config` is the config file's name, which stands beside the golden file.
[[nodiscard]] std::string to_golden(const Session& session, std::string_view config);

enum class After : unsigned char {
    stop,  // an unreadable or illegal decision of the file is an error
    play,  // the game goes on at random from there: for new golden games, and for changed rules
};

/// Plays a golden file's decisions, draws included, and writes them anew. Equal to the file's text if no rule
/// has changed. A file with nothing but its first line, "game CONFIG  seed N", is a game yet to be played.
[[nodiscard]] Result<std::string> replay_golden(const std::filesystem::path& file, After after);

[[nodiscard]] Result<std::string> file_text(const std::filesystem::path& file);

/// The first line in which two texts differ, both versions of it; empty for equal texts.
[[nodiscard]] std::string first_difference(std::string_view expected, std::string_view got);

}  // namespace pontlevis::kit
