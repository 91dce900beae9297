// Asks a person to decide: line by line, or on a whole screen where there is one.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "pontlevis/core/session.h"

namespace pontlevis::program {

struct Answer {
    enum class Kind : std::uint8_t {
        option,
        undo,
        leave,  // q, the end of the input, or Ctrl-C
    };
    Kind kind = Kind::leave;
    Option option{};
};

class Prompt {
public:
    virtual ~Prompt() = default;

    /// Whether it draws the board anew for every question, so that the log need not tell what is seen.
    [[nodiscard]] virtual bool shows_board() const { return false; }

    /// A line of the log, `indent` for what follows a break.
    virtual void tell(const std::string& line, std::size_t indent) = 0;

    /// Something about the last answer.
    virtual void remark(const std::string& text) = 0;

    /// Asks until there is an answer; an option is legal. `save` is where the game is kept.
    [[nodiscard]] virtual Answer ask(Session& session, const std::filesystem::path& save) = 0;

    /// Nobody will be asked any more.
    virtual void close(const Game& game) = 0;
};

/// A screen if a terminal is at both ends, lines otherwise, and where nobody will be asked.
[[nodiscard]] std::unique_ptr<Prompt> make_prompt(const Ruleset& rules, bool people);

}  // namespace pontlevis::program
