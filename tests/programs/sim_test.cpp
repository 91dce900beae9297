// `pontlevis sim`: what it prints for programs, and that threads change nothing but the time.
#include <nlohmann/json.hpp>

#include "kit/catch.h"
#include "programs/program.h"

using namespace pontlevis;
using kit::Finished;
using Json = nlohmann::json;

namespace {

Json sim(kit::Arguments more) {
    kit::Arguments arguments{"sim", kit::config("base.toml"), "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Finished done = kit::Folder().run(arguments);
    CHECK(done.code == 0);
    CHECK(done.errors.empty());  // the progress is for terminals
    return Json::parse(done.out);
}

// Everything but the time.
Json results(Json json) {
    for (const char* key : {"seconds", "games_per_second", "turns_per_second", "threads"}) json.erase(key);
    return json;
}

}  // namespace

TEST_CASE("sim: --json has the figures of the run and of every seat") {
    const Json json = sim({"--games", "500", "--seed", "1"});
    CHECK(json["games"] == 500);
    CHECK(json["seed"] == 1);
    CHECK(json["seconds"] > 0.0);
    CHECK(json["games_per_second"] > 0.0);
    CHECK(json["turns_per_second"] > json["games_per_second"]);
    CHECK(json["tiles_placed"]["mean"] == Approx(71.98).margin(0.05));
    CHECK(json["score"]["mean"] == Approx(19.2).margin(1.0));
    REQUIRE(json["seats"].size() == 2);
    for (const Json& seat : json["seats"]) {
        CHECK(seat["bot"] == "random");
        CHECK(seat["score"]["min"] <= seat["score"]["q05"]);
        CHECK(seat["score"]["q05"] < seat["score"]["median"]);
        CHECK(seat["score"]["median"] < seat["score"]["q95"]);
        CHECK(seat["score"]["q95"] <= seat["score"]["max"]);
    }
    const Json& seats = json["seats"];
    CHECK(seats[0]["shared_wins"] == seats[1]["shared_wins"]);
    CHECK(seats[0]["wins"].get<int>() + seats[1]["wins"].get<int>() + seats[0]["shared_wins"].get<int>() == 500);
}

TEST_CASE("sim: the results are the same for any number of threads") {
    const Json one = results(sim({"--games", "200", "--seed", "5", "--threads", "1"}));
    CHECK(one == results(sim({"--games", "200", "--seed", "5", "--threads", "2"})));
    CHECK(one == results(sim({"--games", "200", "--seed", "5", "--threads", "7"})));
    CHECK(one != results(sim({"--games", "200", "--seed", "6"})));
    const Json greedy = results(sim({"--games", "6", "--seed", "5", "--threads", "1", "--bot", "greedy"}));
    CHECK(greedy == results(sim({"--games", "6", "--seed", "5", "--threads", "3", "--bot", "greedy"})));
}

TEST_CASE("sim: --count changes no game, and tells what was asked, taken and told") {
    const auto bridges = [](kit::Arguments more) {
        kit::Arguments arguments{"sim", kit::config("drawbridges.toml"), "--games", "150", "--seed", "3", "--json"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Finished done = kit::Folder().run(arguments);
        CHECK(done.code == 0);
        return results(Json::parse(done.out));
    };
    Json counted = bridges({"--count", "--threads", "2"});
    CHECK(counted == bridges({"--count", "--threads", "1"}));
    const Json counts = counted["counts"];
    counted.erase("counts");
    CHECK(counted == bridges({}));

    const int asked = counts["asked"]["drawbridges.cross"], crossed = counts["taken"]["drawbridges.cross"];
    CHECK(crossed > 0);
    CHECK(crossed < asked);                        // some stay
    CHECK(counts["rules"]["DB-8"] > 0);            // bridges that are down
    CHECK(counts["rules"]["DB-9"] > 0);            // and up
    CHECK(counts["rules"]["BASE-15"] > 150 * 10);  // awards
    CHECK(counts["asked"].size() == 1);
}

TEST_CASE("sim: --count in a table of 80 columns") {
    const Finished done = kit::Folder().run({"sim", kit::config("big-table.toml"), "--games", "3", "--count"});
    CHECK(done.code == 0);
    CHECK(kit::width(done.out) <= 80);
    CHECK(done.out.find("\nrule   BASE-15 ") != std::string::npos);
}

TEST_CASE("sim: the greedy bot beats the random one from either seat") {
    for (const int seat : {0, 1}) {
        const Json json = sim({"--games", "20", "--seed", "1", "--seats", seat == 0 ? "red=greedy" : "blue=greedy"});
        CHECK(json["seats"][seat]["wins"] >= 19);
    }
}

TEST_CASE("sim: without --json a table of 80 columns") {
    const Finished done = kit::Folder().run({"sim", kit::config("base.toml"), "--games", "50"});
    CHECK(done.code == 0);
    CHECK(kit::width(done.out) <= 80);
    CHECK(done.out.find("median") != std::string::npos);
}
