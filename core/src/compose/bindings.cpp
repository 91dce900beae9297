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
    if (point == PLV_BIND_SCORE_SHEET) return "a handler of score.sheet";
    return point == PLV_BIND_STEP ? "a step" : "something unknown";
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

    plv_function take(const std::string& name, std::uint32_t point) {
        known_.push_back(name);
        const auto row =
            std::find_if(rows_.begin(), rows_.end(), [&](const plv_binding& one) { return one.name == name; });
        if (row == rows_.end()) {
            problems_.push_back(fmt::format("\"{}\" is {} of the manifest, but not bound", name, word_for(point)));
            return {};
        }
        if (row->point != point) {
            problems_.push_back(fmt::format("\"{}\" is {} in the manifest, but bound as {}", name, word_for(point),
                                            word_for(row->point)));
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
        if (row.name == nullptr || row.function.step == nullptr) {
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

std::uint32_t point_of(const HandlerDecl& handler) { return handler.point == "score.sheet" ? PLV_BIND_SCORE_SHEET : 0; }

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
    for (const HandlerDecl& handler : manifest.handlers)
        plugin.handlers.push_back(bindings.take(handler.name, point_of(handler)));
    for (const StepDecl& step : manifest.steps) plugin.steps.push_back(bindings.take(step.name, PLV_BIND_STEP));
    if (const std::string cause = bindings.problems(); !cause.empty()) return refused(cause);
    return plugin;
}

}  // namespace pontlevis
