// In which language expansions are named: --lang, the locale, English.
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "kit/catch.h"
#include "programs/plugin_folders.h"
#include "programs/program.h"

using namespace pontlevis;
using kit::Finished;
using kit::Folder;
using kit::holds;

namespace {

std::string told(const kit::Arguments& arguments) {
    const Finished done = Folder().run(arguments);
    CAPTURE(done.errors);
    CHECK(done.code == 0);
    return done.out;
}

/// What `plugins` says under such a locale.
std::string under(const char* variable, const char* locale) {
    ::setenv(variable, locale, 1);
    std::string text = told({"plugins"});
    ::unsetenv(variable);
    ::setenv("LANG", "C", 1);
    return text;
}

}  // namespace

TEST_CASE("language: --lang chooses among the names of manifests, before and after the command") {
    for (const auto& [language, name] : std::vector<std::pair<std::string, std::string>>{{"en", "The Drawbridges"},
                                                                                         {"pl", "Mosty zwodzone"},
                                                                                         {"ca", "Els ponts llevadissos"},
                                                                                         {"nl", "De Ophaalbruggen"},
                                                                                         {"fr", "Les Ponts-levis"}}) {
        CHECK(holds(told({"--lang", language, "plugins"}), "drawbridges 1.0.0  " + name));
        CHECK(holds(told({"check", kit::config("drawbridges.toml"), "--lang", language}), "\n      " + name + "\n"));
    }
}

TEST_CASE("language: what has no name in it is named in English, and so is everything in a language that nobody speaks") {
    const std::string catalan = told({"--lang", "ca", "plugins"});
    CHECK(holds(catalan, "Els ponts llevadissos"));
    CHECK(holds(catalan, "inns-and-cathedrals 1.0.0  Inns & Cathedrals"));
    CHECK(holds(told({"--lang", "eo", "plugins"}), "The Drawbridges"));
    CHECK(holds(told({"--lang", "fr-CA", "plugins"}), "Les Ponts-levis"));
}

TEST_CASE("language: without --lang the locale chooses, LC_ALL before LC_MESSAGES before LANG") {
    CHECK(holds(told({"plugins"}), "The Drawbridges"));
    CHECK(holds(under("LANG", "pl_PL.UTF-8"), "Mosty zwodzone"));
    CHECK(holds(under("LANG", "fr"), "Les Ponts-levis"));
    CHECK(holds(under("LANG", "nl_BE@euro"), "De Ophaalbruggen"));
    for (const char* nobodys : {"", "C.UTF-8", "POSIX", "no such locale", "../fr"}) CHECK(holds(under("LANG", nobodys), "The Drawbridges"));
    ::setenv("LANG", "fr_FR.UTF-8", 1);
    CHECK(holds(told({"--lang", "nl", "plugins"}), "De Ophaalbruggen"));
    CHECK(holds(under("LC_MESSAGES", "pl_PL.UTF-8"), "Mosty zwodzone"));
    ::setenv("LC_MESSAGES", "pl_PL.UTF-8", 1);
    CHECK(holds(under("LC_ALL", "ca_ES.UTF-8"), "Els ponts llevadissos"));
    ::unsetenv("LC_MESSAGES");
}

TEST_CASE("language: play says with what it is played, explain whose rule it was") {
    const Folder folder;
    const kit::Arguments play{"play", kit::config("evening.toml"), "--lang", "nl", "--seed", "7", "--seats", "red=greedy,blue=greedy", "--save", "game.jsonl"};
    const Finished played = folder.run(play);
    CHECK(played.code == 0);
    CHECK(holds(played.out, "\nwith Kathedralen en Herbergen and Spiel Promos\n"));
    CHECK(holds(folder.run({"explain", "game.jsonl", "--lang", "fr"}).out, "Auberges & Cathédrales, inn value"));
    CHECK(holds(folder.run({"explain", "game.jsonl"}).out, "Inns & Cathedrals, inn value"));
}

TEST_CASE("language: JSON has the names of all languages, whatever is chosen") {
    CHECK(told({"plugins", "--json", "--lang", "pl"}) == told({"plugins", "--json"}));
    const auto json = nlohmann::json::parse(told({"check", kit::config("drawbridges.toml"), "--json", "--lang", "pl"}));
    CHECK(json["expansions"][0]["names"]["en"] == "The Drawbridges");
    CHECK(json["expansions"][0]["names"]["pl"] == "Mosty zwodzone");
}

TEST_CASE("language: what is no language is wrong usage") {
    for (const char* text : {"", "f", "FR", "french", "fr_FR", "fr-", "../x"}) {
        CAPTURE(text);
        const Finished done = Folder().run({"plugins", "--lang", text});
        CHECK(done.code == 2);
        CHECK(holds(done.errors, "a language is a code such as fr or pt-BR"));
    }
}
