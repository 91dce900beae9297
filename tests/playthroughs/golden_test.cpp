// Every golden game is played again and must come out as it is written. The target `regolden` writes them
// anew; a changed one belongs into the commit that changes the rule.
#include "kit/golden.h"

#include <algorithm>
#include <vector>

#include "kit/catch.h"
#include "kit/drawing.h"

using namespace pontlevis;

namespace {

std::vector<std::filesystem::path> golden_files() {
    std::vector<std::filesystem::path> files;
    for (const std::string_view folder : kit::pieces(PONTLEVIS_GOLDEN_FOLDERS, ':'))
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            if (entry.path().extension() == ".txt") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

TEST_CASE("golden games are played as they are written") {
    REQUIRE(golden_files().size() >= 3);
    for (const std::filesystem::path& file : golden_files()) {
        const Result<std::string> written = kit::file_text(file);
        const Result<std::string> played = kit::replay_golden(file, kit::After::stop);

        if (!played) FAIL(played.error().text);
        INFO(file.string() << ", " << kit::first_difference(*written, *played));
        CHECK(*written == *played);
    }
}
