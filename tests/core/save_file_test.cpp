// Saves as files: an older file is never harmed, and a game that is being played is always on the disk.
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "kit/catch.h"
#include "kit/must.h"
#include "kit/random_play.h"
#include "kit/scenario.h"
#include "pontlevis/core/save.h"

using namespace pontlevis;
using kit::must;
namespace fs = std::filesystem;

namespace {

// A folder of its own for one test case, removed afterwards.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("pontlevis-save-" + std::to_string(::getpid()));  // tests run at once
    Folder() {
        fs::remove_all(path);
        fs::create_directories(path);
    }
    ~Folder() { fs::remove_all(path); }
    [[nodiscard]] std::size_t files() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(path), fs::directory_iterator()));
    }
};

std::string content(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Session new_session() { return Session(must(kit::rules_with({})), 7); }

}  // namespace

TEST_CASE("save file: written whole, and nothing else is left in the folder") {
    const Folder folder;
    const fs::path path = folder.path / "game.save";
    must(write_save(path, "old\n"));
    must(write_save(path, "new\n"));

    CHECK(content(path) == "new\n");
    CHECK(folder.files() == 1);
}

TEST_CASE("save file: a link is followed, permissions are kept") {
    const Folder folder;
    const fs::path path = folder.path / "game.save";
    must(write_save(path, "old\n"));
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("game.save", folder.path / "link.save");
    must(write_save(folder.path / "link.save", "new\n"));

    CHECK(content(path) == "new\n");
    CHECK(fs::is_symlink(folder.path / "link.save"));
    CHECK(fs::status(path).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("save file: places that cannot be written are told") {
    const Folder folder;
    const std::string name = folder.path.string();
    const auto refusal = [](const fs::path& path) {
        const Result<void> written = write_save(path, "x");
        REQUIRE_FALSE(written);
        CHECK(written.error().fault == Fault::system);
        return written.error().text;
    };

    CHECK(refusal(folder.path) == name + ": cannot be written: it is a folder; name a file in it");
    CHECK(refusal(folder.path / "no" / "game.save") ==
          name + "/no/game.save: cannot be written: there is no folder " + name + "/no; create it first");
    CHECK(refusal("/dev/null") == "/dev/null: cannot be written: it is no plain file");
    CHECK(folder.files() == 0);
}

TEST_CASE("save file: an older file survives a failure") {
    const Folder folder;
    const fs::path path = folder.path / std::string(250, 'g');  // no room for the temporary file's longer name
    std::ofstream(path) << "old\n";

    const Result<void> written = write_save(path, "new\n");

    REQUIRE_FALSE(written);
    CHECK(content(path) == "old\n");
    CHECK(folder.files() == 1);
}

TEST_CASE("save file: a writer has every decision on the disk when it was played") {
    const Folder folder;
    const fs::path path = folder.path / "game.save";
    Session session = new_session();
    kit::RandomPlayer player(1);
    SaveWriter writer = must(SaveWriter::create(path, session));
    while (!session.game().finished()) {
        must(session.play(player.choose(session.game())));
        must(writer.update(session));
        must(writer.update(session));
        if (session.record().size() % 20 < 3) REQUIRE(content(path) == to_save(session));
    }
    CHECK(content(path) == to_save(session));
    CHECK(must(load_game(must(read_save(path)))).game().hash() == session.game().hash());
}

TEST_CASE("save file: decisions taken back leave the file too") {
    const Folder folder;
    const fs::path path = folder.path / "game.save";
    Session session = new_session();
    kit::RandomPlayer player(1);
    SaveWriter first = must(SaveWriter::create(path, session));
    SaveWriter writer = std::move(first);
    kit::play_on(session, player, 40);
    must(writer.update(session));
    must(session.undo(5));
    kit::play_on(session, player, 60);  // longer than before: its length does not tell
    must(writer.update(session));

    CHECK(content(path) == to_save(session));
    CHECK(folder.files() == 1);
}

TEST_CASE("save file: reading says what is wrong with the file") {
    const Folder folder;
    const fs::path path = folder.path / "game.save";
    CHECK(read_save(path).error().text == path.string() + ": no such file");

    std::ofstream(path, std::ios::binary) << std::string(kMostSaveBytes + 1, 'x');
    CHECK(read_save(path).error().fault == Fault::limit);
}
