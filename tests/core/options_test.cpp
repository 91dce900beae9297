// Options: values, fallbacks, and what is told about an option that does not exist or cannot have its value.
#include "options.h"

#include <string>

#include "kit/catch.h"

using namespace pontlevis;

namespace {

const std::vector<OptionSpec> kSpecs = {
    {.name = "edition", .fallback = std::string("C3"), .choices = {"C1", "C2", "C3"}},
    {.name = "fields", .fallback = true, .help = "BASE-4: whether followers may lie in fields"},
    {.name = "two_tile_city", .fallback = std::int64_t{4}, .number_choices = {4, 2}},
    {.name = "bonus", .fallback = std::int64_t{0}, .range = std::pair<std::int64_t, std::int64_t>{0, 10}},
    {.name = "title", .fallback = std::string()},
};

std::string refusal(const std::string& name, OptionScalar value) {
    Problems problems("test.toml");
    const auto values = check_options("base", kSpecs, {{name, {std::move(value), 3}}}, problems, {"copies"});
    REQUIRE_FALSE(problems.none());
    CHECK(values == check_options("base", kSpecs, {}, problems));  // the fallbacks
    return problems.error().text;
}

}  // namespace

TEST_CASE("options: what is not given keeps its fallback") {
    Problems problems("test.toml");
    const auto values = check_options("base", kSpecs,
                                      {{"two_tile_city", {std::int64_t{2}}},
                                       {"fields", {false}},
                                       {"bonus", {std::int64_t{10}}},
                                       {"edition", {std::string("C1")}}},
                                      problems);

    CHECK(problems.none());
    CHECK(values.size() == kSpecs.size());
    CHECK(values.at("two_tile_city") == OptionScalar(std::int64_t{2}));
    CHECK(values.at("fields") == OptionScalar(false));
    CHECK(values.at("bonus") == OptionScalar(std::int64_t{10}));
    CHECK(values.at("edition") == OptionScalar(std::string("C1")));
    CHECK(values.at("title") == OptionScalar(std::string()));
}

TEST_CASE("options: an unknown one gets near names and all that exist") {
    CHECK(refusal("two_tile_citi", true) ==
          "test.toml:3: base has no option \"two_tile_citi\"\n"
          "  perhaps you meant \"two_tile_city\"\n"
          "  it has  edition, fields, two_tile_city, bonus, title, copies");
    CHECK(refusal("copy", true).find("perhaps you meant") == std::string::npos);

    Problems problems("test.toml");
    CHECK(check_options("river", {}, {{"fork", {true, 2}}}, problems).empty());
    CHECK(problems.error().text == "test.toml:2: river has no option \"fork\", nor any other");
}

TEST_CASE("options: a value that cannot be is told with those that can") {
    CHECK(refusal("fields", std::string("yes")) ==
          "test.toml:3: fields of base is \"yes\", but can only be true or false\n"
          "  BASE-4: whether followers may lie in fields");
    CHECK(refusal("two_tile_city", std::int64_t{3}) ==
          "test.toml:3: two_tile_city of base is 3, but can only be 4 or 2");
    CHECK(refusal("two_tile_city", true) == "test.toml:3: two_tile_city of base is true, but can only be 4 or 2");
    CHECK(refusal("edition", std::string("C4")) ==
          "test.toml:3: edition of base is \"C4\", but can only be \"C1\", \"C2\" or \"C3\"");
    CHECK(refusal("bonus", std::int64_t{11}) ==
          "test.toml:3: bonus of base is 11, but can only be a whole number from 0 to 10");
    CHECK(refusal("title", std::int64_t{1}) == "test.toml:3: title of base is 1, but can only be a text");
}
