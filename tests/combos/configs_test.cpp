// The configs that come with the program: each makes a table, says in which order everything happens, and plays.
#include <algorithm>
#include <filesystem>

#include "combo.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> configs() {
    std::vector<fs::path> found;
    for (const auto& entry : fs::recursive_directory_iterator("../configs"))
        if (entry.path().extension() == ".toml" && !entry.path().stem().string().ends_with(".lock")) found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

}  // namespace

TEST_CASE("configs: each is composed, with every step in an order that somebody gives a reason for") {
    REQUIRE(configs().size() >= 15);
    for (const fs::path& file : configs()) {
        INFO(file.string());
        const auto rules = must(Ruleset::compose(must(load_config(file)), bundled_plugins()));
        CHECK(rules->ambiguities.empty());
        for (const StepLine& step : rules->steps) CHECK_FALSE(step.reason.empty());
        for (const FateLine& fate : rules->fates) CHECK_FALSE(fate.reason.empty());
    }
}

TEST_CASE("configs: each plays random games") {
    for (const fs::path& file : configs()) {
        INFO(file.string());
        const auto rules = must(Ruleset::compose(must(load_config(file)), bundled_plugins()));
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            WatchedGame game(rules, seed);
            game.play();
        }
    }
}

TEST_CASE("configs: there is one for every expansion alone, and one for all of them") {
    for (const std::string& id : all_expansions()) {
        INFO(id);
        const fs::path file = "../configs/" + id + ".toml";  // the one about drawbridges is a table of its own
        const Config config = must(load_config(fs::exists(file) ? file : fs::path("../configs/solo/" + id + ".toml")));
        REQUIRE(config.expansions.size() == 1);
        CHECK(config.expansions[0].id == id);
    }
    CHECK(must(load_config("../configs/big-table.toml")).expansions.size() == all_expansions().size());
}
