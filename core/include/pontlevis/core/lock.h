// Locks: what a config was composed of, noted down beside it, so that a table cannot change unseen when a plugin
// is updated. Saves carry the same parts. The file format is docs/notation.md, "Lock files".
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "pontlevis/core/result.h"
#include "pontlevis/core/ruleset.h"

namespace pontlevis {

inline constexpr int kLockVersion = 1;

/// The base game or an expansion as it took part.
struct LockedPart {
    std::string id;       // "base", or an expansion's
    std::string version;  // of the base game: the engine's
    std::string digest;   // of its rules and tiles
    std::string build;    // hash of its library; empty without code
    std::string edition;  // of its tiles; empty without
    std::uint32_t tiles = 0;
    bool rules = true;  // false: only its tiles
    std::vector<std::string> elements;           // that are on, sorted
    std::map<std::string, std::string> options;  // with their values, as a config writes them
    friend bool operator==(const LockedPart&, const LockedPart&) = default;
};

struct Lock {
    std::string name;                     // the file's name as messages show it; equality leaves it out
    std::string rules, build;             // digests
    std::uint32_t players = 0;            // how many
    std::map<std::string, int> figures;   // of a kind per player
    std::vector<std::string> steps;       // of plugins, in the order in which they run
    std::vector<LockedPart> parts;        // the base game, then expansions by id
    friend bool operator==(const Lock& a, const Lock& b) {
        return a.rules == b.rules && a.build == b.build && a.players == b.players && a.figures == b.figures &&
               a.steps == b.steps && a.parts == b.parts;
    }
};

/// One difference a line: "lakes-and-mills: version 1.0.0 locked, 1.1.0 installed".
struct Differences {
    std::vector<std::string> rules;  // another game is played
    std::vector<std::string> build;  // the same game by other binaries
    [[nodiscard]] bool none() const { return rules.empty() && build.empty(); }
};

[[nodiscard]] Lock lock_of(const Ruleset& rules);
[[nodiscard]] std::vector<LockedPart> parts_of(const Ruleset& rules);

/// Where the lock of a config is: configs/evening.lock.toml for configs/evening.toml.
[[nodiscard]] std::filesystem::path lock_path(const std::filesystem::path& config);

[[nodiscard]] std::string to_toml(const Lock& lock);

/// Replaces the file at `path`, at once or not at all.
///
/// Errors: Fault::system.
[[nodiscard]] Result<void> write_lock(const std::filesystem::path& path, const Lock& lock);

/// Errors: Fault::input with all problems, "name:line: what"; Fault::limit for a text of more than 1 MiB.
[[nodiscard]] Result<Lock> parse_lock(std::string_view toml, std::string_view name);

/// Errors: as parse_lock, and Fault::system for a file that is missing or cannot be read.
[[nodiscard]] Result<Lock> read_lock(const std::filesystem::path& path);

/// What is different, by name. Never silent: where the digests differ and nothing else does, that is told.
[[nodiscard]] Differences differences(const Lock& locked, const Ruleset& rules);

/// What is different between parts; `then` is the word for the older ones: "locked", "saved".
[[nodiscard]] Differences differences(const std::vector<LockedPart>& older, const Ruleset& rules, std::string_view then);

/// Refuses rules that are not exactly the locked ones, binaries included.
///
/// Errors: Fault::rules with every difference.
[[nodiscard]] Result<void> check_lock(const Lock& locked, const Ruleset& rules);

/// Refuses rules in which only ids decide about the order of two steps that touch the same.
///
/// Errors: Fault::rules with every such pair and the line of a config that decides it.
[[nodiscard]] Result<void> check_order(const Ruleset& rules);

}  // namespace pontlevis
