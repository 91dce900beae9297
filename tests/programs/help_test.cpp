// What the program says of itself, and what it says to a wrong command line.
#include "kit/catch.h"
#include "programs/program.h"

using namespace pontlevis;
using kit::Finished;

namespace {

Finished run(const kit::Arguments& arguments) { return kit::Folder().run(arguments); }

// A wrong command line: exit code 2, nothing on the output, and `text` first.
void check_usage(const kit::Arguments& arguments, const std::string& text) {
    const Finished told = run(arguments);
    CAPTURE(told.errors);
    CHECK(told.code == 2);
    CHECK(told.out.empty());
    CHECK(kit::first_line(told.errors) == "pontlevis: " + text);
}

}  // namespace

TEST_CASE("program: help names every command and exit code in 80 columns") {
    for (const kit::Arguments& arguments :
         std::vector<kit::Arguments>{{"--help"}, {"play", "--help"}, {"sim", "--help"}, {"replay", "--help"}, {"draw", "--help"},
                                     {"explain", "--help"},
                                     {"import", "--help"}, {"check", "--help"}, {"lock", "--help"}, {"plugins", "--help"}}) {
        const Finished help = run(arguments);
        CHECK(help.code == 0);
        CHECK(help.errors.empty());
        CHECK(help.out.find("Exit codes") != std::string::npos);
        CHECK(kit::width(help.out) <= 80);
    }
    const std::string help = run({"--help"}).out;
    for (const char* command : {"play", "sim", "replay", "draw", "explain", "import", "check", "lock", "plugins", "--plugin-path", "--lang", "130"})
        CHECK(help.find(command) != std::string::npos);
}

TEST_CASE("program: --version") { CHECK(run({"--version"}).out.starts_with("pontlevis 0.")); }

TEST_CASE("program: unknown words are told with the near ones") {
    check_usage({"sm"}, R"(no command "sm"; perhaps you meant "sim")");
    check_usage({"--plugin-path", ".", "chek"}, R"(no command "chek"; perhaps you meant "check")");
    check_usage({"sim", kit::config("base.toml"), "--gmaes", "3"},
                R"(sim: no option "--gmaes"; perhaps you meant "--games")");
    check_usage({"sim", kit::config("base.toml"), "--bot", "gredy"},
                R"(--bot: no bot "gredy"; perhaps you meant "greedy")");
    check_usage({"play", kit::config("base.toml"), "--seats", "rde=human"},
                R"(--seats: nobody at this table is called "rde"; perhaps you meant "red")");
    check_usage({"play", kit::config("base.toml"), "--seats", "red=humn"},
                R"(--seats: no player "humn"; perhaps you meant "human")");
}

TEST_CASE("program: what is missing, too much or no number is wrong usage") {
    check_usage({}, "a command is missing: play, sim, replay, draw, explain, import, check, lock or plugins");
    check_usage({"sim"}, "CONFIG is required");
    check_usage({"replay", "a.jsonl", "b.jsonl"}, R"(replay: nothing is expected where "b.jsonl" stands)");
    for (const char* games : {"0", "-1", "many", "99999999999999999999"}) {
        CHECK(run({"sim", kit::config("base.toml"), "--games", games}).code == 2);
    }
    check_usage({"play", kit::config("base.toml"), "--seats", "red"},
                R"(--seats: "red" is no pair of seat and player; write red=human)");
    check_usage({"play", kit::config("base.toml"), "--seats", "red=human,red=greedy"},
                R"(--seats: "red" stands there twice)");
    check_usage({"sim", kit::config("base.toml"), "--seats", "red=human"},
                "--seats: people cannot take part in sim; the bots are random and greedy");
}
