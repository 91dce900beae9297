// The core names no expansion: adding one is adding a folder.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "kit/bundled.h"
#include "kit/catch.h"

using namespace pontlevis;
using namespace pontlevis::kit;

namespace {

// What manifests call their own and English calls otherwise.
const std::set<std::string> kPlainEnglish = {"large", "river"};

// Ids, prefixes of rule numbers, kinds of figures and attributes of everything that this build has made.
std::set<std::string> names_of_expansions() {
    std::set<std::string> names;
    for (const Manifest& manifest : bundled_plugins().manifests()) {
        names.insert(manifest.id);
        names.insert(manifest.prefix + "-[0-9]+");
        for (const FigureDecl& figure : manifest.figures) names.insert(figure.name);
        for (const AttributeDecl& attribute : manifest.attributes) names.insert(attribute.name);
    }
    for (const std::string& word : kPlainEnglish) names.erase(word);
    return names;
}

std::string whole_text(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_CASE("core and sdk name no expansion") {
    const std::set<std::string> names = names_of_expansions();
    REQUIRE(names.size() >= 4);
    std::size_t files = 0;
    for (const char* room : {"../core/include", "../core/src", "../sdk"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(room)) {
            if (!entry.is_regular_file() || entry.path().filename() == "CHANGELOG.md") continue;
            ++files;
            const std::string text = whole_text(entry.path());
            for (const std::string& name : names) {
                INFO(entry.path().string() << " names " << name);
                CHECK_FALSE(std::regex_search(text, std::regex("\\b" + name + "\\b")));
            }
        }
    }
    CHECK(files > 60);
}
