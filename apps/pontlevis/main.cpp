// The program `pontlevis`: reads the command line and starts a command. Nothing else knows how options are
// written.
#include <CLI/CLI.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "console.h"
#include "pontlevis/core/nearest.h"
#include "pontlevis/core/version.h"
#include "program.h"

namespace {

using namespace pontlevis;
using namespace pontlevis::program;

constexpr const char* kExitCodes =
    "Exit codes:\n"
    "  0    all went well\n"
    "  1    a problem in a config or a save, or a file that cannot be written\n"
    "  2    wrong usage: an unknown command, option or value\n"
    "  3    a save that does not replay: something differs\n"
    "  130  interrupted by Ctrl-C; a game that was played is saved";

constexpr const char* kPlayNotes =
    "Players are human, greedy and random. Without --seats the first seat is yours\n"
    "and the others are greedy; where nobody is at a terminal, all are greedy.\n"
    "A person answers with a number or in words; q or the end of the input saves\n"
    "and leaves, and so does Ctrl-C. A save that is played on is kept up to date.\n\n";

constexpr const char* kSimNotes = "The same seed gives the same results, with any number of threads.\n\n";

constexpr const char* kReplayNotes =
    "Every decision is checked, and the state after it; the first difference ends\n"
    "the replay.\n\n";

struct Requests {
    PlayRequest play;
    SimRequest sim;
    ReplayRequest replay;
};

CLI::App* add_command(CLI::App& app, const char* name, const char* help, const std::string& notes) {
    CLI::App* command = app.add_subcommand(name, help);
    command->footer(notes + kExitCodes);
    command->allow_extras();  // so that an unknown option can be told with those that are near
    command->get_formatter()->column_width(22);
    command->set_help_flag("-h,--help", "print this help");
    return command;
}

void add_play(CLI::App& app, PlayRequest& request) {
    CLI::App* play = add_command(app, "play", "play one game, saved after every decision", kPlayNotes);
    play->add_option("TABLE", request.table, "a config, or a save to play on")->required()->option_text(" ");
    play->add_option("--seats", request.seats, "who plays, as red=human,blue=greedy;\nseats left out are greedy")
        ->option_text("LIST");
    play->add_option("--seed", request.seed, "order of the tiles; the config's, or a new one each\ntime, if left out")
        ->option_text("N");
    play->add_option("--save", request.save, "the save, written over if it exists; a new file in\nsaves/ if left out")
        ->option_text("FILE");
}

void add_sim(CLI::App& app, SimRequest& request) {
    CLI::App* sim = add_command(app, "sim", "play many games between bots and add them up", kSimNotes);
    const CLI::Range games(std::uint64_t{1}, std::uint64_t{1'000'000'000});
    sim->add_option("CONFIG", request.config, "such as configs/base.toml")->required()->option_text(" ");
    sim->add_option("--games", request.games, "how many; 1000 if left out")->check(games)->option_text("N");
    sim->add_option("--threads", request.threads, "as many as the machine runs at once if left out")
        ->check(CLI::Range(1u, 256u))
        ->option_text("T");
    sim->add_option("--seed", request.seed, "of the whole run; the config's, or a new one each\ntime, if left out")
        ->option_text("N");
    sim->add_option("--bot", request.bot, "who plays: random or greedy; random if left out")->option_text("BOT");
    sim->add_option("--seats", request.seats, "other bots on some seats, as red=greedy")->option_text("LIST");
    sim->add_flag("--json", request.json, "print JSON instead of a table");
}

void add_replay(CLI::App& app, ReplayRequest& request) {
    CLI::App* replay = add_command(app, "replay", "play a save again, check it and print the game", kReplayNotes);
    replay->add_option("FILE", request.file, "a save")->required()->option_text(" ");
    replay->add_option("--to", request.to, "stop after this decision; draws count too")->option_text("N");
}

std::vector<std::string> commands_of(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    return names;
}

std::vector<std::string> options_of(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
    return names;
}

int wrong_usage(const std::string& text, const std::string& command) {
    return complain(text + "\n  see pontlevis " + (command.empty() ? "" : command + " ") + "--help", kUsage);
}

// CLI11 would say only that the word was not expected.
bool is_unknown_command(const CLI::App& app, const std::string& word) {
    const std::vector<std::string> known = commands_of(app);
    return !word.starts_with('-') && std::find(known.begin(), known.end(), word) == known.end();
}

int unexpected(const CLI::App& command, const std::string& word) {
    const std::string name = command.get_name();
    if (!word.starts_with('-'))
        return wrong_usage(name + ": nothing is expected where " + pontlevis::quoted(word) + " stands", name);
    return wrong_usage(name + ": no option " + pontlevis::quoted(word) + "; " + perhaps(word, options_of(command)),
                       name);
}

int run(const CLI::App& app, const Requests& requests) {
    const CLI::App& command = *app.get_subcommands().front();
    if (command.remaining_size() > 0) return unexpected(command, command.remaining().front());
    if (command.get_name() == "play") return play(requests.play);
    return command.get_name() == "sim" ? sim(requests.sim) : replay(requests.replay);
}

int start(int argc, char** argv) {
    CLI::App app("Pontlevis plays the Carcassonne family of tile games.", "pontlevis");
    Requests requests;
    app.set_help_flag("-h,--help", "print this help");
    app.set_version_flag("--version", std::string("pontlevis ") + kEngineVersion, "print the version");
    app.require_subcommand(1);
    app.footer(std::string("Each command has its own --help.\n\n") + kExitCodes);
    add_play(app, requests.play);
    add_sim(app, requests.sim);
    add_replay(app, requests.replay);

    if (argc > 1 && is_unknown_command(app, argv[1])) {
        return wrong_usage("no command " + pontlevis::quoted(argv[1]) + "; " + perhaps(argv[1], commands_of(app)), "");
    }
    if (argc < 2) return wrong_usage("a command is missing: play, sim or replay", "");
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& success) {  // help and version
        return app.exit(success);
    } catch (const CLI::ParseError& error) {
        const std::vector<CLI::App*> command = app.get_subcommands();
        return wrong_usage(error.what(), command.empty() ? "" : command.front()->get_name());
    }
    return run(app, requests);
}

}  // namespace

int main(int argc, char** argv) {
    const int code = start(argc, argv);
    if (code == kOk && !all_was_said()) return complain("the output cannot be written", kProblem);
    return code;
}
