#include "prompt.h"

#include <fmt/format.h>

#include "board_picture.h"
#include "choices.h"
#include "commands.h"
#include "console.h"
#include "pontlevis/core/text.h"
#include "preview.h"
#include "screen.h"
#include "window.h"
#include "words.h"

namespace pontlevis::program {
namespace {

constexpr int kBoardColumns = 11, kBoardRows = 7;  // cells that 80 columns and a screen's height hold

constexpr std::array<const char*, kSides> kSideNames{"north", "east", "south", "west"};

// What is printed on the edges of the tile in hand, as long as it is not turned.
void say_tile(const Game& game) {
    const TileType& tile = game.rules().tiles[*game.tile_in_hand()];
    std::string text = fmt::format("{} unturned:", tile.id);
    for (std::size_t side = 0; side < kSides; ++side) {
        text += fmt::format("{} {} {}", side == 0 ? "" : ",", kSideNames[side], tile.edges[side]);
    }
    say(text, 4);
}

class LinePrompt : public Prompt {
public:
    explicit LinePrompt(const Ruleset& rules) : picture_(rules, output_look()) {
        view_.resize(kBoardColumns, kBoardRows);
    }

    void tell(const std::string& line, std::size_t indent) override { say(line, indent); }
    void remark(const std::string& text) override { say(text, 2); }
    void close(const Game&) override {}

    Answer ask(Session& session, const std::filesystem::path& save) override {
        Game& game = session.game();
        const std::span<const Option> listed = game.list();
        const std::vector<Option> options(listed.begin(), listed.end());
        view_.centre();
        say_board(game, options);
        say_options(game, options);
        for (;;) {
            say_prompt("> ");
            const std::optional<std::string> line = read_line();
            if (!line) say("");  // the prompt's line has no end yet
            if (!line) return {};
            const Command command = command_of(*line);
            if (command.kind == Command::Kind::leave) return {};
            if (command.kind == Command::Kind::undo) return {Answer::Kind::undo};
            if (command.kind != Command::Kind::option) {
                follow(command, session, options, save);
                continue;
            }
            const Result<Option> meant = option_meant(game, options, command.text);
            if (meant && game.check(*meant)) {
                view_.looked(game);
                return {Answer::Kind::option, *meant};
            }
            explain(game, meant);
        }
    }

private:
    static void explain(Game& game, const Result<Option>& meant) {
        const std::vector<std::string> lines =
            meant ? option_explained(game, *meant) : std::vector{meant.error().text};
        for (const std::string& line : lines) say(line, 4);
    }

    void follow(const Command& command, Session& session, const std::vector<Option>& options,
                const std::filesystem::path& save) {
        Game& game = session.game();
        using Kind = Command::Kind;
        switch (command.kind) {
            case Kind::help:
                for (const std::string& line : help_lines(game.rules(), picture_.look())) say(line, 19);
                break;
            case Kind::explain: explain(game, option_meant(game, options, command.text)); break;
            case Kind::hint: say("greedy would: " + to_text(game, hint_for(session)), 4); break;
            case Kind::save: say(save_as(session, save, command.text), 2); break;
            case Kind::list: say_options(game, options); break;
            case Kind::scroll:
                view_.scroll(game, command.right, command.down);
                say_board(game, options);
                break;
            case Kind::centre:
                view_.centre();
                say_board(game, options);
                break;
            default: break;  // the log stands above
        }
    }

    void say_board(const Game& game, const std::vector<Option>& options) {
        const Window window = view_.window(game);
        Overlay overlay = choice_overlay(game, options, nullptr);
        overlay.fresh = view_.fresh(game);
        Canvas canvas(width_of(window), height_of(window));
        picture_.draw(canvas, {0, 0}, game, window, overlay);
        say("");
        for (const std::string& line : canvas.lines(picture_.look())) say_as_it_is(line);
    }

    static void say_options(const Game& game, const std::vector<Option>& options) {
        say("");
        const Decision decision = game.decision();
        if (decision.kind == Decision::Kind::place_tile && game.tile_in_hand()) say_tile(game);
        if (decision.kind == Decision::Kind::choose) say(asker_text(game.rules(), decision));
        for (std::size_t i = 0; i < options.size(); ++i)
            say(fmt::format("{:>4}  {}", i + 1, to_text(game, options[i])), 8);
        say(fmt::format("{}, what do you do? A number, the words, ? for help, or q to save and leave.",
                        game.rules().seats[decision.seat]));
    }

    BoardPicture picture_;
    View view_;
};

}  // namespace

std::unique_ptr<Prompt> make_prompt(const Ruleset& rules, bool people) {
    if (people && has_screen()) return make_screen(rules);
    return std::make_unique<LinePrompt>(rules);
}

}  // namespace pontlevis::program
