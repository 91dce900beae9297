// Whether a plugin's table belongs to this engine and to its manifest.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>

#include "compose/loader.h"
#include "pontlevis/core/nearest.h"

namespace pontlevis {
namespace {

constexpr std::uint32_t kLeastTable = offsetof(plv_expansion, query);  // what the first version had
constexpr std::uint32_t kLeastBinding = sizeof(plv_binding);
constexpr std::uint32_t kMostBindings = 4096;  // far above any plugin; a wild number means a damaged table

// A row or table of a plugin, which may be shorter or longer than ours.
template <class Row>
Row copied(const void* from, std::uint32_t size) {
    Row row{};
    std::memcpy(&row, from, std::min<std::size_t>(size, sizeof(Row)));
    return row;
}

std::string wrong_abi(const plv_expansion& table) {
    const std::uint32_t major = table.abi >> 16;
    if (major == PLV_ABI_MAJOR) return {};
    return fmt::format("it is built for version {} of the boundary, this engine has version {}", major, PLV_ABI_MAJOR);
}

std::string wrong_table(const plv_expansion& table) {
    if (table.id == nullptr || table.manifest == nullptr) return "its table names no id or manifest";
    if (table.binding_count > 0 && table.bindings == nullptr) return "its table of bindings is missing";
    if (table.binding_count > kMostBindings) return fmt::format("its table lists {} bindings", table.binding_count);
    if (table.binding_count > 0 && table.binding_size < kLeastBinding) return "the rows of its table are too short";
    return {};
}

std::string wrong_manifest(const plv_expansion& table, const Manifest& manifest) {
    if (manifest.id != table.id) return fmt::format("it is the library of {}", quoted(table.id));
    const auto difference = manifest_difference(table.manifest, manifest.text);
    if (!difference) return {};
    return fmt::format("it is built from another plugin.toml than {}; its own differs at {}", manifest.file,
                       *difference);
}

const char* word_for(std::uint32_t point) {
    switch (point) {
        case PLV_BIND_SCORE_SHEET: return "a handler of score.sheet";
        case PLV_BIND_RUN: return "a function that runs";
        case PLV_BIND_OPTIONS: return "a function that offers options";
        case PLV_BIND_VETO: return "a veto";
        case PLV_BIND_WEIGHT: return "a handler of score.weight";
        case PLV_BIND_OWNERS: return "a handler of score.owners";
        case PLV_BIND_RULE: return "an answer to a rule";
        default: return "something unknown";
    }
}

/// The table's bindings against the names of the manifest, one after the other.
class Bindings {
public:
    explicit Bindings(const plv_expansion& table) {
        for (std::uint32_t i = 0; i < table.binding_count; ++i) {
            const char* row = reinterpret_cast<const char*>(table.bindings) + std::size_t{table.binding_size} * i;
            add(copied<plv_binding>(row, table.binding_size));
        }
    }

    plv_function take(const FunctionDecl& function) {
        known_.push_back(function.name);
        const auto row =
            std::find_if(rows_.begin(), rows_.end(), [&](const plv_binding& one) { return one.name == function.name; });
        if (row == rows_.end()) {
            problems_.push_back(fmt::format("\"{}\", {}, is named by {} of the manifest, but not bound", function.name, word_for(function.bind), function.part));
            return {};
        }
        if (row->point != function.bind) {
            problems_.push_back(fmt::format("\"{}\" is {} ({} of the manifest), but bound as {}", function.name, word_for(function.bind),
                                            function.part, word_for(row->point)));
        }
        return row->function;
    }

    /// What is wrong, after all names of the manifest were taken; empty if nothing is.
    [[nodiscard]] std::string problems() {
        for (const plv_binding& row : rows_) {
            if (std::find(known_.begin(), known_.end(), row.name) == known_.end())
                problems_.push_back(fmt::format("{} is bound, but not in the manifest; {}", quoted(row.name),
                                                perhaps(row.name, known_)));
        }
        return fmt::format("{}", fmt::join(problems_, "; "));
    }

private:
    void add(const plv_binding& row) {
        if (row.name == nullptr || row.function.run == nullptr) {
            problems_.push_back("a binding has no name or function");
            return;
        }
        const std::string_view name = row.name;
        if (std::any_of(rows_.begin(), rows_.end(), [&](const plv_binding& one) { return one.name == name; }))
            problems_.push_back(fmt::format("{} is bound twice", quoted(name)));
        rows_.push_back(row);
    }

    std::vector<plv_binding> rows_;
    std::vector<std::string> known_, problems_;
};

}  // namespace

Result<LoadedPlugin> bound_functions(const plv_expansion& exported, const Manifest& manifest, const std::string& file) {
    const auto refused = [&](const std::string& cause) {
        return cannot_load(Fault::rules, manifest, file, cause,
                           "build it again from this plugin.toml, with this engine's SDK");
    };
    if (exported.size < kLeastTable)
        return refused(fmt::format("its table has {} bytes, at least {} are needed", exported.size, kLeastTable));
    const auto table = copied<plv_expansion>(&exported, exported.size);
    for (const std::string& cause : {wrong_abi(table), wrong_table(table)}) {
        if (!cause.empty()) return refused(cause);
    }
    if (const std::string cause = wrong_manifest(table, manifest); !cause.empty()) return refused(cause);

    LoadedPlugin plugin;
    plugin.query = table.query;
    Bindings bindings(table);
    for (const FunctionDecl& function : manifest.functions()) plugin.functions[function.name] = bindings.take(function);
    if (const std::string cause = bindings.problems(); !cause.empty()) return refused(cause);
    return plugin;
}

}  // namespace pontlevis
