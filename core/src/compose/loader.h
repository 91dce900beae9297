// Brings the functions of a plugin into the process: from the library in its folder, or from a table that is
// part of the program. Called when a ruleset is composed, after all manifests have been checked.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <string>

#include "pontlevis/core/manifest.h"
#include "pontlevis/core/result.h"
#include "pontlevis/sdk/abi.h"

namespace pontlevis {

/// A plugin's functions.
struct LoadedPlugin {
    std::string build;  // hash of the library's file, in hex; "static" if part of the program
    std::map<std::string, plv_function> functions;     // by name, all of Manifest::functions()
    const void* (*query)(const char* name) = nullptr;  // optional abilities; may be null
};

/// The functions that `manifest` names, all of them. A library is opened once a process, shared by all
/// rulesets, and never closed; a file that this process has not seen before is tried in a child process first.
///
/// Errors: Fault::system if the library is missing or cannot be loaded, Fault::rules if it does not belong to
/// this engine or this manifest. The text names plugin, file, cause and remedy.
/// Threads: any; one after the other.
[[nodiscard]] Result<LoadedPlugin> load_plugin(const Manifest& manifest);

/// FOLDER/ID.so, in full. Errors: Fault::system if it is missing, no plain file, or a link that leads out of
/// the folder.
[[nodiscard]] Result<std::filesystem::path> library_file(const Manifest& manifest);

inline constexpr std::chrono::milliseconds kLoadLimit{5000};

/// Loads the plugin's library in a child process, and nothing more: code that crashes, hangs or ends the
/// program while it is loaded does so there. It shows that a file is sound, not that it is safe. POSIX only.
///
/// Errors: Fault::system with what happened.
[[nodiscard]] Result<void> try_load_in_child(const Manifest& manifest, std::chrono::milliseconds limit = kLoadLimit);

/// Compares what a plugin exports with its manifest: table, ABI, id, manifest text, bindings.
/// `file` is named in messages.
///
/// Errors: Fault::rules.
[[nodiscard]] Result<LoadedPlugin> bound_functions(const plv_expansion& table, const Manifest& manifest,
                                                   const std::string& file);

/// An error in the form that all failures to load have.
[[nodiscard]] Error cannot_load(Fault fault, const Manifest& manifest, const std::string& file,
                                const std::string& cause, const std::string& remedy);

}  // namespace pontlevis
