// The core names no expansion: adding one is adding a folder.
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
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
        names.insert(manifest.prefix + "-");  // and a number
        for (const FigureDecl& figure : manifest.figures) names.insert(figure.name);
        for (const AttributeDecl& attribute : manifest.attributes) names.insert(attribute.name);
        for (const FeatureDecl& feature : manifest.features) names.insert(feature.name);
    }
    for (const std::string& word : kPlainEnglish) names.erase(word);
    return names;
}

std::string whole_text(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool is_letter(const std::string& text, std::size_t at) {
    return at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) || text[at] == '_');
}

// As a whole word; what ends in a hyphen, with a number behind it.
bool names_it(const std::string& text, const std::string& name) {
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        const bool is_whole = name.back() == '-' ? end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) : !is_letter(text, end);
        if (is_whole && (at == 0 || !is_letter(text, at - 1))) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("what a file names is found as a whole word") {
    CHECK(names_it("// the wagon drives", "wagon"));
    CHECK(names_it("wagon", "wagon"));
    CHECK_FALSE(names_it("wagons, a_wagon", "wagon"));
    CHECK(names_it("see DB-12.", "DB-"));
    CHECK_FALSE(names_it("a DB-file, RDB-12", "DB-"));
}

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
                CHECK_FALSE(names_it(text, name));
            }
        }
    }
    CHECK(files > 60);
}
