// The program `pontlevis`: reads the command line and starts a command. Nothing else knows how options are
// written.
#include <CLI/CLI.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "console.h"
#include "installed.h"
#include "language.h"
#include "pontlevis/core/nearest.h"
#include "pontlevis/core/version.h"
#include "program.h"

namespace {

using namespace pontlevis;
using namespace pontlevis::program;

constexpr const char* kExitCodes =
    "Exit codes:\n"
    "  0    all went well\n"
    "  1    a problem in a config, plugin or save, or a file that cannot be written\n"
    "  2    wrong usage: an unknown command, option or value\n"
    "  3    a save or foreign game that does not replay: something differs\n"
    "  130  interrupted by Ctrl-C; a game that was played is saved";

constexpr const char* kPlayNotes =
    "Players are human, greedy and random. Without --seats the first seat is yours\n"
    "and the others are greedy; where nobody is at a terminal, all are greedy.\n"
    "A person answers with a number or in words; ? tells what else there is: undo,\n"
    "hints, what an option would do. q, Ctrl-C or the end of the input leave; the\n"
    "game is saved after every decision. NO_COLOR=1 draws the board without colours.\n\n";

constexpr const char* kSimNotes = "The same seed gives the same results, with any number of threads.\n\n";

constexpr const char* kReplayNotes =
    "Every decision is checked, and the state after it; the first difference ends\n"
    "the replay.\n\n";

constexpr const char* kDrawNotes =
    "Draws the board with scores, the last turn and a legend, as the name given with\n"
    "-o ends: .svg or .png. With --each that name gets the decision's number, as in\n"
    "DIR/board-0057.svg, and all pictures have one size.\n\n";
constexpr const char* kExplainNotes =
    "Tells for each feature that scored whose figures were counted, what made its\n"
    "points, by plugin and rule, and who got them. Options are written as in play:\n"
    "  pontlevis explain game.jsonl 12 --why \"place normal on road1 at (3,1)\"\n"
    "tells whether that could be decided there; without N, where the save ends. A\n"
    "figure and a place are enough: --why \"wagon to (3,1)\".\n\n";

constexpr const char* kImportNotes =
    "Plays a game of JCloisterZone (or FanCloisterZone) on this engine; the first\n"
    "difference ends it. --check holds it against the file's assertions, and against\n"
    "the points in NAME.scores.json, if that lies beside NAME.jcz.\n\n";

constexpr const char* kCheckNotes =
    "Tells what a config makes: expansions, turn, traits, tiles and figures, and all\n"
    "that is wrong with it. --strict goes by the lock beside the config, if any.\n\n";

constexpr const char* kLockNotes =
    "CONFIG.lock.toml then holds versions and digests of all that takes part;\n"
    "play, sim and check refuse anything else with --strict.\n\n";

constexpr const char* kPluginsNotes =
    "Looks into the folders of --plugin-path and PONTLEVIS_PLUGIN_PATH, the user's\n"
    "own (~/.local/share/pontlevis/plugins) and the one that came with the program.\n\n";

struct Requests {
    PlayRequest play;
    SimRequest sim;
    ReplayRequest replay;
    DrawRequest draw;
    ExplainRequest explain;
    ImportRequest import_game;
    CheckRequest check;
    LockRequest lock;
    PluginsRequest plugins;
    std::vector<std::string> plugin_path;
};

// Before the command and after it.
void add_plugin_path(CLI::App& app, Requests& requests) {
    const auto add = [&requests](const std::vector<std::string>& folders) {
        requests.plugin_path.insert(requests.plugin_path.end(), folders.begin(), folders.end());
    };
    app.add_option_function<std::vector<std::string>>("--plugin-path", add, "look for plugins in this folder, too; may be repeated")
        ->option_text("DIR")
        ->allow_extra_args(false);
}

const CLI::Validator kLanguage(
    [](std::string& text) { return is_language(text) ? std::string() : "a language is a code such as fr or pt-BR"; }, "", "language");

// The same.
void add_language(CLI::App& app) {
    app.add_option_function<std::string>("--lang", &choose_language, "name expansions in this language, as fr; the\nlocale's if left out, English if it is unknown")
        ->option_text("CODE")
        ->check(kLanguage);
}

CLI::App* add_command(CLI::App& app, const char* name, const char* help, const std::string& notes) {
    CLI::App* command = app.add_subcommand(name, help);
    command->footer(notes + kExitCodes);
    command->allow_extras();  // so that an unknown option can be told with those that are near
    command->get_formatter()->column_width(22);
    command->set_help_flag("-h,--help", "print this help");
    return command;
}

// CLI11 alone takes "-1" for a very large number and "" for none.
const CLI::Validator kSeed(
    [](std::string& text) {
        const bool digits = !text.empty() && text.size() <= 18 && text.find_first_not_of("0123456789") == std::string::npos;
        return digits ? std::string() : "a seed is a whole number of at most 18 digits";
    },
    "", "seed");

void add_play(CLI::App& app, PlayRequest& request) {
    CLI::App* play = add_command(app, "play", "play one game, saved after every decision", kPlayNotes);
    play->add_option("TABLE", request.table, "a config, or a save to play on")->required()->option_text(" ");
    play->add_option("--seats", request.seats, "who plays, as red=human,blue=greedy;\nseats left out are greedy")
        ->option_text("LIST");
    play->add_option("--seed", request.seed, "order of the tiles; the config's, or a new one each\ntime, if left out")
        ->option_text("N")->check(kSeed);
    play->add_option("--save", request.save, "the save, written over if it exists; a new file in\nsaves/ if left out")
        ->option_text("FILE");
    play->add_flag("--strict", request.strict, "refuse what is not exactly as locked or saved");
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
        ->option_text("N")->check(kSeed);
    sim->add_option("--bot", request.bot, "who plays: random or greedy; random if left out")->option_text("BOT");
    sim->add_option("--seats", request.seats, "other bots on some seats, as red=greedy")->option_text("LIST");
    sim->add_flag("--count", request.count, "count what plugins ask, what is answered, and what\nis told by each rule");
    sim->add_flag("--json", request.json, "print JSON instead of a table");
    sim->add_flag("--strict", request.strict, "refuse what is not exactly as locked");
}

void add_replay(CLI::App& app, ReplayRequest& request) {
    CLI::App* replay = add_command(app, "replay", "play a save again, check it and print the game", kReplayNotes);
    replay->add_option("FILE", request.file, "a save")->required()->option_text(" ");
    replay->add_option("--to", request.to, "stop after this decision; draws count too")->option_text("N");
    replay->add_flag("--strict", request.strict, "refuse other builds of plugins and engine, too");
}

void add_draw(CLI::App& app, DrawRequest& request) {
    CLI::App* draw = add_command(app, "draw", "draw the board of a save as a picture", kDrawNotes);
    draw->add_option("FILE", request.file, "a save")->required()->option_text(" ");
    draw->add_option("-o,--output", request.output, "the picture, written over if it exists")
        ->required()->option_text("FILE");
    CLI::Option* at = draw->add_option("--at", request.at, "the board after this decision; draws count too;\nthe last one if left out")
        ->option_text("N");
    draw->add_option("--each", request.each, "a picture after every decision of a player, in\nthis folder")
        ->option_text("DIR")->excludes(at);
    draw->add_flag("--places", request.places, "show where the tile may lie or a figure stand");
}

void add_explain(CLI::App& app, ExplainRequest& request) {
    CLI::App* explain = add_command(app, "explain", "tell who scored what in a save and why", kExplainNotes);
    explain->add_option("FILE", request.file, "a save")->required()->option_text(" ");
    explain->add_option("N", request.n, "only this decision; draws count too")->option_text(" ");
    explain->add_option("--why", request.why, "why this option is not among those of the\ndecision")
        ->option_text("OPTION");
    explain->add_flag("--json", request.json, "print JSON");
    explain->add_flag("--strict", request.strict, "refuse other builds of plugins and engine, too");
}

void add_import(CLI::App& app, ImportRequest& request) {
    CLI::App* command = add_command(app, "import", "play a saved game of JCloisterZone, and check it", kImportNotes);
    command->add_option("GAME", request.file, "a .jcz file")->required()->option_text(" ");
    command->add_option("-o,--save", request.save, "write the game as a save")->option_text("FILE");
    command->add_flag("--check", request.check, "check assertions and points");
}

void add_check(CLI::App& app, CheckRequest& request) {
    CLI::App* check = add_command(app, "check", "tell what a config makes, and all that is wrong", kCheckNotes);
    check->add_option("CONFIG", request.config, "such as configs/evening.toml")->required()->option_text(" ");
    check->add_flag("--json", request.json, "print JSON");
    check->add_flag("--strict", request.strict, "refuse doubtful orders and what is not as locked");
}

void add_lock(CLI::App& app, LockRequest& request) {
    CLI::App* lock = add_command(app, "lock", "note down exactly what a config makes, beside it", kLockNotes);
    lock->add_option("CONFIG", request.config, "such as configs/evening.toml")->required()->option_text(" ");
}

void add_plugins(CLI::App& app, PluginsRequest& request) {
    CLI::App* plugins = add_command(app, "plugins", "list the plugins that are installed", kPluginsNotes);
    plugins->add_flag("--json", request.json, "print JSON");
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
    const Catalog installed = installed_plugins(requests.plugin_path);
    const std::string name = command.get_name();
    if (name == "play") return play(requests.play, installed);
    if (name == "sim") return sim(requests.sim, installed);
    if (name == "replay") return replay(requests.replay, installed);
    if (name == "draw") return draw(requests.draw, installed);
    if (name == "explain") return explain(requests.explain, installed);
    if (name == "import") return import_game(requests.import_game, installed);
    if (name == "check") return check(requests.check, installed);
    return name == "lock" ? lock(requests.lock, installed) : plugins(requests.plugins, installed);
}

// Where the command stands: behind options that are the program's.
int command_place(int argc, char** argv) {
    int place = 1;
    const auto is_programs = [](std::string_view word) { return word == "--plugin-path" || word == "--lang"; };
    while (place < argc && is_programs(argv[place])) place += 2;
    return place;
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
    add_draw(app, requests.draw);
    add_explain(app, requests.explain);
    add_import(app, requests.import_game);
    add_check(app, requests.check);
    add_lock(app, requests.lock);
    add_plugins(app, requests.plugins);
    add_plugin_path(app, requests);
    add_language(app);
    for (CLI::App* command : app.get_subcommands({})) {
        add_plugin_path(*command, requests);
        add_language(*command);
    }

    const int place = command_place(argc, argv);
    if (place >= argc) return wrong_usage("a command is missing: play, sim, replay, draw, explain, import, check, lock or plugins", "");
    if (const std::string word = argv[place]; is_unknown_command(app, word)) {
        return wrong_usage("no command " + pontlevis::quoted(word) + "; " + perhaps(word, commands_of(app)), "");
    }
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
