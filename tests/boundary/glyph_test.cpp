// Glyphs: what a manifest may say of them, that a ruleset has them, and that they are no rules.
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "kit/catch.h"
#include "kit/must.h"
#include "pontlevis/core/ruleset.h"

using namespace pontlevis;
namespace fs = std::filesystem;

namespace {

const std::string kHead = "id = \"lakes\"\nname = \"Lakes\"\nversion = \"1.0.0\"\nsdk = 1\n";

std::string refusal(const std::string& more) {
    const auto manifest = parse_manifest(kHead + more, "p.toml");
    return manifest ? "none" : manifest.error().text;
}

// The rules of a table that plays with a plugin of this manifest.
std::shared_ptr<const Ruleset> rules_with(const std::string& manifest) {
    std::string folder = (fs::temp_directory_path() / "pontlevis-glyph-XXXXXX").string();
    REQUIRE(mkdtemp(folder.data()) != nullptr);
    fs::create_directory(fs::path(folder) / "lakes");
    std::ofstream(fs::path(folder) / "lakes/plugin.toml") << manifest;
    const auto config = kit::must(parse_config("players = [\"A\"]\nexpansions = [\"lakes\"]\n", "table.toml"));
    SearchPath path;
    path.folders.emplace_back(folder);
    auto rules = kit::must(Ruleset::compose(config, Catalog::scan(path)));
    fs::remove_all(folder);
    return rules;
}

}  // namespace

TEST_CASE("a glyph is one or two characters, an outline, or both") {
    const auto rules = rules_with(kHead +
                                  "[attribute.mill]\nglyph = \"✿2\"\n[attribute.pond]\n"
                                  "[figure.ferry]\nglyph = \"F\"\nglyph_path = \"M2 18L10,2.5l8 15.5Z\"\n");
    CHECK(rules->glyphs.size() == 1);
    CHECK(rules->glyphs.at("lakes.mill") == Glyph{"✿2", ""});
    REQUIRE(rules->figure_kinds.size() == 2);
    CHECK(rules->figure_kinds[0].glyph.none());
    CHECK(rules->figure_kinds[1].glyph == Glyph{"F", "M2 18L10,2.5l8 15.5Z"});
}

TEST_CASE("kinds of features have glyphs, and marks by what they say") {
    const auto rules = rules_with(kHead +
                                  "[feature.ruin]\nglyph = \"R\"\n"
                                  "[attribute.crop]\nglyph = \"c\"\nglyph_path = \"M1 1Z\"\n"
                                  "glyph_rye = \"r\"\nglyph_path_rye = \"M2 2Z\"\nglyph_path_complete = \"M3 3Z\"\n");
    CHECK(rules->feature_kinds.back().glyph == Glyph{"R", ""});
    CHECK(rules->glyphs.size() == 3);
    CHECK(rules->glyphs.at("lakes.crop") == Glyph{"c", "M1 1Z"});
    CHECK(rules->glyphs.at("lakes.crop=rye") == Glyph{"r", "M2 2Z"});
    CHECK(rules->glyphs.at("lakes.crop=complete") == Glyph{"c", "M3 3Z"});
    CHECK(refusal("[attribute.crop]\nglyph_rye = \"rye\"") ==
          "p.toml:6: attribute.crop: glyph_rye is \"rye\", but should be one or two characters");
    CHECK(refusal("[attribute.crop]\nglyph_path_rye = \"L\"").starts_with("p.toml:6: attribute.crop: glyph_path_rye should be an SVG path"));
    CHECK(refusal("[figure.ferry]\nglyph_rye = \"r\"") != "none");
}

TEST_CASE("what is no glyph is told") {
    CHECK(refusal("[attribute.mill]\nglyph = \"mill\"") ==
          "p.toml:6: attribute.mill: glyph is \"mill\", but should be one or two characters");
    CHECK(refusal("[figure.ferry]\nglyph = \"\"").starts_with("p.toml:6: figure.ferry: glyph is \"\", but should be"));
    CHECK(refusal("[figure.ferry]\nglyph = 3").starts_with("p.toml:6: figure.ferry: glyph is"));
    for (const char* path : {"", "L2 2", "M2 2<", "M2 2\\\"/>", "url(#tile)"}) {
        CHECK(refusal("[attribute.mill]\nglyph_path = \"" + std::string(path) + "\"")
                  .starts_with("p.toml:6: attribute.mill: glyph_path should be an SVG path in a square of 20 by 20"));
    }
    CHECK(refusal("[attribute.mill]\nglyph_path = \"M" + std::string(2000, ' ') + "\"") != "none");
    CHECK(refusal("[option.speed]\ndefault = 1\nglyph = \"s\"") != "none");
}

TEST_CASE("a glyph is no rule: digests and the comparison with a library leave it out") {
    const std::string plain = kHead + "[attribute.mill]\non = \"road\"\n[figure.ferry]\n[feature.ruin]\n";
    const std::string drawn = kHead +
                              "[attribute.mill]\nglyph = \"M\"\nglyph_rye = \"r\"\non = \"road\"\n[figure.ferry]\n"
                              "  glyph_path='M1 1L2 2Z' # a line\n[feature.ruin]\nglyph = \"R\"\n";
    CHECK(rules_with(plain)->digest() == rules_with(drawn)->digest());
    CHECK(rules_with(plain)->expansions[0].digest == rules_with(drawn)->expansions[0].digest);
    CHECK(manifest_essence(plain) == manifest_essence(drawn));
    CHECK_FALSE(manifest_difference(plain, drawn));
    CHECK_FALSE(manifest_difference("figure.ferry.glyph = \"F\"\n", ""));
}

TEST_CASE("parts that are called glyph are parts") {
    const std::string called = kHead + "[attribute.glyph]\n[figure]\nglyph = { per_player = 2 }\n";
    CHECK(manifest_essence(called) != manifest_essence(kHead));
    CHECK(manifest_difference(called, kHead + "[attribute.glyph]\n[figure]\nglyph = { per_player = 3 }\n"));
    CHECK(rules_with(called)->digest() != rules_with(kHead)->digest());
}
