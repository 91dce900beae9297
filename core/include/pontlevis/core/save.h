// Saves: a game as JSON lines, from which it is played again and checked, decision by decision. A header
// line carries the config, so that a save needs no other file; the format is docs/notation.md, "Saves".
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pontlevis/core/lock.h"
#include "pontlevis/core/named.h"
#include "pontlevis/core/result.h"
#include "pontlevis/core/session.h"

namespace pontlevis {

inline constexpr int kSaveVersion = 1;
inline constexpr std::size_t kMostSaveBytes = std::size_t{32} << 20;  // the longest possible game has about 13 MiB

struct SavedDecision {
    int line = 0;
    std::uint32_t n = 0;              // counted from 1, chance included
    std::optional<std::string> seat;  // who decided; none: chance
    NamedOption option;
    std::uint64_t hash = 0;  // of the state after it
};

struct SavedResult {
    std::vector<std::pair<std::string, std::int32_t>> scores;  // in the order of the seats
    std::uint32_t tiles = 0;                                   // laid, the start tile included
    std::vector<std::string> winners;                          // several on a tie (BASE-21)
    friend bool operator==(const SavedResult&, const SavedResult&) = default;
};

/// A save as read; nothing of it has been played yet.
struct SaveFile {
    std::string name;    // the file's name as messages show it
    std::string engine;  // the version that wrote it
    std::string rules;   // digest
    std::string build;   // digest of the binaries
    std::vector<LockedPart> parts;  // of the rules: what differs is told by name
    std::string config;  // as to_toml writes it
    std::uint64_t seed = 0;
    Session::Chance chance = Session::Chance::engine;
    std::vector<std::string> seats;
    std::vector<SavedDecision> decisions;
    std::optional<SavedResult> result;  // none: the game was not finished
    int result_line = 0;
};

// ---- writing --------------------------------------------------------------------------------------

/// The whole save: the header, a line a decision, and the result if the game is finished.
[[nodiscard]] std::string to_save(const Session& session);

/// Replaces the file at `path` by `text`, at once or not at all: an older file stays as it was until the new
/// one is complete on the disk. A link is followed.
///
/// Errors: Fault::system: what cannot be written and why.
[[nodiscard]] Result<void> write_save(const std::filesystem::path& path, std::string_view text);

/// Keeps a file up to date with a session while it is played. The file ends with a complete line at all
/// times, so that it loads even if the program was killed.
class SaveWriter {
public:
    /// Replaces the file at `path` as write_save does; from then on it belongs to `session`.
    [[nodiscard]] static Result<SaveWriter> create(std::filesystem::path path, const Session& session);

    SaveWriter(SaveWriter&& other) noexcept;
    SaveWriter& operator=(SaveWriter&& other) noexcept;
    ~SaveWriter();

    /// Appends what the session played since the last call; writes all anew where decisions were taken back.
    ///
    /// Errors: Fault::system; the file then still is what it was after the last call that succeeded.
    [[nodiscard]] Result<void> update(const Session& session);

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    explicit SaveWriter(std::filesystem::path path) : path_(std::move(path)) {}
    Result<void> rewrite(const Session& session);

    std::filesystem::path path_;
    int file_ = -1;            // open for appending
    std::size_t size_ = 0;     // bytes of complete lines
    std::size_t written_ = 0;  // decisions
    std::uint32_t rewinds_ = 0;
};

// ---- reading --------------------------------------------------------------------------------------

/// Reads a save's text; `name` is the file's name as messages show it.
///
/// Errors: Fault::input, "name:line: what": no save, another version, a line that is cut off or lacks
/// something; Fault::limit for one that is too large.
[[nodiscard]] Result<SaveFile> parse_save(std::string_view text, std::string_view name);

/// As parse_save; and Fault::system for a file that cannot be read.
[[nodiscard]] Result<SaveFile> read_save(const std::filesystem::path& path);

struct LoadOptions {
    std::optional<std::uint32_t> to;  // play up to this decision; none: to the end
    bool other_rules = false;         // play also if the rules are not those of the save
    bool strict = false;              // refuse also the same rules by other binaries
    const Catalog* catalog = nullptr; // the plugins that are installed; null: none
};

/// Composes the rules, plays the decisions, and checks seat, option and hash of each, and the result.
/// Where the save ends in the middle of a game, the session goes on from there.
///
/// Errors: the first difference, "name:line: decision n ...", with what was expected and what was got
/// (Fault::input; Fault::option for an illegal option); Fault::rules if the rules differ, each difference by
/// name, or cannot be composed.
[[nodiscard]] Result<Session> load_game(const SaveFile& save, const LoadOptions& options = {});

/// What of the binaries that play here is not what played the save, by name; for a host to warn of. The rules
/// are the same, so the game is too, unless one of them is wrong.
[[nodiscard]] std::vector<std::string> build_differences(const SaveFile& save, const Ruleset& rules);

}  // namespace pontlevis
